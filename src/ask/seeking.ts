/** What begins to say which courses are sought: "I need something …", "it was something with …". */
import { vocabulary } from '../i18n/index.ts';
import { loweredWords, SIGNS } from './question.ts';

/** The text from the part that begins so, and how many words begin it; undefined: none does. */
export function partSeeking(text: string): { readonly text: string; readonly lead: number } | undefined {
  const parts = text.split(SIGNS);
  const begun = parts.map((part) => vocabulary.find.something.startOf(loweredWords(part).join(' ')));
  const at = begun.findIndex((one) => one !== undefined);
  return at < 0 ? undefined : { text: parts.slice(at).join(' '), lead: begun[at]?.split(' ').length ?? 0 };
}
