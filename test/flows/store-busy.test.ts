/** Another program holds the lock of the embedded store, as a tool does that copies or repairs it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { dataDir } from './data-dir.ts';
import { openSample } from './harness.ts';

const COURSE = 'TX00EY23-3015';

/** The app, and another program at its file. */
async function openLocked() {
  const folder = dataDir();
  const flow = await openSample({ env: { DATA_DIR: folder, LIMIT_PER_USER: '0' } });
  const other = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  onTestFinished(() => other.close());
  const follows = () =>
    other
      .prepare('select code from follows order by rowid')
      .all()
      .map(({ code }) => code);
  return { flow, other, follows };
}

test('look-ups and health go on, who waits is told so, and what is written comes through in its order', async () => {
  const { flow, other, follows } = await openLocked();
  const own = (user: string) => flow.slack.workspace.messages.filter(({ onlyFor }) => onlyFor === user);
  await flow.command(`/course ${COURSE}`, { user: 'aino' });
  await flow.app.round();
  other.exec('begin immediate');
  const [first, second] = ['TX00EW54-3008', COURSE];
  const asks = async (user: string, text: string): Promise<void> =>
    expect(await flow.slack.command('#it-courses', user, text)).toMatchObject({ status: 200, body: '' });
  await asks('sam', `/course follow ${first}`);
  const waiting = await flow.until(() => own('U0SAM00001')[0]);
  expect(waiting.text).toBe('Looking it up…');
  const answer = await flow.command(`/course ${COURSE}`, { user: 'aino' });
  expect(answer.message.text).toContain(COURSE);
  await asks('aino', `/course follow ${second}`);
  for (const path of ['live', 'ready'])
    expect((await fetch(`${flow.url}/health/${path}`)).status, path).toBe(200);
  expect(follows()).toEqual([]);
  other.exec('commit');
  await flow.until(() => (follows().length === 2 ? true : undefined));
  expect(follows()).toEqual([first, second]);
  await flow.until(() => (waiting.text.includes('TX00EW54') ? true : undefined));
  await flow.app.round();
});
