/**
 * The languages: their texts, and the words that people type. A new language is a folder beside these, a line here and
 * an entry in `language.ts`; the compiler names what is missing.
 */
import { LANGUAGES, type Language } from '../language.ts';
import { type Catalog, en } from './en/texts.ts';
import { enTopics, enWords } from './en/words.ts';
import { fi } from './fi/texts.ts';
import { fiTopics, fiWords } from './fi/words.ts';
import { sv } from './sv/texts.ts';
import { svTopics, svWords } from './sv/words.ts';
import { createTopics, type TopicWords } from './topics.ts';
import { createVocabulary, type LanguageWords, type Meant } from './vocabulary.ts';

/** All that a language is. */
interface Of {
  readonly texts: Catalog;
  readonly words: LanguageWords;
  readonly topics: TopicWords;
}

const ALL: Readonly<Record<Language, Of>> = {
  en: { texts: en, words: enWords, topics: enTopics },
  fi: { texts: fi, words: fiWords, topics: fiTopics },
  sv: { texts: sv, words: svWords, topics: svTopics },
};

/** Every text in the given language. */
export function texts(language: Language): Catalog {
  return ALL[language].texts;
}

/** The words of one language. */
export function wordsOfLanguage(language: Language): LanguageWords {
  return ALL[language].words;
}

/** The words of each language, in the order of `LANGUAGES`. */
export const ALL_WORDS: readonly LanguageWords[] = LANGUAGES.map(wordsOfLanguage);

/** What people type in any of the languages, by what it means. */
export const vocabulary = createVocabulary(ALL_WORDS);

/** What a question about a course asks, and whether its words ask anything else. */
export const topics = createTopics(
  Object.fromEntries(LANGUAGES.map((language) => [language, ALL[language].topics])) as Record<
    Language,
    TopicWords
  >,
  ALL_WORDS.flatMap(({ grammar, ordinary, subject }) => [...grammar, ...ordinary, ...subject]),
);

const MEANT: ReadonlyMap<string, Meant> = new Map(
  ALL_WORDS.flatMap(({ commands }) =>
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
