/**
 * What a question is like. A linear classifier (softmax regression, learned by stochastic gradient descent) over the words, the
 * pairs of words, the parts of words and what words mean learns at the start from examples of each thing that can be asked for. So a
 * wording that is new is understood by what it has in common with them, also with another ending, a slip or in another language.
 */

import { mapInTurns } from '../turns.ts';

/** A text that stands for what it asks for. */
export interface Example<Label extends string> {
  readonly label: Label;
  readonly text: string;
}

/** How likely a question asks for what the examples of one label ask for. */
export interface Likeness<Label extends string> {
  readonly label: Label;
  /** 0–1; those of all labels make one. Of what is thought to be so likely about as many are right. */
  readonly share: number;
}

/** What was learned. */
export interface Classifier<Label extends string> {
  /** The labels, the likeliest first. Its time is linear in the text. */
  readonly of: (text: string) => readonly Likeness<Label>[];
  /** Whether a word speaks for a label: more than for others on average. A word that no example has speaks for none. */
  readonly speaksFor: (word: string, label: Label) => boolean;
}

/** Features are told by a hash of so many bits: of some fifty thousand few share one. */
const BITS = 16;
/** The letters of a part of a word: parts tell endings and slips apart from other words. */
const PART = 4;
/** Of a longer text the first words count. */
const MOST_WORDS = 60;
const LONGEST_WORD = 40;

/** How often all examples are learned from, and by how much each time. */
const RATES = [8, 4];
/** So often they are learned anew, in other orders; the mean depends less on the order, and is right more often. */
const TIMES = 5;
/** So much of an example is left out each time, by lot: what is learned then hangs on no single word (dropout). */
const LEFT_OUT = 0.3;
/** What is wrong by less is left as it is. */
const RIGHT_ENOUGH = 0.02;
/** The most that is kept of a weight, as a whole number: a byte for each is enough. */
const MOST_KEPT = 127;

/** What a word means, by names that all languages share. */
export type Meanings = (word: string) => Iterable<string>;

/** What a text has: the hashes of its words, its pairs of words, the parts of its words and what they mean. */
function featuresOf(text: string, meanings: Meanings): Uint32Array {
  const features = new Set<number>();
  const words = partsOfExample(text);
  if (words.length === 0) return new Uint32Array();
  let before = hashOf('', OF_WORDS);
  for (const word of [...words, '']) {
    features.add(folded(hashOf(word, before)));
    if (word === '') continue;
    before = hashOf(' ', hashOf(word, OF_WORDS));
    addWord(word, meanings, features);
  }
  return Uint32Array.from(features);
}

/** The words of a text in lower case, and the signs that stand for things in examples. */
const partsOfExample = (text: string): string[] =>
  (text.toLowerCase().match(/\{\w*\}|[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));

/** A word, its parts and its meanings. */
function addWord(word: string, meanings: Meanings, features: Set<number>): void {
  features.add(folded(hashOf(word, OF_WORDS)));
  addParts(word, features);
  for (const one of meanings(word)) features.add(folded(hashOf(one, OF_MEANINGS)));
}

/** The parts of a word, with its beginning and its end; of a sign there are none. */
function addParts(word: string, features: Set<number>): void {
  if (word.startsWith('{')) return;
  const whole = `^${word}$`;
  for (let from = 0; from + PART <= whole.length; from += 1)
    features.add(folded(hashOf(whole, OF_PARTS, from, from + PART)));
}

/** Where hashes of words begin, of their parts and of their meanings: one is never the other. */
const OF_WORDS = 0x811c9dc5;
const OF_PARTS = 0x01234567;
const OF_MEANINGS = 0x02468ace;

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv) of a piece of a text. */
function hashOf(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const folded = (hash: number): number => ((hash >>> BITS) ^ hash) & ((1 << BITS) - 1);

/** An example as it is learned from. */
interface Lesson {
  readonly features: Uint32Array;
  /** Of its label. */
  readonly at: number;
}

/** Learns from examples, in turns. Their order changes nothing. */
export async function createClassifier<Label extends string>(
  examples: readonly Example<Label>[],
  meanings: Meanings = () => [],
): Promise<Classifier<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const ordered = examples.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const lessons = await mapInTurns(
    ordered,
    ({ text, label }): Lesson => ({
      ...{ features: featuresOf(text, meanings), at: labels.indexOf(label) },
    }),
  );
  const worth = worthOf(lessons);
  const mean = new Float32Array(labels.length << BITS);
  const weights = new Float32Array(mean.length);
  const scores = new Float32Array(labels.length);
  for (let time = 0; time < TIMES; time += 1) {
    weights.fill(0);
    for (const [round, rate] of RATES.entries()) {
      const random = randomFrom(time * RATES.length + round);
      await mapInTurns(shuffled(lessons, random), (lesson) =>
        learn(thinned(lesson, random), weights, worth, scores, rate),
      );
    }
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] as number) + (weights[at] as number) / TIMES;
  }
  const kept = keptOf(mean);
  return {
    of: (text) => {
      const own = new Float32Array(labels.length);
      addScores(featuresOf(text, meanings), kept.weights, worth, own, kept.unit);
      toShares(own);
      return labels
        .map((label, at) => ({ label, share: own[at] ?? 0 }))
        .sort((one, other) => other.share - one.share);
    },
    speaksFor: (word, label) => {
      const own = new Float32Array(labels.length);
      const features = new Set<number>();
      addWord(word.toLowerCase(), meanings, features);
      addScores(Uint32Array.from(features), kept.weights, worth, own, kept.unit);
      return (own[labels.indexOf(label)] ?? 0) > SPEAKS;
    },
  };
}

/** A word whose weight is less speaks for nothing. */
const SPEAKS = 1;

/** What a feature is worth: the more, the fewer examples have it. One that none has is worth nothing. */
function worthOf(lessons: readonly Lesson[]): Float32Array {
  const counts = new Float32Array(1 << BITS);
  for (const { features } of lessons) for (const one of features) counts[one] = (counts[one] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + lessons.length / count)));
}

/** Numbers of 0 to 1 by lot, the same each time: what was learned does not change by chance. */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    // A linear congruential generator, as of C's `rand`; its high bits are the random ones.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffled(lessons: readonly Lesson[], random: () => number): Lesson[] {
  const order = [...lessons];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Lesson, order[at] as Lesson];
  }
  return order;
}

/** A lesson without some of its features. */
const thinned = ({ features, at }: Lesson, random: () => number): Lesson => ({
  features: features.filter(() => random() >= LEFT_OUT),
  at,
});

/** The length of a text's vector, so that long texts count as much as short ones. */
function lengthOf(features: Uint32Array, worth: Float32Array): number {
  let sum = 0;
  for (const one of features) sum += (worth[one] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}

/** Adds to the score of each label what features speak for it. @param unit of the weights */
function addScores(
  features: Uint32Array,
  weights: Float32Array | Int8Array,
  worth: Float32Array,
  scores: Float32Array,
  unit = 1,
): void {
  const count = scores.length;
  const scale = unit / lengthOf(features, worth);
  for (const one of features) {
    const own = (worth[one] as number) * scale;
    if (own === 0) continue;
    const from = one * count;
    for (let at = 0; at < count; at += 1)
      scores[at] = (scores[at] as number) + (weights[from + at] as number) * own;
  }
}

/** Makes shares of scores: the softmax. */
function toShares(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] as number) - most);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
}

/** Moves the weights of an example's features to where it is thought to be what it is: a step along the gradient. */
function learn(
  { features, at: right }: Lesson,
  weights: Float32Array,
  worth: Float32Array,
  shares: Float32Array,
  rate: number,
): void {
  const count = shares.length;
  shares.fill(0);
  addScores(features, weights, worth, shares);
  toShares(shares);
  const step = rate / lengthOf(features, worth);
  const moved: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const wrong = (at === right ? 1 : 0) - (shares[at] as number);
    shares[at] = wrong * step;
    if (Math.abs(wrong) >= RIGHT_ENOUGH) moved.push(at);
  }
  for (const one of features) {
    const own = worth[one] as number;
    for (const at of moved)
      weights[one * count + at] = (weights[one * count + at] as number) + own * (shares[at] as number);
  }
}

/** Weights as bytes, a quarter of their size. */
function keptOf(weights: Float32Array): { readonly weights: Int8Array; readonly unit: number } {
  let most = 0;
  for (const one of weights) if (Math.abs(one) > most) most = Math.abs(one);
  const unit = most / MOST_KEPT || 1;
  const kept = new Int8Array(weights.length);
  for (let at = 0; at < kept.length; at += 1) kept[at] = Math.round((weights[at] as number) / unit);
  return { weights: kept, unit };
}
