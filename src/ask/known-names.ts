/**
 * Names of known courses in a question. A name that stands there as a whole means its course as surely as the course's code:
 * the code takes its place before anything else is read, so that its words are read as nothing else.
 */

import { topics as asks, seriesNumber, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { conceptsOf, isSaidIn, type PlacedName, type PlacedWord, placedWords } from '../i18n/patterns.ts';
import { OF_TIME, type Topic } from '../i18n/topics.ts';
import { withTimeout } from '../primitives.ts';
import { parseCourseUnitCode, parseRealizationCode, unitOrItself } from '../study-client/codes.ts';
import { MOST_CODES } from './asked-codes.ts';
import { SIGNS } from './clauses.ts';
import { nextInSeries, SHORTEST_OF_NAME } from './named-courses.ts';
import type { Conversation } from './place.ts';
import { loweredWords, type Question, readPlain } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import type { KnownCourse } from './seen-courses.ts';
import { wordsOfTime } from './times.ts';

/** A known name in a row of words, and the courses that have it. */
interface NameAt extends PlacedName {
  readonly courses: readonly KnownCourse[];
}

/** The whole names in a row of folded words. May reject. */
export type NamesIn = (workspace: string, words: readonly string[]) => Promise<readonly NameAt[]>;

/** The longest wait for names, in milliseconds: one that can't be had in time is not known. */
const PATIENCE = 1_000;

/**
 * The question with codes in the place of the names in it, the longest names first. A name that several courses have stands
 * for the one that was spoken of, else for the newest, unless it stands beside other courses: there it is all of them.
 * Never rejects.
 */
export async function withNamedCodes(
  question: Question,
  conversation: Pick<Conversation, 'place' | 'spokenOf'>,
  namesIn: NamesIn,
): Promise<Question> {
  // Another person has said what is quoted.
  const words = question.quotes ? [] : placedWords(question.text);
  if (!words.some(({ word }) => word.length >= SHORTEST_OF_NAME && !/\d/.test(word))) return question;
  const said = words.map(({ word }) => word);
  const all = await withTimeout(namesIn(conversation.place.workspace, said), PATIENCE).catch(() => undefined);
  const { text } = question;
  const parts = partsOfOne((all ?? []).filter(({ isPart }) => isPart));
  // Read once: a long text may hold a part of a name at each of its words.
  const asked = asks.of(question.words, question.language);
  const topicOf = topicBeside(said, asked);
  const chosen = longest([
    ...(all ?? []).filter((one) => !one.isPart && isCertain(one, words, text)),
    ...parts.filter(
      (one) => !isOfGroups(one, said, question) && isCertainPart(one, words, question, topicOf(one)),
    ),
  ]);
  if (chosen.length === 0) return question;
  const repeated = await withSeries(text, words, chosen, (row) => namesIn(conversation.place.workspace, row));
  if (repeated !== text)
    return withNamedCodes({ ...question, ...readPlain(repeated, question) }, conversation, namesIn);
  const typed = [...question.codes, ...question.units];
  // What tells runs of one name apart may be of another than the one that was spoken of.
  const ofOne = speaksOfRuns(question) ? async () => [] : conversation.spokenOf;
  const names = await Promise.all(
    chosen.map(async (one) => ({ ...one, codes: await codesOf(one, typed, ofOne) })),
  );
  const isOne = typed.length + names.length === 1;
  const withCodes = names
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (left, { from, to, codes }) => replaced(left, words, { from, to }, isOne ? codes.slice(0, 1) : codes),
      text,
    );
  const read = readPlain(withCodes, question);
  const isRead = names.every(({ codes: [code = ''] }) =>
    [...read.codes, ...read.units].some((one) => one === code),
  );
  const isAlone = isOne && said.length === (names[0]?.to ?? 0) - (names[0]?.from ?? 0);
  return isRead ? { ...question, ...read, named: { typed: question, names, isAlone } } : question;
}

/** Whether words say of which run of a name they speak, or ask for another: "physics 2 in English", "the next physics 2". */
const speaksOfRuns = ({ words, groups }: Question): boolean =>
  asks.languageAsked(words) !== undefined ||
  words.some((word) => isGroupCode(word.toUpperCase(), groups)) ||
  words.some(find.ofRuns.has) ||
  isSaidIn(find.again, words);

/** What is asked beside a name: "DevOps on Wednesday?" asks for its lessons. */
function topicBeside(
  said: readonly string[],
  asked: Topic | undefined,
): (name: Pick<NameAt, 'from' | 'to'>) => Topic | undefined {
  if (asked !== undefined) return () => asked;
  // Read once, and only where a part of a name stands.
  let read: ReadonlySet<number> | undefined;
  return ({ from, to }) => {
    read ??= wordsOfTime(said);
    const ofTime = read;
    const isOfTime = (word: string, at: number): boolean =>
      (at >= from && at < to) || ofTime.has(at) || isPlain(word);
    return ofTime.size > 0 && said.every(isOfTime) ? 'lessons' : undefined;
  };
}

/** The text with codes in the place of the words from one up to another. What is glued to a name stands apart from its code. */
function replaced(
  text: string,
  words: readonly PlacedWord[],
  { from, to }: Pick<NameAt, 'from' | 'to'>,
  codes: readonly string[],
): string {
  const rest = text.slice(words[to - 1]?.to);
  return `${text.slice(0, words[from]?.from)}${codes.join(', ')}${rest.replace(/^-/, ' ')}`;
}

/** "Web services 1 and 2": the text with the name repeated before the next number, where that is a known name, too. */
async function withSeries(
  text: string,
  words: readonly PlacedWord[],
  chosen: readonly NameAt[],
  namesOf: (row: readonly string[]) => Promise<readonly NameAt[]>,
): Promise<string> {
  for (const { from, to } of chosen) {
    const [first, number] = [words[from], words[to - 1]];
    if (!first || !number || !/^\d/.test(number.word)) continue;
    const next = nextInSeries(text, text.slice(first.from, number.from), number.to);
    if (!next) continue;
    const row = [...words.slice(from, to - 1).map(({ word }) => word), next.number];
    const known = await namesOf(row).catch(() => []);
    if (known.some((one) => !one.isPart && one.from === 0 && one.to === row.length)) return next.text;
  }
  return text;
}

/** The codes that a name stands for: those that stand beside it, or were spoken of, before others. */
async function codesOf(
  { courses }: NameAt,
  typed: readonly string[],
  spokenOf: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const codes = courses.map(({ code }) => code).slice(0, MOST_CODES);
  const given = codes.filter((code) => typed.some((one) => code === one || code.startsWith(`${one}-`)));
  if (given.length > 0 || codes.length === 1) return given.length > 0 ? given : codes;
  const spoken = await spokenOf();
  const own = codes.filter((code) => spoken.includes(code));
  return own.length > 0 ? own : codes;
}

/** The names that are longest, and nearest to what was typed. Courses of names that are equally near are put together. */
function longest(all: readonly NameAt[]): NameAt[] {
  const chosen: NameAt[] = [];
  const sorted = all.toSorted(
    (one, other) =>
      other.to - other.from - (one.to - one.from) ||
      Number(one.isPart) - Number(other.isPart) ||
      Number(other.isExact) - Number(one.isExact),
  );
  for (const one of sorted) {
    const over = chosen.findIndex(({ from, to }) => one.from < to && from < one.to);
    const before = chosen[over];
    if (before === undefined) chosen.push(one);
    else if (isSame(before, one) && before.isExact === one.isExact && before.isPart === one.isPart)
      chosen[over] = { ...before, courses: together(before.courses, one.courses) };
  }
  return chosen;
}

const isSame = (one: NameAt, other: NameAt): boolean => one.from === other.from && one.to === other.to;

/** The parts of names that only one course unit has. */
function partsOfOne(parts: readonly NameAt[]): NameAt[] {
  const units = new Map<string, Set<string>>();
  const spanOf = ({ from, to }: NameAt): string => `${from} ${to}`;
  for (const one of parts) {
    const all = units.get(spanOf(one)) ?? new Set<string>();
    for (const { code } of one.courses) all.add(unitOrItself(code));
    units.set(spanOf(one), all);
  }
  return parts.filter((one) => units.get(spanOf(one))?.size === 1);
}

const together = (some: readonly KnownCourse[], others: readonly KnownCourse[]): readonly KnownCourse[] => [
  ...some,
  ...others.filter(({ code }) => !some.some((one) => one.code === code)),
];

/** "TXL22S1 orientation" is a name, and a group is meant by its code alone. */
const isOfGroups = ({ from, to }: NameAt, said: readonly string[], { groups }: Question): boolean =>
  said.slice(from, to).every((word) => isGroupCode(word.toUpperCase(), groups));

/** Facts that are asked of a course by a single word of its name. Others may be what is asked: "is Python needed?" */
const OF_ONE_WORD: ReadonlySet<Topic | undefined> = new Set<Topic>([
  ...OF_TIME,
  ...([
    'credits',
    'exam',
    'lessons',
    'course-rooms',
    'language',
    'online',
    'places',
    'grades',
    'unit',
  ] as const),
]);

/** Whether a part of a name is meant as the name: "when does credit risk close?", "is Japanese still open?". */
function isCertainPart(
  part: NameAt,
  words: readonly PlacedWord[],
  question: Question,
  asked: Topic | undefined,
): boolean {
  const { from, to } = part;
  const { text } = question;
  if (asked === undefined || !isTypeable(part) || isGlued(text, words[from])) return false;
  if (isNumbered(words, from, to)) return false;
  const said = words.slice(from, to).map(({ word }) => word);
  const [first = '', last = ''] = [said[0], said.at(-1)];
  const isSmall = (word: string): boolean => word.length < SHORTEST_OF_NAME && isCommonWord(word);
  const isTelling = (word: string): boolean => /\p{L}/u.test(word) && !isCommonWord(word);
  if (said.length > 1) {
    if (isSmall(first) || isSmall(last) || !said.some((word) => isTelling(word) && !isPlain(word)))
      return said.every((word) => !isSmall(word)) && isLedAsName(words, from, to);
    return !isOneTopic(said) || isLedAsName(words, from, to);
  }
  if (first.length <= SHORTEST_OF_NAME || isKnownWord(first) || isPlain(first) || question.codes.length > 0)
    return false;
  return (
    !isBesideOthers(part, words) &&
    !asks.isOfOthers(question.words) &&
    OF_ONE_WORD.has(asked) &&
    !isBesideUnknown(from, to, words, text)
  );
}

/**
 * "Is it harder than physics?"; "when does physics start, and is it in English?" is about physics. "Marketing courses in January" are
 * several.
 */
function isBesideOthers({ from, to }: NameAt, words: readonly PlacedWord[]): boolean {
  const next = words[to]?.word;
  const isOfSeveral = find.courses.has(next) && !course.realization.has(next);
  return isOfSeveral || words.slice(0, from).some(({ word }) => facts.it.has(word));
}

/** "Credits for group work", "group work course": words around a row of words show that it is a name. */
function isLedAsName(words: readonly PlacedWord[], from: number, to: number): boolean {
  const [of, before, next] = [words[from - 2]?.word, words[from - 1]?.word, words[to]?.word];
  const isLed = asks.shows('about', before, undefined) && of !== undefined && !asks.isPlain(of);
  return (isLed && asks.speak([of])) || course.realization.has(next);
}

/** Whether its courses can be asked for by code. */
const isTypeable = ({ courses }: NameAt): boolean =>
  courses.some(({ code }) => (parseRealizationCode(code) ?? parseCourseUnitCode(code)) === code);

/** Whether words that are a name are meant as one. */
function isCertain(found: NameAt, words: readonly PlacedWord[], text: string): boolean {
  const { from, to, name, isExact } = found;
  if (!isTypeable(found) || isGlued(text, words[from]) || isNumbered(words, from, to)) return false;
  const own = loweredWords(name).filter((word) => /\p{L}/u.test(word));
  if (own.length > 1) return own.some((word) => !isCommonWord(word)) && !isOneTopic(own);
  const [word = ''] = own;
  const typed = words[from]?.word ?? '';
  if (word.length < SHORTEST_OF_NAME || isPlain(word) || (!isExact && isPlain(typed))) return false;
  // "Quantum physics" is another course than physics, but what stands behind a long word is seldom a part of its name.
  const isLong = isExact && typed.length >= LONG_NAME;
  return !isBesideUnknown(from, to, isLong ? words.slice(0, to) : words, text);
}
/** A compound of so many letters is a name by itself: "ohjelmistotuotanto". */
const LONG_NAME = 14;

/** "Non-linear systems" are no linear systems. */
const isGlued = (text: string, first: PlacedWord | undefined): boolean =>
  first !== undefined && /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, first.from - 3), first.from));

/** "Physics 2" and "Physics II" are other courses than physics, and "physics 5 credits" is not. */
function isNumbered(words: readonly PlacedWord[], from: number, to: number): boolean {
  const [last, number] = [words[to - 1]?.word ?? '', words[to]?.word ?? ''];
  const isNumber = /^(?:\d{1,2}|vi{0,3})$/.test(number) || seriesNumber(number) !== undefined;
  // "5 or 3 credits"
  const counted = words.slice(to + 1).find(({ word }) => !/^\d/.test(word) && !vocabulary.facts.or.has(word));
  return isNumber && to > from && !/^\d/.test(last) && !vocabulary.find.credits.has(counted?.word);
}

/** "Final exam": all of the name asks for one fact. */
function isOneTopic(words: readonly string[]): boolean {
  const asked = asks.of(words, undefined);
  return asked !== undefined && asks.asksOnly(words, [asked]);
}

const { course, facts, find, rooms, roomKinds, settings, week, term, compare } = vocabulary;
/** What the app reads of single words. */
const READ: readonly ((word: string) => boolean)[] = [
  isCommonWord,
  (word) => asks.speak([word]),
  asks.isPlain,
  ...conceptsOf([course, find, rooms, roomKinds, settings, week, term, compare]).map(({ has }) => has),
];
/** An ending has fewer letters, and a compound at least so many before its end. */
const LONGEST_ENDING = 5;
const SHORTEST_BEGINNING = 3;

/** Whether a word is read as something else than a name: "exam" and "exams" are, and "examensarbete" only begins so. */
function isPlain(word: string): boolean {
  const beginning = word.slice(0, -LONGEST_ENDING);
  const isBegun = (reads: (word: string) => boolean) =>
    beginning.length >= SHORTEST_BEGINNING && reads(beginning);
  return course.enrollment.has(word) || READ.some((reads) => reads(word) && !isBegun(reads));
}

/** Whether a word stands beside, in the same part of the sentence, that may belong to a longer name, since it is not known. */
function isBesideUnknown(from: number, to: number, words: readonly PlacedWord[], text: string): boolean {
  const isUnknown = (before: PlacedWord | undefined, after: PlacedWord | undefined, word = ''): boolean =>
    before !== undefined &&
    after !== undefined &&
    !SIGNS.test(text.slice(before.to, after.from)) &&
    !/\d/.test(word) &&
    word.length >= SHORTEST_OF_NAME &&
    !isKnownWord(word) &&
    asks.languageAsked([word]) === undefined &&
    !isPlain(word) &&
    // A word that asks by its ending is no name: "arvioidaanko".
    !asks.begins(word);
  return (
    isUnknown(words[from - 1], words[from], words[from - 1]?.word) ||
    isUnknown(words[to - 1], words[to], words[to]?.word)
  );
}
