/** Text columns that hold JSON. */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atMost } from '../primitives/recent.ts';

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

/** The most texts that are shared: more than a university's courses in two languages, some ten megabytes. */
const MOST_SHARED = 10_000;

/**
 * Like `json`, for columns where many rows hold the same text: a course's thousand followers have been told
 * one thing. The text is read once, and all its rows share the result.
 */
export function sharedJson<Shape extends z.ZodType>(shape: Shape) {
  const schema = json(shape);
  const results = new LRUCache<string, z.ZodSafeParseResult<z.output<Shape>>>({
    ...atMost(MOST_SHARED),
    memoMethod: (text) => schema.safeParse(text),
  });
  return z.string().transform((text, context): z.output<Shape> => {
    const { success, data, error } = results.memo(text);
    if (success) return data;
    context.issues.push(...error.issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
}
