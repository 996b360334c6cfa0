import { defineAction } from '../../slack/action.ts';
import { asked } from '../../slack/offers.ts';

/** Shows a course's enrollment window in place of the list that offered the course. */
export const showEnrollment = defineAction('enrollment.show', asked);
