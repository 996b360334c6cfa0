/** The field of a form that asks for the student group that a person is in. */
import type { InputBlock } from '@slack/types';
import { z } from 'zod';
import { plainTextObject } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { mayBeGroup } from '../study-client/model.ts';

const LONGEST = 30;
/** The code of a student group, of any form. */
export const groupCode = z.string().max(LONGEST).refine(mayBeGroup);

/** The block of the field. */
const FIELD = 'group';
const LONGEST_INPUT = 100;
const EXAMPLE = 'TXL22S1';

/** What the field holds. Absent: an older form does not ask. */
export const groupInput = z.object({ [FIELD]: z.string().max(LONGEST_INPUT).optional() });

/**
 * @param group as it is now
 * @param label the question, where it is not for one's own group, and an answer is needed
 */
export function groupField(group: string | undefined, language: Language, label?: string): InputBlock {
  const words = texts(language).group;
  return {
    type: 'input',
    block_id: FIELD,
    label: plainTextObject(label ?? words.ask),
    ...(label === undefined && { hint: plainTextObject(words.hint), optional: true }),
    element: {
      type: 'plain_text_input',
      action_id: 'group.code',
      placeholder: plainTextObject(EXAMPLE),
      max_length: LONGEST_INPUT,
      ...(group !== undefined && { initial_value: group }),
    },
  };
}

/** The group that was typed, in upper case; none where nothing was. Anything else becomes an error at the field. */
export function chosenGroup(
  filled: z.infer<typeof groupInput>,
  language: Language,
): { readonly group: string | undefined } | { readonly errors: Readonly<Record<string, string>> } {
  const code = (filled[FIELD] ?? '').trim().replace(/\s+/g, ' ').toUpperCase();
  if (code === '') return { group: undefined };
  return groupCode.safeParse(code).success
    ? { group: code }
    : { errors: { [FIELD]: texts(language).group.notACode } };
}
