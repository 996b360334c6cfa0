/** Two replicas on one Postgres: one is killed at a random moment of a pass, the other takes over. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { BEFORE_RELEASE } from '../fixtures/runs.ts';
import { type Campus, MINUTE, openCampus } from './campus.ts';
import { createDice } from './dice.ts';
import { changeSome, endWell, killInPass, tally } from './kills.ts';
import type { Replica } from './replica.ts';

const ROUNDS = BEFORE_RELEASE ? 50 : 25;

let postgres: FakePostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

async function open(): Promise<{ campus: Campus; join: () => Promise<Replica> }> {
  const store = { databaseUrl: await postgres.freshDatabase(), dataDir: '' };
  const campus = await openCampus(store, 16);
  onTestFinished(campus.close);
  const join = async (): Promise<Replica> => {
    const replica = campus.start();
    await replica.open(store, campus.now());
    return replica;
  };
  return { campus, join };
}

test(`${ROUNDS} kills of one of two replicas lose nothing and double nothing`, {
  // Each round starts a process and kills one, which takes two seconds and more on a slow machine.
  timeout: 300_000,
}, async () => {
  const dice = createDice(3_102);
  const { campus, join } = await open();
  const { now, ledger } = campus;
  let replicas: readonly Replica[] = await Promise.all([join(), join()]);
  // Lessons are read once before they change.
  await replicas[0]?.round(now());
  const killed = tally();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = join();
    campus.pass(dice.from(4, 20) * MINUTE);
    changeSome(campus, dice, round);
    const { place, survivors } = await killInPass(replicas, now(), dice);
    killed.count(place);
    // The leases of the dead run out after 50 seconds; then the remaining replica takes over.
    campus.pass(dice.from(51, 140) * 1000);
    await Promise.all(survivors.map((survivor) => survivor.round(now())));
    const { there, owed } = ledger.balance(now());
    expect(there, `after kill ${round}`).toEqual(owed);
    replicas = [...survivors, await next];
  }
  expect(killed.share(), 'the share of kills that came in the middle of a pass').toBeGreaterThan(0.5);
  expect(killed.places(), 'different moments').toBeGreaterThan(8);
  await endWell(campus, replicas);
});

test('two replicas that pass at once double nothing', async () => {
  const dice = createDice(77);
  const { campus, join } = await open();
  const { now, ledger } = campus;
  const replicas = await Promise.all([join(), join()]);
  await replicas[0]?.round(now());
  const worked = replicas.map(() => 0);
  for (let round = 0; round < 20; round += 1) {
    campus.pass(dice.from(4, 20) * MINUTE);
    changeSome(campus, dice, round);
    // The first time finds what is new, and one of them does it; the second time finds what was left out.
    for (const _time of [1, 2]) {
      const done = await Promise.all(replicas.map((replica) => replica.round(now())));
      for (const [index, { moments }] of done.entries()) worked[index] = (worked[index] ?? 0) + moments;
      campus.pass(2_000);
    }
    const { there, owed } = ledger.balance(now());
    expect(there, `round ${round}`).toEqual(owed);
  }
  expect(Math.min(...worked), 'what each did').toBeGreaterThan(0);
  await endWell(campus, replicas);
});
