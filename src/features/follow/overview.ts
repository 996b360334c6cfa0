/**
 * What is followed, one line a course, soonest date first: a table with buttons where Slack takes it, else a list
 * with menus, in pages. Courses that have ended are folded into one line. Home shows the same.
 */

import type { KnownBlock } from '@slack/types';
import {
  addToCalendar,
  cancelSnooze,
  confirmStopping,
  details,
  setEnrolled,
  stopMine,
} from '../../ask/actions.ts';
import { comingOf, datesOf, soonestFirst } from '../../cards/agenda.ts';
import {
  button,
  confirmation,
  header,
  joined,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  shorten,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { asOf as asOfWords, dateLabel, dateWords, instant, stateSign } from '../../cards/dates.ts';
import { overflow } from '../../cards/menu.ts';
import { actionTable, type WideCell } from '../../cards/tables.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../reminders/followed.ts';
import type { SnoozedAgain } from '../../reminders/snoozes.ts';
import { isUserId } from '../../slack-terms.ts';
import type { ReminderSettings } from '../../store/reminder-settings.ts';
import type { Target } from '../../store/store.ts';
import { believedDates, courseDateEnd } from '../../study-client/moments.ts';
import { isOthers, notesOn, setUpByFact, undoButtons } from './cards.ts';
import { showFollowed, stopFinished, turnFollowed } from './request.ts';

/** Courses on one page, where pages are turned by buttons. */
const PAGE = 20;
const CODE = 60;
const NAME = 120;
/** The lengths to which names are cut, until all rows stay within the characters of a table. */
const CUTS = [NAME, 60, 30];
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

/** Courses that go on, soonest date first, and courses that have ended. */
export function splitFinished(followed: readonly Followed[], reader: Reader) {
  const isFinished = (one: Followed): boolean => {
    const { ends } = believedDates(one.facts, reader.zone);
    return ends !== undefined && ends.at <= reader.now && courseDateEnd(ends, reader.zone) <= reader.now;
  };
  const { true: finished = [], false: running = [] } = Object.groupBy(followed, (one) =>
    isFinished(one) ? 'true' : 'false',
  );
  return { running: soonestFirst(running, reader), finished };
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

/** All courses in one table; undefined if there are none, or Slack's limits don't hold them. */
export function overviewTable(overview: FollowedTable, reader: Reader): KnownBlock | undefined {
  for (const most of CUTS) {
    const table = tableOf(overview, most, reader);
    if (table) return table;
  }
  return undefined;
}

function tableOf(overview: FollowedTable, most: number, reader: Reader): KnownBlock | undefined {
  const { target, followed, asker, stop } = overview;
  const { language } = reader;
  const { follow, course, lists, enrolled } = texts(language);
  const isShared = followed.some((one) => isOthers(one.follow, asker));
  const isMarkable = followed.some((one) => mayMark(one, reader.now));
  const heads = [
    lists.course,
    lists.next,
    ...(isShared ? [follow.setUpBy] : []),
    course.details,
    ...(isMarkable ? [enrolled.head] : []),
    follow.stop,
  ];
  const rows = followed.map((one, index): WideCell[] => {
    const { code, createdBy } = one.follow;
    const [more] = details.offer(course.details, { asked: code }, language, index);
    const ends = button(follow.stop, stop(code, index));
    const confirm = target.kind === 'channel' ? { confirm: confirmStopping(code, language) } : {};
    return [
      joined([courseWords(one, most), ...notesOn(one, target.settings, reader)]),
      { words: nextDateWords(one, reader) },
      ...(isShared ? [isOthers(one.follow, asker) && isUserId(createdBy) ? { user: createdBy } : '–'] : []),
      more ?? '–',
      ...(isMarkable ? [markButton(one, index, overview, reader) ?? '–'] : []),
      { ...ends, ...confirm },
    ];
  });
  return actionTable(lists.caption, heads, rows);
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

function markButton(one: Followed, index: number, overview: FollowedTable, reader: Reader) {
  const mark = markOf(one, index, overview, reader);
  return mark && button(...mark);
}

/** The same in plainer blocks: a page of rows with a menu each, and the buttons that turn pages. */
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
  const rows = shown.map((one, index) => row(one, index, overview, reader));
  if (turns.length === 0) return rows;
  const elements = turns.map(({ to, label }, index) =>
    button(label, turnFollowed.carry({ page: to, whom }, language, index)),
  );
  return [...rows, small(lists.page(at + 1, pages)), { type: 'actions', elements }];
}

function row(one: Followed, index: number, overview: FollowedTable, reader: Reader): KnownBlock {
  const { target, asker, stop, calendar } = overview;
  const mark = markOf(one, index, overview, reader);
  const { language } = reader;
  const { course, follow, calendar: calendars } = texts(language);
  const { code } = one.follow;
  const asked = { asked: code };
  const menu = overflow(
    [
      button(course.details, details.carry(asked, language)),
      ...(calendar ? [button(calendars.button, addToCalendar.carry(asked, language))] : []),
      ...(mark ? [button(...mark)] : []),
      button(follow.stop, stop(code, index)),
    ],
    index,
  );
  const by = setUpByFact(one.follow, asker, language).map((fact) => fact.join(' '));
  const block = paragraph(joined([courseWords(one, NAME), ...notesOn(one, target.settings, reader)]));
  const field = { type: 'mrkdwn' as const, text: joined([nextDateWords(one, reader), ...by]) };
  return { ...block, fields: [field], ...(menu && { accessory: menu }) };
}

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
    ...setUpByFact(follow, asker, reader.language).map((fact) => fact.join(' ')),
  ]);
}

/** "Software Engineering Project · TX00EY23-3015". @param most characters of the name */
function courseWords({ follow, facts }: Followed, most: number): string {
  return titled(outsideLine(facts.name, most), outsideLine(follow.code, CODE));
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
  readonly names: readonly string[];
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

/** The form of a list: a table with buttons, or rows where Slack takes no such table. */
export type ListForm = 'table' | 'rows';

/** The followed courses, soonest date first, each with its buttons. */
export function followedBlocks(content: FollowedOnHome, form: ListForm, reader: Reader): KnownBlock[] {
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
  const table = form === 'table' ? overviewTable(overview, reader) : undefined;
  return [
    ...below(words.follow.listPerson(followed.length)),
    ...(pause ? [paragraph(words.home.paused)] : []),
    ...(asOf === undefined ? [] : [mrkdwnSmall(words.home.asOf(asOfWords(asOf, reader)))]),
    ...(table ? [table] : firstRows(overview, reader)),
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
  const codes = (justStopped?.names ?? []).filter((code) =>
    followed.every(({ follow }) => follow.code !== code),
  );
  const [undo] = undoButtons(
    codes.length > 0 ? justStopped?.id : undefined,
    { whom: 'person', shown: 'alone' },
    reader.language,
  );
  if (!undo) return [];
  const words = texts(reader.language);
  const [only = ''] = codes;
  const told =
    codes.length === 1
      ? words.follow.of.person.stoppedOne(outsideLine(only, 60))
      : words.lists.stoppedMany(codes.length);
  return [paragraph(told, undo)];
}
