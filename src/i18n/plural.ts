import type { Language } from './language.ts';
import { perLanguage } from './per-language.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-FI' };

const rules = perLanguage((language) => new Intl.PluralRules(language));
const numbers = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }),
);

/** A number as the language writes it: "12,345.5", "12 345,5". At most two decimals. */
export function numberIn(language: Language, amount: number): string {
  return numbers(language).format(amount);
}

/**
 * Picks the word form for an amount by the language's own plural rules (CLDR). The three languages know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules(language).select(amount) === 'one' ? forms.one : forms.other;
}
