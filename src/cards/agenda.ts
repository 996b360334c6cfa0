/** What is ahead of courses that are followed: their dates by day, and those of a week. */

import type { KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { LookUp, Moment } from '../study-client/model.ts';
import {
  believedDates,
  courseDateEnd,
  DATE_KINDS,
  type DateKind,
  endOf,
  isOfWindow,
} from '../study-client/moments.ts';
import { type AgendaRowsDay, dayLists } from './agenda-rows.ts';
import { joined, outsideLine, richGroups, small } from './blocks.ts';
import type { Reader } from './card.ts';
import { dateLabel, dayHeading, dayOfDate, daysWords, isDay, shortDate, timeOf } from './dates.ts';
import type { LessonsOnDays } from './lessons.ts';
import { keptNameLanguage } from './other-language.ts';

/**
 * The lessons of courses on some days, as `dayNumber` counts. `unread`: they could not be read in time; undefined: the study API does
 * not offer them, or there is no course. Never rejects.
 */
export type LessonsOn = (
  courses: readonly Dated[],
  days: { readonly first: number; readonly last: number },
  reader: Reader,
  own?: OwnBeside,
) => Promise<LessonsOnDays | 'unread' | undefined>;

/** What is a person's own beside what the person follows. */
export interface OwnBeside {
  /** Codes of courses that the person has marked. */
  readonly marked: readonly string[];
  /** The code of the student group that the person is in. */
  readonly group?: string | undefined;
}

/** A course with its dates, as it is followed or linked; its name is outside text. */
export interface Dated {
  /** Whether the person who follows it has enrolled. */
  readonly isEnrolled?: boolean | undefined;
  /** A channel is linked to it, and does not follow it. */
  readonly isLinkedOnly?: true;
  /** `toldMissing`: the study data no longer have it. */
  readonly follow: { readonly code: string; readonly toldMissing?: boolean };
  readonly facts: Readonly<Partial<Record<DateKind, Moment | undefined>>> & {
    readonly name: string;
    readonly credits?: number | undefined;
    readonly language?: Language | undefined;
  };
}

/** What is planned where a request comes from. */
export interface Planned {
  readonly kind: 'channel' | 'person';
  /** What is followed, and the course that a channel is linked to, each once. */
  readonly courses: readonly Dated[];
  /** Since when all of it is known as the study API says it, in epoch milliseconds; undefined: nothing is followed. */
  readonly since: number | undefined;
  /** The linked course, where it can't be read now. */
  readonly failed: readonly LookUp[];
  /** Whether an overview of each week is wanted. */
  readonly weekly: boolean;
}

/** A date of a course. */
export interface CourseDate {
  readonly kind: DateKind;
  readonly moment: Moment;
  readonly followed: Dated;
}

/** The dates of a course. Two dates that contradict each other are left out. */
export function datesOf(followed: Dated, zone: string): CourseDate[] {
  const { opens, closes, starts, ends } = followed.facts;
  const dates = believedDates({ opens, closes, starts, ends }, zone);
  return DATE_KINDS.flatMap((kind) => {
    const moment = dates[kind];
    return moment ? [{ kind, moment, followed }] : [];
  });
}

/** The time from which dates count as ahead, and the zone of the study API's days. */
export type Now = Pick<Reader, 'now' | 'zone'>;

/** The dates of a course from `now` on, soonest first; a day counts until it is over. */
export function comingOf(followed: Dated, { now, zone }: Now): CourseDate[] {
  const ends = ({ kind, moment }: CourseDate) =>
    isOfWindow(kind) ? endOf(moment) : courseDateEnd(moment, zone);
  // To find the end of a day is slow, and most dates lie ahead anyway.
  const coming = datesOf(followed, zone).filter((one) => one.moment.at > now || ends(one) > now);
  return coming.sort((a, b) => a.moment.at - b.moment.at);
}

/** Followed courses by their soonest date; those without one last, by code. */
export function soonestFirst<D extends Dated>(followed: readonly D[], now: Now): D[] {
  const keyed = followed.map((one) => ({
    one,
    at: comingOf(one, now)[0]?.moment.at ?? Number.MAX_VALUE,
  }));
  keyed.sort((a, b) => a.at - b.at || (a.one.follow.code < b.one.follow.code ? -1 : 1));
  return keyed.map(({ one }) => one);
}

const NAME = 60;
const CODE = 40;
const SIGNS: Readonly<Record<DateKind, string>> = { opens: '🔵', closes: '🟠', starts: '▶️', ends: '🏁' };

/** The dates of a day, under the day with its weekday. */
interface AgendaDay extends AgendaRowsDay {
  /** With codes, for the text of a message. */
  readonly lines: readonly string[];
}

/** Dates by the reader's days: the earliest day first, and on a day what means the whole day first. */
function agendaOf(dates: readonly CourseDate[], reader: Reader): AgendaDay[] {
  const days = Map.groupBy(dates, ({ kind, moment }) => dayOfDate(kind, moment, reader));
  const inOrder = [...days].toSorted(([one], [other]) => one - other);
  return inOrder.map(([day, those]) => {
    const whole = ({ kind, moment }: CourseDate): number => Number(!isDay(kind, moment, reader));
    const sorted = those.toSorted((a, b) => whole(a) - whole(b) || a.moment.at - b.moment.at);
    const { enrolled, follow } = texts(reader.language);
    const marksOf = ({ isEnrolled, follow: { toldMissing } }: Dated) => [
      isEnrolled && enrolled.mark,
      toldMissing && follow.missing,
    ];
    return {
      day,
      heading: dayHeading(day, reader),
      lines: sorted.map(({ followed, ...date }) => {
        const words = joined([courseTitle(followed, reader.language), ...marksOf(followed)]);
        return `${dateLine(date, reader)} – ${words}`;
      }),
      entries: sorted.map(({ followed, ...date }) => ({
        ...(isDay(date.kind, date.moment, reader) ? {} : { at: date.moment.at }),
        code: followed.follow.code,
        name: courseName(followed, reader.language),
        words: joined([dateLine(date, reader), ...marksOf(followed)]),
      })),
    };
  });
}

/** "🔵 9:00 · Enrollment opens"; without a time where the date means its whole day. */
function dateLine({ kind, moment }: Omit<CourseDate, 'followed'>, reader: Reader): string {
  const time = isDay(kind, moment, reader) ? undefined : timeOf(moment.at, reader);
  return `${SIGNS[kind]} ${joined([time, dateLabel(kind, moment, reader)])}`;
}

/** "🟠 Sat 12 Dec 16:00 · Enrollment closes – Software Engineering Project", in our own words for rich text. */
export function shortDateLine({ followed, kind, moment }: CourseDate, reader: Reader): string {
  const { enrolled, follow } = texts(reader.language);
  const { isEnrolled, follow: kept } = followed;
  const words = joined([shortDate(kind, moment, reader), dateLabel(kind, moment, reader)]);
  const marks = [isEnrolled && enrolled.mark, kept.toldMissing && follow.missing];
  return `${SIGNS[kind]} ${words} – ${joined([courseName(followed, reader.language), ...marks])}`;
}

/** The name, made safe for one line, and its language if it is not the reader's. */
export function courseName({ follow, facts }: Dated, language: Language): string {
  const mark = keptNameLanguage(facts, follow.code, language);
  return joined([outsideLine(facts.name, NAME), mark && `(${mark})`], ' ');
}

/** The same with the code, unless that stands in place of the name. */
function courseTitle(course: Dated, language: Language): string {
  const { code } = course.follow;
  return joined([courseName(course, language), code !== course.facts.name && outsideLine(code, CODE)]);
}

/** An agenda as lines of a message's text: it may contain outside text. */
const agendaText = (days: readonly AgendaDay[]): string[] =>
  days.map(({ heading, lines }) => `${heading}: ${lines.join('; ')}.`);

// Seven days of courses: windows that open or close, starts and ends, by day.

/** Days of a week. */
const WEEK = 7;
/** The most dates that are shown. */
const MOST_DATES = 40;

/** A week in our own words, which may contain outside text, and as blocks that say the same. */
interface Week {
  /** "20 – 26 Nov 2026". */
  readonly days: string;
  readonly isEmpty: boolean;
  readonly codes: readonly string[];
  readonly lines: readonly string[];
  readonly shown: readonly AgendaRowsDay[];
  /** How many more dates there are. */
  readonly more: string | undefined;
  readonly blocks: readonly KnownBlock[];
}

/** The dates of courses on the seven days from `first` on, which counts as `dayNumber` does. */
export function weekOf(courses: readonly Dated[], first: number, reader: Reader): Week {
  const dates = datesFrom(courses, first, reader);
  const shown = agendaOf(dates.slice(0, MOST_DATES), reader);
  const rest = dates.length - MOST_DATES;
  const more = rest > 0 ? texts(reader.language).home.moreDates(rest) : undefined;
  return {
    days: daysWords(first, first + WEEK - 1, reader),
    isEmpty: dates.length === 0,
    codes: [...new Set(dates.map(({ followed }) => followed.follow.code))],
    lines: agendaText(shown),
    shown,
    more,
    blocks: [
      ...(shown.length === 0 ? [] : [richGroups(undefined, dayLists(shown))]),
      ...(more === undefined ? [] : [small(more)]),
    ],
  };
}

function datesFrom(courses: readonly Dated[], first: number, reader: Reader): CourseDate[] {
  const all = courses.flatMap((course) => datesOf(course, reader.zone));
  return all
    .filter(({ kind, moment }) => {
      const day = dayOfDate(kind, moment, reader);
      return day >= first && day < first + WEEK;
    })
    .toSorted((a, b) => a.moment.at - b.moment.at);
}
