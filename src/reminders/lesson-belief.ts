/**
 * What is believed of a course's lessons after a reading, and which changes are noticed by that. A reading may be a fault, such as
 * a nightly import, so that what it takes away, and what it moves of much at once, stays until later readings agree. Pure.
 */
import { LRUCache } from 'lru-cache';
import type { CourseLessons } from '../store/store.ts';
import { dayOfIso, isoDate, localInstant, nowIn } from '../study-client/days.ts';
import type { LocalDay, LocalDays, Reservation, ReservedRoom } from '../study-client/model.ts';

const DAY = 86_400_000;

type Known = CourseLessons['known'];
type WatchedLesson = Known['lessons'][number];
export type LessonChange = Known['changes'][number];
/** When and where a lesson is. */
export type LessonSpot = NonNullable<LessonChange['before']>;
type Doubt = NonNullable<WatchedLesson['doubt']>;
type FoundLesson = LessonSpot & Pick<WatchedLesson, 'id'>;

/** How many days are watched, today among them: of changes of later lessons no person is told. */
export const DAYS_WATCHED = 14;
/** How long changes are kept, in milliseconds: so long a calendar tells that a lesson is removed. */
const CHANGES_KEPT = 30 * DAY;
/** A change is so much later than the one before, where the clock was set back, in milliseconds: calendars count minutes. */
const LATER = 60_000;

/** A complete answer about the lessons of a course on some days. */
export interface LessonsReading {
  readonly days: LocalDays;
  readonly found: readonly FoundLesson[];
  /** The ids of lessons that are there, of which the times can't be read. */
  readonly unsure: ReadonlySet<string>;
}

/** A lesson as it was read, as far as changes of it are told. */
export const foundLesson = ({ id, starts, ends, rooms }: Reservation): FoundLesson => ({
  ...{ id, starts, ends },
  rooms: [...new Map(rooms.map((room) => [plain(roomName(room)), roomName(room)])).values()].toSorted(),
});

/** Names are no codes: they may change with the language. One is asked for. */
const roomName = ({ code, name, id = '' }: ReservedRoom): string => code ?? name ?? id;

/** Services write one code in several ways. */
const plain = (room: string): string => room.toUpperCase();

const plainRooms = (rooms: LessonSpot['rooms']): string => rooms.map(plain).toSorted().join('\n');

export const areSameRooms = (one: LessonSpot['rooms'], other: LessonSpot['rooms']): boolean =>
  plainRooms(one) === plainRooms(other);

export const isSameSpot = (one: LessonSpot, other: LessonSpot): boolean =>
  one.starts === other.starts && one.ends === other.ends && areSameRooms(one.rooms, other.rooms);

const spotOf = ({ starts, ends, rooms }: LessonSpot): LessonSpot => ({ starts, ends, rooms });

/** Whether an instant lies in days. To find the beginning of a day is slow, and many lessons are asked about a few days. */
const isWithin = (at: number, days: LocalDays, zone: string): boolean => {
  const [from, until] = bounds.memo(`${days.first} ${days.last} ${zone}`, { context: { days, zone } });
  return at >= from && at < until;
};
const bounds = new LRUCache<string, readonly [number, number], { days: LocalDays; zone: string }>({
  max: 100,
  memoMethod: (_key, _old, { context: { days, zone } }) => [
    localInstant(dayOfIso(days.first), 0, zone),
    localInstant(dayOfIso(days.last) + 1, 0, zone),
  ],
});

/** The day of an instant. */
export const localDayOf = (at: number, zone: string): LocalDay => isoDate(nowIn(zone, at, false).today);

/** So many days from the one of `now` on. */
export function daysAhead(now: number, count: number, zone: string): LocalDays {
  const { today } = nowIn(zone, now, false);
  return { first: isoDate(today), last: isoDate(today + count - 1) };
}

/** By which clock a reading is judged. */
interface Judging {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The zone of the days. */
  readonly zone: string;
}

// How much readings take away or move at once.

/** How a reading differs from what is believed. */
interface Difference {
  /** How many lessons of its days were believed, or are moved into them. */
  readonly all: number;
  readonly missing: number;
  readonly moved: number;
}

function differenceOf(before: CourseLessons, reading: LessonsReading, judging: Judging): Difference {
  const verdicts = compare(before.known, reading, judging);
  const count = (is: Verdict['is']) => verdicts.filter((one) => one.is === is).length;
  return {
    all: verdicts.length - count('beyond'),
    missing: count('missing'),
    moved: count('moved'),
  };
}

/** A part of the lessons of an answer that is much. */
const SHARE = 5;
/** An answer of fewer lessons says little of what is usual. */
const LEAST = 5;
/** One lesson may always be removed. */
const FEW = 1;
/** A course whose lessons all move has another time; several that do so at once may be a fault. */
const COURSES_MOVED = 2;
const MUCH_MOVED = 5;
/** A course that loses all it had, and so many lessons, is doubted by itself. */
const ALL_OF_COURSE = 3;

/** How far an answer is trusted. */
export interface AnswerTrust {
  readonly isMuchLost: boolean;
  readonly isMuchMoved: boolean;
}

/** Adds up what the readings of one answer, or of all of a check, say. */
export function createLessonSurvey(judging: Judging) {
  let [all, missing, moved, courses] = [0, 0, 0, 0];
  const isShare = (some: number): boolean => all >= LEAST && some * SHARE >= all;
  return {
    add: (before: CourseLessons | undefined, reading: LessonsReading): void => {
      if (!before) return;
      const difference = differenceOf(before, reading, judging);
      all += difference.all;
      missing += difference.missing;
      moved += difference.moved;
      courses += Number(difference.moved > 0);
    },
    trust: (): AnswerTrust => ({
      isMuchLost: missing > FEW && isShare(missing),
      isMuchMoved: courses >= COURSES_MOVED && moved >= MUCH_MOVED && isShare(moved),
    }),
  };
}

// What a reading says of each lesson.

type Verdict = { readonly lesson: WatchedLesson } & (
  | { readonly is: 'same' | 'beyond' | 'missing' }
  /** Its row is there, and its times can't be read. */
  | { readonly is: 'unsure' }
  /** The same under another id. */
  | { readonly is: 'renamed'; readonly id: string }
  | { readonly is: 'moved'; readonly to: FoundLesson }
);

/** Compares what is ahead of what is believed with a reading. */
function compare({ lessons }: Known, reading: LessonsReading, { now, zone }: Judging): Verdict[] {
  const found = new Map(reading.found.map((one) => [one.id, one]));
  const known = new Set(lessons.map(({ id }) => id));
  const strange = reading.found.filter(({ id }) => !known.has(id));
  const taken = new Set<string>();
  return lessons
    .filter(({ id, ends }) => Math.max(ends, found.get(id)?.ends ?? 0) > now)
    .map((lesson): Verdict => {
      const own = found.get(lesson.id);
      if (own) return isSameSpot(lesson, own) ? { is: 'same', lesson } : { is: 'moved', lesson, to: own };
      if (reading.unsure.has(lesson.id)) return { is: 'unsure', lesson };
      if (!isWithin(lesson.starts, reading.days, zone)) return { is: 'beyond', lesson };
      const twin = strange.find((one) => !taken.has(one.id) && isSameSpot(one, lesson));
      if (!twin) return { is: 'missing', lesson };
      taken.add(twin.id);
      return { is: 'renamed', lesson, id: twin.id };
    });
}

// What is believed after it.

export interface BelieveOptions extends Judging {
  readonly trust: AnswerTrust;
  /** So long after the last one that counts a reading counts, in milliseconds. */
  readonly confirmMs: number;
  /** So long must what is much at once be so, in milliseconds. */
  readonly periodMs: number;
  /** Whether all days that are watched were read. */
  readonly isAhead: boolean;
  /**
   * The lessons of the course on all days to come, by an answer of its own: one that is not there any more may have moved beyond
   * what is watched. Undefined: it was not asked for, or not answered completely.
   */
  readonly everywhere?: Pick<LessonsReading, 'found' | 'unsure'> | undefined;
}

export interface Believed {
  readonly after: CourseLessons;
  /** Whether lessons would be believed to be removed by what is found everywhere. */
  readonly asksEverywhere: boolean;
  /** Whether more than usual is doubted. */
  readonly isUnsure: boolean;
}

/** What is believed after a complete reading. `before`: what was believed; undefined: nothing was read, and no change is noticed. */
export function believedLessons(
  code: string,
  before: CourseLessons | undefined,
  reading: LessonsReading,
  options: BelieveOptions,
): Believed {
  const { now, zone, isAhead } = options;
  if (!before) {
    const lessons = inOrder(reading.found.filter(({ ends }) => ends > now));
    const known = { aheadAt: isAhead ? now : 0, days: reading.days, lessons, changes: [] };
    return { after: { code, readAt: now, known }, asksEverywhere: false, isUnsure: false };
  }
  const changes: LessonChange[] = [];
  const note = createNotes(before.known.changes, changes, options);
  const outcomes = outcomesOf(before.known, reading, note, options);
  const lessons = outcomes.flatMap(({ lesson }) => lesson ?? []);
  const isDoubted = options.trust.isMuchLost || lessons.some(({ doubt }) => doubt);
  const added = options.trust.isMuchLost ? [] : addedBy(before.known, reading, lessons, note, options);
  const known = {
    aheadAt: isAhead ? now : before.known.aheadAt,
    // What a doubtful answer lacks of days that were not read before would seem to be added by the next one.
    days: isDoubted ? before.known.days : joinedDays(before.known.days, reading.days, localDayOf(now, zone)),
    lessons: inOrder([...lessons, ...added]),
    changes: [...before.known.changes.filter(({ at }) => at > now - CHANGES_KEPT), ...changes],
  };
  return {
    after: { code, readAt: now, known },
    asksEverywhere: outcomes.some(({ asksEverywhere }) => asksEverywhere),
    isUnsure: lessons.some(({ doubt }) => doubt?.isMuch),
  };
}

const inOrder = (lessons: readonly WatchedLesson[]): WatchedLesson[] =>
  lessons.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends || (a.id < b.id ? -1 : 1));

/** The days that are known, from today on. Where days between were not read, only those of the reading are. */
function joinedDays(known: LocalDays, read: LocalDays, today: LocalDay): LocalDays {
  const dayAfter = (day: LocalDay): LocalDay => isoDate((Date.parse(day) + DAY) / DAY);
  const areApart =
    known.last < today || dayAfter(known.last) < read.first || dayAfter(read.last) < known.first;
  if (areApart) return read;
  const first = known.first < read.first ? known.first : read.first;
  return { first: first < today ? today : first, last: known.last > read.last ? known.last : read.last };
}

type Note = (id: string, before: LessonSpot | undefined, after: LessonSpot | undefined) => number | undefined;

/** Notes changes of what is watched. A note gives the time of the change; undefined: it is none that is told. */
function createNotes(
  earlier: readonly LessonChange[],
  changes: LessonChange[],
  { now, zone }: Judging,
): Note {
  const at = Math.max(now, (earlier.at(-1)?.at ?? 0) + LATER);
  const watched = daysAhead(now, DAYS_WATCHED, zone);
  const isWatched = (spot: LessonSpot | undefined): boolean =>
    spot !== undefined && spot.ends > now && isWithin(Math.max(spot.starts, now), watched, zone);
  return (id, before, after) => {
    if (!isWatched(before) && !isWatched(after)) return undefined;
    changes.push({
      id,
      at,
      ...(before && { before: spotOf(before) }),
      ...(after && { after: spotOf(after) }),
    });
    return at;
  };
}

interface Outcome {
  /** Undefined: it is believed to be removed. */
  readonly lesson?: WatchedLesson;
  readonly asksEverywhere?: boolean;
}

function outcomesOf(known: Known, reading: LessonsReading, note: Note, options: BelieveOptions): Outcome[] {
  const verdicts = compare(known, reading, options);
  const here = verdicts.filter(({ is }) => is !== 'beyond');
  const missing = here.filter(({ is }) => is === 'missing');
  const isAllLost = missing.length >= ALL_OF_COURSE && missing.length === here.length;
  const isMuchLost = options.trust.isMuchLost || isAllLost;
  return verdicts.map((verdict): Outcome => {
    const { doubt: _, ...lesson } = verdict.lesson;
    if (verdict.is === 'same') return { lesson };
    if (verdict.is === 'renamed') return { lesson: { ...lesson, id: verdict.id } };
    if (verdict.is === 'moved') return movedOutcome(verdict.lesson, verdict.to, note, options);
    if (verdict.is === 'missing') return missingOutcome(verdict.lesson, isMuchLost, note, options);
    return { lesson: verdict.lesson };
  });
}

function missingOutcome(
  before: WatchedLesson,
  isMuch: boolean,
  note: Note,
  options: BelieveOptions,
): Outcome {
  const { doubt, ...lesson } = before;
  const next = nextDoubt(doubt, undefined, isMuch, options);
  if (!isProved(next, options)) return { lesson: { ...lesson, doubt: next } };
  if (!options.everywhere) return { lesson: { ...lesson, doubt: next }, asksEverywhere: true };
  if (options.everywhere.unsure.has(lesson.id)) return { lesson: { ...lesson, doubt: next } };
  const own = options.everywhere.found.find(({ id }) => id === lesson.id);
  if (own) return { lesson: isSameSpot(own, lesson) ? lesson : movedTo(lesson, own, note) };
  note(lesson.id, lesson, undefined);
  return {};
}

function movedOutcome(before: WatchedLesson, to: FoundLesson, note: Note, options: BelieveOptions): Outcome {
  const { doubt, ...lesson } = before;
  const isSame = doubt?.to !== undefined && isSameSpot(doubt.to, to);
  if (!options.trust.isMuchMoved && !(isSame && doubt.isMuch)) return { lesson: movedTo(lesson, to, note) };
  const next = nextDoubt(doubt, spotOf(to), true, options);
  const isBelieved = next.times >= 2 && next.last - next.since >= options.periodMs;
  return { lesson: isBelieved ? movedTo(lesson, to, note) : { ...lesson, doubt: next } };
}

function movedTo(lesson: WatchedLesson, to: LessonSpot, note: Note): WatchedLesson {
  const at = note(lesson.id, lesson, to);
  return { ...lesson, ...spotOf(to), ...(at !== undefined && { changedAt: at }) };
}

/** The doubt that a reading gives: one that says something else begins anew, as one from before the clock was set back. */
function nextDoubt(
  known: Doubt | undefined,
  to: LessonSpot | undefined,
  isMuch: boolean,
  { now, confirmMs }: BelieveOptions,
): Doubt {
  const isSame = known && (known.to && to ? isSameSpot(known.to, to) : known.to === to);
  const mark = (is: boolean | undefined) => is && { isMuch: true };
  if (!known || !isSame || known.last > now)
    return { ...(to && { to }), since: now, last: now, times: 1, ...mark(isMuch) };
  const counts = now - known.last >= confirmMs;
  const { times, last } = known;
  return {
    ...known,
    last: counts ? now : last,
    times: counts ? times + 1 : times,
    ...mark(known.isMuch || isMuch),
  };
}

/** Two readings prove that a lesson is gone; of much at once three, of which the last is a period later. */
const isProved = ({ times, since, last, isMuch }: Doubt, { periodMs }: BelieveOptions): boolean =>
  isMuch ? times >= 3 && last - since >= periodMs : times >= 2;

/** Lessons that were not known: those of days that were read before are added, others have merely come near. */
function addedBy(
  { days, lessons: before }: Known,
  { found }: LessonsReading,
  lessons: readonly WatchedLesson[],
  note: Note,
  { now, zone }: BelieveOptions,
): WatchedLesson[] {
  const known = new Set([...before, ...lessons].map(({ id }) => id));
  return found
    .filter(({ id, ends }) => !known.has(id) && ends > now)
    .map((one): WatchedLesson => {
      const isNew = isWithin(one.starts, days, zone);
      const at = isNew ? note(one.id, undefined, one) : undefined;
      return { ...one, ...(at !== undefined && { changedAt: at }) };
    });
}
