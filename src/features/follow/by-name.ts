/**
 * Following by name: if no existing code was typed, courses that the workspace has seen under that name, or a near one, are
 * offered. Each has a button that follows it.
 */
import { chooseFollow } from '../../ask/actions.ts';
import { MOST_CODES, tooMany } from '../../ask/arguments.ts';
import type { Place } from '../../ask/feature.ts';
import { namesTime } from '../../ask/lead-words.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import type { Question } from '../../ask/question.ts';
import { answerSearch, namedBy, orNear, type SeenCourses, searchFor } from '../../ask/seen-courses.ts';
import { joined } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { withNote } from '../../cards/words.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { intentOf, mayBeName, nameBeside } from './intent.ts';
import { ANY, isWish, type NamesHere, readStopQuestion, type StopDoes, saidLeads } from './question.ts';
import { unmetNotes } from './reminders/leads.ts';
import {
  chooseFollowWith,
  followFound,
  followOffered,
  kindIn,
  leadsSaid,
  type Request,
  requestWithLead,
} from './request.ts';

const { follow, lead } = vocabulary;

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
 * Reads "follow software engineering", and questions to stop. In a channel it must be said who should follow.
 * Rejects as `readName`.
 */
export async function readNamedFollow(
  question: Question,
  place: Place,
  seen: SeenCourses,
  here: NamesHere,
): Promise<Request<'find' | 'follow' | 'offer' | 'choose-lead' | StopDoes> | undefined> {
  if (question.quotes || question.codes.length > 0) return undefined;
  const ending = await readStopQuestion(question, place, here, (name) => readName(name, place, seen));
  if (ending) return ending;
  const said = saidLeads(question);
  const isAhead = said !== undefined || (isWish(question.words) && namesTime(question.words));
  if (!isAhead) return offerOfName(question, nameToFollow(question), place, seen);
  const name = nameBeside(said?.bare ?? question.words);
  const known = name === undefined ? undefined : await wishOfNamed(question, name, place, here);
  const found = known ?? (await offerOfName(question, name, place, seen));
  return found?.does === 'find' ? { ...found, isAhead, ...(said && leadsSaid(said.wishes)) } : found;
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
  { words, direct }: Question,
  name: string,
  place: Place,
  here: NamesHere,
): Promise<Request<'follow' | 'offer' | 'choose-lead'> | undefined> {
  const telling = name.split(' ');
  const { exactly } = namedBy(telling, await here(place).catch(() => []), mayBeName);
  if (!exactly) return undefined;
  const asked = [exactly.code];
  const said = saidLeads({ words });
  const own = direct ? {} : { isOwn: true as const };
  if (!said) return { does: 'choose-lead', asked, unmet: [], ...kindIn(words), ...own };
  const isPlain = (all: readonly string[]) =>
    intentOf([...all.filter((word) => !telling.includes(word)), ANY])?.isClear === true;
  const request = requestWithLead(said, asked, direct && [said.rest, said.bare].some(isPlain));
  return request.does === 'choose-lead' ? { ...request, ...own } : request;
}

/** The name in a request to follow; undefined if it holds none. */
export function nameToFollow({ words }: Pick<Question, 'words'>): string | undefined {
  const said = words.join(' ');
  const name = said.slice((follow.beginName.startOf(said) ?? said).length + 1);
  const telling = name.split(' ').filter((word) => !lead.me.has(word) && !namesTime([word]));
  return name !== '' && mayName(telling) ? name : undefined;
}

const offering = ({ language }: Reader, asksWhom = false) => ({
  show: asksWhom ? chooseFollow : followFound,
  label: texts(language).follow.button,
});

/** Offers the courses that were found, with the lead times that were asked for. Rejects as `answerSearch` does. */
export async function offerFound(
  request: Request<'find'>,
  reader: Reader,
  place: Place,
  seen: SeenCourses,
): Promise<Card> {
  const { asksWhom, isAhead, leads = [], unmet = [] } = request;
  const words = texts(reader.language).leads;
  const offered = offering(reader, asksWhom);
  if (leads.length === 0) {
    const card = await answerSearch(seen, request, reader, place, offered);
    return isAhead ? withNote(card, words.byCode) : card;
  }
  const { offer } = asksWhom ? chooseFollowWith : followOffered;
  const show = {
    offer: (label: string, { asked }: { asked: string }, ...more: [Reader['language'], number?]) =>
      offer(label, { asked, leads }, ...more),
  };
  const card = await answerSearch(seen, request, reader, place, { ...offered, show });
  const names = leads.map((one) => words.name[one]).join(', ');
  return withNote(card, joined([words.withThese(names), ...unmetNotes(unmet, reader)], ' '));
}

/**
 * The card that `find` gives. For a single code that does not exist, a card of near codes. Rejects as `find`
 * does. `asksWhom`: it is not said yet who should follow.
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
