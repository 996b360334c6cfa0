import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { defineFeature, type Feature, type Place } from '../../ask/feature.ts';
import { agendaOf, agendaText, type CourseDate, type Dated, datesOf } from '../../cards/agenda.ts';
import { header, paragraph, richGroups, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { asOf, dayNumber, dayOfDate, daysWords } from '../../cards/dates.ts';
import { noteBlocks } from '../../cards/notes.ts';
import { failedPart } from '../../cards/realization.ts';
import { escapeMrkdwn, joined } from '../../cards/text.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { TargetKind } from '../../store/store.ts';
import type { LookUp } from '../../study-client/model.ts';
import { parseWeek, type WeekRequest, weekQuestion, weekRequest } from './request.ts';

/** Days of a week. */
const WEEK = 7;
/** The most dates on a card. */
const MOST_DATES = 40;

/** What is followed, and the course of a linked channel. */
interface Planned {
  readonly kind: TargetKind;
  readonly courses: readonly Dated[];
  readonly since: number | undefined;
  readonly failed: readonly LookUp[];
}

interface WeekDeps {
  /** Undefined: the request comes from no conversation. May reject. */
  readonly planned: (place: Place, reader: Reader) => Promise<Planned | undefined>;
  /** Courses that were read longer ago are shown with that time, in milliseconds. */
  readonly oldAfterMs: number;
}

/** The first day of what is asked for, by the reader's calendar: today, or the next Monday. */
function firstDay({ next }: WeekRequest, { now, zone, own = zone }: Reader): number {
  if (!next) return dayNumber(now, own);
  const context = { in: tz(own) };
  return dayNumber(addDays(startOfISOWeek(now, context), WEEK, context).getTime(), own);
}

/** The dates of courses on the seven days from `first` on, in their order. */
function datesFrom(courses: readonly Dated[], first: number, reader: Reader): CourseDate[] {
  const all = courses.flatMap((course) => datesOf(course, reader.zone));
  return all
    .filter(({ kind, moment }) => {
      const day = dayOfDate(kind, moment, reader);
      return day >= first && day < first + WEEK;
    })
    .toSorted((a, b) => a.moment.at - b.moment.at);
}

/** Seven days of what is followed, by day: windows that open or close, starts and ends. */
export function weekCard(
  request: WeekRequest,
  { kind, courses, since, failed }: Planned,
  reader: Reader,
  oldAfterMs = Number.POSITIVE_INFINITY,
): Card {
  const { week, home, follow } = texts(reader.language);
  const failures = failedPart(failed, reader);
  if (courses.length === 0) return wordsCard(follow.of[kind].nothing);
  const first = firstDay(request, reader);
  const dates = datesFrom(courses, first, reader);
  const shown = agendaOf(dates.slice(0, MOST_DATES), reader, { withCodes: true });
  const title = week.title[kind](daysWords(first, first + WEEK - 1, reader));
  const more = dates.length > MOST_DATES ? home.moreDates(dates.length - MOST_DATES) : undefined;
  const quiet = dates.length === 0 ? week.quiet(courses.length) : undefined;
  const isOld = since !== undefined && reader.now - since > oldAfterMs;
  const note = isOld ? home.asOf(asOf(since, reader)) : undefined;
  const said = [title, quiet, ...agendaText(shown)].map((line) => line && escapeMrkdwn(line));
  return {
    ...endingWith(joined(said, '\n'), [more, failures?.text, note]),
    blocks: [
      header(title),
      ...(quiet === undefined ? [richGroups(undefined, shown)] : [paragraph(quiet)]),
      ...(more === undefined ? [] : [small(more)]),
      ...(failures?.blocks ?? []),
      ...noteBlocks(note),
    ],
    buttons: [],
    shows: [...new Set(dates.map(({ followed }) => followed.follow.code))],
    ...(failures?.errors.length ? { failures: { errors: failures.errors, all: false } } : {}),
  };
}

/** `/course week` and questions about what is coming up: seven days of what the channel or person follows. */
export const week = ({ planned, oldAfterMs }: WeekDeps): Feature =>
  defineFeature<WeekRequest>({
    name: 'week',
    request: weekRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'week',
        also: vocabulary.subcommands.week.words,
        parse: parseWeek,
      },
    ],
    question: weekQuestion,
    answer: async (request, reader, place) => {
      const here = await planned(place, reader);
      if (!here) return wordsCard(texts(reader.language).follow.nowhere);
      return weekCard(request, here, reader, oldAfterMs);
    },
  });
