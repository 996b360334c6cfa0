/** The lessons of courses, where the study API offers its reservations: when someone asks for them, and beside a course's card. */
import { LRUCache } from 'lru-cache';
import type { Language } from '../language.ts';
import { atMost, inPieces, isRecent, withTimeout } from '../primitives.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { isoDate } from '../study-client/days.ts';
import { notKnownToOffer, searchedSince } from '../study-client/extras.ts';
import {
  type Found,
  type LocalDays,
  mergedReservations,
  type Realization,
  type RealizationCode,
  type Reservation,
  type ReservationsRead,
  type ReservedFor,
  type StudyClient,
} from '../study-client/model.ts';
import { offsetAt } from '../study-client/moments.ts';
import type { StudyExtras } from './study-extras.ts';

/** A course, as far as its lessons are found by it. */
type Taught = Pick<Realization, 'code' | 'starts' | 'ends'>;
export type LessonsRead = Found<ReservationsRead>;

export interface Lessons {
  /** Whether the study API offers them. */
  can(): boolean;
  /** Whether it offers them, or nothing is known of that: what a person asks for is the first use then. */
  mayTell(): boolean;
  /** Whether nothing is known of that yet, and may be soon. */
  isAwaited(): boolean;
  /** All lessons of a course, for a person who waits. Rejects as the study client does. */
  of(course: Taught, language: Language): Promise<LessonsRead>;
  /** What is known without waiting. `unread`: it can be asked for. Undefined: there is nothing to wait for. */
  atHand(course: Taught, language: Language): LessonsRead | 'unread' | undefined;
  /** The same, read within what a card may wait: it is no reason for a card to be late or to fail. Never rejects. */
  soon(course: Taught, language: Language): Promise<LessonsRead | undefined>;
  /** The lessons of several courses on some days. Rejects where none of them could be read. */
  ofCourses(codes: readonly string[], days: LocalDays, language: Language): Promise<ManyLessons>;
  /** The lessons that are ahead of courses, by their codes; only of those of which all are known. Never rejects. */
  ahead(codes: readonly string[], language: Language): Promise<KnownLessons>;
  /** The lessons ahead of courses, by their codes, and when they were read; only of those of which all were read. Never rejects. */
  lists(codes: readonly string[], language: Language): Promise<ReadonlyMap<string, LessonsAhead>>;
  /** The same of a student group: what is reserved for it, and for its courses where these are searched for. */
  ofGroup(group: string, days: LocalDays, language: Language): Promise<ManyLessons>;
}

/** Lessons of courses by their codes; a course that is not there has none that are known. */
export type KnownLessons = ReadonlyMap<string, readonly Reservation[]>;

/** The lessons ahead of one course, and when they were read, in epoch milliseconds. */
export interface LessonsAhead {
  readonly found: readonly Reservation[];
  readonly readAt: number;
}

/** Lessons of several courses, each once, by time. */
export interface ManyLessons extends Pick<ReservationsRead, 'found' | 'unsure' | 'isComplete'> {
  /** The answers that they are from. */
  readonly reads: readonly Found<unknown>[];
  /** Names of courses, as far as they were read beside them. */
  readonly names: ReadonlyMap<string, string>;
}

interface LessonsOptions {
  readonly study: Pick<StudyClient, 'reservations' | 'reservationsAtHand' | 'search' | 'realization'>;
  readonly extras: Pick<StudyExtras, 'can' | 'mayTry' | 'tryOut' | 'isAwaited'>;
  /** Does work that is charged to no person. */
  readonly apart: <T>(work: () => T) => T;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
}

/** The longest that a card waits, in milliseconds. */
const PATIENCE = 700;
/** The most readings for cards at once: many courses are looked up at once, and none waits for its lessons in a line. */
const MOST_AT_ONCE = 4;
/** What could not be read for a card is not asked for again for so long, in milliseconds. */
const AGAIN = 60_000;
const MOST_REMEMBERED = 1000;
/** So many codes go into one search: no answer for a few days is cut. */
const CODES_A_CALL = 100;
/** The same of whole courses: some 40 lessons each. */
const CODES_WHOLE = 20;
/** How far ahead lessons are compared, in days. */
const AHEAD = 300;
/** The most courses whose names are read beside their lessons. */
const MOST_NAMED = 40;

export function createLessons({ study, extras, apart, now, zone }: LessonsOptions): Lessons {
  const failed = new LRUCache<string, number>(atMost(MOST_REMEMBERED));
  let underWay = 0;
  const can = (): boolean => extras.can('reservations');
  const asked = (course: Taught, language: Language) =>
    [{ courses: [course.code] }, daysOf(course, zone, now()), language] as const;
  const keyOf = ({ code }: Taught, language: Language): string => `${language} ${code}`;

  const read = async (course: Taught, language: Language): Promise<LessonsRead | undefined> => {
    underWay += 1;
    try {
      return await apart(() => study.reservations(...asked(course, language)));
    } catch {
      failed.set(keyOf(course, language), now());
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
  const atHand: Lessons['atHand'] = (course, language) => {
    if (!can()) return undefined;
    const known = apart(() => study.reservationsAtHand(...asked(course, language)));
    if (known) return known;
    const failedAt = failed.get(keyOf(course, language)) ?? Number.NEGATIVE_INFINITY;
    return isRecent(failedAt, now(), AGAIN) || underWay >= MOST_AT_ONCE ? undefined : 'unread';
  };
  const many = async (
    asked: readonly Promise<LessonsRead>[],
    known: ReadonlyMap<string, string>,
    language: Language,
  ): Promise<ManyLessons> => {
    const settled = await Promise.allSettled(asked);
    const reads = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [failure] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (reads.length === 0 && failure !== undefined) throw failure;
    const found = mergedReservations(reads.map(({ value }) => value));
    return {
      found,
      unsure: reads.flatMap(({ value }) => value.unsure),
      isComplete: reads.length === asked.length && reads.every(({ value }) => value.isComplete),
      reads,
      names: await withNames(
        found.flatMap(({ courses }) => courses),
        known,
        language,
      ),
    };
  };
  /** The names of courses beside those that are known; one that can't be read stays without. */
  const withNames = async (
    codes: readonly RealizationCode[],
    known: ReadonlyMap<string, string>,
    language: Language,
  ): Promise<ReadonlyMap<string, string>> => {
    const unknown = [...new Set(codes)].filter((code) => !known.has(code)).slice(0, MOST_NAMED);
    const read = await Promise.allSettled(unknown.map((code) => study.realization(code, language)));
    const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value.value] : []));
    return new Map([...known, ...found.map(({ code, name }) => [code, name] as const)]);
  };
  /** Rejects where it is not known that they are offered: what is asked for has not shown it either. */
  const offered = async (all: readonly ReservedFor[], days: LocalDays, language: Language): Promise<void> => {
    if (!can()) await extras.tryOut(all.map((reserved) => ({ use: { reserved, days }, in: language })));
    if (!can()) throw notKnownToOffer('reservations');
  };
  const inParts = (codes: readonly RealizationCode[], days: LocalDays, language: Language) =>
    inPieces(codes, CODES_A_CALL).map((courses) => study.reservations({ courses }, days, language));
  /** The courses of a group that may have lessons on some days. */
  const runsOf = async (group: string, { first, last }: LocalDays, language: Language) => {
    const use = { group, since: searchedSince(zone, now()) };
    await extras.tryOut([{ use, in: language }]);
    if (!extras.can('search-group')) return [];
    const found = await study.search(use, language).catch(() => undefined);
    const isThen = (run: Realization): boolean => {
      const days = daysOf(run, zone, now());
      return days.first <= last && days.last >= first;
    };
    return found?.value.runs.filter(isThen) ?? [];
  };

  const ofCourses: Lessons['ofCourses'] = async (codes, days, language) => {
    const courses = parsedOf(codes);
    await offered([{ courses: courses.slice(0, CODES_A_CALL) }], days, language);
    return many(inParts(courses, days, language), new Map(), language);
  };
  const daysAhead = (): LocalDays => {
    const today = dayAt(now(), zone);
    return { first: isoDate(today), last: isoDate(today + AHEAD) };
  };
  const ahead: Lessons['ahead'] = async (codes, language) => {
    if (!can()) return new Map();
    const reading = apart(() => Promise.all(inParts(parsedOf(codes), daysAhead(), language)));
    const reads = (await withTimeout(reading, PATIENCE).catch(() => undefined)) ?? [];
    if (reads.some(({ value }) => !value.isComplete)) return new Map();
    const found = reads.flatMap(({ value }) => value.found).filter(({ ends }) => ends > now());
    const byCode = new Map<string, Reservation[]>();
    for (const one of found)
      for (const code of one.courses) byCode.set(code, [...(byCode.get(code) ?? []), one]);
    return byCode;
  };

  return {
    can,
    mayTell: () => can() || extras.mayTry('reservations'),
    isAwaited: () => extras.isAwaited('reservations'),
    ofCourses,
    ahead,
    ofGroup: async (group, days, language) => {
      const runs = await runsOf(group, days, language);
      // One without a name in this language has its code there.
      const named = runs.filter(({ code, name }) => name !== code);
      const names = new Map(named.map(({ code, name }) => [code as string, name]));
      const codes = runs.flatMap(({ code }) => parseRealizationCode(code) ?? []).toSorted();
      const courses = codes.slice(0, CODES_A_CALL);
      await offered([{ group }, ...(courses.length > 0 ? [{ courses }] : [])], days, language);
      return many(
        [study.reservations({ group }, days, language), ...inParts(codes, days, language)],
        names,
        language,
      );
    },
    lists: async (codes, language) => {
      const parts = inPieces(parsedOf(codes), CODES_WHOLE);
      const days = daysAhead();
      const read = await apart(() =>
        Promise.allSettled(parts.map((courses) => study.reservations({ courses }, days, language))),
      );
      const whole = read.flatMap((one, nth) =>
        one.status === 'fulfilled' && one.value.value.isComplete
          ? (parts[nth] ?? []).map((code) => ({ code, from: one.value }))
          : [],
      );
      return new Map(
        whole.map(({ code, from: { value, fetchedAt } }) => [
          code,
          {
            found: value.found.filter(({ courses, ends }) => ends > now() && courses.includes(code)),
            readAt: fetchedAt,
          },
        ]),
      );
    },
    of: async (course, language) => {
      const [reserved, days] = asked(course, language);
      await offered([reserved], days, language);
      return study.reservations(reserved, days, language);
    },
    atHand,
    soon: async (course, language) => {
      const known = atHand(course, language);
      return known === 'unread' ? withTimeout(read(course, language), PATIENCE) : known;
    },
  };
}

/** Each code once, in one order, so that the same courses are the same question. */
const parsedOf = (codes: readonly string[]): RealizationCode[] =>
  [...new Set(codes)].flatMap((one) => parseRealizationCode(one) ?? []).toSorted();

const DAY = 86_400_000;
const dayAt = (at: number, zone: string): number => Math.floor((at + offsetAt(at, zone)) / DAY);
/** How far before and behind a course's own dates lessons are asked for, in days: exams are taken again for a year. */
const BEFORE = 60;
const BEHIND = 400;
/** The same around today where it has no date. */
const OPEN = 180;

/** The days on which a course may have lessons. They change once a day at most, so that answers are kept. */
function daysOf({ starts, ends }: Pick<Taught, 'starts' | 'ends'>, zone: string, now: number): LocalDays {
  const today = dayAt(now, zone);
  const dates = [starts, ends].flatMap((one) => (one ? [dayAt(one.at, zone)] : []));
  const first = starts ? Math.min(...dates) - BEFORE : Math.min(today, ...dates) - OPEN;
  const last = ends ? Math.max(...dates) + BEHIND : Math.max(today, ...dates) + OPEN;
  return { first: isoDate(first), last: isoDate(last) };
}
