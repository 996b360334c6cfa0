import { memoize } from '../primitives/memoize.ts';
import { LANGUAGES, type Language } from './language.ts';

/** One of something for each language, made when it is first asked for: formats of `Intl` are dear to make. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  return memoize(LANGUAGES.length, make);
}
