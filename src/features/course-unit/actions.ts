import { defineAction } from '../../asking/action.ts';
import { courseUnitRequest } from './request.ts';

/** Opens all texts of a course unit. */
export const allTexts = defineAction('course-unit.details', courseUnitRequest);
