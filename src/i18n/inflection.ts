/** Whether two words are forms of one, in any of the languages: "projektin" of "projekti", "projektets" of "projekt". */
import { allWords } from './words.ts';

/** A shorter rest of a word says nothing about it. */
const SHORTEST = 3;
/** Longer words are compared as they are. */
const LONGEST = 60;

const ENDINGS = [...new Set(allWords.flatMap(({ inflection }) => inflection.endings))];
const CHANGES = allWords.flatMap(({ inflection }) => inflection.changes);

/** Lower case without accents: "Pääsy" is "paasy". */
export function folded(word: string): string {
  return word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}

/** Whether two words, folded before, may be forms of one. What holds a digit has no forms: "1" is not "2". */
export function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one + other) || one.length > LONGEST || other.length > LONGEST) return false;
  const roots = rootsOf(other);
  return [...rootsOf(one)].some((root) => roots.has(root));
}

/** What may remain of a folded word without its ending. */
export function rootsOf(word: string): ReadonlySet<string> {
  const cut = ENDINGS.flatMap((ending) => (word.endsWith(ending) ? word.slice(0, -ending.length) : []));
  const changed = [word, ...cut].flatMap((stem) => [stem, ...changesOf(stem)]);
  const bare = changed.map((stem) => stem.replace(/[aeiouyj]{1,4}$/, ''));
  return new Set([...bare, ...bare.flatMap(changesOf)].filter(({ length }) => length >= SHORTEST));
}

const changesOf = (stem: string): string[] =>
  CHANGES.flatMap(([from, to]) => (from.test(stem) ? stem.replace(from, to) : []));
