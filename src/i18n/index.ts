/**
 * The languages: their texts, and the words that people type. A new language is a folder beside these, a line here and
 * an entry in `language.ts`, which says who asks for the rest.
 */
import { LANGUAGES, type Language } from '../language.ts';
import { folded, onceFor, rememberedFor } from '../primitives.ts';
import { enExamples } from './en/examples.ts';
import { enNames } from './en/names.ts';
import { enTalk, type TalkWords } from './en/talk.ts';
import { type Catalog, en } from './en/texts.ts';
import { type Concepts, concepts, enTopics, enWords, type LanguageWords, type Meant } from './en/words.ts';
import { type ExampleLabel, type Examples, type MarkedText, unmarked } from './examples.ts';
import { fiExamples } from './fi/examples.ts';
import { fiNames } from './fi/names.ts';
import { fiTalk } from './fi/talk.ts';
import { fi } from './fi/texts.ts';
import { fiTopics, fiWords } from './fi/words.ts';
import {
  type Concept,
  conceptsOf,
  createConceptIndex,
  createForms,
  type PatternConcept,
  readLine,
  type WordLine,
} from './patterns.ts';
import { svExamples } from './sv/examples.ts';
import { svNames } from './sv/names.ts';
import { svTalk } from './sv/talk.ts';
import { sv } from './sv/texts.ts';
import { svTopics, svWords } from './sv/words.ts';
import { createTopics } from './topic-reader.ts';
import type { TopicWords } from './topics.ts';

/** The parts of a language. */
interface LanguageParts {
  readonly texts: Catalog;
  readonly words: LanguageWords;
  readonly topics: TopicWords;
  readonly examples: Examples;
  /** What people ask of courses by their names, which are marked. */
  readonly names: string;
  readonly talk: TalkWords;
}

const ALL: Readonly<Record<Language, LanguageParts>> = {
  en: { texts: en, words: enWords, topics: enTopics, examples: enExamples, names: enNames, talk: enTalk },
  fi: { texts: fi, words: fiWords, topics: fiTopics, examples: fiExamples, names: fiNames, talk: fiTalk },
  sv: { texts: sv, words: svWords, topics: svTopics, examples: svExamples, names: svNames, talk: svTalk },
};

/** Every text in the given language. */
export function texts(language: Language): Catalog {
  return ALL[language].texts;
}

interface LabelledExample {
  readonly label: ExampleLabel;
  readonly text: string;
}

const listed = (texts: string): string[] => texts.split(/ \| |\n/).filter(Boolean);

const examplesOf = onceFor((all: typeof ALL): readonly LabelledExample[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(all[language].examples).flatMap(([label, texts]) =>
      listed(label === 'find' ? unmarked(texts) : texts).map((text) => ({
        label: label as ExampleLabel,
        text,
      })),
    ),
  ),
);

/**
 * The examples of each language that show names of courses: `named` with marks around them, `others` with signs in their place, or
 * without any.
 */
export const examplesWithNames = (): readonly {
  readonly named: readonly MarkedText[];
  readonly others: readonly string[];
}[] =>
  Object.values(ALL).map(({ examples: { find, ...others }, names }) => ({
    named: [...listed(find), ...listed(names)],
    others: Object.values(others).flatMap(listed),
  }));

/** The examples of all languages. */
export const examples = (): readonly LabelledExample[] => examplesOf(ALL);

/** Examples of these hold names and other things. */
const OF_NAMES: ReadonlySet<string> = new Set(['find', 'elsewhere', 'chatter']);
/** A word that examples of so many things have is the name of none. */
const FEWEST_LABELS = 6;

/** The labels in the order of the examples, and by each lower-case word a sign for each of its examples: the place of its label. */
const labelsByWord = onceFor((all: readonly LabelledExample[]) => {
  const labels = [...new Set(all.map(({ label }) => label))];
  // Strings of signs: a map for each of some fifty thousand words would take megabytes.
  const signs = new Map<string, string>();
  for (const { label, text } of all) {
    const sign = String.fromCharCode(labels.indexOf(label));
    for (const word of new Set(text.toLowerCase().split(/[^\p{L}\p{M}]+/u)))
      signs.set(word, (signs.get(word) ?? '') + sign);
  }
  return { labels, signs };
});

/** People use the same few thousand words. */
const REMEMBERED = 2_000;

const countsOfWord = rememberedFor(
  REMEMBERED,
  ([word = '']: readonly string[]): ReadonlyMap<ExampleLabel, number> => {
    const { labels, signs } = labelsByWord(examples());
    const counts = new Map<ExampleLabel, number>();
    for (const sign of signs.get(word) ?? '') {
      const label = labels[sign.charCodeAt(0)];
      if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return counts;
  },
);

/** The labels in whose examples a lower-case word stands, with the number of these. */
export const labelsOfWord = (word: string): ReadonlyMap<ExampleLabel, number> => countsOfWord([word]);

/** The words of the examples, sorted. */
const heardWords = onceFor((all: readonly LabelledExample[]): readonly string[] =>
  [...labelsByWord(all).signs.keys()].sort(),
);

/** A form of a word differs from it in so many letters at its end, at most, and has so many in common with it. */
const LONGEST_END = 4;
const SHORTEST_STEM = 5;

/** Whether a lower-case word, or one that differs from it at its end alone, stands in the examples. */
export function isHeardWord(word: string): boolean {
  if (labelsOfWord(word).size > 0) return true;
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_END));
  const all = heardWords(examples());
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle] ?? '') < stem) from = middle + 1;
    else to = middle;
  }
  return all[from]?.startsWith(stem) === true;
}

/** In questions of how many kinds people use a lower-case word. */
export const usesOfWord = (word: string): number =>
  [...labelsOfWord(word).keys()].filter((label) => !OF_NAMES.has(label)).length;

/** Whether people use a lower-case word in questions of several kinds. */
export const isUsedWord = (word: string): boolean => usesOfWord(word) >= FEWEST_LABELS;

/** The words of one language. */
export function wordsOfLanguage(language: Language): LanguageWords {
  return ALL[language].words;
}

/** The words of each language, in the order of `LANGUAGES`. */
export const ALL_WORDS: readonly LanguageWords[] = LANGUAGES.map(wordsOfLanguage);

/** Phrases of all languages. */
interface PhraseMatcher {
  /** The phrase with which a lower-case text begins. */
  readonly startOf: (text: string) => string | undefined;
  /** Whether a lower-case text is such a phrase and nothing else. */
  readonly is: (text: string) => boolean;
}

/** The words of several languages together. */
type Vocabulary = {
  readonly [Topic in keyof Concepts]: {
    readonly [Name in keyof Concepts[Topic]]: Concepts[Topic][Name] extends WordLine
      ? Concept
      : PhraseMatcher;
  };
};

/** What people type, by what it means. */
interface Words {
  readonly vocabulary: Vocabulary;
  /** The concepts of a lower-case word, or of two with a space between them, by their names, such as `week.next`. */
  readonly conceptsOfWord: (word: string) => ReadonlySet<string>;
}

/** People use the same few thousand words, and pairs of words. */
const MOST_WORDS = 10_000;
/** Longer words are not remembered. */
const LONGEST_WORDS = 40;
const NO_CONCEPT: ReadonlySet<string> = new Set();

/** Puts the words of languages together. Words are looked up once in all concepts, however many readers ask for them. */
export function createWords(languages: readonly Concepts[]): Words {
  const listed: { readonly name: string; readonly concept: PatternConcept }[] = [];
  // A question asks hundreds of times: an order by last use, as an LRU cache has it, would cost more than reading anew now and then.
  const known = new Map<string, ReadonlySet<string>>();
  const conceptsOfWord = (words: string): ReadonlySet<string> => {
    const before = known.get(words);
    if (before) return before;
    const places = placesOf(words);
    const found =
      places.length === 0 ? NO_CONCEPT : new Set(places.map((place) => listed[place]?.name ?? ''));
    if (words.length > LONGEST_WORDS) return found;
    if (known.size >= MOST_WORDS) known.clear();
    known.set(words, found);
    return found;
  };
  const remembered = (name: string, concept: PatternConcept): Concept => {
    listed.push({ name, concept });
    return {
      words: concept.words,
      has: (words) => words !== undefined && conceptsOfWord(words).has(name),
    };
  };
  const topics = Object.entries(concepts).map(([topic, named]) => {
    const read = Object.keys(named).map((name) => {
      const all = languages.map((language): unknown => Reflect.get(Reflect.get(language, topic), name));
      const isLines = typeof Reflect.get(named, name) === 'string';
      return [
        name,
        isLines
          ? remembered(`${topic}.${name}`, conceptOf(all as WordLine[]))
          : phrasesOf((all as string[][]).flat()),
      ];
    });
    return [topic, Object.fromEntries(read)];
  });
  const placesOf = createConceptIndex(listed.map(({ concept }) => concept));
  return { vocabulary: Object.fromEntries(topics), conceptsOfWord };
}

function conceptOf(lines: readonly WordLine[]): PatternConcept {
  const tests = lines.map(readLine);
  return {
    has: (words) => tests.some(({ has }) => has(words)),
    words: tests.flatMap(({ words }) => words),
    patterns: tests.flatMap(({ patterns }) => patterns),
  };
}

/** @param sources of regular expressions that end where a word ends */
function phrasesOf(sources: readonly string[]): PhraseMatcher {
  const any = sources.join('|');
  const start = new RegExp(`^(?:${any})(?= |$)`, 'u');
  const whole = new RegExp(`^(?:${any})$`, 'u');
  return { startOf: (text) => start.exec(text)?.[0], is: (text) => whole.test(text) };
}

/** Which words are forms of one, in any of the languages. */
export const { isFormOf, rememberedRoots, rootsOf } = createForms(ALL_WORDS);

/** No word is longer. */
const LONGEST_FORM = 100;

/**
 * The words in the forms in which a catalogue may have them, the likeliest first: "akustiikka" for "akustiikasta". None: they
 * stand in them, or are of another language. @param isOwn whether they are surely of the language
 */
export function basicFormsOf(
  words: readonly string[],
  language: Language,
  isOwn: boolean,
): readonly (readonly string[])[] {
  // To compose the signs of a longer text takes time by the square of it.
  const lower = words.map((one) => (one.length > LONGEST_FORM ? one : one.normalize('NFC').toLowerCase()));
  return wordsOfLanguage(language)
    .basicForms(lower, isOwn)
    .map((forms) => forms.map((form, at) => asTyped(form, words[at] ?? '')));
}

/** Whether one of the words is spelt as words of the language may be. */
export const mayBeOf = (words: readonly string[], language: Language): boolean =>
  words.some((one) => !wordsOfLanguage(language).unlike.test(one.toLowerCase()));

/** A form with the capital letters of the word that was typed. */
function asTyped(form: string, typed: string): string {
  const lower = typed.toLowerCase();
  let same = 0;
  while (same < form.length && form[same] === lower[same]) same += 1;
  return typed.slice(0, same) + form.slice(same);
}

/** What people type in any of the languages, by what it means. */
export const { vocabulary, conceptsOfWord } = createWords(ALL_WORDS);

type TalkName = Exclude<keyof TalkWords, 'days'>;
type TalkLine = { [Name in TalkName]: TalkWords[Name] extends WordLine ? Name : never }[TalkName];
const talkLine = (name: TalkLine): Concept => conceptOf(LANGUAGES.map((one) => ALL[one].talk[name]));
const talkPhrases = (name: Exclude<TalkName, TalkLine>): PhraseMatcher =>
  phrasesOf(LANGUAGES.flatMap((one) => ALL[one].talk[name]));

/** What short messages say of the last answer, and titles of lessons. These words are none by which a whole question is read. */
export const talk: {
  readonly [Name in TalkName]: Name extends TalkLine ? Concept : PhraseMatcher;
} = {
  departments: talkLine('departments'),
  inTongue: talkLine('inTongue'),
  marks: talkLine('marks'),
  joins: talkLine('joins'),
  isOpen: talkLine('isOpen'),
  inTotal: talkLine('inTotal'),
  ofAll: talkLine('ofAll'),
  behindTime: talkLine('behindTime'),
  several: talkLine('several'),
  wants: talkLine('wants'),
  anyOf: talkLine('anyOf'),
  corrects: talkPhrases('corrects'),
  agrees: talkPhrases('agrees'),
  hears: talkPhrases('hears'),
  refuses: talkPhrases('refuses'),
  undoes: talkPhrases('undoes'),
  dropsIt: talkPhrases('dropsIt'),
  followsIt: talkPhrases('followsIt'),
  takesIt: talkPhrases('takesIt'),
  afterThat: talkPhrases('afterThat'),
  ofLesson: talkPhrases('ofLesson'),
  lessonsAlone: talkPhrases('lessonsAlone'),
  lessonsNow: talkPhrases('lessonsNow'),
  lessonsChanged: talkPhrases('lessonsChanged'),
  ofSameUnit: talkPhrases('ofSameUnit'),
  likeThis: talkPhrases('likeThis'),
  roomOrRooms: talkLine('roomOrRooms'),
  lessonKinds: talkLine('lessonKinds'),
  examKinds: talkLine('examKinds'),
};

/** The day that a short word means where it takes the place of another day: "to" is Thursday in Finnish. */
export const shortDay = (word: string): string | undefined =>
  LANGUAGES.map((language) => new Map(Object.entries(ALL[language].talk.days)).get(word)).find(
    (day) => day !== undefined,
  );

/** How a message takes what was offered; `hears`: it may say no more than that it was read. */
export const REPLIES = ['refuses', 'agrees', 'hears'] as const;
const repliesOf = onceFor((all: typeof ALL) =>
  LANGUAGES.map((language) => ({
    language,
    matchers: REPLIES.map((name) => phrasesOf([...all[language].talk[name]])),
  })),
);

/** Longer messages say more than yes or no. */
export const MOST_IN_REPLY = 8;

/** The languages in which lower-case words say no more than yes, no or that the answer was read. */
export const languagesOfReply = (words: readonly string[]): readonly Language[] =>
  words.length > MOST_IN_REPLY
    ? []
    : repliesOf(ALL)
        .filter(({ matchers }) => matchers.some(({ is }) => is(words.join(' '))))
        .map(({ language }) => language);

const { each, two, three, four, five } = vocabulary.picks;
const SERIES: ReadonlyMap<string, string> = new Map(
  [each, two, three, four, five].flatMap(({ words }, at) =>
    words.map((word) => [folded(word), String(at + 1)] as const),
  ),
);

/** The digit of a folded word that numbers a course of a series: "two", "II", "kakkonen", "tvåan". */
export const seriesNumber = (word: string): string | undefined => SERIES.get(word);

/** What a question about a course asks, and whether its words ask anything else. */
export const topics = createTopics(
  Object.fromEntries(LANGUAGES.map((language) => [language, ALL[language].topics])) as Record<
    Language,
    TopicWords
  >,
  [
    ...ALL_WORDS.flatMap(({ grammar, ordinary, subject }) => [...grammar, ...ordinary, ...subject]),
    // "Noon" is no slip of "room".
    ...conceptsOf(Object.values(vocabulary)).flatMap(({ words }) => words),
  ],
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
