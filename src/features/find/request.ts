/** Reads what is to be found among the courses that were seen: `/course find TXL22S1 open`, "which are in English?". */
import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { saidNumber } from '../../ask/lead-words.ts';
import { cleanArguments, type Question } from '../../ask/question.ts';
import { isGroupCode, withoutGroupWord } from '../../ask/topics.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import type { Topic } from '../../i18n/topics.ts';
import { bareToken, findRealizationCodes, parseRealizationCode } from '../../study-client/codes.ts';

/** The most words that narrow the courses, and the longest of them. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** The last page that a button leads to. */
const LAST_PAGE = 300;

const STATES = ['open', 'upcoming', 'closed'] as const;
export type SoughtState = (typeof STATES)[number];

const word = z.string().min(1).max(LONGEST_WORD);

/** What the courses must have in common. Of several groups, languages or states, one is enough. */
export const findRequest = z.object({
  /** Codes of groups, and words of programmes, units and names. */
  words: z.array(word).max(MOST_WORDS),
  languages: z.array(z.string().max(8)).max(4).optional(),
  credits: z
    .object({
      least: z.number().optional(),
      most: z.number().optional(),
      /** "More than 5" and "less than 5" leave 5 itself out. */
      isOpen: z.literal(true).optional(),
    })
    .optional(),
  states: z.array(z.enum(STATES)).max(STATES.length).optional(),
  /** What the courses must not have: "not in English", "other than TXL22S1". */
  not: z
    .object({ words: z.array(word).max(MOST_WORDS), languages: z.array(z.string().max(8)).max(4) })
    .optional(),
  /** Typed words that narrow nothing. */
  unused: z.array(word).max(MOST_WORDS).optional(),
  /** Counted from 0. */
  page: z.int().min(0).max(LAST_PAGE).optional(),
});
export type FindRequest = z.infer<typeof findRequest>;

/** Shows another page in place of this one. */
export const findPage = defineAction('find.page', findRequest);

const { find, rooms, follow, compare, course } = vocabulary;

/** Reads the words behind `/course find`. Every word narrows the courses, or is named as not used. */
export function parseFind(typed: string): FindRequest {
  const tokens = tokensOf(typed);
  const filters = readFilters(tokens);
  const [name = '', ...others] = filters.names;
  // A number beside no name is one of credits: "english 5".
  const isAmount = others.length === 0 && filters.credits === undefined && LONE_AMOUNT.test(name);
  if (!isAmount) return requestOf(filters);
  return requestOf(readFilters(tokens.flatMap((one) => (one === name ? [one, 'credits'] : [one]))));
}

const LONE_AMOUNT = /^\d{1,2}(?:[.,]5)?(?:\+|[-–]\d{1,2})?$/;

/** A code is looked up, also behind a word that asks to find it. */
export const takesFind = (typed: string): boolean =>
  findRealizationCodes(typed).length === 0 && !tokensOf(typed).some((one) => parseRealizationCode(one));

/**
 * Reads a question for several courses: "which courses for TXL22S1 are open?", "which are in English?". A question
 * about one ("is it in English?") is none, and neither is one that speaks of rooms, of following or of a time.
 */
export function findQuestion(question: Question): FindRequest | undefined {
  const { codes, units, words } = question;
  if (codes.length > 0) return undefined;
  const about = units.length > 0 ? undefined : soughtIn(words);
  if (about) return requestOf({ ...NO_FILTERS, names: about });
  if (words.some(asksOtherwise)) return undefined;
  const tokens = tokensOf(question.text);
  const toFind = filtersToFind(tokens);
  if (toFind) return requestOf(toFind);
  const filters = readFilters(tokens);
  // "All realizations of TX00EY23" are those of the unit, seen or not.
  if (units.length > 0 && !narrowsAny(filters)) return undefined;
  return isForSeveral(question, filters) ? requestOf(filters) : undefined;
}

const NO_FILTERS: Filters = {
  ...{ names: [], languages: [], states: [], ignored: [], credits: undefined },
  without: { names: [], languages: [] },
};

/** What courses are sought about: "is there a course about German culture?"; nothing: all. Undefined: something else is asked. */
function soughtIn(words: readonly string[]): string[] | undefined {
  const text = words.join(' ');
  const begun = find.exists.startOf(text);
  if (begun === undefined) return undefined;
  const rest = text
    .slice(begun.length + 1)
    .split(' ')
    .filter((one) => one !== '');
  if (rest.length === 0) return [];
  const names = rest.filter((one) => !isCommonWord(one)).map((one) => one.slice(0, LONGEST_WORD));
  // "On Monday" is no subject.
  const isOnDay = begun.endsWith(' on') && rest.every(isKnownWord);
  return isOnDay || names.length === 0 ? undefined : names;
}

/** Whether a question asks for a course about the one that it names: "is there a course about TX00EY23-3015?". */
export const asksIfThereIs = ({ words }: Question): boolean => soughtIn(words) !== undefined;

/** Whether a question speaks of several courses to be found: "which web design courses are open?" means no course of that name. */
export const asksForSeveral = (question: Question): boolean =>
  question.words.some(find.courses.has) && findQuestion(question) !== undefined;

/** "Find 3 credits in English": what narrows courses, and no name. */
function filtersToFind(tokens: readonly string[]): Filters | undefined {
  const begins = tokens.findIndex((one) => !follow.courtesy.has(one.toLowerCase()));
  const [first = '', ...sought] = tokens.slice(Math.max(begins, 0)).map((one) => one.toLowerCase());
  if (first !== 'find' && !vocabulary.subcommands.find.has(first)) return undefined;
  const filters = readFilters(sought);
  return narrowsAny(filters) && filters.names.length === 0 ? filters : undefined;
}

const asksOtherwise = (one: string): boolean =>
  [rooms.room, rooms.place, rooms.otherwise, compare.compare, course.when].some(({ has }) => has(one)) ||
  [follow.following, follow.follows, follow.followingVerb].some(({ has }) => has(one));

function isForSeveral({ words, language }: Question, filters: Filters): boolean {
  const [first, second] = words;
  const { names, ignored } = filters;
  const isPlural = words.some(find.courses.has);
  const narrows = narrowsAny(filters);
  if (isPlural && names.some(holdsLetterAndDigit)) return true;
  const left = names.length + ignored.length;
  if (names.some(isGroupCode)) return narrows || left === 1 || find.which.has(first) || find.what.has(first);
  if (!narrows) return isPlural && find.lead.has(first) && asksByName(words, language, names);
  // "Got any courses in English": one word before all others may be any.
  if (isPlural)
    return find.lead.has(first) || left === Number([...names, ...ignored].some((one) => isSame(one, first)));
  // "Which course …" asks for one.
  if (words.some(course.realization.has)) return false;
  // "What can I still enroll in?"
  if (find.what.has(first)) return left === 0;
  return find.which.has(first) && (find.are.has(second) || left === 0) && names.length <= 1;
}

/** Whether more than names narrows the courses. */
const narrowsAny = ({ languages, states, credits, without }: Filters): boolean =>
  credits !== undefined ||
  [languages, states, without.names, without.languages].some(({ length }) => length > 0);

const isSame = (one: string, other: string | undefined): boolean => one.toLowerCase() === other;

/** "Which courses belong to Information Technology?", and not "which courses have an exam?". */
function asksByName(
  words: readonly string[],
  language: Question['language'],
  names: readonly string[],
): boolean {
  const asked = topics.of(words, language);
  return (asked === undefined || ABOUT_SEVERAL.has(asked)) && names.some((one) => !isKnownWord(one));
}

/** What a course may be found by; other topics are asked of one course. */
const ABOUT_SEVERAL: ReadonlySet<Topic> = new Set(['groups', 'programmes', 'unit', 'content', 'language']);

/** Beside a word for courses, a code of any shape may be a group's: `25TIETOA`. */
const holdsLetterAndDigit = (one: string): boolean => /\d/.test(one) && /\p{L}/u.test(one);

/** Words of a plain text as they were typed, without punctuation around them. */
const tokensOf = (text: string): string[] =>
  cleanArguments(text)
    .split(/\s+|;|,(?!\d)/)
    .map(bareToken)
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .map((one) => one.slice(0, LONGEST_WORD));

interface Filters {
  /** Words that may be a group or stand in a name. */
  readonly names: readonly string[];
  readonly languages: readonly string[];
  readonly credits: FindRequest['credits'];
  readonly states: readonly SoughtState[];
  /** The names and languages behind a negation. */
  readonly without: { readonly names: readonly string[]; readonly languages: readonly string[] };
  /** Ordinary words that narrow nothing and hold nothing together. */
  readonly ignored: readonly string[];
}

function readFilters(typed: readonly string[]): Filters {
  const lower = typed.map((one) => one.toLowerCase());
  const states = lower.flatMap((one, at) => {
    const said = STATES.find((each) => find[each].has(one)) ?? enrollsAt(lower, at)[0];
    if (said === undefined || !isNegated(lower, at)) return said ?? [];
    return STATES.filter((each) => each !== said);
  });
  const counted = lower.map((_, at) => creditsAt(lower, at));
  const credits = counted.flatMap((one, at) => (one === undefined || isNegated(lower, at) ? [] : [one]));
  const left = lower.map((_, at) => at).filter((at) => !narrowsAt(lower, at));
  const isDeniedWord = (at: number): boolean => isNegated(lower, at) && isKnownWord(lower[at] ?? '');
  const names = left.filter((at) => !isCommonWord(lower[at] ?? '') && !isDeniedWord(at));
  const spoken = lower.flatMap((one, at) => {
    const code = topics.languageAsked([one]);
    return code === undefined ? [] : [{ code, at }];
  });
  const typedAt = (at: number): string => typed[at] ?? '';
  const nameAt = (at: number): string => withoutGroupWord(typedAt(at)) ?? typedAt(at);
  const languagesOf = (those: typeof spoken): string[] => [...new Set(those.map(({ code }) => code))];
  return {
    names: names.filter((at) => !isNegated(lower, at)).map(nameAt),
    languages: languagesOf(spoken.filter(({ at }) => !isNegated(lower, at))),
    credits: credits.length > 0 ? Object.assign({}, ...credits) : undefined,
    states: [...new Set(states)],
    without: {
      names: names.filter((at) => isNegated(lower, at)).map(nameAt),
      languages: languagesOf(spoken.filter(({ at }) => isNegated(lower, at))),
    },
    // A number of credits that is not wanted can't be used: it is named rather than turned into its opposite.
    ignored: lower.flatMap((one, at) => {
      if (counted[at] !== undefined && isNegated(lower, at)) return [typedAt(at)];
      // "No exam" can't be found by.
      return left.includes(at) && (isCommonWord(one) || isDeniedWord(at)) ? [typedAt(at)] : [];
    }),
  };
}

const isLanguage = (one = ''): boolean => topics.languageAsked([one]) !== undefined;

/** "Not", "aren't", "other than", in this place. */
function isNegation(words: readonly string[], at: number): boolean {
  const isOther = find.other.has(words[find.courses.has(words[at - 1]) ? at - 2 : at - 1]);
  return find.not.has(words[at]) || (find.than.has(words[at]) && isOther);
}

/** The most small words between a negation and what it denies: "which are not held in English". */
const MOST_BETWEEN = 4;

/** Whether a negation stands before the word in this place, with nothing but small words and others denied between. */
function isNegated(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    const one = words[before];
    if (isNegation(words, before)) return true;
    const isBetween = [find.beside, find.are, find.lead, find.courses].some(({ has }) => has(one));
    // "Not in English or Swedish" denies both, "not in English, open" the language alone.
    if (!isBetween && !(isLanguage(words[at]) && isLanguage(one))) return false;
  }
  return false;
}

/** Whether the word in a place is understood, or only holds others together. */
function narrowsAt(words: readonly string[], at: number): boolean {
  const one = words[at] ?? '';
  const isNoName = [
    find.courses,
    find.lead,
    find.what,
    find.beside,
    ...STATES.map((each) => find[each]),
  ].some(({ has }) => has(one));
  return (
    isNoName ||
    isNegation(words, at) ||
    (find.other.has(one) && find.than.has(words[find.courses.has(words[at + 1]) ? at + 2 : at + 1])) ||
    isLanguage(one) ||
    enrollsAt(words, at).length > 0 ||
    creditsAt(words, at) !== undefined ||
    isOfCredits(words, at)
  );
}

/** "Which can I still enroll in?" asks for open windows. */
function enrollsAt(words: readonly string[], at: number): SoughtState[] {
  const one = words[at];
  const isVerb = course.enrollment.has(one) && !find.beside.has(one);
  return isVerb || course.signUp.has(`${one} ${words[at + 1]}`) ? ['open'] : [];
}

const AMOUNT = /^(≥|>=)?(\d{1,3}(?:[.,]\d{1,2})?)(\+)?(?:[-–](\d{1,3}(?:[.,]\d{1,2})?))?-?(\p{L}*)$/u;

/** "5 credits", "5op", "at least 5 cr", "5-10 op", of the number in this place; undefined if it counts no credits. */
function creditsAt(words: readonly string[], at: number): FindRequest['credits'] {
  const said = saidNumber(words[at] ?? '') ?? words[at] ?? '';
  const [, from, first, plus, last, glued = ''] = AMOUNT.exec(String(said)) ?? [];
  if (first === undefined || !find.credits.has(glued === '' ? words[at + 1] : glued)) return undefined;
  const least = numberOf(first);
  if (last !== undefined) return { least, most: numberOf(last) };
  const { isLeast, isMost, isOpen } = limitBefore(words, at);
  if (from || plus || isLeast) return { least, ...isOpen };
  return isMost ? { most: least, ...isOpen } : { least, most: least };
}

/** "At most", "more than", "up to" before the number in this place. */
function limitBefore(words: readonly string[], at: number) {
  const before = words[at - 1];
  const limits = find.beside.has(before) || find.than.has(before) ? [before, words[at - 2]] : [before];
  const [isAbove, isBelow] = [find.above, find.below].map(({ has }) => limits.some(has));
  return {
    isLeast: isAbove || limits.some(find.atLeast.has),
    isMost: isBelow || limits.some(find.atMost.has),
    isOpen: (isAbove || isBelow) && { isOpen: true as const },
  };
}

const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** A word beside a number of credits: "credits" itself, or "at least" before it. */
function isOfCredits(words: readonly string[], at: number): boolean {
  const one = words[at];
  if (find.credits.has(one)) return true;
  const isLimit = [find.atLeast, find.atMost, find.above, find.below, find.than].some(({ has }) => has(one));
  return isLimit && [at + 1, at + 2].some((next) => creditsAt(words, next) !== undefined);
}

function requestOf({ names, languages, credits, states, without, ignored }: Filters): FindRequest {
  const apart = [...new Set(names)];
  const denied = [...new Set(without.names)];
  const unused = [...apart.slice(MOST_WORDS), ...denied.slice(MOST_WORDS), ...ignored].slice(0, MOST_WORDS);
  const not = { words: denied.slice(0, MOST_WORDS), languages: without.languages.slice(0, 4) };
  return {
    words: apart.slice(0, MOST_WORDS),
    ...(languages.length > 0 && { languages: languages.slice(0, 4) }),
    ...(credits && { credits }),
    ...(states.length > 0 && { states: [...states] }),
    ...(not.words.length + not.languages.length > 0 && { not }),
    ...(unused.length > 0 && { unused }),
  };
}
