/**
 * The languages that Coursebell speaks. A new language is an entry here and a folder in `i18n/`. The compiler then asks
 * for its line in `i18n/index.ts`, for the words by which the other languages call it (`languages` in their `words.ts`,
 * `otherLanguage` in their `texts.ts`), and in which language the gateway asks the study API (`gateway/fields.ts`). Tests ask for the migration
 * that adds the column of its names, and for its name in the sentence `agent.description`. `locale`: that of the university's country; for English the European
 * one, and for Swedish that of Sweden, which writes times as Slack does: 16:00.
 */
const LIST = {
  en: { ownName: 'English', locale: 'en-GB', standIns: ['fi', 'sv'] },
  fi: { ownName: 'suomi', locale: 'fi-FI', standIns: ['en', 'sv'] },
  sv: { ownName: 'svenska', locale: 'sv-SE', standIns: ['fi', 'en'] },
} as const;

export type Language = keyof typeof LIST;
export const LANGUAGES = Object.keys(LIST) as readonly Language[];

/** What the language calls itself, in menus of languages. */
export const ownNameOf = (language: Language): string => LIST[language].ownName;

export const localeOf = (language: Language): string => LIST[language].locale;

/** The languages for what has no name or text in this one, the likeliest first: most names are Finnish. */
export const standInsOf = (language: Language): readonly Language[] => LIST[language].standIns;

/** Whether a value, from a setting, a locale or an old button, is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

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
 * Picks the word form for an amount by the language's own plural rules (CLDR). The languages here know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules(language).select(amount) === 'one' ? forms.one : forms.other;
}
