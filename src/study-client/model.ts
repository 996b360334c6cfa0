/**
 * The domain model: courses, rooms and answers, without any spelling of the study API. A gateway
 * (`gateway.ts`) makes these values. Their texts are clean (no HTML, no entities, `\n` line ends) but still
 * outside text: a card keeps them out of markup.
 */

import type { AccessRefused } from '../errors.ts';
import type { Language } from '../language.ts';

/** A realization code in canonical form: upper case, ASCII hyphens, such as `TX00EY23-3015`. */
export type RealizationCode = string & { readonly brand: 'RealizationCode' };
/** A numeric realization id. */
export type RealizationId = string & { readonly brand: 'RealizationId' };
/** A course unit's code in canonical form, such as `TX00EY23`: none of the four operations takes it, only extras. */
export type CourseUnitCode = string & { readonly brand: 'CourseUnitCode' };
/** A course-unit id. */
export type CourseUnitId = string & { readonly brand: 'CourseUnitId' };
/** A building id. */
export type BuildingId = string & { readonly brand: 'BuildingId' };

/**
 * A local date or date-time of the study API, placed on the time line.
 * `minute`: `at` is that instant, in epoch milliseconds. `day`: the upstream gave a date alone; `at` is
 * the first instant of that day in the study API's zone, and `until` the first instant of the next day.
 */
export interface Moment {
  readonly at: number;
  readonly precision: 'minute' | 'day';
  /** Only with precision `day`: the first instant after that day, in epoch milliseconds. */
  readonly until?: number | undefined;
}

/** When enrollment is open, as far as the study API tells. Either end may be missing. */
export interface EnrollmentWindow {
  readonly opens?: Moment | undefined;
  readonly closes?: Moment | undefined;
}

/** Something with a name, such as a tag. */
export interface Named {
  readonly name: string;
  /** The language of the name, where it is not the asked one. */
  readonly nameLanguage?: Language | undefined;
}

/** An office, unit, degree programme, educational field or student group; `name` is its code where it has none. */
export interface Organisation extends Named {
  readonly code?: string | undefined;
}

/** The free texts of a realization, in the order in which they are shown. */
export const REALIZATION_TEXTS = [
  'content',
  'objective',
  'prerequisites',
  'teachingMethods',
  'workload',
  'waysToComplete',
  'exams',
  'workingLife',
  'gradingScale',
  'criteriaSatisfactory',
  'criteriaGood',
  'criteriaExcellent',
  'criteriaPassOrFail',
  'criteria',
  'passOrFail',
  'furtherOnRealization',
  'furtherOnCourseUnit',
] as const;
export type RealizationText = (typeof REALIZATION_TEXTS)[number];

/** The free texts of a course unit, in the order in which they are shown. */
export const COURSE_UNIT_TEXTS = [
  'content',
  'objective',
  'prerequisites',
  'teachingMethods',
  'materials',
  'criteriaSatisfactory',
  'criteriaGood',
  'criteriaExcellent',
  'criteriaPassOrFail',
  'further',
] as const;
export type CourseUnitText = (typeof COURSE_UNIT_TEXTS)[number];

/** The texts of a realization that are its course unit's. */
export const TEXTS_OF_UNIT = {
  content: 'content',
  objective: 'objective',
  prerequisites: 'prerequisites',
  teachingMethods: 'teachingMethods',
  criteriaSatisfactory: 'criteriaSatisfactory',
  criteriaGood: 'criteriaGood',
  criteriaExcellent: 'criteriaExcellent',
  criteriaPassOrFail: 'criteriaPassOrFail',
  further: 'furtherOnCourseUnit',
} as const satisfies Partial<Record<CourseUnitText, RealizationText>>;

/** Free texts by their keys, non-empty ones only. */
export type FreeTexts<Field extends string> = Readonly<Partial<Record<Field, string>>>;
/** The languages of the free texts that are not in the asked one. */
export type TextLanguages<Field extends string> = Readonly<Partial<Record<Field, Language>>>;

/** One run of a course unit. Its `name` is its code where there is none in any language. */
export interface Realization extends Named {
  /** Names in other languages than that of `name`, as far as the study API gave them unasked. */
  readonly names?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly id?: RealizationId | undefined;
  readonly code: RealizationCode;
  readonly starts?: Moment | undefined;
  readonly ends?: Moment | undefined;
  readonly enrollment: EnrollmentWindow;
  /** Language codes as the study API gives them (`fi`, `en`, …), lower case, the main one first. */
  readonly teachingLanguages: readonly string[];
  readonly credits?: number | undefined;
  /** Credits taught online: an amount, not a percentage. */
  readonly virtualCredits?: number | undefined;
  readonly office?: Organisation | undefined;
  /** The school or unit that arranges it. */
  readonly organisation?: Organisation | undefined;
  readonly degreeProgrammes: readonly Organisation[];
  readonly educationalFields: readonly Organisation[];
  readonly studentGroups: readonly Organisation[];
  readonly tags: readonly Named[];
  readonly texts: FreeTexts<RealizationText>;
  readonly textLanguages?: TextLanguages<RealizationText> | undefined;
}

/** The general description of a course. Its `name` is its code where there is none in any language. */
export interface CourseUnit extends Named {
  readonly id: CourseUnitId;
  readonly code?: string | undefined;
  readonly credits?: number | undefined;
  readonly yearOfFoundation?: number | undefined;
  readonly texts: FreeTexts<CourseUnitText>;
  readonly textLanguages?: TextLanguages<CourseUnitText> | undefined;
}

/** A room of a building. */
export interface Room {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
  /** The display name; the code where there is none. */
  readonly name: string;
  /** The category label, such as "Teorialuokka". */
  readonly category?: string | undefined;
  /** Seats; undefined where the study API gives none. */
  readonly seats?: number | undefined;
}

/** A building and its rooms, in the study API's order. */
export interface Building {
  readonly id: BuildingId;
  readonly code?: string | undefined;
  readonly name: string;
  readonly rooms: readonly Room[];
}

/** A building as a list of all of them has it. `isNameless`: its name is its code, its kind or its id. */
export type BuildingEntry = Omit<Building, 'rooms'> & { readonly isNameless?: true };

/**
 * An answer and its age. `fresh`: within its time to live. `stale`: older, and being refreshed in the
 * background. `outage`: older, and the last refresh failed with `cause`.
 */
export type Found<T> = {
  readonly value: T;
  /** When the study API gave it, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** Why texts may be missing that other languages have; only where texts were needed. */
  readonly withoutTexts?: unknown;
} & ({ readonly freshness: 'fresh' | 'stale' } | { readonly freshness: 'outage'; readonly cause: unknown });

/** What became of one asked code or id. `error` is of `errors.ts`, or something unexpected. */
export type LookUp =
  | { readonly asked: string; readonly found: Found<Realization> }
  | { readonly asked: string; readonly error: unknown };

/** Course units whose runs were looked for, and how many runs of them there are to show. */
export interface NearUnits {
  readonly units: readonly string[];
  /** Nothing else was asked for. */
  readonly isAlone?: true;
  readonly shown: number;
  readonly all: number;
  /** All that were found, shown or not, in no order. */
  readonly runs: readonly Found<Realization>[];
  /** How many more have ended, and are left out. */
  readonly older: number;
  /** The whole catalogue was searched: there are no others. */
  readonly isWhole?: true;
  /** Why the whole catalogue could not be searched, where it can be else. */
  readonly failure?: unknown;
}

// What a study API may offer beside its four operations.

/** The extras by the names that the configuration has for them. */
export const EXTRAS = [
  'search-name',
  'search-group',
  'search-unit',
  'units',
  'buildings',
  'reservations',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** `undecided`: nothing was asked yet, or the answers told nothing. Only what is `on` is used. */
export type ExtraVerdict = 'on' | 'off' | 'undecided';

/** What courses are searched by. With a name or a group goes the day from which on they start. */
export type Criteria =
  | { readonly name: string; readonly since: LocalDay }
  | { readonly group: string; readonly since: LocalDay }
  | { readonly unit: CourseUnitCode };

/** What a person's request would use of an extra of which nothing is known yet: a search, or a course unit by its code. */
export type FirstUse =
  | Criteria
  | { readonly courseUnit: CourseUnitCode }
  | { readonly reserved: ReservedFor; readonly days: LocalDays }
  | 'buildings';

/** How the study API answered last, in epoch milliseconds; all undefined: it has not been asked. */
export interface StudySeen {
  readonly answeredAt: number | undefined;
  /** When it did not the last time. */
  readonly failedAt: number | undefined;
  /** When it did not the first time since it answered; undefined: it answered last. */
  readonly failingSince: number | undefined;
  /** What it refused the last time, where it did. */
  readonly refused?: Refused | undefined;
}

/** What the study API does not let in: our subscription key, or something else, such as this machine's address. */
type Refused = AccessRefused['what'];

/** What its answer says of the extra: it was used; nothing came back; what came may be anything. */
export type FirstUseAnswer = 'honoured' | 'nothing' | 'unsure';

/** A day of the study API's calendar, `2026-09-01`. */
export type LocalDay = string;

/** What times are reserved for, or where: courses, student groups, or a building by its code in the study data. */
export type ReservedFor =
  | { readonly courses: readonly RealizationCode[] }
  | { readonly group: string }
  | { readonly groups: readonly string[] }
  | { readonly building: Pick<BuildingEntry, 'id'> & { readonly code: string } }
  | { readonly rooms: readonly string[] };

/** Whole days of the study API's calendar, both included. */
export interface LocalDays {
  readonly first: LocalDay;
  readonly last: LocalDay;
}

/** A room that is reserved. `code` and `id`: at least one of them is there. */
export interface ReservedRoom {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
  /** A category, a proper name, or a name with seats, as the university has it. */
  readonly name?: string | undefined;
  readonly building?: { readonly id?: string | undefined; readonly name?: string | undefined } | undefined;
}

/** A time that is reserved: a lesson, where it is for a course. It holds no title of anything but a course. */
export interface Reservation {
  readonly id: string;
  /** Epoch milliseconds, half-open: it is over at `ends`. */
  readonly starts: number;
  readonly ends: number;
  /** When the study data were last changed in it, in epoch milliseconds; undefined: not told. */
  readonly modifiedAt?: number | undefined;
  /** The subject, where the reservation is for a course: free text, in which people's names may stand. Beside a place it is the course's name. */
  readonly title?: string | undefined;
  readonly courses: readonly RealizationCode[];
  /** Codes of student groups. */
  readonly groups: readonly string[];
  readonly rooms: readonly ReservedRoom[];
}

/** Reservations by start, end and id. */
export interface ReservationsRead {
  readonly found: readonly Reservation[];
  /** Rooms of rows whose times can't be read: they may be in use. */
  readonly unsureRooms: readonly ReservedRoom[];
  /** The ids of these rows. */
  readonly unsureIds: readonly string[];
  /** The rows themselves. */
  readonly unsure: readonly UnsureTime[];
  /** Whether all that fits was read: no page was cut off, and the service reported nothing. */
  readonly isComplete: boolean;
}

/** A row whose times can't be read, or are none. */
interface UnsureTime {
  readonly id: string;
  /** What can be read of them, in epoch milliseconds. */
  readonly at: number | undefined;
}

/** The order of reservations: by start, end and id. */
const byTime = (one: Reservation, other: Reservation): number =>
  one.starts - other.starts || one.ends - other.ends || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Each reservation of several answers once, in their order. */
export const mergedReservations = (answers: readonly Pick<ReservationsRead, 'found'>[]): Reservation[] =>
  [...new Map(answers.flatMap(({ found }) => found).map((one) => [one.id, one])).values()].toSorted(byTime);

/** The rows of several answers that may lie in a time, and whose own can't be read, each once. */
export const unsureWithin = (
  answers: readonly Pick<ReservationsRead, 'unsure'>[],
  { from, until }: { readonly from: number; readonly until: number },
): number =>
  new Set(
    answers
      .flatMap(({ unsure }) => unsure)
      .filter(({ at }) => at === undefined || (at >= from && at < until))
      .map(({ id }) => id),
  ).size;

/** What the answer to one small request tells: a verdict, or that the next request is needed. */
export type ProbeAnswer = ExtraVerdict | 'next';

/** What is found out. `start-date`: whether searches by name and group can be bounded; without it no name is searched. */
export type ExtraAbout = Extra | 'start-date';

/** A probe whose requests can be made. */
export interface AskableProbe {
  readonly about: ExtraAbout;
  /** `ask` rejects where the answer tells nothing: a fault, a refusal of the key, a used-up quota. */
  readonly steps: readonly AskableStep[];
}

export interface AskableStep {
  readonly asks: string;
  /** Its no may be that of the language that it is asked in alone. */
  readonly isOfLanguage?: true;
  ask(): Promise<ProbeAnswer>;
}

/**
 * A need beyond the usual answer. `fresh`: wait for the study API instead of taking an old answer. `texts`:
 * take each missing text from another language; `texts-of-one`: from the likeliest other language alone; texts by their names:
 * take from other languages what is missing of these.
 */
export type Need = 'fresh' | 'texts' | 'texts-of-one' | readonly (RealizationText | CourseUnitText)[];

/**
 * The look-ups. Each rejects with an error of `errors.ts`. A name that is missing in the asked language
 * is looked for in the others; texts are looked for there only with need `texts`.
 */
export interface StudyClient {
  realization(code: RealizationCode, language: Language, need?: Need): Promise<Found<Realization>>;
  /** The answer that `realization` would give from memory, if any. A stale answer is refreshed. */
  realizationAtHand(code: RealizationCode, language: Language): Found<Realization> | undefined;
  /**
   * What is in memory of a realization, in the asked language or another, without asking for more. `absent`: the
   * study API is known not to have it.
   */
  realizationKept(code: RealizationCode, language: Language): Found<Realization> | 'absent' | undefined;
  realizationById(id: RealizationId, language: Language, need?: Need): Promise<Found<Realization>>;
  courseUnit(id: CourseUnitId, language: Language, need?: Need): Promise<Found<CourseUnit>>;
  building(id: BuildingId, language: Language): Promise<Found<Building>>;
  /**
   * Those of a course unit's perhaps existing runs that exist, by one request for at most as many codes as it
   * takes.
   */
  runs(
    unit: CourseUnitCode,
    perhaps: readonly RealizationCode[],
    language: Language,
  ): Promise<Found<readonly Realization[]>>;
  /**
   * The runs that a search finds, each once; they answer later look-ups by their codes, too. Only for what is offered
   * (`extras.ts`). Rejects with a RangeError where the criteria say nothing, and as if it were not offered where the request under
   * way has made all its searches for one thing.
   * @param nth of the things that it searches for in several ways; left out: in no other
   */
  search(criteria: Criteria, language: Language, need?: 'fresh', nth?: number): Promise<Found<Searched>>;
  /**
   * Makes one request by what may not be offered. What it finds is kept only where the answer proves that it was honoured, and
   * answers `search` or `courseUnitByCode` then. Rejects as these do, also where the answer is too large.
   */
  firstUse(
    use: FirstUse,
    language: Language,
  ): Promise<{ told: FirstUseAnswer; runs: readonly Realization[] }>;
  /** The runs that searches in a language have brought, as far as they are in memory, perhaps several times: nothing is asked for. */
  searchedKept(language: Language): readonly Realization[];
  /** A course unit by its code. Only where that is offered. */
  courseUnitByCode(code: CourseUnitCode, language: Language): Promise<Found<CourseUnit>>;
  /** All buildings in use, without their rooms. Only where that is offered. */
  buildings(language: Language): Promise<Found<readonly BuildingEntry[]>>;
  /**
   * What is reserved on some days, both included: for at most a hundred courses, a group, a building or rooms. Only where that
   * is offered. Rejects with a RangeError where it names nothing. `unkept`: asked in the background for one reader alone, so that
   * it drives nothing out of the memory of answers.
   */
  reservations(
    of: ReservedFor,
    days: LocalDays,
    language: Language,
    need?: 'fresh' | 'unkept',
  ): Promise<Found<ReservationsRead>>;
  /** The same at once; undefined: it must be asked for. An old answer is refreshed. */
  reservationsAtHand(
    of: ReservedFor,
    days: LocalDays,
    language: Language,
  ): Found<ReservationsRead> | undefined;
  /** The small requests that tell what is offered, by a run that is known to exist; none where the API has no extras. */
  probes(run: Realization, today: LocalDay, language: Language): readonly AskableProbe[];
  /** Releases sockets and timers. Look-ups under way end as `Unavailable`. */
  close(): void;
}

/** What a search found; `isTooBroad`: so much that none of it is sure, and none is given. */
export interface Searched {
  readonly runs: readonly Realization[];
  /** Of a name that nothing has: rows that came with it, whose names have its words but for a slip of the hand. */
  readonly near?: readonly Realization[];
  readonly isTooBroad: boolean;
}

// The study client's events, for metrics and logs. They hold no key, no path and no typed text.

/** The four operations of a study API, those that it may have beside them, and what asks for these. */
export type Operation =
  | 'realizations-by-code'
  | 'realization'
  | 'course-unit'
  | 'building'
  | 'search'
  | 'course-unit-by-code'
  | 'buildings'
  | 'reservations'
  | 'probe';

/** The kinds of cache entries. */
export type CacheKind =
  | 'runs'
  | 'realization'
  | 'realization-by-id'
  | 'course-unit'
  | 'building'
  | 'search'
  | 'course-unit-by-code'
  | 'buildings'
  | 'reservations';

export type StudyEvent =
  /** `joined`: not cached, but already being fetched for another asker. */
  | {
      readonly event: 'cache';
      readonly kind: CacheKind;
      readonly outcome: 'hit' | 'stale' | 'outage' | 'negative' | 'miss' | 'joined';
    }
  /** A stale entry was refreshed in the background. `gone`: the study API no longer knows it. */
  | { readonly event: 'refresh'; readonly kind: CacheKind; readonly outcome: 'done' | 'gone' | 'failed' }
  /** One HTTP exchange ended; `ms` is how long it took, `attempt` counts from 1. */
  | {
      readonly event: 'upstream';
      readonly operation: Operation;
      readonly status: number | 'network' | 'timeout' | 'unreadable';
      readonly ms: number;
      readonly attempt: number;
      /** The failure in our own words; undefined for an answer, also for "there is no such thing". */
      readonly trouble?: string | undefined;
      /** What is refused, where the study API does not let us in. */
      readonly refused?: Refused | undefined;
    }
  /** The quota is used up, or the study API asked to wait: nothing is sent until `until`, in epoch milliseconds. */
  | { readonly event: 'cooldown'; readonly until: number }
  /** A real search was answered as by a service that does not offer it. */
  | { readonly event: 'not-offered'; readonly extra: Extra; readonly why: string }
  | { readonly event: 'breaker'; readonly state: 'open' | 'half-open' | 'closed' };

export type Emit = (event: StudyEvent) => void;

// A topic, whose new runs can be followed: a course unit by its code, or behind a mark a student group, or a unit whose code has
// no usual form.

const GROUP = 'group:';
const UNIT = 'unit:';

/** The topic of a student group, in the same letters however it is typed. */
export function groupTopic(group: string): string {
  return `${GROUP}${group.toUpperCase()}`;
}

/** A code with a digit, and a letter or four digits. A sign, a bracket or a space may stand in it. */
const GROUP_CODE =
  /^(?=.*\p{N})(?=.*\p{L}|.*\p{N}{4})(?=.{2,30}$)[^\s\p{C},;<>"\\]+(?: [^\s\p{C},;<>"\\]+){0,3}$/u;

/** Whether a text may be the code of a student group that was seen, of any form. */
export const mayBeGroup = (code: string): boolean => GROUP_CODE.test(code);

/** Whether a topic is a student group; else it is a course unit. */
export const isGroupTopic = (topic: string): boolean => topic.startsWith(GROUP);

/** The topic of a course unit whose code has no usual form, and might be that of something else. */
export const oddUnitTopic = (unit: string): string => `${UNIT}${unit.toUpperCase()}`;

/** The group or course unit of a topic, as people write it. */
export function topicName(topic: string): string {
  const mark = [GROUP, UNIT].find((one) => topic.startsWith(one)) ?? '';
  return topic.slice(mark.length);
}
