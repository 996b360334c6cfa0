/**
 * What can be asked for in words: a table, in any order. Each intent hears some concepts; it is the likelier, the more of a
 * question these cover and the less they leave. The likeliest that reads the question as a request is meant.
 */
import type { Tag, TaggedWord } from './tags.ts';

/** One thing that can be asked for. */
export interface Intent<Read> {
  /** Unique: `week.ahead`. */
  readonly id: string;
  /** The concepts that it hears, or whole groups of them, between spaces: `week times course.when`. */
  readonly hears: string;
  readonly claim: Claim;
  /**
   * What tells what it is about: the question (left out), a name, as which words that it does not hear may stand, or what was
   * spoken of before.
   */
  readonly subject?: 'name' | 'spoken-of';
  /** It goes on from what was asked last, so that it comes first where that is corrected. */
  readonly goesOn?: true;
  /** Reads the question. It may find that it is none of this intent. */
  readonly read: Read;
}

/**
 * Of two intents that a question meets alike the one with more of a claim is asked first: what changes something understands
 * every word, and what is only likely comes last.
 */
const CLAIMS = {
  /** The question is a known sentence as a whole. */
  whole: 0.45,
  /** Something is changed. */
  change: 0.4,
  /** What is asked of one's own. */
  own: 0.3,
  /** What its own words ask for. */
  asked: 0.2,
  list: 0.1,
  card: 0,
  /** Examples that are near a question beside a code. */
  like: -0.4,
  /** What is asked of the course that was spoken of, and names none. */
  about: -0.1,
  /** Words that tell little: they resemble a name, or could mean more than one thing. */
  guess: -0.45,
  /** Examples that have every word which tells what a question is about. */
  covered: -6,
  /** That something is not known. */
  unknown: -8,
  /** Examples that are near a question which nothing else reads. */
  last: -30,
  /** Examples that are so likely that they stand in the place of a guess. */
  sure: -40,
} as const;
type Claim = keyof typeof CLAIMS;

/** What a word costs that an intent does not hear, of its worth. */
const LEFT = 0.5;

/** An intent and how well a question meets it. */
export interface ScoredIntent<Read> {
  readonly intent: Intent<Read>;
  readonly score: number;
  /** The words that it does not hear. */
  readonly left: readonly string[];
}

/** A table of intents. */
export interface Intents<Read> {
  readonly all: readonly Intent<Read>[];
  /** All of them, the likeliest first. */
  readonly of: (words: readonly TaggedWord[]) => ScoredIntent<Read>[];
}

/** Makes a table. The order of its rows changes nothing: of two that are alike the first by id is asked first. */
export function createIntents<Read>(all: readonly Intent<Read>[]): Intents<Read> {
  const rows = all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const hearing = Map.groupBy(
    rows.flatMap((row) => row.hears.split(' ').map((tag) => ({ tag, row }))),
    ({ tag }) => tag,
  );
  const rowsOf = (tag: Tag) => (hearing.get(tag) ?? []).map(({ row }) => row);
  /** The rows that hear a word. */
  const hearersOf = ({ tags }: TaggedWord) =>
    new Set(tags.flatMap((tag) => [...rowsOf(tag), ...rowsOf(groupOf(tag))]));
  return {
    all,
    of: (words) => {
      const hearers = words.map(hearersOf);
      const scoreOf = (intent: Intent<Read>) => {
        const isHeard = (at: number) => hearers[at]?.has(intent) === true;
        const heard = worthOf(words.filter((_, at) => isHeard(at)));
        // What is no word is not left.
        const left = words.filter(({ word }, at) => word !== '' && !isHeard(at));
        const cost = intent.subject === 'name' ? 0 : worthOf(left) * LEFT;
        const score = CLAIMS[intent.claim] + heard - cost;
        return { intent, score, left: left.map(({ word }) => word) };
      };
      return rows.map(scoreOf).sort((one, other) => other.score - one.score);
    },
  };
}

const worthOf = (words: readonly TaggedWord[]): number => words.reduce((sum, { worth }) => sum + worth, 0);

/** The group of a concept: "week" of `week.next`. */
const groupOf = (tag: Tag): string => tag.slice(0, tag.indexOf('.'));
