/** One workspace over stores and a Slack in memory, to make passes in. */

import { type PassOptions, passWorkspace } from '../../src/reminders/pass.ts';
import { TimeIsPast } from '../../src/reminders/steps.ts';
import { createMemory, type Memory } from '../../src/reminders/trouble.ts';
import type { Facts, Follow, Store } from '../../src/store/store.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { countsOf, createFakeTimer, type FakeTimer } from './fake-timer.ts';
import { CODE, course, facts, follow, HOUR, local, NOW, render, target, WORKSPACE } from './samples.ts';

/** What a pass is made with; of a process that has just started, unless it is given what it remembers. */
export function optionsOf(
  { store, timer, clock }: Pick<Setting, 'store' | 'timer' | 'clock'>,
  memory: Memory = createMemory(),
): PassOptions {
  return {
    store,
    timer,
    render,
    memory,
    metrics: uncounted,
    now: () => clock.now,
    pace: async () => {},
    rest: async () => {},
    stillMine: () => true,
    othersWait: () => false,
    source: 'slack',
    mayList: true,
    horizonMs: 36 * HOUR,
  };
}

interface Setting {
  readonly store: Store;
  readonly timer: FakeTimer;
  readonly clock: { now: number };
}

/** One workspace in which a channel follows what it is given. */
export async function setUp(...follows: Follow[]) {
  const store = createMemoryStore();
  const timer = createFakeTimer();
  const clock = { now: NOW };
  await store.follows.add(target(), follows, 1000);
  const read = (of: Facts, more: Parameters<typeof course>[0] = {}) =>
    store.courses.put([course({ facts: of, readAt: clock.now, ...more })]);
  const pass = () => countsOf(timer, () => passWorkspace(WORKSPACE, optionsOf({ store, timer, clock })));
  /** Time goes by, and Slack posts what is due. */
  const later = (ms: number): string[] => {
    clock.now += ms;
    const due = timer.held.filter(({ postAt }) => postAt * 1000 <= clock.now);
    for (const one of due) timer.held.splice(timer.held.indexOf(one), 1);
    return due.map(({ text }) => text);
  };
  const rows = () => store.reminders.inWorkspace(WORKSPACE);
  const held = () => timer.held.map(({ text, postAt }) => `${local(postAt * 1000)} ${text}`);
  return { store, timer, clock, read, pass, later, rows, held };
}

export const persons = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `D0P${String(at).padStart(5, '0')}`);

/** As many persons, each of whom follows a course whose enrollment opens at a time of the zone; all is with Slack. */
export async function followedBy(count: number, opens: string) {
  const setting = await setUp();
  for (const id of persons(count))
    await setting.store.follows.add(
      target({ target: id, kind: 'person' }),
      [follow({ target: id, code: CODE, told: facts({ opens }) })],
      9,
    );
  await setting.pass();
  return setting;
}

/** From now on Slack refuses what is past by its clock. */
export function keepTime(timer: FakeTimer, now: () => number): void {
  const { schedule } = timer;
  timer.schedule = async (message) => {
    if (message.postAt * 1000 <= now()) throw new TimeIsPast();
    return schedule(message);
  };
}

/** Reminders in other words. */
export const reworded: PassOptions['render'] = {
  ...render,
  reminder: (...all) => ({ ...render.reminder(...all), text: `${render.reminder(...all).text}!` }),
};
