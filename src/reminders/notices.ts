/** The news that a target has not been told yet, and the notice that tells them. Pure. */

import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Facts } from '../store/concerns.ts';
import type { Course, Follow, Reminder, Target } from '../store/store.ts';
import { endOf } from '../study-client/moments.ts';
import {
  changedFields,
  type Field,
  inWordsOf,
  isReminderOf,
  planTarget,
  quietAt,
  type Wanted,
} from './plan.ts';
import { FROZEN, isNotice, NEAR, NOTICE, type Outgoing } from './steps.ts';

// The words that reminders need. The cards are with the feature; this is the interface to them.

/** A rendered message, without a conversation. */
export interface Rendered {
  readonly text: string;
  readonly blocks: readonly object[];
}

/** What is new about one followed course. */
export type News =
  | {
      readonly is: 'changed';
      readonly follow: Follow;
      readonly facts: Facts;
      readonly fields: readonly Field[];
    }
  | { readonly is: 'missing'; readonly follow: Follow }
  | { readonly is: 'back'; readonly follow: Follow; readonly facts: Facts }
  | { readonly is: 'ended'; readonly follow: Follow };

/** Words for reminders and notices, in the target's language. The same input gives the same words. */
export interface Render {
  reminder(reminder: Wanted, follow: Follow, facts: Facts, target: Target): Rendered;
  /** `at`: when the notice comes, in epoch milliseconds. */
  notice(news: readonly News[], target: Target, at: number): Rendered;
  paused(target: Target, reason: string): Rendered;
  /**
   * How a field reads in a notice. A field that reads as before is no news, however the study API writes it.
   */
  field(field: Field, facts: Facts, target: Target): string;
}

const DAY = 24 * 60 * 60_000;
/** A follow ends by itself this long after its course, in milliseconds. */
const ENDS_AFTER = 30 * DAY;
/**
 * How long Slack holds a notice at least, in seconds. This is longer than the time to the next pass, which
 * then notices a crash or a lost answer after the hand-over.
 */
const LEAD = 480;
/**
 * A notice is handed over at most this long before its time, in seconds: what changes back in the night is
 * never told.
 */
const HAND_OVER = 900;

/** Whether a field with another value also reads differently. */
type Differs = (field: Field, before: Facts, after: Facts) => boolean;

/** What is new about each followed course, by code. `courses` are in the target's language. */
export function newsOf(
  follows: readonly Follow[],
  courses: ReadonlyMap<string, Course>,
  now: number,
  differs: Differs = () => true,
): News[] {
  return follows.flatMap((follow) => {
    const course = courses.get(follow.code);
    const news = course && newsOfOne(follow, course, now, differs);
    return news ? [news] : [];
  });
}

function newsOfOne(follow: Follow, course: Course, now: number, differs: Differs): News | undefined {
  const { missingSince } = course;
  const facts = withLanguage(course);
  // This comes first: a course that is over may vanish upstream as well, and its follow ends all the same.
  if (isLongOver(facts, now)) return { is: 'ended', follow };
  if (missingSince !== undefined) return follow.toldMissing ? undefined : { is: 'missing', follow };
  const fields = changedFields(follow.told, facts).filter((field) => differs(field, follow.told, facts));
  if (fields.length > 0) return { is: 'changed', follow, facts, fields };
  return follow.toldMissing ? { is: 'back', follow, facts } : undefined;
}

/** Facts that were kept before languages were noted are in the language of their row. */
function withLanguage({ facts, language }: Course): Facts {
  return { ...facts, language: facts.language ?? language };
}

/**
 * Facts that are noted as told though no notice tells them: the same words in another language are no news.
 */
interface Retold {
  readonly code: string;
  readonly facts: Facts;
  readonly missing: boolean;
}

/**
 * The follows without news whose course is read in another language than the one they were told in, or for
 * which that language was not noted. `courses` as for `newsOf`.
 */
function retoldOf(
  follows: readonly Follow[],
  courses: ReadonlyMap<string, Course>,
  news: readonly News[],
): Retold[] {
  const busy = new Set(news.map(({ follow }) => follow.code));
  return follows.flatMap(({ code, told, toldMissing }) => {
    const course = courses.get(code);
    const facts = course && withLanguage(course);
    if (!facts || busy.has(code) || told.language === facts.language) return [];
    return [{ code, facts: inWordsOf(told, facts), missing: toldMissing }];
  });
}

/**
 * Whether a course ended so long ago that its follow ends. An end before a start that is still to come is a
 * mistake, so the later of the two counts.
 */
export function isLongOver({ starts, ends }: Pick<Facts, 'starts' | 'ends'>, now: number): boolean {
  return ends !== undefined && Math.max(endOf(ends), starts?.at ?? 0) + ENDS_AFTER <= now;
}

/**
 * The one message that tells a target its news. Undefined where there is none, or where it is too early to
 * hand it over. The message keeps the time of a row that already stands for the same news, so that planning
 * again changes nothing.
 */
export function noticeOf(
  target: Target,
  news: readonly News[],
  rows: readonly Reminder[],
  now: number,
  render: Render,
): Outgoing | undefined {
  if (news.length === 0) return undefined;
  const { workspace, conversation } = target;
  const key = `${NOTICE} ${digest(news)}`;
  const known = rows.find((row) => row.key === key && row.postAt * 1000 > now + NEAR * 1000);
  const postAt = known?.postAt ?? noticeTime(target, now, lastFalseReminder(news, rows, now));
  if (postAt - now / 1000 > HAND_OVER) return undefined;
  const rendered = render.notice(news, target, postAt * 1000);
  return { key, workspace, target: target.target, conversation, postAt, ...rendered };
}

/**
 * When a notice comes, in epoch seconds: soon, on a whole minute, outside the quiet hours. A notice that
 * corrects a reminder comes right after that reminder, even in the quiet hours.
 */
function noticeTime({ settings }: Target, now: number, corrects: number | undefined): number {
  const soon = Math.ceil((now / 1000 + LEAD) / 60) * 60;
  if (corrects !== undefined) return Math.max(soon, corrects + 60);
  const quiet = quietAt(soon * 1000, settings);
  return quiet ? Math.ceil(quiet.to / 1000) : soon;
}

/** When the last reminder of the changed courses comes that Slack no longer gives back, in epoch seconds. */
function lastFalseReminder(
  news: readonly News[],
  rows: readonly Reminder[],
  now: number,
): number | undefined {
  const frozen = rows.filter(
    ({ key, state, postAt }) =>
      state === 'held' &&
      postAt - now / 1000 <= FROZEN &&
      postAt * 1000 > now &&
      news.some(({ follow }) => isReminderOf(follow.code, key)),
  );
  return frozen.length === 0 ? undefined : Math.max(...frozen.map(({ postAt }) => postAt));
}

/** The same news give the same key; the next change of the same course gives another. */
function digest(news: readonly News[]): string {
  const parts = news.map((one) => [
    one.is,
    one.follow.code,
    one.follow.told,
    'facts' in one ? one.facts : null,
  ]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

/** Slack takes 30 scheduled messages a channel in five minutes; some room is left for notices. */
const MOST = 25;
/** More than five minutes, so that no five minutes hold two groups. In milliseconds. */
const APART = 360_000;

/**
 * Moves the reminders of one target apart where too many come at once. The first ones stay, and each further
 * group comes six minutes later. Reminders are ordered by time and key, so that the same ones are moved every
 * time.
 */
export function spread<T extends { readonly key: string; readonly at: number }>(
  reminders: readonly T[],
): T[] {
  const sorted = [...reminders].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  const placed: T[] = [];
  for (const reminder of sorted) {
    // At most `MOST` reminders may lie in the `APART` before this one.
    const crowd = placed.at(-MOST);
    const earliest = crowd === undefined ? reminder.at : Math.max(reminder.at, crowd.at + APART);
    placed.push(earliest === reminder.at ? reminder : { ...reminder, at: earliest });
  }
  return placed;
}

// What every target of a workspace wants Slack to hold, put into words. Reads nothing, changes nothing.

/** What the store keeps of a workspace. */
export interface Kept {
  readonly targets: readonly Target[];
  readonly follows: readonly Follow[];
  readonly courses: readonly Course[];
  readonly rows: readonly Reminder[];
}

/** What one target wants. */
export interface Wishes {
  readonly target: Target;
  readonly messages: readonly Outgoing[];
  readonly news: readonly News[];
  /** The key of the notice that tells the news. */
  readonly noticeKey: string | undefined;
  /** Facts that are noted as told, since only their language has changed. */
  readonly retold: readonly Retold[];
}

interface WishOptions {
  readonly now: number;
  readonly horizonMs: number;
  readonly render: Render;
}

/** How many follows are planned before other work gets a turn. */
const AT_ONCE = 1_000;

/** The wishes of every target. */
export async function wishesOf(
  { targets, follows, courses, rows }: Kept,
  options: WishOptions,
): Promise<Wishes[]> {
  const followsOf = Map.groupBy(follows, ({ target }) => target);
  const rowsOf = Map.groupBy(rows, ({ target }) => target);
  const coursesIn = inEachLanguage(courses);
  const wishes: Wishes[] = [];
  let planned = 0;
  for (const target of targets) {
    const own = { follows: followsOf.get(target.target) ?? [], rows: rowsOf.get(target.target) ?? [] };
    wishes.push(wishesOfOne({ target, ...own }, coursesIn.get(target.language) ?? new Map(), options));
    planned += own.follows.length;
    if (planned < AT_ONCE) continue;
    planned = 0;
    await turn();
  }
  return wishes;
}

/** The courses of each language, by their codes. */
function inEachLanguage(courses: readonly Course[]): Map<Target['language'], ReadonlyMap<string, Course>> {
  const byLanguage = Map.groupBy(courses, ({ language }) => language);
  const byCode = (those: readonly Course[]) => new Map(those.map((course) => [course.code, course]));
  return new Map([...byLanguage].map(([language, those]) => [language, byCode(those)]));
}

interface One {
  readonly target: Target;
  readonly follows: readonly Follow[];
  readonly rows: readonly Reminder[];
}

function wishesOfOne(
  { target, follows, rows }: One,
  courses: ReadonlyMap<string, Course>,
  { now, horizonMs, render }: WishOptions,
): Wishes {
  const known = new Map(
    follows.map((follow) => [
      follow.code,
      {
        ...follow,
        createdAt: followedSince(follow, rows, now),
        facts: courses.get(follow.code)?.facts ?? follow.told,
      },
    ]),
  );
  const { workspace, conversation } = target;
  const place = { workspace, target: target.target, conversation };
  const until = Math.max(now + horizonMs, lastHeld(rows));
  const reminders = spread(planTarget(target, [...known.values()], now, until)).flatMap((reminder) => {
    const follow = known.get(reminder.code);
    // Worded as of the time at which the reminder comes; a late reminder comes now.
    const heard = { ...reminder, at: Math.max(reminder.at, now) };
    return follow
      ? [
          {
            ...place,
            key: reminder.key,
            postAt: reminder.at / 1000,
            ...render.reminder(heard, follow, follow.facts, target),
          },
        ]
      : [];
  });
  const reads = (field: Field, facts: Facts) => render.field(field, facts, target);
  const news = newsOf(follows, courses, now, (field, a, b) => reads(field, a) !== reads(field, b));
  const notice = noticeOf(target, news, rows, now, render);
  const retold = retoldOf(follows, courses, news);
  const notices = [...standing(target, follows, rows, notice?.key), ...(notice ? [notice] : [])];
  return { target, news, noticeKey: notice?.key, retold, messages: [...reminders, ...notices] };
}

/**
 * When a course was followed, in epoch milliseconds. A time in the future means that the clock was set back
 * since. If the course's reminders were already handed over, they must not count as due before the follow.
 */
function followedSince({ code, createdAt }: Follow, rows: readonly Reminder[], now: number): number {
  const isKnown = createdAt > now && rows.some(({ key }) => isReminderOf(code, key));
  return isKnown ? 0 : Math.min(createdAt, now);
}

/**
 * Notices that were handed over count as told, so no news asks for them any more. They stay wanted, in their
 * own words, until they come.
 */
function standing(
  { conversation }: Target,
  follows: readonly Follow[],
  rows: readonly Reminder[],
  renewed: string | undefined,
): Outgoing[] {
  if (follows.length === 0) return [];
  const held = rows.filter((row) => row.state === 'held' && isNotice(row) && row.key !== renewed);
  return held.map((row) => ({ ...row, conversation, blocks: [] }));
}

/**
 * When the last message that was handed over comes, in epoch milliseconds. It lies beyond the horizon where
 * the clock was set back since; Slack is to keep it all the same.
 */
function lastHeld(rows: readonly Reminder[]): number {
  return rows.reduce(
    (last, { state, postAt }) => (state === 'held' ? Math.max(last, postAt * 1000) : last),
    0,
  );
}
