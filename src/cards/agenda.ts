/** The dates of courses, by the days on which they fall. */
import type { Language } from '../language.ts';
import type { Moment } from '../study-client/model.ts';
import { believedDates, DATE_KINDS, type DateKind } from '../study-client/moments.ts';
import type { Reader } from './card.ts';
import { dateLabel, dayHeading, dayOfDate, isDay, timeOf } from './dates.ts';
import { keptNameLanguage } from './notes.ts';
import { joined, outsideLine } from './text.ts';

/** A course with its dates, as it is followed or linked; its name is outside text. */
export interface Dated {
  readonly follow: { readonly code: string };
  readonly facts: Readonly<Partial<Record<DateKind, Moment | undefined>>> & {
    readonly name: string;
    readonly language?: Language | undefined;
  };
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

const NAME = 60;
const SIGNS: Readonly<Record<DateKind, string>> = { opens: '🔵', closes: '🟠', starts: '▶️', ends: '🏁' };

/** The dates of a day, under the day with its weekday. */
interface AgendaDay {
  readonly heading: string;
  /** Our own words, for rich text. */
  readonly lines: readonly string[];
}

/** Dates by the reader's days: the earliest day first, and on a day what means the whole day first. */
export function agendaOf(dates: readonly CourseDate[], reader: Reader): AgendaDay[] {
  const days = Map.groupBy(dates, ({ kind, moment }) => dayOfDate(kind, moment, reader));
  const inOrder = [...days].toSorted(([one], [other]) => one - other);
  return inOrder.map(([day, those]) => {
    const whole = ({ kind, moment }: CourseDate): number => Number(!isDay(kind, moment, reader));
    const sorted = those.toSorted((a, b) => whole(a) - whole(b) || a.moment.at - b.moment.at);
    return { heading: dayHeading(day, reader), lines: sorted.map((one) => line(one, reader)) };
  });
}

/**
 * "🔵 9:00 · Enrollment opens – Software Engineering Project", and the name's language if it is not the reader's.
 */
function line({ kind, moment, followed }: CourseDate, reader: Reader): string {
  const { facts, follow } = followed;
  const mark = keptNameLanguage(facts, follow.code, reader.language);
  const name = joined([outsideLine(facts.name, NAME), mark && `(${mark})`], ' ');
  const time = isDay(kind, moment, reader) ? undefined : timeOf(moment.at, reader);
  return `${SIGNS[kind]} ${joined([time, dateLabel(kind, moment, reader)])} – ${name}`;
}
