import { z } from 'zod';
import { consistsOf, loweredWords, type Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';

/** Whether an overview of each week is wanted; `whom`: by the person who asks, wherever that is. */
const overview = z.object({ on: z.boolean(), whom: z.literal('person').optional() });
export type Overview = z.infer<typeof overview>;

/** The next seven days of what is followed; `next`: the calendar week after this one. Or a wish for overviews. */
export const weekRequest = z.discriminatedUnion('of', [
  z.object({ of: z.literal('week'), next: z.literal(true).optional() }),
  z.object({ of: z.literal('overview'), ...overview.shape }),
]);
export type WeekRequest = z.infer<typeof weekRequest>;

type WeekAsked = Extract<WeekRequest, { of: 'week' }>;

const { week } = vocabulary;

/** Reads `/course week`, perhaps with "next" behind it. */
export function parseWeek(args: string): WeekAsked {
  return requestOf(loweredWords(args));
}

/** The longest question, in words. */
const LONGEST = 12;

/** Reads "what's coming up this week?", "mitä tällä viikolla?", "vad händer nästa vecka?". */
export function weekQuestion({ words, codes, quotes }: Question): WeekAsked | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  return consistsOf(words, week.week.has, week.beside.has) ? requestOf(words) : undefined;
}

/** Whether a word says something of the week. */
export const isOfWeek = (word: string): boolean =>
  week.week.has(word) || week.next.has(word) || week.beside.has(word);

function requestOf(words: readonly string[]): WeekAsked {
  return words.some(week.next.has) ? { of: 'week', next: true } : { of: 'week' };
}
