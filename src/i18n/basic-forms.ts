/**
 * Guesses the forms in which a catalogue has words that stand in another form: "akustiikka" for "akustiikasta". Each language has
 * its rules, which make words and never bare stems; what they don't know stays as it is.
 */

/**
 * The basic forms of the lower-case words of a name, the likeliest first; none where all stand in one. A word that has none stays
 * in its place. At most two.
 * @param isOwn whether the words are surely of the language, as those of its reader
 */
export type BasicForms = (words: readonly string[], isOwn: boolean) => readonly (readonly string[])[];

/** What a word may become where a pattern meets it; undefined: it stays. The first rule that meets it decides. */
export type FormRule = readonly [RegExp, string | undefined];

/** The word by the first rule that meets it; undefined: none does, or it stays. */
export function byRules(word: string, rules: readonly FormRule[]): string | undefined {
  const [from, to] = rules.find(([one]) => one.test(word)) ?? [];
  return from && to !== undefined ? word.replace(from, to) : undefined;
}

/** The forms of each word by itself. A shorter rest of a word says nothing. @param shortest in letters */
export const wordByWord =
  (rules: readonly FormRule[], shortest: number): BasicForms =>
  (words) => {
    const forms = words.map((word) => {
      const form = byRules(word, rules);
      return form !== undefined && form.length >= shortest ? form : word;
    });
    return forms.some((form, at) => form !== words[at]) ? [forms] : [];
  };
