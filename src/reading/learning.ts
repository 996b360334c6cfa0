/**
 * Learns what questions are like from examples of each thing that can be asked for: softmax regression by stochastic gradient
 * descent. `classifier.ts` uses what is learned.
 */

import { mapInTurns } from '../turns.ts';
import {
  addScores,
  BITS,
  featuresOf,
  hashOf,
  type Learned,
  type Meanings,
  normOf,
  toShares,
} from './classifier.ts';

/** A text that stands for what it asks for. */
export interface Example<Label extends string> {
  readonly label: Label;
  readonly text: string;
}

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

/** An example as it is learned from. */
interface Lesson {
  readonly features: Uint32Array;
  /** Of its label. */
  readonly at: number;
  /** Its own number, by which it draws lots. */
  readonly lot: number;
}

/** Learns from examples, in turns. Their order changes nothing. */
export async function learnFrom<Label extends string>(
  examples: readonly Example<Label>[],
  meanings: Meanings = () => [],
): Promise<Learned<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const lessons = await mapInTurns(
    examples,
    ({ text, label }): Lesson => ({
      ...{ features: featuresOf(text, meanings), at: labels.indexOf(label), lot: hashOf(text, label.length) },
    }),
  );
  const worth = worthOf(lessons);
  const mean = new Float32Array(labels.length << BITS);
  const weights = new Float32Array(mean.length);
  const scores = new Float32Array(labels.length);
  for (let time = 0; time < TIMES; time += 1) {
    weights.fill(0);
    for (const [round, rate] of RATES.entries()) {
      const nth = time * RATES.length + round;
      await mapInTurns(shuffled(lessons, nth), (lesson) =>
        learn(thinned(lesson, nth), weights, worth, scores, rate),
      );
    }
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] as number) + (weights[at] as number) / TIMES;
  }
  return { labels, worth, ...keptOf(mean) };
}

/** What a feature is worth: the more, the fewer examples have it. One that none has is worth nothing. */
function worthOf(lessons: readonly Lesson[]): Float32Array {
  const counts = new Float32Array(1 << BITS);
  for (const { features } of lessons) for (const one of features) counts[one] = (counts[one] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log(1 + lessons.length / count)));
}

/**
 * A number of 0 to 1 by lot, the same each time. Each example draws by itself: one more of them, or a word's new meaning, changes
 * neither the order of the others nor what of them is left out, so that what is learned hardly changes.
 */
export function drawn(lot: number, nth: number): number {
  // Multiplications and shifts spread each bit over all, as hash functions end (fmix32 of MurmurHash3).
  let mixed = lot ^ Math.imul(nth + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x100000000;
}

/** In an order by lot. */
export const shuffled = <L extends Pick<Lesson, 'lot'>>(lessons: readonly L[], nth: number): L[] =>
  lessons
    .map((lesson) => ({ lesson, place: drawn(lesson.lot, nth) }))
    .sort((one, other) => one.place - other.place)
    .map(({ lesson }) => lesson);

/** A lesson without some of its features: each is left out by its own lot. */
const thinned = ({ features, at, lot }: Lesson, nth: number): Lesson => ({
  features: features.filter((one) => drawn(lot ^ Math.imul(one + 1, 0x27d4eb2f), nth) >= LEFT_OUT),
  ...{ at, lot },
});

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
  const step = rate / normOf(features, worth);
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
export function keptOf(weights: Float32Array): { readonly weights: Int8Array; readonly unit: number } {
  let most = 0;
  for (const one of weights) if (Math.abs(one) > most) most = Math.abs(one);
  const unit = most / MOST_KEPT || 1;
  const kept = new Int8Array(weights.length);
  for (let at = 0; at < kept.length; at += 1) kept[at] = Math.round((weights[at] as number) / unit);
  return { weights: kept, unit };
}
