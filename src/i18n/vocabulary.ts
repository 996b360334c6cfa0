/** What a language tells of the words that people type in it: one object for each language, in `<language>/words.ts`. */

/** How the words of a language change. Accents are folded: `ssa` is also `ssä`. */
export interface Inflection {
  readonly endings: readonly string[];
  /** Changes at the end of what remains without an ending: "punaise|n" of "punainen". */
  readonly changes: readonly (readonly [RegExp, string])[];
}

/** The words of one language. */
export interface Vocabulary {
  readonly inflection: Inflection;
}

/** The words between spaces and line ends. */
export const listOf = (words: string): string[] => words.trim().split(/\s+/);
