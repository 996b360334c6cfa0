/** The names of courses in a question, or of what they are about, known or not: what the words around them show, as examples do. */
import { namesMarked } from '../i18n/examples.ts';
import { conceptsOfWord, examplesWithNames, usesOfWord } from '../i18n/index.ts';
import { onceFor } from '../primitives.ts';
import { hashOf } from '../reading/classifier.ts';
import { drawn } from '../reading/learning.ts';
import {
  type LearnedNames,
  learnNames,
  type NameTagger,
  nameTaggerOf,
  partsOfText,
} from '../reading/names.ts';
import { parseCourseUnitCode, parseRealizationCode } from '../study-client/codes.ts';
import { loweredWords, type Question } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import { wordsOfTime } from './times.ts';

const OF_WORDS = { meanings: conceptsOfWord, uses: usesOfWord };

/**
 * So many of the other examples show names in the place of signs, or that there is none: more of the short ones, whose words could be a
 * name each. So many of their signs are names.
 */
const SHOWN = { withSigns: 0.4, short: 0.5, other: 0.1 };
const SHORT = 20;
const NAMED = 0.85;

const shareOf = (text: string): number => {
  if (text.includes('{}')) return SHOWN.withSigns;
  return text.length < SHORT ? SHOWN.short : SHOWN.other;
};

/** What the examples teach of names. Takes a second or two of CPU; other work has its turns. */
export function learnedNames(): Promise<LearnedNames> {
  const marked = examplesWithNames().flatMap(({ named, others }) => {
    const names = named.flatMap(namesMarked);
    const some = others.filter((text) => lotOf(text, 0) < shareOf(text));
    const withNames = (text: string) =>
      text.replaceAll('{}', (sign, at: number) =>
        lotOf(text, at + 1) < NAMED ? `[${names[Math.floor(lotOf(text, -at - 1) * names.length)]}]` : sign,
      );
    return [...named, ...some.map(withNames)];
  });
  return learnNames(marked, OF_WORDS);
}

const lotOf = (text: string, nth: number): number => drawn(hashOf(text, 0), nth);

let tagger: NameTagger | undefined;

/** Has names read by what was learned of them. */
export function useNames(learned: LearnedNames): void {
  tagger = nameTaggerOf(learned, OF_WORDS);
}

/** A name as it was typed, by its place in the text. */
export interface SaidName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The names that a question says, in order; none before it was learned what shows them. Its time is linear in the text. */
export const saidNames = onceFor((question: Question): readonly SaidName[] => {
  const parts = partsOfText(question.text);
  const tags = tagger?.(parts.map((one) => signOf(one.text, question))) ?? [];
  const names: SaidName[] = [];
  for (const [at, { from, to }] of parts.entries()) {
    if (!tags[at]) continue;
    const last = tags[at - 1] ? names.pop() : undefined;
    const begins = last?.from ?? from;
    names.push({ name: question.text.slice(begins, to), from: begins, to });
  }
  return names.filter(({ name }) => !isTime(name, question));
});

/** "Tuesday 1" of "Tuesday 1 December" */
function isTime(name: string, { words }: Question): boolean {
  const places = wordsOfTime(words);
  const ofTime = words.filter((_, at) => places.has(at));
  return loweredWords(name).every((word) => ofTime.includes(word));
}

/** A word as examples have it: a sign for what is known by its code. */
function signOf(word: string, { codes, groups = [] }: Question): string {
  if (!/\d/.test(word) && !groups.includes(word.toUpperCase())) return word;
  const code = parseRealizationCode(word);
  if (code !== undefined && codes.includes(code)) return '{}';
  if (parseCourseUnitCode(word) !== undefined || CODED.test(word)) return '{unit}';
  if (groups.includes(word.toUpperCase()) || (/\p{Lu}/u.test(word) && isGroupCode(word))) return '{group}';
  return ROOM.test(word) ? '{room}' : word;
}

/** Codes of other forms. */
const CODED = /^(?=[^\d]*\d[^\d]*\d)[\p{Lu}\d][\p{Lu}\d_.-]{4,}$/u;
/** The code of a room. */
export const ROOM = /^\p{L}{1,4}[-.]?\p{N}{2,}/u;
