import { z } from 'zod';
import { defineForm } from '../../asking/form.ts';
import { LANGUAGES } from '../../language.ts';
import { RING_KINDS, type RingKind } from '../../store/ring-settings.ts';
import type { RingSettings } from '../../store/store.ts';

/** The choices in place of a language, and of an hour. */
export const AS_IN_SLACK = 'slack';
export const NO_QUIET = 'none';

/**
 * A time of day in minutes after midnight. Mostly whole hours, but a time that was set otherwise can be kept.
 */
const minutes = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().max(24 * 60 - 1));

const filled = z.object({
  language: z.enum([AS_IN_SLACK, ...LANGUAGES]),
  reminders: z.array(z.enum(RING_KINDS)).max(10),
  quietFrom: z.literal(NO_QUIET).or(minutes),
  quietTo: minutes,
});
export type FilledSettings = z.infer<typeof filled>;

/** The form of a person's settings. It carries nothing: its sender is the person whose settings they are. */
export const settingsForm = defineForm('settings.save', z.object({}), filled);

/** The chosen settings; undefined if the quiet hours would begin and end at the same time. */
export function chosenRings(
  { reminders, quietFrom, quietTo }: FilledSettings,
  zone: string,
): RingSettings | undefined {
  if (quietFrom === quietTo) return undefined;
  const on = (kind: RingKind) => reminders.includes(kind);
  // Without quiet hours the chosen end is kept, for when they begin again.
  const from = quietFrom === NO_QUIET ? quietTo : quietFrom;
  return { opens: on('opens'), closes: on('closes'), starts: on('starts'), quietFrom: from, quietTo, zone };
}
