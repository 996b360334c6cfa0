/** Columns that several tables have, with the checks of what they hold. */

import type { ColumnDataType, RawBuilder } from 'kysely';
import { z } from 'zod';
import { memoize } from '../primitives/memory.ts';

/** What there are reminders of, in the order of their times. */
export const REMINDER_KINDS = ['opens', 'closes', 'starts'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** The reminders that a target or a person wants, and when they want peace. */
export interface ReminderSettings extends Readonly<Record<ReminderKind, boolean>> {
  /** Minutes after midnight in `zone` at which the quiet hours begin and end: see `isAlwaysLoud`. */
  readonly quietFrom: number;
  readonly quietTo: number;
  /** IANA zone of the quiet hours: the study API's for channels, a person's own for direct messages. */
  readonly zone: string;
}

/** Whether there are no quiet hours: they would begin and end at the same time. */
export function isAlwaysLoud({
  quietFrom,
  quietTo,
}: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>): boolean {
  return quietFrom === quietTo;
}

/** The settings without a choice: every reminder, and quiet hours from 20:00 to 08:00. */
export function usualReminders(zone: string): ReminderSettings {
  return { opens: true, closes: true, starts: true, quietFrom: 20 * 60, quietTo: 8 * 60, zone };
}

/** Whether nothing was chosen. */
export function isUsual(settings: ReminderSettings): boolean {
  const { quietFrom, quietTo } = usualReminders(settings.zone);
  const isAll = REMINDER_KINDS.every((kind) => settings[kind]);
  return isAll && settings.quietFrom === quietFrom && settings.quietTo === quietTo;
}

export const language = z.enum(['en', 'fi', 'sv']);

export const reminderSettings: z.ZodType<ReminderSettings> = z.object({
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

/** Column types whose names differ between the two databases. */
export interface ColumnTypes {
  /** Ids and codes: text in the order of its code points, whatever the server's own order is. */
  readonly id: ColumnDataType | RawBuilder<unknown>;
}
