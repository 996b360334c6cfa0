/** Columns that several tables have, with the checks of what they hold. */
import { z } from 'zod';
import { memoize } from '../primitives/memoize.ts';
import type { RingSettings } from './ring-settings.ts';

export const language = z.enum(['en', 'fi', 'sv']);

export const ringSettings: z.ZodType<RingSettings> = z.object({
  opens: z.boolean(),
  closes: z.boolean(),
  starts: z.boolean(),
  quietFrom: z.number(),
  quietTo: z.number(),
  zone: z.string(),
});

/**
 * A time as its column holds it: whole, rounded down. A clock, a quotient or a caller may give a fraction, which
 * an integer column of Postgres refuses. Every time that goes into a statement comes through here.
 * @param at a number of milliseconds or seconds, whichever the column counts
 */
export function wholeTime(at: number): number {
  return Math.floor(at);
}

/** A text column that holds JSON of the given shape. */
export function json<Shape extends z.ZodType>(shape: Shape) {
  const parsed = z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  });
  return parsed.pipe(shape);
}

/**
 * Like `json`, for columns where many rows hold the same text: a course's thousand followers have been told
 * one thing. The text is read once, and all its rows share the result.
 * @param most the most texts that are remembered
 */
export function sharedJson<Shape extends z.ZodType>(shape: Shape, most: number) {
  const schema = json(shape);
  const read = memoize(most, (text: string) => schema.safeParse(text));
  return z.string().transform((text, context): z.output<Shape> => {
    const { success, data, error } = read(text);
    if (success) return data;
    context.issues.push(...error.issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
}
