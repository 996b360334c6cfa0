/** The languages that Coursebell speaks. The study API knows the same three. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Tells whether a setting, a locale's first part or an old button names one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
