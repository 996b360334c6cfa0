/**
 * What a question is like. It is compared with examples of each thing that can be asked for, by the words, the pairs of
 * words and the parts of words that both have (tf–idf and cosine, the nearest neighbours vote). So a wording that is new is
 * understood by one that is near it, also with another ending or a slip, and can be told by its example.
 */

import { mapInTurns } from '../turns.ts';

/** A text that stands for what it asks for. */
export interface Example<Label extends string> {
  readonly label: Label;
  readonly text: string;
}

/** How much a question is like the examples of one label. */
export interface Likeness<Label extends string> {
  readonly label: Label;
  /** Of the votes of the nearest examples, 0–1. */
  readonly share: number;
  /** Its examples among the nearest, the nearest first. */
  readonly examples: readonly string[];
  /** How near the nearest is: 0 has nothing in common, 1 is the same. */
  readonly nearness: number;
}

/** The labels that a text is like, the likeliest first. Its time is linear in the text. */
export type FindLike<Label extends string> = (text: string) => readonly Likeness<Label>[];

/** Features are told by a hash of so many bits: of some hundred thousand few share one. */
const BITS = 18;
/** The examples that vote. */
const NEAREST = 12;
/** A vote counts by this power of its nearness: one that is near outweighs several that are not. */
const POWER = 3;
/** The letters of a part of a word: parts tell endings and slips apart from other words. */
const PART = 4;
/** Of a longer text the first words count. */
const MOST_WORDS = 60;
const LONGEST_WORD = 40;

/** What a text has: the hashes of its words, its pairs of words and the parts of its words. */
function featuresOf(text: string): Uint32Array {
  const words = partsOfExample(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  const features = new Set<number>();
  let before = hashOf('', OF_WORDS);
  for (const word of [...words, '']) {
    const own = hashOf(word, OF_WORDS);
    features.add(folded(own));
    features.add(folded(hashOf(word, before)));
    before = hashOf(' ', own);
    if (!word.startsWith('{')) addParts(`^${word}$`, features);
  }
  return Uint32Array.from(features);
}

/** The words of a text in lower case, and the signs that stand for things in examples. */
export const partsOfExample = (text: string): string[] =>
  text.toLowerCase().match(/\{\w*\}|[\p{L}\p{M}\p{N}]+/gu) ?? [];

function addParts(word: string, features: Set<number>): void {
  for (let from = 0; from + PART <= word.length; from += 1)
    features.add(folded(hashOf(word, OF_PARTS, from, from + PART)));
}

/** Where hashes of words begin, and of their parts: one is never the other. */
const OF_WORDS = 0x811c9dc5;
const OF_PARTS = 0x01234567;

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv) of a piece of a text. */
function hashOf(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const folded = (hash: number): number => ((hash >>> BITS) ^ hash) & ((1 << BITS) - 1);

/** How much a feature tells: the fewer examples have it, the more. */
type Weigh = (feature: number) => number;

/** Examples by their features: those with one stand in one row, from `starts[feature]`, with what it weighs in each. */
interface Rows {
  readonly starts: Uint32Array;
  readonly having: Uint16Array;
  readonly weights: Float32Array;
}

/** Makes the index of examples, some hundred bytes for each, in turns. */
export async function createLikeness<Label extends string>(
  examples: readonly Example<Label>[],
): Promise<FindLike<Label>> {
  const features = await mapInTurns(examples, ({ text }) => featuresOf(text));
  const counts = new Uint16Array(1 << BITS);
  for (const own of features) for (const one of own) counts[one] = (counts[one] ?? 0) + 1;
  const weigh: Weigh = (feature) => {
    const count = counts[feature] ?? 0;
    return count === 0 ? 0 : Math.log(examples.length / count);
  };
  const rows = await rowsOf(features, counts, weigh);
  return (text) => voted(examples, nearnessTo(featuresOf(text), examples.length, rows, weigh));
}

/** Of a text's vector of weights. */
const lengthOf = (features: Uint32Array, weigh: Weigh): number =>
  Math.sqrt(features.reduce((sum, feature) => sum + weigh(feature) ** 2, 0)) || 1;

async function rowsOf(features: readonly Uint32Array[], counts: Uint16Array, weigh: Weigh): Promise<Rows> {
  const starts = new Uint32Array(counts.length + 1);
  for (let feature = 0; feature < counts.length; feature += 1)
    starts[feature + 1] = (starts[feature] ?? 0) + (counts[feature] ?? 0);
  const ends = starts.slice();
  const having = new Uint16Array(starts.at(-1) ?? 0);
  const weights = new Float32Array(having.length);
  await mapInTurns(features.entries(), ([at, own]) => {
    const length = lengthOf(own, weigh);
    for (const feature of own) {
      const place = ends[feature] ?? 0;
      having[place] = at;
      weights[place] = weigh(feature) / length;
      ends[feature] = place + 1;
    }
  });
  return { starts, having, weights };
}

/** How near each example is to the features of a text. */
function nearnessTo(
  own: Uint32Array,
  count: number,
  { starts, having, weights }: Rows,
  weigh: Weigh,
): Float32Array {
  const length = lengthOf(own, weigh);
  const nearness = new Float32Array(count);
  for (const feature of own) {
    const weight = weigh(feature) / length;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const example = having[at] ?? 0;
      nearness[example] = (nearness[example] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
  return nearness;
}

/** What the nearest examples vote for. */
function voted<Label extends string>(
  examples: readonly Example<Label>[],
  nearness: Float32Array,
): Likeness<Label>[] {
  const near: { readonly example: Example<Label>; readonly nearness: number }[] = [];
  let least = 0;
  for (let at = 0; at < nearness.length; at += 1) {
    const own = nearness[at] ?? 0;
    const example = own > least ? examples[at] : undefined;
    if (!example) continue;
    const place = near.findIndex((one) => one.nearness < own);
    near.splice(place < 0 ? near.length : place, 0, { example, nearness: own });
    near.length = Math.min(near.length, NEAREST);
    least = near[NEAREST - 1]?.nearness ?? 0;
  }
  const voteOf = (one: { readonly nearness: number }): number => one.nearness ** POWER;
  const all = near.reduce((sum, one) => sum + voteOf(one), 0);
  return [...Map.groupBy(near, ({ example }) => example.label)]
    .map(([label, own]) => ({
      label,
      share: own.reduce((sum, one) => sum + voteOf(one), 0) / all,
      examples: own.map(({ example }) => example.text),
      nearness: own[0]?.nearness ?? 0,
    }))
    .sort((one, other) => other.share - one.share);
}
