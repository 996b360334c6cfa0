/**
 * Dates in words. Slack's date tokens show instants in the reader's own zone; their fallback text names the
 * study API's zone. Calendar days (a course that starts "on 11 January") have no zone. Their token is at
 * noon, so that a reader far away is not shown the day before.
 */
import { LRUCache } from 'lru-cache';
import { texts } from '../i18n/index.ts';
import { type Language, localeOf, monthIn, perLanguage } from '../language.ts';
import type { EnrollmentWindow, Moment } from '../study-client/model.ts';
import {
  type DateKind,
  endOf,
  enrollmentState,
  isOfWindow,
  isPast,
  isReversed,
  isWholeDay,
  offsetAt,
} from '../study-client/moments.ts';
import { capital, joined } from './blocks.ts';
import type { Reader } from './card.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_MINUTES = 24 * 60;
/** In days. */
const YEAR = 365;
/** Zones change their offset, and with it their day, only at multiples of this. */
const QUARTER = 15 * MINUTE;

/** The calendar day in the zone, counted from 1 January 1970. `at`: epoch milliseconds. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY);
}

/** A day as `dayNumber` counts, such as `2027-01-11`. */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

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
  timeAndZone: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  zone: { hour: '2-digit', timeZoneName: 'short' },
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
  isContradicted = false,
): string {
  const { ahead, past, neutral } = texts(language).reminder.date[kind];
  if (isContradicted) return neutral;
  return moment && isPast(kind, moment, now, zone) ? past : ahead;
}

/** "23–29 Nov": both days belong to the range. Epoch milliseconds. */
export function dayRange(from: number, to: number, reader: Reader): string {
  return shortMonths(formatOf('dayMonth', reader).formatRange(from, to), reader.language);
}

/** A range with months as they are told elsewhere. Thin spaces look alike, and are none to a search. */
function shortMonths(range: string, language: Language): string {
  const words = range.replaceAll('\u2009', ' ');
  return monthIn(language) === 'numeric' ? words : cutMonth(words);
}

/**
 * "11 Jan – 30 Apr 2027", of days as `dayNumber` counts. Calendar days are the same for every reader. Where the reader's `now`
 * is known, the present year is not said.
 */
export function daysWords(
  first: number,
  last: number,
  { language, now, zone = 'UTC' }: Pick<Reader, 'language'> & Partial<Pick<Reader, 'now' | 'zone'>>,
): string {
  const thisYear = now === undefined ? undefined : yearOf(dayNumber(now, zone));
  const isNow = yearOf(first) === thisYear && yearOf(last) === thisYear;
  const format = formatOf(isNow ? 'dayMonth' : 'day', { language, zone: 'UTC' });
  return shortMonths(format.formatRange(noonAt(first), noonAt(last)), language);
}

const noonAt = (day: number): number => day * DAY + DAY / 2;
const yearOf = (day: number): number => new Date(noonAt(day)).getUTCFullYear();

/** The time of day of a fetch ("klo 14.02"), with the day if it was not today. */
export const asOf = (at: number, reader: Reader): string => timeIfToday(at, 'time', reader);

/** The same of an instant that is waited for: where Slack shows no dates, its zone is told as well ("klo 14.02 UTC+2"). */
export const waitedFor = (at: number, reader: Reader): string => timeIfToday(at, 'timeAndZone', reader);

function timeIfToday(at: number, style: 'time' | 'timeAndZone', reader: Reader): string {
  const today = dayNumber(reader.now, reader.zone) === dayNumber(at, reader.zone);
  return today
    ? texts(reader.language).dates.at(token(at, '{time}', formatted(at, style, reader)))
    : token(at, '{date_short} {time}', formatted(at, 'minute', reader));
}

const HOUR_MINUTES = 60;

/** How long ago an instant of the last hour was, "2 minutes ago"; of an earlier one as `asOf`. */
export function ago(at: number, reader: Reader): string {
  const { language, now } = reader;
  const minutes = Math.floor((now - at) / MINUTE);
  if (minutes < 1) return texts(language).dates.justNow;
  return minutes < HOUR_MINUTES ? relativeFormats(language).format(-minutes, 'minute') : asOf(at, reader);
}

/** The time of day of an instant by the reader's own clocks, wherever that is. */
export const localTime = (at: number, reader: Reader): string => token(at, '{time}', timeOf(at, reader));

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
 * How far away an instant is. Of yesterday, today and tomorrow the day and the time of day: "tomorrow at 8:00", in the
 * reader's own zone where it is known, else in the study API's. Beyond them as `relativeDay`.
 */
export function relative(at: number, reader: Reader): string {
  const { language, now, zone, own = zone } = reader;
  const days = dayNumber(at, own) - dayNumber(now, own);
  if (Math.abs(days) > 1) return relativeDay(at, { ...reader, zone: own });
  return texts(language).dates.dayAt(relativeFormats(language).format(days, 'day'), timeOf(at, reader));
}

/** The time of day of an instant, "8:00" or "8.00", in the zone of `relative`. */
export function timeOf(at: number, { language, zone, own = zone }: Reader): string {
  const minutes = Math.floor(at / MINUTE + offsetAt(at, own) / MINUTE);
  return clock(minutes - Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES, language).replace(/^0/, '');
}

/** How far away a date of a course is: `relative`, or `relativeDay` where it means its whole day. */
export function dateDistance(kind: DateKind, moment: Moment, reader: Reader): string {
  return isDay(kind, moment, reader) ? relativeDay(moment.at, reader) : relative(moment.at, reader);
}

/** A date of a course with its distance: "today at 23:59", "24 Nov 2026 09:00 (in 4 days)", "21 Nov 2026 (tomorrow)". */
export function dateWords(kind: DateKind, moment: Moment, reader: Reader): string {
  const distance = dateDistance(kind, moment, reader);
  if (isDay(kind, moment, reader)) return `${calendarDay(moment, reader)} (${distance})`;
  return isNextDay(moment, reader) ? distance : `${instant(moment, reader)} (${distance})`;
}

/** The same of a near date with its weekday: "Tue 24 Nov 9:00 (in 4 days)", "Sat 21 Nov (tomorrow)". */
export function nearDateWords(kind: DateKind, moment: Moment, reader: Reader): string {
  if (!isNear(moment, reader)) return dateWords(kind, moment, reader);
  const distance = dateDistance(kind, moment, reader);
  const isTimed = !isDay(kind, moment, reader);
  return isTimed && isNextDay(moment, reader) ? distance : `${shortDate(kind, moment, reader)} (${distance})`;
}

/** Whether an instant is so near that its distance says its day. */
const isNextDay = ({ at }: Moment, { now, zone, own = zone }: Reader): boolean =>
  Math.abs(dayNumber(at, own) - dayNumber(now, own)) <= 1;

const isNear = ({ at }: Moment, { now, zone }: Reader): boolean =>
  Math.abs(dayNumber(at, zone) - dayNumber(now, zone)) <= NEAR;

/** "15 days 9 hours", of a whole day the days alone; undefined of what is past. */
export function leftUntil(kind: DateKind, moment: Moment, reader: Reader): string | undefined {
  const words = texts(reader.language).facts;
  const minutes = isDay(kind, moment, reader)
    ? (dayOfDate(kind, moment, reader) - dayNumber(reader.now, reader.zone)) * DAY_MINUTES
    : Math.floor((moment.at - reader.now) / MINUTE);
  const [days, hours] = [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / 60)];
  const parts = [days > 0 && words.days(days), hours > 0 && words.hours(hours)];
  return minutes > 0 ? joined([...parts, days === 0 && words.minutes(minutes % 60)], ' ') : undefined;
}

/** Whether a date of a course is shown without a time. */
export function isDay(kind: DateKind, moment: Moment, { zone }: Reader): boolean {
  return isOfWindow(kind) ? moment.precision === 'day' : isWholeDay(moment, zone);
}

/** The calendar day on which a reader finds a date of a course, as `dayNumber` counts. */
export function dayOfDate(kind: DateKind, moment: Moment, reader: Reader): number {
  const { zone, own = zone } = reader;
  return dayNumber(moment.at, isDay(kind, moment, reader) ? zone : own);
}

/** A day with its weekday, as a heading: "Friday 20 November"; with the year if that is not the present one. */
export function dayHeading(day: number, reader: Reader): string {
  return capital(dayInLine(day, reader));
}

/** The same in a sentence: "fredag 20 november (i dag)". */
export function dayInLine(day: number, reader: Reader): string {
  const { language, now, zone, own = zone } = reader;
  const today = dayNumber(now, own);
  const heading = dayAlone(day, reader);
  if (reader.stays || (day !== today && day !== today + 1)) return heading;
  return `${heading} (${relativeFormats(language).format(day - today, 'day')})`;
}

/** The same without how near it is: it stays true. */
export function dayAlone(day: number, { language, now, zone, own = zone }: Reader): string {
  const words = formatOf('weekday', { language, zone: 'UTC' }).format(noonAt(day)).replace(',', '');
  const year = yearOf(day);
  // In Finnish a format with the year has another case.
  return joined([words, year !== yearOf(dayNumber(now, own)) && `${year}`], ' ');
}

// Short dates, for cards that are read now: they say what matters of a date, and `text` says all of it.

/** A date within so many days has its weekday, and no year. */
const NEAR = 60;

const shortFormats = perLanguage((language) => {
  const day = { day: 'numeric', month: monthIn(language), timeZone: 'UTC' } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...day, ...options });
  return {
    near: format({ weekday: 'short' }),
    thisYear: format({}),
    otherYear: format({ year: 'numeric' }),
    weekday: new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }),
  };
});

/** "Mon 30 Nov", "17 Mar", "17 Mar 2028": a day as `dayNumber` counts; the year where it is needed. */
function shortDay(day: number, today: number, language: Language): string {
  const isThisYear = yearOf(day) === yearOf(today);
  const style = Math.abs(day - today) <= NEAR ? 'near' : isThisYear ? 'thisYear' : 'otherYear';
  const words = shortFormats(language)[style].format(noonAt(day));
  return monthIn(language) === 'numeric' ? words : cutMonth(words);
}

/** "today", "tomorrow", "Mon 30 Nov": a day as `dayNumber` counts, by the reader's calendar. */
export function nearDay(day: number, { language, now, zone, own = zone, stays }: Reader): string {
  const today = dayNumber(now, own);
  const isNext = !stays && (day === today || day === today + 1);
  return isNext ? relativeFormats(language).format(day - today, 'day') : shortDay(day, today, language);
}

/** "Mon 30 Nov": the calendar day of a moment in the study API's zone. */
export const shortCalendarDay = ({ at }: Pick<Moment, 'at'>, { language, now, zone }: Reader): string =>
  shortDay(dayNumber(at, zone), dayNumber(now, zone), language);

/**
 * "Mon 30 Nov 16:00" by the reader's own clocks, which are named where they differ from the study API's; of a day alone the
 * day.
 * @param form `dayHour`: behind a verb, as in "Opens Tue 1 Dec at 8"
 * @param named the words for a day
 */
export function shortInstant(
  moment: Moment,
  reader: Reader,
  form: 'dayTime' | 'dayHour' = 'dayTime',
  named = shortDay,
): string {
  if (moment.precision === 'day') return shortCalendarDay(moment, reader);
  const { at } = moment;
  const { language, now, zone, own = zone } = reader;
  const day = named(dayNumber(at, own), dayNumber(now, own), language);
  const words = texts(language).dates[form](day, timeOf(at, reader));
  if (offsetAt(at, own) === offsetAt(at, zone)) return words;
  const parts = formatOf('zone', { language, zone: own }).formatToParts(at);
  return joined([words, parts.find(({ type }) => type === 'timeZoneName')?.value], ' ');
}

/** A date of a course: "Mon 30 Nov 16:00", or "Mon 30 Nov" where it means its whole day. */
export const shortDate = (kind: DateKind, moment: Moment, reader: Reader): string =>
  (isDay(kind, moment, reader) ? shortCalendarDay : shortInstant)(moment, reader);

/** The days of a course: "Wed 16 Dec – 17 Mar 2027", with their times where both have one. */
export function shortPeriod(starts: Moment | undefined, ends: Moment | undefined, reader: Reader): string {
  const isTimed = starts && ends && [starts, ends].every((one) => !isWholeDay(one, reader.zone));
  if (!isTimed) return shortPeriodDays(starts, ends, reader);
  return span(shortInstant(starts, reader), shortInstant(ends, reader), reader.language);
}

/** The same without times: "Wed 16 Dec – 17 Mar 2027". */
export const shortPeriodDays = (
  starts: Moment | undefined,
  ends: Moment | undefined,
  reader: Reader,
): string =>
  starts && ends
    ? shortDays(starts, ends, reader)
    : span(
        starts && shortCalendarDay(starts, reader),
        ends && shortCalendarDay(ends, reader),
        reader.language,
      );

/** "15 Mar – 28 May 2027": of two days in one other year it is said once. */
function shortDays(starts: Moment, ends: Moment, { language, now, zone }: Reader): string {
  const [today, first, last] = [now, starts.at, ends.at].map((at) => dayNumber(at, zone));
  const [from, to] = [first, last].map((day = 0) => shortDay(day, today ?? 0, language));
  const [year, lastYear] = [first, last].map((day = 0) => yearOf(day));
  const isSaidThen = year === lastYear && to?.includes(`${lastYear}`) && from?.includes(`${year}`);
  return span(isSaidThen ? withoutYear(noonAt(first ?? 0), language) : from, to, language);
}

function withoutYear(noon: number, language: Language): string {
  const words = shortFormats(language).thisYear.format(noon);
  return monthIn(language) === 'numeric' ? words : cutMonth(words);
}

/** Names of months are cut alike, and without a sign. */
const cutMonth = (words: string): string => words.replace(/[.,]/g, '').replace('Sept', 'Sep');

/** The distance in calendar days, however near the instant is: "today", "tomorrow", "in 2 days". */
function relativeDay(at: number, { language, now, zone }: Reader): string {
  const format = relativeFormats(language);
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  if (Math.abs(days) < 60) return format.format(days, 'day');
  return Math.abs(days) < 2 * YEAR
    ? format.format(Math.trunc(days / 30), 'month')
    : format.format(Math.trunc(days / YEAR), 'year');
}

/**
 * Until when the calendar day, and with it every distance, stays the same in every zone; in epoch milliseconds,
 * exclusive. The result may be sooner than the real change.
 */
export function dayUntil(now: number): number {
  return (Math.floor(now / QUARTER) + 1) * QUARTER;
}

/** A time of day: "08:00", in Finnish "08.00". `minutes`: after midnight. */
export function clock(minutes: number, language: Language): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}${language === 'fi' ? '.' : ':'}${two(minutes % 60)}`;
}

// Enrollment windows in words: the state at a glance, and the dates.

const CLOSING_SOON = 48 * 60 * 60_000;

/** The words for a state, such as "Open, closes in 2 days". */
export function stateWords(window: EnrollmentWindow, reader: Reader): string {
  const words = texts(reader.language).window;
  const state = enrollmentState(window, reader.now);
  switch (state.state) {
    case 'upcoming':
      return words.upcoming(dateDistance('opens', state.opens, reader));
    case 'open':
      return words.open(dateDistance('closes', state.closes, reader));
    case 'closed':
      return words.closed(dateDistance('closes', state.closes, reader));
    case 'unknown':
      return state.why === 'reversed' ? words.reversed : aloneWords(state, reader, 'distance');
  }
}

/** The state with its date: "Open until Mon 30 Nov 16:00". */
export function shortState(window: EnrollmentWindow, reader: Reader): string {
  const words = texts(reader.language).window;
  const state = enrollmentState(window, reader.now);
  switch (state.state) {
    case 'upcoming':
      return words.opensOn(shortInstant(state.opens, reader, 'dayHour'));
    case 'open':
      return words.openUntil(shortInstant(state.closes, reader));
    case 'closed':
      return words.closedOn(shortInstant(state.closes, reader));
    case 'unknown':
      return unknownWords(state, reader);
  }
}

/** The state in a list, in as few words as tell it behind its sign: "until Wed 16:00". */
export function listState(window: EnrollmentWindow, reader: Reader): string {
  const words = texts(reader.language).window.listed;
  const state = enrollmentState(window, reader.now);
  if (state.state === 'upcoming') return words.opens(listedTime(state.opens, reader, 'dayHour'));
  if (state.state === 'open') return words.open(listedEnd(state.closes, reader));
  if (state.state === 'closed') return words.closed(shortCalendarDay(state.closes, reader));
  if (state.why === 'reversed') return shortState(window, reader);
  if (state.closes) return words.closes(listedEnd(state.closes, reader));
  return state.opens ? words.opened(shortCalendarDay(state.opens, reader)) : words.unknown;
}

/** "Mon 30 Nov" of what ends with that day, as windows mostly do; else with the time. */
function listedEnd(moment: Moment, reader: Reader): string {
  const { zone, own = zone } = reader;
  const endsItsDay = dayNumber(moment.at + MINUTE, zone) > dayNumber(moment.at, zone);
  const isOwn = offsetAt(moment.at, own) === offsetAt(moment.at, zone);
  return endsItsDay && isOwn ? shortCalendarDay(moment, reader) : listedTime(moment, reader);
}

/** So many days from today a weekday says which day is meant. */
const BY_WEEKDAY = 6;

/** "tomorrow 16:00", "Wed 16:00"; further ahead the day without its time. What stays is read on other days: the whole date. */
function listedTime(moment: Moment, reader: Reader, form?: 'dayHour'): string {
  const { now, zone, own = zone, stays, language } = reader;
  const [day, today] = [dayNumber(moment.at, own), dayNumber(now, own)];
  if (stays || day < today || moment.precision === 'day') return shortInstant(moment, reader, form);
  return day - today > BY_WEEKDAY
    ? shortDay(day, today, language)
    : shortInstant(moment, reader, form, weekday);
}

/** "today", "tomorrow", "Wed": a day of the week that begins today. */
function weekday(day: number, today: number, language: Language): string {
  if (day - today < 2) return relativeFormats(language).format(day - today, 'day');
  return shortFormats(language).weekday.format(noonAt(day)).replace('.', '');
}

/** What is known of a window whose state is not, with its label where it is no date. */
function unknownWords({ why, ...window }: { why: string } & EnrollmentWindow, reader: Reader): string {
  const { course, window: words } = texts(reader.language);
  const isReversed = why === 'reversed';
  if (!isReversed && (window.opens || window.closes)) return aloneWords(window, reader, 'date');
  return `${course.labels.enrollment}: ${isReversed ? words.reversed : words.unknown}`;
}

/** The same with its distance: "Open until Mon 30 Nov 16:00, in 2 days". */
export function stateLine(window: EnrollmentWindow, reader: Reader): string {
  const state = enrollmentState(window, reader.now);
  const next =
    state.state === 'unknown' ? undefined : state.state === 'upcoming' ? state.opens : state.closes;
  const { zone, own = zone } = reader;
  const distance = next && relativeDay(next.at, { ...reader, zone: next.precision === 'day' ? zone : own });
  return joined([shortState(window, reader), distance], ', ');
}

/** For a window with only one known date: that date. Nothing is said about whether the window is open. */
function aloneWords({ opens, closes }: EnrollmentWindow, reader: Reader, by: 'date' | 'distance'): string {
  const words = texts(reader.language).window;
  const when = (kind: 'opens' | 'closes', moment: Moment): string =>
    by === 'date' ? shortInstant(moment, reader) : dateDistance(kind, moment, reader);
  if (closes) return words.closesAlone(when('closes', closes));
  return opens ? words.opensAlone(when('opens', opens)) : words.unknown;
}

/** Whether enrollment is known to be open. `now`: epoch milliseconds. */
export function isOpen(window: EnrollmentWindow, now: number): boolean {
  return enrollmentState(window, now).state === 'open';
}

/**
 * The state with its date and distance, and the other date of the window below: "🟢 Open until Mon 30 Nov 16:00, in 2 days",
 * "Opened Thu 19 Nov 8:00". Each date stands once.
 */
export function shortWindow(window: EnrollmentWindow, reader: Reader): string {
  const { opens, closes } = window;
  const { state } = enrollmentState(window, reader.now);
  const labels = windowLabels(window, reader);
  const other = state === 'upcoming' ? 'closes' : 'opens';
  const moment = window[other];
  const isAlone = state === 'unknown';
  const below =
    isAlone && opens && closes
      ? span(shortInstant(opens, reader), shortInstant(closes, reader), reader.language)
      : !isAlone && moment && `${labels[other]} ${shortInstant(moment, reader)}`;
  // A label stands above.
  const said = isAlone && !opens === !closes ? stateWords(window, reader) : stateLine(window, reader);
  return joined([`${stateSign(window, reader.now)} ${said}`, below], '\n');
}

/** A coloured sign for a state, beside the words; it never says more than they do. */
export function stateSign(window: EnrollmentWindow, now: number): string {
  const state = enrollmentState(window, now);
  switch (state.state) {
    case 'upcoming':
      return '🔵';
    case 'open':
      return closing(state.closes) - now <= CLOSING_SOON ? '🟠' : '🟢';
    case 'closed':
      return '🔴';
    case 'unknown':
      return '⚪';
  }
}

/** The parts of a window's description. */
export interface WindowWords {
  readonly sign: string;
  readonly state: string;
  /** Undefined if the window has no dates. */
  readonly dates: string | undefined;
}

export function windowWords(window: EnrollmentWindow, reader: Reader): WindowWords {
  return {
    sign: stateSign(window, reader.now),
    state: stateWords(window, reader),
    dates: window.opens || window.closes ? windowDates(window, reader) : undefined,
  };
}

/** State and dates in two lines. */
export function windowFact({ sign, state, dates }: WindowWords): string {
  return dates === undefined ? `${sign} ${state}` : `${sign} ${state}\n${dates}`;
}

/** State and dates in one line of text; the state alone where there are no dates. */
export function windowText({ state, dates }: WindowWords): string {
  return dates === undefined ? state : `${state} (${dates})`;
}

/** The labels of the two dates of a window. */
export function windowLabels(
  window: EnrollmentWindow,
  { language, now }: Reader,
): { readonly opens: string; readonly closes: string } {
  const { opensAt, closesAt } = texts(language).window;
  const tenses = tensesOf(window, now);
  return { opens: opensAt[tenses.opens], closes: closesAt[tenses.closes] };
}

type Tense = 'ahead' | 'past' | 'neutral';

/**
 * In which tense two dates are told: what is past in the past tense. What has closed has opened before. Of dates that
 * contradict each other nothing is said but what they are.
 */
export function tensesOf(
  { opens, closes }: EnrollmentWindow,
  now: number,
): { readonly opens: Tense; readonly closes: Tense } {
  if (isReversed({ opens, closes })) return { opens: 'neutral', closes: 'neutral' };
  const hasClosed = closes !== undefined && endOf(closes) <= now;
  const hasOpened = opens === undefined ? hasClosed : opens.at <= now;
  return { opens: hasOpened ? 'past' : 'ahead', closes: hasClosed ? 'past' : 'ahead' };
}

/** "opens – closes", with "not given" for a missing end. */
export function windowDates(window: EnrollmentWindow, reader: Reader): string {
  const { notGiven } = texts(reader.language).dates;
  if (!window.opens && !window.closes) return notGiven;
  const opens = window.opens ? instant(window.opens, reader) : notGiven;
  const closes = window.closes ? instant(window.closes, reader) : notGiven;
  return span(opens, closes, reader.language);
}

/** Until when all of these words stay the same, in epoch milliseconds, exclusive. */
export function windowUntil({ opens, closes }: EnrollmentWindow, now: number): number {
  const soon = closes && closing(closes) - CLOSING_SOON;
  const turns = [opens?.at, soon, closes?.at, closes?.until].filter((at) => at !== undefined && at > now);
  return Math.min(dayUntil(now), ...turns.map((at) => at ?? now));
}

/**
 * The last instant of the window. For a date alone this is the end of that day, not the start of the next.
 */
function closing(closes: Moment): number {
  return closes.until === undefined ? closes.at : closes.until - 1;
}
