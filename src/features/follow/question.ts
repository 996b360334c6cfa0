/** Questions about follows: "remind me of TX00EY23-3015", "mitä seuraan?", "sluta följa TX00EY23-3015". */

import { askedIn, inAnswers, MOST_AT_ONCE, MOST_CODES, MOST_REST, tooMany } from '../../ask/asked-codes.ts';
import { besideMoments, readLeads, type SaidLeads, wishedKind } from '../../ask/lead-words.ts';
import type { Conversation } from '../../ask/place.ts';
import { type Question, readQuestion } from '../../ask/question.ts';
import { topicsIn } from '../../ask/run-topics.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { unreadIn } from '../../ask/unread.ts';
import { namesTime } from '../../ask/words.ts';
import { conceptsOfWord, vocabulary } from '../../i18n/index.ts';
import { isKnownWord, isListedWord } from '../../i18n/language-of.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { asksWhatIsFollowed } from './asked-list.ts';
import { stopsOneKind } from './one-kind.ts';
import { type FollowRequest, MOST_UNREAD, type Request } from './request.ts';
import { saidHere } from './said-here.ts';
import {
  ANY,
  asksHowToStop,
  asRequest,
  beginsToStop,
  fewOf,
  intentOf,
  isAgainst,
  isAsking,
  isClearRequest,
  kindIn,
  leadsSaid,
  nameBeside,
  namedToStop,
  ofNone,
  requestWithLead,
  type Wish,
} from './wish.ts';

const { follow, lead, subcommands } = vocabulary;

/**
 * Reads a request to follow, or to follow no longer. Also reads the question about the list of follows; the list
 * also answers a request to end reminders that does not say which. Throws `InvalidRequest` for too many codes.
 */
export function followQuestion(asked: Question): FollowRequest | undefined {
  // In a channel it must be said for whom: its place says so.
  const placed = saidHere(asked);
  const here = placed && followQuestion(placed);
  if (here?.does === 'follow') return here;
  const question = asRequest(asked);
  const { words, codes, quotes } = question;
  if (!quotes && asksHowToStop(words)) return whatIsFollowed(question);
  // A quoted request is another person's.
  const request = quotes
    ? undefined
    : (oneKindRequest(question) ??
      timedRequest(question) ??
      topicRequest(question) ??
      plainRequest(question));
  if (request || codes.length > 0) return request ?? wishToRemind(question);
  const bare = bareCommand(question);
  if (bare) return bare;
  // A named course is looked for first.
  return (namedToStop(words) ?? []).length > 0 ? undefined : askedList(question);
}

/** Reads a wish that one kind of reminder should not come: the settings have each. What is not clear of a course is asked. */
function oneKindRequest({ words, codes, direct }: Question): Request<'lead-all'> | undefined {
  const isRead = codes.length === 0 || isClearRequest(words);
  return direct && isRead && stopsOneKind(words) ? { does: 'lead-all', ...NO_LEADS, off: true } : undefined;
}

/** Reads a request for the new runs of course units or groups: "follow group TXL22S1". */
function topicRequest({ text, direct, codes, groups, units }: Question): FollowRequest | undefined {
  const { topics, rest, before } = topicsIn(text, groups, units);
  if (topics.length === 0 || topics.length + codes.length > MOST_AT_ONCE) return undefined;
  // As if courses were named instead of their new runs.
  const wordsIn = (part: readonly string[]): string[] =>
    readQuestion(part.join(' ')).words.filter((word) => !follow.newRuns.has(word));
  const tokens = rest.split(' ');
  const [first, last] = [wordsIn(tokens.slice(0, before)), wordsIn(tokens.slice(before))];
  const intent = intentOf([...first, ...last, ANY]) ?? intentOf([...first, ANY, ...last]);
  if (!intent) return undefined;
  const asked = [...topics, ...codes];
  if (intent.does === 'follow')
    return direct && intent.isClear
      ? { does: 'follow', asked }
      : { does: 'offer', ...inAnswers(asked), ...unusedOf(intent) };
  // "All reminders about TX00EY23" may mean those of its runs.
  if (rest.toLowerCase().split(' ').some(follow.all.has)) return undefined;
  if (!direct) return { does: 'tell-where' };
  return intent.isClear ? { does: 'unfollow', asked } : { does: 'following', isUnsure: true };
}

/** A wish to be reminded of a course that is not understood further: the answer says which reminders there are. */
function wishToRemind(question: Question): Request<'offer'> | undefined {
  const { words, quotes } = question;
  const asked = !quotes && asksToRemind(words) && !isAgainst(words) ? codesIn(question) : undefined;
  return asked && { does: 'offer', ...inAnswers(asked) };
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
export function timedWish(
  asked: string[],
  said: SaidLeads | undefined,
  { words, direct }: Question,
  isUnderstood: (words: readonly string[]) => boolean,
): Request<'follow' | 'offer' | 'choose-lead'> {
  const request = said
    ? requestWithLead(said, asked, direct && [said.rest, said.bare].some(isUnderstood))
    : { does: 'choose-lead' as const, ...fewOf(asked), ...kindIn(words), unmet: ofNone(words) };
  return request.does === 'choose-lead' && !direct ? { ...request, isOwn: true } : request;
}

/** Whether a person is to be reminded of something. */
export const isWish = (words: readonly string[]): boolean =>
  !isAgainst(words) &&
  (asksToRemind(words) || (words.some(lead.remind.has) && intentOf([...words, ANY])?.does === 'follow'));

/** The lead times in a request to be reminded; undefined: there are none, or something is to stop. */
export function saidLeads({ words }: Question): SaidLeads | undefined {
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
  const instead = asked.direct && asked.words.some(lead.instead.has);
  const question = asRequest(forMe(asked));
  const said = question.codes.length > 0 || question.quotes ? undefined : saidLeads(question);
  // The words beside the lead time name nothing.
  const isPlain = said && [said.rest, said.bare].some((words) => isClearRequest([...words, ANY]));
  if (!isPlain || namesUnfound(question) || unreadIn(question) !== undefined) return undefined;
  const leads = question.direct ? leadsSaid(said.wishes) : NO_LEADS;
  return { does: 'lead-all', ...leads, ...(instead && { instead }) };
}

/** "Remind 3 days before instead", said to the app alone, is for the person who says it. */
function forMe(question: Question): Question {
  if (!question.direct) return question;
  const words = question.words.filter((word) => !lead.instead.has(word));
  const at = words.findIndex((word) => !follow.courtesy.has(word));
  const [me = ''] = lead.me.words;
  const isUnsaid = lead.remind.has(words[at]) && !words.some(lead.me.has);
  // In Finnish and Swedish it need not be said for whom.
  const isForNone = isUnsaid && saidLeads({ ...question, words }) === undefined;
  const own = isForNone ? words.toSpliced(at + 1, 0, me) : words;
  return own.length === question.words.length && !isForNone
    ? question
    : { ...question, words: own, text: own.join(' ') };
}

/** Reads a wish to be reminded before the lessons of all that one follows, which says no time: there are some to choose from. */
export function beforeLessons(asked: Question): Request<'lead-all'> | undefined {
  const question = asRequest(forMe(asked));
  const { words, codes, quotes, direct } = question;
  const isRead = direct && !quotes && codes.length === 0 && words.some(lead.before.has);
  if (!isRead || wishedKind(words) !== 'lesson') return undefined;
  const rest = besideMoments(words);
  const isClear = asksToRemind(rest) && isClearRequest([...rest, ANY]);
  return isClear ? { does: 'lead-all', ...leadsSaid([{ ahead: 0, of: 'lesson', said: '' }]) } : undefined;
}

const NO_LEADS = { leads: [], unmet: [] };

/** Reads a wish to be reminded that names no course: the answer says which reminders there are. */
export const wishForAll = (question: Question): Request<'lead-all'> | undefined =>
  !question.quotes && !namesUnfound(question) && isWish(asRequest(question).words)
    ? { does: 'lead-all', ...NO_LEADS }
    : undefined;

/** Whether a course is named that the whole catalogue does not have, or could not be searched for. */
const namesUnfound = ({ sought }: Question): boolean => sought !== undefined && sought.what !== 'found';

/** Reads "don't remind me of it" where no course was spoken of: the list has each. */
export const stopOfNone = ({ words, quotes, direct }: Question): Request<'following'> | undefined =>
  !quotes && direct && words.some(vocabulary.facts.it.has) && beginsToStop(words)
    ? { does: 'following', isUnsure: true }
    : undefined;

/** Reads a request that names no course, such as "remind me": it means the course that was spoken of. */
export async function followOfContext(
  typed: Question,
  { spokenOf, isPart, rest }: Pick<Conversation, 'spokenOf' | 'isPart' | 'rest'>,
): Promise<FollowRequest | undefined> {
  const question = asRequest(typed);
  if (!mayBeOfContext(question)) return undefined;
  // A single word may only try whether anything answers: "ping".
  if (typed.words.length === 1 && lead.reminder.has(typed.words[0])) return undefined;
  const about = (codes: readonly string[]) =>
    followQuestion(readQuestion(`${question.text} ${codes.join(' ')}`, { direct: question.direct }));
  const tried = about([ANY]);
  if (!tried || !['follow', 'offer', 'choose-lead', 'unfollow'].includes(tried.does)) return undefined;
  const codes = await spokenOf(question.words.some(follow.all.has));
  const wished = codes.length === 0 ? undefined : about(codes);
  // A list may hold more than is wanted.
  if (codes.length < 2 || (wished?.does !== 'follow' && wished?.does !== 'offer')) return wished;
  const { asked, leads, unmet } = wished;
  const left = (await rest()).slice(0, MOST_REST);
  const beside = left.length > 0 ? { rest: left } : {};
  return { does: 'offer', asked, leads, unmet, shown: true, isPart: await isPart(), ...beside };
}

/** Whether a request names no course, known or not. "All my courses" are not the one that was spoken of, either. */
const mayBeOfContext = (question: Question): boolean =>
  question.codes.length === 0 &&
  !question.quotes &&
  nameToRemindOf(question) === undefined &&
  unreadIn(question) === undefined &&
  !(question.words.some(follow.all.has) && saidLeads(question));

/** What stands in a wish to follow in the place of a course and is none, as it was typed; undefined: there is none. */
export function unreadToFollow(typed: Question): string | undefined {
  const question = asRequest(typed);
  const unread = question.codes.length > 0 || question.quotes ? undefined : unreadIn(question);
  if (unread === undefined) return undefined;
  const beside = question.words.filter((word) => !/\d/.test(word));
  return asksToRemind(beside) || intentOf([...beside, ANY])?.does === 'follow' ? unread : undefined;
}

/** "Remind me about cooking" is about another course than the one that was spoken of, known or not. */
export function nameToRemindOf({ words }: Question): string | undefined {
  const name = asksToRemind(words) ? nameBeside(words) : undefined;
  const isName = (word: string): boolean => word.length > 3 && !isKnownWord(word) && !isNoName(word);
  return name?.split(' ').some(isName) ? name : undefined;
}

/** In a wish for a reminder, the exam is that of a course, and no course on exams. */
export const isNoName = (word: string): boolean =>
  follow.plain.has(word) || lead.exam.has(word) || lead.lesson.has(word);

/** Reads the question about the list of follows; undefined: the words ask for something else. */
export function askedList(question: Question): Request<'following' | 'tell-where'> | undefined {
  return asksWhatIsFollowed(question) ? whatIsFollowed(question) : undefined;
}

/** Reads a refusal to stop: "no wait, I don't want to stop, keep it". Nothing changes, and the list says what is followed. */
export const keepQuestion = (question: Question): FollowRequest | undefined =>
  !question.quotes && follow.keeps.is(question.words.join(' ')) ? whatIsFollowed(question) : undefined;

/** Reads a question to the app alone whether the study system works: what the command `status` says. */
export const statusQuestion = ({ words, codes, quotes, direct }: Question): FollowRequest | undefined =>
  direct && !quotes && codes.length === 0 && vocabulary.help.status.is(words.join(' '))
    ? { does: 'following', state: true }
    : undefined;

/** A command that is written to the app without its `/course`. */
function bareCommand({ direct, quotes, words }: Question): FollowRequest | undefined {
  const said = words.join(' ');
  const bare = words.filter((word) => !follow.courtesy.has(word) && !follow.please.has(word)).join(' ');
  if (!quotes && follow.endAlone.is(bare)) return direct ? STOP_ALL : { does: 'tell-where' };
  const isState = subcommands.status.has(said);
  if (!isState && !subcommands.following.has(said)) return undefined;
  if (!direct) return { does: 'tell-where' };
  return { does: 'following', ...(isState && { state: true as const }) };
}

/**
 * A request is carried out only if it is clear and was put to the app alone: in a channel it must be said for
 * whom. Otherwise the courses are offered, each with a button.
 */
function plainRequest(question: Question): FollowRequest | undefined {
  const intent = intentOf(question.words);
  if (!intent || (question.named && follow.cancels.has(question.words[0]))) return undefined;
  const asked = codesIn(question);
  if (intent.does === 'unfollow') return stopOf(intent, asked, question);
  if (!asked) return undefined;
  const isSure = question.direct && intent.isClear && question.oneOf === undefined;
  if (!isSure) return { does: 'offer', ...inAnswers(asked), ...unusedOf(intent) };
  return { does: 'follow', asked, ...kindIn(question.words) };
}

/** A name may be that of another course than the one that is followed: the list has each. */
function stopOf(intent: Wish, asked: string[] | undefined, question: Question): FollowRequest | undefined {
  const name = question.named?.typed.codes.length === 0 ? question.named.names[0]?.name : undefined;
  if (name !== undefined && question.direct) return { does: 'following', unread: name.slice(0, MOST_UNREAD) };
  if (question.oneOf !== undefined && question.direct) return { does: 'following', isUnsure: true };
  return !asked && isOfIt(intent) ? undefined : stopRequest(intent, asked, question);
}

/** "Don't remind me of it" is about the course that was spoken of. */
const isOfIt = ({ ofAll, rest }: Wish): boolean => !ofAll && rest.some(vocabulary.facts.it.has);

/** The words beside the courses of a wish that say nothing, or a time: nothing is followed from or until a day. */
function unusedOf({ rest }: Wish): Pick<Request<'offer'>, 'unused'> {
  const ofTime = wordsOfTime(rest);
  const unused = rest.filter((word, at) => ofTime.has(at) || isUnknownWord(word)).slice(0, MOST_CODES);
  return unused.length > 0 ? { unused } : {};
}

/** No ordinary word, and no code: "follow TX00EY23-3015 persikka". */
const isUnknownWord = (word: string): boolean =>
  /^\p{L}{2,60}$/u.test(word) && !isListedWord(word) && conceptsOfWord(word).size === 0;

function stopRequest(
  { ofAll, isClear }: Wish,
  asked: string[] | undefined,
  question: Question,
): FollowRequest | undefined {
  if (!isClear && !asked) return undefined;
  if (!question.direct) return whatIsFollowed(question);
  if (!isClear) return { does: 'following', isUnsure: true };
  if (asked) return { does: 'unfollow', asked };
  // A question whether there are any ends nothing, and who wants not everything may want some.
  const { words } = question;
  const isWished = follow.lead.startOf(words.join(' ')) !== undefined || follow.asksToStop.has(words[0]);
  const isAsked = question.text.endsWith('?') && !isWished;
  const mayMeanAll = ofAll || !(isAsked || words.some(follow.all.has));
  if (!mayMeanAll) return whatIsFollowed(question);
  const unread = unreadIn(question);
  return unread === undefined ? STOP_ALL : { does: 'following', unread: unread.slice(0, MOST_UNREAD) };
}

/** All that is followed, which is asked where there are several. */
const STOP_ALL = { does: 'unfollow', asked: 'all', asksBack: true } as const;

/** The codes of a request. Rarer forms count, too, which elsewhere only count when typed. */
function codesIn(question: Question): string[] | undefined {
  const named = askedIn(question)?.asked;
  if (!named) return undefined;
  const rarer = question.words.flatMap((word) => (word.includes('-') && parseRealizationCode(word)) || []);
  const asked = [...new Set([...named, ...rarer])];
  if (asked.length > MOST_AT_ONCE) throw tooMany(asked, MOST_AT_ONCE);
  return asked;
}

export const whatIsFollowed = ({ direct }: Question): Request<'following' | 'tell-where'> =>
  direct ? { does: 'following' } : { does: 'tell-where' };
