/** What features share for words in the place of a code, and for codes that do not exist. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import type { Card, Reader } from '../cards/card.ts';
import { nearCard, type SeenCourse, seenCard } from '../cards/seen.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { parseRealizationCode, parseRealizationId } from '../study-client/codes.ts';
import { findRealizationCodes } from '../study-client/codes-in-text.ts';
import type { Action } from './action.ts';
import { cleanArguments, excerpt } from './arguments.ts';
import type { Place } from './feature.ts';
import { isId } from './numbers.ts';

/** The courses that a workspace has looked up. Both methods may reject. */
export interface SeenCourses {
  suggest(workspace: string, typed: string, language: Language, most: number): Promise<SeenCourse[]>;
  near(workspace: string, code: string, most: number): Promise<SeenCourse[]>;
}

/** The longest text that is looked for, in characters. */
export const LONGEST_SEARCH = 100;
/** How many courses are offered at once. */
export const MOST_OFFERED = 5;

/** Words to look for among the names of courses that the workspace has seen. */
export const searchRequest = z.object({ search: z.string().trim().min(1).max(LONGEST_SEARCH) });
export type SearchRequest = z.infer<typeof searchRequest>;

/** How a course is offered that may have been meant: the button beside it shows it, or does something else. */
export interface Offering {
  readonly show: Action<{ asked: string }>;
  readonly label?: string;
}

/**
 * Reads words that name something the workspace has seen. Undefined if they hold a code or an id, or name
 * nothing. If the names can't be looked up, they count as not seen: the feature then answers as if the words
 * named nothing.
 * @param strictly whether the first word must begin the code or a word of a name, without a mistake
 */
export async function searchFor(
  seen: SeenCourses,
  typed: string,
  { workspace }: Place,
  strictly = false,
): Promise<SearchRequest | undefined> {
  const search = nameIn(typed);
  if (search === undefined) return undefined;
  const found = await suggested(seen, workspace, search);
  const [first = ''] = search.split(' ');
  const counts = strictly ? found.some((one) => hasWord(one, first)) : found.length > 0;
  return counts ? { search } : undefined;
}

/** The courses that `searchFor` would find, `most` at the most. Never rejects. */
export async function findNamed(
  seen: SeenCourses,
  typed: string,
  { workspace }: Place,
  most: number,
): Promise<SeenCourse[]> {
  const name = nameIn(typed);
  return name === undefined ? [] : suggested(seen, workspace, name, most);
}

/** The words to look for; undefined if they hold a code or an id, or no letter. */
function nameIn(typed: string): string | undefined {
  const words = cleanArguments(typed).slice(0, LONGEST_SEARCH).trim();
  return /\p{L}/u.test(words) && !words.split(/[ ,;]+/).some(namesOne) ? words : undefined;
}

/** If the names can't be looked up, none was seen. */
function suggested(
  seen: SeenCourses,
  workspace: string,
  words: string,
  most = MOST_OFFERED,
): Promise<SeenCourse[]> {
  return seen.suggest(workspace, words, 'en', most).catch(() => []);
}

/** Whether the code, or a word of one of the names, begins with the typed text, without any mistake. */
function hasWord({ code, names }: SeenCourse, typed: string): boolean {
  const words = [code, ...Object.values(names)].flatMap((one) =>
    one.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u),
  );
  return words.some((word) => word.startsWith(typed.toLowerCase()));
}

function namesOne(token: string): boolean {
  const id = parseRealizationId(token);
  if (id !== undefined) return isId(id);
  return parseRealizationCode(token) !== undefined || findRealizationCodes(token).length > 0;
}

/** Rejects with `InvalidRequest` if nothing is found, and also if the store is in trouble. */
export async function answerSearch(
  seen: SeenCourses,
  { search }: SearchRequest,
  reader: Reader,
  { workspace }: Place,
  { show, label = texts(reader.language).seen.show }: Offering,
): Promise<Card> {
  const found = await seen.suggest(workspace, search, reader.language, MOST_OFFERED);
  if (found.length === 0) throw new InvalidRequest({ about: 'realization-code', input: excerpt(search) });
  return seenCard(found, reader, buttonOf(show, label, reader));
}

/**
 * The card that `find` gives. If the code does not exist, a card of near codes that the workspace has seen.
 * `linked`: the channel is linked to the code, and the error also tells how to end that.
 */
export async function orNear(
  seen: SeenCourses,
  reader: Reader,
  { workspace }: Place,
  {
    show,
    label = texts(reader.language).seen.show,
    linked,
  }: Offering & { readonly linked?: true | undefined },
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

function buttonOf(show: Offering['show'], label: string, { language }: Reader) {
  return (asked: string, index: number): Button | undefined =>
    show.offer(label, { asked }, language, index).at(0);
}
