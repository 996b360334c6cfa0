import type { Language } from './language.ts';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fi: new Intl.PluralRules('fi'),
  sv: new Intl.PluralRules('sv'),
};

const numbers: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
  fi: new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 2 }),
  sv: new Intl.NumberFormat('sv-FI', { maximumFractionDigits: 2 }),
};

/** A number as the language writes it: "12,345.5", "12 345,5". At most two decimals. */
export function numberIn(language: Language, amount: number): string {
  return numbers[language].format(amount);
}

/**
 * Picks the word form for an amount by the language's own plural rules (CLDR). The three languages know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules[language].select(amount) === 'one' ? forms.one : forms.other;
}
