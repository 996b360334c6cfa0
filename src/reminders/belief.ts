/**
 * What is believed of a course: the study API's last reading, but for what that takes away, and for what a check changes of many
 * courses at once. One reading may be a fault, such as a nightly import, so that stays until later readings of checks agree. Pure.
 */
import type { Course, Doubts, Facts, StoredMoment } from '../store/store.ts';
import { DATE_KINDS, type DateKind, endOf, isOfWindow, isReversed } from '../study-client/moments.ts';
import { canonical, changedFields, isLongOver } from './followed.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A course as it was just read; without `facts`, the study API says that there is none such. */
export interface Reading extends Pick<Course, 'code' | 'language' | 'readAt'> {
  readonly facts: Facts | undefined;
}

/** The name under which a course as a whole is doubted. */
const COURSE = 'course';
/** Facts that a reading takes away or changes, each with what it says instead. */
type Said = Readonly<Record<string, string>>;

/** A date that moves so far at once is hardly right. */
const FAR = 180 * DAY;
/** An opening that is noticed late may be some hours past, but hardly so long. */
const LONG_PAST = 2 * DAY;

/** What a reading takes away from what is believed. A course that is believed to be gone has nothing to lose. */
function lostBy(before: Course, { facts, readAt }: Reading): Said {
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
  if (before.precision === 'minute' && after.precision === 'day') return true;
  if (Math.abs(after.at - before.at) > FAR) return true;
  const isEnd = kind === 'closes' || kind === 'ends';
  return endOf(before) > now && endOf(after) <= (isEnd ? now : now - LONG_PAST);
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

/** What a reading changes beside what it takes away. A course that was believed to be gone is back. */
function movedBy(before: Course, { facts }: Reading, lost: Said): Said {
  if (!facts) return {};
  const fields = changedFields(before.facts, facts).filter((field) => !(field in lost));
  const moved = Object.fromEntries(fields.map((field) => [field, canonical(facts[field])]));
  return before.missingSince === undefined ? moved : { ...moved, [COURSE]: 'back' };
}

/** Whether a reading says anything else than what is believed. */
export function isNews(before: Course | undefined, reading: Reading): boolean {
  if (!before) return false;
  const lost = lostBy(before, reading);
  return Object.keys({ ...movedBy(before, reading, lost), ...lost }).length > 0;
}

/** How far a check is trusted. */
export interface Trust {
  /** How long after the last one that counts a reading counts, in milliseconds. */
  readonly confirmMs: number;
  /** Whether so much was lost at once that the answers of the check are distrusted. */
  readonly isDistrusted: boolean;
  /** Whether that was much in number, too. */
  readonly isMuch: boolean;
  /** Of how many courses so much was changed at once that a later check has to agree. */
  readonly changed: number;
  /** Whether what a reading changes is among that. */
  readonly isShared: (before: Course, reading: Reading) => boolean;
}

/** A look-up by a person is no check: what it says otherwise of a followed course is left to the next one. */
type How = Trust | 'look-up';

/**
 * What is believed after a reading. `before`: what was believed, in the reading's language. Undefined: nothing is known, also
 * after it.
 */
export function believed(before: Course | undefined, reading: Reading, how: How): Course | undefined {
  const { code, language, readAt, facts } = reading;
  if (!before) return facts && { code, language, readAt, facts, missingSince: undefined };
  const lost = lostBy(before, reading);
  const inDoubt = { ...doubtedMoves(before, reading, lost, how), ...lost };
  const doubts = doubtsAfter(inDoubt, before.doubts ?? {}, readAt, how);
  const isBelieved = (name: string): boolean => {
    const doubt = doubts[name];
    if (how === 'look-up' || doubt === undefined) return false;
    return name in lost ? isProved(doubt, how) : doubt.times >= 2;
  };
  const unproved = Object.keys(inDoubt).filter((name) => !isBelieved(name));
  // Dates that wait for others keep their doubts until all can be believed.
  const held = facts && isMixed(unproved, before.facts, facts) ? [...unproved, ...DATE_KINDS] : unproved;
  const left = Object.fromEntries(Object.entries(doubts).filter(([name]) => held.includes(name)));
  const after = { code, language, readAt, ...(Object.keys(left).length > 0 && { doubts: left }) };
  if (facts) {
    const fields = held.filter((name) => name !== COURSE);
    const missingSince = held.includes(COURSE) ? before.missingSince : undefined;
    return { ...after, facts: withName({ ...facts, ...of(before.facts, fields) }, before), missingSince };
  }
  const missingSince = before.missingSince ?? (isBelieved(COURSE) ? doubts[COURSE]?.since : undefined);
  return { ...after, facts: before.facts, missingSince };
}

/** What a reading changes that is not believed at once. */
function doubtedMoves(before: Course, reading: Reading, lost: Said, how: How): Said {
  return how === 'look-up' || how.isShared(before, reading) ? movedBy(before, reading, lost) : {};
}

/** The doubts that a reading gives: those about what it says instead. What comes back is doubted no more. */
function doubtsAfter(inDoubt: Said, before: Doubts, readAt: number, how: How): Doubts {
  return Object.fromEntries(
    Object.entries(inDoubt).flatMap(([name, as]): [string, Doubts[string]][] => {
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

/**
 * Whether a reading's dates can't be believed beside those that stay: dates of two readings may contradict each other, and a far
 * one makes the others doubtful.
 */
function isMixed(held: readonly string[], was: Facts, is: Facts): boolean {
  const dates = DATE_KINDS.filter((kind) => held.includes(kind));
  if (dates.length === 0) return false;
  return dates.some((kind) => is[kind] !== undefined) || isContrary({ ...is, ...of(was, held) });
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

// How much was lost or changed in a check.

/** Much of what was asked for, as a part of it, and in number. */
const SHARE = 5;
const MUCH = 5;
/** So many courses that change in the same way hardly do so by themselves. One does. */
const ALIKE = 2;

const isShare = (some: number, all: number): boolean => some > 0 && some * SHARE >= all;

/** What was asked for in all languages, or in one; each is answered by itself. */
interface Scope {
  asked: number;
  /** How many readings have lost something. */
  lost: number;
  readonly codes: Set<string>;
  readonly changed: Set<string>;
  /** The courses that have changed in a way. */
  readonly ways: Map<string, Set<string>>;
}

const createScope = (): Scope => ({
  ...{ asked: 0, lost: 0 },
  ...{ codes: new Set(), changed: new Set(), ways: new Map() },
});

/** A shift by days is the same where clocks change in between. */
function shiftOf(before: StoredMoment, after: StoredMoment): string {
  const ms = after.at - before.at;
  return Math.abs(ms) < DAY / 2 ? `by ${ms}` : `by ${Math.round(ms / DAY)} days`;
}

/** All ways in which a reading changes a course, and in which it may change others, too. */
function waysOf(before: Course, reading: Reading): string[] {
  const { facts } = reading;
  const moved = movedBy(before, reading, lostBy(before, reading));
  return Object.entries(moved).flatMap(([name, as]) => {
    const kind = DATE_KINDS.find((one) => one === name);
    const [was, is] = kind ? [before.facts[kind], facts?.[kind]] : [];
    return [`${name} ${as}`, ...(was && is ? [`${name} ${shiftOf(was, is)}`] : [])];
  });
}

/** Adds up what the readings of a check say. Each language is answered by itself. */
export function createSurvey() {
  const all = createScope();
  const byLanguage = new Map<string, Scope>();
  const scopesOf = ({ language }: Pick<Reading, 'language'>): readonly [Scope, Scope] => {
    const own = byLanguage.get(language) ?? createScope();
    byLanguage.set(language, own);
    return [all, own];
  };
  const add = (before: Course | undefined, reading: Reading): void => {
    const { code } = reading;
    const isLoss = before !== undefined && Object.keys(lostBy(before, reading)).length > 0;
    const ways = before ? waysOf(before, reading) : [];
    for (const scope of scopesOf(reading)) {
      scope.asked += 1;
      scope.lost += Number(isLoss);
      scope.codes.add(code);
      if (ways.length > 0) scope.changed.add(code);
      for (const way of ways) scope.ways.set(way, (scope.ways.get(way) ?? new Set()).add(code));
    }
  };
  /** One of a few that are asked for in a language says little about all. */
  const leastOf = (scope: Scope, least: number): number => (scope === all ? least : MUCH);
  const isMuchOf = (scope: Scope, some: ReadonlySet<string> | undefined, least: number): boolean =>
    some !== undefined && some.size >= leastOf(scope, least) && isShare(some.size, scope.codes.size);
  const isShared = (before: Course, reading: Reading): boolean => {
    const ways = waysOf(before, reading);
    return scopesOf(reading).some(
      (scope) =>
        (ways.length > 0 && isMuchOf(scope, scope.changed, MUCH)) ||
        ways.some((way) => isMuchOf(scope, scope.ways.get(way), ALIKE)),
    );
  };
  const sharedIn = (scope: Scope): readonly string[] =>
    isMuchOf(scope, scope.changed, MUCH)
      ? [...scope.changed]
      : [...scope.ways.values()]
          .filter((codes) => isMuchOf(scope, codes, ALIKE))
          .flatMap((codes) => [...codes]);
  return {
    add,
    /** How many readings have lost something. */
    lost: (): number => all.lost,
    trust: (confirmMs: number): Trust => {
      const scopes = [all, ...byLanguage.values()];
      const isDistrusted = scopes.some(
        (scope) => scope.lost >= leastOf(scope, 1) && isShare(scope.lost, scope.asked),
      );
      const changed = new Set(scopes.flatMap(sharedIn)).size;
      return { confirmMs, isDistrusted, isMuch: isDistrusted && all.lost >= MUCH, changed, isShared };
    },
  };
}

/** How long after another one a reading of a check proves anything, in milliseconds. @param everyMs the time between checks */
export const confirmAfter = (everyMs: number): number => Math.min(everyMs, 30 * MINUTE);
