import { defineAction } from '../../slack/action.ts';
import { asked } from '../../slack/offers.ts';

/** Shows a course in place of the list that offered it. */
export const showCourse = defineAction('course.show', asked);
