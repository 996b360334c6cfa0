/** How the languages are written and called. */
import type { Language } from '../language.ts';

export { isLanguage, LANGUAGES, type Language } from '../language.ts';

/** As dates and numbers are written in the university's country; in English as in Europe. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-FI' };

/** What each language calls itself, in menus of languages. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fi: 'suomi',
  sv: 'svenska',
};
