import type { Language } from '../language.ts';
import { memoize } from '../primitives/memoize.ts';
import { LOCALES } from './language.ts';
import { perLanguage } from './per-language.ts';

/** The most remembered amounts of a language; credits and seats have a few hundred. */
const MOST = 1000;

const rules = perLanguage((language) => {
  const all = new Intl.PluralRules(language);
  return memoize(MOST, (amount: number) => all.select(amount));
});
const numbers = perLanguage((language) => {
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 });
  return memoize(MOST, (amount: number) => format.format(amount));
});

/** A number as the language writes it: "12,345.5", "12 345,5". At most two decimals. */
export function numberIn(language: Language, amount: number): string {
  return numbers(language)(amount);
}

/**
 * Picks the word form for an amount by the language's own plural rules (CLDR). The three languages know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules(language)(amount) === 'one' ? forms.one : forms.other;
}
