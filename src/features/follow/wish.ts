/**
 * The intent to follow, or to follow no longer, in words, and the commands that say it. To carry it out changes something, so every word must
 * be understood. "Follow A, but not B" and "remind me of A tomorrow" show an intent, but no clear one; "cancel my
 * enrollment, I can't follow" shows none.
 */

import {
  cleanArguments,
  excerpt,
  inAnswers,
  MOST_AT_ONCE,
  MOST_CODES,
  parseAsked,
  tooMany,
} from '../../ask/asked-codes.ts';
import {
  hasLeads,
  hasReminders,
  isUnit,
  type LeadWish,
  readLeads,
  requestOfNoun,
  type SaidLeads,
  wishedKind,
} from '../../ask/lead-words.ts';
import { mayName } from '../../ask/named-courses.ts';
import { codesIn, loweredWords, type Question } from '../../ask/question.ts';
import { isTopic, saysNothingElse, topicsIn } from '../../ask/run-topics.ts';
import { isYear, namesTime, nearestOf, withoutWish } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { ALL_WORDS, vocabulary } from '../../i18n/index.ts';
import { SHORTEST_MISTYPED } from '../../i18n/patterns.ts';
import { aheadOf, type Lead, leadsOfKind, USUAL_LEAD } from '../../store/reminder-settings.ts';
import { isRealizationCode, parseCourseUnitCode, unitTopic } from '../../study-client/codes.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import type { Request } from './request.ts';

const { follow, course, lead } = vocabulary;
const REWRITES = ALL_WORDS.flatMap(({ rewrites }) => rewrites);

/** What to do with the courses that a question names. */
export interface Wish {
  readonly does: 'follow' | 'unfollow';
  /** It names no course and means all follows. */
  readonly ofAll: boolean;
  /** Every word of it is understood. Only then may it be carried out without asking back. */
  readonly isClear: boolean;
  /** What stands behind the verb. */
  readonly rest: readonly string[];
}

/** Reads the intent from the lower-case words of a question; undefined: they begin with none. */
export function intentOf(words: readonly string[]): Wish | undefined {
  const spoken = words.slice(words.findIndex((word) => !follow.courtesy.has(word))).join(' ');
  const unled = withoutPlease(behind(spoken, follow.lead.startOf(spoken)));
  const asked = REWRITES.reduce((text, [from, to]) => text.replace(from, to), unled);
  const ended = endIn(asked) ?? endIn(spoken);
  if (ended) return ended;
  const begun = follow.begin.startOf(asked);
  if (begun === asked) return undefined;
  if (begun === undefined) return mistypedIntent(asked);
  const rest = wordsOf(behind(asked, begun));
  const isClear = isPlain(rest) && !isOfCoursesEnd(rest) && !rest.some(isOfOther);
  return isClear || isPlainToCode(rest) ? { does: 'follow', ofAll: false, isClear, rest } : undefined;
}

/** The wish that a text is to end something; undefined: it begins with none. */
function endIn(text: string): Wish | undefined {
  const ending = follow.end.startOf(text);
  const ended = ending === undefined ? undefined : endingOf(ending, wordsOf(behind(text, ending)));
  const left = ending ?? follow.leaves.startOf(text);
  if (ended?.isClear || left === undefined) return ended;
  return endBehind(wordsOf(behind(text, left))) ?? ended;
}

/** Whether words are a request of which every word is understood. */
export const isClearRequest = (words: readonly string[]): boolean => intentOf(words)?.isClear === true;

/** "Unfolow TX00EY23-3015": a verb with one slip, and then a course. What is meant is likely, not certain. */
function mistypedIntent(text: string): Wish | undefined {
  const [first = '', ...rest] = wordsOf(text);
  if (
    first.length < SHORTEST_MISTYPED ||
    follow.verbs.has(first) ||
    lead.ends.has(first) ||
    !isPlainToCode(rest)
  )
    return undefined;
  const verb = nearestOf(first, follow.verbs.words, SHORTEST_MISTYPED);
  const intent = verb === undefined ? undefined : intentOf([verb, ...rest]);
  return intent && { ...intent, ofAll: false, isClear: false };
}

/** What follows a beginning of a text, and the space behind it. */
const behind = (text: string, beginning: string | undefined): string =>
  beginning === undefined ? text : text.slice(beginning.length + 1);

function withoutPlease(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return follow.please.has(first) ? behind(text, first) : text;
}

/**
 * "I'm not interested in A any more, delete the reminders", "I dropped A, so you can stop messaging me": what is left is said,
 * and the wish stands behind it. Undefined where a word between them is not understood, or the wish is not clear.
 */
function endBehind(words: readonly string[]): Wish | undefined {
  const at = words.findIndex((_, from) => follow.end.startOf(words.slice(from).join(' ')) !== undefined);
  const [said, wish] = [words.slice(0, Math.max(at, 0)), words.slice(Math.max(at, 0)).join(' ')];
  const isRead = said.every((word) => isRef(word) || isPlainWord(word) || follow.leadsToEnd.has(word));
  const ending = isRead ? follow.end.startOf(wish) : undefined;
  const ended = ending === undefined ? undefined : endingOf(ending, wordsOf(behind(wish, ending)));
  return ended?.isClear && !ended.ofAll ? { ...ended, rest: [...said, ...ended.rest] } : undefined;
}

function endingOf(beginning: string, rest: readonly string[]): Wish {
  const isClear = isPlain(rest) && !rest.some(follow.ofSome.has);
  const namesAll = [...wordsOf(beginning), ...rest].some(follow.all.has);
  const nothingElse = rest.every((word) => follow.all.has(word) || isOfAll(word));
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

/** Whether words begin with a verb that ends, which is none for an enrollment, and negate nothing: "poista web-ohjelmointi". */
export function beginsWithEnder(words: readonly string[]): boolean {
  const first = words.find((word) => !follow.courtesy.has(word)) ?? '';
  const ends = [follow.enders, follow.endersAlone, follow.silencers].some(({ has }) => has(first));
  return ends && !follow.cancels.has(first) && !words.some(follow.negations.has);
}

/** Whether words begin to end reminders: "stop all these annoying reminders". */
export function beginsToEnd(words: readonly string[]): boolean {
  const first = words.find((word) => !follow.courtesy.has(word)) ?? '';
  const ends = [follow.enders, follow.endersAlone, follow.silencers].some(({ has }) => has(first));
  return ends && words.some(follow.following.has) && !words.some(follow.negations.has);
}

const { enders, endersAlone, off, negations, besideName, following } = follow;
const OF_REQUEST = [
  ...[enders, endersAlone, off, negations, besideName, following, course.realization],
  vocabulary.picks.one,
];

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
  return words.some(lead.ends.has) && !words.some(course.enrollment.has);
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

const MOMENTS = [lead.opens, lead.closes, lead.starts, lead.ends];
const { plain, all } = follow;
const PLAIN = [plain, all, course.realization, course.enrollment, lead.exam, lead.lesson, ...MOMENTS];

/** Exams and lessons: a course that is followed has its own dates. */
const isOfOther = (word: string): boolean => lead.exam.has(word) || lead.lesson.has(word);

function isPlainWord(word: string): boolean {
  return PLAIN.some((concept) => concept.has(word));
}

/** A code or an id; shorter numbers are times, and some of four digits are years. */
function isRef(word: string): boolean {
  return /^\d+$/.test(word) ? word.length > 3 && !isYear(word) : /\d/.test(word);
}

/** What a request with a time may name: its words that are no part of any request, nor of a time. */
export function nameBeside(words: readonly string[]): string | undefined {
  const telling = withoutWish(words).filter(
    (word) => mayBeName(word) && !lead.me.has(word) && !namesTime([word]),
  );
  const name = telling.join(' ');
  return name !== '' && mayName(name.split(' ')) ? name : undefined;
}

// Wishes to be reminded.

/** Stands for the course that was spoken of, to see whether a question would follow it. */
export const ANY = 'TX00AA00-3001'.toLowerCase();

/**
 * A wish for a reminder as a request to be reminded: "set a reminder for it" is "remind me of it". The question how to set
 * one is no request, so that it is offered.
 */
export function asRequest(question: Question): Question {
  const howTo = follow.howTo.startOf(question.words.join(' '))?.split(' ').length ?? 0;
  const words = question.words.slice(howTo);
  const isNone = question.quotes || words.some(isAsking) || isAgainst(readLeads(words)?.rest ?? words);
  const request = isNone ? undefined : requestOfNoun(words, (said) => isClearRequest([...said, ANY]));
  if (!request) return question;
  return { ...question, words: request, text: request.join(' '), direct: question.direct && howTo === 0 };
}

export const isAsking = (word: string): boolean => follow.what.has(word) || follow.how.has(word);

/** Whether something is to stop, or is not wanted. */
export const isAgainst = (words: readonly string[]): boolean =>
  intentOf(words)?.does === 'unfollow' ||
  words.some((word, at) => follow.endersAlone.has(word) || isNegation(words, at) || isEnder(words, at));

/** "En" is an article before a noun in Swedish. */
const isNegation = (words: readonly string[], at: number): boolean =>
  follow.negations.has(words[at]) &&
  !(lead.one.has(words[at]) && (lead.reminder.has(words[at + 1]) || isUnit(words[at + 1])));

/** What is turned on does not end, and "the end" is no verb. */
const isEnder = (words: readonly string[], at: number): boolean =>
  follow.enders.has(words[at]) &&
  !(at > 0 && lead.ends.has(words[at])) &&
  (!lead.set.has(words[at]) || words.some(follow.off.has));

// Lead times.

/** What a reminder is wanted of, where there are reminders of it. */
export function kindIn(words: readonly string[]): Pick<Request<'choose-lead'>, 'about'> {
  const about = wishedKind(words);
  return hasReminders(about) ? { about } : {};
}

/** The wish for a reminder of what there are none of without a lead time. */
export function ofNone(words: readonly string[]): LeadWish[] {
  const of = wishedKind(words);
  return of === undefined || hasReminders(of) ? [] : [{ ahead: 0, of, said: '' }];
}

/** A request for lead times. Where none of them is offered, the others are to be chosen from. */
export function requestWithLead(
  { wishes }: SaidLeads,
  asked: string[],
  isClear: boolean,
): Request<'follow' | 'offer' | 'choose-lead'> {
  const { leads: found, unmet: others } = leadsSaid(wishes);
  if (found.length === 0) return { does: 'choose-lead', ...fewOf(asked), unmet: others };
  const wished = { leads: found, ...(others.length > 0 && { unmet: others }) };
  return isClear ? { does: 'follow', asked, ...wished } : { does: 'offer', ...inAnswers(asked), ...wished };
}

/** Of so many courses each may get buttons. Throws `InvalidRequest` for more. */
export function fewOf(asked: string[]): { asked: string[] } {
  if (asked.length > MOST_CODES) throw tooMany(asked);
  return { asked };
}

/** In this order, where it is not said before what. */
const KINDS = ['starts', 'closes', 'opens'] as const;

/**
 * The lead times of those lengths, and the wishes that there is none for. Where it is not said before what, all come
 * before the same, if there are such: before the start, else before enrollment closes.
 */
export function leadsSaid(wishes: readonly LeadWish[]): { leads: Lead[]; unmet: LeadWish[] } {
  const open = wishes.filter(({ of }) => of === undefined);
  const [common] = KINDS.filter((kind) => open.every(({ ahead }) => leadOf(kind, ahead)));
  const leadOfWish = ({ ahead, of }: LeadWish): Lead | undefined => {
    const kinds = of === undefined ? [common ?? [], KINDS].flat() : [of];
    return kinds.map((kind) => leadOf(kind, ahead)).find((lead) => lead !== undefined);
  };
  const found = wishes.flatMap((wish) => leadOfWish(wish) ?? []);
  return { leads: [...new Set(found)], unmet: wishes.filter((wish) => leadOfWish(wish) === undefined) };
}

/** At a moment itself, the usual reminder of its kind counts. */
function leadOf(kind: NonNullable<LeadWish['of']>, ahead: number): Lead | undefined {
  if (!hasLeads(kind)) return undefined;
  return ahead === 0 && hasReminders(kind)
    ? USUAL_LEAD[kind]
    : leadsOfKind(kind).find((lead) => aheadOf(lead) === ahead);
}

// `/course follow` and `/course unfollow`.

/** Codes of which it is known that they are of student groups or of course units. */
type KnownCodes = Partial<Pick<Question, 'groups' | 'units'>>;

/** The same without units of no usual form, where no search finds their new runs. */
export const withFollowable = <Codes extends Pick<Question, 'units'>>(
  codes: Codes,
  { extras }: { readonly extras: Pick<StudyExtras, 'can'> },
): Codes =>
  extras.can('search-unit')
    ? codes
    : { ...codes, units: codes.units.filter((unit) => parseCourseUnitCode(unit) !== undefined) };

/** The first code of a form that can't be read again later, of a run or a unit; undefined: there is none. */
export const unfollowable = ({ codes, units }: Pick<Question, 'codes' | 'units'>): string | undefined =>
  codes.find((code) => !isRealizationCode(code)) ?? units.find((unit) => !isTopic(unitTopic(unit)));

/** Whether a text holds what only known codes tell: a student group, or a unit whose code has no usual form, or that of a group. */
export function holdsTopic(typed: string, { groups = [], units }: KnownCodes): boolean {
  const told = topicsIn(typed).topics;
  return groups.length > 0 || topicsIn(typed, groups, units).topics.some((topic) => !told.includes(topic));
}

/**
 * Reads `/course follow CODE…`. Other words than codes, such as "for #random", "tomorrow" or "but not", may
 * change what is meant: then the courses are only offered. Throws `InvalidRequest`.
 * @param codes those in it that are known to be of groups or units
 */
export function parseFollow(
  args: string,
  { groups, units }: KnownCodes = {},
): Request<'follow' | 'offer' | 'choose-lead'> {
  const said = readLeads(wordsIn(args));
  if (said && holdsCode(args)) return withLead(said);
  const words = loweredWords(cleanArguments(args));
  if (holdsCode(args) && namesTime(words) && !holdsException(args)) return atOwnTime(args, words);
  const { topics, rest } = topicsIn(args, groups, units);
  if (topics.length > 0) return besideTopics(topics, rest, args);
  const { asked: all } = parseAsked(args, MOST_AT_ONCE);
  const codes = all.filter((one) => /\d/.test(one));
  // What excludes something is understood, and not done.
  if (holdsException(args)) return { does: 'offer', ...inAnswers(codes) };
  const unused = all.filter((one) => !codes.includes(one)).slice(0, MOST_CODES);
  if (unused.length > 0) return { does: 'offer', ...inAnswers(codes), unused };
  const unmet = ofNone(words);
  return { does: 'follow', asked: all, ...(unmet.length > 0 && { unmet }) };
}

/** Reads a request for course units or groups, with what stands beside them. Throws `InvalidRequest`. */
function besideTopics(topics: readonly string[], rest: string, args: string): Request<'follow' | 'offer'> {
  const unused = wordsBeside(rest);
  const beside = saysNothingElse(rest) || unused.length > 0 ? undefined : parseFollow(rest);
  const asked = [...topics, ...(beside?.asked ?? [])];
  if (asked.length > MOST_AT_ONCE) throw tooMany(asked, MOST_AT_ONCE);
  if (holdsException(args)) return { does: 'offer', ...inAnswers(asked) };
  if (unused.length > 0) return { does: 'offer', ...inAnswers(asked), unused };
  return beside === undefined || beside.does === 'follow'
    ? { does: 'follow', asked }
    : { ...beside, does: 'offer', ...inAnswers(asked) };
}

/** Words that say nothing where no code stands among them. */
const wordsBeside = (rest: string): string[] =>
  /\d/.test(rest) ? [] : wordsIn(rest).filter((word) => word !== '' && !saysNothingElse(word));

/** Reads the codes beside a day or a time of one's own. Throws as `parseFollow`. */
function atOwnTime(args: string, words: readonly string[]): Request<'choose-lead'> {
  const { asked } = parseAsked(
    args
      .split(/\s+/)
      .filter((word) => /\d/.test(word) && word.includes('-'))
      .join(' '),
  );
  return { does: 'choose-lead', asked, unmet: [], ...kindIn(words) };
}

/** Reads the codes beside a lead time. Throws as `parseFollow`. */
function withLead(said: SaidLeads): Request<'follow' | 'offer' | 'choose-lead'> {
  const { asked } = parseAsked(said.bare.filter((word) => /\d/.test(word)).join(' '), MOST_AT_ONCE);
  const isUnderstood = [said.rest, said.bare].some((words) => isClearRequest(['remind', 'me', ...words]));
  return requestWithLead(said, asked, isUnderstood);
}

/**
 * Reads `/course unfollow CODE…|all`. Without a readable code the answer is the list, in which each course
 * has its own button. Throws `InvalidRequest` for too many codes.
 * @param codes as for `parseFollow`
 */
export function parseUnfollow(args: string, codes?: KnownCodes): Request<'unfollow' | 'following'> {
  const words = wordsIn(args).filter((word) => !follow.repeated.has(word));
  if (meansAll(words)) return { does: 'unfollow', asked: 'all' };
  const ofTopics = holdsException(args) ? undefined : stopTopics(args, codes);
  if (ofTopics) return ofTopics;
  // "All but A", and "all A".
  const isUnsure = holdsException(args) || wordsIn(args).some(follow.all.has);
  if (isUnsure && holdsCode(args)) return { does: 'following', isUnsure };
  try {
    return { does: 'unfollow', asked: parseAsked(withoutFollowing(args), MOST_AT_ONCE).asked };
  } catch (error) {
    const problem = error instanceof InvalidRequest ? error.problem : undefined;
    if (problem?.about !== 'realization-code') throw error;
    return {
      does: 'following',
      ...(words.some((word) => word !== '') && { unread: excerpt(cleanArguments(args)) }),
    };
  }
}

/** "Lopeta seuranta TX00EY23-3015" names no course beside the code. */
const withoutFollowing = (args: string): string =>
  holdsCode(args)
    ? args
        .split(' ')
        .filter((word) => !OF_FOLLOWING.some(({ has }) => has(word.toLowerCase())))
        .join(' ')
    : args;
const OF_FOLLOWING = [follow.following, follow.repeated];

function meansAll([first = '', ...rest]: readonly string[]): boolean {
  return follow.all.has(first) && rest.every(isOfAll);
}

const isOfAll = (word: string): boolean => follow.ofAll.has(word) || course.realization.has(word);

/** Reads course units and groups to stop, with codes beside them; undefined: there are none. */
function stopTopics(args: string, { groups, units }: KnownCodes = {}): Request<'unfollow'> | undefined {
  const { topics, rest } = topicsIn(args, groups, units);
  if (topics.length === 0) return undefined;
  const unread = wordsBeside(rest);
  const codes = saysNothingElse(rest) || unread.length > 0 ? unread : parseAsked(rest, MOST_AT_ONCE).asked;
  const asked = [...topics, ...codes];
  if (asked.length > MOST_AT_ONCE) throw tooMany(asked, MOST_AT_ONCE);
  return { does: 'unfollow', asked };
}

/** Whether a text excludes something of what it names, which a list of codes can't express. */
export const holdsException = (args: string): boolean => wordsIn(args).some(follow.except.has);

const holdsCode = (args: string): boolean => codesIn(cleanArguments(args)).length > 0;

const wordsIn = (args: string): string[] =>
  cleanArguments(args)
    .toLowerCase()
    .split(/[ ,;]+/)
    .map((word) => word.replace(/[.!?]+$/, ''));
