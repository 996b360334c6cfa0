/** A request for the lessons of courses. */
import type { z } from 'zod';
import { lessonsPart } from '../../ask/actions.ts';
import { askedRequest, parseAskedOrUnits } from '../../ask/asked-codes.ts';
import { hoursInFigures } from '../../ask/day-hours.ts';
import { type LessonWish, lessonWish, wishIn, wordsOfWish } from '../../ask/lessons.ts';
import { loweredWords } from '../../ask/question.ts';
import { searchRequest } from '../../ask/seen-courses.ts';

/** Lessons of courses: what is asked of them, or a part of the list. */
export const lessonsRequest = askedRequest.extend({ ...lessonWish.shape, ...lessonsPart.shape });
export type LessonsRequest = z.infer<typeof lessonsRequest>;

/** What is asked of the lessons of the course that words find. */
export const soughtLessons = searchRequest.extend(lessonWish.shape);
export type SoughtLessons = z.infer<typeof soughtLessons>;

/**
 * Reads what stands behind `/course lessons`: codes, and perhaps of which time their lessons are wished for, or which of
 * them: "TX00EY23-3015 next week". Throws `InvalidRequest`.
 */
export function parseLessons(args: string): LessonsRequest {
  const { of, wish } = wishBehind(args);
  return { ...parseAskedOrUnits(of), ...wish };
}

/** What is typed behind a command, apart from what is wished for of the lessons. */
export function wishBehind(args: string): { readonly of: string; readonly wish: LessonWish } {
  const words = loweredWords(args);
  const used = wordsOfWish(words);
  // What is a time alone may be an id: it is looked up as it was typed.
  if (used.size === 0 || used.size === words.length) return { of: args, wish: {} };
  const said = words.filter((_, at) => used.has(at));
  return { of: withoutWords(args, used), wish: wishIn(hoursInFigures(said), false) };
}

/** A text without the words at some places, as `loweredWords` counts them. */
function withoutWords(text: string, places: ReadonlySet<number>): string {
  let at = 0;
  const isLeft = (token: string): boolean => {
    const from = at;
    at += loweredWords(token).length;
    const all = Array.from({ length: at - from }, (_, nth) => from + nth);
    return all.length === 0 || !all.every((place) => places.has(place));
  };
  return text.split(/\s+/).filter(isLeft).join(' ');
}
