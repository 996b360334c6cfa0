import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import {
  CHANNEL,
  course,
  follow,
  KEY,
  lessons,
  lookedUp,
  NOON,
  PERSON,
  reminder,
  seenBuilding,
  seenCourse,
  target,
} from './samples.ts';
import { oneOf, type World } from './world.ts';

/** What a clock gives where it counts finer than milliseconds, and what a quotient gives. */
const AT = NOON + 0.853;
const LATER = AT + 1_000;
const INSTALLATION = { enterprise: '', team: 'T1' };
const pause = { reason: 'other', since: AT, told: false } as const;

/** Each method that takes a time, with what is read back after it. */
const KEEPS: readonly { what: string; does: (store: Store) => Promise<unknown>; gives: unknown }[] = [
  {
    what: 'a follow, and the last check of its target',
    does: async ({ follows, targets }) => {
      await follows.add(target({ checkedAt: AT, pause }), [follow('TX1', { createdAt: AT })], 9);
      return [(await follows.of(KEY))[0]?.createdAt, (await targets.get(KEY))?.checkedAt];
    },
    gives: [NOON, NOON],
  },
  {
    what: 'a check',
    does: async ({ follows, targets }) => {
      await follows.add(target(), [follow('TX1')], 9);
      await targets.checked(['T1'], AT);
      return (await targets.get(KEY))?.checkedAt;
    },
    gives: NOON,
  },
  {
    what: 'a course',
    does: async ({ courses }) => {
      await courses.put([course('TX1', { readAt: AT, missingSince: AT })]);
      const [kept] = await courses.get([course('TX1')]);
      return [kept?.readAt, kept?.missingSince];
    },
    gives: [NOON, NOON],
  },
  {
    what: 'lessons, and what a follow has been told of them',
    does: async ({ follows, lessons: kept }) => {
      await follows.add(target(), [follow('TX1', { createdAt: AT - 9 })], 9);
      await kept.put([lessons('TX1', [AT], AT)]);
      const before = await follows.untoldLessons('T1', AT);
      await follows.toldLessons([{ key: KEY, code: 'TX1', since: AT }]);
      const [row] = await kept.of(['TX1']);
      return [before.length, (await follows.of(KEY))[0]?.lessonsTold, row?.readAt];
    },
    gives: [1, NOON, NOON],
  },
  {
    what: 'a ring',
    does: async ({ reminders }) => {
      await reminders.put([reminder('a', { postAt: AT / 1_000 })]);
      return (await reminders.of(KEY))[0]?.postAt;
    },
    gives: Math.floor(NOON / 1_000),
  },
  {
    what: 'a lease',
    does: async ({ leases }) => {
      const first = await leases.take('pass', 'one', AT, 1_000.5, 2_000.5);
      const second = await leases.take('pass', 'two', AT + 1, 1_000.5, 2_000.5);
      return [first, second, await leases.runOut(AT), await leases.runOut(LATER + 1)];
    },
    gives: [true, false, [], ['pass']],
  },
  {
    what: 'a claim',
    does: async ({ claims }) => [await claims.take('a', AT, 999.5), await claims.take('a', AT + 1, 999.5)],
    gives: [true, false],
  },
  {
    what: 'when Home was opened',
    does: async ({ persons }) => {
      await persons.change(PERSON, { homeOpenedAt: AT });
      return (await persons.get(PERSON))?.homeOpenedAt;
    },
    gives: NOON,
  },
  {
    what: 'when a person and a channel were greeted',
    does: async ({ persons, channels }) => {
      await persons.change(PERSON, { greetedAt: AT });
      await channels.change(CHANNEL, { greetedAt: AT });
      return [(await persons.get(PERSON))?.greetedAt, (await channels.get(CHANNEL))?.greetedAt];
    },
    gives: [NOON, NOON],
  },
  {
    what: 'a seen course',
    does: async ({ seenCourses }) => {
      await seenCourses.put([seenCourse('TX1', { seenAt: AT })], 9);
      return (await seenCourses.inWorkspace('T1'))[0]?.seenAt;
    },
    gives: NOON,
  },
  {
    what: 'a look-up',
    does: async ({ lookUps }) => {
      await lookUps.put([lookedUp('TX1', AT)], 9);
      return (await lookUps.of(PERSON))[0]?.at;
    },
    gives: NOON,
  },
  {
    what: 'a seen building',
    does: async ({ seenBuildings }) => {
      await seenBuildings.put([seenBuilding('78025', { seenAt: AT })]);
      return (await seenBuildings.all())[0]?.seenAt;
    },
    gives: NOON,
  },
  {
    what: 'a feed',
    does: async ({ feeds }) => {
      await feeds.replace(PERSON, 'hash', AT);
      return feeds.madeAt(PERSON);
    },
    gives: NOON,
  },
  {
    what: 'a token of an assistant',
    does: async ({ assistantTokens }) => {
      await assistantTokens.add(PERSON, { hash: 'hash', name: 'A', madeAt: AT }, 5);
      return (await assistantTokens.of(PERSON))[0]?.madeAt;
    },
    gives: NOON,
  },
  {
    what: 'an installation, and its end',
    does: async ({ installations }) => {
      await installations.put(INSTALLATION, 'sealed', AT);
      const installed = (await installations.get(INSTALLATION))?.installedAt;
      await installations.remove(INSTALLATION, LATER);
      const removed = await installations.removedBefore(LATER + 1);
      return [
        installed,
        removed.map(({ removedAt }) => removedAt),
        await installations.forget(INSTALLATION, LATER + 1),
      ];
    },
    gives: [NOON, [NOON + 1_000], true],
  },
  {
    what: 'an installation that is added',
    does: async ({ installations }) => {
      await installations.add(INSTALLATION, 'sealed', AT);
      return (await installations.get(INSTALLATION))?.installedAt;
    },
    gives: NOON,
  },
  {
    what: 'a job that went well, and failed',
    does: async ({ jobs }) => {
      await jobs.note('check', { triedAt: AT, endedAt: LATER, isWell: true });
      await jobs.note('check', { triedAt: LATER, endedAt: LATER, isWell: false });
      return jobs.last('check');
    },
    gives: { triedAt: NOON + 1_000, succeededAt: NOON + 1_000, failingSince: NOON + 1_000 },
  },
  {
    what: 'what is old',
    does: async (store) => {
      await store.channels.change(CHANNEL, { linked: 'TX1' });
      await store.reminders.put([reminder('a', { state: 'posted' })]);
      await store.forget(AT + 5 * 86_400_000);
      return store.reminders.of(KEY);
    },
    gives: [],
  },
];

export function timesContract(world: World): void {
  test.each(KEEPS)(
    '$what is kept by whole milliseconds or seconds, rounded down',
    async ({ does, gives }) => {
      expect(await does(oneOf(world))).toEqual(gives);
    },
  );
}
