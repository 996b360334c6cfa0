import { type Language, localeOf } from '../language.ts';

/** One value per language, made when it is first asked for: `Intl` formats are expensive to make. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => {
    made[language] ??= make(language);
    return made[language];
  };
}

const rules = perLanguage((language) => new Intl.PluralRules(language));
const numbers = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }),
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
