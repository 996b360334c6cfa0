import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LimitReached } from '../../src/errors.ts';
import { createLimits } from '../../src/slack/limits.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 12);
const sam = { workspace: 'T1', user: 'U1' };
const aino = { workspace: 'T1', user: 'U2' };
const elsewhere = { workspace: 'T2', user: 'U1' };

function open({ perUser = 0, perWorkspace = 0 }: { perUser?: number; perWorkspace?: number }) {
  let now = START;
  const refused: string[] = [];
  const limits = createLimits({
    perUser,
    perWorkspace,
    now: () => now,
    onRefused: (who) => refused.push(who),
  });
  /** One request: what it is refused with, or that it was not. */
  const asks = (who: typeof sam) => limits.during(who, async () => limits.charge()?.who ?? 'charged');
  const pass = (ms: number): void => {
    now += ms;
  };
  return { limits, refused, asks, pass };
}

test('a request is charged once, however much it costs', async () => {
  const { limits, asks } = open({ perUser: 2 });
  await limits.during(sam, async () => {
    for (let at = 0; at < 20; at += 1) {
      await turn();
      expect(limits.charge()).toBeUndefined();
    }
  });
  expect([await asks(sam), await asks(sam)]).toEqual(['charged', 'person']);
});

test('a refused request stays refused, is told of once, and costs nothing', async () => {
  const { limits, refused, asks, pass } = open({ perUser: 1, perWorkspace: 2 });
  await asks(sam);
  await limits.during(sam, async () => {
    const first = limits.charge();
    expect(first).toBeInstanceOf(LimitReached);
    pass(MINUTE);
    await turn();
    expect(limits.charge()).toBe(first);
  });
  pass(-MINUTE);
  expect(refused).toEqual(['person']);
  expect(await asks(aino), 'the workspace was not charged').toBe('charged');
});

test('a workspace’s limit is that of all its people, and of no other workspace', async () => {
  const { asks } = open({ perUser: 2, perWorkspace: 3 });
  expect([await asks(sam), await asks(sam), await asks(aino)]).toEqual(Array(3).fill('charged'));
  expect(await asks(aino)).toBe('workspace');
  expect(await asks(elsewhere), 'the same id elsewhere is another person').toBe('charged');
});

test('where both limits are reached the one that lasts longer is told', async () => {
  const { limits, asks, pass } = open({ perUser: 1, perWorkspace: 2 });
  await asks(sam);
  await asks(aino);
  const refusal = await limits.during(sam, async () => limits.charge());
  expect(refusal).toMatchObject({ who: 'person', retryAt: START + MINUTE });
  pass(MINUTE / 2);
  expect(await asks({ workspace: 'T1', user: 'U3' })).toBe('charged');
  expect(await limits.during(aino, async () => limits.charge())).toMatchObject({ retryAt: START + MINUTE });
});

test('work apart from a request, or after it, is charged to no person', async () => {
  const { limits, refused } = open({ perUser: 1 });
  let late: Promise<unknown> | undefined;
  await limits.during(sam, async () => {
    expect(limits.workspace()).toBe('T1');
    limits.apart(() => {
      expect([limits.workspace(), limits.charge()]).toEqual([undefined, undefined]);
    });
    late = turn()
      .then(() => turn())
      .then(() => [limits.workspace(), limits.charge()]);
  });
  expect(await late).toEqual([undefined, undefined]);
  expect(await limits.during(sam, async () => limits.charge()), 'nothing was charged').toBeUndefined();
  expect(refused).toEqual([]);
});

test('a refusal goes out by a call once a minute for each person; other answers always do', async () => {
  const { limits, asks, pass } = open({ perUser: 1 });
  const told = (who: typeof sam) =>
    limits.during(who, async () => {
      limits.charge();
      return limits.mayTell();
    });
  await asks(sam);
  await asks(aino);
  expect([await told(sam), await told(sam), await told(aino), await told(sam)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(await told(elsewhere)).toBe(true);
  expect(limits.mayTell(), 'outside of a request').toBe(true);
  await limits.during(sam, async () => expect(limits.mayTell(), 'what cost nothing').toBe(true));
  pass(MINUTE);
  await asks(sam);
  expect([await told(sam), await told(sam)]).toEqual([true, false]);
});

test('requests that are answered at the same time are not mixed up', async () => {
  const { limits } = open({ perUser: 1 });
  const one = (who: typeof sam) =>
    limits.during(who, async () => {
      const seen = [];
      for (let at = 0; at < 5; at += 1) {
        await turn();
        seen.push(limits.workspace(), limits.charge());
      }
      return seen;
    });
  const [here, there] = await Promise.all([one(sam), one(elsewhere)]);
  expect(here).toEqual(Array(5).fill(['T1', undefined]).flat());
  expect(there).toEqual(Array(5).fill(['T2', undefined]).flat());
});

test('a refusal can be thrown', async () => {
  const { limits, asks } = open({ perUser: 1 });
  expect([limits.workspace(), limits.chargeOrThrow()]).toEqual([undefined, undefined]);
  await asks(sam);
  await limits.during(sam, async () => expect(limits.chargeOrThrow).toThrow(LimitReached));
});
