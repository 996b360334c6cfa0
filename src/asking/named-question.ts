/** Questions about a course by its name: "when does web design start?". */
import { isCommonWord } from '../i18n/language-of.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
import { asksWhen, isEnrollmentWord, isRealizationWord } from './course-words.ts';
import type { Place } from './feature.ts';
import { languageBeside, loweredWords, type Question, wordsOf } from './question.ts';
import {
  findNamed,
  LONGEST_SEARCH,
  MOST_OFFERED,
  type SearchRequest,
  type SeenCourses,
  searchFor,
} from './seen-courses.ts';

/** In a question, shorter words name nothing. */
const SHORTEST = 4;
/** More words than these are more than a name. */
const MOST_OF_NAME = 5;

/** Whether lower-case words may hold a name: more than "it", "us", or "the course". */
export function mayName(words: readonly string[]): boolean {
  return tellingOf(words).some(isLong);
}

const isLong = ({ length }: string): boolean => length >= SHORTEST;

const tellingOf = (words: readonly string[]): string[] =>
  words.filter((word) => !isRealizationWord(word) && !isCommonWord(word));

/**
 * Reads a question about a course by its name: "when does web design start?". The question must speak of a
 * course or of enrollment, ask when something begins or ends, or be a whole name and nothing else: somebody
 * who chats with Coursebell should not be told of courses. In a direct message two words of a name are enough, or
 * one alone.
 */
export async function searchQuestion(
  seen: SeenCourses,
  { words, direct }: Question,
  place: Place,
): Promise<SearchRequest | undefined> {
  const named = tellingOf(words);
  if (!named.some(isLong)) return undefined;
  const found = speaksOfOne(words) ? await searchFor(seen, named.join(' '), place) : undefined;
  if (found) return found;
  // Nobody else reads what is put to the app alone, and a name is the likeliest that it may be.
  const isLikely = direct && (named.length > 1 || words.length === 1);
  const likely = isLikely ? await searchFor(seen, named.join(' '), place, true) : undefined;
  if (likely) return likely;
  return asksWhen(words) ? mostOfName(seen, named, place) : wholeName(seen, words.join(' '), place);
}

const speaksOfOne = (words: readonly string[]): boolean =>
  words.some((word) => isRealizationWord(word) || isEnrollmentWord(word));

/** The name in a question when something of a course is; undefined if it holds none. */
export function nameAskedFor({ words }: Pick<Question, 'words'>): string | undefined {
  const named = tellingOf(words).filter((word) => !isEnrollmentWord(word));
  const asksOne = asksWhen(words) && speaksOfOne(words) && named.length <= MOST_OF_NAME;
  return asksOne && named.some(isLong) ? named.join(' ') : undefined;
}

/** Words that are more than half of one of the names: lunch is no course on running a lunch restaurant. */
async function mostOfName(
  seen: SeenCourses,
  named: readonly string[],
  place: Place,
): Promise<SearchRequest | undefined> {
  const search = named.join(' ').slice(0, LONGEST_SEARCH);
  const names = await namesLike(seen, search, place);
  const isMost = names.some((name) => {
    const words = loweredWords(name);
    return words.filter((word) => named.includes(word)).length * 2 > words.length;
  });
  return isMost ? { search } : undefined;
}

/** Names of so many courses are looked for in a question. */
const MOST_NAMES = 2000;
/** The longest wait for these names, in milliseconds. */
const PATIENCE = 1_000;
/** A question that holds a name has at least so many words. */
const FEWEST_WORDS = 3;

/**
 * The language of a question beside the names of courses that the workspace has seen: "milloin basics of web programming
 * alkaa?" is Finnish. Never rejects.
 */
export async function languageOfQuestion(
  seen: SeenCourses,
  { text, words, codes, language }: Question,
  { workspace }: Place,
): Promise<Language | undefined> {
  if (codes.length > 0 || words.length < FEWEST_WORDS) return language;
  const all = await withTimeout(seen.suggest(workspace, '', 'en', MOST_NAMES), PATIENCE).catch(
    () => undefined,
  );
  const lower = text.toLowerCase();
  const inside = (all ?? [])
    .flatMap(({ names }) => Object.values(names))
    .filter((name) => name.length >= SHORTEST && lower.includes(name.toLowerCase()));
  return inside.length === 0 ? language : languageBeside(text, inside);
}

/** A text that equals one of the names, after the name is read like a question. */
async function wholeName(seen: SeenCourses, text: string, place: Place): Promise<SearchRequest | undefined> {
  if (text.length > LONGEST_SEARCH) return undefined;
  const names = await namesLike(seen, text, place);
  const isOne = names.some((name) => wordsOf(name).join(' ').toLowerCase() === text);
  return isOne ? { search: text } : undefined;
}

async function namesLike(seen: SeenCourses, text: string, place: Place): Promise<string[]> {
  const found = await findNamed(seen, text, place, MOST_OFFERED);
  return found.flatMap(({ names }) => Object.values(names));
}
