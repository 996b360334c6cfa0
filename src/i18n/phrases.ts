/**
 * Phrases by which a language's words are recognized. A phrase is a row of words between spaces: `a|b` is either
 * word, `stem*` any word that begins so, `*end` any that ends so, `..` up to four words of any kind. Phrases stand between semicolons.
 */

/** Lower case without accents: "Pääsy" is "paasy". */
export function folded(word: string): string {
  // Accents that stand apart go first: to put many of them in order takes quadratic time.
  return word.replace(/\p{M}/gu, '').normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}

/** One word of a phrase: whether it is the word at a place. */
type Matches = (word: string) => boolean;

interface Phrase {
  /** The words that follow one another; before each, how many others may stand. */
  readonly steps: readonly { readonly matches: Matches; readonly gap: number }[];
}

/** Words of any kind for which `..` stands, at most. */
const GAP = 4;

/** Phrases of one topic, ready to be looked for. */
export type Phrases = readonly Phrase[];

export function phrasesOf(text: string): Phrases {
  return text
    .split(';')
    .map((phrase) => phrase.trim().split(/\s+/))
    .filter(([first]) => first !== '' && first !== undefined)
    .map((words) => ({
      steps: words.flatMap((word, at) =>
        word === '..' ? [] : [{ matches: matcherOf(word), gap: words[at - 1] === '..' ? GAP : 0 }],
      ),
    }));
}

function matcherOf(pattern: string): Matches {
  const all = pattern.split('|');
  const exact = new Set(all.filter((one) => !one.includes('*')));
  const stems = all.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const ends = all.filter((one) => one.startsWith('*')).map((one) => one.slice(1));
  return (word) =>
    exact.has(word) || stems.some((stem) => word.startsWith(stem)) || ends.some((end) => word.endsWith(end));
}

/** Every word and stem of the phrases, stems with their star. */
export function patternsIn(text: string): string[] {
  return text.split(/[;\s|]+/).filter((one) => one !== '' && one !== '..');
}

/** Whether one of the phrases stands in the words. Linear in the number of words, for phrases of a few words. */
export function includesPhrase(words: readonly string[], phrases: Phrases): boolean {
  return phrases.some(({ steps }) => words.some((_, at) => standsAt(words, at, steps)));
}

function standsAt(words: readonly string[], from: number, steps: Phrase['steps']): boolean {
  let at = from;
  for (const [nth, { matches, gap }] of steps.entries()) {
    const last = nth === 0 ? at : at + gap;
    while (at <= last && !matches(words[at] ?? '')) at += 1;
    if (at > last || at >= words.length) return false;
    at += 1;
  }
  return true;
}

/** What tells single words of the phrases. */
export const wordMatchers = (phrases: Phrases): Matches[] =>
  phrases.flatMap(({ steps }) => steps.map(({ matches }) => matches));
