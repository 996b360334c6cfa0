import type { Language } from '../language.ts';
import { type Catalog, en } from './en.ts';
import { fi } from './fi.ts';
import { sv } from './sv.ts';

const catalogs: Record<Language, Catalog> = { en, fi, sv };

/** Every text in the given language. */
export function texts(language: Language): Catalog {
  return catalogs[language];
}
