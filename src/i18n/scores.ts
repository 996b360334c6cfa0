/**
 * What words ask for, by what is covered: each phrase of an intent that stands in the words is worth the words that it
 * covers, and the best phrase of an intent counts. So the order of intents, and of their phrases, changes nothing.
 */
import { type PhraseStep, placesFrom, readPhrases } from './patterns.ts';

/** Phrases of an intent, as `patterns.ts` reads them. */
export interface PhrasesOf<Id extends string> {
  readonly id: Id;
  readonly phrases: string;
}

/** How well an intent is met. */
export interface Scored<Id extends string> {
  readonly id: Id;
  readonly score: number;
  /** The phrase that counts, and the places of the words that it covers. */
  readonly phrase: string;
  readonly at: readonly number[];
}

/** What a word is worth that stands in questions of any kind: it tells two phrases apart that cover the same else. */
const PLAIN = 0.1;
/** The part of its worth that a weak word has. */
const WEAK = 0.4;
/** What each word costs that stands between the words of a phrase and is not covered. */
const BETWEEN = 0.01;
/** Longer words are no words: each of their beginnings is looked for. */
const LONGEST = 40;

/**
 * `asking` words begin questions of any kind, `filler` stand in them; `weak` ones ask for something by themselves, and stand in
 * questions for other things, too.
 */
export type WordKind = 'telling' | 'weak' | 'filler' | 'asking';

/** What the longest pattern of a word is worth beside its others: "loppukok*" tells more of a word than "loppu*". */
const LONGEST_PATTERN = 0.02;

/** The numbers of the patterns that one word of a phrase may fit. */
type Patterns = readonly number[];

interface Phrase<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly steps: readonly PhraseStep<Patterns>[];
}

/**
 * Makes a scorer of folded words. Its time is linear in the number of words, for phrases of a few words.
 * @param kindOf a word's kind
 */
export function createScores<Id extends string>(
  intents: readonly PhrasesOf<Id>[],
  kindOf: (word: string) => WordKind,
): (words: readonly string[]) => Scored<Id>[] {
  const ids = new Map<string, number>();
  const idOf = (pattern: string): number => {
    const known = ids.get(pattern) ?? ids.size;
    ids.set(pattern, known);
    return known;
  };
  const phrases = intents.flatMap(({ id, phrases: text }) =>
    readPhrases(text, (patterns): Patterns => patterns.map(idOf)).map((phrase) => ({ id, ...phrase })),
  );
  const find = finderOf(ids);
  const lengths = Array.from(ids.keys(), (pattern) => pattern.replaceAll('*', '').length);
  const letters = (patterns: Iterable<number>): number =>
    Math.max(0, ...Array.from(patterns, (one) => lengths[one] ?? 0));
  const worth = worthOf(phrases, ids.size);
  /** Phrases by the patterns of their narrowest step: where none of these stands, the phrase does not. */
  const byPattern = new Map<number, Phrase<Id>[]>();
  for (const phrase of phrases)
    for (const pattern of narrowest(phrase.steps))
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), phrase]);
  return (words) => {
    const found = words.map(find);
    const perhaps = new Set(found.flatMap((those) => [...those].flatMap((one) => byPattern.get(one) ?? [])));
    if (perhaps.size === 0) return [];
    const said = found.map((those, at) => ({
      those,
      kind: kindOf(words[at] ?? ''),
      longest: letters(those),
    }));
    const stands = (patterns: Patterns, at: number): boolean =>
      patterns.some((one) => found[at]?.has(one) ?? false);
    const valueAt = (place: number, { word = [] }: Partial<PhraseStep<Patterns>> = {}): number => {
      const { those, kind, longest } = said[place] ?? { those: NONE, kind: 'asking', longest: 0 };
      const patterns = word.filter((one) => those.has(one));
      return worth[kind](patterns) + Number(letters(patterns) >= longest) * LONGEST_PATTERN;
    };
    const scoreOf = ({ id, text, steps }: Phrase<Id>, at: readonly number[]): Scored<Id> => {
      const covered = at.reduce((sum, place, nth) => sum + valueAt(place, steps[nth]), 0);
      const between = (at.at(-1) ?? 0) - (at[0] ?? 0) + 1 - at.length;
      return { id, score: covered - between * BETWEEN, phrase: text, at };
    };
    const all = [...perhaps].flatMap((phrase) =>
      words.flatMap((_, from) => {
        const at = placesFrom(from, words.length, phrase.steps, stands);
        return at ? [scoreOf(phrase, at)] : [];
      }),
    );
    return bestOfEach(all).sort((one, other) => other.score - one.score || isFirst(one, other));
  };
}

/** The best phrase of each intent that is met. */
function bestOfEach<Id extends string>(all: readonly Scored<Id>[]): Scored<Id>[] {
  const best = new Map<Id, Scored<Id>>();
  for (const one of all) if (one.score > (best.get(one.id)?.score ?? 0)) best.set(one.id, one);
  return [...best.values()];
}

const NONE: ReadonlySet<number> = new Set();

/** Of two intents that are met alike, what is said first counts; of two that are met by the same word, the first by name. */
const isFirst = (one: Scored<string>, other: Scored<string>): number =>
  (one.at[0] ?? 0) - (other.at[0] ?? 0) || (one.id < other.id ? -1 : 1);

/** Finds the patterns that a word fits: `stem*` any word that begins so, `*end` any that ends so, else the word itself. */
function finderOf(ids: ReadonlyMap<string, number>): (word: string) => ReadonlySet<number> {
  return (word) => {
    const found = new Set<number>();
    const add = (pattern: string): void => {
      const id = ids.get(pattern);
      if (id !== undefined) found.add(id);
    };
    if (word.length > LONGEST) {
      add(word);
      return found;
    }
    for (let at = 1; at <= word.length; at += 1) {
      add(`${word.slice(0, at)}*`);
      add(`*${word.slice(-at)}`);
    }
    add(word);
    return found;
  };
}

/** What a word is worth by the patterns that it fits: a word of many intents tells less. */
function worthOf<Id extends string>(phrases: readonly Phrase<Id>[], count: number) {
  const intents = Array.from({ length: count }, () => new Set<Id>());
  const alone = new Set<number>();
  for (const { id, steps } of phrases)
    for (const { word } of steps)
      for (const one of word) {
        intents[one]?.add(id);
        if (steps.length === 1) alone.add(one);
      }
  const of = (patterns: readonly number[]): number =>
    Math.max(0, ...patterns.map((one) => 1 / Math.sqrt(intents[one]?.size ?? 1)));
  return {
    telling: of,
    weak: (patterns: readonly number[]): number => of(patterns) * WEAK,
    /** What asks for something by itself is no filler there. */
    filler: (patterns: readonly number[]): number =>
      patterns.some((one) => alone.has(one)) ? of(patterns) : PLAIN,
    asking: (): number => PLAIN,
  };
}

/** The fewest patterns of a step: the fewer there are, the less often one of them stands. */
const narrowest = (steps: readonly PhraseStep<Patterns>[]): Patterns =>
  steps.reduce<Patterns>(
    (best, { word }) => (best.length === 0 || word.length < best.length ? word : best),
    [],
  );
