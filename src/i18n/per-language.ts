import { LANGUAGES, type Language } from '../language.ts';
import { memoize } from '../primitives/memoize.ts';

/** One value per language, made when it is first asked for: `Intl` formats are expensive to make. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  return memoize(LANGUAGES.length, make);
}
