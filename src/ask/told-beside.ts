/** What an answer tells beside: words that were not used, names that are not those of their courses, and what groups are. */

import type { Card } from '../cards/card.ts';
import { withUnused } from '../cards/words.ts';
import { InvalidRequest } from '../errors.ts';
import { topics, vocabulary } from '../i18n/index.ts';
import { isKnownWord } from '../i18n/language-of.ts';
import { conceptsOf } from '../i18n/patterns.ts';
import type { Language } from '../language.ts';
import type { Ask, Features } from './feature.ts';
import type { Place } from './place.ts';
import { loweredWords, type Question, type TypedName, wordsOf } from './question.ts';
import { unusedBesideCodes } from './unread.ts';

/** The same answer with something added to its card, which is no longer at hand then. */
export const adding = (
  { atHand: _, ...ask }: Ask,
  add: (card: Card, language: Language, place: Place) => Card | Promise<Card>,
): Ask => ({
  ...ask,
  card: async (reader, place) => add(await ask.card(reader, place), reader.language, place),
});

/** Features that tell which words they don't read. */
const TELLS_ITSELF: ReadonlySet<string> = new Set(['help', 'rooms']);

/** The end of "I'm" and "we're". */
const SHORT_FORM = /(?<=\p{L})['’]\p{L}{1,2}(?!\p{L})/gu;
/** A question with more words that are not known tells of something else. */
const MOST_LEFT = 2;
/** Features that do the same with codes beside any words. */
const OF_CODES: ReadonlySet<string> = new Set(['enrollment', 'compare']);
/** Features that show one thing by its id or code, and take no other words. */
const ONE_BY_ID: ReadonlySet<string> = new Set(['course-unit']);
/** Features that tell of each code that was asked for. */
const TELLS_CODES: ReadonlySet<string> = new Set(['compare', 'course-unit']);
/** Features that show courses as they are at any time. */
const SHOWS_COURSES: ReadonlySet<string> = new Set(['course', 'enrollment']);

/**
 * What says nothing here: words that signs join to codes, and words beside which a message holds codes alone; beside courses
 * that are shown, times and numbers, too.
 */
export function notRead({ feature, request }: Ask, question: Question): string[] {
  if (TELLS_ITSELF.has(feature)) return [];
  const { joined = [], text, codes, units, named, unread, unfound = [] } = question;
  const isUnknown = (word: string): boolean => !isOurs(word.toLowerCase());
  // "I'm" is one word.
  const beside = wordsOf(text.replace(SHORT_FORM, '')).filter(
    (word) => /\p{L}/u.test(word) && !/\d/.test(word),
  );
  const count = codes.length + units.length;
  const isOfCodesAlone = feature === 'course' && !named && count > 0;
  const left = beside.filter(isUnknown);
  const alone = beside.filter((word) => isUnknown(word) || share.channel.has(word.toLowerCase()));
  const isOfThose = count > 0 && OF_CODES.has(feature) && countIn(request, 'asked') === count;
  const isListed = (isOfThose || ONE_BY_ID.has(feature)) && !named && left.length <= MOST_LEFT;
  const words = [...(isOfCodesAlone ? alone : isListed ? left : []), ...joined.filter(isUnknown)];
  const shown = SHOWS_COURSES.has(feature) ? unusedBesideCodes(question).unused : [];
  // What stands in a list of codes is told by itself.
  const isTold = (one: string): boolean => unread.some((listed) => listed.includes(one));
  // No course has such a code.
  const others = TELLS_CODES.has(feature) ? [] : unfound;
  return [...new Set([...shown.filter((one) => !isTold(one)), ...words, ...(count > 0 ? others : [])])];
}

/** The answer, which also tells the words that were not used. */
export const tellingUnused = (ask: Ask, unused: readonly string[]): Ask =>
  unused.length === 0
    ? ask
    : adding(ask, (card, language) => withUnused(card, notShown(card, unused), language));

/** The answer, which also tells the names beside codes that are not those of their courses. */
export const tellingNames = (
  ask: Ask,
  names: readonly TypedName[],
  features: Features,
  place: Place,
): Ask => {
  const isWhole = ({ text }: Card, { name }: TypedName): boolean => {
    const shown = new Set(loweredWords(text));
    return loweredWords(name).every((word) => shown.has(word));
  };
  return names.length === 0
    ? ask
    : adding(ask, async (card, language) => {
        const others = names.filter((one) => !isWhole(card, one));
        return withUnused(card, await features.wrongNames(others, place), language);
      });
};

/** The words that the answer does not hold itself: beside its code, the name of a course says nothing new. */
function notShown({ text }: Card, words: readonly string[]): string[] {
  const shown = new Set(loweredWords(text));
  return words.filter((word) => !(/^\p{L}{3,}$/u.test(word) && shown.has(word.toLowerCase())));
}

const { compare, follow, lead, share, term } = vocabulary;
/** What is said of following and comparing. */
const WORDS = conceptsOf([compare, follow, lead, term]);

/** Whether a lower-case word is one that the app knows, rather than a name or a word of something else. */
export const isOurs = (word: string): boolean =>
  topics.isPlain(word) || isKnownWord(word) || WORDS.some(({ has }) => has(word));

/** How many things are in a list of a request. */
function countIn(request: unknown, name: string): number {
  const all: unknown = Reflect.get(Object(request), name);
  return Array.isArray(all) ? all.length : 0;
}

/** The same question; where it is answered by that no course is called so, the group in it is told. */
export function tellingGroups(ask: Ask, [group]: readonly string[] = []): Ask {
  const problems = ['realization-code', 'too-few-to-compare'] as const;
  return group === undefined ? ask : instead(ask, (find) => orTellingGroup(find, group, problems));
}

/** The same answer, where it is found in another way; it is no longer at hand then. */
const instead = ({ atHand: _, ...ask }: Ask, find: (card: () => Promise<Card>) => Promise<Card>): Ask => ({
  ...ask,
  card: (reader, place) => find(() => ask.card(reader, place)),
});

/** What was asked; where a group was meant as the course that is missing, it is told what the group is. */
export async function orTellingGroup<Found>(
  find: () => Promise<Found>,
  group: string | undefined,
  problems: readonly InvalidRequest['problem']['about'][] = ['too-few-to-compare'],
): Promise<Found> {
  return orTelling(find, (error) =>
    group !== undefined && problems.includes(error.problem.about)
      ? new InvalidRequest({ about: 'group', input: group })
      : error,
  );
}

/** What is found; in the place of what could not be read, what is to be told. */
async function orTelling<Found>(
  find: () => Promise<Found>,
  told: (error: InvalidRequest) => InvalidRequest,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    throw error instanceof InvalidRequest ? told(error) : error;
  }
}

/** What is asked; where no course of a name is known, it is told that the whole catalogue was searched for it. */
export function tellingSought(ask: Ask, sought: Question['sought']): Ask {
  const isInVain = sought !== undefined && sought.what !== 'found';
  return isInVain ? instead(ask, (find) => orTellingSought(find, sought)) : ask;
}

/** What was read, with the same in its error. */
export async function orTellingSought<Read>(
  read: () => Promise<Read>,
  sought: Question['sought'],
): Promise<Read> {
  return orTelling(read, (error) => {
    const { problem, named } = error;
    if (problem.about !== 'realization-code' || !sought) return error;
    // Another name was found than the one that is missing.
    if (sought.what === 'found') return new InvalidRequest({ ...problem, sought: 'unsure' }, named);
    return new InvalidRequest(
      { ...problem, input: sought.name || problem.input, sought: sought.what },
      named,
    );
  });
}
