/**
 * What the title of a lesson says beside its course's name. A title is free text, in which people's names may stand: of it only kinds
 * of lessons, the lesson's groups, and numbers beside these are told.
 */
import { talk } from '../i18n/index.ts';
import type { Reservation } from '../study-client/model.ts';

/** The most characters that are read. */
const LONGEST = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** "Lab 3", "Exam B": beside a kind of lesson it says which one. */
const WHICH = /^(?:\d{1,3}|\p{Lu}|\p{Lu}\d{1,2})$/u;

/**
 * "Exam 2" of "Signals and Systems, exam 2 (Jane Doe)". Undefined: it says nothing of that kind.
 * @param known codes and names of its courses, which are told beside it
 */
export function lessonTitle(
  { title, groups }: Pick<Reservation, 'title' | 'groups'>,
  known: readonly string[],
): string | undefined {
  const words = withoutNames(title?.slice(0, LONGEST) ?? '', known).match(WORD) ?? [];
  const own = groups.map((one) => one.toLowerCase());
  const isKind = words.map((word) => isOfKind(word) || own.includes(word.toLowerCase()));
  const isTold = (word: string, at: number): boolean =>
    isKind[at] === true || (WHICH.test(word) && (isKind[at - 1] === true || isKind[at + 1] === true));
  return words.filter(isTold).join(' ') || undefined;
}

/** "Lab-session" is a kind of lesson, too. */
const isOfKind = (word: string): boolean =>
  [word, ...word.split('-')].some((one) => talk.lessonKinds.has(one.toLowerCase()));

/** A shorter beginning of a name is no cut name: "Exam". */
const CUT = 12;

/** Empty where it is the beginning of a name that is cut off. */
function withoutNames(title: string, known: readonly string[]): string {
  const begun = plain(title).replace(/(?:…|\.{3})$/u, '');
  const isCut = (name: string): boolean => begun.length >= CUT && name.startsWith(begun.trim());
  const names = known.map(plain).filter((one) => one !== '');
  if (names.some(isCut)) return '';
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  // Any sign stands for any.
  const patterns = longestFirst.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'));
  return title.replace(/\s+/g, ' ').replace(new RegExp(patterns.join('|') || '(?!)', 'giu'), ' · ');
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
