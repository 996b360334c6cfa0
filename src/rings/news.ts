/** The news that a target has not been told yet, and the notice that tells them. Pure. */
import { createHash } from 'node:crypto';
import type { Facts } from '../store/facts.ts';
import type { Course, Follow, Ring, Target } from '../store/store.ts';
import { endOf } from '../study-client/moment.ts';
import { changedFields, type Field, inWordsOf } from './facts.ts';
import type { Outgoing } from './messages.ts';
import { isRingOf } from './plan.ts';
import { quietAt } from './quiet.ts';
import type { News, Render } from './render.ts';
import { FROZEN, NEAR, NOTICE } from './steps.ts';

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
export type Differs = (field: Field, before: Facts, after: Facts) => boolean;

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
export interface Retold {
  readonly code: string;
  readonly facts: Facts;
  readonly missing: boolean;
}

/**
 * The follows without news whose course is read in another language than the one they were told in, or for
 * which that language was not noted. `courses` as for `newsOf`.
 */
export function retoldOf(
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
  rows: readonly Ring[],
  now: number,
  render: Render,
): Outgoing | undefined {
  if (news.length === 0) return undefined;
  const { workspace, conversation } = target;
  const key = `${NOTICE} ${digest(news)}`;
  const known = rows.find((row) => row.key === key && row.postAt * 1000 > now + NEAR * 1000);
  const postAt = known?.postAt ?? noticeTime(target, now, lastFalseRing(news, rows, now));
  if (postAt - now / 1000 > HAND_OVER) return undefined;
  const rendered = render.notice(news, target, postAt * 1000);
  return { key, workspace, target: target.target, conversation, postAt, ...rendered };
}

/**
 * When a notice comes, in epoch seconds: soon, on a whole minute, outside the quiet hours. A notice that
 * corrects a ring comes right after that ring, even in the quiet hours.
 */
function noticeTime({ settings }: Target, now: number, corrects: number | undefined): number {
  const soon = Math.ceil((now / 1000 + LEAD) / 60) * 60;
  if (corrects !== undefined) return Math.max(soon, corrects + 60);
  const quiet = quietAt(soon * 1000, settings);
  return quiet ? Math.ceil(quiet.to / 1000) : soon;
}

/** When the last ring of the changed courses comes that Slack no longer gives back, in epoch seconds. */
function lastFalseRing(news: readonly News[], rows: readonly Ring[], now: number): number | undefined {
  const frozen = rows.filter(
    ({ key, state, postAt }) =>
      state === 'held' &&
      postAt - now / 1000 <= FROZEN &&
      postAt * 1000 > now &&
      news.some(({ follow }) => isRingOf(follow.code, key)),
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
