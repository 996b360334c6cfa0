/** The languages that Coursebell speaks. The study API knows the same three. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Which languages stand in for the asked one where something has no name or text in it, the likeliest first:
 * the study API's default is Finnish.
 */
export const STAND_INS = {
  en: ['fi', 'sv'],
  sv: ['fi', 'en'],
  fi: ['en', 'sv'],
} as const satisfies Record<Language, readonly Language[]>;

/** Whether a value, from a setting, a locale or an old button, is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
