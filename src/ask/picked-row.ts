/**
 * A row of the last list in words of its own: "the DevOps one", "se tammikuun", "den engelska", "the one that ends with 3003". Places in
 * the list are read in `spoken-of.ts`.
 */

import { talk, topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isListedWord } from '../i18n/language-of.ts';
import type { PlacedWord } from '../i18n/patterns.ts';
import { SIGNS } from './clauses.ts';
import { MONTHS, WEEKDAYS } from './days.ts';
import { fitsTrait, isLimit, isOfName, isTrait, type Row } from './list-rows.ts';
import { isOurs } from './told-beside.ts';

const { course, find, follow, lead, picks, times } = vocabulary;

/** Words from one place up to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The words that stand for rows, and the codes of these rows. */
interface PickedRows extends Span {
  readonly codes: readonly string[];
}

/** More words beside no "the" and no "one" ask for something else. */
const MOST_BARE = 3;

/** Whether the words around a row only wish for it: "I'd like the SQL one". */
export const isOnlyWished = (around: readonly string[]): boolean =>
  around.every((word) =>
    [talk.wants, talk.marks, talk.joins, picks.lead, follow.courtesy].some(({ has }) => has(word)),
  );

/** Whether words may pick a row at all, before the list is read. */
export const mayPickRow = (said: readonly string[]): boolean =>
  !said.some((word) => picks.which.has(word) || talk.several.has(word)) &&
  (said.some(isNoun) ||
    said.some(talk.marks.has) ||
    said.filter((word) => !isAround(word)).length <= MOST_BARE);

/** Words of a message, and the rows that each of them fits; undefined: it tells none apart. */
interface Said {
  readonly all: readonly PlacedWord[];
  readonly words: readonly string[];
  readonly text: string;
  readonly fitting: readonly (readonly Row[] | undefined)[];
  readonly isQuestion: boolean;
}

/** The rows that words pick; undefined: none, or it is not sure. */
export function pickedRows(
  all: readonly PlacedWord[],
  text: string,
  rows: readonly Row[],
): PickedRows | undefined {
  const words = all.map(({ word }) => word);
  const isQuestion = text.endsWith('?') || topics.begins(words[0] ?? '');
  const fitting = words.map((_, at) => fittingAt(words, at, rows, isQuestion));
  const said: Said = { all, words, text, fitting, isQuestion };
  const span = spanOf(said);
  if (!span) return undefined;
  const { from, to } = span;
  const own = fitting.slice(from, to);
  const fits = (row: Row): boolean => own.every((some) => some === undefined || some.includes(row));
  const codes = rows.filter(fits).map(({ code }) => code);
  const isSome = codes.length > 0 && codes.length < rows.length;
  // What is to end is asked by its name, unless it is picked as one of the list.
  if (isToEnd(words) && !words.slice(from, to).some(picks.one.has)) return undefined;
  const isMarked = words.slice(from, to).some((word) => talk.marks.has(word) || isNoun(word));
  return isSome && (isMarked || (codes.length === 1 && isBare(said, span))) ? { from, to, codes } : undefined;
}

const isToEnd = (words: readonly string[]): boolean =>
  words.some((word) => follow.enders.has(word) || follow.endersAlone.has(word)) ||
  follow.end.startOf(words.join(' ')) !== undefined;

/** The words for a row, with what stands around them; undefined: there are none, or a longer name begins or ends with them. */
function spanOf({ all, words, text, fitting }: Said): Span | undefined {
  const first = fitting.findIndex((one) => one !== undefined);
  if (first < 0) return undefined;
  const isOf = (at: number): boolean => fitting[at] !== undefined || isGlue(words[at]);
  const before = words.findLastIndex((_, at) => at < first && (!isOf(at) || isApart(all, at, text)));
  const behind = words.findIndex((_, at) => at > first && (!isOf(at) || isApart(all, at - 1, text)));
  const end = behind < 0 ? words.length : behind;
  const isEdge = (at: number): boolean => fitting[at] !== undefined || isNoun(words[at]);
  const from = words.findIndex((word, at) => at > before && (isEdge(at) || talk.marks.has(word)));
  const to = words.findLastIndex((_, at) => at < end && isEdge(at)) + 1;
  const isLonger = isOfLongerName(all, from - 1, from, text) || isOfLongerName(all, to, to, text);
  return isLonger ? undefined : { from, to };
}

const isGlue = (word: string | undefined): boolean =>
  [talk.marks, talk.joins, picks.one, picks.number, course.realization].some(({ has }) => has(word));

/** Whether all words around a row lead in what is to be done with it: "follow devops". A limit alone narrows the list. */
function isBare({ words, fitting, isQuestion }: Said, { from, to }: Span): boolean {
  const isOwn = words.some((word, at) => at >= from && at < to && fitting[at] && !isLimit(word));
  const isAlone = words.every((word, at) => (at >= from && at < to) || isAround(word, isQuestion));
  return isOwn && isAlone && to - from <= MOST_BARE;
}

/** The rows that a word fits; undefined: it tells none apart, or is more likely asked for. */
function fittingAt(
  said: readonly string[],
  at: number,
  rows: readonly Row[],
  isQuestion: boolean,
): readonly Row[] | undefined {
  const word = said[at] ?? '';
  const isLed = isNoun(said[at + 1]);
  if (isVerb(said, at) || (!isLed && isAskedFor(word, isQuestion))) return undefined;
  const own = rows.filter((row) => fitsTrait(word, row));
  const named =
    own.length === 0 && mayBeOfName(word, isLed) ? rows.filter((row) => isOfName(word, row)) : own;
  return named.length > 0 && named.length < rows.length ? named : undefined;
}

/** "Is that one in English?" asks for the language. */
const isAskedFor = (word: string, isQuestion: boolean): boolean =>
  isQuestion &&
  (topics.languageAsked([word]) !== undefined || picks.online.has(word) || talk.isOpen.has(word));

/** "Open the DevOps one" asks for a row, and "an open course" is any. */
const isVerb = (said: readonly string[], at: number): boolean =>
  talk.isOpen.has(said[at]) && !isGlue(said[at - 1]);

/** A word that is asked for, or says when, is one of a name only before "one". */
const mayBeOfName = (word: string, isLed: boolean): boolean =>
  isLed ||
  !(isCommonWord(word) || topics.of([word], undefined) !== undefined || TELLING.some(({ has }) => has(word)));

const TELLING = [
  ...[follow.following, follow.verbs, lead.remind, lead.reminder, course.realization, course.enrollment],
  ...[find.courses, find.group, picks.more, picks.rest],
  ...[...WEEKDAYS, ...MONTHS].map((name) => times[name]),
];

const isNoun = (word = ''): boolean =>
  picks.one.has(word) || (course.realization.has(word) && !find.courses.has(word));

/** What may stand around a row that no "the" and no "one" marks: what is asked, or is to be done with it. */
const isAround = (word: string, isQuestion = false): boolean =>
  (isListedWord(word) && (isQuestion || !isTrait(word))) ||
  [picks.lead, talk.marks, talk.joins].some(({ has }) => has(word));

/** Whether signs stand behind a word: "ok, se devops". */
const isApart = (all: readonly PlacedWord[], at: number, text: string): boolean =>
  SIGNS.test(text.slice(all[at]?.to, all[at + 1]?.from));

/** "The web design course": beside a word of no row it is a name of its own. */
function isOfLongerName(all: readonly PlacedWord[], at: number, next: number, text: string): boolean {
  const word = all[at]?.word;
  if (word === undefined || isApart(all, Math.min(at, next - 1), text)) return false;
  return /^\p{L}{3,}$/u.test(word) && !(isListedWord(word) || isOurs(word));
}
