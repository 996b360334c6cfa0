/**
 * What is followed, two lines a course with a menu: what needs care first, then the soonest date first, in pages. Courses
 * that have ended are folded into one line. Home shows the same.
 */

import type { KnownBlock } from '@slack/types';
import {
  addToCalendar,
  cancelSnooze,
  details,
  setEnrolled,
  showFollowed,
  stopMine,
} from '../../ask/actions.ts';
import { type CourseDate, comingOf, datesOf, soonestFirst } from '../../cards/agenda.ts';
import {
  boldThen,
  button,
  confirmation,
  header,
  joined,
  mrkdwnParagraph,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  shorten,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import {
  asOf as asOfWords,
  dateLabel,
  dateWords,
  instant,
  shortCalendarDay,
  shortDate,
  shortInstant,
  stateSign,
} from '../../cards/dates.ts';
import { overflow } from '../../cards/menu.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../reminders/followed.ts';
import type { SnoozedAgain } from '../../reminders/snoozes.ts';
import type { ReminderSettings } from '../../store/reminder-settings.ts';
import type { Target } from '../../store/store.ts';
import { believedDates, courseDateEnd, isOfWindow } from '../../study-client/moments.ts';
import { type NamedCourse, nameAndCode, notesOn, setUpByFact, undoButtons } from './cards.ts';
import { chooseLeads, stopFinished, turnFollowed } from './request.ts';

/** Courses on one page: each takes two blocks of a message's fifty. */
const PAGE = 15;
const CODE = 60;
const NAME = 120;
/** Characters for the codes of courses that have ended. */
const ENDED = 1500;

/** The follows of a target, as their list shows them. */
export interface FollowedTable {
  readonly target: Pick<Target, 'kind' | 'settings'>;
  readonly followed: readonly Followed[];
  /** The person who looks. */
  readonly asker: string;
  /** The button that stops one course. @param index keeps ids unique within one block */
  readonly stop: (code: string, index: number) => { readonly id: string; readonly value: string };
  /** The button that marks a course as enrolled, or takes the mark back. */
  readonly enrolled: (
    code: string,
    on: boolean,
    index: number,
  ) => { readonly id: string; readonly value: string };
  /** Set where the list stands outside of the conversation that follows: in Home or a page. */
  readonly whom?: 'person' | undefined;
  readonly calendar?: boolean | undefined;
}

/** Courses that go on: those that are gone from the study data first, then by their soonest date; and courses that have ended. */
export function splitFinished(followed: readonly Followed[], reader: Reader) {
  const isFinished = (one: Followed): boolean => {
    const { ends } = believedDates(one.facts, reader.zone);
    return ends !== undefined && ends.at <= reader.now && courseDateEnd(ends, reader.zone) <= reader.now;
  };
  const { true: finished = [], false: running = [] } = Object.groupBy(followed, (one) =>
    isFinished(one) ? 'true' : 'false',
  );
  const careFirst = (one: Followed): number => Number(!one.isGone);
  const inOrder = soonestFirst(running, reader).toSorted((a, b) => careFirst(a) - careFirst(b));
  return { running: inOrder, finished };
}

/** "🟢 Enrollment closes 1 Dec 2026 (in 11 days)"; or that no date is ahead, or none is given. Our own words. */
function nextDateWords(followed: Followed, reader: Reader): string {
  const words = texts(reader.language);
  const { opens, closes } = followed.facts;
  const [next] = comingOf(followed, reader);
  if (!next) return datesOf(followed, reader.zone).length > 0 ? words.home.nothingNext : words.dates.notGiven;
  const date = `${dateLabel(next.kind, next.moment, reader)} ${dateWords(next.kind, next.moment, reader)}`;
  return `${stateSign({ opens, closes }, reader.now)} ${date}`;
}

/** Whether the reader may have enrolled, since enrollment does not open later, or has said so. */
const mayMark = ({ facts: { opens }, isEnrolled }: Followed, now: number): boolean =>
  isEnrolled === true || opens === undefined || opens.at <= now;

function markOf(one: Followed, index: number, { enrolled }: FollowedTable, { language, now }: Reader) {
  if (!mayMark(one, now)) return undefined;
  const words = texts(language).enrolled;
  const { isEnrolled = false } = one;
  const label = isEnrolled ? words.takeBack : words.button;
  return [label, enrolled(one.follow.code, !isEnrolled, index)] as const;
}

/** A page of the courses, and the buttons that turn pages. */
export function overviewRows(overview: FollowedTable, page: number, reader: Reader): KnownBlock[] {
  const { followed, whom } = overview;
  const { language } = reader;
  const { rooms, lists } = texts(language);
  const pages = Math.ceil(followed.length / PAGE);
  const at = Math.min(page, Math.max(0, pages - 1));
  const shown = followed.slice(at * PAGE, (at + 1) * PAGE);
  const turns = [
    { to: at - 1, label: rooms.previous },
    { to: at + 1, label: rooms.next },
  ].filter(({ to }) => to >= 0 && to < pages);
  const rows = shown.flatMap((one, index) => row(one, index, overview, reader));
  if (turns.length === 0) return rows;
  const elements = turns.map(({ to, label }, index) =>
    button(label, turnFollowed.carry({ page: to, whom }, language, index)),
  );
  return [...rows, small(lists.page(at + 1, pages)), { type: 'actions', elements }];
}

/** The name, then what comes next of it, with a menu. */
function row(one: Followed, index: number, overview: FollowedTable, reader: Reader): KnownBlock[] {
  const { target, stop, calendar, whom } = overview;
  const { language } = reader;
  const { course, follow, calendar: calendars, leads } = texts(language);
  const { code } = one.follow;
  const asked = { asked: code };
  // What one person has done is no part of a channel's list.
  const mark = target.kind === 'person' ? markOf(one, index, overview, reader) : undefined;
  const menu = overflow(
    [
      button(course.details, details.carry(asked, language)),
      ...(mark ? [button(...mark)] : []),
      // Outside of a conversation there is no place for an answer beside the list.
      ...(whom === undefined ? [button(leads.choose, chooseLeads.carry(asked, language))] : []),
      ...(calendar ? [button(calendars.button, addToCalendar.carry(asked, language))] : []),
      button(follow.stop, stop(code, index)),
    ],
    index,
  );
  const line = mrkdwnParagraph(lineOf(one, target, reader));
  return [nameLine(one, overview.followed), menu ? { ...line, accessory: menu } : line];
}

/** "*Software Engineering Project*"; with its code where another course of the list has the same name. */
function nameLine({ follow, facts }: Followed, all: readonly Followed[]): KnownBlock {
  const code = outsideLine(follow.code, CODE);
  const name = outsideLine(facts.name, NAME);
  const isAlone = all.filter((other) => other.facts.name === facts.name).length < 2;
  return boldThen(name, name === code || isAlone ? '' : ` · ${code}`);
}

/** "🟢 closes Tue 1 Dec 16:00 · reminder Mon 30 Nov 16:00", after what needs care. Our own words. */
function lineOf(one: Followed, { kind, settings }: FollowedTable['target'], reader: Reader): string {
  const { lists, home, dates, follow } = texts(reader.language);
  const { opens, closes } = one.facts;
  const [next] = comingOf(one, reader);
  const none = datesOf(one, reader.zone).length > 0 ? home.nothingNext : dates.notGiven;
  const date = next ? lists.nextDate[next.kind](shortDate(next.kind, next.moment, reader)) : none;
  // The sign is of enrollment: beside the end of a course a red one would warn of nothing.
  const isOfOther = next && !isOfWindow(next.kind);
  const sign = !isOfOther && stateSign({ opens, closes }, reader.now);
  const { isGone } = one;
  const shown = kind === 'channel' ? { ...one, isEnrolled: false } : one;
  const told = [follow.missing, keptNameMark(one.facts, one.follow.code, reader.language)];
  return joined([
    ...(isGone
      ? [`⚠️ ${follow.missing}`, reminderAt(one, reader)]
      : [joined([sign, date], ' '), reminderBeside(next, one, reader)]),
    ...notesOn(shown, settings, reader).filter((note) => note && !told.includes(note)),
  ]);
}

/** The next reminder beside a date: that it comes then; "reminder Fri 4 Dec (start)" where it is of a date of another kind. */
function reminderBeside(date: CourseDate | undefined, one: Followed, reader: Reader): string | undefined {
  const { next } = one;
  const { reminder, reminderThen, about } = texts(reader.language).lists;
  if (next && next.at === date?.moment.at) return reminderThen;
  if (!next || !date || next.kind === date.kind) return reminderAt(one, reader);
  const day = shortCalendarDay(next, { ...reader, zone: reader.own ?? reader.zone });
  return `${reminder(day)} (${about[next.kind]})`;
}

/** "reminder Mon 30 Nov 16:00"; undefined if none is to come. */
export const reminderAt = ({ next }: Followed, reader: Reader): string | undefined =>
  next && texts(reader.language).lists.reminder(shortInstant({ at: next.at, precision: 'minute' }, reader));

/** The same as a line of top-level text. */
export function overviewLine(
  one: Followed,
  { settings }: Pick<Target, 'settings'>,
  asker: string,
  reader: Reader,
): string {
  const { follow, facts } = one;
  return joined([
    titled(spoken(facts.name, NAME), spoken(follow.code, CODE)),
    ...notesOn(one, settings, reader),
    nextDateWords(one, reader),
    reminderAt(one, reader),
    ...setUpByFact(follow, asker, reader.language).map((fact) => fact.join(' ')),
  ]);
}

/** One line for all courses that have ended, and the button that stops them; empty if there are none. */
export function finishedBlocks(
  finished: readonly Followed[],
  overview: FollowedTable,
  reader: Reader,
): KnownBlock[] {
  if (finished.length === 0) return [];
  const { language } = reader;
  const { lists, follow } = texts(language);
  const { whom, target } = overview;
  const stop = button(lists.stopFinished, stopFinished.carry({ whom }, language));
  const labels = { confirm: follow.stop, deny: follow.keepOn };
  const confirm =
    target.kind === 'channel'
      ? { confirm: confirmation(follow.stopTitle, lists.stopFinishedText(finished.length), labels) }
      : {};
  return [small(finishedLine(finished, reader)), { type: 'actions', elements: [{ ...stop, ...confirm }] }];
}

/** "2 courses have ended: A, B". Outside text. */
export function finishedLine(finished: readonly Followed[], { language }: Reader): string {
  const codes = finished.map(({ follow }) => outsideLine(follow.code, CODE)).join(', ');
  return shorten(`${texts(language).lists.finished(finished.length)}: ${codes}`, ENDED);
}

// Reminders that a person has had come again, below a list, each with a way to drop it.

/** More have no row of their own; each that is dropped makes room for the next. */
const MOST_ROWS = 5;

/** Set where they stand below a list in a message or page; on Home nothing is. */
type InList = { readonly shown?: 'in-list'; readonly whom?: 'person' | undefined };

const timeWords = ({ at }: SnoozedAgain, reader: Reader): string =>
  instant({ at, precision: 'minute' }, reader);

/** A row for each; empty if there are none. */
function snoozedBlocks(all: readonly SnoozedAgain[], where: InList, reader: Reader): KnownBlock[] {
  if (all.length === 0) return [];
  const { language } = reader;
  const { snooze: words, follow } = texts(language);
  const rows = all.slice(0, MOST_ROWS).map((one, index) => ({
    ...paragraph(titled(outsideLine(one.name, NAME), outsideLine(one.code, CODE))),
    fields: [{ type: 'mrkdwn' as const, text: timeWords(one, reader) }],
    accessory: button(words.cancel, cancelSnooze.carry({ asked: one.code, ...where }, language, index)),
  }));
  const more = all.length - rows.length;
  return [small(words.list), ...rows, ...(more > 0 ? [small(follow.more(more))] : [])];
}

/** The card of a list with them below it. */
export function withSnoozed(card: Card, all: readonly SnoozedAgain[], where: InList, reader: Reader): Card {
  if (all.length === 0) return card;
  const words = texts(reader.language);
  const shown = all.slice(0, MOST_ROWS).map((one) => {
    const title = titled(spoken(one.name, NAME), spoken(one.code, CODE));
    return `${title} (${timeWords(one, reader)})`;
  });
  const more = all.length - shown.length;
  const said = [...shown, ...(more > 0 ? [words.follow.more(more)] : [])].join(', ');
  return withBelow(card, `${words.snooze.list}: ${said}`, snoozedBlocks(all, where, reader));
}

/** The card with more below it, in words and in blocks. */
export const withBelow = (card: Card, said: string, blocks: readonly KnownBlock[]): Card => ({
  ...card,
  text: joined([card.text, said], '\n'),
  blocks: [...card.blocks, ...blocks],
  ...(card.plainer && { plainer: [...card.plainer, ...blocks] }),
});

// What a person follows, as Home shows it.

/** What a person has just stopped, and the id by which that can be undone. */
interface JustStopped {
  readonly id: string;
  /** Courses, units and groups. */
  readonly stopped: readonly NamedCourse[];
}

export interface FollowedOnHome {
  readonly followed: readonly Followed[];
  readonly reminders: ReminderSettings;
  readonly pause: Target['pause'];
  readonly asOf?: number | undefined;
  readonly feed: unknown;
  readonly justStopped?: JustStopped | undefined;
  readonly snoozed?: readonly SnoozedAgain[] | undefined;
}

/** The followed courses, soonest date first, each with its buttons. */
export function followedBlocks(content: FollowedOnHome, reader: Reader): KnownBlock[] {
  const { followed, pause, asOf } = content;
  const words = texts(reader.language);
  const snoozed = snoozedBlocks(content.snoozed ?? [], {}, reader);
  const below = (title: string): KnownBlock[] => [
    { type: 'divider' },
    header(title),
    ...undoBlocks(content, reader),
  ];
  if (followed.length === 0) return [...below(words.home.follows), paragraph(words.home.nothing), ...snoozed];
  const { running, finished } = splitFinished(followed, reader);
  const overview: FollowedTable = {
    target: { kind: 'person', settings: content.reminders },
    followed: running,
    // Only the person sets up what the person follows.
    asker: running[0]?.follow.createdBy ?? '',
    stop: (code, index) => stopMine.carry({ asked: code }, reader.language, index),
    enrolled: (code, on, index) => setEnrolled.carry({ asked: code, on }, reader.language, index),
    whom: 'person',
    calendar: content.feed !== undefined,
  };
  return [
    ...below(words.follow.listPerson(followed.length)),
    ...(pause ? [paragraph(words.home.paused)] : []),
    ...(asOf === undefined ? [] : [mrkdwnSmall(words.home.asOf(asOfWords(asOf, reader)))]),
    ...firstRows(overview, reader),
    ...finishedBlocks(finished, overview, reader),
    ...snoozed,
  ];
}

/** One page of rows; all of them stand in a page of their own. */
function firstRows(overview: FollowedTable, reader: Reader): KnownBlock[] {
  const { followed } = overview;
  const rows = overviewRows({ ...overview, followed: followed.slice(0, PAGE) }, 0, reader);
  if (followed.length <= PAGE) return rows;
  const { lists } = texts(reader.language);
  const all = button(lists.showAll(followed.length), showFollowed.carry({}, reader.language));
  return [...rows, { type: 'actions', elements: [all] }];
}

/** What the person has just stopped, with **Undo**; empty if it is followed again. */
function undoBlocks({ justStopped, followed }: FollowedOnHome, reader: Reader): KnownBlock[] {
  const stopped = (justStopped?.stopped ?? []).filter(({ code }) =>
    followed.every(({ follow }) => follow.code !== code),
  );
  const [undo] = undoButtons(
    stopped.length > 0 ? justStopped?.id : undefined,
    { whom: 'person', shown: 'alone' },
    reader.language,
  );
  if (!undo) return [];
  const words = texts(reader.language);
  const [only, ...others] = stopped;
  const told =
    only && others.length === 0
      ? words.follow.of.person.stoppedOne(nameAndCode(only))
      : words.lists.stoppedMany(stopped.length);
  return [paragraph(told, undo)];
}
