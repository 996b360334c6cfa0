/** The reminders that a channel or a person wants, and their quiet hours. */

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
  /** Since when an overview of each week is wanted, in epoch milliseconds; undefined: none is. */
  readonly weekly?: number | undefined;
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
  const isQuiet = settings.quietFrom === quietFrom && settings.quietTo === quietTo;
  return isAll && isQuiet && settings.weekly === undefined;
}
