/**
 * The intent to follow, or to follow no longer, in words. To carry it out changes something, so every word must
 * be understood. "Follow A, but not B" and "remind me of A tomorrow" show an intent, but no clear one; "cancel my
 * enrollment, I can't follow" shows none.
 */

import { namesTime } from '../../ask/lead-words.ts';
import { mayName } from '../../ask/named-courses.ts';
import { nearestOf } from '../../ask/typed.ts';
import { isYear } from '../../ask/words.ts';
import { ALL_WORDS, vocabulary } from '../../i18n/index.ts';

const { follow, course, lead } = vocabulary;
const REWRITES = ALL_WORDS.flatMap(({ rewrites }) => rewrites);

/** What to do with the courses that a question names. */
export interface Intent {
  readonly does: 'follow' | 'unfollow';
  /** It names no course and means all follows. */
  readonly ofAll: boolean;
  /** Every word of it is understood. Only then may it be carried out without asking back. */
  readonly isClear: boolean;
  /** What stands behind the verb. */
  readonly rest: readonly string[];
}

/** Reads the intent from the lower-case words of a question; undefined: they begin with none. */
export function intentOf(words: readonly string[]): Intent | undefined {
  const spoken = words.slice(words.findIndex((word) => !follow.courtesy.has(word))).join(' ');
  const unled = withoutPlease(behind(spoken, follow.lead.startOf(spoken)));
  const asked = REWRITES.reduce((text, [from, to]) => text.replace(from, to), unled);
  for (const text of [asked, spoken]) {
    const ending = follow.end.startOf(text);
    if (ending) return endingOf(ending, wordsOf(behind(text, ending)));
  }
  const begun = follow.begin.startOf(asked);
  if (begun === asked) return undefined;
  if (begun === undefined) return mistypedIntent(asked);
  const rest = wordsOf(behind(asked, begun));
  const isClear = isPlain(rest) && !isOfCoursesEnd(rest);
  return isClear || isPlainToCode(rest) ? { does: 'follow', ofAll: false, isClear, rest } : undefined;
}

/** "Unfolow TX00EY23-3015": a verb with one slip, and then a course. What is meant is likely, not certain. */
function mistypedIntent(text: string): Intent | undefined {
  const [first = '', ...rest] = wordsOf(text);
  if (first.length < SHORTEST_MISTYPED || follow.verbs.has(first) || !isPlainToCode(rest)) return undefined;
  const verb = nearestOf(first, follow.verbs.words, SHORTEST_MISTYPED);
  const intent = verb === undefined ? undefined : intentOf([verb, ...rest]);
  return intent && { ...intent, ofAll: false, isClear: false };
}

/** Shorter words are near to too many others; of longer ones, one letter in as many may be wrong. */
const SHORTEST_MISTYPED = 5;

/** What follows a beginning of a text, and the space behind it. */
const behind = (text: string, beginning: string | undefined): string =>
  beginning === undefined ? text : text.slice(beginning.length + 1);

function withoutPlease(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return follow.please.has(first) ? behind(text, first) : text;
}

function endingOf(beginning: string, rest: readonly string[]): Intent {
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
 * The words of a request to stop that may be the name of its course, if every other word is understood; they stand
 * anywhere: "lopeta verkkojen perusteiden seuraaminen", "turn off the project's reminders". Undefined: the
 * words are no such request.
 */
export function namedToStop(words: readonly string[]): string[] | undefined {
  const speaksOfIt = words.some(follow.following.has);
  const isNegated = words.some(follow.negations.has);
  const ends =
    words.some((word) => follow.endersAlone.has(word) || (speaksOfIt && follow.enders.has(word))) ||
    (speaksOfIt && follow.off.has(words.at(-1) ?? ''));
  const isStop = isNegated ? !ends && intentOf(words)?.does === 'unfollow' : ends;
  return isStop ? words.filter(mayBeName) : undefined;
}

/** Whether a question begins as one to stop something; its other words may say anything. */
export function beginsToStop(words: readonly string[]): boolean {
  const first = words.find((word) => !follow.courtesy.has(word)) ?? '';
  return intentOf(words)?.does === 'unfollow' || follow.silencers.has(first);
}

const { enders, endersAlone, off, negations, besideName, following } = follow;
const OF_REQUEST = [enders, endersAlone, off, negations, besideName, following, course.realization];

/** Whether a word is no part of a request to follow or to stop, so that it may name a course. */
export function mayBeName(word: string): boolean {
  return !OF_REQUEST.some((concept) => concept.has(word));
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Whether a person asks how to end a follow. */
export function asksHowToStop(words: readonly string[]): boolean {
  const spoken = words.join(' ');
  const howTo = follow.howTo.startOf(spoken);
  const asked = howTo === undefined ? undefined : intentOf(behind(spoken, howTo).split(' '));
  return asked?.does === 'unfollow' && asked.isClear;
}

function isPlain(words: readonly string[]): boolean {
  return !follow.leadsOn.has(words.at(-1) ?? '') && words.every((word) => isRef(word) || isPlainWord(word));
}

function isOfCoursesEnd(words: readonly string[]): boolean {
  return words.some(follow.ends.has) && !words.some(course.enrollment.has);
}

/**
 * Whether a request is understood up to its first code, but perhaps for a time: only what comes after makes it
 * unclear. "Follow the instructions of A" is none.
 */
function isPlainToCode(words: readonly string[]): boolean {
  const at = words.findIndex(isRef);
  return (
    at >= 0 &&
    words
      .slice(0, at)
      .every((word) => isPlainWord(word) || follow.time.has(word) || namesTime([word]) || /^\d/.test(word))
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

/** What a request with a time may name: its words that are no part of any request, nor of a time. */
export function nameBeside(words: readonly string[]): string | undefined {
  const begun = follow.begin.startOf(words.join(' ')) ?? '';
  const rest = words.slice(begun.split(' ').filter(Boolean).length);
  const telling = rest.filter((word) => mayBeName(word) && !lead.me.has(word) && !namesTime([word]));
  const name = telling.join(' ');
  return name !== '' && mayName(name.split(' ')) ? name : undefined;
}
