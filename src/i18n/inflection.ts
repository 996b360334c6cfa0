/**
 * Whether two words are forms of one, in any of the languages: "projektin" of "projekti", "projektets" of "projekt".
 */
import { ALL_WORDS } from './index.ts';

/** A shorter rest of a word says nothing about it. */
const SHORTEST = 3;
/** Longer texts are no words. */
const LONGEST = 60;

const ENDINGS = [...new Set(ALL_WORDS.flatMap(({ inflection }) => inflection.endings))];
const CLITICS = ALL_WORDS.map(({ clitics }) => clitics);
const CHANGES = ALL_WORDS.flatMap(({ inflection }) => inflection.changes);

/** `rootsOf`, or the same with a memory. */
export type RootsOf = (word: string) => ReadonlySet<string>;

/**
 * Whether two words, folded before, may be forms of one. What holds a digit has no forms: "1" is not "2".
 * @param roots remembers the roots where words are compared with many others
 */
export function isFormOf(one: string, other: string, roots: RootsOf = rootsOf): boolean {
  if (one === other) return true;
  // Only the end of a word changes, and most words are told apart by their beginning.
  if (one.charAt(0) !== other.charAt(0)) return false;
  const others = roots(other);
  return [...roots(one)].some((root) => others.has(root));
}

/** Finds the roots of each word once, as long as it is kept: a word has dozens of endings that may be cut off. */
export function rememberedRoots(): RootsOf {
  const known = new Map<string, ReadonlySet<string>>();
  return (word) => {
    const roots = known.get(word) ?? rootsOf(word);
    known.set(word, roots);
    return roots;
  };
}

/** What may remain of a folded word without its ending. What holds a digit, or is too long for a word, has no roots. */
export function rootsOf(word: string): ReadonlySet<string> {
  if (word.length > LONGEST || /\d/.test(word)) return new Set();
  const whole = [word, ...CLITICS.flatMap((clitic) => (clitic.test(word) ? word.replace(clitic, '') : []))];
  const cut = whole.flatMap((one) =>
    ENDINGS.flatMap((ending) => (one.endsWith(ending) ? one.slice(0, -ending.length) : [])),
  );
  const changed = [...whole, ...cut].flatMap((stem) => [stem, ...changesOf(stem)]);
  const bare = changed.flatMap((stem) => [
    stem.replace(/[aeiouyj]$/, ''),
    stem.replace(/[aeiouyj]{1,4}$/, ''),
  ]);
  return new Set([...bare, ...bare.flatMap(changesOf)].filter(({ length }) => length >= SHORTEST));
}

const changesOf = (stem: string): string[] =>
  CHANGES.flatMap(([from, to]) => (from.test(stem) ? stem.replace(from, to) : []));
