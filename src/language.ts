/** The languages that Coursebell speaks. The study API knows the same three. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a value, from a setting, a locale or an old button, is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
