import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';

/** Shows a course's enrollment window in place of the list that offered the course. */
export const showEnrollment = defineAction('enrollment.show', z.object({ asked: z.string().max(60) }));
