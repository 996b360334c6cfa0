/** Slack's date tokens, in the acting person's zone and language, by the workspace's clock. */

import { type ReactNode, useState } from 'react';
import type { CourseDates, HeldMessage } from '../page-contract.ts';
import { type Change, ChangePanel } from './change-panel.tsx';
import { useRoom } from './conversation.tsx';
import { pressedIf } from './focus.ts';
import { now } from './live.ts';
import { Held } from './tools.tsx';

const DAY_MS = 86_400_000;

let locale: string | undefined;
let timeZone: string | undefined;

/** Shows dates in this language and IANA zone from now on. Until then they are the browser's own. */
export function speakDates(language: string, zone: string): void {
  locale = language;
  timeZone = zone;
}

/** The calendar day of a date, such as 2026-11-24. */
function numeric(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);
}

/** Whole days between today and a date: -1 is yesterday. */
function daysFromToday(date: Date): number {
  return (Date.parse(numeric(date)) - Date.parse(numeric(new Date(now())))) / DAY_MS;
}

function formatted(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
}

/** "Today", "Tomorrow" or "Yesterday" in the language, if the date is one of these days. */
function nearDay(date: Date): string | undefined {
  const days = daysFromToday(date);
  if (Math.abs(days) > 1) return undefined;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
const PLAIN: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

function ago(date: Date): string {
  const minutes = Math.round((date.getTime() - now()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / (60 * 24)), 'day');
}

const TOKENS: Readonly<Record<string, (date: Date) => string>> = {
  date_num: numeric,
  date: (date) => formatted(date, PLAIN),
  date_short: (date) => formatted(date, SHORT),
  date_long: (date) => formatted(date, LONG),
  date_pretty: (date) => nearDay(date) ?? formatted(date, PLAIN),
  date_short_pretty: (date) => nearDay(date) ?? formatted(date, SHORT),
  date_long_pretty: (date) => nearDay(date) ?? formatted(date, LONG),
  time: (date) => formatted(date, TIME),
  time_secs: (date) => formatted(date, { ...TIME, second: '2-digit' }),
  ago,
};

/** A format such as `{date_short_pretty} {time}`; unknown tokens stay as they are, as in Slack. */
export function slackDate(timestamp: number, format: string): string {
  const date = new Date(timestamp * 1000);
  // A word such as "tomorrow" stays in lower case, as Slack writes it inside a line.
  return format.replace(/\{(\w+)\}/g, (token, name: string) => TOKENS[name]?.(date) ?? token);
}

function dateOfTs(ts: string): Date {
  return new Date(Number(ts) * 1000);
}

/** When a message was written, such as 9:05. */
export function timeOfTs(ts: string): string {
  return formatted(dateOfTs(ts), TIME);
}

/** Such as "Fri 20 Nov, 14:02". */
export function moment(timestamp: number): string {
  const date = new Date(timestamp * 1000);
  return formatted(date, { weekday: 'short', day: 'numeric', month: 'short', ...TIME });
}

/** Two local times of the study API, such as "Tue 1 Dec, 9:00 – 11:30". */
export function localSpan(from: string, until: string): string {
  // Read as UTC and shown as UTC, a local time stays what it is.
  const [starts, ends] = [new Date(`${from}Z`), new Date(`${until}Z`)];
  const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...day, ...TIME, timeZone: 'UTC' }).formatRange(starts, ends);
}

/** How many messages Slack holds, as a title. */
export function heldTitle(count: number): string {
  if (count === 0) return 'Slack holds nothing for later';
  return `Slack holds ${count} ${count === 1 ? 'message' : 'messages'} for later`;
}

/** The full moment, for a tooltip. */
export function fullMoment(timestamp: number): string {
  return formatted(new Date(timestamp * 1000), { ...LONG, ...TIME, timeZoneName: 'short' });
}

/** The day that heads a row of messages. */
export function dayLabel(ts: string | undefined): string | undefined {
  if (ts === undefined) return undefined;
  const date = dateOfTs(ts);
  const near = nearDay(date);
  return near ? near.charAt(0).toUpperCase() + near.slice(1) : formatted(date, LONG);
}

const FIELDS = { opens: 'Enrollment opens', closes: 'Enrollment closes', starts: 'Course starts' } as const;
type Field = keyof typeof FIELDS;
type Values = Readonly<Record<Field, string>>;

/** Changes the dates of a course, or takes it away. */
export function DatesPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { courses, held } = useRoom().state;
  const isAbout = (code: string) => held.filter(({ firstLine }) => code !== '' && firstLine.includes(code));
  return (
    <ChangePanel
      title="Change a course’s dates"
      onClose={onClose}
      below={(code) => <OnItsWay held={isAbout(code)} code={code} />}
    >
      {(code, change) => {
        const course = courses.find((each) => each.code === code);
        return (
          course && (
            <>
              {!course.removed && <Dates key={keyOf(course)} course={course} change={change} />}
              <Presence course={course} change={change} />
            </>
          )
        );
      }}
    </ChangePanel>
  );
}

/** What Slack holds about the course now: news of a change comes some minutes after the check, not at once. */
function OnItsWay({ held, code }: { held: readonly HeldMessage[]; code: string }): ReactNode {
  if (held.length === 0)
    return (
      <p className="tool-note">
        No message about this course is on its way now. Where it is followed (
        <code>/course follow {code}</code>), a change is told some ten minutes after it was found.
      </p>
    );
  return (
    <section aria-label="On its way">
      <p className="tool-note">
        Slack holds this about the course. Move the clock on, and it comes; news of a change waits some ten
        minutes, in case more changes.
      </p>
      <ol className="held">
        {held.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

interface FormProps {
  readonly course: CourseDates;
  /** @param done the beginning of the note, such as "Changed" */
  readonly change: Change;
}

/** The form starts anew when its course gets other dates. */
function keyOf({ code, opens, closes, starts }: CourseDates): string {
  return [code, opens, closes, starts].join(' ');
}

/** A date in the format of the browser's input, from either of the study API's formats. */
function inputValue(date: string | null): string {
  if (date === null) return '';
  return date.includes('T') ? date.slice(0, 16) : `${date}T00:00`;
}

function Dates({ course, change }: FormProps): ReactNode {
  const { moving } = useRoom().state.clock;
  const initial: Values = {
    opens: inputValue(course.opens),
    closes: inputValue(course.closes),
    starts: inputValue(course.starts),
  };
  const [values, setValues] = useState(initial);
  const fields = Object.keys(FIELDS) as Field[];
  const changed = fields.filter((field) => values[field] !== initial[field]);
  const dates = Object.fromEntries(
    changed.map((field) => [field, values[field] === '' ? null : `${values[field]}:00`]),
  );
  const isIdle = moving || changed.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle) void change('Changed', { do: 'dates', code: course.code, dates });
      }}
    >
      {fields.map((field) => (
        <label key={field} className="tool-field">
          <span>{FIELDS[field]}</span>
          <input
            type="datetime-local"
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </label>
      ))}
      <p className="tool-note">
        Finnish time. Leave a date empty if the study API gives none. The clock then moves on by a minute, and
        Coursebell checks again.
      </p>
      <button type="submit" className="button" data-style="primary" aria-disabled={isIdle}>
        Change the dates
      </button>
    </form>
  );
}

function Presence({ course: { code, removed }, change }: FormProps): ReactNode {
  const { moving } = useRoom().state.clock;
  const turn = () => change(removed ? 'Put back' : 'Removed', { do: 'presence', code, present: removed });
  return (
    <div className="presence">
      <p>
        {removed ? 'The study API does not give this course now.' : 'Courses also vanish, and come back.'}
      </p>
      <button type="button" className="button" {...pressedIf(!moving, () => void turn())}>
        {removed ? 'Put back' : 'Remove from the study API'}
      </button>
    </div>
  );
}
