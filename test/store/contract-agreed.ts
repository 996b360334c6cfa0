import { describe, expect, test } from 'vitest';
import { NOON } from './samples.ts';
import { first, oneOf, type World } from './world.ts';

/** What replicas agree on. */
export function agreedContract(world: World): void {
  describe('secrets', () => secretsContract(world));
  describe('claims', () => claimsContract(world));
  describe('jobs', () => jobsContract(world));
  describe('extras of a study API', () => extrasContract(world));
}

function extrasContract(world: World): void {
  const note = {
    service: 'one',
    extra: 'units',
    verdict: 'on',
    reason: 'its own unit',
    askedAt: NOON,
  } as const;
  const other = { ...note, extra: 'buildings', verdict: 'off' } as const;

  test('what was found out stands until it is found out anew, for each extra of each service', async () => {
    const stores = world.replicas(2);
    const { studyExtras: here } = first(stores);
    const { studyExtras: there } = first(stores.slice(1));
    expect(await here.of('one')).toEqual([]);
    await here.put([note, other]);
    await here.put([{ ...note, service: 'two' }]);
    const later = { ...note, verdict: 'undecided', reason: '', askedAt: NOON + 1 } as const;
    await there.put([later]);
    const byName = (await here.of('one')).toSorted((a, b) => a.extra.localeCompare(b.extra));
    expect(byName).toEqual([other, later]);
    expect(await there.of('two')).toEqual([{ ...note, service: 'two' }]);
    await here.put([]);
    expect(await there.of('three')).toEqual([]);
  });
}

function secretsContract(world: World): void {
  test('what was kept first stays, and nothing is made for it', async () => {
    const { secrets } = oneOf(world);
    let made = 0;
    const make = () => {
      made += 1;
      return `secret ${made}`;
    };
    expect(await secrets.get('feeds', make)).toBe('secret 1');
    expect(await secrets.get('feeds', make)).toBe('secret 1');
    expect(made).toBe(1);
    expect(await secrets.get('other', make)).toBe('secret 2');
  });

  test('one that cannot be made is not kept', async () => {
    const { secrets } = oneOf(world);
    const fails = () => {
      throw new Error('no randomness');
    };
    await expect(secrets.get('feeds', fails)).rejects.toThrow('no randomness');
    expect(await secrets.get('feeds', () => 'made')).toBe('made');
  });
}

function claimsContract(world: World): void {
  test('is taken once, even by the same taker, until its time is over', async () => {
    const { claims } = oneOf(world);
    expect(await claims.take('C1 TX1', NOON, 1_000)).toBe(true);
    expect(await claims.take('C1 TX1', NOON, 1_000)).toBe(false);
    expect(await claims.take('C1 TX1', NOON + 999, 9_000)).toBe(false);
    expect(await claims.take('C1 TX1', NOON + 1_000, 1_000)).toBe(true);
    expect(await claims.take('C1 TX1', NOON + 1_999, 1_000)).toBe(false);
    expect(await claims.take('C2 TX1', NOON, 1_000)).toBe(true);
  });

  test('forgets those that are over, and only those', async () => {
    const { claims, forget } = oneOf(world);
    await claims.take('short', NOON, 1_000);
    await claims.take('shorter', NOON, 500);
    await claims.take('long', NOON, 2_000);
    await forget(NOON + 499);
    expect(await claims.take('shorter', NOON, 500)).toBe(false);
    await forget(NOON + 1_000);
    expect(await claims.take('long', NOON + 1_000, 1_000)).toBe(false);
    expect(await claims.take('short', NOON, 1_000)).toBe(true);
    expect(await claims.take('shorter', NOON, 500)).toBe(true);
  });
}

function jobsContract(world: World): void {
  const well = { triedAt: NOON, endedAt: NOON + 1_853, isWell: true };
  const badAt = (triedAt: number) => ({ triedAt, endedAt: triedAt + 1, isWell: false });

  test('a job that has not ended yet is unknown', async () => {
    expect(await oneOf(world).jobs.last('check')).toBeUndefined();
  });

  test('every replica knows the last success, also while the job fails', async () => {
    const [one, other] = world.replicas(2);
    await one?.jobs.note('check', well);
    expect(await other?.jobs.last('check')).toEqual({ triedAt: NOON, succeededAt: NOON + 1_853 });
    await other?.jobs.note('check', badAt(NOON + 5_000));
    await one?.jobs.note('check', badAt(NOON + 9_000));
    expect(await one?.jobs.last('check')).toEqual({
      ...{ triedAt: NOON + 9_000, succeededAt: NOON + 1_853, failingSince: NOON + 5_000 },
    });
    expect(await one?.jobs.last('verify')).toBeUndefined();
  });

  test('a success ends the failure, and the next failure begins anew', async () => {
    const { jobs } = oneOf(world);
    await jobs.note('check', badAt(NOON - 9_000));
    expect(await jobs.last('check')).toEqual({ triedAt: NOON - 9_000, failingSince: NOON - 9_000 });
    await jobs.note('check', well);
    expect((await jobs.last('check'))?.failingSince).toBeUndefined();
    await jobs.note('check', badAt(NOON + 7_000));
    expect((await jobs.last('check'))?.failingSince).toBe(NOON + 7_000);
  });

  test('a failure that was noted while the clock was ahead does not lie in the future', async () => {
    const { jobs } = oneOf(world);
    await jobs.note('check', badAt(NOON + 86_400_000));
    await jobs.note('check', badAt(NOON));
    expect((await jobs.last('check'))?.failingSince).toBe(NOON);
  });
}
