import type { Button } from '@slack/types';
import {
  addToCalendar,
  courseMenu,
  followButton,
  type Offers,
  offersFor,
  showLessons,
  showUnit,
} from '../../ask/actions.ts';
import { enrollWhileOpen, guideButton, type LinkTemplates } from '../../ask/links.ts';
import { eventsOf } from '../../calendar/ics.ts';
import {
  escapedAroundDates,
  escapeMrkdwn,
  header,
  joined,
  labelledLine,
  mrkdwnParagraph,
  outsideLine,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { factBlocks, factLine, factsOn, shortPeriodWords } from '../../cards/course-facts.ts';
import { dayUntil, shortInstant, stateLine, stateSign, windowUntil } from '../../cards/dates.ts';
import { textsAndNotes } from '../../cards/details.ts';
import { dayAndLine, nearDayAndLine } from '../../cards/lessons.ts';
import { realizationsCard } from '../../cards/realization-list.ts';
import { freshnessNote, freshnessUntil, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { factsOf } from '../../reminders/followed.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import {
  type EnrollmentWindow,
  type Found,
  type LookUp,
  REALIZATION_TEXTS,
  type Realization,
  type ReservationsRead,
} from '../../study-client/model.ts';
import { enrollmentState } from '../../study-client/moments.ts';

/** What the buttons of a course depend on. */
export interface Offered extends Offers {
  /** Whether calendars can reach Coursebell. */
  readonly calendar?: boolean;
  /** Its lessons, as far as they are known; `unread`: they are offered. */
  readonly lessons?: ReservationsRead | 'unread' | undefined;
}

/** One realization, with the facts that a person who thinks of enrolling wants to see at a glance. */
export function courseCard(found: Found<Realization>, reader: Reader, offered: Offered = {}): Card {
  const { value: realization } = found;
  const { name, enrollment } = realization;
  const { labels } = texts(reader.language).course;
  const then = closesThen(enrollment, reader);
  const sign = stateSign(enrollment, reader.now);
  const state = joined([`${sign} *${stateLine(enrollment, reader)}*`, then]);
  const days = shortPeriodWords(realization, reader);
  const period = days && `*${labels.dates}:* ${days}`;
  const line = summary(realization, reader);
  const next = nextLesson(offered.lessons, reader);
  const shown = factsOn('card', realization, reader);
  const note = freshnessNote([found], reader);
  const said = [
    escapeMrkdwn(joined([line !== name && outsideLine(name, 150), line])),
    ...shown.map(({ label, text }) => `${label}: ${text}`),
    ...(next ? [`${next.label}: ${escapedAroundDates(next.said)}`] : []),
  ];
  return {
    ...endingWith(said.join('\n'), [note]),
    blocks: [
      header(name),
      small(line),
      mrkdwnParagraph(joined([state, period], '\n')),
      ...(next ? [labelledLine(next.label, next.words)] : []),
      ...noteBlocks(note),
    ],
    ...offersOf(realization, reader, offered),
    shows: [realization.code],
    until: Math.min(
      windowUntil(enrollment, reader.now),
      freshnessUntil([found], reader),
      ...(next ? [next.until] : []),
    ),
  };
}

/** The next lesson, or the one that goes on, in our own words for rich text and for top-level text; and until when it is that. */
function nextLesson(
  lessons: Offered['lessons'],
  reader: Reader,
):
  | { readonly label: string; readonly words: string; readonly said: string; readonly until: number }
  | undefined {
  if (lessons === undefined || lessons === 'unread') return undefined;
  const [first, ...more] = lessons.found.filter(({ ends }) => ends > reader.now);
  if (!first) return undefined;
  const words = texts(reader.language).lessons;
  const isNow = first.starts <= reader.now;
  const starts = more.filter((one) => one.starts > reader.now).map((one) => one.starts);
  return {
    label: isNow ? words.now : words.next,
    words: nearDayAndLine(first, reader),
    said: dayAndLine(first, reader),
    // "Tomorrow" is true for a day.
    until: Math.min(dayUntil(reader.now), isNow ? first.ends : first.starts, ...starts),
  };
}

function offersOf(
  realization: Realization,
  reader: Reader,
  offered: Offered,
): Pick<Card, 'buttons' | 'more'> {
  const { buttons, more } = offersFor(realization, reader, offered);
  return {
    buttons,
    more: [
      ...lessonsButton(realization, reader, offered),
      ...calendarButton(realization, reader, offered),
      ...more,
      ...unitButton(realization, reader.language),
    ],
  };
}

/** "closes Mon 14 Dec 16:00" of a window that opens later: its state has no such date. */
function closesThen({ closes, opens }: EnrollmentWindow, reader: Reader): string | undefined {
  const { state } = enrollmentState({ opens, closes }, reader.now);
  return state === 'upcoming' && closes
    ? texts(reader.language).lists.nextDate.closes(shortInstant(closes, reader))
    : undefined;
}

/** **Add to calendar**, if there are dates for one. */
function calendarButton(realization: Realization, reader: Reader, { calendar }: Offered): Button[] {
  const { language, zone } = reader;
  const hasDates =
    calendar &&
    isRealizationCode(realization.code) &&
    eventsOf(factsOf(realization, language), zone).length > 0;
  if (!hasDates) return [];
  const label = texts(language).calendar.button;
  return addToCalendar.offer(label, { asked: realization.code }, language);
}

/** **Lessons**, where they are offered. */
function lessonsButton({ code }: Realization, { language }: Reader, { lessons }: Offered): Button[] {
  if (lessons === undefined || !isRealizationCode(code)) return [];
  return showLessons.offer(texts(language).lessons.button, { asked: code }, language);
}

/** To the course unit of a realization, by the realization's code. */
function unitButton({ code }: Realization, language: Language): Button[] {
  if (!isRealizationCode(code)) return [];
  return showUnit.offer(texts(language).courseUnit.button, { asked: code }, language);
}

/** A compact list of several realizations and failures. */
export function coursesCard(lines: readonly LookUp[], reader: Reader, links?: LinkTemplates): Card {
  const { listTitle } = texts(reader.language).course;
  return realizationsCard(lines, reader, listTitle, courseMenu(reader, links));
}

/** The code is left out if it stands in place of the name, unless there is nothing else to say. */
function summary(realization: Realization, reader: Reader): string {
  const { code, name } = realization;
  const rest = factLine('line', realization, reader);
  return name === code && rest !== '' ? rest : joined([code, rest]);
}

/** What the buttons of a course's details depend on: a modal stands in no conversation. */
export interface InModal extends Offered {
  readonly conversation?: string | undefined;
  readonly isGroup?: true | undefined;
}

/** **Enroll** first, then Follow, the calendar, the course unit, and the guide; pages alone for a course that can't be asked for by its code. */
function modalButtons(realization: Realization, reader: Reader, offered: InModal): Button[] {
  const { language } = reader;
  const { code } = realization;
  const links = offered.links ?? {};
  const [enroll, guide] = [
    enrollWhileOpen(realization, reader, links),
    guideButton(realization, language, links),
  ];
  if (!isRealizationCode(code)) return [...enroll, ...guide];
  const { followed = false, conversation, isGroup } = offered;
  const where = { ...(conversation !== undefined && { conversation }), ...(isGroup && { isGroup }) };
  return [
    ...enroll,
    followButton(code, followed, language, where),
    ...calendarButton(realization, reader, offered),
    ...unitButton(realization, language),
    ...guide,
  ];
}

/** All texts of a realization that are not empty, all facts, and what can be done with it. */
export function courseModal(found: Found<Realization>, reader: Reader, offered: InModal = {}): Modal {
  const { value: realization } = found;
  const buttons = modalButtons(realization, reader, offered);
  return {
    title: realization.code,
    blocks: [
      header(realization.name),
      ...factBlocks(factsOn('details', realization, reader)),
      ...(buttons.length > 0 ? [{ type: 'actions' as const, elements: buttons }] : []),
      ...textsAndNotes(found, REALIZATION_TEXTS, texts(reader.language).course.noTexts, reader),
    ],
  };
}
