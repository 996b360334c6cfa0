import { defineAction } from '../../asking/action.ts';
import { asked } from '../../asking/offers.ts';

/** Shows a course's enrollment window in place of the list that offered the course. */
export const showEnrollment = defineAction('enrollment.show', asked);
