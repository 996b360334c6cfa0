/** Passes under trouble that lasts: nothing is lost by it, no target starves by it, and it does not multiply. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebClient } from '@slack/web-api';
import { describe, expect, it, test, vi } from 'vitest';
import { leased } from '../../src/ops/jobs.ts';
import { type PassOptions, passWorkspace } from '../../src/reminders/pass.ts';
import { createSlackTimer } from '../../src/reminders/slack-delivery.ts';
import { DeliveryRefused, TimeIsPast, Unanswered } from '../../src/reminders/steps.ts';
import { eventually } from '../fixtures/patience.ts';
import { followedBy, keepTime, optionsOf, reworded, setUp } from './one-pass.ts';
import { soon, world } from './replicas.ts';
import { at, facts, follow, HOUR, MINUTE, target, WORKSPACE } from './samples.ts';

/** A call of Slack's that has to wait its turn, in milliseconds: forty a minute. */
const TURN = 1500;
const THERE = 'C0GOOD0001';

/** As many persons with one reminder each at a time of this afternoon, all with Slack; and a Slack that knows its own time. */
async function handedOver(count: number, opens: string) {
  const setting = await followedBy(count, opens);
  const { timer, clock } = setting;
  expect(timer.held).toHaveLength(count);
  keepTime(timer, () => clock.now);
  const came = { count: 0 };
  const pace = async (): Promise<void> => {
    came.count += setting.later(TURN).length;
  };
  const until = async (when: string, more: Partial<PassOptions> = {}): Promise<void> => {
    for (; clock.now < at(when); clock.now += 5 * MINUTE)
      await passWorkspace(WORKSPACE, { ...optionsOf(setting), pace, ...more });
    await pace();
  };
  return { ...setting, came, pace, until };
}

describe('what Slack dropped', () => {
  it('comes, all of it, though there is not time enough to make sure of each', async () => {
    const { timer, came, until } = await handedOver(600, '2026-11-20T14:20');
    timer.held.length = 0;
    await until('2026-11-20T16:00');
    expect(came.count + timer.posted.length).toBe(600);
  });

  it('comes late where Slack made us wait until its time was past', async () => {
    const { timer, clock, came, until } = await handedOver(1, '2026-11-20T14:05');
    timer.held.length = 0;
    const { schedule } = timer;
    timer.schedule = async (message) => {
      if (timer.posted.length === 0) clock.now += 3 * MINUTE;
      return schedule(message);
    };
    await until('2026-11-20T16:00');
    expect([came.count, timer.posted.length]).toEqual([0, 1]);
  });

  it('is not posted again where our clock is behind, and a pass was cut between the two halves', async () => {
    const { timer, clock, store, pace, until, came } = await handedOver(5, '2026-11-20T15:00');
    // Slack posts all of them at its 15:00; ours is an hour behind.
    const behind = 68 * MINUTE;
    timer.held.length = 0;
    timer.schedule = async () => {
      throw new TimeIsPast();
    };
    let calls = 0;
    const stillMine = () => calls < 3;
    const counting = async () => {
      calls += 1;
      await pace();
    };
    await passWorkspace(WORKSPACE, { ...optionsOf({ store, timer, clock }), pace: counting, stillMine });
    expect(calls).toBe(3);
    clock.now += behind;
    await until('2026-11-20T17:00');
    // The one between whose halves it was cut is in doubt, and may come a second time.
    expect(came.count).toBe(0);
    expect(timer.posted.length).toBeLessThanOrEqual(1);
  });
});

describe('other words for what Slack holds', () => {
  it('take one back at a time, soonest first', async () => {
    const { timer, pass, store, clock } = await handedOver(30, '2026-11-20T18:00');
    const lacking = vi.fn<(count: number) => void>();
    const { cancel } = timer;
    timer.cancel = async (held) => {
      await cancel(held);
      lacking(30 - timer.held.length);
    };
    await passWorkspace(WORKSPACE, { ...optionsOf({ store, timer, clock }), render: reworded });
    expect(lacking.mock.calls).toEqual(Array.from({ length: 30 }, () => [1]));
    expect(timer.held.every(({ text }) => text.endsWith('!'))).toBe(true);
    await pass();
  });
});

describe('targets in trouble', () => {
  /** So many with a reminder each a minute before the one of a channel that is well. */
  async function beside(count: number) {
    const setting = await setUp();
    const ids = Array.from({ length: count }, (_, at) => `D0BAD${String(at).padStart(3, '0')}`);
    const earlier = facts({ opens: '2026-11-20T18:00' });
    for (const id of ids)
      await setting.store.follows.add(
        target({ target: id, kind: 'person' }),
        [follow({ target: id, told: earlier })],
        9,
      );
    const told = facts({ opens: '2026-11-20T18:01' });
    await setting.store.follows.add(target({ target: THERE }), [follow({ target: THERE, told })], 9);
    return { ...setting, ids };
  }

  it('that refuse do not keep the others waiting, however short the turns', async () => {
    const setting = await beside(40);
    const { timer, ids } = setting;
    for (const id of ids) timer.refusing.set(id, 'channel_not_found');
    for (let pass = 0; pass < 15 && timer.held.length === 0; pass += 1) {
      let calls = 0;
      const othersWait = () => calls > 5;
      const pace = async () => {
        calls += 1;
      };
      await passWorkspace(WORKSPACE, { ...optionsOf(setting), pace, othersWait });
    }
    expect(timer.held.map(({ conversation }) => conversation)).toEqual([THERE]);
  });

  it('at which Slack fails do not, either', async () => {
    const setting = await beside(3);
    const { timer, ids } = setting;
    const { schedule } = timer;
    timer.schedule = async (message) => {
      if (ids.includes(message.target)) throw new Error('internal_error');
      return schedule(message);
    };
    const options = optionsOf(setting);
    for (const _ of [1, 2]) await expect(passWorkspace(WORKSPACE, options)).rejects.toThrow('internal_error');
    expect(timer.held.map(({ conversation }) => conversation)).toEqual([THERE]);
    timer.schedule = schedule;
    await passWorkspace(WORKSPACE, options);
    expect(timer.held).toHaveLength(4);
    expect(options.memory.troubled).toEqual(new Set());
  });

  it('each have their turn, though only a few are tried in a pass', async () => {
    const setting = await beside(9);
    const { timer, ids } = setting;
    for (const id of ids) timer.refusing.set(id, 'channel_not_found');
    const options = optionsOf(setting);
    const passOf = async (most: number): Promise<void> => {
      let calls = 0;
      const pace = async () => {
        calls += 1;
      };
      await passWorkspace(WORKSPACE, { ...options, pace, othersWait: () => calls > most });
    };
    await passOf(99);
    // The last one is well again, and the others are before it.
    timer.refusing.delete(ids.at(-1) ?? '');
    for (let pass = 0; pass < 9; pass += 1) await passOf(1);
    expect(timer.held.map(({ conversation }) => conversation)).toContain(ids.at(-1));
  });

  it('are not tried out while others wait', async () => {
    const setting = await setUp();
    const pause = { reason: 'channel_not_found', since: 0, told: true } as const;
    const told = facts({ opens: '2026-12-20T18:00' });
    for (const id of ['D0GONE001', 'D0GONE002'])
      await setting.store.follows.add(target({ target: id, pause }), [follow({ target: id, told })], 9);
    await passWorkspace(WORKSPACE, { ...optionsOf(setting), othersWait: () => true });
    expect(setting.timer.calls).toEqual(['list']);
  });
});

test('a page of a list that fails is read again, and the list goes on from there', async () => {
  const pages = Array.from({ length: 50 }, (_, at) => ({
    scheduled_messages: [{ id: `Q${at}`, channel_id: 'C1', post_at: 1, text: '' }],
    response_metadata: { next_cursor: at < 49 ? String(at + 1) : '' },
  }));
  let calls = 0;
  const list = async ({ cursor = '0' }: { cursor?: string }) => {
    calls += 1;
    // Two of three calls fail.
    if (calls % 3 !== 0) throw new Error('internal_error');
    return pages[Number(cursor)];
  };
  const timer = createSlackTimer({ chat: { scheduledMessages: { list } } } as unknown as WebClient);
  const pace = vi.fn(async () => {});
  expect((await timer.list(pace)).map(({ id }) => id)).toEqual(pages.map((_, at) => `Q${at}`));
  expect(pace).toHaveBeenCalledTimes(calls);
});

test('a list that fails otherwise than for the token pauses no target', async () => {
  const { store, timer, pass } = await setUp(follow({ told: facts({ opens: '2026-11-20T18:00' }) }));
  timer.failing.set('list', new DeliveryRefused('other'));
  await expect(pass()).rejects.toThrow('other');
  expect((await store.targets.get(target()))?.pause).toBeUndefined();
  expect(timer.told).toEqual([]);
});

test('no person is told of a pause again because of another of whom it is not known', async () => {
  const told = facts({ opens: '2026-11-20T18:00' });
  const { timer, clock, pass } = await setUp(
    follow({ told, createdBy: 'U0AINO' }),
    follow({ told, code: 'TX00ZZ99-3001', createdBy: 'U0BEN' }),
  );
  timer.refusing.set('C0TESTS001', 'is_archived');
  const { tell } = timer;
  timer.tell = async (user, message) => {
    await tell(user, message);
    if (user === 'U0BEN') throw new Unanswered();
  };
  for (let times = 0; times < 5; times += 1) {
    await pass();
    clock.now += 5 * MINUTE;
  }
  expect(timer.told.map(({ user }) => user)).toEqual(['U0AINO', 'U0BEN']);
});

test('a lease that has run out is not had again, though the other one has let go of it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { store, clock } = await setUp();
    const by = (holder: string) => ({ leases: store.leases, holder, now: () => clock.now });
    let isMine: boolean | undefined;
    await leased('pass X', by('one'), async (stillMine) => {
      clock.now += MINUTE;
      expect(await leased('pass X', by('two'), async () => {})).toBe(true);
      vi.advanceTimersByTime(MINUTE);
      await soon();
      isMine = stillMine();
    });
    expect(isMine).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('however many find a workspace taken by another replica, one pass comes back for all', async () => {
  const { replica, store, clock, passes } = await world();
  await store.leases.take('pass T0AAAA', 'two', clock.now, MINUTE);
  const one = replica('one', { leaseMs: 20 });
  for (let times = 0; times < 20; times += 1) await one.nudge('T0AAAA');
  await store.leases.release('pass T0AAAA', 'two');
  await eventually(() => expect(passes).not.toEqual([]));
  // Five times as long as it takes to come back.
  await sleep(100);
  await one.stop();
  expect(passes).toHaveLength(1);
});

test('passes that fail do not multiply', async () => {
  const { replica } = await world();
  const failed: string[] = [];
  const passEveryMs = 20;
  const one = replica('one', {
    ...{ passEveryMs, checkEveryMs: HOUR },
    pass: async (workspace) => {
      failed.push(workspace);
      throw new Error('no');
    },
  });
  // Each of these comes back after its failure, and would go on to do so.
  for (let times = 0; times < 20; times += 1) await one.nudge('T0AAAA').catch(() => undefined);
  const [before, began] = [failed.length, performance.now()];
  await sleep(10 * passEveryMs);
  await one.stop();
  expect(failed.length - before).toBeLessThanOrEqual(1 + (performance.now() - began) / passEveryMs);
});
