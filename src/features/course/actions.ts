import { defineAction } from '../../asking/action.ts';
import { asked } from '../../asking/offers.ts';

/** Shows a course in place of the list that offered it. */
export const showCourse = defineAction('course.show', asked);
