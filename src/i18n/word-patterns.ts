/** The patterns in which a language lists the words for a concept. */

/**
 * The words for a concept in one language: patterns with spaces between them, as a shell has them. `enrol*` begins
 * with it, `*rum` ends with it, `kurs{,en,er}` is each form, `!kurssiyksik*` none of it, `sign_up` two words.
 */
export type WordLine = string;

/** The words for a concept in all languages. */
export interface Concept {
  /** Whether a lower-case word, or two with a space between them, is one for the concept; undefined is none. */
  readonly has: (words: string | undefined) => boolean;
  /** The words that are listed in full. */
  readonly words: readonly string[];
}

/** Reads a line of patterns. */
export function readLine(line: WordLine): Concept {
  const all = listOf(line)
    .flatMap(formsOf)
    .map((one) => one.replaceAll('_', ' '));
  const [not, listed] = [all.filter((one) => one.startsWith('!')), all.filter((one) => !one.startsWith('!'))];
  const excluded = matcherOf(not.map((one) => one.slice(1)));
  const included = matcherOf(listed);
  return {
    has: (words) => words !== undefined && included(words) && !excluded(words),
    words: listed.filter((one) => !one.includes('*')),
  };
}

/** The forms of `kurs{,en,er}`. */
function formsOf(pattern: string): string[] {
  const [, before = '', forms, behind = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (forms === undefined) return [pattern];
  return forms.split(',').flatMap((form) => formsOf(`${before}${form}${behind}`));
}

function matcherOf(patterns: readonly string[]): (word: string) => boolean {
  const exact = new Set(patterns.filter((one) => !one.includes('*')));
  const bare = (isSuch: (pattern: string) => boolean) =>
    patterns.filter(isSuch).map((one) => one.replaceAll('*', ''));
  const begins = bare((one) => /^[^*]+\*$/.test(one));
  const ends = bare((one) => /^\*[^*]+$/.test(one));
  const inside = bare((one) => /^\*[^*]+\*$/.test(one));
  return (word) =>
    exact.has(word) ||
    begins.some((one) => word.startsWith(one)) ||
    ends.some((one) => word.endsWith(one)) ||
    inside.some((one) => word.includes(one));
}

/** The words between spaces and line ends. */
export const listOf = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');
