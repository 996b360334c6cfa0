/** A process with the real clock, whose files are read from outside while it runs. */
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { eventually } from '../fixtures/patience.ts';
import { bytesIn } from './data-dir.ts';
import { isApps } from './harness.ts';
import { words } from './reading.ts';
import { type Running, runApp } from './running.ts';
import { plenty } from './upstream-rows.ts';

const SAM = 'U0SAM00001';
const CODE = 'TX00EY23-3015';
const ERASED = 'What I kept about you is erased.';

/** The app's message to sam that holds a text. */
function told({ slack }: Running, text: string): Promise<SlackMessage> {
  return slack.until(() =>
    slack.workspace.messages.find(
      (each) => isApps(each) && each.onlyFor === SAM && words(each).includes(text),
    ),
  );
}

function page({ slack }: Running, text: string): Promise<SlackView> {
  return slack.until(() => slack.workspace.stack(SAM).find((view) => words(view).includes(text)));
}

/** Sam follows courses, directly and in a channel. */
async function follow(app: Running): Promise<void> {
  const { slack } = app;
  await slack.command('D0SAM00001', SAM, `/course follow ${CODE}`);
  await told(app, CODE);
  await slack.command('#it-courses', SAM, '/course follow TX00EY23-3016');
  await told(app, 'TX00EY23-3016');
}

/** Sam presses **Erase everything**. */
async function erase(app: Running): Promise<void> {
  const { slack } = app;
  await slack.command('D0SAM00001', SAM, '/course settings');
  await slack.click(await told(app, 'My data'), 'privacy.show');
  await slack.click(await page(app, CODE), 'privacy.erase');
}

test('once a person is told that all is erased, no file of the running process holds their id', async () => {
  const app = await runApp(plenty);
  await follow(app);
  expect(bytesIn(dirname(app.file))).toContain(SAM);
  await erase(app);
  await page(app, ERASED);
  const left = bytesIn(dirname(app.file));
  expect(left).toContain('C0COURSES1');
  expect(left).not.toContain(SAM);
});

test('a person is not told that all is erased while another program reads the store', async () => {
  const app = await runApp(plenty);
  // Closing a file gives up all locks of this process on it: so its bytes are not read before the end.
  const reader = new DatabaseSync(app.file, { readOnly: true });
  reader.exec('begin');
  reader.prepare('select * from follows').all();
  await follow(app);
  await erase(app);
  const said = words(await page(app, 'another program'));
  expect(said).not.toContain(ERASED);
  reader.exec('commit');
  reader.close();
  await eventually(() => expect(bytesIn(dirname(app.file))).not.toContain(SAM));
});
