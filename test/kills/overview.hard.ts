/** SIGKILL at each moment of handing over the overviews of a week: each comes, once. */
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { HOUR, MINUTE } from './campus.ts';
import { openOnDisk } from './kills.ts';

/** Monday, 8:00 in UTC, the zone of the campus. */
const MONDAY = Date.UTC(2026, 10, 23, 8);
const TARGETS = ['C0COURSES1', 'U0SAM00001'];

test.each([
  ['before reminders.put', 1],
  ['after reminders.put', 1],
  ['before chat.scheduleMessage', 1],
  ['after chat.scheduleMessage', 1],
  ['before reminders.put', 2],
  ['after reminders.put', 2],
  ['before chat.scheduleMessage', 2],
  ['after chat.scheduleMessage', 2],
  ['before reminders.put', 4],
  ['after reminders.put', 4],
])('killed %s for the %d. time, the overviews of a channel and a person come once', async (name, nth) => {
  const { campus, dataDir } = await openOnDisk(1);
  const store = await openStore({ dataDir });
  for (const target of TARGETS) {
    const key = { workspace: 'T0CAMPUS01', target };
    const settings = (await store.targets.get(key))?.settings;
    if (!settings) throw new TypeError('no such target');
    await store.targets.change(key, { settings: { ...settings, weekly: campus.now() } });
  }
  await store.close();
  // By then the course's own reminders are past.
  campus.pass(MONDAY - 30 * HOUR - campus.now());
  const killed = campus.start();
  await killed.open({ dataDir }, campus.now());
  expect(await killed.roundUntil(campus.now(), { name, nth })).toMatchObject({ is: 'waiting' });
  await killed.kill();
  campus.pass(2 * MINUTE);
  const next = campus.start();
  await next.open({ dataDir }, campus.now());
  for (const wait of [0, 20 * HOUR, 10 * HOUR, HOUR]) {
    campus.pass(wait);
    await next.round(campus.now());
  }
  const texts = campus.slack.workspace.messages.map(({ text }) => text);
  for (const target of TARGETS)
    expect(texts.filter((text) => text.startsWith(`${target} week `))).toEqual([`${target} week ${MONDAY}`]);
});
