/** Wishes that a follow ends, by the name of its course: "lopeta tietokantojen seuraaminen". */
import { type CourseNames, type NamedCourses, namedBy } from '../../asking/course-names.ts';
import type { Place } from '../../asking/feature.ts';
import { isId } from '../../asking/numbers.ts';
import { type Question, readQuestion } from '../../asking/question.ts';
import { askedList } from './question.ts';
import { holdsException, MOST_UNREAD, type Request } from './request.ts';
import { ALL, beginsToEnd, isOfName, namedInEnding, wishOf } from './wish.ts';

/** The names of what is followed where something is said. May reject. */
export type NamesHere = (place: Place) => Promise<readonly CourseNames[]>;

/** What a wish that a follow ends comes to. */
export type Ending = 'following' | 'unfollow' | 'tell-where';

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
  return some.length > 0 ? endingOf(telling, named, courses) : undefined;
}

/** Reads the name behind `/course unfollow`. Undefined: it holds a code, or names nothing that is followed here. */
export async function readNamedStop(
  typed: string,
  place: Place,
  here: NamesHere,
): Promise<Request<'following' | 'unfollow'> | undefined> {
  const { words, codes } = readQuestion(typed);
  if (codes.length > 0 || words.some((word) => ALL.has(word) || isId(word)) || holdsException(typed))
    return undefined;
  const courses = await coursesOf(place, here);
  const named = namedBy(words, courses, isOfName);
  return named.exactly && endingOf(words, named, courses);
}

const coursesOf = (place: Place, here: NamesHere): Promise<readonly CourseNames[]> =>
  here(place).catch(() => []);

function endingOf(
  words: readonly string[],
  { exactly }: NamedCourses,
  { length }: readonly CourseNames[],
): Request<'following' | 'unfollow'> {
  return exactly && length === 1
    ? { does: 'unfollow', asked: [exactly.code] }
    : { does: 'following', unread: words.join(' ').slice(0, MOST_UNREAD) };
}
