/**
 * Following by name: if no existing code was typed, courses that the workspace has seen under that name, or a
 * near one, are offered. Each has a button that follows it.
 */

import { MOST_CODES, tooMany } from '../../asking/arguments.ts';
import { readCourseList } from '../../asking/course-list.ts';
import type { Place } from '../../asking/feature.ts';
import { mayName } from '../../asking/named-question.ts';
import { chooseFollow } from '../../asking/offers.ts';
import type { Question } from '../../asking/question.ts';
import { answerSearch, orNear, type SeenCourses, searchFor } from '../../asking/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import { followFound } from './actions.ts';
import { type Ending, type NamesHere, readNamedEnding } from './end-by-name.ts';
import type { Request } from './request.ts';

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

/** The words before the name in a message. */
const WISH =
  /^(?:please )?(?:follow|track|seuraa|följ|bevaka|(?:remind|notify) (?:me|us) (?:about|of)|muistuta(?: minua)?|påminn(?: mig| oss)? om) (?:the )?(.+)$/u;

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
  const [, name] = WISH.exec(words.join(' ')) ?? [];
  return name !== undefined && mayName(name.split(' ')) ? name : undefined;
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
