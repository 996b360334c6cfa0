/** SIGKILL at named moments, and what it comes to when the app stays away: see `docs/promises.md`. */
import { expect, test } from 'vitest';
import { type Campus, MINUTE } from './campus.ts';
import { openOnDisk } from './kills.ts';
import type { Moment } from './orders.ts';
import type { Replica } from './replica.ts';

const CODE = 'TX00AA00-3001';
/** The first message and the second of a pass that posts or schedules both. */
const [CHANNEL, PERSON] = ['C0COURSES1', 'U0SAM00001'];

interface Stage {
  readonly campus: Campus;
  readonly dataDir: string;
  /** Makes a round at the present time. */
  round(): Promise<void>;
  /** Kills the process at a moment of its round. */
  killAt(moment: Moment): Promise<void>;
}

/** One course, which a channel and a person follow. After a kill the next process is ready to go on. */
async function openStage(leaseMs?: number): Promise<Stage> {
  const { campus, dataDir } = await openOnDisk(1);
  let replica: Replica | undefined;
  const running = async (): Promise<Replica> => {
    if (replica) return replica;
    replica = campus.start({ leaseMs });
    await replica.open({ dataDir }, campus.now());
    return replica;
  };
  return {
    campus,
    dataDir,
    round: async () => void (await (await running()).round(campus.now())),
    killAt: async (moment) => {
      const killed = await running();
      expect(await killed.roundUntil(campus.now(), moment)).toMatchObject({ is: 'waiting' });
      await killed.kill();
      replica = undefined;
    },
  };
}

/** How often the reminder of the opening has come, with any other words. */
function count({ slack, courses }: Campus, target: string): number {
  const words = `${target} ${CODE} opens ${courses.get(CODE)?.opens}`;
  return slack.workspace.messages.filter(({ text }) => `${text} `.startsWith(`${words} `)).length;
}

test.each<[string, number, number]>([
  ['before chat.postMessage', 1, 1],
  // Posted, and not yet noted: this is the one that may come again.
  ['after chat.postMessage', 1, 2],
  ['before chat.postMessage', 2, 1],
])('a reminder that is posted directly is not lost: %s %d', async (name, nth, times) => {
  const { campus, round, killAt } = await openStage();
  await round();
  campus.pass(MINUTE);
  campus.move(new Map([[CODE, campus.now() + MINUTE]]));
  await killAt({ name, nth });
  campus.pass(51_000);
  await round();
  await round();
  campus.pass(10 * MINUTE);
  expect(count(campus, CHANNEL)).toBe(times);
  expect(count(campus, PERSON)).toBe(1);
});

test.each<[string, number]>([
  ['before chat.scheduleMessage', 1],
  // Slack has it and posts it, and nothing says so: this is the one that may come again.
  ['after chat.scheduleMessage', 2],
  ['after reminders.put', 1],
])('a reminder is not lost when the app comes back after its time: %s', async (name, times) => {
  const { campus, round, killAt } = await openStage();
  // The first reminder of all is the channel's. Its row is written twice: as intended, then as held.
  await killAt({ name, nth: name === 'after reminders.put' ? 2 : 1 });
  campus.pass(80 * MINUTE);
  await round();
  await round();
  expect(count(campus, CHANNEL)).toBe(times);
  expect(count(campus, PERSON)).toBe(1);
});

test.each<[string, number]>([
  // Slack posts the old words; the new ones are told all the same.
  ['before chat.deleteScheduledMessage', 2],
  ['after chat.deleteScheduledMessage', 1],
])(
  'a reminder whose words change is not lost when the app comes back after its time: %s',
  async (name, times) => {
    const { campus, round, killAt } = await openStage();
    await round();
    campus.pass(MINUTE);
    for (const [code, course] of campus.courses) campus.courses.set(code, { ...course, name: 'Other' });
    // The soonest reminder, which is that of the opening.
    await killAt({ name, nth: 1 });
    campus.pass(80 * MINUTE);
    await round();
    await round();
    expect(count(campus, CHANNEL)).toBe(times);
  },
);

test('a process that is started again at once goes on by itself when the leases have run out', async () => {
  const leaseMs = 1_000;
  const { campus, dataDir, killAt } = await openStage(leaseMs);
  await killAt({ name: 'after chat.scheduleMessage', nth: 1 });
  const next = campus.start({ leaseMs });
  await next.open({ dataDir }, campus.now());
  next.start(campus.now());
  const { owed } = campus.ledger.balance(campus.now());
  expect(owed).toHaveLength(4);
  await campus.slack.until(() => (campus.slack.scheduled.length === owed.length ? true : undefined));
  expect(campus.ledger.balance(campus.now()).there).toEqual(owed);
  expect(campus.ledger.handedOverTwice()).toEqual([]);
});
