/**
 * This version and the next at once over one Postgres, on the way there and back. The next is this source with more
 * migrations: columns and tables of which this version knows nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { eventually } from '../fixtures/patience.ts';
import { type Campus, MINUTE, openCampus } from '../kills/campus.ts';
import { createDice } from '../kills/dice.ts';
import { endWell, someMoves } from '../kills/kills.ts';
import type { Replica } from '../kills/replica.ts';
import { openRealWorld, type RealProcess } from './real-processes.ts';

const NEXT = new URL('./next-version.ts', import.meta.url);
const CONTRACTING = new URL('./next-version.ts?contract', import.meta.url);

let postgres: FakePostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

async function openBoth() {
  const store = { databaseUrl: await postgres.freshDatabase(), dataDir: '' };
  const campus = await openCampus(store, 16);
  onTestFinished(campus.close);
  const join = async (preload?: URL): Promise<Replica> => {
    const replica = campus.start(preload ? { preload } : {});
    await replica.open(store, campus.now());
    return replica;
  };
  return { store, campus, join };
}

/** Dates move and reminders come due, while all replicas pass at once and others write what people look up. */
async function underLoad(
  campus: Campus,
  replicas: readonly Replica[],
  rounds: number,
  writers: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const { now, pass, move, ledger } = campus;
  const dice = createDice(rounds * 101 + replicas.length);
  for (let round = 0; round < rounds; round += 1) {
    pass(dice.from(20, 90) * MINUTE);
    move(someMoves(campus, dice, round));
    for (const _time of [1, 2]) {
      await Promise.all([...replicas.map((one) => one.round(now())), ...writers.map((write) => write())]);
      pass(2_000);
    }
    const { there, owed } = ledger.balance(now());
    expect(there, `round ${round} of ${replicas.length}`).toEqual(owed);
  }
}

test('each reminder comes once while two versions share the store, on the way to the next and back', async () => {
  const { store, campus, join } = await openBoth();
  const mine = await openStore(store);
  onTestFinished(mine.close);
  let written = 0;
  const writers = [1, 2, 3].map((person) => async () => {
    written += 1;
    const [workspace, user] = ['T0CAMPUS01', `U0SAM0000${person}`];
    const lookUp = { workspace, user, code: `TX00AA${written}-3001`, at: campus.now() };
    await mine.lookUps.put([lookUp], 500);
    await mine.leases.take(`load ${person}`, user, campus.now(), 1_000);
  });
  const old = [await join(), await join()];
  const on = (replicas: readonly Replica[], rounds: number) => underLoad(campus, replicas, rounds, writers);
  await on(old, 3);
  const next = await join(NEXT);
  await on([...old, next], 4);
  await old[0]?.kill();
  campus.pass(2 * MINUTE);
  const another = await join(NEXT);
  await on([old[1] as Replica, next, another], 3);
  await old[1]?.kill();
  campus.pass(2 * MINUTE);
  await on([next, another], 2);
  // Back: an earlier process starts on the later one's tables.
  const back = await join();
  await on([back, next, another], 3);
  for (const one of [next, another]) await one.kill();
  campus.pass(2 * MINUTE);
  await on([back], 2);
  expect(await mine.lookUps.of({ workspace: 'T0CAMPUS01', user: 'U0SAM00001' })).not.toEqual([]);
  await endWell(campus, [back]);
});

test('every command is answered while replicas are replaced one after the other, and replaced back', async () => {
  // One person asks all the time, and this is not about limits.
  const limits = { LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '0' };
  const world = await openRealWorld({ DATABASE_URL: await postgres.freshDatabase(), ...limits });
  onTestFinished(world.close);
  for (const number of [1, 2, 3, 4]) world.course(`TX00AA1${number}-3001`, { name: `Course ${number}` });
  const serving: RealProcess[] = [await world.start(), await world.start()];
  const { slack } = world;
  let [asked, isOver] = [0, false];
  const asking = (async () => {
    while (!isOver) {
      slack.appUrl = (serving[asked % serving.length] as RealProcess).url;
      const words = asked % 5 === 0 ? 'follow' : '';
      asked += 1;
      const answer = await slack.command(
        '#it-courses',
        'sam',
        `/course ${words} TX00AA1${(asked % 4) + 1}-3001`,
      );
      expect(answer).toMatchObject({ status: 200 });
      await sleep(20);
    }
  })();
  /** As an orchestrator does: the new one is ready, the proxy leaves the old one out, then that is stopped. */
  const replace = async (at: number, options: readonly string[]) => {
    const fresh = await world.start(options);
    await eventually(async () => expect((await fetch(`${fresh.url}/health/ready`)).status).toBe(200));
    const [before] = serving.splice(at, 1, fresh);
    await sleep(200);
    expect(await before?.stop()).toBe(0);
  };
  for (const options of [['--import', NEXT.href], []]) {
    for (const at of [0, 1]) await replace(at, options);
  }
  isOver = true;
  await asking;
  expect(asked).toBeGreaterThan(50);
  const told = () =>
    slack.workspace.messages.filter(({ author, onlyFor }) => author.kind === 'app' && onlyFor !== undefined);
  await eventually(() => expect(told().length).toBeGreaterThanOrEqual(asked));
  expect(told().filter(({ text }) => text.includes('Reference:'))).toEqual([]);
});

test('a version that takes something away waits until the earlier one has ended, which then is refused', async () => {
  const { store, campus } = await openBoth();
  const earlier = await openStore(store);
  const next = campus.start({ preload: CONTRACTING });
  let isOpen = false;
  const opening = next.open(store, campus.now()).then(() => {
    isOpen = true;
  });
  await sleep(4_000);
  expect(isOpen, 'it waits').toBe(false);
  await earlier.check();
  await earlier.close();
  await opening;
  await expect(openStore(store)).rejects.toThrow('the store belongs to a newer version');
  await next.round(campus.now());
});
