/** Enrollment windows in words: the state at a glance, and the dates. */
import { texts } from '../i18n/index.ts';
import type { EnrollmentWindow, Moment } from '../study-client/model.ts';
import { endOf, enrollmentState } from '../study-client/moments.ts';
import type { Reader } from './card.ts';
import { dayUntil, instant, relative, relativeUntil, span } from './dates.ts';

const CLOSING_SOON = 48 * 60 * 60_000;

/** The words for a state, such as "Open, closes in 2 days". */
export function stateWords(window: EnrollmentWindow, reader: Reader): string {
  const words = texts(reader.language).window;
  const state = enrollmentState(window, reader.now);
  switch (state.state) {
    case 'upcoming':
      return words.upcoming(relative(state.opens.at, reader));
    case 'open':
      return words.open(relative(closing(state.closes), reader));
    case 'closed':
      // At the very instant of closing, the closing is already past.
      return words.closed(relative(Math.min(closing(state.closes), reader.now - 1), reader));
    case 'unknown':
      return state.why === 'reversed' ? words.reversed : aloneWords(state, reader);
  }
}

/** For a window with only one known date: that date. Nothing is said about whether the window is open. */
function aloneWords({ opens, closes }: EnrollmentWindow, reader: Reader): string {
  const words = texts(reader.language).window;
  if (closes) return words.closesAlone(relative(closing(closes), reader));
  // At the very instant of opening, the opening is already past.
  return opens ? words.opensAlone(relative(Math.min(opens.at, reader.now - 1), reader)) : words.unknown;
}

/** Whether enrollment is known to be open. `now`: epoch milliseconds. */
export function isOpen(window: EnrollmentWindow, now: number): boolean {
  return enrollmentState(window, now).state === 'open';
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

/** The labels of the two dates: of what is past, in the past tense. A window that has closed has opened before. */
export function windowLabels(
  { opens, closes }: EnrollmentWindow,
  { language, now }: Reader,
): { readonly opens: string; readonly closes: string } {
  const { opensAt, closesAt } = texts(language).window;
  const hasClosed = closes !== undefined && endOf(closes) <= now;
  const hasOpened = opens === undefined ? hasClosed : opens.at <= now;
  return {
    opens: hasOpened ? opensAt.past : opensAt.ahead,
    closes: hasClosed ? closesAt.past : closesAt.ahead,
  };
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
  const dates = [opens?.at, closes && closing(closes), closes?.until].filter((at) => at !== undefined);
  const soon = closes ? [closing(closes) - CLOSING_SOON] : [];
  const turns = [...dates, ...soon].flatMap((at) => [at, at + 1]).filter((at) => at > now);
  return Math.min(dayUntil(now), ...dates.map((at) => relativeUntil(at, now)), ...turns);
}

/**
 * The last instant of the window. For a date alone this is the end of that day, not the start of the next.
 */
function closing(closes: Moment): number {
  return closes.until === undefined ? closes.at : closes.until - 1;
}
