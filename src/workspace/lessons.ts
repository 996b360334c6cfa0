/** The lessons of courses, where the study API offers its reservations: when someone asks for them, and beside a course's card. */
import { LRUCache } from 'lru-cache';
import type { Language } from '../language.ts';
import { isRecent, withTimeout } from '../primitives.ts';
import { isoDate } from '../study-client/days.ts';
import type { Found, LocalDays, Realization, ReservationsRead, StudyClient } from '../study-client/model.ts';
import { offsetAt } from '../study-client/moments.ts';
import type { StudyExtras } from './study-extras.ts';

/** A course, as far as its lessons are found by it. */
type Taught = Pick<Realization, 'code' | 'starts' | 'ends'>;
export type LessonsRead = Found<ReservationsRead>;

export interface Lessons {
  /** Whether the study API offers them. */
  can(): boolean;
  /** All lessons of a course, for a person who waits. Rejects as the study client does. */
  of(course: Taught, language: Language): Promise<LessonsRead>;
  /** What is known without waiting. `unread`: it can be asked for. Undefined: there is nothing to wait for. */
  atHand(course: Taught, language: Language): LessonsRead | 'unread' | undefined;
  /** The same, read within what a card may wait: it is no reason for a card to be late or to fail. Never rejects. */
  soon(course: Taught, language: Language): Promise<LessonsRead | undefined>;
}

interface LessonsOptions {
  readonly study: Pick<StudyClient, 'reservations' | 'reservationsAtHand'>;
  readonly extras: Pick<StudyExtras, 'can'>;
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

export function createLessons({ study, extras, apart, now, zone }: LessonsOptions): Lessons {
  const failed = new LRUCache<string, number>({ max: MOST_REMEMBERED });
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
  return {
    can,
    of: (course, language) => study.reservations(...asked(course, language)),
    atHand,
    soon: async (course, language) => {
      const known = atHand(course, language);
      return known === 'unread' ? withTimeout(read(course, language), PATIENCE) : known;
    },
  };
}

const DAY = 86_400_000;
/** How far before and behind a course's own dates lessons are asked for, in days. */
const BEYOND = 60;
/** The same around today where it has no date. */
const OPEN = 180;

/** The days on which a course may have lessons. They change once a day at most, so that answers are kept. */
function daysOf({ starts, ends }: Pick<Taught, 'starts' | 'ends'>, zone: string, now: number): LocalDays {
  const dayAt = (at: number): number => Math.floor((at + offsetAt(at, zone)) / DAY);
  const today = dayAt(now);
  const dates = [starts, ends].flatMap((one) => (one ? [dayAt(one.at)] : []));
  const first = starts ? Math.min(...dates) - BEYOND : Math.min(today, ...dates) - OPEN;
  const last = ends ? Math.max(...dates) + BEYOND : Math.max(today, ...dates) + OPEN;
  return { first: isoDate(first), last: isoDate(last) };
}
