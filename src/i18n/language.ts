/** The languages that Coursebell speaks. The study API knows the same three. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** As dates and numbers are written in the university's country; in English as in Europe. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-FI' };

/** What each language calls itself, in menus of languages. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fi: 'suomi',
  sv: 'svenska',
};

/** Tells whether a setting, a locale's first part or an old button names one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
