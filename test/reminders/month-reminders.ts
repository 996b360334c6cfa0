/** Which reminders a course has, and when each is due: a simple reading of the promise. */
import type { Doubt } from './month-belief.ts';
import { DAY, dayStart, HOUR, isQuiet, MINUTE, type Quiet, quietBegin, quietEnd } from './month-clock.ts';

/** A date as the study API gives it: a minute, or a whole day. */
export interface When {
  readonly at: number;
  /** The end of the day, where it gave a day alone. */
  readonly end: number;
}

export interface MonthFacts {
  readonly opens: When | undefined;
  readonly closes: When | undefined;
  readonly starts: When | undefined;
  readonly ends: When | undefined;
  readonly credits: number;
}

/** The last that the study API said of a course. */
export interface Known {
  readonly facts: MonthFacts;
  /** It said that there is no such course; `facts` are from before. */
  readonly gone: boolean;
  /** What checks have said lately that is not believed yet. */
  readonly doubts?: ReadonlyMap<string, Doubt>;
}

export interface Reminder {
  /** Course, kind and date: another date makes another reminder. */
  readonly name: string;
  readonly what: string;
  readonly kind: Kind;
  /** How long before what it announces it is due. */
  readonly ahead: number;
  readonly at: number;
  /** From when on it is right; the promise leaves open how long before quiet hours a reminder comes. */
  readonly earliest: number;
  readonly announces: number;
  /** When it is over, where it announces an opening. */
  readonly closed: number;
  /** What else its words tell. */
  readonly words: string;
}

type Kind = 'opens' | 'closes' | 'starts';
/** How long a late opening is worth telling is left open; here it is for as long as a night and a bit more. */
const LATE_OPENING = 14 * HOUR;
/** A reminder that is late by more days than this is of no use. */
const LATEST = 3 * DAY;
const BEFORE_QUIET = 10 * MINUTE;

/** How long before an opening, a closing and a start people can be told, by the names of the boxes. */
const AHEAD: Readonly<Record<string, readonly [Kind, number]>> = {
  'opens-0': ['opens', 0],
  'opens-1h': ['opens', HOUR],
  'opens-1d': ['opens', DAY],
  'closes-1h': ['closes', HOUR],
  'closes-1d': ['closes', DAY],
  'closes-3d': ['closes', 3 * DAY],
  'closes-7d': ['closes', 7 * DAY],
  'closes-14d': ['closes', 14 * DAY],
  'starts-1d': ['starts', DAY],
  'starts-7d': ['starts', 7 * DAY],
};
export const LEAD_NAMES = Object.keys(AHEAD);

export interface ChosenReminders extends Quiet {
  /** The lead times that were chosen, with the time of the choice. */
  readonly leads: Readonly<Record<string, number>>;
}

/** Every reminder of a course for a person who follows since `createdAt`. */
export function remindersOf(
  code: string,
  facts: MonthFacts,
  chosen: ChosenReminders,
  createdAt: number,
): Reminder[] {
  const { opens, closes, starts } = facts;
  // Dates that contradict each other announce nothing.
  const reversed = opens && closes && closes.end <= opens.at;
  const moments: Readonly<Record<Kind, readonly [number | undefined, number | undefined]>> = {
    opens: [reversed ? undefined : opens?.at, opens?.at],
    closes: [reversed ? undefined : closes?.end, closes?.at],
    starts: [starts?.at, starts?.at],
  };
  return Object.entries(chosen.leads).flatMap(([lead, chosenAt]) => {
    const [kind, ahead] = AHEAD[lead] ?? ['opens', 0];
    const [announces, date] = moments[kind];
    // What was due before the choice or the follow is not sent late.
    const since = Math.max(createdAt, chosenAt);
    if (announces === undefined || announces - ahead <= since) return [];
    const due = announces - ahead;
    if (kind === 'closes' && opens && due < opens.at) return [];
    const times = timesOf(due, announces, date, chosen, since);
    if (times === undefined) return [];
    const words = kind === 'opens' ? `${closes?.at} ${closes?.end}` : '';
    const closed = closes?.end ?? Number.POSITIVE_INFINITY;
    const name = `${code} ${lead} ${date}`;
    return [{ name, what: `${code} ${kind}`, kind, ahead, announces, closed, words, ...times }];
  });
}

/**
 * What comes of the reminders of a target now: of several that tell the same, because they are late or because quiet
 * hours put them at one moment, only the nearest to what it announces.
 */
export function comingOf(all: readonly Reminder[], now: number, quiet: Quiet): Reminder[] {
  const late = nearest(
    all.filter(({ at }) => at < now),
    () => '',
  );
  const sensible = [...late, ...all.filter(({ at }) => at >= now)].flatMap(
    (reminder) => wantedNow(reminder, now, quiet) ?? [],
  );
  // Slack counts in seconds.
  return nearest(sensible, ({ at }) => String(Math.ceil(at / 1000)));
}

function nearest(all: readonly Reminder[], slotOf: (reminder: Reminder) => string): Reminder[] {
  const slots = Map.groupBy(all, (reminder) => `${reminder.what} ${slotOf(reminder)}`);
  return [...slots.values()].map((those) => those.reduce((a, b) => (b.ahead < a.ahead ? b : a)));
}

/**
 * At its time; in quiet hours at their end, or before them where the end is not before what it announces, or where what is a day ahead or
 * more would come on the day of `date`.
 */
function timesOf(
  due: number,
  announces: number,
  date: number | undefined,
  quiet: Quiet,
  createdAt: number,
): Pick<Reminder, 'at' | 'earliest'> | undefined {
  if (!isQuiet(due, quiet)) return { at: due, earliest: due };
  const end = quietEnd(due, quiet);
  const begin = quietBegin(due, quiet);
  const isOfDay = announces - due >= DAY && dayStart(end) === dayStart(date ?? announces);
  if (end < announces && (!isOfDay || begin <= createdAt)) return { at: end, earliest: end };
  // Who follows in the quiet hours can't be told before them: of the moment itself late is better than never.
  if (begin <= createdAt) return due < announces ? undefined : { at: end, earliest: end };
  return { at: begin - MINUTE, earliest: begin - BEFORE_QUIET };
}

/**
 * The reminder as it is wanted now: one that could not come in time still comes while it makes sense. It wakes no one
 * up, where the end of the quiet hours is early enough.
 */
function wantedNow(reminder: Reminder, now: number, quiet: Quiet): Reminder | undefined {
  if (reminder.at >= now) return reminder;
  const { ahead, announces, closed } = reminder;
  const end = quietEnd(now, quiet);
  const waits = isQuiet(now, quiet) && (ahead === 0 || end < announces);
  const comes = waits ? end : now;
  const isLate =
    ahead === 0
      ? comes >= closed || comes - Math.max(reminder.at, announces) > LATE_OPENING
      : comes >= announces || comes - reminder.at > LATEST;
  if (isLate) return undefined;
  return waits ? { ...reminder, at: end, earliest: end } : reminder;
}
