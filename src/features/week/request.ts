import { z } from 'zod';
import { consistsOf, loweredWords, type Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';

/** The next seven days of what is followed; `next`: the calendar week after this one. */
export const weekRequest = z.object({ of: z.literal('week'), next: z.literal(true).optional() });
export type WeekRequest = z.infer<typeof weekRequest>;

const { week } = vocabulary;

/** Reads `/course week`, perhaps with "next" behind it. */
export function parseWeek(args: string): WeekRequest {
  return requestOf(loweredWords(args));
}

/** The longest question, in words. */
const LONGEST = 12;

/** Reads "what's coming up this week?", "mitä tällä viikolla?", "vad händer nästa vecka?". */
export function weekQuestion({ words, codes, quotes }: Question): WeekRequest | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  return consistsOf(words, week.week.has, week.beside.has) ? requestOf(words) : undefined;
}

function requestOf(words: readonly string[]): WeekRequest {
  return words.some(week.next.has) ? { of: 'week', next: true } : { of: 'week' };
}
