/**
 * The lessons of courses as calendars hold them: what was last read of them, corrected by what is known of those that are watched.
 * A calendar takes what a feed does not hold any more for removed, so that a failed reading takes nothing away.
 */
import type { CalendarRoutesOptions } from '../../calendar/addresses.ts';
import type { CalendarLesson } from '../../calendar/ics.ts';
import { outsideLine } from '../../cards/blocks.ts';
import { placesOf } from '../../cards/lessons.ts';
import type { Language } from '../../language.ts';
import type { CourseLessons, Store } from '../../store/store.ts';
import type { Reservation } from '../../study-client/model.ts';
import type { LessonLists } from '../../workspace/lesson-lists.ts';
import type { Lessons } from '../../workspace/lessons.ts';

/** What was last read of a course's lessons ahead. */
interface LessonList {
  readonly lessons: readonly CalendarLesson[];
  /** Epoch milliseconds. */
  readonly readAt: number;
}

const MOST_PLACES = 200;

/** Lessons in words of a calendar's language. */
export function lessonList(found: readonly Reservation[], readAt: number, language: Language): LessonList {
  const lessons = found.map(({ id, starts, ends, modifiedAt, title, rooms }) => ({
    ...{ id, starts, ends, modifiedAt, readAt },
    title,
    place: rooms.length === 0 ? undefined : placesOf(rooms, { language }, rooms.length),
  }));
  return { lessons, readAt };
}

/**
 * Those ahead, in the times that are believed, and those that are known to be removed. A list that is older than a change that was
 * noticed is put right by it; what is believed and not on the list stays.
 * @param known what is known of the course's lessons of the next days; undefined: they are not watched
 */
export function withWatched(
  list: LessonList | undefined,
  known: Pick<CourseLessons, 'known' | 'readAt'> | undefined,
  now: number,
): readonly CalendarLesson[] {
  const { lessons: believed = [], changes = [] } = known?.known ?? {};
  const removed = [...new Map(changes.map((one) => [one.id, one])).values()].flatMap(
    ({ id, at, before, after }) =>
      before && !after && at > (list?.lessons.some((one) => one.id === id) ? list.readAt : 0)
        ? [{ ...spotOf(id, before), readAt: at, isCancelled: true as const }]
        : [],
  );
  const gone = new Set(removed.map(({ id }) => id));
  const byId = new Map(believed.map((one) => [one.id, one]));
  const listed = (list?.lessons ?? []).map((one): CalendarLesson => {
    const other = byId.get(one.id);
    if (other?.changedAt === undefined) return one;
    // A service may change a row and leave its date.
    const modifiedAt = Math.max(one.modifiedAt ?? 0, other.changedAt);
    if (other.changedAt <= one.readAt) return { ...one, modifiedAt };
    const { starts, ends, place } = spotOf(one.id, other);
    return { ...one, modifiedAt, starts, ends, place, readAt: other.changedAt };
  });
  const ids = new Set(listed.map(({ id }) => id));
  const beside = believed
    .filter(({ id }) => !ids.has(id))
    .map((one) => ({ ...spotOf(one.id, one), readAt: one.changedAt ?? known?.readAt ?? now }));
  const ahead = [...listed, ...beside].filter(({ id, ends }) => ends > now && !gone.has(id));
  return [...ahead, ...removed];
}

/** Of what is watched the codes of rooms are kept, or names where there are none. */
const spotOf = (
  id: string,
  {
    starts,
    ends,
    rooms,
  }: { readonly starts: number; readonly ends: number; readonly rooms: readonly string[] },
): Omit<CalendarLesson, 'readAt'> => ({
  ...{ id, starts, ends, modifiedAt: undefined, title: undefined },
  place: rooms.length === 0 ? undefined : outsideLine(rooms.join(', '), MOST_PLACES),
});

interface FeedLessonsOptions {
  readonly lessons: Pick<Lessons, 'can'>;
  readonly lists: LessonLists;
  readonly watched: Pick<Store['lessons'], 'of'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The lessons of a feed's courses. Rejects if the store is in trouble; for the study API it never does. */
export const createFeedLessons =
  ({ lessons, lists, watched, now }: FeedLessonsOptions): NonNullable<CalendarRoutesOptions['lessonsOf']> =>
  async (courses, language) => {
    const codes = courses.map(({ code }) => code);
    const read = await lists.of(codes, language);
    if (read === 'unread') return read;
    const known = lessons.can() ? await watched.of(codes) : [];
    return new Map(
      courses.map(({ code }) => {
        const ahead = read.get(code);
        const list = ahead && lessonList(ahead.found, ahead.readAt, language);
        const row = known.find((one) => one.code === code);
        return [code, withWatched(list, row, now())];
      }),
    );
  };
