import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';

/** Shows a course in the place of a list in which it was offered. */
export const showCourse = defineAction('course.show', z.object({ asked: z.string().max(60) }));
