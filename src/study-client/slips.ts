/** Words that are a slip of the hand away from others: a letter wrong, missing, too many, or in the place of the next. */
import { distance } from 'fastest-levenshtein';
import { foldedWords } from './texts.ts';

/** The mistakes between two words or codes; two swapped signs are one mistake. */
export function mistakesBetween(one: string, other: string): number {
  const mistakes = distance(one, other);
  return mistakes === 2 && sorted(one) === sorted(other) ? 1 : mistakes;
}

const sorted = (text: string): string => [...text].sort().join('');

/** The least letters of a word in which two slips are believed. */
const TWICE = 11;

/**
 * Whether a folded word is another with a slip, or two in a long one. A digit is never one.
 * @param least letters that both must have: a shorter word is near to too many
 */
export function isSlipOf(own: string, typed: string, least: number): boolean {
  const length = Math.min(own.length, typed.length);
  const most = length >= TWICE ? 2 : 1;
  if (length < least || Math.abs(own.length - typed.length) > most || /\d/.test(own + typed)) return false;
  return mistakesBetween(own, typed) <= most;
}

/** The least letters of a word that is known with a slip: beside other words of its name, and alone. */
const LEAST = { beside: 5, alone: 6 } as const;

/** The least letters of a word that is known within a compound: "fysik" in "byggnadsfysik". */
const SHORTEST_PART = 5;

/** Whether a folded word is a part of another: the service finds whole words only. */
const isPartOf = (own: string, word: string): boolean =>
  word.length >= SHORTEST_PART && !/\d/.test(word) && own.includes(word);

/** Whether a name has all words of another, some of them with a slip, or within its own. */
export function isNearName(name: string, typed: string): boolean {
  const [own, words] = [foldedWords(name), foldedWords(typed)];
  const least = words.length > 1 ? LEAST.beside : LEAST.alone;
  return (
    words.length > 0 &&
    words.every((word) =>
      own.some((one) => one === word || isSlipOf(one, word, least) || isPartOf(one, word)),
    )
  );
}
