/** Questions about rooms. */

import { askedIn } from '../../ask/asked-codes.ts';
import { isUnheard } from '../../ask/like.ts';
import { type Question, type Token, tokensOf, wordsOf } from '../../ask/question.ts';
import { isOfCourse } from '../../ask/words.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { topics, vocabulary, wordsOfLanguage } from '../../i18n/index.ts';
import { isKnownWord } from '../../i18n/language-of.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookedIn, freeAsked } from './asides.ts';
import { joinedWords, kindsOf, MOST_AMONG, type RoomsRequest, UNCHOSEN } from './request.ts';
import { lowered } from './seats.ts';
import { idsOfCourses, readRooms, speaksOfCourse } from './typed.ts';
import { inOneForm, seatsBehindHours } from './written.ts';

const { room, many, booking, who, told, several, biggest, smallest } = vocabulary.rooms;

/**
 * Reads a question about rooms. It names a building by a number of 3–12 digits, or by the word after a word
 * for a building. Else its words travel along: some may name a known building ("Karamalmilla"); if none does,
 * the building is yet to be chosen. Words in quotes filter; other uncommon words are hints ("lab rooms in
 * 78025"). Questions that hold a code or an id of a course are left to other features.
 */
export function roomsQuestion(question: Question): RoomsRequest | undefined {
  const request = roomsOrCourseQuestion(question);
  return request && mayAskOfCourse(question, request) ? undefined : request;
}

/**
 * Whether a question for rooms may mean the room of a course: "which room is web design in?" Only what is known of
 * courses tells, so other features read it first.
 */
function mayAskOfCourse(
  { words, language }: Question,
  { building: named, filters, among = [], asksFree }: RoomsRequest,
): boolean {
  if (asksFree) return false;
  const isOfRooms = named !== undefined || filters.minSeats !== undefined || filters.maxSeats !== undefined;
  if (isOfRooms || words.some((word) => isOfRoomsAlone(word))) return false;
  const asked = topics.of(words, language);
  // "Labs" are rooms, and a way to teach: a word that is none of ours may be a building's.
  if (asked !== 'methods' && asked !== 'online') return asked !== undefined && asked !== 'places';
  return among
    .map((one) => one.toLowerCase())
    .every((one) => isKnownWord(one) || topics.isWordOf(asked, one));
}

/** A number, several rooms, or what is asked of rooms alone. */
const isOfRoomsAlone = (word: string): boolean =>
  /\d/.test(word) || [booking, several, biggest, smallest, many].some((concept) => concept.has(word));

/** The same for any question that speaks of rooms, also one that may mean the room of a course. */
export function roomsOrCourseQuestion(question: Question): RoomsRequest | undefined {
  const isTold = question.words.some(told.has) && !question.text.endsWith('?');
  if (!question.words.some(room.has) || isTold || asksForPerson(question.words)) return undefined;
  const request = readRooms(questionTokens(question.text), { isCommand: false });
  return request.building === undefined && isOfCourses(question, request.among ?? []) ? undefined : request;
}

const asksForPerson = (words: readonly string[]): boolean => words.some(who.has) && !words.some(booking.has);

function isOfCourses(question: Question, among: readonly string[]): boolean {
  if (question.codes.length > 0 || askedIn(question) !== undefined) return true;
  const { words } = question;
  const speaks = words.some((word, at) => speaksOfCourse(word, words[at - 1]));
  return speaks && (among.every((one) => room.has(one)) || idsOfCourses(words).length > 0);
}

/** Each quoted phrase counts as one token, unless the whole question is in quotes. */
export function questionTokens(text: string): Token[] {
  const tokens = tokensOf(seatsBehindHours(text));
  const asks = tokens.some((token) => !token.quoted && room.has(lowered(token)));
  return asks ? inOneForm(tokens) : bareTokens(text);
}

/** The words of a text, quoted or not. */
export const bareTokens = (text: string): Token[] =>
  inOneForm(wordsOf(seatsBehindHours(text)).map((word) => ({ text: word, quoted: false })));

/** "Which buildings are there?" Where the study API does not list them, those that are known by name are told. */
export function buildingsQuestion({ words, codes, units }: Question): RoomsRequest | undefined {
  const { several, beside } = vocabulary.buildings;
  const said = words.filter((word) => !several.has(word));
  const isAsked = said.length < words.length && said.every(beside.has);
  return isAsked && codes.length + units.length === 0 ? { ...UNCHOSEN, asksBuildings: true } : undefined;
}

const { workplace, somewhere, besideWork } = vocabulary.rooms;

/** Whether words ask for a place to work, and not for rooms by that word. */
export const asksToWork = (words: readonly string[]): boolean =>
  words.some(workplace.has) && words.some(somewhere.has) && !words.some(room.has);

/**
 * "Where can I study in KM?", "missä voi lukea nyt?", "finns det någonstans att plugga i KM?": rooms without a reservation, to work
 * in. Without a building it says when.
 */
export async function placeToWork(
  question: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const { text, words, codes, units, named, language = 'en' } = question;
  const isOther = codes.length + units.length > 0 || named !== undefined || words.some(isOfCourseHere);
  if (isOther || !asksToWork(words)) return undefined;
  const saysMore = (word: string): boolean =>
    !somewhere.has(word) && !besideWork.has(word) && (!workplace.has(word) || kindsOf(word).length > 0);
  const tokens = questionTokens(text).filter((one) => one.quoted || saysMore(lowered(one)));
  await buildings.ready();
  const request = readRooms(tokens, { isCommand: false });
  const { isNamed, left } = await namesIn(request, buildings);
  const isSome = isNamed || (request.asksFree === true && (await buildings.readable()).length > 0);
  if (!isSome || !left.every(isOfKind)) return undefined;
  const { hints = [] } = request.filters;
  const isPlain = !hints.some(isOfKind);
  const ofWork = isPlain ? [wordsOfLanguage(language).rooms.workroom] : [];
  return {
    ...request,
    ...(!isNamed && { all: true as const }),
    asksFree: true,
    filters: {
      ...request.filters,
      ...(hints.length + ofWork.length > 0 && { hints: joinedWords(hints, ofWork) }),
    },
  };
}

/** Whether a request names known buildings, or leaves them out, and its words that mean none of them. */
export async function namesIn(
  { building, among = [], notIn = [], filters }: RoomsRequest,
  buildings: Buildings,
) {
  const named = await buildings.findAmong([...(building === undefined ? [] : [building]), ...among]);
  const excluded = await buildings.findAmong(notIn);
  const known = [...(named?.words ?? []), ...(excluded?.words ?? [])].map((word) => word.toLowerCase());
  const words = [...among, ...(filters.hints ?? []), ...(filters.without ?? [])];
  return {
    isNamed: named !== undefined,
    isExcluded: excluded !== undefined,
    left: [...new Set(words)].filter((word) => !known.includes(word.toLowerCase()) && !isKind(word)),
  };
}

/** Whether words name as many buildings. One name of several, in one word or more, asks which of them is meant. */
export async function areNamedApart(
  among: readonly string[],
  count: number,
  buildings: Buildings,
): Promise<boolean> {
  if (among.filter((word) => !isKind(word)).length < count) return false;
  const whole = await buildings.find(among.join(' '));
  return !('called' in whole && whole.called.length === count);
}

export const isOfKind = (word: string): boolean => kindsOf(word.toLowerCase()).length > 0;

export const isOfCourseHere = (word: string, at: number, words: readonly string[]): boolean =>
  isOfCourse(word, words[at - 1]);

/** What is like questions about rooms: a code may name one of them or a building; without any the building is to be chosen. */
export function roomsLike(label: ExampleLabel, question: Question): RoomsRequest | undefined {
  const { text, words, codes, units } = question;
  if (codes.length + units.length > 0) return undefined;
  const among = wordsOf(text).filter((word) => /\p{Lu}[\p{Lu}\d]|\d/u.test(word));
  const typed = bareTokens(text);
  const free = label === 'free' && { asksFree: true as const, ...freeAsked(typed, bookedIn(typed)) };
  const isOfNone = words.some(vocabulary.lessons.amI.has) || words.some(isUnheard);
  if (among.length === 0) return free && !isOfNone ? { ...UNCHOSEN, ...free } : undefined;
  return { filters: { words: [] }, page: 0, among: among.slice(0, MOST_AMONG), ...free };
}
