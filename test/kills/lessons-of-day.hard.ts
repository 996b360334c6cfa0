/** SIGKILL at each moment of handing over the lessons of a day and reminders before them, and of correcting these: each comes, once. */
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { HOUR, MINUTE } from './campus.ts';
import { openOnDisk } from './kills.ts';

/** A Monday in UTC, the zone of the campus. */
const DAY = Date.UTC(2026, 10, 23);
const SEVEN = DAY + 7 * HOUR;
const NINE = DAY + 9 * HOUR;
const CHANNEL = 'C0COURSES1';
const PERSON = 'U0SAM00001';

const STEPS = ['reminders.put', 'chat.scheduleMessage', 'reminders.delete', 'chat.deleteScheduledMessage'];
const MOMENTS = STEPS.flatMap((step) =>
  [1, 2, 3].flatMap((nth) => [
    [`before ${step}`, nth],
    [`after ${step}`, nth],
  ]),
) as [string, number][];

test.each(MOMENTS)('killed %s for the %d. time, what is right comes once', async (name, nth) => {
  const { campus, dataDir } = await openOnDisk(1);
  const [code = ''] = campus.courses.keys();
  const teach = (starts: number): void => void campus.lessons.set(code, starts);
  const store = await openStore({ dataDir });
  for (const target of [CHANNEL, PERSON]) {
    const key = { workspace: 'T0CAMPUS01', target };
    const settings = (await store.targets.get(key))?.settings;
    if (!settings) throw new TypeError('no such target');
    const since = campus.now();
    const leads = { 'lesson-30m': since };
    await store.targets.change(key, { settings: { ...settings, leads, daily: { at: 7 * 60, since } } });
  }
  await store.close();
  // By then the course's own reminders are past.
  campus.pass(SEVEN - 20 * HOUR - campus.now());
  teach(NINE);
  // What is held is corrected; so each of these steps is met, of a message that replaces another.
  if (name.includes('delete')) {
    const first = campus.start();
    await first.open({ dataDir }, campus.now());
    await first.round(campus.now());
    await first.kill();
    campus.pass(HOUR);
    teach(NINE + HOUR);
  }
  const killed = campus.start();
  await killed.open({ dataDir }, campus.now());
  expect(await killed.roundUntil(campus.now(), { name, nth })).toMatchObject({ is: 'waiting' });
  await killed.kill();
  if (!name.includes('delete')) teach(NINE + HOUR);
  campus.pass(2 * MINUTE);
  const next = campus.start();
  await next.open({ dataDir }, campus.now());
  for (const wait of [0, 10 * HOUR, 7 * HOUR, 4 * HOUR, HOUR, HOUR]) {
    campus.pass(wait);
    await next.round(campus.now());
  }
  const texts = campus.slack.workspace.messages.map(({ text }) => text);
  const told = texts.filter((text) => / (?:today|lessons?) /.test(text));
  const moved = NINE + HOUR;
  const news = expect.stringMatching(` lessons ${code}/\\d+=${moved}$`);
  expect(told.toSorted()).toEqual([
    news,
    `${CHANNEL} today ${moved}`,
    `${PERSON} lesson ${code} ${moved} ${moved - 30 * MINUTE}`,
    news,
    `${PERSON} today ${moved}`,
  ]);
});
