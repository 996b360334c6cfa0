/**
 * The languages that Coursebell speaks. A new language is an entry here and a folder in `i18n/`; the compiler then asks
 * for its line in `i18n/index.ts`. `locale`: that of the university's country, for English the European one.
 */
const LIST = {
  en: { ownName: 'English', locale: 'en-GB' },
  fi: { ownName: 'suomi', locale: 'fi-FI' },
  sv: { ownName: 'svenska', locale: 'sv-FI' },
} as const;

export type Language = keyof typeof LIST;
export const LANGUAGES = Object.keys(LIST) as readonly Language[];

/** What the language calls itself, in menus of languages. */
export const ownNameOf = (language: Language): string => LIST[language].ownName;

export const localeOf = (language: Language): string => LIST[language].locale;

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
