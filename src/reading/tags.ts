/**
 * What the words of a question mean. Each word is looked up once, in the concepts of all languages, and has a worth: how much
 * of the question it carries.
 */
import { conceptsOfWord, topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { SUBJECT } from '../i18n/topics.ts';
import { rememberedFor } from '../primitives.ts';

/** A concept of the vocabulary (`week.next`), a fact that is asked (`topic.exam`) or what was found (`slot.code`). */
export type Tag = string;

/** A word of a question. */
export interface TaggedWord {
  readonly word: string;
  readonly tags: readonly Tag[];
  /** 1, or less for words that stand in questions of any kind. */
  readonly worth: number;
}

/** What a word is worth that stands in questions of any kind. */
export const PLAIN = 0.1;

/** People use the same few thousand words. */
const REMEMBERED = 5_000;

const tagsOf = rememberedFor(REMEMBERED, ([word = '']: readonly string[]): readonly Tag[] => [
  ...conceptsOfWord(word),
  ...(topics.languageAsked([word]) === undefined ? [] : ['slot.language']),
]);

/** What two words mean together and neither of them alone. */
function tagsOfTwo([word = '', next = '']: readonly string[]): readonly Tag[] {
  const alone = [conceptsOfWord(word), conceptsOfWord(next)];
  return [...conceptsOfWord(`${word} ${next}`)].filter((tag) => !alone.some((tags) => tags.has(tag)));
}

/** What a plain word is worth that stands for one concept alone. */
const OF_ONE = 0.3;

function worthOf(word: string): number {
  if (!isPlain(word)) return 1;
  return conceptsOfWord(word).size === 1 ? OF_ONE : PLAIN;
}

const isPlain = (word: string): boolean => topics.isPlain(word) || isCommonWord(word);

/** Phrases with which a text begins, by their names. */
const PHRASES = Object.entries(vocabulary).flatMap(([group, named]) =>
  Object.entries(named).flatMap(([name, one]) =>
    'startOf' in one ? [{ tag: `${group}.${name}`, ...one }] : [],
  ),
);
/** Behind more words no phrase begins. */
const LATEST_START = 3;

/** The phrases that begin with one of the first words, by the places of the words that they cover. */
function phrasesIn(words: readonly string[]): ReadonlyMap<number, Tag[]> {
  const found = new Map<number, Tag[]>();
  for (let from = 0; from <= LATEST_START && from < words.length; from += 1) {
    const text = words.slice(from).join(' ');
    for (const { tag, startOf } of PHRASES) {
      const length = startOf(text)?.split(' ').length ?? 0;
      for (let at = from; at < from + length; at += 1) found.set(at, [...(found.get(at) ?? []), tag]);
    }
  }
  return found;
}

/** What was found in a question, by a word and its place. */
export type Slots = (word: string, at: number) => Tag | undefined;

/** Tags the lower-case words of a question. Its time is linear in their number. */
export function tagged(words: readonly string[], slotOf: Slots): TaggedWord[] {
  const slots = words.map(slotOf);
  const asked = topics.asked(words.map((word, at) => (slots[at] === undefined ? word : SUBJECT)));
  const begun = phrasesIn(words);
  return words.map((word, at) => {
    const slot = slots[at];
    if (slot !== undefined) return { word, tags: [slot], worth: 1 };
    const topic = asked?.at.includes(at) ? [`topic.${asked.id}`] : [];
    const tags = [...tagsOf([word]), ...pairTags(words, at), ...(begun.get(at) ?? []), ...topic];
    return { word, tags, worth: Math.max(worthOf(word), topic.length * OF_ONE) };
  });
}

/** What a word means together with the one before it, and with the one behind it. */
const pairTags = (words: readonly string[], at: number): Tag[] =>
  [words.slice(at - 1, at + 1), words.slice(at, at + 2)].flatMap((pair) =>
    pair.length === 2 ? tagsOfTwo(pair) : [],
  );
