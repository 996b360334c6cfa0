/**
 * Rows of days, both ends included, as a calendar and people name them. A day is counted from 1 January 1970, the day 0,
 * which was a Thursday.
 */
import { localMoment, offsetAt } from './moments.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;

export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** The Monday of a day. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** A day of a month, from 0; days and months beyond a month or year go on into the next. */
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY;
const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
export const monthOf = (day: number): number => new Date(day * DAY).getUTCMonth();
/** A day of the calendar as the study API writes it: `2026-09-01`. */
export const isoDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** The day that a date is, as `2026-09-01`. */
export const dayOfIso = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
export const dateOf = (day: number): number => new Date(day * DAY).getUTCDate();

export const daysFrom = (first: number, last = first): DaySpan => ({ first, last });

/** Easter Sunday in the Gregorian calendar, as Meeus reckons it. */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = e + f - 7 * Math.floor((a + 11 * e + 22 * f) / 451) + 114;
  return dayOf(year, Math.floor(g / 31) - 1, (g % 31) + 1);
}

/** The Friday between 19 and 25 June, and the day after it. */
function midsummerOf(year: number): DaySpan {
  const last = dayOf(year, 5, 25);
  const eve = last - ((((last - 1) % 7) + 7) % 7);
  return daysFrom(eve, eve + 1);
}

/** What comes once a year. In spring and in autumn there is a term, rather than a season of the weather. */
export const DAYS_OF_YEAR = {
  christmas: (year: number) => daysFrom(dayOf(year, 11, 24), dayOf(year, 11, 26)),
  newYear: (year: number) => daysFrom(dayOf(year - 1, 11, 31), dayOf(year, 0, 1)),
  epiphany: (year: number) => daysFrom(dayOf(year, 0, 6)),
  easter: (year: number) => daysFrom(easterOf(year) - 2, easterOf(year) + 1),
  mayDay: (year: number) => daysFrom(dayOf(year, 3, 30), dayOf(year, 4, 1)),
  midsummer: midsummerOf,
  independence: (year: number) => daysFrom(dayOf(year, 11, 6)),
  spring: (year: number) => daysFrom(dayOf(year, 0, 1), dayOf(year, 4, 31)),
  summer: (year: number) => daysFrom(dayOf(year, 5, 1), dayOf(year, 7, 31)),
  autumn: (year: number) => daysFrom(dayOf(year, 7, 1), dayOf(year, 11, 31)),
  winter: (year: number) => daysFrom(dayOf(year - 1, 11, 1), dayOf(year, 2, 0)),
} as const;

/** Whether a day lies in a season of its year, or in a winter that goes on into the next. */
export const isInSeason = (season: 'spring' | 'summer' | 'autumn' | 'winter', day: number): boolean =>
  [yearOf(day), yearOf(day) + 1]
    .map(DAYS_OF_YEAR[season])
    .some(({ first, last }) => first <= day && day <= last);

export const daysOfMonth = (year: number, month: number): DaySpan =>
  daysFrom(dayOf(year, month, 1), dayOf(year, month + 1, 0));

export const daysOfYear = (year: number): DaySpan => daysFrom(dayOf(year, 0, 1), dayOf(year, 11, 31));

/** Week 1 holds 4 January. */
export const daysOfWeek = (year: number, week: number): DaySpan =>
  DAYS_AROUND.week(dayOf(year, 0, 4), week - 1);

function daysOfTerm(day: number): DaySpan {
  const { first, last } = daysOfYear(yearOf(day));
  const august = dayOf(yearOf(day), 7, 1);
  return day < august ? daysFrom(first, august - 1) : daysFrom(august, last);
}

/** The week, month, year, term or weekend of a day, or the one so many further on. */
export const DAYS_AROUND = {
  week: (day: number, away: number) => daysFrom(mondayOf(day) + 7 * away, mondayOf(day) + 7 * away + 6),
  weekend: (day: number, away: number) =>
    daysFrom(mondayOf(day) + 7 * away + 5, mondayOf(day) + 7 * away + 6),
  month: (day: number, away: number) => daysOfMonth(yearOf(day), monthOf(day) + away),
  year: (day: number, away: number) => daysOfYear(yearOf(day) + away),
  term: (day: number, away: number) => {
    const own = daysOfTerm(day);
    if (away === 0) return own;
    return daysOfTerm(away > 0 ? own.last + 1 : own.first - 1);
  },
} as const;

/** The first, the middle or the last third of a row of days; of a year a month. */
export function thirdOf({ first, last }: DaySpan, part: 'early' | 'middle' | 'late'): DaySpan {
  const days = Math.min(Math.ceil((last - first + 1) / 3), 31);
  if (part === 'early') return daysFrom(first, first + days - 1);
  return part === 'late'
    ? daysFrom(last - days + 1, last)
    : daysFrom(first + Math.floor((last - first - days) / 2), last - Math.floor((last - first - days) / 2));
}

/** Days; `minutes`: of the first and the last of them, both included. */
export interface Span extends DaySpan {
  readonly minutes?: Minutes;
  /** It has two ends that were said: "7-9 December". */
  readonly isSpan?: true;
  /** The minutes are those of each of the days: "next week in the evening". */
  readonly isEach?: true;
}
type Minutes = readonly [from: number, to: number];

/** When a person speaks: the day and the minute of it by their own clocks, and whether they speak of the past. */
export interface Today {
  readonly today: number;
  readonly minute: number;
  readonly isPast: boolean;
}

/** Now, by the clocks of a zone. */
export function nowIn(zone: string, now: number, isPast: boolean): Today {
  const minutes = Math.floor((now + offsetAt(now, zone)) / MINUTE);
  const today = Math.floor(minutes / DAY_MINUTES);
  return { today, minute: minutes - today * DAY_MINUTES, isPast };
}

/** The instant of a minute of a day by the clocks of a zone; NaN where it is out of range. */
export const localInstant = (day: number, minute: number, zone: string): number =>
  localMoment(day * DAY + minute * MINUTE, zone, 'earlier')?.at ?? Number.NaN;

/** The next day with a date of a month that has one. */
export function nextOfDate(date: number, today: number): number {
  const days = [0, 1, 2].map((away) => dayOf(yearOf(today), monthOf(today) + away, date));
  return days.find((day) => day >= today && dateOf(day) === date) ?? today;
}

/** The last day up to another with a date of a month. */
export function lastOfDate(date: number, day: number): number {
  const days = [0, -1, -2].map((away) => dayOf(yearOf(day), monthOf(day) + away, date));
  return days.find((one) => one <= day && dateOf(one) === date) ?? day;
}

/** Which one of several of a name: how far away it is. */
export const WHICH = { last: -1, this: 0, next: 1 } as const;
export type Which = keyof typeof WHICH | undefined;

/** The one of a year that is meant: the one that goes on, else the next one; of the past the last one. */
export function yearly(make: (year: number) => DaySpan, which: Which, { today, isPast }: Today): DaySpan {
  const year = yearOf(today);
  const all = [year - 1, year, year + 1, year + 2].map(make);
  const isMeant = {
    last: ({ last }: DaySpan) => last < today,
    this: ({ last }: DaySpan) => last >= today,
    next: ({ first }: DaySpan) => first > today,
  };
  if (isPast && which === undefined) return all.findLast(({ first }) => first <= today) ?? make(year);
  const meant = which === 'last' ? all.findLast(isMeant.last) : all.find(isMeant[which ?? 'this']);
  return meant ?? make(year);
}

/** The day so far away, or the minute of it. */
export function daysAway(
  { today, minute }: Today,
  unit: 'minute' | 'quarterHour' | 'halfHour' | 'hour' | 'day' | 'week' | 'month',
  amount: number,
): Span {
  if (unit === 'day' || unit === 'week')
    return daysFrom(today + Math.round(amount * (unit === 'week' ? 7 : 1)));
  if (unit === 'month') {
    const { last } = DAYS_AROUND.month(today, Math.round(amount));
    // A month from the 31st is the last day of a shorter one.
    return daysFrom(dayOf(yearOf(last), monthOf(last), Math.min(dateOf(today), dateOf(last))));
  }
  const at =
    today * DAY_MINUTES +
    minute +
    Math.round(amount * { minute: 1, quarterHour: 15, halfHour: 30, hour: 60 }[unit]);
  const ofDay = ((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return { ...daysFrom((at - ofDay) / DAY_MINUTES), minutes: [ofDay, ofDay] };
}

/** The coming one, or the one of this week, the next or the last. */
export function weekdayOf(weekday: number, which: Which, { today, isPast }: Today): number {
  const ofWeek = mondayOf(today) + weekday;
  if (which === 'this' || which === 'next') return ofWeek + 7 * WHICH[which];
  if (which === 'last' || isPast) return ofWeek < today ? ofWeek : ofWeek - 7;
  return ofWeek > today ? ofWeek : ofWeek + 7;
}

/** Parts of the day. */
export const PARTS_OF_DAY = {
  morning: [6 * 60, 12 * 60 - 1],
  noon: [12 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60 - 1],
  evening: [18 * 60, DAY_MINUTES - 1],
  tonight: [18 * 60, DAY_MINUTES - 1],
  midnight: [DAY_MINUTES - 1, DAY_MINUTES - 1],
} as const;

/** How a time limits: after it, before it, up to its end, or from its beginning on. */
export const BOUNDS = ['after', 'before', 'by', 'from'] as const;
export type Bound = (typeof BOUNDS)[number];

/** The instants between which a time lies that begins and ends so; either may be infinite. */
export function boundsOf(
  limit: Bound | undefined,
  begin: number,
  end: number,
): { readonly from: number; readonly until: number } {
  const [always, ever] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (limit === 'after' || limit === 'from') return { from: limit === 'after' ? end : begin, until: ever };
  return limit === undefined
    ? { from: begin, until: end }
    : { from: always, until: limit === 'by' ? end : begin };
}

/** An hour without a day is the next one, or the last. */
export function ofNearDay(said: Span, { today, minute, isPast }: Today): Span {
  const [, to] = said.minutes ?? [0, 0];
  const away = isPast ? -Number(to > minute) : Number(to < minute);
  return { ...said, ...daysFrom(today + away) };
}

/** The hour of the day of one that may be of its morning or afternoon. */
export function hourOf(hour: number, half: string | undefined): number {
  if (half !== 'am' && half !== 'pm') return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
