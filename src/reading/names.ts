/**
 * Which words of a text name what it asks about, or seeks: a linear chain of two tags whose weights an averaged structured perceptron
 * finds (Collins 2002, https://aclanthology.org/W02-1001). What stands around a word tells as much as the word, so that a name of which
 * no example has a word is found as well.
 */

import { type MarkedText, unmarked } from '../i18n/examples.ts';
import { mapInTurns } from '../turns.ts';
import { foldedHash, hashOf, type Meanings } from './classifier.ts';
import { drawn, keptOf, shuffled } from './learning.ts';

/** A word as it was typed, a sign that stands for something that was found (`{}`), or a mark. */
export interface TextPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words, signs and marks of a text. Its time is linear in the text. */
export const partsOfText = (text: string): TextPart[] =>
  Array.from(text.matchAll(PART), ({ 0: part, index }) => ({
    ...{ text: part, from: index, to: index + part.length },
  }));

const PART = /\{\w*\}|[\p{L}\p{M}\p{N}]+(?:[-'’.+#&][\p{L}\p{M}\p{N}]+)*[+#]{0,2}|[?.!,:;]/gu;
/** What may be of a name: words. */
const WORD = /^[^{?.!,:;]/u;

/** What is known of words beside their letters. */
export interface OfWords {
  readonly meanings: Meanings;
  /** In questions for how many things a lower-case word is used. */
  readonly uses: (word: string) => number;
}

/** What was learned of names. */
export interface LearnedNames {
  readonly weights: Int8Array;
  readonly unit: number;
  /** What it is worth that a word is of no name, or of one, behind one that is of none, or of one. */
  readonly steps: readonly number[];
}

const BITS = 19;
const STEPS = 4;
/** How often all examples are learned from. */
const ROUNDS = 8;
/** What it costs to take a word for a name, and to miss one of a name, while it learns: to miss is worse. */
const COST = { taken: 1, missed: 6 };
/** So many words are looked at as if their letters were not known: what stands around them must tell. */
const UNSEEN = { ofName: 0.25, other: 0.05 };
const STEP = 0.15;
/** Of a longer text the first parts count. */
const MOST_PARTS = 80;

interface Lesson {
  readonly isOfName: readonly boolean[];
  readonly lot: number;
  readonly text: Text;
  /** What is known of the parts where the letters of all are known. */
  readonly known: readonly Features[];
}

function lessonOf(marked: MarkedText, ofWords: OfWords): Lesson {
  const typed = unmarked(marked);
  const spans: (readonly [number, number])[] = [];
  let [at, from] = [0, 0];
  for (const sign of marked) {
    if (sign === '[') from = at;
    else if (sign === ']') spans.push([from, at]);
    else at += sign.length;
  }
  const parts = partsOfText(typed).slice(0, MOST_PARTS);
  const text = textOf(
    parts.map((one) => one.text),
    ofWords,
  );
  return {
    ...{ text, known: featuresOf(text) },
    isOfName: parts.map((one) => WORD.test(one.text) && spans.some(([a, b]) => one.from < b && one.to > a)),
    lot: hashOf(typed, SEED),
  };
}

/** Learns from texts in which names are marked, in turns. Their order changes nothing. */
export async function learnNames(examples: readonly MarkedText[], ofWords: OfWords): Promise<LearnedNames> {
  const read = await mapInTurns(examples, (one) => lessonOf(one, ofWords));
  const lessons = read.filter(({ isOfName }) => isOfName.length > 0);
  const weights = new Float32Array(1 << BITS);
  const mean = new Float32Array(1 << BITS);
  const steps = new Float32Array(STEPS);
  const meanSteps = new Float32Array(STEPS);
  let nth = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await mapInTurns(shuffled(lessons, round), (lesson) => {
      // The mean of all weights on the way is right more often than the last.
      const left = 1 - nth / (lessons.length * ROUNDS);
      nth += 1;
      learn(lesson, round, { weights, mean, steps, meanSteps, left });
    });
  }
  return { ...keptOf(mean), steps: [...meanSteps] };
}

/** Weights on the way, and the sum that their mean is made of. */
interface Learning {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  readonly steps: Float32Array;
  readonly meanSteps: Float32Array;
  /** What is left of the way, 0–1. */
  readonly left: number;
}

function learn({ text, isOfName, lot, known }: Lesson, round: number, learning: Learning): void {
  const { weights, mean, steps, meanSteps, left } = learning;
  const isUnseen = (at: number): boolean =>
    drawn(lot + at * 31, round + ROUNDS) < (isOfName[at] ? UNSEEN.ofName : UNSEEN.other);
  const features = featuresOf(text, isUnseen, known);
  const thought = likeliest(features, weights, steps, isOfName);
  const move = (some: Float32Array, sum: Float32Array, at: number, by: number): void => {
    some[at] = (some[at] ?? 0) + by;
    sum[at] = (sum[at] ?? 0) + by * left;
  };
  const moveAll = (some: readonly number[], isRight: boolean): void => {
    const by = (isRight ? 1 : -1) / Math.sqrt(some.length);
    for (const one of some) move(weights, mean, one, by);
  };
  for (const [at, { own = [], within }] of features.entries()) {
    if (thought[at] !== isOfName[at]) moveAll(own, isOfName[at] === true);
    const isWithin = goesOn(isOfName, at);
    if (goesOn(thought, at) !== isWithin) moveAll(within, isWithin);
  }
  for (const at of isOfName.keys()) {
    const [right, wrong] = [stepTo(isOfName, at), stepTo(thought, at)];
    if (at === 0 || right === wrong) continue;
    move(steps, meanSteps, right, STEP);
    move(steps, meanSteps, wrong, -STEP);
  }
}

/** Whether a part is of the same name as the one before it. */
const goesOn = (tags: readonly boolean[], at: number): boolean => tags[at - 1] === true && tags[at] === true;

const stepTo = (tags: readonly boolean[], at: number): number => (tags[at - 1] ? 2 : 0) + (tags[at] ? 1 : 0);

/** Tells of each part of a text whether it is of a name. */
export type NameTagger = (parts: readonly string[]) => readonly boolean[];

/** @param ofWords the same as when it was learned */
export const nameTaggerOf =
  ({ weights, unit, steps }: LearnedNames, ofWords: OfWords): NameTagger =>
  (parts) => {
    const text = textOf(parts.slice(0, MOST_PARTS), ofWords);
    const tags = likeliest(featuresOf(text), weights, steps, undefined, unit);
    return parts.map((_, at) => tags[at] ?? false);
  };

/** The likeliest row of tags (Viterbi's algorithm). @param right while it learns: what is right is made to look worse */
function likeliest(
  features: readonly Features[],
  weights: Float32Array | Int8Array,
  steps: Float32Array | readonly number[],
  right?: readonly boolean[],
  unit = 1,
): boolean[] {
  const [toNone = 0, toName = 0, fromName = 0, goesOn = 0] = steps;
  const cameFromName: (readonly [boolean, boolean])[] = [];
  const worthOf = (some: readonly number[]): number =>
    some.reduce((sum, one) => sum + (weights[one] ?? 0), 0) * unit;
  let [none, name] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, { own, within }] of features.entries()) {
    const ways = [none + toNone, name + fromName, none + toName, name + goesOn + worthOf(within)] as const;
    cameFromName.push([ways[1] > ways[0], ways[3] > ways[2]]);
    none = Math.max(ways[0], ways[1]) + (right?.[at] === true ? COST.missed : 0);
    const score = own ? worthOf(own) : Number.NEGATIVE_INFINITY;
    name = Math.max(ways[2], ways[3]) + score + (right?.[at] === false ? COST.taken : 0);
  }
  let isOfName = name > none;
  const tags: boolean[] = [];
  for (let at = features.length - 1; at >= 0; at -= 1) {
    tags[at] = isOfName;
    isOfName = cameFromName[at]?.[isOfName ? 1 : 0] ?? false;
  }
  return tags;
}

/** What is known of a part. */
interface Features {
  /** Undefined: it is of no name. */
  readonly own: readonly number[] | undefined;
  /** Of it and the part before it, if both are of one name. */
  readonly within: readonly number[];
}
const OF_NO_NAME: Features = { own: undefined, within: [] };

/** @param known what is known of each where the letters of all are known */
function featuresOf(
  text: Text,
  isUnseen: (at: number) => boolean = () => false,
  known: readonly Features[] = [],
): Features[] {
  const unseen = text.parts.map((_, at) => isUnseen(at));
  const seen: Text = { ...text, kinds: text.kinds.map((kind, at) => (unseen[at] ? UNUSED : kind)) };
  return text.parts.map((part, at) => {
    const same = [at - 1, at, at + 1].some((one) => unseen[one]) ? undefined : known[at];
    if (same) return same;
    if (!WORD.test(part)) return OF_NO_NAME;
    const letters = unseen[at] ? [] : own(part, text.meanings);
    return {
      own: numbersOf([...around(seen, at), ...near(seen, at), ...letters]),
      within: numbersOf(together(seen, at, unseen[at] === true)),
    };
  });
}

/** The parts of a text, as they were typed and in lower case, and what kind of word each is. */
interface Text {
  readonly typed: readonly string[];
  readonly parts: readonly string[];
  readonly kinds: readonly string[];
  readonly meanings: Meanings;
}

function textOf(typed: readonly string[], { meanings, uses }: OfWords): Text {
  const parts = typed.map((one) => one.toLowerCase());
  return { typed, parts, kinds: parts.map((one) => kindOf(one, uses)), meanings };
}

const numbersOf = (all: readonly Feature[]): number[] => [
  ...new Set(all.map(([what, value]) => foldedHash(hashOf(value, hashOf(what, SEED)), BITS))),
];

type Feature = readonly [what: string, value: string];

const valueAt = (all: readonly string[], at: number): string => all[at] ?? (at < 0 ? '^' : '$');

/** The words right before and behind, and their kinds. */
function around({ typed, parts, kinds }: Text, at: number): Feature[] {
  const [kind, before, behind] = [valueAt(kinds, at), valueAt(parts, at - 1), valueAt(parts, at + 1)];
  const [kindBefore, kindBehind] = [valueAt(kinds, at - 1), valueAt(kinds, at + 1)];
  const [second, last] = [valueAt(parts, at - 2), valueAt(parts, at + 2)];
  return [
    ['kind', kind],
    ['kinds', `${kindBefore} ${kind} ${kindBehind}`],
    ['kind-before', `${kindBefore} ${kind}`],
    ['kind-behind', `${kind} ${kindBehind}`],
    ['before', before],
    ['behind', behind],
    ['before-kind', `${before} ${kind}`],
    ['behind-kind', `${behind} ${kind}`],
    ['around', `${before} ${behind}`],
    ['two-before', `${second} ${before}`],
    ['two-behind', `${behind} ${last}`],
    ['second-before', `${second} ${kind}`],
    ['second-behind', `${last} ${kind}`],
    ['place', `${Math.min(parts.length, LONG)} ${at === 0} ${at === parts.length - 1} ${kind}`],
    ['case', caseOf(typed[at] ?? '', at)],
  ];
}

/** The words that stand near, and what those beside it mean. */
const near = ({ parts, meanings }: Text, at: number): Feature[] => [
  ...parts.slice(Math.max(0, at - NEAR), at).map((one) => ['near-before', one] as const),
  ...parts.slice(at + 1, at + 1 + NEAR).map((one) => ['near-behind', one] as const),
  ...Array.from(meanings(valueAt(parts, at - 1)), (one) => ['meaning-before', one] as const),
  ...Array.from(meanings(valueAt(parts, at + 1)), (one) => ['meaning-behind', one] as const),
  ...ENDS.map((length) => ['end', endOf(valueAt(parts, at), length)] as const),
];

/** A part and the one before it. */
function together({ typed, parts, kinds }: Text, at: number, isHidden: boolean): Feature[] {
  const [kind, before, word] = [valueAt(kinds, at), valueAt(parts, at - 1), valueAt(parts, at)];
  const [endBefore, end] = [endOf(before), endOf(word)];
  return [
    ['within-kinds', `${valueAt(kinds, at - 1)} ${kind} ${valueAt(kinds, at + 1)}`],
    ['within-kind', kind],
    ['within-before', before],
    ['within-before-kind', `${before} ${kind}`],
    ['within-behind', valueAt(parts, at + 1)],
    ['within-case', `${caseOf(typed[at - 1] ?? '', at - 1)} ${caseOf(typed[at] ?? '', at)}`],
    ['within-end-before', endBefore],
    ['within-ends', `${endBefore} ${end}`],
    ...(isHidden
      ? []
      : [
          ['within-word', word] as const,
          ['within-end', end] as const,
          ['within-two', `${before} ${word}`] as const,
        ]),
  ];
}

/** The word, its meanings and its parts. */
function own(part: string, meanings: Meanings): Feature[] {
  const whole = `^${part}$`;
  const count = Math.max(0, whole.length - LETTERS + 1);
  return [
    ['word', part],
    ...Array.from(meanings(part), (one) => ['meaning', one] as const),
    ...Array.from({ length: count }, (_, from) => ['letters', whole.slice(from, from + LETTERS)] as const),
  ];
}

const SEED = 0x811c9dc5;
const NEAR = 8;
const ENDS = [3, 4];
const endOf = (part: string, length = 3): string => `${part}$`.slice(-length);
const LONG = 6;
const LETTERS = 4;
/** A word that is used in no question. */
const UNUSED = '0';
/** Words used in questions for so many things are alike. */
const KINDS = [0, 1, 3, 6, 12] as const;

const kindOf = (part: string, uses: OfWords['uses']): string => {
  if (!/^\p{L}/u.test(part)) return /^\p{N}/u.test(part) ? '#' : part;
  const used = uses(part);
  return String(KINDS.findLast((least) => used >= least) ?? UNUSED);
};

const caseOf = (typed: string, at: number): string => {
  if (/^\p{Lu}{2,}$/u.test(typed)) return 'all';
  return at > 0 && /^\p{Lu}/u.test(typed) ? 'first' : 'none';
};
