import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';

/** Shows a course in place of the list that offered it. */
export const showCourse = defineAction('course.show', z.object({ asked: z.string().max(60) }));
