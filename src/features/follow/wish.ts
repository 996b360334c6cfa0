/**
 * Wishes to follow, or to follow no longer, in words. To carry one out changes something, so every word of it
 * must be understood. "Follow A, but not B" and "remind me of A tomorrow" are wishes, but not clear ones;
 * "cancel my enrollment, I can't follow" is none.
 */

import { isYear } from '../../ask/arguments.ts';
import { ALL_WORDS, vocabulary } from '../../i18n/index.ts';

const { follow, course } = vocabulary;
const REWRITES = ALL_WORDS.flatMap(({ rewrites }) => rewrites);

/** What to do with the courses that a question names. */
export interface Wish {
  readonly does: 'follow' | 'unfollow';
  /** It names no course and means all follows. */
  readonly ofAll: boolean;
  /** Every word of it is understood. Only such a wish may be carried out without asking back. */
  readonly isClear: boolean;
  /** What stands behind the verb. */
  readonly rest: readonly string[];
}

/** Reads a wish from the lower-case words of a question; undefined: they begin with none. */
export function wishOf(words: readonly string[]): Wish | undefined {
  const spoken = words.slice(words.findIndex((word) => !follow.courtesy.has(word))).join(' ');
  const unled = withoutPlease(behind(spoken, follow.lead.startOf(spoken)));
  const wish = REWRITES.reduce((text, [from, to]) => text.replace(from, to), unled);
  for (const text of [wish, spoken]) {
    const ending = follow.end.startOf(text);
    if (ending) return endingOf(ending, wordsOf(behind(text, ending)));
  }
  const begun = follow.begin.startOf(wish);
  if (begun === undefined || begun === wish) return undefined;
  const rest = wordsOf(behind(wish, begun));
  const isClear = isPlain(rest) && !isOfCoursesEnd(rest);
  return isClear || isPlainToCode(rest) ? { does: 'follow', ofAll: false, isClear, rest } : undefined;
}

/** What follows a beginning of a text, and the space behind it. */
const behind = (text: string, beginning: string | undefined): string =>
  beginning === undefined ? text : text.slice(beginning.length + 1);

function withoutPlease(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return follow.please.has(first) ? behind(text, first) : text;
}

function endingOf(beginning: string, rest: readonly string[]): Wish {
  const isClear = isPlain(rest) && !rest.some(follow.ofSome.has);
  const namesAll = [...wordsOf(beginning), ...rest].some(follow.all.has);
  const nothingElse = rest.every(
    (word) => follow.all.has(word) || follow.ofAll.has(word) || course.realization.has(word),
  );
  // A person who does not want one thing may want another: "don't remind me of everything" ends nothing by itself.
  const isNegated = follow.negated.has(wordsOf(beginning)[0] ?? '');
  const ofAll = isClear && namesAll && nothingElse && !isNegated;
  return { does: 'unfollow', ofAll, isClear, rest };
}

/**
 * The words of a wish to end a follow that may be the name of its course, if every other word is understood; they
 * stand anywhere: "lopeta verkkojen perusteiden seuraaminen", "turn off the project's reminders". Undefined: the words
 * are no such wish.
 */
export function namedInEnding(words: readonly string[]): string[] | undefined {
  const speaksOfIt = words.some(follow.following.has);
  const isNegated = words.some(follow.negations.has);
  const ends =
    words.some((word) => follow.endersAlone.has(word) || (speaksOfIt && follow.enders.has(word))) ||
    (speaksOfIt && follow.off.has(words.at(-1) ?? ''));
  const isWish = isNegated ? !ends && wishOf(words)?.does === 'unfollow' : ends;
  return isWish ? words.filter(isOfName) : undefined;
}

/** Whether a wish begins as one to end something; its other words may say anything. */
export function beginsToEnd(words: readonly string[]): boolean {
  const first = words.find((word) => !follow.courtesy.has(word)) ?? '';
  return wishOf(words)?.does === 'unfollow' || follow.silencers.has(first);
}

const { enders, endersAlone, off, negations, besideName, following } = follow;
const OF_WISH = [enders, endersAlone, off, negations, besideName, following, course.realization];

/** Whether a word is no part of a wish, so that it may name a course. */
export function isOfName(word: string): boolean {
  return !OF_WISH.some((concept) => concept.has(word));
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Whether a person asks how to end a follow. */
export function asksHowToStop(words: readonly string[]): boolean {
  const spoken = words.join(' ');
  const howTo = follow.howTo.startOf(spoken);
  const wish = howTo === undefined ? undefined : wishOf(behind(spoken, howTo).split(' '));
  return wish?.does === 'unfollow' && wish.isClear;
}

function isPlain(words: readonly string[]): boolean {
  return !follow.leadsOn.has(words.at(-1) ?? '') && words.every((word) => isRef(word) || isPlainWord(word));
}

function isOfCoursesEnd(words: readonly string[]): boolean {
  return words.some(follow.ends.has) && !words.some(course.enrollment.has);
}

/**
 * Whether a wish is understood up to its first code, but perhaps for a time: only what comes after makes it
 * unclear. "Follow the instructions of A" is none.
 */
function isPlainToCode(words: readonly string[]): boolean {
  const at = words.findIndex(isRef);
  return (
    at >= 0 &&
    words.slice(0, at).every((word) => isPlainWord(word) || follow.time.has(word) || /^\d/.test(word))
  );
}

function isPlainWord(word: string): boolean {
  return [follow.plain, follow.all, course.realization, course.enrollment].some((concept) =>
    concept.has(word),
  );
}

/** A code or an id; shorter numbers are times, and some of four digits are years. */
function isRef(word: string): boolean {
  return /^\d+$/.test(word) ? word.length > 3 && !isYear(word) : /\d/.test(word);
}
