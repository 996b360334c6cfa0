/** Finds the names of courses that stand in a text as a whole, inflected or not, among thousands. */

import { isFormOf, rememberedRoots, vocabulary } from '../i18n/index.ts';
import { placedWords, type RootsOf } from '../i18n/patterns.ts';

/** A name that stands in a row of words, from one place up to another, with the keys of what has it. */
export interface NameAt {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** Whether it stands there as it is, not inflected. */
  readonly isExact: boolean;
  readonly keys: ReadonlySet<string>;
}

export interface NameIndex {
  put(name: string, key: string): void;
  /**
   * The names in a row of folded words, in their order; they may overlap. Its time is linear in the number of words: a word
   * is compared with the names alone that begin like it.
   */
  within(words: readonly string[]): NameAt[];
}

interface Entry {
  readonly name: string;
  readonly words: readonly string[];
  readonly keys: Set<string>;
}

/** Names begin with so many letters of their own in every form. */
const BEGINNING = 2;
/** No name has more words. */
const MOST_WORDS = 20;
const AND = '&';

export function createNameIndex(): NameIndex {
  const entries = new Map<string, Entry>();
  const byBeginning = new Map<string, Entry[]>();
  return {
    put: (name, key) => {
      const words = placedWords(name).map(({ word }) => asCompared(word));
      const [first = ''] = words;
      if (words.length === 0 || words.length > MOST_WORDS) return;
      const id = words.join(' ');
      const known = entries.get(id);
      if (known) return void known.keys.add(key);
      const entry = { name, words, keys: new Set([key]) };
      entries.set(id, entry);
      const beginning = first.slice(0, BEGINNING);
      const alike = byBeginning.get(beginning);
      if (alike) alike.push(entry);
      else byBeginning.set(beginning, [entry]);
    },
    within: (typed) => {
      const words = typed.map(asCompared);
      const roots = rememberedRoots();
      return words.flatMap((word, from) =>
        (byBeginning.get(word.slice(0, BEGINNING)) ?? []).flatMap(({ name, words: own, keys }) => {
          const isThere = own.every((one, at) => isLikeForm(one, words[from + at] ?? '', roots));
          const isExact = isThere && own.every((one, at) => one === words[from + at]);
          return isThere ? [{ from, to: from + own.length, name, isExact, keys }] : [];
        }),
      );
    },
  };
}

/** "Finance & Law" is also typed in words. */
const asCompared = (word: string): string => (vocabulary.facts.joins.has(word) ? AND : word);

/** Forms of a word have half of it in common; that is told at once. */
function isLikeForm(one: string, other: string, roots: RootsOf): boolean {
  if (one === other) return true;
  const half = Math.ceil(Math.min(one.length, other.length) / 2);
  return half >= BEGINNING && one.slice(0, half) === other.slice(0, half) && isFormOf(one, other, roots);
}
