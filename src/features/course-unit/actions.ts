import { defineAction } from '../../slack/action.ts';
import { courseUnitRequest } from './request.ts';

/** Opens every text of a course unit. */
export const allTexts = defineAction('course-unit.details', courseUnitRequest);
