/** Steps of unknown outcome, and half done ones: nothing is lost by it, and at most the one in doubt comes twice. */

import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { describe, expect, it, test, vi } from 'vitest';
import { type PassOptions, passWorkspace } from '../../src/reminders/pass.ts';
import { createPasses } from '../../src/reminders/runner.ts';
import { createSlackTimer } from '../../src/reminders/slack-delivery.ts';
import { Unanswered } from '../../src/reminders/steps.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import { unwatched } from '../fakes/jobs.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { followedBy, keepTime, optionsOf, persons, reworded, setUp } from './one-pass.ts';
import {
  at,
  CODE,
  course,
  facts,
  follow,
  HOUR,
  MINUTE,
  NOW,
  SETTINGS,
  target,
  WORKSPACE,
} from './samples.ts';

async function following(count: number, opens: string) {
  const setting = await followedBy(count, opens);
  const pass = (more: Partial<PassOptions> = {}) =>
    passWorkspace(WORKSPACE, { ...optionsOf(setting), ...more });
  return { ...setting, pass };
}

describe('a clock that is behind', () => {
  test.each([
    [300, 200],
    [100, 60],
    [75, 20],
  ])(
    'by %i seconds: nothing that Slack has posted is posted again, however long it takes to find out',
    async (behind, count) => {
      const { timer, clock, later, pass } = await following(count, '2026-11-20T15:00');
      keepTime(timer, () => clock.now + behind * 1000);
      clock.now = at('2026-11-20T15:00') - behind * 1000 + 1000;
      expect(timer.held.splice(0)).toHaveLength(count);
      const pace = async () => void later(1500);
      for (let times = 0; times < 4; times += 1) {
        await pass({ pace });
        clock.now += 5 * MINUTE;
      }
      expect(timer.posted).toEqual([]);
    },
  );
});

describe('what is taken back to be sure, and then the process ends', () => {
  async function halfDone() {
    const setting = await following(1, '2026-11-20T15:00');
    const { timer, pass } = setting;
    const { list, cancel } = timer;
    let isDead = false;
    timer.list = async () => [];
    timer.cancel = async (held) => {
      await cancel(held);
      isDead = true;
    };
    await pass({ stillMine: () => !isDead });
    Object.assign(timer, { list, cancel });
    expect(timer.held).toEqual([]);
    return setting;
  }

  it('comes late where it is down until after the time', async () => {
    const { timer, later, pass } = await halfDone();
    later(HOUR);
    await pass();
    expect(timer.posted).toHaveLength(1);
  });

  it('is handed over where another one goes by the rows', async () => {
    const { timer, pass } = await halfDone();
    await pass({ source: 'rows', mayList: false });
    expect(timer.held).toHaveLength(1);
  });
});

it('what was in doubt is noted, though its other words wait', async () => {
  const setting = await setUp(follow({ told: facts({ opens: '2026-11-20T14:50' }) }));
  const { store, timer, later } = setting;
  const { schedule } = timer;
  timer.schedule = async (message) => {
    await schedule(message);
    throw new Unanswered();
  };
  await expect(setting.pass()).rejects.toThrow();
  timer.schedule = schedule;
  await store.courses.put([course({ facts: facts({ opens: '2026-11-20T14:50' }, { name: 'Anew' }) })]);
  await passWorkspace(WORKSPACE, { ...optionsOf(setting), othersWait: () => true });
  const came = later(HOUR);
  await setting.pass();
  expect([...came, ...timer.posted].filter((text) => text.includes(' opens '))).toHaveLength(1);
});

describe('Slack’s thirty messages of five minutes for a channel', () => {
  /** A channel with so many reminders at a time of day, and a Slack that keeps its limit. */
  async function limited(count: number, when: Parameters<typeof facts>[0], settings = target().settings) {
    const setting = await setUp();
    const { store, timer } = setting;
    const { schedule } = timer;
    timer.schedule = async (message) => {
      const times = timer.held.map(({ postAt }) => postAt).concat(message.postAt);
      const isFull = times.some((from) => {
        const within = times.filter((time) => time >= from && time < from + 300);
        return within.includes(message.postAt) && within.length > 30;
      });
      if (isFull) throw new Error('restricted_too_many');
      return schedule(message);
    };
    const named = (letter: string, of: number) =>
      Array.from({ length: of }, (_, at) =>
        follow({ code: `${letter}${String(at).padStart(3, '0')}`, told: facts(when) }),
      );
    await store.follows.add(target({ settings }), named('M', count), 999);
    await store.targets.change(target(), { settings });
    await setting.pass();
    expect(timer.held).toHaveLength(count);
    return { ...setting, named };
  }

  it('hold up nothing where all move onto each other’s places', async () => {
    const { store, timer, pass } = await limited(75, { closes: '2026-11-22T03:00' }, SETTINGS);
    await store.targets.change(target(), { settings: { ...SETTINGS, quietTo: SETTINGS.quietTo + 6 } });
    await pass();
    expect(timer.held).toHaveLength(75);
  });

  it('nor where others come before them', async () => {
    const { store, timer, pass, named } = await limited(50, { opens: '2026-11-20T20:00' });
    await store.follows.add(target(), named('A', 10), 999);
    await pass();
    expect(timer.held).toHaveLength(60);
  });
});

it('what is unfollowed where there is trouble is taken back before all that is for later', async () => {
  const setting = await following(1, '2026-11-20T15:00');
  const { store, timer } = setting;
  for (const id of persons(9))
    await store.follows.add(
      target({ target: `${id}B` }),
      [follow({ target: `${id}B`, told: facts({ opens: '2026-11-20T23:00' }) })],
      9,
    );
  const [first = ''] = persons(1);
  await store.follows.remove(target({ target: first }), [CODE]);
  timer.calls.length = 0;
  await setting.pass({ memory: { ...createMemory(), troubled: new Set([`${WORKSPACE} ${first}`]) } });
  expect(timer.calls.slice(0, 2)).toEqual(['list', `cancel ${first}`]);
});

it('a place that is well again is tried though there is more for others than a pass can do', async () => {
  const setting = await following(40, '2026-11-20T23:00');
  const { store, timer } = setting;
  timer.held.length = 0;
  await store.reminders.delete(await setting.rows());
  const [well = ''] = persons(1);
  await store.targets.change(target({ target: well }), {
    pause: { reason: 'not_in_channel', since: NOW, told: true },
  });
  let calls = 0;
  const pace = async () => {
    calls += 1;
  };
  await setting.pass({
    pace,
    othersWait: () => calls > 5,
    memory: { ...createMemory(), troubled: new Set([`${WORKSPACE} ${well}`]) },
  });
  expect(timer.held.length).toBeLessThan(10);
  expect((await store.targets.get(target({ target: well })))?.pause).toBeUndefined();
});

it('where handing over fails, no more than a few are taken back for other words', async () => {
  const { timer, pass } = await following(50, '2026-11-20T18:00');
  timer.schedule = async () => {
    throw new Error('internal_error');
  };
  await expect(pass({ render: reworded })).rejects.toThrow('internal_error');
  expect(timer.held).toHaveLength(47);
});

it('a paused place to which nothing is to be sent resumes, though Slack fails elsewhere', async () => {
  const { timer, store, pass } = await setUp(follow({ told: facts({ opens: '2026-11-21T20:00' }) }));
  const paused = target({ target: 'C0PAUSED01', pause: { reason: 'is_archived', since: 0, told: true } });
  await store.follows.add(
    paused,
    [follow({ target: paused.target, code: 'P', told: facts({ opens: '2026-12-20T20:00' }) })],
    9,
  );
  timer.failing.set('schedule', new Error('internal_error'));
  await expect(pass()).rejects.toThrow('internal_error');
  expect((await store.targets.get(paused))?.pause).toBeUndefined();
});

it('who has been told of a pause is not told again because Slack fails at another person', async () => {
  const told = facts({ opens: '2026-11-20T18:00' });
  const setting = await setUp(
    follow({ told, createdBy: 'U0AINO' }),
    follow({ told, code: 'TX00ZZ99-3001', createdBy: 'U0BEN' }),
  );
  const { timer } = setting;
  timer.refusing.set('C0TESTS001', 'is_archived');
  const { tell } = timer;
  let fails = 3;
  timer.tell = async (user, message) => {
    if (user === 'U0BEN' && fails > 0) {
      fails -= 1;
      throw new Error('internal_error');
    }
    return tell(user, message);
  };
  const options = optionsOf(setting);
  for (let times = 0; times < 6; times += 1) await passWorkspace(WORKSPACE, options);
  expect(timer.told.map(({ user }) => user)).toEqual(['U0AINO', 'U0BEN']);
  expect(options.memory.toldOfPause).toEqual(new Set());
});

it('a list that Slack wants to be waited for is not asked for again in the same pass', async () => {
  const list = vi.fn(async () => {
    throw new WebAPIRateLimitedError(600);
  });
  const timer = createSlackTimer({ chat: { scheduledMessages: { list } } } as unknown as WebClient);
  await expect(timer.list(async () => {})).rejects.toThrow();
  expect(list).toHaveBeenCalledTimes(1);
});

it('a return that is sooner is not swallowed by a later one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const taken: boolean[] = [];
    const store = createMemoryStore();
    Object.assign(store.leases, { take: async () => taken.shift() ?? true, release: async () => {} });
    const made: number[] = [];
    let isFailing = true;
    const passes = createPasses(
      {
        ...{ store, now: () => NOW, holder: 'one', passEveryMs: 300_000, leaseMs: 35_000 },
        pass: async () => {
          made.push(performance.now());
          if (isFailing) throw new Error('no');
          return true;
        },
        jobs: unwatched,
      },
      new AbortController().signal,
    );
    // Four failures: the next return is minutes away.
    for (let times = 0; times < 4; times += 1) await passes.pass(WORKSPACE);
    isFailing = false;
    await passes.pass(WORKSPACE);
    const before = made.length;
    taken.push(false);
    await passes.pass(WORKSPACE);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(made).toHaveLength(before + 1);
  } finally {
    vi.useRealTimers();
  }
});
