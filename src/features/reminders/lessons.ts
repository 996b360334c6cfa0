/** The messages about lessons: those of a day, and a reminder before one. */

import {
  capital,
  escapedAroundDates,
  escapeMrkdwn,
  header,
  joined,
  labelled,
  outsideLine,
  richBullets,
  richGroups,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { dayAlone } from '../../cards/dates.ts';
import { lengthWords, lessonAgenda, lessonLine } from '../../cards/lessons.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { texts } from '../../i18n/index.ts';
import type { TaughtGroup } from '../../reminders/group-lessons.ts';
import type { Lesson, PlannedLesson, SharedLesson } from '../../reminders/lesson-plan.ts';
import type { Facts, TargetKind } from '../../store/store.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import type { Reservation } from '../../study-client/model.ts';
import { detailsButton, type Telling, TOLD_NAME } from './news.ts';

const CODE = 60;
/** The most lessons of an overview, and names of one lesson. */
const MOST = 40;
const MOST_NAMES = 2;
/** The most lessons of parallel groups of one reminder. */
const MOST_GROUPS = 10;

/** A lesson as cards take it: of rooms, what is kept. */
function reservationOf({ id, starts, ends, rooms }: Lesson, codes: readonly string[]): Reservation {
  const courses = codes.flatMap((code) => parseRealizationCode(code) ?? []);
  return { id, starts, ends, courses, groups: [], rooms: rooms.map((code) => ({ code })) };
}

/**
 * The lessons of a day by time, with what is free between them, and what overlaps.
 * @param reader by whose clocks it is today
 */
export function dayCard(
  lessons: readonly SharedLesson[],
  facts: ReadonlyMap<string, Facts>,
  kind: TargetKind,
  reader: Reader,
  group?: TaughtGroup,
): Card {
  const { daily: words, lessons: lessonWords, course } = texts(reader.language);
  const nameOf = (code: string): string => facts.get(code)?.name ?? code;
  const namesOf = ({ codes }: SharedLesson): string => {
    const courses = codes.filter((code) => code !== group?.topic);
    return courses.slice(0, MOST_NAMES).map(nameOf).join(', ') || lessonWords.ofGroup;
  };
  const names = new Map(lessons.map((one) => [one.id, namesOf(one)]));
  const shown = lessons.slice(0, MOST).map((one) => reservationOf(one, one.codes));
  // The title says "today".
  const days = lessonAgenda(shown, reader, ({ id }) => names.get(id)).map((one) => ({
    ...one,
    heading: capital(dayAlone(one.day, reader)),
  }));
  const title = words.title(lessons.length);
  const rest = lessons.length - shown.length;
  const notes = [
    ...(rest > 0 ? [course.andMore(rest)] : []),
    ...(group ? [] : [lessonWords.reservedForThem]),
    words.howToEnd[kind],
  ];
  const listed = days.map(({ heading, lines }) => escapedAroundDates(`${heading}: ${lines.join('; ')}.`));
  return {
    ...endingWith([escapeMrkdwn(title), ...listed].join('\n'), notes),
    blocks: [header(title), richGroups(undefined, days), ...notes.map(small)],
    buttons: [],
  };
}

/** What begins soon, where and until when; of parallel groups each. */
export function lessonCard({ code, starts, lessons }: PlannedLesson, facts: Facts, telling: Telling): Card {
  const reader = { ...telling.reader, zone: telling.zone, own: telling.reader.zone };
  const { daily: words, course } = texts(reader.language);
  const what = words.soon(lengthWords(starts - reader.now, reader));
  const mark = keptNameMark(facts, code, reader.language);
  const shown = lessons.slice(0, MOST_GROUPS).map((one) => lessonLine(reservationOf(one, [code]), reader));
  const rest = lessons.length - shown.length;
  const lines = rest > 0 ? [...shown, course.andMore(rest)] : shown;
  const title = titled(spoken(facts.name, 400), spoken(code, CODE));
  return {
    text: `${what}: ${joined([title, ...lines.map(escapedAroundDates), mark])}`,
    blocks: [
      labelled([[what, [titled(outsideLine(facts.name, TOLD_NAME), outsideLine(code, CODE))]]]),
      richBullets(undefined, lines),
      ...(mark ? [small(mark)] : []),
      small(words.soonEnds),
    ],
    buttons: [detailsButton(code, telling)],
  };
}
