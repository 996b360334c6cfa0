/** What features do alike with what was typed in the place of a code, or is a code that does not exist. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import type { Card, Reader } from '../cards/card.ts';
import { nearCard, type SeenCourse, seenCard } from '../cards/seen.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { parseRealizationCode, parseRealizationId } from '../study-client/codes.ts';
import { findRealizationCodes } from '../study-client/codes-in-text.ts';
import type { Language } from '../study-client/model.ts';
import type { Action } from './action.ts';
import { cleanArguments, excerpt } from './arguments.ts';
import { isEnrollmentWord, isRealizationWord } from './course-words.ts';
import type { Place } from './feature.ts';
import { type Question, wordsOf } from './question.ts';

/** What a workspace has looked up. Both may reject. */
export interface SeenCourses {
  suggest(workspace: string, typed: string, language: Language, most: number): Promise<SeenCourse[]>;
  near(workspace: string, code: string, most: number): Promise<SeenCourse[]>;
}

const LONGEST = 100;
const MOST_OFFERED = 5;
/** Shorter numbers are part of a name: "Programming 2". */
const ID = /^\d{4,18}$/;

/** Words to be found among the names of what the workspace has seen. */
export const searchRequest = z.object({ search: z.string().trim().min(1).max(LONGEST) });
export type SearchRequest = z.infer<typeof searchRequest>;

/** Shows one of the courses that were offered, or does something else with it. */
export type ShowAction = Action<{ asked: string }>;

/**
 * Reads words that name something the workspace has seen; undefined where they hold a code or an id, or name
 * nothing. What can't be looked up counts as not seen: then the answer is that of before.
 * @param strictly whether the first word has to begin a word of a name, without a mistake
 */
export async function searchFor(
  seen: SeenCourses,
  typed: string,
  { workspace }: Place,
  strictly = false,
): Promise<SearchRequest | undefined> {
  const search = cleanArguments(typed).slice(0, LONGEST).trim();
  if (!/\p{L}/u.test(search) || search.split(/[ ,;]+/).some(namesOne)) return undefined;
  const found = await seen.suggest(workspace, search, 'en', MOST_OFFERED).catch(() => []);
  const [first = ''] = search.split(' ');
  const counts = strictly ? found.some((one) => hasWord(one, first)) : found.length > 0;
  return counts ? { search } : undefined;
}

/** Tells whether a word of one of the names begins with what was typed, without any mistake. */
function hasWord({ names }: SeenCourse, typed: string): boolean {
  const words = Object.values(names).flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  return words.some((word) => word.startsWith(typed.toLowerCase()));
}

/** Shorter words of a question name nothing. */
const SHORTEST = 4;

/**
 * Reads a question about a course by its name: "when does the web design course start?". Only where it says that it
 * is about a course or about enrollment, or is a whole name and nothing else: whoever chats with Coursebell is not to be told
 * of courses.
 */
export async function searchQuestion(
  seen: SeenCourses,
  { words }: Question,
  place: Place,
): Promise<SearchRequest | undefined> {
  const named = words.filter((word) => !isRealizationWord(word) && !isCommonWord(word));
  if (named.every(({ length }) => length < SHORTEST)) return undefined;
  const isAboutOne = words.some((word) => isRealizationWord(word) || isEnrollmentWord(word));
  const found = isAboutOne ? await searchFor(seen, named.join(' '), place) : undefined;
  return found ?? wholeName(seen, words.join(' '), place);
}

/** A text that is one of the names, as questions are read. */
async function wholeName(
  seen: SeenCourses,
  text: string,
  { workspace }: Place,
): Promise<SearchRequest | undefined> {
  if (text.length > LONGEST) return undefined;
  const found = await seen.suggest(workspace, text, 'en', MOST_OFFERED).catch(() => []);
  const names = found.flatMap((one) => Object.values(one.names));
  const isOne = names.some((name) => wordsOf(name).join(' ').toLowerCase() === text);
  return isOne ? { search: text } : undefined;
}

function namesOne(token: string): boolean {
  const id = parseRealizationId(token);
  if (id !== undefined) return ID.test(id);
  return parseRealizationCode(token) !== undefined || findRealizationCodes(token).length > 0;
}

/**
 * Rejects with `InvalidRequest` where nothing is found, and where the store is in trouble.
 * @param label of the button beside each course
 */
export async function answerSearch(
  seen: SeenCourses,
  { search }: SearchRequest,
  reader: Reader,
  { workspace }: Place,
  show: ShowAction,
  label = texts(reader.language).seen.show,
): Promise<Card> {
  const found = await seen.suggest(workspace, search, reader.language, MOST_OFFERED);
  if (found.length === 0) throw new InvalidRequest({ about: 'realization-code', input: excerpt(search) });
  return seenCard(found, reader, buttonOf(show, label, reader));
}

/** How a course is offered that may have been meant. */
interface Offering {
  readonly show: ShowAction;
  /** Of the button beside it. */
  readonly label?: string;
  /** The channel is linked to the code that was asked for: then it is also told how that ends. */
  readonly linked?: true | undefined;
}

/** The card of what `find` found; of a code that does not exist, what near to it the workspace has seen. */
export async function orNear(
  seen: SeenCourses,
  reader: Reader,
  { workspace }: Place,
  { show, label = texts(reader.language).seen.show, linked }: Offering,
  find: () => Promise<Card>,
): Promise<Card> {
  try {
    return await find();
  } catch (absent) {
    if (!(absent instanceof NotFound)) throw absent;
    const error = linked ? new NotFound(absent.subject, absent.id, 'linked') : absent;
    const near = await seen.near(workspace, error.id, MOST_OFFERED).catch(() => []);
    if (near.length === 0) throw error;
    return nearCard(error, near, reader, buttonOf(show, label, reader));
  }
}

function buttonOf(show: ShowAction, label: string, { language }: Reader) {
  return (asked: string, index: number): Button | undefined =>
    show.offer(label, { asked }, language, index).at(0);
}
