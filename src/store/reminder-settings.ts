/**
 * The reminders that a channel or a person wants, how long before each moment they come, and the quiet hours; reminders to come
 * again, and marks of enrollment.
 */
import { z } from 'zod';

/** A value that is never changed. */
export type Unchanging<T> = T extends readonly (infer One)[]
  ? readonly Unchanging<One>[]
  : T extends object
    ? { readonly [Field in keyof T]: Unchanging<T[Field]> }
    : T;

/** The most follows of a channel or person. */
export const MOST_FOLLOWS = 100;

/** What there are reminders of, in the order of their times. */
export const REMINDER_KINDS = ['opens', 'closes', 'starts'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What lead times come before: also each lesson of a course, for persons alone. */
export type LeadKind = ReminderKind | 'lesson';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The lead times that can be chosen: how long before what a reminder comes, in milliseconds. */
const AHEAD = {
  'opens-0': 0,
  'opens-1h': HOUR,
  'opens-1d': DAY,
  'closes-1h': HOUR,
  'closes-1d': DAY,
  'closes-3d': 3 * DAY,
  'closes-7d': 7 * DAY,
  'closes-14d': 14 * DAY,
  'starts-1d': DAY,
  'starts-7d': 7 * DAY,
  'lesson-15m': 15 * MINUTE,
  'lesson-30m': 30 * MINUTE,
  'lesson-1h': HOUR,
} as const;
export type Lead = keyof typeof AHEAD;
/** All of them, by kind, the nearest to its moment first. */
export const LEADS = Object.keys(AHEAD).filter((name): name is Lead => name in AHEAD);

/** How long before its moment a reminder of a lead time is due, in milliseconds. */
export const aheadOf = (lead: Lead): number => AHEAD[lead];

type KindOf<Name extends Lead> = Name extends `${infer Kind extends LeadKind}-${string}` ? Kind : never;
export const kindOf = <Name extends Lead>(lead: Name): KindOf<Name> =>
  lead.slice(0, lead.indexOf('-')) as KindOf<Name>;

/** A lead time before one of the dates of a course. */
export type DateLead = Exclude<Lead, `lesson-${string}`>;
/** A lead time before each lesson. */
export type LessonLead = Exclude<Lead, DateLead>;
export const isLessonLead = (lead: Lead): lead is LessonLead => kindOf(lead) === 'lesson';
export const isDateLead = (lead: Lead): lead is DateLead => !isLessonLead(lead);

type Ahead<Name extends Lead> = Name extends `${LeadKind}-${infer Rest}` ? Rest : never;

/** How long before as one word: `1d`. */
export const aheadName = <Name extends Lead>(lead: Name): Ahead<Name> =>
  lead.slice(lead.indexOf('-') + 1) as Ahead<Name>;

export const leadsOfKind = (kind: LeadKind): Lead[] => LEADS.filter((lead) => kindOf(lead) === kind);

/** The lead time of each kind without a choice; there is none before lessons. */
export const USUAL_LEAD = {
  opens: 'opens-0',
  closes: 'closes-1d',
  starts: 'starts-1d',
} as const satisfies Record<ReminderKind, Lead>;

export const isUsualLead = (lead: Lead): boolean => Object.values<Lead>(USUAL_LEAD).includes(lead);

/**
 * Chosen lead times, each with the time of the choice in epoch milliseconds: what was due before is not sent. 0:
 * from the beginning.
 */
export const leadsShape = z.partialRecord(z.enum(LEADS), z.number());
export type Leads = Unchanging<z.output<typeof leadsShape>>;

/** The reminders that a target or a person wants, and when they want peace. */
export const settingsShape = z.object({
  ...{ opens: z.boolean(), closes: z.boolean(), starts: z.boolean() },
  /** Minutes after midnight in `zone` at which the quiet hours begin and end: see `isAlwaysLoud`. */
  quietFrom: z.number(),
  quietTo: z.number(),
  /** IANA zone of the quiet hours: the study API's for channels, a person's own for direct messages. */
  zone: z.string(),
  /** Undefined: the usual lead time of each kind that is on. Else each kind is on that has one of these. */
  leads: leadsShape.optional(),
  /** Since when an overview of each week is wanted, in epoch milliseconds; undefined: none is. */
  weekly: z.number().optional(),
  /** When the lessons of a day are told on it, in minutes after midnight in `zone`, and since when that is wanted; undefined: it is not. */
  daily: z.object({ at: z.number(), since: z.number() }).optional(),
});
export type ReminderSettings = Unchanging<z.output<typeof settingsShape>>;

/** The lead times that settings ask for. */
export function leadsOf(settings: ReminderSettings): Leads {
  if (settings.leads) return settings.leads;
  const usual = REMINDER_KINDS.filter((kind) => settings[kind]).map((kind) => [USUAL_LEAD[kind], 0]);
  return Object.fromEntries(usual);
}

/** The names of lead times, in the order of `LEADS`. */
export const namesOfLeads = (leads: Leads): Lead[] => LEADS.filter((lead) => leads[lead] !== undefined);

/** The times of day at which the lessons of the day can be told, in minutes after midnight: 6:00 to 10:00. */
export const DAILY_TIMES: readonly number[] = Array.from({ length: 9 }, (_, nth) => 6 * 60 + nth * 30);

/**
 * Settings with the lessons of each day at another time; `undefined`: not at all. A new time counts from `now` on, so that none
 * comes that was due before.
 */
export function withDaily(
  { daily, ...others }: ReminderSettings,
  at: number | undefined,
  now: number,
): ReminderSettings {
  if (at === undefined) return others;
  return { ...others, daily: daily?.at === at ? daily : { at, since: now } };
}

/** Settings with other lead times. Those that were chosen before keep the time of their choice. */
export function withLeads(
  settings: ReminderSettings,
  chosen: readonly Lead[],
  now: number,
): ReminderSettings {
  const before = leadsOf(settings);
  const leads: Leads = Object.fromEntries(
    LEADS.filter((lead) => chosen.includes(lead)).map((lead) => [lead, before[lead] ?? now]),
  );
  const { leads: _before, ...rest } = settings;
  const on = (kind: ReminderKind) => namesOfLeads(leads).some((lead) => kindOf(lead) === kind);
  const kinds = { opens: on('opens'), closes: on('closes'), starts: on('starts') };
  const isPlain = Object.entries(leads).every(([lead, since]) => since === 0 && isUsualLead(lead as Lead));
  return isPlain ? { ...rest, ...kinds } : { ...rest, ...kinds, leads };
}

/** Whether there are no quiet hours: they would begin and end at the same time. */
export function isAlwaysLoud({
  quietFrom,
  quietTo,
}: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>): boolean {
  return quietFrom === quietTo;
}

/** Whether a time of day, in minutes after midnight, lies in the quiet hours. */
export function isQuietAt(
  minutes: number,
  { quietFrom, quietTo }: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>,
): boolean {
  return quietFrom <= quietTo
    ? minutes >= quietFrom && minutes < quietTo
    : minutes >= quietFrom || minutes < quietTo;
}

/** The settings without a choice: every reminder, and quiet hours from 20:00 to 08:00. */
export function usualReminders(zone: string): ReminderSettings {
  return { opens: true, closes: true, starts: true, quietFrom: 20 * 60, quietTo: 8 * 60, zone };
}

/** Whether nothing was chosen. */
export function isUsual(settings: ReminderSettings): boolean {
  const { quietFrom, quietTo } = usualReminders(settings.zone);
  const names = namesOfLeads(leadsOf(settings));
  const isAll = names.length === REMINDER_KINDS.length && names.every(isUsualLead);
  const isQuiet = settings.quietFrom === quietFrom && settings.quietTo === quietTo;
  return isAll && isQuiet && settings.weekly === undefined && settings.daily === undefined;
}

// What persons note about followed courses, for themselves.

/** When a reminder is to come again: in an hour, tomorrow at nine, or a day before enrollment closes. */
export const SNOOZES = ['hour', 'tomorrow', 'before-closing'] as const;
/** The same, or at a time of one's own. */
export const SNOOZE_CHOICES = [...SNOOZES, 'own'] as const;
