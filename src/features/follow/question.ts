/** Questions about follows: "remind me of TX00EY23-3015", "mitä seuraan?", "sluta följa TX00EY23-3015". */

import { chooseFollow } from '../../ask/actions.ts';
import { askedIn, isId, MOST_CODES, tooMany } from '../../ask/arguments.ts';
import type { Place } from '../../ask/feature.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import { type Question, readQuestion } from '../../ask/question.ts';
import {
  answerSearch,
  type CourseNames,
  type NamedCourses,
  namedBy,
  orNear,
  type SeenCourses,
  searchFor,
} from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { type FollowRequest, followFound, holdsException, MOST_UNREAD, type Request } from './request.ts';
import { asksHowToStop, beginsToEnd, isOfName, namedInEnding, type Wish, wishOf } from './wish.ts';

const { follow, subcommands } = vocabulary;
const LONGEST = 8;

/**
 * Reads a wish to follow, or to follow no longer. Also reads the question what is followed; its answer also
 * serves somebody who wants reminders to end without saying which. Throws `InvalidRequest` for too many
 * codes.
 */
export function followQuestion(question: Question): FollowRequest | undefined {
  const { words, codes } = question;
  // A quoted wish is somebody else's.
  const wish = question.quotes ? undefined : wishOf(words);
  const request = wish && requestOf(wish, question);
  if (request || codes.length > 0) return request;
  const bare = bareCommand(question);
  if (bare) return bare;
  if (asksHowToStop(words)) return whatIsFollowed(question);
  // What a wish names is looked for first.
  return (namedInEnding(words) ?? []).length > 0 ? undefined : askedList(question);
}

/** Reads the question what is followed; undefined: the words ask for something else. */
function askedList(question: Question): Request<'following' | 'tell-where'> | undefined {
  return asksWhatIsFollowed(question) ? whatIsFollowed(question) : undefined;
}

/** A command that somebody writes to the app without its `/course`. */
function bareCommand({ direct, words }: Question): FollowRequest | undefined {
  const said = words.join(' ');
  if (!direct) return undefined;
  if (subcommands.status.has(said)) return { does: 'status' };
  return subcommands.following.has(said) || follow.endAlone.is(said) ? { does: 'following' } : undefined;
}

/**
 * A wish is carried out only if it is clear and was put to the app alone: in a channel somebody must say for
 * whom. Otherwise the courses are offered, each with a button.
 */
function requestOf(wish: Wish, question: Question): FollowRequest | undefined {
  const asked = wishedIn(question);
  if (wish.does === 'unfollow') return endingOf(wish, asked, question);
  return asked && { does: question.direct && wish.isClear ? 'follow' : 'offer', asked };
}

function endingOf(
  { ofAll, isClear }: Wish,
  asked: string[] | undefined,
  question: Question,
): FollowRequest | undefined {
  if (!isClear && !asked) return undefined;
  if (!question.direct) return whatIsFollowed(question);
  if (!isClear) return { does: 'following', isUnsure: true };
  return asked || ofAll ? { does: 'unfollow', asked: asked ?? 'all' } : whatIsFollowed(question);
}

/**
 * The codes that a wish names. Rarer forms count, too, which elsewhere only count when typed: every word of a
 * wish counts.
 */
function wishedIn(question: Question): string[] | undefined {
  const named = askedIn(question)?.asked;
  if (!named) return undefined;
  const rarer = question.words.flatMap((word) => (word.includes('-') && parseRealizationCode(word)) || []);
  const asked = [...new Set([...named, ...rarer])];
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  return asked;
}

const whatIsFollowed = ({ direct }: Question): Request<'following' | 'tell-where'> =>
  direct ? { does: 'following' } : { does: 'tell-where' };

function asksWhatIsFollowed({ words }: Question): boolean {
  if (words.length > LONGEST || words.some((word) => follow.how.has(word) || follow.ofOthers.has(word)))
    return false;
  const namesIt = words.some(follow.follows.has);
  const asksFor = words.some(follow.what.has) && words.some(follow.followingVerb.has);
  const speaksOfIt = (namesIt || asksFor) && words.some(follow.own.has);
  return speaksOfIt || follow.ownCourses.is(words.join(' '));
}

// Wishes that a follow ends, by the name of its course: "lopeta tietokantojen seuraaminen".

/** The names of what is followed where something is said. May reject. */
type NamesHere = (place: Place) => Promise<readonly CourseNames[]>;

/** What a wish that a follow ends comes to. */
type Ending = 'following' | 'unfollow' | 'tell-where';

/**
 * Reads a wish that names a course. A follow ends by a name alone only where nothing else is followed: names are
 * alike. Else the list asks, with the named courses first. In a channel the answer says where a follow ends.
 * @param find whether a name is known at all; undefined: it is not
 */
export async function readNamedEnding(
  question: Question,
  place: Place,
  here: NamesHere,
  find: (name: string) => Promise<unknown>,
): Promise<Request<Ending> | undefined> {
  const { words, direct } = question;
  const ending = await readEndingHere(words, place, here);
  if (ending) return direct ? ending : { does: 'tell-where' };
  const wish = direct ? wishOf(words) : undefined;
  const name = wish?.does === 'unfollow' ? wish.rest.join(' ') : '';
  const isKnown = name !== '' && (await find(name)) !== undefined;
  return isKnown ? { does: 'following', unread: name.slice(0, MOST_UNREAD) } : askedList(question);
}

/** The same of what is followed here; undefined: the wish names none of it. */
async function readEndingHere(
  words: readonly string[],
  place: Place,
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const telling = namedInEnding(words) ?? [];
  if (telling.length === 0) return undefined;
  const courses = await coursesOf(place, here);
  const named = namedBy(telling, courses, isOfName);
  // "When does the project stop?" is no wish, though it holds its words.
  const some = beginsToEnd(words) ? named.nearly : named.partly;
  return some.length > 0 ? endingOfEndByName(telling, named, courses) : undefined;
}

/** Reads the name behind `/course unfollow`. Undefined: it holds a code, or names nothing that is followed here. */
export async function readNamedStop(
  typed: string,
  place: Place,
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const { words, codes } = readQuestion(typed);
  if (codes.length > 0 || words.some((word) => follow.all.has(word) || isId(word)) || holdsException(typed))
    return undefined;
  const courses = await coursesOf(place, here);
  const named = namedBy(words, courses, isOfName);
  return named.exactly && endingOfEndByName(words, named, courses);
}

const coursesOf = (place: Place, here: NamesHere): Promise<readonly CourseNames[]> =>
  here(place).catch(() => []);

function endingOfEndByName(
  words: readonly string[],
  { exactly }: NamedCourses,
  { length }: readonly CourseNames[],
): Request<'following' | 'unfollow'> {
  return exactly && length === 1
    ? { does: 'unfollow', asked: [exactly.code] }
    : { does: 'following', unread: words.join(' ').slice(0, MOST_UNREAD) };
}

// Following by name: if no existing code was typed, courses that the workspace has seen under that name, or a
// near one, are offered. Each has a button that follows it.

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
    if (asked.length > MOST_CODES) throw tooMany(asked.length);
    return { does: 'offer', asked: [...asked] };
  }
  const found = await searchFor(seen, typed, place);
  return found && { does: 'find', ...found };
}

/**
 * Reads "follow software engineering", and wishes that a follow ends. In a channel the wish must say who should follow.
 * Rejects as `readName`.
 */
export async function readNamedWish(
  question: Question,
  place: Place,
  seen: SeenCourses,
  here: NamesHere,
): Promise<Request<'find' | 'offer' | Ending> | undefined> {
  if (question.quotes || question.codes.length > 0) return undefined;
  const ending = await readNamedEnding(question, place, here, (name) => readName(name, place, seen));
  if (ending) return ending;
  const name = wishedName(question);
  const found = name === undefined ? undefined : await readName(name, place, seen);
  return found?.does === 'find' && !question.direct ? { ...found, asksWhom: true } : found;
}

/** The name in a wish to follow; undefined if it holds none. */
export function wishedName({ words }: Pick<Question, 'words'>): string | undefined {
  const said = words.join(' ');
  const name = said.slice((follow.beginName.startOf(said) ?? said).length + 1);
  return name !== '' && mayName(name.split(' ')) ? name : undefined;
}

const offering = ({ language }: Reader, asksWhom = false) => ({
  show: asksWhom ? chooseFollow : followFound,
  label: texts(language).follow.button,
});

/** Offers the courses that were found. Rejects as `answerSearch` does. */
export function offerFound(
  request: Request<'find'>,
  reader: Reader,
  place: Place,
  seen: SeenCourses,
): Promise<Card> {
  return answerSearch(seen, request, reader, place, offering(reader, request.asksWhom));
}

/**
 * The card that `find` gives. For a single code that does not exist, a card of near codes. Rejects as `find`
 * does. `asksWhom`: nobody has said yet who should follow.
 */
export function orOfferNear(
  reader: Reader,
  place: Place,
  seen: SeenCourses,
  asksWhom: boolean,
  find: () => Promise<Card>,
): Promise<Card> {
  return orNear(seen, reader, place, offering(reader, asksWhom), find);
}
