/**
 * Dates in words. Slack's date tokens show instants in the reader's own zone; their fallback text names the
 * study API's zone. Calendar days (a course that starts "on 11 January") have no zone. Their token is at
 * noon, so that a reader far away is not shown the day before.
 */

import { LRUCache } from 'lru-cache';
import { perLanguage } from '../i18n/catalog.ts';
import { texts } from '../i18n/index.ts';
import { type Language, localeOf } from '../language.ts';
import type { Moment } from '../study-client/model.ts';
import { type DateKind, isPast, isWholeDay, offsetAt } from '../study-client/moments.ts';
import type { Reader } from './card.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In days. */
const YEAR = 365;
/** Zones change their offset, and with it their day, only at multiples of this. */
const QUARTER = 15 * MINUTE;

/** The calendar day in the zone, counted from 1 January 1970. `at`: epoch milliseconds. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY);
}

/** Noon of the calendar day of an instant in the zone, in epoch milliseconds. */
export function noonOf(at: number, zone: string): number {
  const noon = dayNumber(at, zone) * DAY + DAY / 2;
  // Clocks change at night, so the offset about noon is the offset at noon.
  return noon - offsetAt(noon - offsetAt(at, zone), zone);
}

const STYLES = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  minute: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayMonth: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making an Intl format costs a thousand times more than using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function formatOf(
  style: keyof typeof STYLES,
  { language, zone }: Pick<Reader, 'language' | 'zone'>,
): Intl.DateTimeFormat {
  const name = `${style} ${language} ${zone}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { ...STYLES[style], timeZone: zone });
  formats.set(name, made);
  return made;
}

/** The words of an instant, without the signs that would end a date token. */
function formatted(at: number, style: keyof typeof STYLES, reader: Reader): string {
  return formatOf(style, reader).format(at).replace(/[|>]/g, ' ');
}

/**
 * Never uses Slack's words for near days: a message stays, and a day later Slack would say "yesterday" about
 * a date that the message announces.
 */
function token(at: number, slackFormat: string, fallback: string): string {
  return `<!date^${Math.floor(at / 1000)}^${slackFormat}|${fallback}>`;
}

/** An instant with its time of day; a date alone if the study API gave no time. */
export function instant(moment: Moment, reader: Reader): string {
  if (moment.precision === 'day') return calendarDay(moment, reader);
  return token(moment.at, '{date_short} {time}', formatted(moment.at, 'minute', reader));
}

/** The calendar day of a moment, in the study API's zone. */
export function calendarDay({ at }: Moment, reader: Reader): string {
  return token(noonOf(at, reader.zone), '{date_short}', formatted(at, 'day', reader));
}

/**
 * The start or end of a course. If the study API gives the first or last minute of a day in its `zone`, only
 * the day is shown.
 */
export function courseDateWords(moment: Moment, reader: Reader, zone = reader.zone): string {
  return isWholeDay(moment, zone) ? calendarDay(moment, { ...reader, zone }) : instant(moment, reader);
}

/** "Enrollment opens" of a date that is ahead, "Enrollment opened" of one that is past. */
export function dateLabel(
  kind: DateKind,
  moment: Moment | undefined,
  { language, now, zone }: Reader,
): string {
  const { ahead, past } = texts(language).reminder.date[kind];
  return moment && isPast(kind, moment, now, zone) ? past : ahead;
}

/** "23–29 Nov": both days belong to the range. Epoch milliseconds. */
export function dayRange(from: number, to: number, reader: Reader): string {
  return formatOf('dayMonth', reader).formatRange(from, to);
}

/** The time of day of a fetch ("klo 14.02"), with the day if it was not today. */
export function asOf(at: number, reader: Reader): string {
  const today = dayNumber(reader.now, reader.zone) === dayNumber(at, reader.zone);
  return today
    ? texts(reader.language).dates.at(token(at, '{time}', formatted(at, 'time', reader)))
    : token(at, '{date_short} {time}', formatted(at, 'minute', reader));
}

/** From one date in words to another. Either may be missing; equal dates are said once. */
export function span(from: string | undefined, to: string | undefined, language: Language): string {
  const words = texts(language).dates;
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`;
  if (from !== undefined) return words.from(from);
  return to === undefined ? words.notGiven : words.until(to);
}

const relativeFormats = perLanguage(
  (language) => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }),
);

/**
 * The distance of an instant: "in 2 days", "3 hours ago". Below a day in whole hours or minutes, never
 * rounded up, so that no deadline seems later than it is. From a day on in calendar days of the study API's
 * zone, from 60 days on in months, from two years on in years.
 */
export function relative(at: number, { language, now, zone }: Reader): string {
  const words = texts(language).dates;
  const distance = at - now;
  const format = relativeFormats(language);
  if (Math.abs(distance) < MINUTE) return distance >= 0 ? words.justNow : words.justPast;
  if (Math.abs(distance) < HOUR) return format.format(Math.trunc(distance / MINUTE), 'minute');
  if (Math.abs(distance) < DAY) return format.format(Math.trunc(distance / HOUR), 'hour');
  return relativeDay(at, { language, now, zone });
}

/** The distance in calendar days, however near the instant is: "today", "tomorrow", "in 2 days". */
export function relativeDay(at: number, { language, now, zone }: Reader): string {
  const format = relativeFormats(language);
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (Math.abs(days) < 60) return format.format(days, 'day');
  return Math.abs(days) < 2 * YEAR
    ? format.format(Math.trunc(days / 30), 'month')
    : format.format(Math.trunc(days / YEAR), 'year');
}

/**
 * Until when the calendar day stays the same in every zone; in epoch milliseconds, exclusive. The result may
 * be sooner than the real change.
 */
export function dayUntil(now: number): number {
  return (Math.floor(now / QUARTER) + 1) * QUARTER;
}

/** Until when `relative(at, …)` gives the same words, in epoch milliseconds, exclusive. */
export function relativeUntil(at: number, now: number): number {
  const distance = at - now;
  const away = Math.abs(distance);
  if (away > DAY + QUARTER) return dayUntil(now);
  const step = away < HOUR ? MINUTE : HOUR;
  const whole = Math.floor(away / step) * step;
  // A future instant says "in 2 hours" at exactly two hours and less right after; a past one says "2 hours
  // ago" from two hours on.
  return Math.min(dayUntil(now), distance < 0 ? at + whole + step : at - whole + 1);
}

/** A time of day: "08:00", "08.00". `minutes`: after midnight. */
export function clock(minutes: number, language: Language): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}${language === 'en' ? ':' : '.'}${two(minutes % 60)}`;
}
