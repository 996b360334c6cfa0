/**
 * Names of courses that are not known here, as a question about one course holds them: "when does oil painting start?". They are
 * looked for in the whole catalogue before the question is read, so that it is read like one about a known course.
 */

import {
  topics as asks,
  commandMeantBy,
  isUsedWord,
  talk,
  vocabulary,
  wordsOfLanguage,
} from '../i18n/index.ts';
import { isChatWord, isCommonWord, isKnownWord, isListedWord } from '../i18n/language-of.ts';
import { SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { LANGUAGES } from '../language.ts';
import { partsOf } from './clauses.ts';
import { SHORTEST_OF_NAME } from './named-courses.ts';
import { isAroundName, subjectAhead } from './placed-subject.ts';
import type { Question, Seeking } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import { withoutGroupWord } from './seen-groups.ts';
import { wordsOfTime } from './times.ts';

/** The name of a course that a question holds, by what it asks; undefined: it holds none. */
export type ReadName = (question: Question) => string | undefined;

/** A name in a question that may be a course's. */
export interface SoughtName {
  /** The words that it is searched by: those that are most of a name. */
  readonly core: readonly string[];
  /** Those and their neighbours that may belong to it: a course that has one of them alone is another. */
  readonly whole: readonly string[];
  /** As it is told. */
  readonly told: string;
}

/** So many names are looked for: two courses may be compared. */
const MOST_NAMES = 2;
/** A word of so many letters that is no usual one is a compound, which may be a name: "ryhmädynamiikka". */
const SHORTEST_COMPOUND = 11;
/** "2b", "3d-printing"; a number alone stands behind a word. */
const NUMBERED = /^\d{1,2}\p{L}+(?:-\p{L}+)*$/u;
const NUMBER = /^\d{1,2}\p{L}{0,2}$/u;
const WORD = /^[\p{L}&+#*'’-]+$/u;

const { buildings, follow, facts, course, compare, lead, find, picks, subcommands } = vocabulary;

/**
 * The names of courses in a question for one.
 * @param readers what else reads names
 */
export function namesSoughtIn(
  question: Question,
  readers: readonly ReadName[],
  seeking: Seeking,
): readonly SoughtName[] {
  const { text, codes, units, quotes } = question;
  if (quotes || codes.length + units.length > 0) return [];
  // A name alone may be anything else.
  if (seeking === 'unknown' && !asksForIt(question)) return [];
  const quoted = Array.from(text.matchAll(QUOTED), ([, name = '']) => name.trim()).filter(Boolean);
  if (quoted.length > 0) return quoted.map(asTyped).slice(0, MOST_NAMES);
  // Beside a group words narrow its courses, or say nothing.
  if (question.words.some((word) => isOfGroup(word, question))) return [];
  const ahead = subjectAhead(question);
  if (ahead !== undefined) return [withoutChat(ahead)];
  const names = isWishOrQuestion(question) ? namesIn(question, seeking) : [];
  const others = names.length > 0 ? names : readers.flatMap((one) => one(question) ?? []).map(withoutChat);
  const isCode = (word: string): boolean => isOfGroup(word, question);
  const isBeside = (word: string): boolean =>
    find.group.has(word) || follow.newRuns.has(word) || isCommonWord(word);
  const isName = ({ core }: SoughtName): boolean =>
    !core.some(isCode) || core.some((word) => !(isCode(word) || isBeside(word)));
  return others.filter(isName).slice(0, names.length > 0 ? MOST_NAMES : 1);
}

/** Whether a word is the code of a student group: "follow new courses of group TXL22S1" names no course. */
const isOfGroup = (word: string, { groups }: Question): boolean =>
  /\d/.test(withoutGroupWord(word) ?? '') || isGroupCode(word.toUpperCase(), groups);

const isWishOrQuestion = ({ text, words }: Question): boolean =>
  text.endsWith('?') ||
  asks.begins(words[0] ?? '') ||
  !asks.states(words) ||
  follow.begin.startOf(words.join(' ')) !== undefined ||
  words.some(follow.following.has) ||
  isSubcommand(words[0]);

const asTyped = (name: string): SoughtName => ({ core: name.split(' '), whole: name.split(' '), told: name });

/** "I'm off to photography" is no name as a whole. */
function withoutChat(name: string): SoughtName {
  const words = name.split(' ').filter((one) => !isChatWord(one.toLowerCase()));
  return asTyped(words.length > 0 ? words.join(' ') : name);
}

/** Whether anything is asked or wished for beside a name. */
const asksForIt = ({ text, words, language }: Question): boolean =>
  text.endsWith('?') ||
  words.some((word) => asks.begins(word) || isCommonWord(word) || compare.compare.has(word)) ||
  asks.of(words, language) !== undefined ||
  follow.begin.startOf(words.join(' ')) !== undefined ||
  isSubcommand(words[0]);

const QUOTED = /["“”„«»]([^"“”„«»]{1,100})["“”„«»]/gu;

/** What may be said of a word that stands in a part of a question. */
type Judge = (word: string, at: number, part: readonly string[]) => boolean;

/** The names in the parts of a question; where there is none, words for facts may be one: "when does the internship start?" */
function namesIn(question: Question, seeking: Seeking): SoughtName[] {
  const names = namesBy(question, seeking, () => false);
  return names.length > 0 ? names : namesBy(question, seeking, find.inNames.has);
}

/**
 * Rows of words that ask for nothing, of which one at least is not known, or is long.
 * @param mayBe whether a word that asks for a fact may be of a name
 */
function namesBy(
  { text, words, language }: Question,
  seeking: Seeking,
  mayBe: (word: string) => boolean,
): SoughtName[] {
  const times = wordsOfTime(words);
  const timed = new Set(words.filter((_, at) => times.has(at)));
  const asked = asks.of(words, language);
  const isAsked = (word: string): boolean =>
    asked !== undefined && asks.isWordOf(asked, word) && !mayBe(word);
  const isCompound = (word: string): boolean =>
    word.length >= SHORTEST_COMPOUND &&
    WORD.test(word) &&
    !(isAsked(word) || isChatWord(word) || isUsedWord(word) || asksByItself(word));
  const isTopical = (word: string): boolean =>
    asks.speak([word]) || asks.isPlain(word) || asks.of([word], undefined) !== undefined;
  const isNumber: Judge = (word, at, part) =>
    at > 0 && NUMBER.test(word) && !find.credits.has(part[at + 1]) && !timed.has(word);
  const mayBeside = (word: string): boolean =>
    (WORD.test(word) || NUMBERED.test(word)) &&
    !isFunctionWord(word) &&
    !isChatWord(word) &&
    !isAsked(word) &&
    !asksByItself(word);
  const mayLead: Judge = (word, at, part) => {
    const next = part[at + 1] ?? '';
    const isOfName = isNumber(next, at + 1, part) || (mayBeside(next) && !isCommonWord(next));
    return asks.languageAsked([word]) !== undefined && isOfName;
  };
  const isCore: Judge = (word, at, part) => {
    if (isNumber(word, at, part) || isCompound(word) || mayLead(word, at, part)) return true;
    const isTold = seeking === 'unknown' && isTopical(word) && !mayBe(word);
    return mayBeside(word) && !isCommonWord(word) && !isTold && !timed.has(word);
  };
  const isUnknown: Judge = (word, at, part) =>
    isCompound(word) ||
    mayBe(word) ||
    NUMBERED.test(word) ||
    (mayLead(word, at, part) && NUMBER.test(part[at + 1] ?? '')) ||
    (word.length >= SHORTEST_OF_NAME &&
      !(word.length > SHORTEST_MISTYPED ? isKnownWord(word) : isListedWord(word)) &&
      asks.languageAsked([word]) === undefined &&
      !isUsedWord(word));
  const isWhole: Judge = (word, at, part) => isCore(word, at, part) || mayBeside(word);
  const isTelling: Judge = seeking === 'any' ? ({ length }) => length >= SHORTEST_OF_NAME : isUnknown;
  return partsOf(text)
    .map((part, at) => (at === 0 && isSubcommand(part[0]) ? part.slice(1) : part))
    .flatMap((part) =>
      asOne(
        rowsOf(part, isCore)
          .filter(({ from, to }) => part.slice(from, to).some((word, at) => isTelling(word, from + at, part)))
          .map((row) => nameAround(row, part, isWhole)),
      ),
    );
}

/** "Ships of acoustics": words that stand in one name are looked for together, unless they may be joined as two are. */
function asOne(names: readonly SoughtName[]): SoughtName[] {
  const byWords = Map.groupBy(names, ({ told }) => told);
  return [...byWords].flatMap(([told, those]) => {
    const [first] = those;
    const isJoined = told.split(' ').some((word) => facts.joins.has(word) || facts.or.has(word));
    return first && !isJoined ? [{ ...first, core: those.flatMap(({ core }) => core) }] : those;
  });
}

interface Row {
  readonly from: number;
  readonly to: number;
}

/** The rows of neighbours that may stand in a name; a number only behind another of them. */
function rowsOf(part: readonly string[], isOne: Judge): Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < part.length; from += 1) {
    let to = from;
    while (
      to < part.length &&
      isOne(part[to] ?? '', to, part) &&
      (to > from || !/^\d+$/.test(part[to] ?? ''))
    )
      to += 1;
    if (to > from) rows.push({ from, to });
    from = Math.max(from, to - 1);
  }
  return rows;
}

/** A small word that joins words of one name: "statistics for nurses". */
const MOST_OF_SMALL = 4;

function nameAround({ from, to }: Row, part: readonly string[], isWhole: Judge): SoughtName {
  const isIn = (at: number): boolean => at >= 0 && at < part.length && isWhole(part[at] ?? '', at, part);
  const joins = (at: number): boolean => (part[at]?.length ?? Number.POSITIVE_INFINITY) <= MOST_OF_SMALL;
  let [first, last] = [from, to];
  while (isIn(first - 1) || (joins(first - 1) && isIn(first - 2))) first -= 1;
  while (isIn(last) || (joins(last) && isIn(last + 1))) last += 1;
  const whole = part.slice(first, last).filter((word, at) => isWhole(word, first + at, part));
  // What is told begins with no ordinary speech: "get into organ building".
  while (first < from && isCommonWord(part[first] ?? '')) first += 1;
  while (last > to && (isOfDate(part[last - 1]) || isAroundName(part[last - 1]))) last -= 1;
  return { core: part.slice(from, to), whole, told: part.slice(first, last).join(' ') };
}

/** "Falconry closes": what ends a name no more as it is told. */
const isOfDate = (word: string | undefined): boolean =>
  [lead.opens, lead.closes, lead.starts, lead.ends].some(({ has }) => has(word));

/** Words that hold sentences together. */
const isFunctionWord = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).grammar.has(word));

const ASK = [
  ...[follow.courtesy, follow.following, facts.it, course.realization, course.enrollment, lead.me],
  ...[find.again, buildings.several, talk.ofAll, picks.soonest, picks.latest, picks.foremost],
];
/** Words that ask, wish or compare, and stand in no name. */
const asksByItself = (word: string): boolean =>
  asks.begins(word) || ASK.some(({ has }) => has(word)) || follow.begin.is(word) || compare.compare.has(word);

/** Whether a word is a subcommand: the text behind a command may begin with one. */
const isSubcommand = (word = ''): boolean =>
  Object.hasOwn(subcommands, word) ||
  commandMeantBy(word) !== undefined ||
  Object.values(subcommands).some(({ has }) => has(word));
