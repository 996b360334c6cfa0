/** "Look up a course": a page with one field that suggests courses as a person types. */

import { z } from 'zod';
import { defineForm } from '../../ask/actions.ts';
import type { Place, Suggestion } from '../../ask/feature.ts';
import { type KnownCourse, type SeenCourses, seenLine } from '../../ask/seen-courses.ts';
import { LIMITS, plainTextObject } from '../../cards/blocks.ts';
import type { Modal } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { PersonKey } from '../../store/store.ts';
import { parseCourseUnitCode, parseRealizationCode } from '../../study-client/codes.ts';

/** The menu's action. */
export const LOOK_UP_MENU = 'course.suggest';
/** The block of that menu. */
const FIELD = 'course';

/** The courses that a person has looked up, newest first. May reject. */
export type RecentCourses = (person: PersonKey) => Promise<readonly KnownCourse[]>;

const MOST_SUGGESTED = 25;
/** The longest input that is read; Slack sends no more either. */
const LONGEST_TYPED = 200;

export const lookUpForm = defineForm(
  'course.look-up',
  z.object({}),
  z.object({ [FIELD]: z.string().max(LIMITS.optionValue).optional() }),
);

export function lookUpModal(language: Language): Modal {
  const words = texts(language).lookUp;
  return {
    title: words.title,
    form: lookUpForm.carry({}, language, words.submit),
    blocks: [
      {
        type: 'input',
        block_id: FIELD,
        label: plainTextObject(words.label),
        hint: plainTextObject(words.hint),
        element: {
          type: 'external_select',
          action_id: LOOK_UP_MENU,
          placeholder: plainTextObject(words.placeholder),
          min_query_length: 0,
          focus_on_load: true,
        },
      },
    ],
  };
}

/** The chosen course. Anything but a code becomes an error at the field. */
export function chosenCourse(
  code: string | undefined,
  language: Language,
): { readonly asked: string[] } | { readonly errors: Readonly<Record<string, string>> } {
  const asked = parseRealizationCode(code ?? '') ?? parseCourseUnitCode(code ?? '');
  return asked === undefined ? { errors: { [FIELD]: texts(language).lookUp.notACode } } : { asked: [asked] };
}

/**
 * Options for the typed text: the text itself if it is a code, then courses that the workspace has seen. For
 * an empty text: courses that the person has looked up, then those of others. Rejects if the store is in
 * trouble.
 */
export async function suggestCourses(
  typed: string,
  language: Language,
  place: Place,
  { seen, recent }: { readonly seen: SeenCourses; readonly recent: RecentCourses },
): Promise<Suggestion[]> {
  const sought = typed.slice(0, LONGEST_TYPED).trim();
  const code = parseRealizationCode(sought) ?? parseCourseUnitCode(sought);
  const first = sought === '' ? await recent(place) : code === undefined ? [] : [{ code, names: {} }];
  const found = await seen
    .suggest(place.workspace, sought, language, MOST_SUGGESTED)
    .catch((error: unknown) => {
      // A code can be looked up even if the names can't be read.
      if (code === undefined) throw error;
      return [];
    });
  // If a code was seen, the entry with names replaces the one without.
  const all = new Map<string, KnownCourse>(first.map((one) => [one.code, one]));
  for (const one of found) all.set(one.code, one);
  return [...all.values()]
    .slice(0, MOST_SUGGESTED)
    .map((one) => ({ text: seenLine(one, language, LIMITS.optionText), value: one.code }));
}
