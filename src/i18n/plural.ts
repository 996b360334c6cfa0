import type { Language } from './language.ts';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fi: new Intl.PluralRules('fi'),
  sv: new Intl.PluralRules('sv'),
};

/**
 * Picks the word form for an amount by the language's own plural rules (CLDR). The three languages know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules[language].select(amount) === 'one' ? forms.one : forms.other;
}
