/** What is measured for one size, in a process of its own so that its memory is its own, too. */

import { passWorkspace } from '../../src/reminders/pass.ts';
import { createRunner } from '../../src/reminders/runner.ts';
import { type HeldMessage, reconcile } from '../../src/reminders/steps.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import type { Reminder, Store } from '../../src/store/store.ts';
import { createRests } from '../../src/turns.ts';
import { jobsTelling } from '../fakes/jobs.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { filled, idOf, type Kept, messagesOf, render, rowsOf } from './filled.ts';
import { coursesOf, HORIZON, inMany, inOne, NOW, type Shape, workspaceOf } from './follows.ts';

export interface Measured {
  readonly what: string;
  readonly ms: number;
  /** Of this process, in milliseconds. */
  readonly cpuMs: number;
  /** The most while it went on, and after it, in bytes. */
  readonly rss: number;
  readonly heap: number;
  /** How long everybody else had to wait at the longest, in milliseconds. */
  readonly waited: number;
  /** Reminders or rows that it came to. */
  readonly count: number;
}

/** So many follows, ready to be measured. */
export interface Prepared {
  /** Measures everything once. */
  measure(): Promise<Measured[]>;
  end(): Promise<void>;
}

/** How many, and two empty databases of Postgres; without these, what takes no store is measured as well, and SQLite. */
export interface About {
  readonly follows: number;
  readonly databases?: readonly [string, string];
}

export async function prepare({ follows, databases }: About): Promise<Prepared> {
  const [one, many] = [inOne(follows), inMany(follows)];
  const university = await filled(one, databases?.[0]);
  const country = await filled(many, databases?.[1]);
  const name = databases ? 'Postgres' : 'SQLite';
  const planning = databases ? async () => [] : await planningOf(one);
  return {
    measure: async () => [
      ...(await planning()),
      await timed(`read everything from ${name}`, () => readAll(country.store)),
      await timed(`a whole round over ${name}: Slack full`, () => round(country.store)),
      await timed('the same in one workspace', () => round(university.store)),
    ],
    end: async () => {
      await university.end();
      await country.end();
    },
  };
}

/** What takes no store. */
async function planningOf(shape: Shape): Promise<() => Promise<Measured[]>> {
  const kept = { ...workspaceOf(0, shape), courses: coursesOf() };
  const rows = rowsOf(messagesOf(kept));
  return async () => [
    await timed('plan, words and compare: Slack empty', () => planAgainstEmpty(kept)),
    await timed('plan, words and compare: Slack full', () => planAgainstFull(kept, rows)),
  ];
}

async function timed(what: string, work: () => Promise<number>): Promise<Measured> {
  globalThis.gc?.();
  let rss = 0;
  let heap = 0;
  let waited = 0;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let looked = began;
  const look = (): void => {
    const { rss: all, heapUsed } = process.memoryUsage();
    rss = Math.max(rss, all);
    heap = Math.max(heap, heapUsed);
    const now = performance.now();
    waited = Math.max(waited, now - looked);
    looked = now;
  };
  const looking = setInterval(look, 5);
  const count = await work();
  const ms = performance.now() - began;
  clearInterval(looking);
  look();
  const { user, system } = process.cpuUsage(cpu);
  return { what, ms, cpuMs: (user + system) / 1000, rss, heap, waited, count };
}

const heldOf = (rows: readonly Reminder[]): HeldMessage[] =>
  rows.map((row) => ({ id: idOf(row), conversation: row.conversation, postAt: row.postAt, text: row.text }));

async function planAgainstEmpty(kept: Kept): Promise<number> {
  return (await reconcile(messagesOf(kept), [], [], NOW / 1000)).steps.length;
}

async function planAgainstFull(kept: Kept, rows: readonly Reminder[]): Promise<number> {
  const wanted = messagesOf(kept, rows);
  const { notes, gone, steps } = await reconcile(wanted, rows, heldOf(rows), NOW / 1000);
  if (notes.length + gone.length + steps.length > 0) throw new Error('a full Slack leaves something to do');
  return wanted.length;
}

/** As the passes read it, one workspace after the other. */
async function readAll({ targets, follows, reminders, courses }: Store): Promise<number> {
  let count = 0;
  for (const workspace of await targets.workspaces()) {
    const own = await targets.inWorkspace(workspace);
    const all = await follows.inWorkspace(workspace);
    const rows = await reminders.inWorkspace(workspace);
    const known = await courses.get(all.map(({ code }) => ({ code, language: 'en' })));
    count += own.length + all.length + rows.length + known.length;
  }
  return count;
}

/** The runner's own round, all workspaces side by side, with a Slack that answers at once and holds everything. */
async function round(store: Store): Promise<number> {
  let passes = 0;
  const memory = createMemory();
  const jobs = jobsTelling(({ kind, workspace, error }) => {
    throw new Error(`${kind} ${workspace}: ${error}`);
  });
  const runner = createRunner({
    ...{ store, now: () => NOW, holder: 'bench', passEveryMs: 300_000, checkEveryMs: 10_800_000 },
    check: async () => ({ read: 0, missing: 0, failed: 0 }),
    watch: async () => undefined,
    watchNewly: async () => false,
    pass: async (workspace) => {
      await passWorkspace(workspace, {
        ...{
          store,
          render,
          memory,
          metrics: uncounted,
          jobs,
          now: () => NOW,
          horizonMs: HORIZON,
          pace: async () => {},
          rest: createRests(),
          stillMine: () => true,
          othersWait: () => false,
          source: 'slack',
          mayList: true,
        },
        timer: {
          list: async () => heldOf(await store.reminders.inWorkspace(workspace)),
          schedule: () => unexpected('schedules'),
          cancel: () => unexpected('cancels'),
          post: () => unexpected('posts'),
          tell: () => unexpected('tells'),
        },
      });
      passes += 1;
      return true;
    },
    jobs,
  });
  await runner.round();
  await runner.stop();
  return passes;
}

function unexpected(what: string): Promise<never> {
  return Promise.reject(new Error(`a pass over a full Slack ${what}`));
}
