/**
 * Plans which reminders come and when, and when the overview of each week does: a pure function of follows, facts, settings and
 * now. It knows nothing of Slack. A reminder's time and words don't depend on when the plan is made, so planning again changes nothing.
 */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { setHours } from 'date-fns/setHours';
import { setMinutes } from 'date-fns/setMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { LRUCache } from 'lru-cache';
import { atMost } from '../primitives.ts';
import {
  aheadName,
  aheadOf,
  type DateLead,
  isAlwaysLoud,
  isDateLead,
  isUsualLead,
  kindOf,
  type Lead,
  type Leads,
  leadsOf,
  namesOfLeads,
  REMINDER_KINDS,
  type ReminderKind,
} from '../store/reminder-settings.ts';
import type { Facts, Follow, ReminderSettings, StoredMoment, Target } from '../store/store.ts';
import { endOf, isReversed } from '../study-client/moments.ts';

// Quiet hours, and when a reminder that is due in them comes instead.

type Hours = Pick<ReminderSettings, 'quietFrom' | 'quietTo' | 'zone'>;

/** A stretch of quiet, in epoch milliseconds: from `from` on, until just before `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const QUIET_DAY = 24 * 60 * 60_000;
/**
 * The most days whose stretches are remembered. A zone's calendar is slow to ask, and the same few days are
 * asked for again and again.
 */
const MOST_KNOWN = 10_000;

/** The quiet stretch that `at` lies in; undefined where there is none. */
export function quietAt(at: number, hours: Hours): Stretch | undefined {
  if (isAlwaysLoud(hours)) return undefined;
  const day = Math.floor(at / QUIET_DAY);
  const key = `${day} ${hours.quietFrom} ${hours.quietTo} ${hours.zone}`;
  let known = stretches.get(key);
  if (!known) {
    // Yesterday's stretch may reach into today, and a day of UTC may touch three days of the zone.
    known = [-1, 0, 1, 2].map((days) => stretchFrom(day * QUIET_DAY, days, hours));
    stretches.set(key, known);
  }
  return known.find(({ from, to }) => at >= from && at < to);
}

/** Every stretch that some moment of a day lies in. */
const stretches = new LRUCache<string, readonly Stretch[]>(atMost(MOST_KNOWN));

/** When something due comes that quiet hours may delay, however long. */
const afterQuietHours = (due: number, hours: Hours): number => quietAt(due, hours)?.to ?? due;

/** The same as it comes now: what is late waits for the end of the quiet hours of now. */
export function comingAt(due: number, now: number, hours: Hours): number {
  const planned = afterQuietHours(due, hours);
  return planned < now ? (quietAt(now, hours)?.to ?? planned) : planned;
}

/** The stretch that begins `days` days after the zone's day of `at`. */
function stretchFrom(at: number, days: number, { quietFrom, quietTo, zone }: Hours): Stretch {
  const day = addDays(startOfDay(at, { in: tz(zone) }), days, { in: tz(zone) });
  const last = quietTo > quietFrom ? day : addDays(day, 1, { in: tz(zone) });
  return { from: wallTime(day, quietFrom, zone), to: wallTime(last, quietTo, zone) };
}

/**
 * The instant of a time of day on a day of the zone. When clocks change at night, the wall clock's time
 * counts.
 */
export function wallTime(day: Date, minutes: number, zone: string): number {
  const hours = setHours(day, Math.floor(minutes / 60), { in: tz(zone) });
  return setMinutes(hours, minutes % 60, { in: tz(zone) }).getTime();
}

const HOUR = 60 * 60_000;

/**
 * When a reminder that is due at `due` comes; all times in epoch milliseconds. In quiet hours it comes at their
 * end. Where that is too late for what it announces, it comes a minute before they begin, and so does one a day or more ahead
 * that would come on the very day. Where they began by `earliest`, what is in time or of the moment itself comes at their end
 * all the same: late is better than never. One ahead of a moment that is over by then does not come: undefined.
 * @param moment an instant of the day of what it announces, which may end at the next midnight
 */
export function reminderTime(
  due: number,
  announces: number,
  earliest: number,
  hours: Hours,
  moment = announces,
): number | undefined {
  const quiet = quietAt(due, hours);
  if (!quiet) return due;
  const isInTime = quiet.to < announces;
  const isDayAhead = announces - due >= 24 * HOUR;
  if (isInTime && !(isDayAhead && isOneDay(quiet.to, moment, hours))) return quiet.to;
  if (quiet.from > earliest) return quiet.from - 60_000;
  return isInTime || due >= announces ? quiet.to : undefined;
}

const isOneDay = (one: number, other: number, { zone }: Hours): boolean => {
  const [day, same] = [one, other].map((at) => startOfDay(at, { in: tz(zone) }).getTime());
  return day === same;
};

/** How long after its moment an opening is still told, in milliseconds. */
const LATE_OPENING = 14 * HOUR;
/** How late any reminder comes: by less than the time for which it is kept that it was posted. In milliseconds. */
const LATEST = 72 * HOUR;

/** A reminder that should come. */
export interface PlannedReminder {
  readonly key: string;
  readonly code: string;
  readonly kind: ReminderKind;
  /** What it announces. */
  readonly moment: StoredMoment;
  /** Epoch milliseconds, on a whole second. */
  readonly at: number;
  /** A person has had it come again. */
  readonly isSnoozed?: true;
}

/** Whether a key names a reminder of a course. */
export function isReminderOf(code: string, key: string): boolean {
  return key.startsWith(`${code} `);
}

/** What a reminder of a key is of; undefined: it is another message. */
export function reminderOf(key: string): Pick<PlannedReminder, 'code' | 'kind'> | undefined {
  const [code = '', said, again] = key.split(' ');
  const kind = REMINDER_KINDS.find((one) => one === (said === 'snoozed' ? again : said));
  return kind && { code, kind };
}

/** A followed course, and what bears on its reminders. */
export interface PlannedFollow extends Pick<Follow, 'code' | 'createdAt' | 'leads'> {
  readonly facts: Facts;
  /** Whether the person who follows has enrolled: enrollment needs no reminder any more. */
  readonly isEnrolled?: boolean | undefined;
}

/** Every reminder of a target from now on, and every late one that still makes sense; soonest first. */
export function planTarget(
  { settings }: Pick<Target, 'settings'>,
  follows: readonly PlannedFollow[],
  now: number,
): PlannedReminder[] {
  const planned = follows.flatMap((follow) => planCourse(follow, settings, now));
  return planned.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

/**
 * The lead times of a course: those of the settings, and its own. A time of the choice that lies ahead means that the
 * clock was set back since.
 */
export function leadsFor({ leads = {} }: Pick<Follow, 'leads'>, settings: ReminderSettings): Leads {
  const chosen = leadsOf(settings);
  const names = namesOfLeads({ ...chosen, ...leads });
  return Object.fromEntries(
    names.map((lead) => [lead, Math.min(chosen[lead] ?? Number.MAX_VALUE, leads[lead] ?? Number.MAX_VALUE)]),
  );
}

interface Dated {
  readonly reminder: PlannedReminder;
  readonly lead: DateLead;
  /** When it would come in time. */
  readonly onTime: number;
}

/**
 * Of several lead times that tell the same the nearest one counts: where they come at one moment, as quiet hours may
 * have it, and where several are late.
 */
function planCourse(follow: PlannedFollow, settings: ReminderSettings, now: number): PlannedReminder[] {
  const { code, createdAt, facts, isEnrolled } = follow;
  const leads = leadsFor(follow, settings);
  const dated = namesOfLeads(leads)
    .filter(isDateLead)
    .flatMap((lead): Dated[] => {
      if (isEnrolled && kindOf(lead) !== 'starts') return [];
      const since = Math.max(createdAt, Math.min(leads[lead] ?? 0, now));
      const planned = planReminder(lead, code, facts, since, settings);
      if (!planned) return [];
      return [{ reminder: afterQuiet(planned, lead, now, settings), lead, onTime: planned.at }];
    });
  const sensible = nearest(dated, ({ onTime, lead }) => (onTime < now ? 'late' : lead)).filter(
    (one) => !isTooLate(one, facts, now),
  );
  return nearest(sensible, ({ reminder }) => String(reminder.at)).map(({ reminder }) => reminder);
}

/** Of the reminders of a kind with the same slot, the nearest to its moment. */
const nearest = (all: readonly Dated[], slotOf: (one: Dated) => string): Dated[] =>
  shortestOf(all, (one) => `${one.reminder.kind} ${slotOf(one)}`);

/** Of each group the one with the shortest lead time. */
export function shortestOf<T extends { readonly lead: Lead }>(
  all: readonly T[],
  groupOf: (one: T) => string,
): T[] {
  return Array.from(Map.groupBy(all, groupOf).values(), (those) =>
    those.reduce((one, other) => (aheadOf(other.lead) < aheadOf(one.lead) ? other : one)),
  );
}

/**
 * A late reminder also lets people sleep: it waits for the end of the quiet hours where it is still in time then.
 */
function afterQuiet(
  reminder: PlannedReminder,
  lead: DateLead,
  now: number,
  settings: ReminderSettings,
): PlannedReminder {
  const quiet = reminder.at < now ? quietAt(now, settings) : undefined;
  if (!quiet) return reminder;
  return aheadOf(lead) === 0 || quiet.to < comesAt(reminder) ? { ...reminder, at: quiet.to } : reminder;
}

/**
 * The instant of what a reminder announces, in epoch milliseconds. For a closing day that is its end: people have
 * the whole of it. For a starting day it is the beginning: the course may start at any time of it.
 */
export function comesAt({ kind, moment }: Pick<PlannedReminder, 'kind' | 'moment'>): number {
  return kind === 'closes' ? endOf(moment) : moment.at;
}

/** When a reminder of a lead time is due, and what it announces; undefined where the course has no such moment. */
export function dueAt(
  lead: DateLead,
  facts: Facts,
): { readonly due: number; readonly announces: number; readonly moment: StoredMoment } | undefined {
  const kind = kindOf(lead);
  const moment = announced(kind, facts);
  if (!moment) return undefined;
  const announces = comesAt({ kind, moment });
  return { due: announces - aheadOf(lead), announces, moment };
}

/** Whether a reminder before the closing is left out, since enrollment does not open before it. */
export const isBeforeOpening = (lead: DateLead, due: number, { opens }: Facts): boolean =>
  kindOf(lead) === 'closes' && opens !== undefined && due < opens.at;

/**
 * One reminder, however far ahead. Undefined where the course has no such moment, where the reminder was due before
 * `since`, where quiet hours leave no time for it, or where one before the closing falls before the opening.
 * @param since when the course was followed or the lead time was chosen, whichever is later
 */
export function planReminder(
  lead: DateLead,
  code: string,
  facts: Facts,
  since: number,
  settings: ReminderSettings,
): PlannedReminder | undefined {
  const dated = dueAt(lead, facts);
  // A person who follows later has just been told.
  if (!dated || dated.due <= since || isBeforeOpening(lead, dated.due, facts)) return undefined;
  const { due, announces, moment } = dated;
  const kind = kindOf(lead);
  const at = reminderTime(due, announces, since, settings, moment.at);
  if (at === undefined) return undefined;
  // A date that moves makes another reminder, and so does each lead time beside the usual one.
  const key = `${code} ${kind} ${moment.at}${isUsualLead(lead) ? '' : ` ${aheadName(lead)}`}`;
  return { key, code, kind, moment, at: Math.ceil(at / 1000) * 1000 };
}

/**
 * The dates of an enrollment window that ends before it begins announce nothing. A start is announced even if the
 * course ends before it: it can still be right.
 */
export function announced(kind: ReminderKind, facts: Facts): StoredMoment | undefined {
  return kind !== 'starts' && isReversed(facts) ? undefined : facts[kind];
}

/**
 * A reminder ahead of its moment is of no use after it. One of the opening itself is, for a while, unless enrollment has
 * closed by then.
 */
function isTooLate({ reminder, lead, onTime }: Dated, { closes }: Facts, now: number): boolean {
  if (onTime >= now) return false;
  const arrives = Math.max(reminder.at, now);
  if (aheadOf(lead) > 0) return arrives >= comesAt(reminder) || arrives - onTime > LATEST;
  const closed = closes !== undefined && arrives >= endOf(closes);
  return closed || arrives - Math.max(onTime, reminder.moment.at) > LATE_OPENING;
}

// The overview of a week, for targets that want one.

/** An overview that should come. */
interface PlannedWeek {
  /** Unique for its target and week. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The first word of an overview's key. */
const WEEK = 'week';

/** When an overview is due: on Monday, in minutes after midnight. */
const DUE = 8 * 60;

/**
 * The next overview of a week, or a late one that still makes sense; undefined where none is wanted. It is due on Monday
 * at 8:00 by the target's clocks; in quiet hours it comes at their end. One that was due before it was wanted never comes.
 */
export function planWeek({ settings }: Pick<Target, 'settings'>, now: number): PlannedWeek | undefined {
  const { zone, weekly } = settings;
  if (weekly === undefined) return undefined;
  const context = { in: tz(zone) };
  const monday = startOfISOWeek(now, context);
  for (const weeks of [0, 1]) {
    const day = addDays(monday, 7 * weeks, context);
    const due = wallTime(day, DUE, zone);
    const planned = afterQuietHours(due, settings);
    const at = comingAt(due, now, settings);
    const isOver = Math.max(at, now) - planned > LATE_OPENING;
    if (due > Math.min(weekly, now) && !isOver)
      return { key: `${WEEK} ${format(day, 'yyyy-MM-dd', context)}`, at };
  }
  return undefined;
}
