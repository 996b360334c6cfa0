/**
 * Courses as iCalendar (RFC 5545). The output depends on the input alone: the same courses, read at the same
 * time, give the same bytes, whatever the clock and the zone of this process. For the reasons see decision
 * 11.
 */
import { joined, outsideLine } from '../cards/text.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { isPast } from '../study-client/moment.ts';
import { property, textProperty } from './content-line.ts';
import { type CalendarEntry, type CalendarEvent, type EventTime, eventsOf } from './events.ts';

const MINUTE = 60_000;
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
  const events = entries.flatMap((entry) =>
    eventsOf(entry.facts, zone).map((event) => eventLines(event, entry, options)),
  );
  const title = outsideLine(name, MOST_NAME);
  return [
    property('BEGIN', 'VCALENDAR'),
    property('VERSION', '2.0'),
    property('PRODID', '-//Coursebell//Coursebell//EN'),
    property('CALSCALE', 'GREGORIAN'),
    textProperty('NAME', title),
    textProperty('X-WR-CALNAME', title),
    ...(refreshHours === undefined ? [] : refreshLines(refreshHours)),
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

/** RFC 7986 §5.7, and the older property for the same. */
function refreshLines(hours: number): string[] {
  return [
    property('REFRESH-INTERVAL;VALUE=DURATION', `PT${hours}H`),
    property('X-PUBLISHED-TTL', `PT${hours}H`),
  ];
}

function eventLines(event: CalendarEvent, entry: CalendarEntry, { language, zone }: CalendarOptions): string {
  const { ring, calendar } = texts(language);
  const { ahead, past } = ring.date[event.about];
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
    textProperty('DESCRIPTION', joined([calendar.more(code), nameMarkOf(entry, language)], '\n')),
    property('TRANSP', 'TRANSPARENT'),
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
