/**
 * Courses as iCalendar (RFC 5545). The same courses, read at the same time, give the same bytes, independent of the
 * clock and the zone of this process. For the reasons see decision 11.
 */

import { joined, outsideLine } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Facts, StoredMoment } from '../store/store.ts';
import type { Reservation } from '../study-client/model.ts';
import {
  believedDates,
  DATE_KINDS,
  type DateKind,
  isOfWindow,
  isPast,
  isWholeDay,
  offsetAt,
} from '../study-client/moments.ts';

// Content lines of iCalendar (RFC 5545 §3.1): escaped, and folded to 75 octets of UTF-8.

const MINUTE = 60_000;
const MOST_OCTETS = 75;

/** A property whose value needs no escaping: a date, a number, a word of the specification. */
const property = (name: string, value: string | number): string => folded(`${name}:${value}`);

/** A property whose value is text (RFC 5545 §3.3.11). The caller removes control characters. */
export function textProperty(name: string, text: string): string {
  return folded(`${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')}`);
}

/** Never breaks inside a character: some programs join the lines before they decode UTF-8, others after. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return `${line}\r\n`;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

// Turns a course's dates into calendar events: a whole day, or a time with a short length.

const DAY = 24 * 60 * MINUTE;
/** The length of an instant: programs hide or refuse events without one, and a long one would seem a period. */
const LENGTH = 15 * MINUTE;

/** A lesson ahead, or one that was removed, in words of the calendar's language. */
export interface CalendarLesson extends Pick<Reservation, 'id' | 'starts' | 'ends' | 'modifiedAt'> {
  /** What is said beside the course's name. Outside text. */
  readonly title: string | undefined;
  /** Rooms and buildings; undefined: none is given. */
  readonly place: string | undefined;
  /** When it was read, or a change of it was noticed, whichever is later; epoch milliseconds. A later one replaces an earlier one. */
  readonly readAt: number;
  /** Calendars strike it out. */
  readonly isCancelled?: true;
}

/** A course, with the time at which its facts were read. */
export interface CalendarEntry {
  readonly code: string;
  readonly facts: Facts;
  /** Epoch milliseconds. */
  readonly readAt: number;
  /** Whether the study data no longer have it. */
  readonly isMissing?: boolean;
  /** Those ahead, where they are known. */
  readonly lessons?: readonly CalendarLesson[];
}

/** `whole`: UTC midnights of the day and of the next. Else two instants. In epoch milliseconds. */
interface EventTime {
  readonly whole: boolean;
  readonly from: number;
  readonly to: number;
}

interface CalendarEvent extends EventTime {
  readonly about: DateKind;
}

/**
 * The events of a course, in the order opening, closing, start, end. Two dates that contradict each other
 * have none. Neither do dates that calendars do not know (before 1970 and after 9998).
 * @param zone the study API's zone, which its calendar days refer to
 */
export function eventsOf(facts: Facts, zone: string): CalendarEvent[] {
  const dates = believedDates(facts, zone);
  return DATE_KINDS.flatMap((about) => {
    const moment = dates[about];
    return moment && isKnown(moment.at) ? [{ about, ...timeOf(about, moment, zone) }] : [];
  });
}

const isKnown = (at: number): boolean => at >= DAY && at < Date.UTC(9999, 0);

/**
 * An instant's event ends by midnight: from 23:59 it would reach into the next day, and be shown on that day,
 * too.
 */
function timeOf(about: DateKind, moment: StoredMoment, zone: string): EventTime {
  const { at, precision } = moment;
  // To count calendar days, take the local time as if it were UTC.
  const local = at + offsetAt(at, zone);
  const sinceMidnight = local % DAY;
  if (isOfWindow(about) ? precision === 'day' : isWholeDay(moment, zone)) {
    return { whole: true, from: local - sinceMidnight, to: local - sinceMidnight + DAY };
  }
  return { whole: false, from: at, to: at + Math.min(LENGTH, DAY - sinceMidnight) };
}

const MOST_NAME = 200;
const MOST_CODE = 40;

export interface CalendarOptions {
  /** The calendar's name; may be outside text. */
  readonly name: string;
  readonly language: Language;
  /** The study API's zone, which its calendar days refer to. */
  readonly zone: string;
  /** How often a program should fetch the calendar again; undefined: it is read once. */
  readonly refreshHours?: number;
}

/** The calendar of the given courses, with an event for each known date. */
export function icsOf(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const { name, zone, refreshHours } = options;
  // What is reserved for two of the courses is there once; one that keeps it decides.
  const told = new Set<string>();
  const inOrder = entries
    .flatMap((entry) => (entry.lessons ?? []).map((lesson) => ({ entry, lesson })))
    .toSorted(
      (one, other) => Number(one.lesson.isCancelled ?? false) - Number(other.lesson.isCancelled ?? false),
    );
  const lessons = inOrder.flatMap(({ entry, lesson }) => {
    if (told.has(lesson.id)) return [];
    told.add(lesson.id);
    return [lessonLines(lesson, entry, options)];
  });
  const events = [
    ...entries.flatMap((entry) =>
      eventsOf(entry.facts, zone).map((event) => eventLines(event, entry, options)),
    ),
    ...lessons,
  ];
  const title = outsideLine(name, MOST_NAME);
  return [
    property('BEGIN', 'VCALENDAR'),
    property('VERSION', '2.0'),
    property('PRODID', '-//Coursebell//Coursebell//EN'),
    property('CALSCALE', 'GREGORIAN'),
    textProperty('NAME', title),
    textProperty('X-WR-CALNAME', title),
    // RFC 7986 §5.7, and the older property for the same.
    ...(refreshHours === undefined
      ? []
      : [
          property('REFRESH-INTERVAL;VALUE=DURATION', `PT${refreshHours}H`),
          property('X-PUBLISHED-TTL', `PT${refreshHours}H`),
        ]),
    ...events,
    property('END', 'VCALENDAR'),
  ].join('');
}

/** "Software Project (TX00EY23-3015)"; the code alone if there is no other name. */
export function courseTitle({ code, facts }: Pick<CalendarEntry, 'code' | 'facts'>): string {
  const name = outsideLine(facts.name, MOST_NAME);
  const short = outsideLine(code, MOST_CODE);
  if (name === '') return short;
  return name.includes(short) ? name : `${name} (${short})`;
}

function eventLines(event: CalendarEvent, entry: CalendarEntry, { language, zone }: CalendarOptions): string {
  const { reminder, calendar } = texts(language);
  const { ahead, past } = reminder.date[event.about];
  const moment = entry.facts[event.about];
  // As of the reading, not of now: the same input gives the same bytes.
  const label = moment && isPast(event.about, moment, entry.readAt, zone) ? past : ahead;
  const code = outsideLine(entry.code, MOST_CODE);
  return [
    property('BEGIN', 'VEVENT'),
    property('UID', `${encodeURIComponent(code)}-${event.about}@coursebell`),
    property('DTSTAMP', instant(entry.readAt)),
    property('LAST-MODIFIED', instant(entry.readAt)),
    // A later reading replaces an earlier one. Minutes stay below the specification's 2³¹ for 4,000 years.
    property('SEQUENCE', Math.floor(entry.readAt / MINUTE)),
    ...timeLines(event),
    textProperty('SUMMARY', `${label}: ${courseTitle(entry)}`),
    textProperty(
      'DESCRIPTION',
      joined([calendar.more(code), nameMarkOf(entry, language), entry.isMissing && calendar.missing], '\n'),
    ),
    property('TRANSP', 'TRANSPARENT'),
    property('END', 'VEVENT'),
  ].join('');
}

/** A lesson takes time, unlike a date. Its id stays where it is moved, so that its event moves with it. */
function lessonLines(lesson: CalendarLesson, entry: CalendarEntry, { language }: CalendarOptions): string {
  const { title, place, readAt } = lesson;
  const changedAt = lesson.modifiedAt ?? readAt;
  const name = courseTitle(entry);
  return [
    property('BEGIN', 'VEVENT'),
    property('UID', `lesson-${encodeURIComponent(outsideLine(lesson.id, MOST_CODE))}@coursebell`),
    property('DTSTAMP', instant(readAt)),
    property('LAST-MODIFIED', instant(changedAt)),
    property('SEQUENCE', Math.floor(readAt / MINUTE)),
    ...(lesson.isCancelled ? [property('STATUS', 'CANCELLED')] : []),
    property('DTSTART', instant(lesson.starts)),
    property('DTEND', instant(lesson.ends)),
    textProperty('SUMMARY', title === undefined ? name : `${name}: ${outsideLine(title, MOST_NAME)}`),
    ...(place === undefined ? [] : [textProperty('LOCATION', place)]),
    textProperty('DESCRIPTION', texts(language).calendar.more(outsideLine(entry.code, MOST_CODE))),
    property('END', 'VEVENT'),
  ].join('');
}

/** "Name in Finnish"; undefined if the name is in the calendar's language, or there is none. */
function nameMarkOf({ code, facts }: CalendarEntry, asked: Language): string | undefined {
  const { name, language } = facts;
  if (language === undefined || language === asked || name === '' || name === code) return undefined;
  const { otherLanguage } = texts(asked);
  return otherLanguage.name(otherLanguage.in[language]);
}

function timeLines({ whole, from, to }: EventTime): string[] {
  return whole
    ? [property('DTSTART;VALUE=DATE', day(from)), property('DTEND;VALUE=DATE', day(to))]
    : [property('DTSTART', instant(from)), property('DTEND', instant(to))];
}

/** `20261120T120200Z`; a fraction of a second is left out. */
function instant(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** `20261120`, from a UTC midnight. */
function day(midnight: number): string {
  return instant(midnight).slice(0, 8);
}
