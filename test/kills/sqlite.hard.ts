/** SIGKILL at random moments of a pass, over the embedded store. */
import { expect, test } from 'vitest';
import { BEFORE_RELEASE } from '../fixtures/runs.ts';
import { createDice } from './dice.ts';
import { changeSome, endWell, killInPass, openOnDisk, tally } from './kills.ts';

const ROUNDS = BEFORE_RELEASE ? 50 : 25;

test(`${ROUNDS} kills lose nothing and double nothing`, { timeout: 300_000 }, async () => {
  const dice = createDice(20_261_120);
  const { campus, dataDir } = await openOnDisk(16);
  const { now, ledger } = campus;
  let replica = campus.start();
  await replica.open({ dataDir }, now());
  await replica.round(now());
  const killed = tally();
  for (let round = 0; round < ROUNDS; round += 1) {
    // The next process is being started meanwhile; it opens the store when the other is gone.
    const next = campus.start();
    campus.pass(dice.from(4, 20) * 60_000);
    changeSome(campus, dice, round);
    killed.count((await killInPass([replica], now(), dice)).place);
    // Leases of the dead run out after 50 seconds.
    campus.pass(dice.from(51, 140) * 1000);
    await next.open({ dataDir }, now());
    await next.round(now());
    const { there, owed } = ledger.balance(now());
    expect(there, `after kill ${round}`).toEqual(owed);
    replica = next;
  }
  expect(killed.share(), 'the share of kills that came in the middle of a pass').toBeGreaterThan(0.5);
  expect(killed.places(), 'different moments').toBeGreaterThan(8);
  await endWell(campus, [replica]);
});
