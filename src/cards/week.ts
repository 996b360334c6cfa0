/** Seven days of courses: windows that open or close, starts and ends, by day. */
import type { KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import { agendaOf, agendaText, type CourseDate, type Dated, datesOf } from './agenda.ts';
import { richGroups, small } from './blocks.ts';
import type { Reader } from './card.ts';
import { dayOfDate, daysWords } from './dates.ts';

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
  /** How many more dates there are. */
  readonly more: string | undefined;
  readonly blocks: readonly KnownBlock[];
}

/** The dates of courses on the seven days from `first` on, which counts as `dayNumber` does. */
export function weekOf(courses: readonly Dated[], first: number, reader: Reader): Week {
  const dates = datesFrom(courses, first, reader);
  const shown = agendaOf(dates.slice(0, MOST_DATES), reader, { withCodes: true });
  const rest = dates.length - MOST_DATES;
  const more = rest > 0 ? texts(reader.language).home.moreDates(rest) : undefined;
  return {
    days: daysWords(first, first + WEEK - 1, reader),
    isEmpty: dates.length === 0,
    codes: [...new Set(dates.map(({ followed }) => followed.follow.code))],
    lines: agendaText(shown),
    more,
    blocks: [
      ...(shown.length === 0 ? [] : [richGroups(undefined, shown)]),
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
