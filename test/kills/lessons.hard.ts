/** SIGKILL at each moment of noticing and telling changed lessons: what has changed is told once to each follower. */
import { expect, test } from 'vitest';
import { type Campus, HOUR, MINUTE } from './campus.ts';
import { openOnDisk } from './kills.ts';
import type { Moment } from './orders.ts';

const TARGETS = ['C0COURSES1', 'U0SAM00001'];
const CODE = 'TX00AA00-3001';

/** Reads the lessons, changes them, has a process killed at a moment of its round, and goes on with another. */
async function killedAt(moment: Moment, change: (campus: Campus) => void, readings: number): Promise<Campus> {
  const { campus, dataDir } = await openOnDisk(1);
  let killed = campus.start();
  await killed.open({ dataDir }, campus.now());
  await killed.round(campus.now());
  change(campus);
  for (let nth = 1; nth < readings; nth += 1) {
    campus.pass(2 * MINUTE);
    await killed.round(campus.now());
  }
  campus.pass(2 * MINUTE);
  const word = await killed.roundUntil(campus.now(), moment);
  expect(word).toMatchObject({ is: 'waiting' });
  await killed.kill();
  campus.pass(2 * MINUTE);
  killed = campus.start();
  await killed.open({ dataDir }, campus.now());
  for (const wait of [0, MINUTE, HOUR]) {
    campus.pass(wait);
    await killed.round(campus.now());
  }
  return campus;
}

const toldOf = ({ slack }: Campus, target: string): string[] =>
  slack.workspace.messages.map(({ text }) => text).filter((text) => text.startsWith(`${target} lessons `));

const MOMENTS: readonly (readonly [string, number])[] = [
  ['before lessons.of', 1],
  ['before lessons.put', 1],
  ['after lessons.put', 1],
  ['after follows.untoldLessons', 1],
  ['before reminders.put', 1],
  ['after reminders.put', 1],
  ['before chat.scheduleMessage', 1],
  ['after chat.scheduleMessage', 1],
  ['before chat.scheduleMessage', 2],
  ['after chat.scheduleMessage', 2],
  ['before follows.toldLessons', 1],
  ['after follows.toldLessons', 1],
  ['before follows.toldLessons', 2],
  ['after follows.toldLessons', 2],
];

test.each(MOMENTS)('killed %s for the %d. time, a lesson that moves is told once', async (name, nth) => {
  const campus = await killedAt({ name, nth }, ({ moveLessons }) => moveLessons([CODE]), 1);
  for (const target of TARGETS)
    expect(toldOf(campus, target)).toEqual([
      expect.stringMatching(`${CODE}/\\d+=${campus.lessons.get(CODE)}$`),
    ]);
  const { there, owed } = campus.ledger.balance(campus.now());
  expect(there).toEqual(owed);
});

test.each(MOMENTS)('killed %s for the %d. time, a lesson that is removed is told once', async (name, nth) => {
  const campus = await killedAt({ name, nth }, ({ lessons }) => lessons.delete(CODE), 2);
  for (const target of TARGETS) expect(toldOf(campus, target)).toEqual([expect.stringMatching(/=none$/)]);
});
