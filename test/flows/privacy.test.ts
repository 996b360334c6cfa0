/** What is kept of a person is shown to that person, and goes when that is wished. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { SPOKEN_OF } from '../../src/store/history.ts';
import { bytesIn, dataDir } from './data-dir.ts';
import { type Flow, MINUTE, openSample } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { words } from './reading.ts';
import { readSettings, saveSettings } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';
const DIRECT = { channel: 'D0SAM00001' };
const SAM = 'U0SAM00001';
const ADDRESS = { PUBLIC_URL: 'https://coursebell.example.org' };

/** The page that stands open before sam, when it says something. */
function page({ slack, until }: Flow, text: string): Promise<SlackView> {
  return until(() => slack.workspace.stack(SAM).find((view) => words(view).includes(text)));
}

/** Presses the button under something, and waits for the page. */
async function open(flow: Flow, under: SlackMessage | SlackView, text: string): Promise<SlackView> {
  await flow.slack.click(under, 'privacy.show');
  return page(flow, text);
}

describe('what is kept of a person', () => {
  test('is nothing at first, and there is nothing to erase', async () => {
    const flow = await openSample();
    const { message } = await flow.command('/course settings', DIRECT);
    const view = await open(flow, message, 'I keep nothing about you');
    expect(view.view).not.toHaveProperty('submit');
  });

  test('is shown in full: follows, look-ups, choices, feed and the opening of Home', async () => {
    const flow = await openSample({ env: ADDRESS });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.command(`/course ${OTHER}`);
    await saveSettings(flow, { quietFrom: '1380' });
    const home = await openHome(flow);
    await makeFeed(flow, home);
    const shown = words(await open(flow, await says(flow, 'You follow 1 course'), CODE));
    for (const told of [CODE, OTHER, 'your own settings', 'fingerprint', 'last opened the Home tab']) {
      expect(shown).toContain(told);
    }
  });

  test('is what was talked about, for as long as it counts and no longer', async () => {
    const flow = await openSample();
    await flow.direct('when does the exam take place?');
    await flow.direct(`when does ${CODE} start?`);
    await flow.direct('rooms 78025');
    const { message: mine } = await flow.command('/course settings', DIRECT);
    const shown = words(await open(flow, mine, CODE));
    expect(shown).toContain(
      'Courses in the latest answers: in threads for 24 h, in our direct conversation for 30 min',
    );
    expect(shown).toContain('what you asked last');
    await flow.slack.closeView(flow.slack.workspace.modals.at(-1) ?? expect.fail('no page'));
    expect((await flow.direct('when does it end?')).answer.text).toContain('Software Engineering Project');
    flow.pass(31 * MINUTE);
    expect((await flow.direct('when does it end?')).answer.text).not.toContain(
      'Software Engineering Project',
    );
    await flow.app.round();
    const { message: later } = await flow.command('/course settings', DIRECT);
    expect(words(await open(flow, later, 'looked up recently'))).not.toContain('latest answers');
  });

  test('the page about privacy names the times that count', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
    const row = page.split('\n').find((line) => line.includes('buttons of the last answer')) ?? '';
    const [, , , times = ''] = row.split('|').map((cell) => cell.trim());
    expect(SPOKEN_OF).toEqual({ thread: 24 * 60 * MINUTE, direct: 30 * MINUTE });
    expect(times).toBe('a day; 30 minutes');
  });

  test('is what channels follow since the person set it up, where nothing else is', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`);
    const { message: mine } = await flow.command('/course settings', DIRECT);
    const view = await open(flow, mine, 'because you set them up');
    expect(words(view)).toContain(CODE);
    await flow.slack.closeView(view);
    await eraseAll(flow, mine);
    const { message: after } = await flow.command('/course settings', DIRECT);
    await open(flow, after, 'I keep nothing about you');
  });

  test('is how reminders came, once nothing is followed any more', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.command(`/course unfollow ${CODE}`, DIRECT);
    const { message } = await flow.command('/course settings', DIRECT);
    expect(words(await open(flow, message, 'how reminders reach you'))).toContain('can’t be undone');
  });

  test('of one person is not shown to another', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, { channel: 'U0AINO0002', user: 'aino' });
    const { message } = await flow.command('/course settings', DIRECT);
    expect(words(await open(flow, message, 'I keep nothing about you'))).not.toContain(CODE);
  });
});

async function makeFeed(flow: Flow, home: SlackView): Promise<void> {
  await flow.slack.click(home, 'calendar.make-feed');
  const form = await flow.until(() => flow.slack.workspace.stack(SAM)[0]);
  await flow.slack.submit(form, {});
  const shown = await flow.until(() => {
    const [view] = flow.slack.workspace.stack(SAM);
    return view && words(view).includes('shown only now') ? view : undefined;
  });
  await flow.slack.closeView(shown);
}

const ERASED = 'What I kept about you is erased.';

/** Shows what is kept, and has it erased. */
async function eraseAll(flow: Flow, under: SlackMessage | SlackView, comes = ERASED): Promise<void> {
  const view = await open(flow, under, 'can’t be undone');
  expect(await flow.slack.click(view, 'privacy.erase')).toMatchObject({ status: 200 });
  await flow.slack.closeView(await page(flow, comes));
}

describe('erasing', () => {
  test('takes everything of the person, and what Slack holds; Home shows it at once', async () => {
    const flow = await openSample({ env: ADDRESS });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.until(() => (flow.slack.scheduled.length > 0 ? true : undefined));
    await flow.command(`/course ${OTHER}`);
    await saveSettings(flow, { language: 'en', quietFrom: '1380' });
    await makeFeed(flow, await openHome(flow));
    await eraseAll(flow, await says(flow, 'Revoke'));
    // What was followed and looked up would stand in the place of the welcome.
    expect(words(await says(flow, 'Welcome to Coursebell'))).not.toContain('Revoke');
    await flow.until(() => (flow.slack.scheduled.length === 0 ? true : undefined));
    expect(await readSettings(flow)).toMatchObject({ language: 'slack', quietFrom: '1200' });
    const { message } = await flow.command('/course settings', DIRECT);
    await open(flow, message, 'I keep nothing about you');
  });

  test('leaves what others and channels follow, without saying who set it up', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`);
    await flow.command(`/course follow ${OTHER}`, { channel: 'U0AINO0002', user: 'aino' });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const AINO = { user: 'aino' };
    expect((await flow.command('/course following', AINO)).message.text).toContain(`<@${SAM}>`);
    const { message } = await flow.command('/course settings', DIRECT);
    await eraseAll(flow, message);
    const { message: list } = await flow.command('/course following', AINO);
    expect(list.text).toContain(CODE);
    expect(list.text).not.toContain(SAM);
    const mine = await flow.command('/course following', { channel: 'U0AINO0002', user: 'aino' });
    expect(mine.message.text).toContain(OTHER);
  });

  test('in an outage of Slack has the reminders taken back when it is over', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.until(() => (flow.slack.scheduled.length > 0 ? true : undefined));
    const { message } = await flow.command('/course settings', DIRECT);
    flow.slack.fail('chat.deleteScheduledMessage', 500);
    await eraseAll(flow, message, 'Slack still holds');
    await flow.until(() => flow.log.find(({ kind }) => kind === 'pass'));
    expect(flow.slack.scheduled).toHaveLength(1);
    await flow.app.round();
    expect(flow.slack.scheduled).toHaveLength(0);
  });

  test('is done again where something has been kept since', async () => {
    const flow = await openSample();
    await flow.command(`/course ${CODE}`);
    const { message } = await flow.command('/course settings', DIRECT);
    await eraseAll(flow, message);
    await flow.command(`/course ${OTHER}`);
    const kept = await open(flow, message, OTHER);
    expect(words(kept)).not.toContain(CODE);
    await flow.slack.closeView(kept);
    await eraseAll(flow, message);
    await open(flow, message, 'I keep nothing about you');
  });

  test('asks once more, in red, and says what becomes of reminders', async () => {
    const flow = await openSample();
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const { message } = await flow.command('/course settings', DIRECT);
    const view = await open(flow, message, 'can’t be undone');
    expect(view.view, 'no green button of the page itself').not.toHaveProperty('submit');
    const [erase] = interactiveElements(view.view.blocks).filter(
      ({ element }) => element['action_id'] === 'privacy.erase',
    );
    expect(erase?.element).toMatchObject({ style: 'danger', confirm: { style: 'danger' } });
    expect(words(view)).toMatch(
      /reminders end.*Slack already holds.*within ten minutes.*channels follow stay/s,
    );
  });

  test('leaves the person’s id in no file of the data folder once the page says that all is erased', async () => {
    const folder = dataDir();
    const flow = await openSample({ env: { ...ADDRESS, DATA_DIR: folder } });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await flow.command(`/course follow ${OTHER}`);
    await flow.until(() => (flow.slack.scheduled.length > 0 ? true : undefined));
    await flow.command(`/course ${OTHER}`);
    await saveSettings(flow, { language: 'en', quietFrom: '1380' });
    await makeFeed(flow, await openHome(flow));
    expect(bytesIn(folder)).toContain(SAM);
    await eraseAll(flow, await says(flow, 'Revoke'));
    const left = bytesIn(folder);
    expect(left).toContain(OTHER);
    expect(left).not.toContain(SAM);
  });

  test('does not call the id gone while a reminder can’t be taken back, and has it gone soon after', async () => {
    const folder = dataDir();
    const flow = await openSample({ env: { DATA_DIR: folder } });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const [reminder] = await flow.until(() =>
      flow.slack.scheduled.length > 0 ? flow.slack.scheduled : undefined,
    );
    flow.pass((reminder?.postAt ?? 0) * 1_000 - Date.now() - 5 * MINUTE);
    const { message } = await flow.command('/course settings', DIRECT);
    await eraseAll(flow, message, 'sent it within fifteen minutes');
    expect(bytesIn(folder)).toContain(SAM);
    flow.pass(6 * MINUTE);
    await flow.app.round();
    await flow.app.round();
    expect(bytesIn(folder)).not.toContain(SAM);
  });
});
