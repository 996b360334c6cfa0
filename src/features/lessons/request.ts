/** A request for the lessons of courses. */
import type { z } from 'zod';
import { lessonsPart } from '../../ask/actions.ts';
import { askedRequest } from '../../ask/asked-codes.ts';
import { lessonWish } from '../../ask/lessons.ts';

/** Lessons of courses: what is asked of them, or a part of the list. */
export const lessonsRequest = askedRequest.extend({ ...lessonWish.shape, ...lessonsPart.shape });
export type LessonsRequest = z.infer<typeof lessonsRequest>;
