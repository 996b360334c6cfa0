/** The words that people type, in each of the languages. A new language is one entry here. */
import { LANGUAGES, type Language } from '../language.ts';
import { words as en } from './en/words.ts';
import { words as fi } from './fi/words.ts';
import { words as sv } from './sv/words.ts';
import type { Meant, Vocabulary } from './vocabulary.ts';

export const WORDS: Readonly<Record<Language, Vocabulary>> = { en, fi, sv };

export const allWords: readonly Vocabulary[] = LANGUAGES.map((language) => WORDS[language]);

const MEANT: ReadonlyMap<string, Meant> = new Map(
  allWords.flatMap(({ commands }) =>
    Object.entries(commands).flatMap(([meant, typed]) =>
      typed.map((words) => [words.replaceAll('_', ' '), meant as Meant] as const),
    ),
  ),
);

/** All single words that mean a command, in any language. */
export const COMMAND_WORDS: readonly string[] = [...MEANT.keys()].filter((words) => !words.includes(' '));

/** What words mean that are typed where a command is expected; undefined if they are not known. */
export function commandMeantBy(words: string): Meant | undefined {
  return MEANT.get(words.toLowerCase());
}
