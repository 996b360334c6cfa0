/** The words that people type, in each of the languages. A new language is one entry here. */
import { LANGUAGES, type Language } from '../language.ts';
import { words as en } from './en/words.ts';
import { words as fi } from './fi/words.ts';
import { words as sv } from './sv/words.ts';
import type { Vocabulary } from './vocabulary.ts';

export const WORDS: Readonly<Record<Language, Vocabulary>> = { en, fi, sv };

export const allWords: readonly Vocabulary[] = LANGUAGES.map((language) => WORDS[language]);
