/** Messages about lessons, by name, as Slack gets them. */
import type { Message, Reader } from '../../../src/cards/card.ts';
import { createRender } from '../../../src/features/reminders/messages.ts';
import type { Lesson, SharedLesson } from '../../../src/reminders/lesson-plan.ts';
import type { Facts, Target } from '../../../src/store/store.ts';
import { DAY, HOUR, MINUTE, moment, ZONE } from '../../fixtures/reader.ts';
import { personal, target } from '../follow/fixtures.ts';

const AT = moment('2026-11-23T07:30').at;
const NINE = moment('2026-11-23T09:00').at;
const WEB = 'TX00EW54-3008';
const FILM = 'KU00CC20-3004';

const lesson = (id: string, starts: number, rooms: readonly string[], hours = 2): Lesson => ({
  ...{ id, starts, ends: starts + hours * HOUR, rooms },
});
const of = (codes: readonly string[], one: Lesson): SharedLesson => ({ ...one, codes });
const facts = (name: string, more: Partial<Facts> = {}): Facts => ({
  name,
  languages: [],
  groups: [],
  ...more,
});
const FACTS = new Map([
  [WEB, facts('Basics of Web Programming')],
  [FILM, facts('Documentary Film & <!channel>')],
]);

const BUSY = [
  of([WEB], lesson('1', NINE, ['KMX101', 'KMX102', 'KMX103'])),
  of([FILM], lesson('2', NINE + HOUR, [])),
  of([WEB, FILM], lesson('3', NINE + 6 * HOUR, ['A1-13'])),
  of([FILM], lesson('4', NINE + 14 * HOUR, ['B220(spare)'], 3)),
];
const HOSTILE = Array.from({ length: 60 }, (_, n) =>
  of(['<!here>'], lesson(String(n), NINE + n * MINUTE, ['<@U0SAM00001>', '*R*', 'x'.repeat(300)])),
);

const day =
  (to: Target, lessons: readonly SharedLesson[]) =>
  ({ language }: Reader): Message =>
    createRender(ZONE).day(lessons, FACTS, { ...to, language }, AT) as Message;
const reminder =
  (to: Target, lessons: readonly Lesson[], at: number, course = facts('Basics of Web Programming')) =>
  ({ language }: Reader): Message => {
    const planned = { slot: '', code: WEB, at, starts: lessons[0]?.starts ?? 0, lessons };
    return createRender(ZONE).lesson(planned, course, { ...to, language }, at) as Message;
  };
const elsewhere = personal({ settings: { ...target().settings, zone: 'America/New_York' } });

export const MESSAGES: Readonly<Record<string, (reader: Reader) => Message>> = {
  'lessons-of-day': day(target(), BUSY),
  'lessons-of-day-own': day(personal(), BUSY.slice(0, 1)),
  'lessons-of-day-elsewhere': day(elsewhere, BUSY.slice(2)),
  'lessons-of-day-many': day(personal(), HOSTILE),
  'lesson-soon': reminder(personal(), [lesson('1', NINE, ['KMX101'])], NINE - 30 * MINUTE),
  'lesson-soon-groups': reminder(
    personal(),
    [lesson('1', NINE, ['KMX101']), lesson('2', NINE, [])],
    NINE - HOUR,
    facts('Ohjelmointi <!channel>'),
  ),
  'lesson-soon-elsewhere': reminder(
    elsewhere,
    [lesson('1', NINE, ['KMX101'], DAY / HOUR)],
    NINE - 15 * MINUTE,
  ),
};
