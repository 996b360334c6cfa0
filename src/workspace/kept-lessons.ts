/** Lessons as the watch over followed courses last believed them, where the study API can't tell them now. */
import { isUpstreamError } from '../errors.ts';
import type { Language } from '../language.ts';
import type { CourseLessons, Store } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { dayOfIso, localInstant } from '../study-client/days.ts';
import { saysNotOffered } from '../study-client/extras.ts';
import { groupTopic, type LocalDays, type Reservation, topicName } from '../study-client/model.ts';
import type { Lessons, ManyLessons } from './lessons.ts';

interface KeptOptions {
  readonly store: Pick<Store, 'lessons' | 'courses'>;
  /** The study API's time zone. */
  readonly zone: string;
}

/** Days on both sides of today for a course of which all lessons are asked for: the watch knows of no more. */
const AROUND: LocalDays = { first: '2000-01-01', last: '2199-12-31' };

/** The same lessons; where they can't be read, those that were kept, which are not all. Rejects where none were. */
export function withKeptLessons(live: Lessons, { store, zone }: KeptOptions): Lessons {
  const keptOf = async (
    topics: readonly string[],
    { first, last }: LocalDays,
    language: Language,
    cause: unknown,
  ): Promise<ManyLessons> => {
    const rows = isPassing(cause) ? await store.lessons.of(topics).catch(() => []) : [];
    if (rows.length === 0) throw cause;
    const [from, until] = [dayOfIso(first), dayOfIso(last) + 1].map((day) => localInstant(day, 0, zone));
    const found = lessonsIn(rows).filter(({ starts, ends }) => starts < (until ?? 0) && ends > (from ?? 0));
    const asked = found.flatMap(({ courses }) => courses.map((code) => ({ code, language })));
    const named = await store.courses.get(asked).catch(() => []);
    const fetchedAt = Math.min(...rows.map(({ readAt }) => readAt));
    return {
      found,
      unsure: [],
      isComplete: false,
      reads: [{ value: found, fetchedAt, freshness: 'outage', cause }],
      names: new Map(named.map(({ code, facts }) => [code, facts.name])),
    };
  };
  const coursesOf = async (topic: string): Promise<readonly string[]> => {
    const [row] = await store.lessons.of([topic]).catch(() => []);
    return row?.known.courses ?? [];
  };
  return {
    ...live,
    ofCourses: (codes, days, language) =>
      live.ofCourses(codes, days, language).catch((cause) => keptOf(codes, days, language, cause)),
    ofGroup: (group, days, language) =>
      live.ofGroup(group, days, language).catch(async (cause) => {
        const topic = groupTopic(group);
        return keptOf([topic, ...(await coursesOf(topic))], days, language, cause);
      }),
    of: (course, language) =>
      live.of(course, language).catch(async (cause) => {
        const { found } = await keptOf([course.code], AROUND, language, cause);
        const [row] = await store.lessons.of([course.code]);
        const value = { found, unsureRooms: [], unsureIds: [], unsure: [], isComplete: false };
        return { value, fetchedAt: row?.readAt ?? 0, freshness: 'outage', cause };
      }),
  };
}

/** What is not offered is no trouble that passes. */
const isPassing = (cause: unknown): boolean => isUpstreamError(cause) && !saysNotOffered(cause);

/** Each lesson once, by time, with all the courses and the group that it is kept for. */
function lessonsIn(rows: readonly CourseLessons[]): Reservation[] {
  const byId = Map.groupBy(
    rows.flatMap(({ code, known }) => known.lessons.map((lesson) => ({ topic: code, lesson }))),
    ({ lesson }) => lesson.id,
  );
  return Array.from(byId, ([id, [first, ...others]]): Reservation[] => {
    if (!first) return [];
    const topics = [first, ...others].map(({ topic }) => topic);
    const courses = topics.flatMap((topic) => parseRealizationCode(topic) ?? []);
    const groups = topics.filter((topic) => parseRealizationCode(topic) === undefined).map(topicName);
    const { starts, ends, rooms } = first.lesson;
    return [{ id, starts, ends, courses, groups, rooms: rooms.map((code) => ({ code })) }];
  })
    .flat()
    .toSorted((one, other) => one.starts - other.starts || one.ends - other.ends);
}
