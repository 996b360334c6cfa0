/** What is measured for one size, in a process of its own so that its memory is its own, too. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRender } from '../../src/features/follow/render.ts';
import type { Held, Outgoing } from '../../src/rings/messages.ts';
import { passWorkspace } from '../../src/rings/pass.ts';
import { reconcile, rowOf } from '../../src/rings/reconcile.ts';
import { createRunner } from '../../src/rings/runner.ts';
import { type Kept, wishesOf } from '../../src/rings/wishes.ts';
import { openStore } from '../../src/store/open.ts';
import type { Ring, Store } from '../../src/store/store.ts';
import { coursesOf, HORIZON, inMany, inOne, NOW, type Shape, workspaceOf } from './follows.ts';

export interface Measured {
  readonly what: string;
  readonly ms: number;
  /** The most while it went on, and after it, in bytes. */
  readonly rss: number;
  readonly heap: number;
  /** How long everybody else had to wait at the longest, in milliseconds. */
  readonly waited: number;
  /** Rings or rows that it came to. */
  readonly count: number;
}

const render = createRender('Europe/Helsinki');

/** So many follows, ready to be measured. */
export interface Prepared {
  /** Measures everything once. */
  measure(): Promise<Measured[]>;
  end(): Promise<void>;
}

export async function prepare(follows: number): Promise<Prepared> {
  const [one, many] = [inOne(follows), inMany(follows)];
  const university = await filled(one);
  const country = await filled(many);
  const kept = { ...workspaceOf(0, one), courses: coursesOf() };
  const rows = rowsOf(await wantedOf(kept));
  return {
    measure: async () => [
      await timed('plan, words and compare: Slack empty', () => planAgainstEmpty(kept)),
      await timed('plan, words and compare: Slack full', () => planAgainstFull({ ...kept, rows })),
      await timed('read everything from SQLite', () => readAll(country.store)),
      await timed('a whole round over SQLite: Slack full', () => round(country.store)),
      await timed('the same in one workspace', () => round(university.store)),
    ],
    end: async () => {
      await university.end();
      await country.end();
    },
  };
}

/** A store as it is after a round: every ring within the horizon is with Slack. */
async function filled(shape: Shape): Promise<{ readonly store: Store; end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
  const store = await openStore({ dataDir });
  await store.courses.put(coursesOf());
  for (let index = 0; index < shape.workspaces; index += 1) {
    const workspace = workspaceOf(index, shape);
    const mine = Map.groupBy(workspace.follows, ({ target }) => target);
    for (const target of workspace.targets)
      await store.follows.add(target, mine.get(target.target) ?? [], 100);
    await store.rings.put(rowsOf(await wantedOf({ ...workspace, courses: [] })));
  }
  return {
    store,
    end: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function timed(what: string, work: () => Promise<number>): Promise<Measured> {
  globalThis.gc?.();
  let rss = 0;
  let heap = 0;
  let waited = 0;
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
  return { what, ms, rss, heap, waited, count };
}

/** What the passes hand over, by their own planning. */
async function wantedOf(kept: Omit<Kept, 'rows'>, rows: readonly Ring[] = []): Promise<Outgoing[]> {
  const wishes = await wishesOf({ ...kept, rows }, { now: NOW, horizonMs: HORIZON, render });
  return wishes.flatMap(({ messages }) => messages);
}

const idOf = ({ target, key }: Pick<Ring, 'target' | 'key'>): string => `Q ${target} ${key}`;
const rowsOf = (messages: readonly Outgoing[]): Ring[] =>
  messages.map((message) => rowOf(message, 'held', idOf(message)));
const heldOf = (rows: readonly Ring[]): Held[] =>
  rows.map((row) => ({ id: idOf(row), conversation: row.conversation, postAt: row.postAt, text: row.text }));

async function planAgainstEmpty(kept: Omit<Kept, 'rows'>): Promise<number> {
  return reconcile(await wantedOf(kept), [], [], NOW / 1000).length;
}

async function planAgainstFull(kept: Kept): Promise<number> {
  const wanted = await wantedOf(kept, kept.rows);
  const steps = reconcile(wanted, kept.rows, heldOf(kept.rows), NOW / 1000);
  if (steps.length > 0) throw new Error('a full Slack leaves something to do');
  return wanted.length;
}

/** As the passes read it, one workspace after the other. */
async function readAll({ targets, follows, rings, courses }: Store): Promise<number> {
  let count = 0;
  for (const workspace of await targets.workspaces()) {
    const own = await targets.inWorkspace(workspace);
    const all = await follows.inWorkspace(workspace);
    const rows = await rings.inWorkspace(workspace);
    const known = await courses.get(all.map(({ code }) => ({ code, language: 'en' })));
    count += own.length + all.length + rows.length + known.length;
  }
  return count;
}

/** The runner's own round, all workspaces side by side, with a Slack that answers at once and holds everything. */
async function round(store: Store): Promise<number> {
  let passes = 0;
  const runner = createRunner({
    ...{ store, now: () => NOW, holder: 'bench', passEveryMs: 300_000, checkEveryMs: 10_800_000 },
    check: async () => ({ read: 0, missing: 0, failed: 0 }),
    pass: async (workspace) => {
      const report = await passWorkspace(workspace, {
        ...{
          store,
          render,
          now: () => NOW,
          horizonMs: HORIZON,
          pace: async () => {},
          stillMine: () => true,
          othersWait: () => false,
          believes: 'slack',
          mayProbe: () => false,
        },
        timer: {
          list: async () => heldOf(await store.rings.inWorkspace(workspace)),
          schedule: () => unexpected('schedules'),
          cancel: () => unexpected('cancels'),
          post: () => unexpected('posts'),
          tell: () => unexpected('tells'),
          probe: () => unexpected('probes'),
        },
      });
      passes += 1;
      return report;
    },
    onTrouble: (what, workspace, error) => {
      throw new Error(`${what} ${workspace}`, { cause: error });
    },
  });
  await runner.round();
  await runner.stop();
  return passes;
}

function unexpected(what: string): Promise<never> {
  return Promise.reject(new Error(`a pass over a full Slack ${what}`));
}
