import { z } from 'zod';
import type { Question } from '../../slack/question.ts';

/**
 * `usage`: what can be typed, perhaps after something that was not understood. `hint`: a short reminder, which
 * asks back where a lone number was all there was.
 */
export const helpRequest = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('usage'),
    input: z.string().max(60).optional(),
    nearest: z.string().max(60).optional(),
  }),
  z.object({
    about: z.literal('hint'),
    number: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
]);
export type HelpRequest = z.infer<typeof helpRequest>;

const HELP = new Set(['help', 'usage', 'apua', 'ohje', 'ohjeet', 'hjälp', 'hjälpa']);

/** A question that asks for help and nothing else: at most three words, one of which says so, and no code. */
export function helpQuestion({ words, codes }: Question): HelpRequest | undefined {
  const asksForHelp = words.length <= 3 && codes.length === 0 && words.some((word) => HELP.has(word));
  return asksForHelp ? { about: 'usage' } : undefined;
}
