import type { Language } from './language.ts';

/** One of something for each language, made when it is first asked for: formats of `Intl` are dear to make. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const first = make(language);
    made.set(language, first);
    return first;
  };
}
