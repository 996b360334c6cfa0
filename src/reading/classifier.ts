/**
 * What a question is like: a linear classifier (softmax regression) over its words, the pairs of words, the parts of words and what
 * words mean, with weights that `learning.ts` finds. So a wording that is new is understood by what it has in common with examples,
 * also with another ending, a slip or in another language.
 */

/** How likely a question asks for what the examples of one label ask for. */
export interface Likeness<Label extends string> {
  readonly label: Label;
  /** 0–1; those of all labels make one. Of what is thought to be so likely about as many are right. */
  readonly share: number;
}

/** Tells what a text is like. */
export interface Classifier<Label extends string> {
  /** The labels, the likeliest first. Its time is linear in the text. */
  readonly of: (text: string) => readonly Likeness<Label>[];
  /** Whether a word speaks for a label: more than for others on average. A word that no example has speaks for none. */
  readonly speaksFor: (word: string, label: Label) => boolean;
}

/** What was learned from examples. */
export interface Learned<Label extends string> {
  readonly labels: readonly Label[];
  /** Of each feature for each label, in `unit`; those of one feature lie side by side. */
  readonly weights: Int8Array;
  readonly unit: number;
  /** What each feature is worth: the more, the fewer examples have it. */
  readonly worth: Float32Array;
}

/** Features are told by a hash of so many bits: of some fifty thousand few share one. */
export const BITS = 16;
/** The letters of a part of a word: parts tell endings and slips apart from other words. */
const PART = 4;
/** Of a longer text the first words count. */
const MOST_WORDS = 60;
const LONGEST_WORD = 40;

/** What a word means, by names that all languages share. */
export type Meanings = (word: string) => Iterable<string>;

/** What a text has: the hashes of its words, its pairs of words, the parts of its words and what they mean. */
export function featuresOf(text: string, meanings: Meanings): Uint32Array {
  const features = new Set<number>();
  const words = partsOfExample(text);
  if (words.length === 0) return new Uint32Array();
  let before = hashOf('', OF_WORDS);
  for (const word of [...words, '']) {
    features.add(foldedHash(hashOf(word, before)));
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
  features.add(foldedHash(hashOf(word, OF_WORDS)));
  addParts(word, features);
  for (const one of meanings(word)) features.add(foldedHash(hashOf(one, OF_MEANINGS)));
}

/** The parts of a word, with its beginning and its end; of a sign there are none. */
function addParts(word: string, features: Set<number>): void {
  if (word.startsWith('{')) return;
  const whole = `^${word}$`;
  for (let from = 0; from + PART <= whole.length; from += 1)
    features.add(foldedHash(hashOf(whole, OF_PARTS, from, from + PART)));
}

/** Where hashes of words begin, of their parts and of their meanings: one is never the other. */
const OF_WORDS = 0x811c9dc5;
const OF_PARTS = 0x01234567;
const OF_MEANINGS = 0x02468ace;

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv) of a piece of a text. */
export function hashOf(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** A hash by fewer of its bits, on which all of them have a hand. */
export const foldedHash = (hash: number, bits = BITS): number => ((hash >>> bits) ^ hash) & ((1 << bits) - 1);

/** A classifier by what was learned. @param meanings the same as when it was learned */
export function classifierOf<Label extends string>(
  { labels, weights, unit, worth }: Learned<Label>,
  meanings: Meanings = () => [],
): Classifier<Label> {
  const scoresOf = (features: Uint32Array): Float32Array => {
    const scores = new Float32Array(labels.length);
    addScores(features, weights, worth, scores, unit);
    return scores;
  };
  return {
    of: (text) => {
      const own = scoresOf(featuresOf(text, meanings));
      toShares(own);
      return labels
        .map((label, at) => ({ label, share: own[at] ?? 0 }))
        .sort((one, other) => other.share - one.share);
    },
    speaksFor: (word, label) => {
      const features = new Set<number>();
      addWord(word.toLowerCase(), meanings, features);
      return (scoresOf(Uint32Array.from(features))[labels.indexOf(label)] ?? 0) > SPEAKS;
    },
  };
}

/** A word whose weight is less speaks for nothing. */
const SPEAKS = 1;

/** The length of a text's vector, so that long texts count as much as short ones. */
export function normOf(features: Uint32Array, worth: Float32Array): number {
  let sum = 0;
  for (const one of features) sum += (worth[one] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}

/** Adds to the score of each label what features speak for it. @param unit of the weights */
export function addScores(
  features: Uint32Array,
  weights: Float32Array | Int8Array,
  worth: Float32Array,
  scores: Float32Array,
  unit = 1,
): void {
  const count = scores.length;
  const scale = unit / normOf(features, worth);
  for (const one of features) {
    const own = (worth[one] as number) * scale;
    if (own === 0) continue;
    const from = one * count;
    for (let at = 0; at < count; at += 1)
      scores[at] = (scores[at] as number) + (weights[from + at] as number) * own;
  }
}

/** Makes shares of scores: the softmax. */
export function toShares(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] as number) - most);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
}
