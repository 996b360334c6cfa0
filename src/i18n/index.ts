import type { Language } from '../language.ts';
import { type Catalog, en } from './en/texts.ts';
import { fi } from './fi/texts.ts';
import { sv } from './sv/texts.ts';

const catalogs: Record<Language, Catalog> = { en, fi, sv };

/** Every text in the given language. */
export function texts(language: Language): Catalog {
  return catalogs[language];
}
