/** Questions that follow a course by its name, or stop: "follow software engineering", "lopeta tietokantojen seuraaminen". */

import { MOST_CODES, tooMany } from '../../ask/asked-codes.ts';
import { readLeads } from '../../ask/lead-words.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import type { Place } from '../../ask/place.ts';
import { type Question, readQuestion } from '../../ask/question.ts';
import { type CourseNames, namedBy, type SeenCourses, searchFor } from '../../ask/seen-courses.ts';
import { unreadIn } from '../../ask/unread.ts';
import { isId, namesTime } from '../../ask/words.ts';
import { vocabulary } from '../../i18n/index.ts';
import { askedList, isNoName, isWish, saidLeads, timedWish } from './question.ts';
import { MOST_UNREAD, type Request } from './request.ts';
import {
  ANY,
  asRequest,
  beginsToEnd,
  beginsToStop,
  beginsWithEnder,
  holdsException,
  intentOf,
  isClearRequest,
  leadsSaid,
  mayBeName,
  nameBeside,
  namedToStop,
  type Wish,
} from './wish.ts';

const { follow, lead } = vocabulary;

// Stopping by the name of the course: "lopeta tietokantojen seuraaminen".

/** The names of what is followed where something is said. Never rejects. */
export type NamesHere = () => Promise<readonly CourseNames[]>;

/** The requests that a question to stop may become. */
export type StopDoes = 'following' | 'unfollow' | 'tell-where';

/**
 * Reads a question to stop that names a course. A follow ends by its whole name, where no other name has these words, and by a part of
 * that only where nothing else is followed. Else the list asks, with the named courses first. In a channel the answer says where a follow ends.
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
  const unread = intent?.does === 'unfollow' ? unreadIn(question) : undefined;
  if (unread !== undefined) return { does: 'following', unread: unread.slice(0, MOST_UNREAD) };
  const name = direct ? nameToStop(words, intent) : '';
  const isKnown = name !== '' && (await find(name)) !== undefined;
  if (isKnown) return { does: 'following', unread: name.slice(0, MOST_UNREAD) };
  return isOfIt(words) ? undefined : stopUnread(question);
}

/** What may name a course in a wish to stop, though none is followed: "stop databases". */
function nameToStop(words: readonly string[], intent: Wish | undefined): string {
  if (intent?.does === 'unfollow')
    return intent.rest.slice(follow.leadsOn.has(intent.rest[0]) ? 1 : 0).join(' ');
  return beginsWithEnder(words) ? words.filter(mayBeName).join(' ') : '';
}

/** "Stop reminding me of it" */
const isOfIt = (words: readonly string[]): boolean => words.some(vocabulary.facts.it.has);

/** What is to stop is not understood: reminders that go on are not passed over. */
const stopUnread = (question: Question): Request<'following' | 'tell-where'> | undefined =>
  question.direct && beginsToEnd(question.words)
    ? { does: 'following', isUnsure: true }
    : askedList(question);

/** The same of the courses that are followed here; undefined: the question names none of them. */
async function readStopHere(
  words: readonly string[],
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const isBare = beginsWithEnder(words);
  const telling = namedToStop(words) ?? (isBare ? words.filter(mayBeName) : []);
  if (telling.length === 0) return undefined;
  const courses = await here();
  const named = namedBy(telling, courses, mayBeName);
  // "When does the project stop?" is no such question, though it holds its words.
  const some = beginsToStop(words) ? named.nearly : named.partly;
  if (some.length === 0) return undefined;
  // A part of its name is enough for the only one.
  const [only] = courses.length === 1 && (isBare || beginsToStop(words)) ? named.partly : [];
  return stopByName(telling, named.exactly ?? only);
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
  return named.exactly && stopByName(words, named.exactly);
}

/** @param course the one that is named; undefined: it is not sure which */
const stopByName = (
  words: readonly string[],
  course: CourseNames | undefined,
): Request<'following' | 'unfollow'> =>
  course
    ? { does: 'unfollow', asked: [course.code] }
    : { does: 'following', unread: words.join(' ').slice(0, MOST_UNREAD) };

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

/** The most words behind a name that say where it is kept. */
const MOST_BEHIND = 4;

/** The name in a request to follow; undefined if it holds none. */
export function nameToFollow(question: Question): string | undefined {
  const said = asRequest(question).words.join(' ');
  const words = said.slice((follow.beginName.startOf(said) ?? said).length + 1).split(' ');
  // "Ota X seurantaan", "put X on my list"
  const isBehind = (_: string, at: number): boolean =>
    at >= words.length - MOST_BEHIND && follow.behindName.is(words.slice(at).join(' '));
  const behind = words.findIndex(isBehind);
  const name = words.slice(0, behind < 0 ? undefined : behind).join(' ');
  const telling = name.split(' ').filter((word) => !lead.me.has(word) && !namesTime([word]));
  const isExam = isWish(question.words) && telling.every(isNoName);
  return name !== '' && !isExam && mayName(telling) ? name : undefined;
}
