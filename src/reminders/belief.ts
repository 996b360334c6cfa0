/**
 * What is believed of a course: the study API's last reading, but for what that takes away. One reading may be a fault, such
 * as a nightly import, so what is lost stays until later readings of checks agree. Pure.
 */
import type { Course, Doubts, Facts } from '../store/store.ts';
import { DATE_KINDS, type DateKind, endOf, isOfWindow, isReversed } from '../study-client/moments.ts';
import { canonical, isLongOver } from './followed.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A course as it was just read; without `facts`, the study API says that there is none such. */
export interface Reading extends Pick<Course, 'code' | 'language' | 'readAt'> {
  readonly facts: Facts | undefined;
}

/** The name under which a course as a whole is doubted. */
const COURSE = 'course';
/** What a reading takes away, each with what it says instead. */
type Lost = Readonly<Record<string, string>>;

/** A date that moves so far at once is hardly right. */
const FAR = 180 * DAY;
/** An opening that is noticed late may be some hours past, but hardly so long. */
const LONG_PAST = 2 * DAY;

/** What a reading takes away from what is believed. A course that is believed to be gone has nothing to lose. */
export function lostBy(before: Course, { facts, readAt }: Reading): Lost {
  if (!facts) return before.missingSince === undefined ? { [COURSE]: 'gone' } : {};
  const was = before.facts;
  const endsFollow = !isLongOver(was, readAt) && isLongOver(facts, readAt);
  const dates = DATE_KINDS.filter(
    (kind) =>
      isDateLost(kind, was, facts, readAt) ||
      (endsFollow && !isOfWindow(kind) && canonical(was[kind]) !== canonical(facts[kind])),
  );
  const fields = [...dates, ...LOSABLE.filter((field) => isLost[field](was, facts))];
  return Object.fromEntries(fields.map((field) => [field, canonical(facts[field])]));
}

function isDateLost(kind: DateKind, was: Facts, is: Facts, now: number): boolean {
  const [before, after] = [was[kind], is[kind]];
  if (!before || !after) return before !== undefined;
  if (Math.abs(after.at - before.at) > FAR) return true;
  return endOf(before) > now && endOf(after) < now - LONG_PAST;
}

const isShorter = (was: readonly string[], is: readonly string[]): boolean =>
  is.length < was.length && is.every((one) => was.includes(one));

/** The facts beside dates, and whether a reading takes one away. A name is kept in any case. */
const isLost = {
  id: (was: Facts, is: Facts) => was.id !== undefined && is.id === undefined,
  credits: (was: Facts, is: Facts) => (was.credits ?? 0) > 0 && !is.credits,
  languages: (was: Facts, is: Facts) => isShorter(was.languages, is.languages),
  groups: (was: Facts, is: Facts) =>
    // Names of groups in another language are no others.
    was.language === is.language ? isShorter(was.groups, is.groups) : was.groups.length > is.groups.length,
};
const LOSABLE = ['id', 'credits', 'languages', 'groups'] as const satisfies (keyof typeof isLost)[];

/** How far a check is trusted. */
export interface Trust {
  /** How long after the last one that counts a reading counts, in milliseconds. */
  readonly confirmMs: number;
  /** Whether so much was lost at once that the answers of the check are distrusted. */
  readonly isDistrusted: boolean;
  /** Whether that was much in number, too. */
  readonly isMuch: boolean;
}

/** A look-up by a person is no check: what it takes away is not believed. */
type How = Trust | 'look-up';

/**
 * What is believed after a reading. `before`: what was believed, in the reading's language. Undefined: nothing is known, also
 * after it.
 */
export function believed(before: Course | undefined, reading: Reading, how: How): Course | undefined {
  const { code, language, readAt, facts } = reading;
  if (!before) return facts && { code, language, readAt, facts, missingSince: undefined };
  const lost = lostBy(before, reading);
  const doubts = doubtsAfter(lost, before.doubts ?? {}, readAt, how);
  const isBelieved = (name: string): boolean => {
    const doubt = doubts[name];
    return how !== 'look-up' && doubt !== undefined && isProved(doubt, how);
  };
  const names = Object.keys(doubts).filter((name) => !isBelieved(name));
  const left = Object.fromEntries(names.flatMap((name) => (doubts[name] ? [[name, doubts[name]]] : [])));
  const after = { code, language, readAt, ...(names.length > 0 && { doubts: left }) };
  if (facts) {
    const held = Object.keys(lost).filter((name) => !isBelieved(name));
    return { ...after, facts: withName(without(held, before.facts, facts), before), missingSince: undefined };
  }
  const missingSince = before.missingSince ?? (isBelieved(COURSE) ? doubts[COURSE]?.since : undefined);
  return { ...after, facts: before.facts, missingSince };
}

/** The doubts that a reading gives: those about what it takes away. What comes back is doubted no more. */
function doubtsAfter(lost: Lost, before: Doubts, readAt: number, how: How): Doubts {
  return Object.fromEntries(
    Object.entries(lost).flatMap(([name, as]): [string, Doubts[string]][] => {
      const known = before[name];
      if (how === 'look-up') return known ? [[name, known]] : [];
      const distrusted = how.isDistrusted || undefined;
      // A time to come: the clock was set back since.
      if (known?.as !== as || known.last > readAt)
        return [[name, { as, since: readAt, last: readAt, times: 1, distrusted }]];
      if (readAt - known.last < how.confirmMs) return [[name, known]];
      const times = known.times + 1;
      return [[name, { ...known, last: readAt, times, distrusted: known.distrusted ?? distrusted }]];
    }),
  );
}

/**
 * Two readings of checks prove that something is gone; three, if one was distrusted. What is much at once must have been so for
 * a day, too.
 */
function isProved({ times, since, last, distrusted }: Doubts[string], { isMuch }: Trust): boolean {
  if (isMuch && last - since < DAY) return false;
  return times >= (distrusted ? 3 : 2);
}

/** The facts of a reading, with those that it takes away as they were. */
function without(held: readonly string[], was: Facts, is: Facts): Facts {
  const kept = { ...is, ...of(was, held) };
  const dates = DATE_KINDS.filter((kind) => held.includes(kind));
  // Dates of two readings may contradict each other, and a far one makes the others doubtful.
  const isMixed = dates.some((kind) => is[kind] !== undefined) || (dates.length > 0 && isContrary(kept));
  return isMixed ? { ...kept, ...of(was, DATE_KINDS) } : kept;
}

const of = (facts: Facts, fields: readonly string[]): Partial<Facts> =>
  Object.fromEntries(fields.map((field) => [field, facts[field as keyof Facts]]));

const isContrary = (facts: Facts): boolean =>
  isReversed(facts) ||
  (facts.starts !== undefined && facts.ends !== undefined && facts.ends.at < facts.starts.at);

/**
 * A course whose reading brings no name keeps its last one. The name may stand in from another language, which perhaps can't be
 * read now: that is no reason to forget it.
 */
function withName(facts: Facts, { code, facts: before }: Course): Facts {
  return facts.name === code ? { ...facts, name: before.name, language: before.language } : facts;
}

// How much was lost in a check.

/** Much of what was asked for, as a part of it, and in number. */
const SHARE = 5;
const MUCH = 5;

/** @param counts by language, each answered by itself: what was asked for, and how much of it has lost something */
export function trustIn(
  counts: readonly { readonly asked: number; readonly lost: number }[],
  confirmMs: number,
): Trust {
  const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + of(one), 0);
  const isShare = (lost: number, asked: number): boolean => lost > 0 && lost * SHARE >= asked;
  const all = sum(({ lost }) => lost);
  // One of a few that are asked for in a language says little about all.
  const ofLanguage = counts.filter(({ lost, asked }) => lost >= MUCH && isShare(lost, asked));
  const isDistrusted =
    isShare(
      all,
      sum(({ asked }) => asked),
    ) || ofLanguage.length > 0;
  return { confirmMs, isDistrusted, isMuch: isDistrusted && all >= MUCH };
}

/** How long after another one a reading of a check proves anything, in milliseconds. @param everyMs the time between checks */
export const confirmAfter = (everyMs: number): number => Math.min(everyMs, 30 * MINUTE);
