/** Calendars, read by a parser that is not ours: `ical.js`, strict as it comes. */
import ICAL from 'ical.js';

/** An event as a calendar program understands it. */
interface ParsedEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  /** `2027-01-11` of a whole day, an instant in ISO 8601 of a time. */
  readonly from: string;
  readonly to: string;
  readonly sequence: number;
  readonly stamp: string;
  /** Every property in order, in capitals. */
  readonly properties: readonly string[];
}

export interface ParsedCalendar {
  readonly name: string;
  readonly properties: readonly string[];
  readonly events: readonly ParsedEvent[];
}

/** Rejects what is not one whole calendar that holds events alone. */
export function parsed(text: string): ParsedCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new TypeError(`not a calendar but ${calendar.name}`);
  const components = calendar.getAllSubcomponents();
  const strange = components.find(({ name }) => name !== 'vevent');
  if (strange) throw new TypeError(`holds a ${strange.name}`);
  return {
    name: nameOf(calendar),
    properties: namesOf(calendar),
    events: components.map(eventOf),
  };
}

function eventOf(component: ICAL.Component): ParsedEvent {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    from: timeOf(event.startDate),
    to: timeOf(event.endDate),
    sequence: event.sequence,
    stamp: timeOf(component.getFirstPropertyValue('dtstamp') as ICAL.Time),
    properties: namesOf(component),
  };
}

/** A time without a zone would be floating: shown at the same hour everywhere. */
function timeOf(time: ICAL.Time): string {
  if (time.isDate) return time.toString();
  if (time.zone !== ICAL.Timezone.utcTimezone) throw new TypeError(`floats: ${time.toString()}`);
  return time.toJSDate().toISOString();
}

const namesOf = (component: ICAL.Component) =>
  component.getAllProperties().map(({ name }) => name.toUpperCase());

/** The parser is older than `NAME` (RFC 7986) and leaves its text escaped; read as another text it is not. */
function nameOf(calendar: ICAL.Component): string {
  const raw = String(calendar.getFirstPropertyValue('name'));
  return String(ICAL.Property.fromString(`SUMMARY:${raw}`).getFirstValue());
}

/** The lines as they are sent, still folded. Rejects other line breaks than CRLF. */
export function octetLines(text: string): Buffer[] {
  if (!text.endsWith('\r\n')) throw new TypeError('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  const broken = lines.find((line) => /[\r\n]/.test(line));
  if (broken !== undefined) throw new TypeError(`a bare line break in ${JSON.stringify(broken)}`);
  return lines.map((line) => Buffer.from(line));
}
