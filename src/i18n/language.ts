/** Locales and names of the languages. */
import type { Language } from '../language.ts';

/** The locales of the university's country; for English the European one. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-FI' };

/** What each language calls itself, in menus of languages. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fi: 'suomi',
  sv: 'svenska',
};
