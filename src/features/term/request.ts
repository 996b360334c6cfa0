import { z } from 'zod';
import { consistsOf, type Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';

/** What is followed, on a time line, with what runs at the same time. */
export const termRequest = z.object({ of: z.literal('term') });
export type TermRequest = z.infer<typeof termRequest>;

const { term, course } = vocabulary;

/** The longest question, in words. */
const LONGEST = 12;

/**
 * Reads "do my courses overlap?", "meneekö mun kurssit päällekkäin?", "krockar mina kurser?", and questions for one's term.
 * Every word must be known: a question that names a course, or another kind of thing, asks for something else.
 */
export function termQuestion({ words, codes, quotes }: Question): TermRequest | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  const isTerm = (word: string): boolean => term.term.has(word);
  const isKnown = consistsOf(words, (word) => isTerm(word) || term.together.has(word), isOfTerm);
  // "Overlaps?" alone means one's own; "at the same time" among other words says nothing by itself.
  const isMine = words.some((word) => isTerm(word) || isOwn(word)) || words.length === 1;
  return isKnown && isMine ? { of: 'term' } : undefined;
}

const isOwn = (word: string): boolean => term.own.has(word) || course.realization.has(word);

/** Whether a word says something of the term. */
export const isOfTerm = (word: string): boolean =>
  isOwn(word) || [term.term, term.together, term.beside].some(({ has }) => has(word));
