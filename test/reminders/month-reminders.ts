/** Which reminders a course has, and when each is due: a simple reading of the promise. */
import { DAY, HOUR, isQuiet, MINUTE, type Quiet, quietBegin, quietEnd } from './month-clock.ts';

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
}

export interface Reminder {
  /** Course, kind and date: another date makes another reminder. */
  readonly name: string;
  readonly what: string;
  readonly kind: Kind;
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
const BEFORE_QUIET = 10 * MINUTE;

export type ChosenReminders = Quiet & Readonly<Record<Kind, boolean>>;

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
  const moments: [Kind, number | undefined, number | undefined, number][] = [
    ['opens', reversed ? undefined : opens?.at, opens?.at, 0],
    ['closes', reversed ? undefined : closes?.end, closes?.at, DAY],
    ['starts', starts?.at, starts?.at, DAY],
  ];
  return moments.flatMap(([kind, announces, date, ahead]) => {
    if (announces === undefined || !chosen[kind] || announces - ahead <= createdAt) return [];
    const times = timesOf(announces - ahead, announces, chosen, createdAt);
    const words = kind === 'opens' ? `${closes?.at} ${closes?.end}` : '';
    const closed = closes?.end ?? Number.POSITIVE_INFINITY;
    const name = `${code} ${kind} ${date}`;
    return [{ name, what: `${code} ${kind}`, kind, announces, closed, words, ...times }];
  });
}

/** At its time; in quiet hours at their end, or before them where the end is after what it announces. */
function timesOf(
  due: number,
  announces: number,
  quiet: Quiet,
  createdAt: number,
): Pick<Reminder, 'at' | 'earliest'> {
  if (!isQuiet(due, quiet)) return { at: due, earliest: due };
  const end = quietEnd(due, quiet);
  const begin = quietBegin(due, quiet);
  // Who follows in the quiet hours can't be told before them: late is better than never.
  if (end <= announces || begin <= createdAt) return { at: end, earliest: end };
  return { at: begin - MINUTE, earliest: begin - BEFORE_QUIET };
}

/**
 * The reminder as it is wanted now: one that could not come in time still comes while it makes sense. It wakes no one
 * up, where the end of the quiet hours is early enough.
 */
export function wantedNow(reminder: Reminder, now: number, quiet: Quiet): Reminder | undefined {
  if (reminder.at >= now) return reminder;
  const { kind, announces, closed } = reminder;
  const end = quietEnd(now, quiet);
  const waits = isQuiet(now, quiet) && (kind === 'opens' || end <= announces);
  const comes = waits ? end : now;
  const isLate =
    kind === 'opens'
      ? comes >= closed || comes - Math.max(reminder.at, announces) > LATE_OPENING
      : comes >= announces;
  if (isLate) return undefined;
  return waits ? { ...reminder, at: end, earliest: end } : reminder;
}
