/**
 * Watches the lessons of followed courses, where the study API offers its reservations: today's and tomorrow's in each round, and
 * those of all days that are watched with each check. What readings take away is judged at the end, when it is known how much
 * that is.
 */
import { isUpstreamError } from '../errors.ts';
import type { Language } from '../language.ts';
import { inPieces, isRecent, untilAborted } from '../primitives.ts';
import type { CourseLessons, Store, TargetKey } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import {
  groupTopic,
  isGroupTopic,
  type LocalDays,
  type RealizationCode,
  type Reservation,
  type ReservationsRead,
  type ReservedFor,
  type StudyClient,
  topicName,
} from '../study-client/model.ts';
import { groupsOfDay, type LearntGroups, learnGroups } from './group-lessons.ts';
import {
  type AnswerTrust,
  type Believed,
  type BelieveOptions,
  believedLessons,
  createLessonSurvey,
  DAYS_WATCHED,
  daysAhead,
  foundLesson,
  type LessonsReading,
} from './lesson-belief.ts';
import type { Searchable } from './run-search.ts';

const MINUTE = 60_000;
/** The longest time between two rounds, in milliseconds. */
const ROUND = 30 * MINUTE;
/** The days that are read in each round. */
const NEXT_DAYS = 2;
/** How far ahead it is asked where a lesson is that is not there any more, in days. */
const EVERYWHERE = 300;
/** So many courses go into one question: for the days that are watched no answer is cut. */
const COURSES_A_CALL = 100;
/** The same where it is asked everywhere. */
const COURSES_EVERYWHERE = 10;
/** The same of student groups: each has ten times as many lessons, of several courses. */
const GROUPS_A_CALL = 10;
/** So many questions are asked at a time: a quarter of what the background may. */
const AT_ONCE = 2;
/**
 * The most questions of a round beside the first ones: for courses of an answer that was cut, and for lessons that are not
 * there any more. What they leave is left to the next round.
 */
const MOST_MORE = 8;
/** Courses are stored in parts of so many, with rests between. */
const PART = 100;
/** Codes and languages that are listed at a time. */
const PAGE = 300;
/** Codes and times only are read, which are the same in each. */
const ASKED_IN: Language = 'en';

/** The time between two rounds, in milliseconds. @param checkEveryMs the time between two checks */
export const watchEvery = (checkEveryMs: number): number => Math.min(checkEveryMs, ROUND);

export interface WatchOptions {
  readonly store: Pick<Store, 'follows' | 'lessons' | 'persons' | 'courses'>;
  readonly study: Pick<StudyClient, 'reservations' | 'search' | 'realization'>;
  /** What is offered, and the zone of its days. */
  readonly searches: Searchable;
  readonly now: () => number;
  /** Between two parts of the courses (`createRests`). */
  readonly rest: () => Promise<void>;
  readonly checkEveryMs: number;
  /** Ends the round: what has not been read by then is left to the next one. */
  readonly signal: AbortSignal;
}

/** What a round found. */
export interface WatchReport {
  /** Courses that were read completely, and those that were not. */
  readonly read: number;
  readonly failed: number;
  /** Of how many more lessons are missing or moved at once than is believed. */
  readonly unsure: number;
  /** The workspaces in which there may be news. */
  readonly concerned: readonly string[];
}

/** A course, or by its topic a group, as it was read. */
interface ReadCourse {
  readonly code: string;
  /** Of a group: the courses that lessons of it are of. */
  readonly taught: readonly RealizationCode[];
  readonly reading: LessonsReading;
  readonly readAt: number;
  readonly isAhead: boolean;
  /** By which answer. */
  readonly answer: ReturnType<typeof createLessonSurvey>;
}

/**
 * Reads the lessons of all followed courses, and stores what is believed of them. A course that could not be read completely
 * stays as it was. Rejects if the store is in trouble. @returns undefined: it was ended, or is not offered
 */
export async function watchLessons(options: WatchOptions): Promise<WatchReport | undefined> {
  const { searches, signal } = options;
  if (!searches.can('reservations')) return undefined;
  const more = { left: MOST_MORE };
  try {
    const all = createLessonSurvey({ now: options.now(), zone: searches.zone });
    const reading = { all, more, ...options };
    const ofDay = await groupsOfDay(options);
    const readGroups = await readAll(ofDay.due, DAYS_WATCHED, { ...reading, atOnce: GROUPS_A_CALL });
    const groups = await learnGroups(ofDay, readGroups, options);
    const due = await dueCodes(groups.courses, options);
    const read = [
      ...(await readAll(due.ahead, DAYS_WATCHED, reading)),
      ...(await readAll(due.near, NEXT_DAYS, reading)),
    ];
    const judged = [...readGroups, ...read];
    const { changed, unsure } = await believeAll(judged, all.trust(), { ...reading, known: groups.known });
    const places = await options.store.follows.places(changed);
    return {
      ...{ read: read.length, unsure },
      failed: due.ahead.length + due.near.length - read.length,
      concerned: [...new Set(places.map(({ workspace }) => workspace))],
    };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** So many courses that were followed just now go into a question: one page, so that it costs one call. */
const NEW_A_CALL = 50;
/** The time between two such questions of all replicas, in milliseconds: with those of the rounds they are few enough. */
const NEW_EVERY = 6 * MINUTE;

/**
 * Reads the lessons of courses that some targets have followed just now, and those of groups that persons are told of each day and
 * have named just now, rather than with the next round. Rejects if the store is in trouble.
 * @returns whether some are left: it was too soon after the last time, or there were too many
 */
export async function watchNewly(
  targets: readonly TargetKey[],
  options: WatchOptions & { readonly store: Pick<Store, 'claims'> },
): Promise<boolean> {
  const { store, searches, now } = options;
  if (!searches.can('reservations')) return false;
  const follows = await Promise.all(targets.map(store.follows.of));
  const codes = follows.flat().flatMap(({ code }) => parseRealizationCode(code) ?? []);
  const followed = await unreadOf(codes, options);
  const groups = await groupsNamed(targets, options);
  if (followed.length === 0 && groups.due.length === 0) return false;
  if (!(await store.claims.take('lessons newly followed', now(), NEW_EVERY))) return true;
  const all = createLessonSurvey({ now: now(), zone: searches.zone });
  const reading = { all, more: { left: 0 }, ...options };
  const readGroups = await readAll(groups.due, DAYS_WATCHED, reading);
  const learnt = await learnGroups(groups, readGroups, options);
  const fresh = [...new Set([...followed, ...(await unreadOf(learnt.courses, options))])];
  const read = await readAll(fresh.slice(0, NEW_A_CALL), DAYS_WATCHED, reading);
  await believeAll([...readGroups, ...read], all.trust(), { ...reading, known: learnt.known });
  return fresh.length > NEW_A_CALL;
}

/** Each course once whose lessons were never read. */
async function unreadOf(
  codes: readonly RealizationCode[],
  { store }: WatchOptions,
): Promise<RealizationCode[]> {
  const known = new Set((await store.lessons.of([...new Set(codes)])).map(({ code }) => code));
  return [...new Set(codes)].filter((code) => !known.has(code));
}

/** The groups of persons among targets, of those that are told of each day and were never read; of no more than one question. */
async function groupsNamed(targets: readonly TargetKey[], options: WatchOptions) {
  const { persons } = options.store;
  const those = await Promise.all(
    targets.map(({ workspace, target }) => persons.get({ workspace, user: target })),
  );
  const topics = those.flatMap((one) => (one?.group === undefined ? [] : groupTopic(one.group)));
  const none = { languages: new Map(), rows: new Map(), due: [] };
  if (topics.length === 0) return none;
  const ofDay = await groupsOfDay(options);
  const due = ofDay.due.filter((topic) => topics.includes(topic) && !ofDay.rows.has(topic));
  return due.length === 0 ? none : { ...ofDay, due: due.slice(0, GROUPS_A_CALL) };
}

/** The courses of which all days are to be read, and those of which the next days are enough. */
async function dueCodes(
  ofGroups: readonly RealizationCode[],
  { store, rest, now, checkEveryMs }: WatchOptions,
): Promise<{ readonly ahead: readonly RealizationCode[]; readonly near: readonly RealizationCode[] }> {
  const [ahead, near] = [new Set<RealizationCode>(), new Set<RealizationCode>()];
  const add = async (codes: readonly RealizationCode[]): Promise<void> => {
    const rows = new Map((await store.lessons.of(codes)).map((row) => [row.code, row.known.aheadAt]));
    for (const code of codes) {
      const isRead = isRecent(rows.get(code) ?? 0, now(), checkEveryMs);
      (isRead ? near : ahead).add(code);
    }
  };
  for (let from = 0; from < ofGroups.length; from += PAGE) await add(ofGroups.slice(from, from + PAGE));
  let last: string | undefined;
  for (;;) {
    const page = await store.follows.codes(last, PAGE);
    await add(page.flatMap(({ code }) => parseRealizationCode(code) ?? []));
    last = page.at(-1)?.code;
    if (last === undefined) return { ahead: [...ahead], near: [...near] };
    await rest();
  }
}

interface Reading extends WatchOptions {
  /** Of the answers of the whole round. */
  readonly all: ReturnType<typeof createLessonSurvey>;
  readonly more: { left: number };
  /** So many go into one question; `COURSES_A_CALL` by default. */
  readonly atOnce?: number;
}

/** Reads courses, or groups by their topics, some at a time. Those that can't be read completely are left out. */
async function readAll(codes: readonly string[], count: number, options: Reading): Promise<ReadCourse[]> {
  const read: ReadCourse[] = [];
  const { atOnce = COURSES_A_CALL } = options;
  for (let from = 0; from < codes.length; from += atOnce * AT_ONCE) {
    if (from > 0) await options.rest();
    const parts = Array.from({ length: AT_ONCE }, (_, nth) =>
      codes.slice(from + nth * atOnce, from + (nth + 1) * atOnce),
    ).filter((part) => part.length > 0);
    for (const some of await Promise.all(parts.map((part) => readPart(part, count, options))))
      read.push(...some);
  }
  return read;
}

async function readPart(part: readonly string[], count: number, options: Reading): Promise<ReadCourse[]> {
  const { now, searches, store, all, more } = options;
  const days = daysAhead(now(), count, searches.zone);
  const answer = await askFor(part, days, options);
  if (answer?.value.isComplete === false && part.length > 1 && more.left > 1) {
    // It was cut: fewer courses have fewer lessons.
    more.left -= 2;
    const half = Math.ceil(part.length / 2);
    return [
      ...(await readPart(part.slice(0, half), count, options)),
      ...(await readPart(part.slice(half), count, options)),
    ];
  }
  if (!answer?.value.isComplete) return [];
  const { value, fetchedAt: readAt } = answer;
  const survey = createLessonSurvey({ now: readAt, zone: searches.zone });
  const known = new Map((await store.lessons.of(part)).map((row) => [row.code, row]));
  const lessons = lessonsByCourse(value);
  const unsure = new Set(value.unsureIds);
  const ofGroups = coursesByGroup(value);
  return part.map((code) => {
    const reading = { days, found: lessons.get(code) ?? [], unsure };
    for (const one of [survey, all]) one.add(known.get(code), reading);
    const taught = ofGroups.get(code) ?? [];
    return { code, taught, reading, readAt, isAhead: count === DAYS_WATCHED, answer: survey };
  });
}

/** By the codes of courses; what is reserved for groups alone by their topics. */
const lessonsByCourse = ({ found }: ReservationsRead): ReadonlyMap<string, LessonsReading['found']> => {
  const byCode = new Map<string, LessonsReading['found'][number][]>();
  for (const one of found)
    for (const code of one.courses.length > 0 ? one.courses : topicsOf(one))
      byCode.set(code, [...(byCode.get(code) ?? []), foundLesson(one)]);
  return byCode;
};

const topicsOf = ({ groups }: Pick<Reservation, 'groups'>): string[] => [...new Set(groups.map(groupTopic))];

/** The courses that groups have lessons of, by the groups' topics. */
const coursesByGroup = ({ found }: ReservationsRead): ReadonlyMap<string, readonly RealizationCode[]> => {
  const byTopic = new Map<string, RealizationCode[]>();
  for (const one of found)
    for (const topic of topicsOf(one)) byTopic.set(topic, [...(byTopic.get(topic) ?? []), ...one.courses]);
  return byTopic;
};

/** Courses, or groups by their topics. */
const reservedFor = (codes: readonly string[]): ReservedFor =>
  codes.some(isGroupTopic)
    ? { groups: codes.map(topicName) }
    : { courses: codes.flatMap((one) => parseRealizationCode(one) ?? []) };

/** Undefined: trouble of the study API. */
async function askFor(codes: readonly string[], days: LocalDays, { study, signal }: WatchOptions) {
  try {
    return await untilAborted(signal, study.reservations(reservedFor(codes), days, ASKED_IN, 'unkept'));
  } catch (error) {
    if (isUpstreamError(error) && !signal.aborted) return undefined;
    throw error;
  }
}

interface Judged {
  /** Courses whose lessons have changed. */
  readonly changed: string[];
  readonly unsure: number;
}

/** Stores what is believed, part by part. What would be removed is first looked for everywhere. */
async function believeAll(
  read: readonly ReadCourse[],
  ofAll: AnswerTrust,
  options: WatchOptions & Pick<Reading, 'more'> & { readonly known: LearntGroups['known'] },
): Promise<Judged> {
  const { store, rest, searches, checkEveryMs } = options;
  const changed: string[] = [];
  let unsure = 0;
  const optionsOf = ({ readAt, isAhead, answer }: ReadCourse): BelieveOptions => {
    const own = answer.trust();
    return {
      ...{ now: readAt, zone: searches.zone, isAhead },
      trust: {
        isMuchLost: own.isMuchLost || ofAll.isMuchLost,
        isMuchMoved: own.isMuchMoved || ofAll.isMuchMoved,
      },
      confirmMs: watchEvery(checkEveryMs) / 2,
      periodMs: checkEveryMs,
    };
  };
  for (let from = 0; from < read.length; from += PART) {
    if (from > 0) await rest();
    const some = read.slice(from, from + PART);
    const known = new Map(
      (await store.lessons.of(some.map(({ code }) => code))).map((row) => [row.code, row]),
    );
    const believe = (one: ReadCourse, everywhere?: BelieveOptions['everywhere']) =>
      believedLessons(one.code, known.get(one.code), one.reading, { ...optionsOf(one), everywhere });
    const first = new Map(some.map((one) => [one, believe(one)]));
    const asking = some.filter((one) => first.get(one)?.asksEverywhere);
    for (const [one, everywhere] of await lookEverywhere(asking, options))
      first.set(one, believe(one, everywhere));
    const believed = [...first.values()];
    changed.push(
      ...believed
        .filter(({ after }) => isChanged(known.get(after.code), after))
        .map(({ after }) => after.code),
    );
    unsure += believed.filter(({ isUnsure }) => isUnsure).length;
    await store.lessons.put(believed.map((one) => withOver(one, known, options.known)));
  }
  return { changed, unsure };
}

const withOver = (
  { after }: Believed,
  known: ReadonlyMap<string, CourseLessons>,
  ofGroups: LearntGroups['known'],
) => ({
  ...after,
  known: { ...after.known, ...ofGroups.get(after.code) },
  over: known.get(after.code)?.readAt ?? 0,
});

const isChanged = (before: CourseLessons | undefined, after: CourseLessons): boolean =>
  before !== undefined && before.known.changes.at(-1)?.at !== after.known.changes.at(-1)?.at;

/** The lessons of courses on all days to come, as far as they can be read completely. */
async function lookEverywhere(
  courses: readonly ReadCourse[],
  options: WatchOptions & Pick<Reading, 'more'>,
): Promise<ReadonlyMap<ReadCourse, BelieveOptions['everywhere']>> {
  const { more, now, searches } = options;
  const found = new Map<ReadCourse, BelieveOptions['everywhere']>();
  const days = daysAhead(now(), EVERYWHERE, searches.zone);
  const { groups = [], others = [] } = Object.groupBy(courses, ({ code }) =>
    isGroupTopic(code) ? 'groups' : 'others',
  );
  // A group has many lessons.
  const parts = [...groups.map((one) => [one]), ...inPieces(others, COURSES_EVERYWHERE)];
  for (const some of parts) {
    if (more.left <= 0) break;
    more.left -= 1;
    const codes = some.map(({ code }) => code);
    const answer = await askFor(codes, days, options);
    if (!answer?.value.isComplete) continue;
    const lessons = lessonsByCourse(answer.value);
    const unsure = new Set(answer.value.unsureIds);
    for (const one of some) found.set(one, { found: lessons.get(one.code) ?? [], unsure });
  }
  return found;
}
