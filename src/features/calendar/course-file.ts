/** What the file of a course holds for calendars: its dates, and its lessons ahead where the study API tells them. */

import type { CalendarRoutesOptions } from '../../calendar/addresses.ts';
import { factsOf } from '../../reminders/followed.ts';
import type { Store } from '../../store/store.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { Lessons } from '../../workspace/lessons.ts';
import { lessonList, withWatched } from './course-lessons.ts';

/** A course's facts for a calendar, with the lessons ahead where they are offered, and when all of it was read. */
export function calendarFacts(
  study: StudyClient,
  lessons: Pick<Lessons, 'can' | 'of'>,
  now: () => number,
  watched: Pick<Store['lessons'], 'of'>,
): CalendarRoutesOptions['find'] {
  return async (code, language) => {
    const { value, fetchedAt } = await study.realization(code, language);
    const facts = factsOf(value, language);
    const read = lessons.can() ? await lessons.of(value, language).catch(ifOffered) : undefined;
    if (!read) return { facts, readAt: fetchedAt };
    const list = lessonList(read.value.found, read.fetchedAt, language);
    const [known] = await watched.of([code]);
    return {
      facts,
      readAt: Math.max(fetchedAt, read.fetchedAt),
      lessons: withWatched(list, known, now()),
    };
  };
}

/** A failure, unless it says that there is no such thing any more. */
function ifOffered(error: unknown): undefined {
  if (!saysNotOffered(error)) throw error;
  return undefined;
}
