import { z } from 'zod';
import { defineAction } from '../../slack/action.ts';

/** Shows a course's enrollment window in the place of a list in which the course was offered. */
export const showEnrollment = defineAction('enrollment.show', z.object({ asked: z.string().max(60) }));
