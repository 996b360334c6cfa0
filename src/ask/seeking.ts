/** What begins to say which courses are sought: "I need something …", "it was something with …". */
import { vocabulary } from '../i18n/index.ts';
import { clausesIn } from './clauses.ts';
import { loweredWords } from './question.ts';

/** The text from the part that begins so, and how many words begin it; undefined: none does. */
export function partSeeking(text: string): { readonly text: string; readonly lead: number } | undefined {
  const parts = clausesIn(text);
  const begun = parts.map((part) => vocabulary.find.something.startOf(loweredWords(part).join(' ')));
  const at = begun.findIndex((one) => one !== undefined);
  return at < 0 ? undefined : { text: parts.slice(at).join(' '), lead: begun[at]?.split(' ').length ?? 0 };
}
