/** Questions about follows: "remind me of TX00EY23-3015", "mitä seuraan?", "sluta följa TX00EY23-3015". */

import { askedIn, MOST_CODES, tooMany } from '../../ask/asked-codes.ts';
import type { Place } from '../../ask/feature.ts';
import { readLeads, type SaidLeads } from '../../ask/lead-words.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import { type Question, readQuestion } from '../../ask/question.ts';
import { topicsIn } from '../../ask/run-topics.ts';
import {
  type CourseNames,
  type NamedCourses,
  namedBy,
  type SeenCourses,
  searchFor,
} from '../../ask/seen-courses.ts';
import type { Conversation } from '../../ask/spoken-of.ts';
import { isId, namesTime } from '../../ask/words.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isKnownWord } from '../../i18n/language-of.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { asksWhatIsFollowed } from './asked-list.ts';
import {
  ANY,
  asksHowToStop,
  asRequest,
  beginsToEnd,
  beginsToStop,
  holdsException,
  type Intent,
  intentOf,
  isAgainst,
  isAsking,
  isClearRequest,
  kindIn,
  leadsSaid,
  mayBeName,
  nameBeside,
  namedToStop,
  ofNone,
  requestWithLead,
  stopsOneLead,
} from './intent.ts';
import { type FollowRequest, MOST_UNREAD, type Request } from './request.ts';

const { follow, lead, subcommands } = vocabulary;

/**
 * Reads a request to follow, or to follow no longer. Also reads the question about the list of follows; the list
 * also answers a request to end reminders that does not say which. Throws `InvalidRequest` for too many codes.
 */
export function followQuestion(asked: Question): FollowRequest | undefined {
  const question = asRequest(asked);
  const { words, codes, quotes } = question;
  if (!quotes && asksHowToStop(words)) return whatIsFollowed(question);
  // A quoted request is another person's.
  const request = quotes
    ? undefined
    : (timedRequest(question) ?? topicRequest(question) ?? plainRequest(question));
  if (request || codes.length > 0) return request ?? wishToRemind(question);
  const bare = bareCommand(question);
  if (bare) return bare;
  if (question.direct && stopsOneLead(words)) return { does: 'lead-all', ...NO_LEADS, off: true };
  // A named course is looked for first.
  return (namedToStop(words) ?? []).length > 0 ? undefined : askedList(question);
}

/** Reads a request for the new runs of course units or groups: "follow group TXL22S1". */
function topicRequest({ text, direct, codes, groups }: Question): FollowRequest | undefined {
  const { topics, rest } = topicsIn(text, groups);
  if (topics.length === 0 || topics.length + codes.length > MOST_CODES) return undefined;
  // As if courses were named instead of their new runs.
  const beside = readQuestion(rest).words.filter((word) => !follow.newRuns.has(word));
  const intent = intentOf([...beside, ANY]);
  if (!intent) return undefined;
  const asked = [...topics, ...codes];
  if (intent.does === 'follow') return { does: direct && intent.isClear ? 'follow' : 'offer', asked };
  // "All reminders about TX00EY23" may mean those of its runs.
  if (rest.toLowerCase().split(' ').some(follow.all.has)) return undefined;
  if (!direct) return { does: 'tell-where' };
  return intent.isClear ? { does: 'unfollow', asked } : { does: 'following', isUnsure: true };
}

/** A wish to be reminded of a course that is not understood further: the answer says which reminders there are. */
function wishToRemind(question: Question): Request<'offer'> | undefined {
  const { words, quotes } = question;
  const asked = !quotes && asksToRemind(words) && !isAgainst(words) ? codesIn(question) : undefined;
  return asked && { does: 'offer', asked };
}

/**
 * Reads a request to be reminded of some course at lead times, "two days before TX00EY23-3015 closes", or on a day or at a
 * time of one's own, "tomorrow".
 */
function timedRequest(question: Question): FollowRequest | undefined {
  const { words } = question;
  const said = saidLeads(question);
  const isOther = () => namesTime(words) || words.some(lead.snooze.has) || ofNone(words).length > 0;
  const isTimed = said || (isWish(words) && isOther());
  const asked = isTimed ? codesIn(question) : undefined;
  return asked && timedWish(asked, said, question, isClearRequest);
}

/** @param isUnderstood whether every one of some words beside a lead time is understood */
function timedWish(
  asked: string[],
  said: SaidLeads | undefined,
  { words, direct }: Question,
  isUnderstood: (words: readonly string[]) => boolean,
): Request<'follow' | 'offer' | 'choose-lead'> {
  const request = said
    ? requestWithLead(said, asked, direct && [said.rest, said.bare].some(isUnderstood))
    : { does: 'choose-lead' as const, asked, ...kindIn(words), unmet: ofNone(words) };
  return request.does === 'choose-lead' && !direct ? { ...request, isOwn: true } : request;
}

/** Whether a person is to be reminded of something. */
const isWish = (words: readonly string[]): boolean =>
  !isAgainst(words) &&
  (asksToRemind(words) || (words.some(lead.remind.has) && intentOf([...words, ANY])?.does === 'follow'));

/** The lead times in a request to be reminded; undefined: there are none, or something is to stop. */
function saidLeads({ words }: Question): SaidLeads | undefined {
  const said = readLeads(words);
  if (!said || isAgainst(said.bare)) return undefined;
  const asks =
    asksToRemind(said.bare) || [said.rest, said.bare].some((one) => intentOf(one)?.does === 'follow');
  return asks ? said : undefined;
}

/** Whether a person is to be reminded; "remind me what that is" and "remind my students" ask for something else. */
const asksToRemind = (words: readonly string[]): boolean =>
  (words.some(lead.snooze.has) || (words.some(lead.remind.has) && words.some(lead.me.has))) &&
  !words.some(isAsking);

/** Reads a request to be reminded at a lead time of all that one follows: it names no course, and none was spoken of. */
export function leadForAll(asked: Question): Request<'lead-all'> | undefined {
  const question = asRequest(asked);
  const said = question.codes.length > 0 || question.quotes ? undefined : saidLeads(question);
  // The words beside the lead time name nothing.
  const isPlain = said && [said.rest, said.bare].some((words) => isClearRequest([...words, ANY]));
  if (!isPlain) return undefined;
  return { does: 'lead-all', ...(question.direct ? leadsSaid(said.wishes) : NO_LEADS) };
}

const NO_LEADS = { leads: [], unmet: [] };

/** Reads a wish to be reminded that names no known course: the answer says which reminders there are. */
export const wishForAll = (question: Question): Request<'lead-all'> | undefined =>
  !question.quotes && isWish(asRequest(question).words) ? { does: 'lead-all', ...NO_LEADS } : undefined;

/** Reads a request that names no course, such as "remind me": it means the course that was spoken of. */
export async function followOfContext(
  typed: Question,
  { spokenOf, isPart }: Pick<Conversation, 'spokenOf' | 'isPart'>,
): Promise<FollowRequest | undefined> {
  const question = asRequest(typed);
  if (question.codes.length > 0 || question.quotes || namesAnother(question)) return undefined;
  // A single word may only try whether anything answers: "ping".
  if (typed.words.length === 1 && lead.reminder.has(typed.words[0])) return undefined;
  // "All my courses" are not the one that was spoken of.
  if (question.words.some(follow.all.has) && saidLeads(question)) return undefined;
  const about = (codes: readonly string[]) =>
    followQuestion(readQuestion(`${question.text} ${codes.join(' ')}`, { direct: question.direct }));
  const tried = about([ANY]);
  if (!tried || !['follow', 'offer', 'choose-lead', 'unfollow'].includes(tried.does)) return undefined;
  const codes = await spokenOf(question.words.some(follow.all.has));
  const wished = codes.length === 0 ? undefined : about(codes);
  // A list may hold more than is wanted.
  if (codes.length < 2 || (wished?.does !== 'follow' && wished?.does !== 'offer')) return wished;
  const { asked, leads, unmet } = wished;
  return { does: 'offer', asked, leads, unmet, shown: true, isPart: await isPart() };
}

/** "Remind me about cooking" is about another course than the one that was spoken of, known or not. */
function namesAnother({ words }: Question): boolean {
  const name = asksToRemind(words) ? nameBeside(words) : undefined;
  return name?.split(' ').some((word) => word.length > 3 && !isKnownWord(word) && !isNoName(word)) ?? false;
}

/** In a wish for a reminder, the exam is that of a course, and no course on exams. */
const isNoName = (word: string): boolean => follow.plain.has(word) || lead.exam.has(word);

/** Reads the question about the list of follows; undefined: the words ask for something else. */
function askedList(question: Question): Request<'following' | 'tell-where'> | undefined {
  return asksWhatIsFollowed(question) ? whatIsFollowed(question) : undefined;
}

/** A command that is written to the app without its `/course`. */
function bareCommand({ direct, quotes, words }: Question): FollowRequest | undefined {
  const said = words.join(' ');
  if (!direct) return undefined;
  if (subcommands.status.has(said)) return { does: 'status' };
  if (subcommands.following.has(said)) return { does: 'following' };
  const bare = words.filter((word) => !follow.courtesy.has(word) && !follow.please.has(word)).join(' ');
  return !quotes && follow.endAlone.is(bare) ? STOP_ALL : undefined;
}

/**
 * A request is carried out only if it is clear and was put to the app alone: in a channel it must be said for
 * whom. Otherwise the courses are offered, each with a button.
 */
function plainRequest(question: Question): FollowRequest | undefined {
  const intent = intentOf(question.words);
  if (!intent) return undefined;
  const asked = codesIn(question);
  if (intent.does === 'unfollow') return stopRequest(intent, asked, question);
  if (!asked) return undefined;
  if (!question.direct || !intent.isClear) return { does: 'offer', asked };
  return { does: 'follow', asked, ...kindIn(question.words) };
}

function stopRequest(
  { ofAll, isClear }: Intent,
  asked: string[] | undefined,
  question: Question,
): FollowRequest | undefined {
  if (!isClear && !asked) return undefined;
  if (!question.direct) return whatIsFollowed(question);
  if (!isClear) return { does: 'following', isUnsure: true };
  if (asked) return { does: 'unfollow', asked };
  // A question whether there are any ends nothing, and who wants not everything may want some.
  const isAsked = question.text.endsWith('?') && follow.lead.startOf(question.words.join(' ')) === undefined;
  const mayMeanAll = ofAll || !(isAsked || question.words.some(follow.all.has));
  return mayMeanAll ? STOP_ALL : whatIsFollowed(question);
}

/** All that is followed, which is asked where there are several. */
const STOP_ALL = { does: 'unfollow', asked: 'all', asksBack: true } as const;

/** The codes of a request. Rarer forms count, too, which elsewhere only count when typed. */
function codesIn(question: Question): string[] | undefined {
  const named = askedIn(question)?.asked;
  if (!named) return undefined;
  const rarer = question.words.flatMap((word) => (word.includes('-') && parseRealizationCode(word)) || []);
  const asked = [...new Set([...named, ...rarer])];
  if (asked.length > MOST_CODES) throw tooMany(asked);
  return asked;
}

const whatIsFollowed = ({ direct }: Question): Request<'following' | 'tell-where'> =>
  direct ? { does: 'following' } : { does: 'tell-where' };

// Stopping by the name of the course: "lopeta tietokantojen seuraaminen".

/** The names of what is followed where something is said. Never rejects. */
export type NamesHere = () => Promise<readonly CourseNames[]>;

/** The requests that a question to stop may become. */
export type StopDoes = 'following' | 'unfollow' | 'tell-where';

/**
 * Reads a question to stop that names a course. A follow ends by a name alone only where nothing else is followed: names are
 * alike. Else the list asks, with the named courses first. In a channel the answer says where a follow ends.
 * @param find whether a name is known at all; undefined: it is not
 */
export async function readStopQuestion(
  question: Question,
  here: NamesHere,
  find: (name: string) => Promise<unknown>,
): Promise<Request<StopDoes> | undefined> {
  const { words, direct } = question;
  const ending = await readStopHere(words, here);
  if (ending) return direct ? ending : { does: 'tell-where' };
  const intent = direct ? intentOf(words) : undefined;
  const said = intent?.does === 'unfollow' ? intent.rest : [];
  const name = said.slice(follow.leadsOn.has(said[0]) ? 1 : 0).join(' ');
  const isKnown = name !== '' && (await find(name)) !== undefined;
  if (isKnown) return { does: 'following', unread: name.slice(0, MOST_UNREAD) };
  // What is to stop is not understood: reminders that go on are not passed over.
  return direct && beginsToEnd(words) ? { does: 'following', isUnsure: true } : askedList(question);
}

/** The same of the courses that are followed here; undefined: the question names none of them. */
async function readStopHere(
  words: readonly string[],
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const telling = namedToStop(words) ?? [];
  if (telling.length === 0) return undefined;
  const courses = await here();
  const named = namedBy(telling, courses, mayBeName);
  // "When does the project stop?" is no such question, though it holds its words.
  const some = beginsToStop(words) ? named.nearly : named.partly;
  return some.length > 0 ? stopByName(telling, named, courses) : undefined;
}

/** Reads the name behind `/course unfollow`. Undefined: it holds a code, or names nothing that is followed here. */
export async function readNamedStop(
  typed: string,
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const { words, codes } = readQuestion(typed);
  if (codes.length > 0 || words.some((word) => follow.all.has(word) || isId(word)) || holdsException(typed))
    return undefined;
  const courses = await here();
  const named = namedBy(words, courses, mayBeName);
  return named.exactly && stopByName(words, named, courses);
}

function stopByName(
  words: readonly string[],
  { exactly }: NamedCourses,
  { length }: readonly CourseNames[],
): Request<'following' | 'unfollow'> {
  return exactly && length === 1
    ? { does: 'unfollow', asked: [exactly.code] }
    : { does: 'following', unread: words.join(' ').slice(0, MOST_UNREAD) };
}

// Following by name: courses that the workspace has seen under that name, or a near one.

/**
 * Reads a name, or several, perhaps with codes among them: "databases and web design". Undefined if there are
 * only codes, or a name that was not seen. Rejects with `InvalidRequest` for too many courses.
 */
export async function readName(
  typed: string,
  place: Place,
  seen: SeenCourses,
): Promise<Request<'find' | 'offer'> | undefined> {
  const { asked, length, isNamed, unknown } = await readCourseList(typed, place, seen, MOST_CODES);
  if (length > 1 && isNamed && unknown === undefined) {
    if (asked.length > MOST_CODES) throw tooMany(asked);
    return { does: 'offer', asked: [...asked] };
  }
  const found = await searchFor(seen, typed, place);
  return found && { does: 'find', ...found };
}

/**
 * Reads "follow software engineering", and questions to stop. In a channel it must be said who should follow.
 * Rejects as `readName`.
 */
export async function readNamedFollow(
  typed: Question,
  place: Place,
  seen: SeenCourses,
  here: NamesHere,
): Promise<Request<'find' | 'follow' | 'offer' | 'choose-lead' | StopDoes> | undefined> {
  const question = asRequest(typed);
  if (question.quotes || question.codes.length > 0) return undefined;
  const ending = await readStopQuestion(question, here, (name) => readName(name, place, seen));
  if (ending) return ending;
  const said = saidLeads(question);
  const isAhead = said !== undefined || (isWish(question.words) && namesTime(question.words));
  if (!isAhead) return offerOfName(question, nameToFollow(question), place, seen);
  const name = nameBeside(said?.bare ?? question.words);
  if (name?.split(' ').every(isNoName)) return undefined;
  const known = name === undefined ? undefined : await wishOfNamed(question, name, here);
  const found = known ?? (await offerOfName(question, name, place, seen));
  return found?.does === 'find' ? { ...found, isAhead, ...leadsBeside(name, question) } : found;
}

/** The lead times that the words beside a name say: "Exam Techniques" is no exam. */
function leadsBeside(name = '', { words }: Question): ReturnType<typeof leadsSaid> | undefined {
  const own = name.split(' ');
  const said = readLeads(words.filter((word) => !own.includes(word)));
  return said && leadsSaid(said.wishes);
}

/** The courses that a name may mean. Rejects as `readName`. */
async function offerOfName(
  { direct }: Question,
  name: string | undefined,
  place: Place,
  seen: SeenCourses,
): Promise<Request<'find' | 'offer'> | undefined> {
  const found = name === undefined ? undefined : await readName(name, place, seen);
  return found?.does === 'find' && !direct ? { ...found, asksWhom: true } : found;
}

/** A wish for a time that names a course that is followed where it is said: the same as with its code. */
async function wishOfNamed(
  question: Question,
  name: string,
  here: NamesHere,
): Promise<Request<'follow' | 'offer' | 'choose-lead'> | undefined> {
  const telling = name.split(' ');
  const { exactly } = namedBy(telling, await here(), mayBeName);
  if (!exactly) return undefined;
  const beside = (words: readonly string[]) => words.filter((word) => !telling.includes(word));
  return timedWish([exactly.code], saidLeads(question), question, (words) =>
    isClearRequest([...beside(words), ANY]),
  );
}

/** The name in a request to follow; undefined if it holds none. */
export function nameToFollow(question: Question): string | undefined {
  const said = asRequest(question).words.join(' ');
  const name = said.slice((follow.beginName.startOf(said) ?? said).length + 1);
  const telling = name.split(' ').filter((word) => !lead.me.has(word) && !namesTime([word]));
  const isExam = isWish(question.words) && telling.every(isNoName);
  return name !== '' && !isExam && mayName(telling) ? name : undefined;
}
