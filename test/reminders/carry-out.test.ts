import { describe, expect, it, test } from 'vitest';
import { type CarryOutOptions, carryOut } from '../../src/reminders/carry-out.ts';
import { type Cancel, type Step, TimeIsPast } from '../../src/reminders/steps.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import type { Reminder, Store, Target } from '../../src/store/store.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { countsOf, createFakeTimer } from './fake-timer.ts';
import {
  type Deed,
  differenceOf,
  follow,
  heldFor,
  MINUTE,
  NOW,
  outgoing,
  render,
  rowFor,
  target,
  WORKSPACE,
} from './samples.ts';

const now = NOW / 1000;
const ONE = target();
const OTHER = target({ target: 'C0OTHER001' });
const AINO = target({ target: 'U0AINO0002', kind: 'person', conversation: 'D0AINO0002' });
const reminder = outgoing('ring', now + 3600);
const far = (to: Target, key = 'ring') =>
  outgoing(key, now + 3600, { target: to.target, conversation: to.conversation });
const schedule = (to: Target, key?: string): Step => ({ do: 'schedule', message: far(to, key) });

async function setUp() {
  const store = createMemoryStore();
  for (const each of [ONE, OTHER, AINO]) {
    const first = follow({ target: each.target, code: 'TX00AA00-3001', createdBy: 'U0SETUP001' });
    const second = follow({ target: each.target, createdBy: each === ONE ? 'U0SETUP001' : 'U0AINO0002' });
    await store.follows.add(each, [first, second], 100);
  }
  const timer = createFakeTimer();
  const options: CarryOutOptions = {
    store,
    timer,
    render,
    memory: createMemory(),
    metrics: uncounted,
    now: () => NOW,
    pace: async () => {},
    stillMine: () => true,
    othersWait: () => false,
  };
  const targets = async () => store.targets.inWorkspace(WORKSPACE);
  const run = (...deeds: Deed[]) =>
    countsOf(timer, async () => carryOut(differenceOf(deeds), await targets(), options));
  return { store, timer, run, options, targets };
}

const rowsOf = async (store: Store) => store.reminders.inWorkspace(WORKSPACE);
const pauseOf = async (store: Store, of: Target) => (await store.targets.get(of))?.pause;

const cancelled = (why: Cancel['why']): Step => ({
  do: 'cancel',
  held: heldFor(reminder),
  row: rowFor(reminder),
  why,
});

describe('where others wait', () => {
  it('what the next pass finds wanted, or knows as dropped, is left to it, and nothing else', async () => {
    const { timer, options, targets, store } = await setUp();
    const message = (key: string) => far(OTHER, key);
    const steps: Deed[] = [
      { do: 'drop', row: rowFor(message('dropped')) },
      { do: 'cancel', held: heldFor(message('stray')), row: undefined, why: 'unwanted' },
      { do: 'schedule', message: message('new') },
      { do: 'schedule', message: message('lost'), wasHeld: true },
      { do: 'post', message: message('near'), again: false },
      { do: 'schedule', message: message('doubtful'), inDoubt: true },
      { do: 'post', message: message('perhaps posted'), again: true },
    ];
    await carryOut(differenceOf(steps), await targets(), { ...options, othersWait: () => true });
    expect(timer.calls.map((call) => call.split(' ')[0])).toEqual(['cancel', 'schedule', 'post']);
    const rows = (await rowsOf(store)).map(({ key, scheduledId }) => [key, scheduledId !== undefined]);
    expect(rows).toEqual([
      ['doubtful', true],
      ['lost', false],
      ['perhaps posted', false],
    ]);
  });

  test.each([
    ['other words', 'reworded', []],
    ['another time', 'moved', ['cancel', 'schedule']],
    ['what Slack dropped', 'dropped', []],
  ] as const)('%s: never the one half without the other', async (_, why, expected) => {
    const { timer, options, targets } = await setUp();
    const cancel: Step = {
      do: 'cancel',
      held: heldFor(reminder),
      row: rowFor(reminder),
      why,
      before: reminder,
    };
    await carryOut(differenceOf([cancel, schedule(ONE)]), await targets(), {
      ...options,
      othersWait: () => true,
    });
    expect(timer.calls.map((call) => call.split(' ')[0])).toEqual(expected);
  });

  it('nor where they come in between', async () => {
    const { timer, options, targets } = await setUp();
    const cancel: Step = {
      do: 'cancel',
      held: heldFor(reminder),
      row: rowFor(reminder),
      why: 'reworded',
      before: reminder,
    };
    await carryOut(differenceOf([cancel, schedule(ONE)]), await targets(), {
      ...options,
      othersWait: () => timer.calls.length > 0,
    });
    expect(timer.calls.map((call) => call.split(' ')[0])).toEqual(['cancel', 'schedule']);
  });
});

describe('each step', () => {
  test.each<[string, Deed, string[]]>([
    ['schedules', { do: 'schedule', message: reminder }, [`intended schedule ${ONE.target}`, 'held']],
    ['posts', { do: 'post', message: reminder, again: false }, [`posting post ${ONE.target}`, 'posted']],
    ['cancels', cancelled('unwanted'), [`intended cancel ${ONE.target}`]],
    ['makes sure of what Slack dropped', cancelled('dropped'), [`held cancel ${ONE.target}`, 'held']],
    ['notes', { do: 'note', row: rowFor(reminder, { state: 'posted' }) }, ['posted']],
    ['drops', { do: 'drop', row: rowFor(reminder) }, []],
  ])('%s and says in the store what is about to be done', async (_name, step, expected) => {
    const { store, timer, run } = await setUp();
    const seen: string[] = [];
    if ('row' in step && step.row) await store.reminders.put([step.row]);
    for (const method of ['schedule', 'post', 'cancel'] as const) {
      const real = timer[method].bind(timer) as (message: never) => Promise<never>;
      Object.assign(timer, {
        [method]: async (message: never) => {
          const [row] = await rowsOf(store);
          const done = await real(message);
          seen.push(`${row?.state} ${timer.calls.at(-1)}`);
          return done;
        },
      });
    }
    await run(step);
    expect([...seen, ...(await rowsOf(store)).map(({ state }) => state)]).toEqual(expected);
  });

  it('is counted', async () => {
    const { run } = await setUp();
    const report = await run(
      schedule(ONE),
      { do: 'post', message: far(OTHER), again: false },
      { do: 'cancel', held: heldFor(reminder), row: undefined, why: 'unwanted' },
    );
    expect(report).toEqual({ scheduled: 1, posted: 1, cancelled: 1, refused: 0 });
  });

  it('waits for its turn at Slack, and only there', async () => {
    const { options, targets } = await setUp();
    let turns = 0;
    const pace = async () => {
      turns += 1;
    };
    const steps: Deed[] = [
      schedule(ONE),
      { do: 'post', message: reminder, again: false },
      { do: 'drop', row: rowFor(reminder) },
    ];
    await carryOut(differenceOf(steps), await targets(), { ...options, pace });
    expect(turns).toBe(2);
  });

  it('leaves a trouble that is no refusal to the next pass, and goes on elsewhere', async () => {
    const { store, timer, run } = await setUp();
    timer.failing.set('schedule', new Error('cut off'));
    await expect(run(schedule(ONE), schedule(OTHER))).rejects.toThrow('cut off');
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['held', 'intended']);
    expect(await pauseOf(store, ONE)).toBe(undefined);
  });
});

describe('a clock that is behind Slack’s', () => {
  const past = (seconds: number) => outgoing('ring', now + seconds);

  it.each<[string, number, true | undefined, string[], string[]]>([
    ['what Slack held and has posted is posted', 7_200, true, [], ['posted']],
    ['the same where it would be too near to schedule', 75, true, [], ['posted']],
    ['what is due within minutes is posted', 540, undefined, ['text of ring'], ['posted']],
    ['what is due later waits for a clock that is right', 7_200, undefined, [], ['intended']],
  ])('%s', async (_name, seconds, wasHeld, posted, rows) => {
    const { store, timer, run } = await setUp();
    timer.failing.set('schedule', new TimeIsPast());
    await run({ do: 'schedule', message: past(seconds), ...(wasHeld && { wasHeld }) }, schedule(ONE, 'next'));
    expect(timer.posted).toEqual(posted);
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['held', ...rows]);
  });
});

describe('a store that fails when something was posted', () => {
  it('is told later, and nothing is posted twice', async () => {
    const { store, timer, options, targets } = await setUp();
    const put = store.reminders.put;
    Object.assign(store.reminders, {
      put: async (rows: readonly Reminder[]) => {
        if (rows.some(({ state }) => state === 'posted')) throw new Error('no database');
        await put(rows);
      },
    });
    const post: Step = { do: 'post', message: reminder, again: false };
    await expect(carryOut(differenceOf([post]), await targets(), options)).rejects.toThrow('no database');
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['posting']);
    Object.assign(store.reminders, { put });
    await carryOut(differenceOf([{ ...post, again: true }]), await targets(), options);
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['posted']);
    expect(timer.posted).toEqual(['text of ring']);
    expect(options.memory.unnoted.size).toBe(0);
  });
});

describe('a target that refuses', () => {
  it('is paused with the reason and skipped for the rest of the pass; the others go on', async () => {
    const { store, timer, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'is_archived');
    const report = await run(schedule(ONE), schedule(ONE, 'more'), schedule(OTHER));
    expect(report).toMatchObject({ scheduled: 1, refused: 1 });
    expect(await pauseOf(store, ONE)).toEqual({ reason: 'is_archived', since: NOW, told: true });
    expect(await pauseOf(store, OTHER)).toBe(undefined);
    expect(timer.calls.filter((call) => call === `schedule ${ONE.conversation}`)).toHaveLength(1);
    expect(await store.follows.of(ONE)).toHaveLength(2);
  });

  it('is told once, to the people who set it up', async () => {
    const { timer, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'not_in_channel');
    for (let passes = 0; passes < 3; passes += 1) await run(schedule(ONE));
    expect(timer.told).toEqual([{ user: 'U0SETUP001', text: `paused ${ONE.target} not_in_channel` }]);
  });

  it('is told of to everybody who has set something up there, once each', async () => {
    const { timer, run } = await setUp();
    timer.refusing.set(OTHER.conversation, 'is_archived');
    for (let passes = 0; passes < 2; passes += 1) await run(schedule(OTHER));
    expect(timer.told.map(({ user }) => user)).toEqual(['U0SETUP001', 'U0AINO0002']);
  });

  it('keeps the time since when, also where the reason is another; that is told, too', async () => {
    const { store, timer, options, targets, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'not_in_channel');
    await run(schedule(ONE));
    timer.refusing.set(ONE.conversation, 'is_archived');
    await carryOut(differenceOf([schedule(ONE)]), await targets(), {
      ...options,
      now: () => NOW + MINUTE,
    });
    expect(await pauseOf(store, ONE)).toEqual({ reason: 'is_archived', since: NOW, told: true });
    expect(timer.told).toHaveLength(2);
  });

  it('is told of later where it could not be', async () => {
    const { store, timer, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'not_in_channel');
    timer.failing.set('tell', new Error('cut off'));
    await run(schedule(ONE));
    expect(await pauseOf(store, ONE)).toMatchObject({ told: false });
    await run(schedule(ONE));
    expect(await pauseOf(store, ONE)).toMatchObject({ told: true });
    expect(timer.told).toHaveLength(1);
  });

  it('is not told to itself where it is a person', async () => {
    const { store, timer, run } = await setUp();
    timer.refusing.set(AINO.conversation, 'other');
    await run(schedule(AINO));
    expect(await pauseOf(store, AINO)).toMatchObject({ reason: 'other' });
    expect(timer.calls.filter((call) => call.startsWith('tell'))).toEqual([]);
  });

  it('resumes with the first message that Slack takes, and is told again only of the next pause', async () => {
    const { store, timer, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'not_in_channel');
    await run(schedule(ONE));
    timer.refusing.clear();
    expect(await run(schedule(ONE))).toMatchObject({ scheduled: 1 });
    expect(await pauseOf(store, ONE)).toBe(undefined);
    timer.refusing.set(ONE.conversation, 'not_in_channel');
    await run(schedule(ONE, 'next'));
    expect(timer.told).toHaveLength(2);
  });

  it('refuses for all where the token is the cause, and no call is made in vain', async () => {
    const { timer, run } = await setUp();
    timer.refusing.set('*', 'token_revoked');
    expect(await run(schedule(ONE), schedule(OTHER), schedule(AINO))).toMatchObject({ refused: 1 });
    expect(timer.calls).toEqual([`schedule ${ONE.conversation}`]);
  });

  it('does not keep the others waiting where it refuses a deletion', async () => {
    const { store, timer, run } = await setUp();
    timer.refusing.set(ONE.conversation, 'channel_not_found');
    await store.reminders.put([rowFor(reminder)]);
    const cancel = cancelled('unwanted');
    const gone: Deed = { do: 'drop', row: rowFor(far(OTHER)) };
    expect(await run(cancel, gone, schedule(OTHER))).toMatchObject({ refused: 1, scheduled: 1 });
    expect((await rowsOf(store)).map(({ target: id, state }) => [id, state])).toEqual([
      [OTHER.target, 'held'],
      // It refused, so it has it still.
      [ONE.target, 'held'],
    ]);
  });
});
