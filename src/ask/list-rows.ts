/** What tells rows of a list of courses apart, and which words say so of a row. */

import { isFormOf, talk, topics, vocabulary } from '../i18n/index.ts';
import { folded } from '../primitives.ts';
import { isInSeason, monthOf } from '../study-client/days.ts';
import { MONTHS, WEEKDAYS } from './days.ts';
import { loweredWords } from './question.ts';

const { picks, times } = vocabulary;

/** What is known of a course. `starts`: a day, as `moments.ts` counts them. */
export interface Traits {
  readonly languages: readonly string[];
  readonly starts: number | undefined;
  readonly isOnline: boolean;
  /** Whether one can enroll now. */
  readonly isOpen: boolean;
  /** Its names, and those of who arranges it. */
  readonly names: readonly string[];
}

/** A row of a list. */
export interface Row extends Traits {
  readonly code: string;
}

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
/** The end of a code, with or without its hyphen. */
const END = /^-?\d{2,4}$/;
/** Days are counted from a Thursday. */
const FIRST_WEEKDAY = 3;

/** A way in which a word says something of a row. */
interface Trait {
  says(word: string): boolean;
  fits(word: string, row: Row): boolean;
}

type Named = (typeof SEASONS | typeof MONTHS | typeof WEEKDAYS)[number];

const named = (all: readonly Named[], isOf: (name: Named, starts: number) => boolean): Trait => ({
  says: (word) => all.some((name) => times[name].has(word)),
  fits: (word, { starts }) =>
    starts !== undefined && all.some((name) => times[name].has(word) && isOf(name, starts)),
});

/** By these a list is narrowed, too: "only the English ones". */
const LIMITS: readonly Trait[] = [
  {
    says: (word) => topics.languageAsked([word]) !== undefined,
    fits: (word, { languages }) =>
      languages.some((one) => one.split(/[-_]/)[0] === topics.languageAsked([word])),
  },
  { says: picks.online.has, fits: (_, { isOnline }) => isOnline },
  { says: talk.isOpen.has, fits: (_, { isOpen }) => isOpen },
  named(SEASONS, (name, starts) => SEASONS.some((one) => one === name && isInSeason(one, starts))),
  named(MONTHS, (name, starts) => MONTHS[monthOf(starts)] === name),
  named(WEEKDAYS, (name, starts) => WEEKDAYS[(starts + FIRST_WEEKDAY) % WEEKDAYS.length] === name),
];

const TRAITS: readonly Trait[] = [
  ...LIMITS,
  { says: (word) => END.test(word), fits: (word, { code }) => code.endsWith(word) },
];

/** Whether a word may narrow a list as well. */
export const isLimit = (word: string): boolean => LIMITS.some(({ says }) => says(word));

/** Whether a word may say something of a row beside its name. */
export const isTrait = (word: string): boolean => TRAITS.some(({ says }) => says(word));

/** Whether it says what is so of a row. */
export const fitsTrait = (word: string, row: Row): boolean =>
  TRAITS.some(({ says, fits }) => says(word) && fits(word, row));

/** A shorter word is compared as it is. */
const SHORTEST_FORM = 4;

/** Whether a word is one of the row's names, in any form: "ohjelmoinnin" of "Ohjelmointi". */
export const isOfName = (word: string, { names: all }: Row): boolean =>
  all
    .flatMap(loweredWords)
    .map(folded)
    .some((own) => isSameWord(folded(word), own));

const isSameWord = (word: string, own: string): boolean =>
  word === own || (Math.min(word.length, own.length) >= SHORTEST_FORM && isFormOf(word, own));
