/** Reads what is to be found among the courses that were seen: `/course find TXL22S1 open`, "which are in English?". */

import { defineAction } from '../../ask/actions.ts';
import { MOST_CODES } from '../../ask/asked-codes.ts';
import type { Reads } from '../../ask/feature.ts';
import { likeIntent, mayBeSubject, SURE, surelyLike } from '../../ask/like.ts';
import { asTyped } from '../../ask/meant.ts';
import type { Conversation } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { groupsIn, isGroupCode } from '../../ask/run-topics.ts';
import { saidNames } from '../../ask/said-names.ts';
import { partSeeking } from '../../ask/seeking.ts';
import { groupNamed, withGroupsAsWords } from '../../ask/seen-groups.ts';
import { FACT } from '../../ask/slots.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { speakOfCourses } from '../../ask/words.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isChatWord, isCommonWord, isKnownWord, isListedWord } from '../../i18n/language-of.ts';
import { OF_TIME, type Topic } from '../../i18n/topics.ts';
import type { Intent } from '../../reading/intents.ts';
import {
  findRealizationCodes,
  isRealizationCode,
  parseOddUnitCode,
  parseRealizationCode,
} from '../../study-client/codes.ts';
import {
  bounded,
  type FindRequest,
  findRequest,
  LONGEST_SOUGHT,
  LONGEST_WORD,
  narrowsAny,
  readFilters,
  typedWords,
  windowsOf,
  withOthers,
} from './filters.ts';
import { foundGoingOn } from './going-on.ts';
import { likeOne, ofDepartment } from './like-one.ts';
import { perhapsName, withSubject } from './whole-names.ts';

/** Shows another page in place of this one. */
export const findPage = defineAction('find.page', findRequest);

const { find, rooms, follow, compare, course, facts, lead } = vocabulary;

/**
 * Reads the words behind `/course find`. Every word narrows the courses, or is named as not used.
 * @param groups student groups that were seen, in upper case
 */
export function parseFind(typed: string, groups: Question['groups'] = []): FindRequest {
  const { quoted, rest } = withoutQuoted(typed);
  const tokens = typedWords(withGroupsAsWords(rest, groups));
  const read = readFilters(tokens);
  const filters = { ...read, words: [...read.words, ...quoted.flatMap(typedWords)] };
  const [name = '', ...others] = filters.words;
  // A number beside no name is one of credits: "english 5".
  const isAmount = others.length === 0 && filters.credits === undefined && LONE_AMOUNT.test(name);
  const counted = tokens.flatMap((one) => (isAmount && one === name ? [one, 'credits'] : [one]));
  const whole = quoted.length === 0 ? perhapsName(tokens, filters) : undefined;
  const sought = withOthers(withWindows(isAmount ? readFilters(counted) : filters), tokens);
  const request = asSeen(bounded({ ...sought, ...(whole !== undefined && { typed: whole }) }), groups);
  return quoted.length === 0 ? withSubject(request, tokens) : request;
}

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu;

/** Names in quotes, whose words are no filters, and the rest. */
const withoutQuoted = (typed: string) => ({
  quoted: Array.from(typed.matchAll(QUOTED), ([, name = '']) => name),
  rest: typed.replaceAll(QUOTED, ' '),
});

/** What a program asks for: words as behind `/course find`, and beside them what is a group or a unit for sure. */
export interface SoughtBy {
  readonly words?: string | undefined;
  readonly group?: string | undefined;
  readonly unit?: string | undefined;
  readonly open?: boolean | undefined;
}

/** @param seen student groups that were seen, in upper case */
export function requestBy(
  { words = '', group = '', unit, open }: SoughtBy,
  seen: Question['groups'],
): FindRequest {
  const said = parseFind(words, seen);
  const groups = group.trim() === '' ? [] : [group.trim().toUpperCase()];
  return bounded({
    ...said,
    words: [...groups, ...(unit === undefined ? [] : [unit]), ...said.words],
    ...(groups.length > 0 && { groups }),
    ...(unit !== undefined && { units: [unit] }),
    ...(open && { states: ['open'] }),
  });
}

/** Groups as they were seen, in the place of what they are as one word. */
function asSeen(sought: FindRequest, groups: Question['groups'] = []): FindRequest {
  const isSeen = (one: string): boolean => groups.includes(one.toUpperCase());
  const named = (words: readonly string[]) =>
    words.map((one) => (isSeen(one) ? one : (groupNamed(one, groups) ?? one)));
  const { not } = sought;
  const all = named(sought.words);
  // "Ryhmässä TIVI": the word beside a group is none of a name.
  const words = all.filter((one, at) => !find.group.has(one.toLowerCase()) || !isSeen(all[at + 1] ?? ''));
  const sure = words.filter(isSeen);
  return {
    ...{ ...sought, words },
    ...(sure.length > 0 && { groups: sure }),
    ...(not && { not: { ...not, words: named(not.words) } }),
  };
}

/** "Closing" alone asks for open windows. */
function withWindows(sought: FindRequest): FindRequest {
  const { unused = [], ...others } = sought;
  const statesOf = (one: string) => windowsOf([one.toLowerCase()]);
  const states = unused.map(statesOf).find((one) => one !== undefined);
  if (!states || sought.states || sought.dates) return sought;
  return { ...others, states, unused: unused.filter((one) => !statesOf(one)) };
}

const LONE_AMOUNT = /^\d{1,2}(?:[.,]5)?(?:\+|[-–]\d{1,2})?$/;

/**
 * A code is looked up, also behind a word that asks to find it.
 * @param findsCodes whether codes of no usual form are found as those of groups, units and runs alike
 */
export const takesFind = (typed: string, findsCodes: boolean): boolean =>
  findRealizationCodes(typed).length === 0 && !typedWords(typed).some((one) => isCode(one, findsCodes));

const isCode = (typed: string, findsCodes: boolean): boolean =>
  parseRealizationCode(typed) !== undefined && !(findsCodes && parseOddUnitCode(typed) !== undefined);

/**
 * Reads a question for several courses: "which courses for TXL22S1 are open?", "which are in English?". A question
 * about one ("is it in English?") is none, and neither is one that speaks of rooms, of following or of a time.
 */
export function findQuestion(question: Question): FindRequest | undefined {
  const sought = soughtBy(question);
  if (!sought) return undefined;
  const tokens = typedWords(question.text);
  const request = withSubject(withOthers(asSeen(withoutSpeech(sought), question.groups), tokens), tokens);
  return isOwn(question, request) || isOfDeadlines(question.words, request)
    ? { ...request, own: true }
    : request;
}

const isAskers = (word: string): boolean => find.mine.has(word) || vocabulary.term.own.has(word);

/** "What can I still enroll in?" says whose courses are meant where it names none, and "show me courses" does not. */
const isOwn = ({ words, units }: Question, { words: names, not }: FindRequest): boolean =>
  names.length + units.length === 0 &&
  not === undefined &&
  words.some((word, at) => isAskers(word) && !vocabulary.lessons.show.has(words[at - 1]));

function soughtBy(question: Question): FindRequest | undefined {
  const { codes, units, words } = question;
  if (codes.length > 0) return undefined;
  const about = units.length > 0 ? undefined : soughtIn(question);
  if (about) return bounded(about);
  const isGeneral = units.length === 0 && speakOfCourses(words);
  if (words.some((one) => asksOtherwise(one, isGeneral))) return undefined;
  const tokens = typedWords(question.text);
  const toFind = filtersToFind(tokens) ?? somethingSought(question);
  return toFind ? bounded(toFind) : askedBeside(question, tokens, isGeneral);
}

function askedBeside(
  question: Question,
  tokens: readonly string[],
  isGeneral: boolean,
): FindRequest | undefined {
  const { units, words } = question;
  const filters = readFilters(tokens, wordsOfNames(question));
  // "All realizations of TX00EY23" are those of the unit, seen or not.
  if (units.length > 0 && !narrowsAny(filters)) return undefined;
  const isAlone =
    isLimit(words, filters) ||
    isSoonest(words, filters) ||
    isOfFilters(words, filters) ||
    (isOfDeadlines(words, filters) && leftOf(filters).length === 0);
  if (isForSeveral(question, filters) || isAlone) return bounded(filters);
  const isFound = isGeneral && !filters.words.some((one) => mayBeName(one, question.groups));
  return isFound ? bounded(withoutFacts(filters, tokens)) : undefined;
}

/** "Courses with an exam" can't be found by that, and not by names that hold the word; "exam courses" may be. */
function withoutFacts(filters: FindRequest, tokens: readonly string[]): FindRequest {
  const behind = new Set(tokens.slice(tokens.findIndex((one) => isCourses(one.toLowerCase())) + 1));
  const { words, unused = [] } = filters;
  const isFact = (one: string): boolean => {
    const word = one.toLowerCase();
    const asked = word === one ? topics.of([word], undefined) : undefined;
    const isHard = topics.isWordOf('workload', word) || topics.isWordOf('difficulty', word);
    return isHard || (behind.has(one) && asked !== undefined && !ABOUT_SEVERAL.has(asked));
  };
  return {
    ...filters,
    words: words.filter((one) => !isFact(one)),
    unused: [...unused, ...words.filter(isFact)],
  };
}

const isCourses = (one: string): boolean => find.courses.has(one) || course.realization.has(one);

/** Whether a word may belong to a name that is looked for otherwise, too: with mistakes, among units. */
const mayBeName = (name: string, groups: Question['groups']): boolean =>
  !isKnownWord(name.toLowerCase()) && !isGroupCode(name, groups);

/** Reads a question about courses in general by names that are found nowhere else. */
function coursesInGeneral(question: Question): FindRequest | undefined {
  const { text, words, codes, units } = question;
  const isOfOne = codes.length + units.length > 0 || !speakOfCourses(words);
  if (isOfOne) return undefined;
  const tokens = typedWords(text);
  const filters = withoutSpeech(withoutFacts(readFilters(tokens, wordsOfNames(question)), tokens));
  return withOthers(asSeen(bounded(filters), question.groups), tokens);
}

/** What courses are sought about: "is there a course about German culture?"; nothing: all. Undefined: something else is asked. */
function soughtIn({ text: typed, words }: Question): FindRequest | undefined {
  const text = words.join(' ');
  const begun = find.exists.startOf(text);
  if (begun === undefined) return undefined;
  const rest = text
    .slice(begun.length + 1)
    .split(' ')
    .filter((one) => one !== '');
  if (rest.length === 0) return { words: [] };
  // "On Monday" is no subject.
  if (begun.endsWith(' on') && rest.every(isKnownWord)) return undefined;
  const tokens = typedWords(typed);
  const lead = tokens.findIndex(
    (_, at) => loweredWords(tokens.slice(at).join(' ')).join(' ') === rest.join(' '),
  );
  const [subject, filters] = subjectAndFilters(lead < 0 ? rest : tokens.slice(lead));
  const isName = (one: string): boolean => !isCommonWord(one.toLowerCase()) && !isChatWord(one.toLowerCase());
  const names = [...subject.filter(isName), ...(filters?.words ?? [])];
  const unused = filters?.unused?.filter((one) => !isListedWord(one.toLowerCase()));
  const { unused: _, ...others } = filters ?? { words: [] };
  if (names.length === 0) return undefined;
  return {
    ...others,
    words: names.map((one) => one.slice(0, LONGEST_WORD)),
    ...(unused && unused.length > 0 && { unused }),
  };
}

/**
 * What courses are about, and the filters behind it: "German culture", "in English". A language that stands there alone is a
 * part of the subject: "business English".
 */
function subjectAndFilters(words: readonly string[]): readonly [readonly string[], FindRequest | undefined] {
  const lower = words.map((one) => one.toLowerCase());
  for (const at of words.keys()) {
    if (at === 0) continue;
    const filters = readFilters(words.slice(at));
    const isTail = [...filters.words, ...(filters.not?.words ?? [])].every((one) => isGroupCode(one));
    if (isTail && saysLimit(filters) && !isSubjectLanguage(lower[at] ?? ''))
      return [words.slice(0, at), filters];
  }
  return [words, undefined];
}

/** "Englanniksi" is no subject. */
const isSubjectLanguage = (word: string): boolean =>
  topics.languageAsked([word]) !== undefined && !word.endsWith('ksi');

/** The runs of a name, narrowed by the words beside it: "physics 2 in English". */
export function findRuns(
  { text, codes, units, groups }: Question,
  { name, codes: runs }: { readonly name: string; readonly codes: readonly string[] },
): FindRequest {
  const isCode = (one: string) => [...codes, ...units].some((code) => code === one.toUpperCase());
  const { unused: _, ...filters } = readFilters(typedWords(text).filter((one) => !isCode(one)));
  const words = filters.words.filter(
    (one) => !course.schedule.has(one.toLowerCase()) && !topics.isPlain(one.toLowerCase()),
  );
  const among = { codes: [...runs], name: name.slice(0, LONGEST_SOUGHT) };
  return { ...asSeen(bounded({ ...filters, words }), groups), among };
}

/** Reads what `/enrollment` asks of all courses: "open", "closing this week". Undefined: it names something else. */
export function findWindows({ text, codes, units, named }: Question): FindRequest | undefined {
  if (codes.length + units.length > 0 || named) return undefined;
  const { unused = [], ...sought } = bounded(withWindows(readFilters(typedWords(text))));
  const isOther = sought.words.length > 0 || sought.not !== undefined || unused.length > 0;
  const isOfWindows = sought.states !== undefined || (sought.dates && sought.dates.of !== 'runs');
  return isOfWindows && !isOther ? sought : undefined;
}

/** Reads a question for some of the courses that were shown: "which of those are in English?". */
async function findAmongShown(
  question: Question,
  { spokenOf, isPart }: Pick<Conversation, 'spokenOf' | 'isPart'>,
): Promise<FindRequest | undefined> {
  const request = question.words.some(find.those.has) ? findQuestion(question) : undefined;
  const codes = (request ? await spokenOf(true) : []).filter(isRealizationCode);
  return request && codes.length > 0
    ? { ...request, among: { codes, ...((await isPart()) && { isPart: true as const }) } }
    : undefined;
}

/** "Show the list again": the last one, where all that was shown since is of it. */
async function listedAgain(
  { words, codes: said, units }: Question,
  { listed, isPart }: Pick<Conversation, 'listed' | 'isPart'>,
): Promise<FindRequest | undefined> {
  if (said.length + units.length > 0 || !find.listAgain.is(words.join(' '))) return undefined;
  const codes = (await listed()).filter(isRealizationCode).slice(0, MOST_CODES);
  return codes.length > 1
    ? { words: [], among: { codes, ...((await isPart()) && { isPart: true as const }) } }
    : undefined;
}

/** Whether a question speaks of several courses to be found: "which web design courses are open?" means no course of that name. */
export const asksForSeveral = (question: Question): boolean =>
  question.words.some(find.courses.has) &&
  (findQuestion(question) !== undefined || surelyLike(question, ['find'], SURE) !== undefined);

/** "Find 3 credits in English": what narrows courses, and no name. */
function filtersToFind(tokens: readonly string[]): FindRequest | undefined {
  const begins = tokens.findIndex((one) => !follow.courtesy.has(one.toLowerCase()));
  const [first = '', ...sought] = tokens.slice(Math.max(begins, 0)).map((one) => one.toLowerCase());
  if (first !== 'find' && !vocabulary.subcommands.find.has(first)) return undefined;
  const filters = readFilters(sought);
  return narrowsAny(filters) && filters.words.length === 0 ? filters : undefined;
}

/** What a course may be found by; other topics are asked of one course. */
const ABOUT_SEVERAL: ReadonlySet<Topic> = new Set(['groups', 'programmes', 'unit', 'content', 'language']);

/** Facts by which courses are found, or that the answer names as not used. */
const OF_SOMETHING: ReadonlySet<Topic> = new Set([
  ...ABOUT_SEVERAL,
  ...([
    'online',
    'credits',
    'starts',
    'ends',
    'opens',
    'closes',
    'can-enroll',
    'duration',
    'difficulty',
    'workload',
  ] as const),
]);

/**
 * "I need something online with 5 credits", "it was something with cloud and security": what stands behind says which courses
 * are sought. What asks for a fact seeks none: "is there anything to read?"
 */
function somethingSought(question: Question): FindRequest | undefined {
  const { text, units, quotes, language } = question;
  const seeking = quotes || units.length > 0 ? undefined : partSeeking(text);
  if (!seeking) return undefined;
  const said = typedWords(seeking.text);
  const leads = ledBy(said, seeking.lead);
  const sought = said.slice(leads);
  const lower = sought.map((one) => one.toLowerCase());
  if (lower.some(facts.it.has)) return undefined;
  const learned = learnedLanguage(said.slice(0, leads), sought);
  const others = learned === undefined ? sought : sought.slice(1);
  const filters = withoutFacts(readFilters(others, wordsOfNames(question)), others);
  const { unused = [] } = filters;
  const names = [...(learned === undefined ? [] : [learned]), ...filters.words];
  const asked = topics.of(names.length > 0 ? names.map((one) => one.toLowerCase()) : lower, language);
  const isEmpty = names.length === 0 && !narrowsAny(filters);
  if (topics.isOfOthers(lower) || isEmpty || (asked !== undefined && !OF_SOMETHING.has(asked)))
    return undefined;
  // What only holds the sentence together is not told as unused.
  return {
    ...filters,
    words: names.map(withoutThing),
    unused: unused.filter((one) => !isListedWord(one.toLowerCase()) || topics.speak([one.toLowerCase()])),
  };
}

/** How many typed words so many lower-case words are: "I'd" is two of these. */
function ledBy(said: readonly string[], lead: number): number {
  let [at, words] = [0, 0];
  while (at < said.length && words < lead) {
    words += loweredWords(said[at] ?? '').length;
    at += 1;
  }
  return at;
}

/** "I want to learn Finnish" seeks courses on it, "to study in Finnish" those that are taught in it. */
const learnedLanguage = (lead: readonly string[], [first]: readonly string[]): string | undefined =>
  lead.some((one) => find.learn.has(one.toLowerCase())) && isSubjectLanguage(first?.toLowerCase() ?? '')
    ? first
    : undefined;

/** "Tietoturvajuttu" is something on that. */
function withoutThing(name: string): string {
  const end = find.thing.words.find(
    (one) => name.endsWith(one) && name.length >= one.length + SHORTEST_BEFORE,
  );
  return end === undefined ? name : name.slice(0, -end.length);
}
const SHORTEST_BEFORE = 4;

/** A course may be taught at a campus. */
const asksOtherwise = (one: string, isGeneral: boolean): boolean =>
  (!isGeneral && rooms.place.has(one)) ||
  [rooms.room, rooms.otherwise, compare.compare, course.when].some(({ has }) => has(one)) ||
  [follow.following, follow.follows, follow.followingVerb].some(({ has }) => has(one));

/** "Which course closes first?" */
const isSoonest = (words: readonly string[], sought: FindRequest): boolean =>
  words.some(find.first.has) &&
  words.some(course.realization.has) &&
  sought.states !== undefined &&
  leftOf(sought).length === 0;

/** The words that are names, or narrow nothing. */
const leftOf = ({ words, unused = [] }: FindRequest): string[] => [...words, ...unused];

/** "5 credits online starting in January": a number begins several filters, and nothing else. */
const isOfFilters = (words: readonly string[], sought: FindRequest): boolean =>
  /^\d/.test(words[0] ?? '') &&
  sought.credits !== undefined &&
  [sought.online, sought.dates, sought.languages, sought.states].some((one) => one !== undefined) &&
  leftOf(sought).length === 0 &&
  !words.some(facts.it.has);

/** "Deadlines in December", and no name: windows that close then. */
const isOfDeadlines = (words: readonly string[], sought: FindRequest): boolean =>
  sought.dates?.of === 'closes' &&
  sought.words.length === 0 &&
  words.some((one) => find.enrollments.has(one) || vocabulary.enrolled.several.has(one));

/** "More than 5 credits", and nothing else. */
const isLimit = (words: readonly string[], sought: FindRequest): boolean =>
  sought.credits !== undefined &&
  sought.credits.least !== sought.credits.most &&
  leftOf(sought).length === 0 &&
  !words.some(facts.it.has);

/** Whether anything is to narrow the courses: "marketing courses, but not on Mondays" is told that lessons are not searched. */
const saysLimit = (filters: FindRequest): boolean => narrowsAny(filters) || filters.hoursOfDay !== undefined;

function isForSeveral({ words, language, groups }: Question, filters: FindRequest): boolean {
  const [first, second] = words;
  const names = filters.words;
  const isPlural = words.some(find.courses.has);
  const narrows = saysLimit(filters);
  if (isPlural && names.some(holdsLetterAndDigit)) return true;
  const left = leftOf(filters).length;
  const isOfTimes = leftOf(filters).some((one) => isOfTimetable(one.toLowerCase()));
  if (names.some((one) => isGroupCode(one, groups)))
    return narrows || left === 1 + Number(isOfTimes) || find.which.has(first) || find.what.has(first);
  if (!narrows) return isPlural && find.lead.has(first) && asksByName(words, language, names);
  // "Got any courses in English": one word before all others may be any.
  if (isPlural) {
    const isBehindAny = left === Number(leftOf(filters).some((one) => isSame(one, first)));
    return find.lead.has(first) || isBehindAny || isOfSubjects(leftOf(filters));
  }
  // "Which course …" asks for one.
  if (words.some(course.realization.has)) return false;
  // "What can I still enroll in?"
  if (find.what.has(first)) return left === 0;
  return find.which.has(first) && (find.are.has(second) || left === 0) && names.length <= 1;
}

/** "Open marketing courses in English": what is left names what is sought. */
const isOfSubjects = (left: readonly string[]): boolean =>
  left
    .map((one) => one.toLowerCase())
    .every((one) => isCommonWord(one) || isChatWord(one) || !(isListedWord(one) || topics.isPlain(one))) &&
  left.some((one) => !isListedWord(one.toLowerCase()));

/** "Timetable of TXL22S1" */
const isOfTimetable = (word: string): boolean =>
  course.schedule.has(word) || topics.isWordOf('lessons', word);

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

/** Beside a word for courses, a code of any shape may be a group's: `25TIETOA`. */
const holdsLetterAndDigit = (one: string): boolean => /\d/.test(one) && /\p{L}/u.test(one);

/**
 * Reads "follow all open courses of TXL22S1", "remind me of the enrollments of TXL22S1": its courses, which a button follows, and no
 * news of the group. Nothing is followed before the person chooses.
 */
function groupsToFollow(question: Question): FindRequest | undefined {
  const { words } = question;
  const named = groupsAlone(question);
  const isWish =
    words.some(follow.following.has) &&
    ![follow.negations, follow.enders, follow.endersAlone].some(({ has }) => words.some(has));
  if (!named || !isWish) return undefined;
  const enrolls = words.some(course.enrollment.has);
  const isOfOpen =
    (enrolls || words.some(find.open.has)) && words.some((one) => isCourses(one) || follow.all.has(one));
  const isOfEnrollments = enrolls && words.some(lead.remind.has);
  if (!isOfOpen && !isOfEnrollments) return undefined;
  return { words: named, groups: named, states: isOfOpen ? ['open'] : ['open', 'upcoming'] };
}

/** Reads "when do the courses of TXL22S1 start?": their list has the dates of each. */
function datesOfGroups(question: Question): FindRequest | undefined {
  const { words } = question;
  const named = groupsAlone(question);
  const areDates = [course.when, find.courses].every(({ has }) => words.some(has));
  const isOfOne = words.some((one) => course.beginsOrEnds.has(one) || course.opensOrCloses.has(one));
  return named && areDates && isOfOne ? { words: named, groups: named } : undefined;
}

/** The groups that a question names beside no course. */
function groupsAlone({ words, codes, units, groups, quotes }: Question): string[] | undefined {
  const named = groupsIn(words, groups);
  return quotes || named.length === 0 || codes.length + units.length > 0 ? undefined : named;
}

/** "Is geology online?" asks one course for a fact, unless it is sure to seek several; "what about geology?" names one. */
function unlessOne(question: Question): FindRequest | undefined {
  const isFact = topics.of(question.words, question.language) !== undefined;
  const isOne = vocabulary.rooms.again.has(question.words.slice(0, 2).join(' '));
  return isOne || (isFact && !surelyLike(question, ['find'], SURE)) ? undefined : searchLike(question);
}

/**
 * Reads what is like examples of a search, "what have you got about machine learning": by the words that may name a subject, and by the
 * filters.
 */
function searchLike(question: Question): FindRequest | undefined {
  const { text, words, codes, units, quotes, groups } = question;
  if (quotes || codes.length + units.length > 0) return undefined;
  if (words.some((one) => asksOtherwise(one, false))) return undefined;
  const tokens = typedWords(text);
  const sought = withoutSpeech(withoutFacts(readFilters(tokens, wordsOfNames(question)), tokens));
  const names = sought.words;
  const language = names.length === 0 ? languageSought(sought, tokens) : undefined;
  const { languages: _languages, ...apart } = sought;
  const found = language === undefined ? { ...sought, words: names } : { ...apart, words: [language] };
  // A bare name asks for its course.
  const isBeside = (one: string): boolean =>
    !facts.joins.has(one) && (isChatWord(one) || !names.some((name) => isSame(name, one)));
  if (!words.some(isBeside)) return undefined;
  if (found.words.length === 0 && !narrowsAny(sought)) return undefined;
  if (found.words.length > 0 && asksOfOne(question)) return undefined;
  return withOthers(asSeen(bounded({ ...found, words: found.words.map(withoutThing) }), groups), tokens);
}

/** Reads "marketing or business", "ohjelmointi tai tietoturva": names alone, none of which asks for a fact. */
function eitherName(question: Question): FindRequest | undefined {
  const { text, words: said, codes, units, quotes, groups } = asTyped(question);
  if (quotes || codes.length + units.length > 0) return undefined;
  // "Is it in Arabia or Myllypuro?" asks of what was spoken of.
  if (said.some(facts.it.has) || topics.begins(said[0] ?? '')) return undefined;
  const tokens = typedWords(text);
  const { or, ...request } = withOthers(bounded(readFilters(tokens)), tokens);
  const isName = (one: string): boolean =>
    mayBeSubject(one.toLowerCase()) && topics.of([one.toLowerCase()], undefined) === undefined;
  const isLong = ({ length }: string): boolean => length >= SHORTEST_SUBJECT;
  const isOfNames =
    or && [request.words, ...or].every((words) => words.some(isLong) && words.filter(isLong).every(isName));
  return isOfNames && !request.unused?.length ? asSeen({ ...request, or }, groups) : undefined;
}

/** "Is geology still open?" asks for a date of one course. */
function asksOfOne({ words, language }: Question): boolean {
  const asked = topics.of(words, language);
  return asked !== undefined && OF_TIME.has(asked) && !speakOfCourses(words);
}

/** A shorter word is one only in capital letters: "AI". */
const SHORTEST_SUBJECT = 4;

/** The names that a question says, in lower-case words. */
const wordsOfNames = (question: Question): readonly (readonly string[])[] =>
  saidNames(question).map(({ name }) => typedWords(name).map((one) => one.toLowerCase()));

/** Without the words that only hold a question together, or tell a story: facts and times that narrow nothing are told. */
function withoutSpeech({ unused = [], ...sought }: FindRequest): FindRequest {
  const isTold = (one: string): boolean =>
    topics.of([one], undefined) !== undefined || wordsOfTime([one]).size > 0;
  const told = unused.filter((one) => isTold(one.toLowerCase()));
  return { ...sought, ...(told.length > 0 && { unused: told }) };
}

/** "A Finnish course for beginners" is about the language, where nothing else narrows it. */
function languageSought({ languages, words: _words, ...others }: FindRequest, tokens: readonly string[]) {
  return languages && !narrowsAny({ ...others, words: [] })
    ? tokens.find((one) => one.length >= SHORTEST_SUBJECT && isSubjectLanguage(one.toLowerCase()))
    : undefined;
}

const HEARD = `find course slot.group slot.coded slot.number slot.count numbers spelt ${FACT}`;

/** What asks for several courses. */
export const FIND_INTENTS: readonly Intent<Reads<FindRequest>>[] = [
  { id: 'find', claim: 'list', hears: HEARD, read: findQuestion },
  {
    ...{ id: 'find.among-shown', claim: 'own', hears: `facts ${HEARD}`, subject: 'spoken-of' },
    read: findAmongShown,
  },
  {
    ...{ id: 'find.again', claim: 'own', hears: `rooms.again facts picks ${HEARD}`, subject: 'spoken-of' },
    goesOn: true,
    read: foundGoingOn,
  },
  {
    ...{ id: 'find.to-follow', claim: 'change', hears: `follow lead ${HEARD}` },
    read: groupsToFollow,
  },
  {
    ...{ id: 'find.listed-again', claim: 'whole', hears: `rooms.again facts picks help follow ${HEARD}` },
    ...{ subject: 'spoken-of', read: listedAgain },
  },
  { id: 'find.either', claim: 'own', subject: 'name', hears: `slot.named ${HEARD}`, read: eitherName },
  { id: 'find.like-one', claim: 'whole', hears: `facts ${HEARD}`, subject: 'spoken-of', read: likeOne },
  { id: 'find.of-department', claim: 'whole', hears: HEARD, read: ofDepartment },
  { id: 'find.dates', claim: 'asked', hears: HEARD, read: datesOfGroups },
  // What words say comes first.
  ...(['covered', 'last'] as const).map((claim) =>
    likeIntent<FindRequest>(`find.like-${claim}`, ['find'], (_, question) => unlessOne(question), claim),
  ),
  { id: 'find.in-general', claim: 'guess', hears: `find course ${FACT}`, read: coursesInGeneral },
];
