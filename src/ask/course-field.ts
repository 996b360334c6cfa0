/** The field of a form that asks for a course, and suggests courses as a person types. `features/course` suggests them. */
import type { InputBlock } from '@slack/types';
import { z } from 'zod';
import { LIMITS, plainTextObject } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { parseCourseUnitCode, parseRealizationCode } from '../study-client/codes.ts';

/** The menu's action. */
export const COURSE_MENU = 'course.suggest';
/** The block of that menu. */
const FIELD = 'course';

/** What the field holds. */
export const courseInput = z.object({ [FIELD]: z.string().max(LIMITS.optionValue).optional() });

export const courseField = (language: Language): InputBlock => {
  const words = texts(language).lookUp;
  return {
    type: 'input',
    block_id: FIELD,
    label: plainTextObject(words.label),
    hint: plainTextObject(words.hint),
    element: {
      type: 'external_select',
      action_id: COURSE_MENU,
      placeholder: plainTextObject(words.placeholder),
      min_query_length: 0,
      focus_on_load: true,
    },
  };
};

/** The chosen course, or course unit, by its code. Anything else becomes an error at the field. */
export function chosenCourse(
  filled: z.infer<typeof courseInput>,
  language: Language,
): { readonly code: string } | { readonly errors: Readonly<Record<string, string>> } {
  const typed = filled[FIELD] ?? '';
  const code = parseRealizationCode(typed) ?? parseCourseUnitCode(typed);
  return code === undefined ? { errors: { [FIELD]: texts(language).lookUp.notACode } } : { code };
}
