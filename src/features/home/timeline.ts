import { tz } from '@date-fns/tz/tz';
import type { KnownBlock } from '@slack/types';
import { addDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { agendaOf, type CourseDate, comingOf, type Dated, type Now } from '../../cards/agenda.ts';
import { header, richGroups, small } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { dayRange } from '../../cards/dates.ts';
import { texts } from '../../i18n/index.ts';

// The future of followed courses: the coming weeks.

/** One week of the timeline. */
interface Week {
  /** ISO 8601's number. */
  readonly number: number;
  /** The first instant of its Monday, and that of the next. */
  readonly from: number;
  readonly to: number;
  readonly coming: readonly CourseDate[];
}

/** The weeks from the one of `now` on, by the calendar of `zone`, with the dates still ahead in each. */
export function comingWeeks(followed: readonly Dated[], reader: Now, most: number): Week[] {
  const { now, zone } = reader;
  const context = { in: tz(zone) };
  const all = followed.flatMap((one) => comingOf(one, reader)).sort((a, b) => a.moment.at - b.moment.at);
  const monday = startOfISOWeek(now, context);
  return Array.from({ length: most }, (_, index) => {
    const from = addDays(monday, 7 * index, context);
    const to = addDays(monday, 7 * (index + 1), context).getTime();
    // A date that has begun and is not over, such as a whole day, belongs to the first week.
    const coming = all.filter(({ moment: { at } }) => at < to && (at >= from.getTime() || index === 0));
    return { number: getISOWeek(from, context), from: from.getTime(), to, coming };
  });
}

const WEEKS = 4;
const DAY = 24 * 3_600_000;
/** The most lines in all: more would be no overview. */
const MOST_LINES = 24;

/** The coming weeks with their dates; empty if nothing is followed. */
export function timelineBlocks(followed: readonly Dated[], reader: Reader): KnownBlock[] {
  if (followed.length === 0) return [];
  const words = texts(reader.language).home;
  // Four weeks from now end in the fifth calendar week, unless today is a Monday.
  const end = reader.now + WEEKS * 7 * DAY;
  const weeks = comingWeeks(followed, reader, WEEKS + 1)
    .map((week) => ({ ...week, coming: week.coming.filter(({ moment }) => moment.at < end) }))
    .filter(({ coming }) => coming.length > 0);
  const head: KnownBlock[] = [{ type: 'divider' }, header(words.timeline(WEEKS))];
  if (weeks.length === 0) return [...head, small(words.quiet)];
  let left = MOST_LINES;
  const blocks = weeks.flatMap((week) => {
    const shown = week.coming.slice(0, Math.max(left, 0));
    left -= shown.length;
    return shown.length === 0 ? [] : [weekBlock(week, shown, reader)];
  });
  const all = weeks.reduce((sum, { coming }) => sum + coming.length, 0);
  return [...head, ...blocks, ...(all > MOST_LINES ? [small(words.moreDates(all - MOST_LINES))] : [])];
}

function weekBlock({ number, from, to }: Week, coming: readonly CourseDate[], reader: Reader): KnownBlock {
  const title = texts(reader.language).home.week(number, dayRange(from, to - 1, reader));
  return richGroups(title, agendaOf(coming, reader));
}
