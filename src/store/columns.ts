/** Columns that several tables have, and how what they hold is checked. */
import { z } from 'zod';
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
