/**
 * What is followed, one line a course, soonest date first: a table with buttons where Slack takes it, else a list
 * with menus, in pages. Courses that have ended are folded into one line.
 */
import type { KnownBlock } from '@slack/types';
import { addToCalendar, details, overflow } from '../../../ask/actions.ts';
import { comingOf, datesOf, soonestFirst } from '../../../cards/agenda.ts';
import {
  button,
  confirmation,
  joined,
  outsideLine,
  paragraph,
  shorten,
  small,
} from '../../../cards/blocks.ts';
import type { Reader } from '../../../cards/card.ts';
import { dateLabel, dateWords, stateSign } from '../../../cards/dates.ts';
import { actionTable, type WideCell } from '../../../cards/tables.ts';
import { texts } from '../../../i18n/index.ts';
import type { Followed } from '../../../reminders/check.ts';
import { isUserId } from '../../../slack-ids.ts';
import type { Target } from '../../../store/store.ts';
import { believedDates, courseDateEnd } from '../../../study-client/moments.ts';
import { stopFinished, turnFollowed } from '../request.ts';
import { confirmStopping, isOthers, mayHaveEnrolled, notesOn, setUpBy, spoken, titled } from './row.ts';

/** Courses on one page, where pages are turned by buttons. */
export const PAGE = 20;
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
    ...(isMarkable ? [enrolled.mark] : []),
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

/** Whether the reader may have enrolled, or has said so. */
const mayMark = ({ facts, isEnrolled }: Followed, now: number): boolean =>
  isEnrolled === true || mayHaveEnrolled(facts, now);

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
    button(label, turnFollowed.carry({ page: to, ...(whom && { whom }) }, language, index)),
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
      [course.details, details.carry(asked, language)],
      ...(calendar ? [[calendars.button, addToCalendar.carry(asked, language)] as const] : []),
      ...(mark ? [mark] : []),
      [follow.stop, stop(code, index)],
    ],
    index,
  );
  const by = setUpBy(one.follow, asker, language).map((fact) => fact.join(' '));
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
    ...setUpBy(follow, asker, reader.language).map((fact) => fact.join(' ')),
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
  const stop = button(lists.stopFinished, stopFinished.carry({ ...(whom && { whom }) }, language));
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
