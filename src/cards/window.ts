/** Enrollment windows in words: the state at a glance, and the dates. */
import { texts } from '../i18n/index.ts';
import type { EnrollmentWindow, Moment } from '../study-client/model.ts';
import { enrollmentState } from '../study-client/window.ts';
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
      // At the very instant of closing it is already past.
      return words.closed(relative(Math.min(closing(state.closes), reader.now - 1), reader));
    case 'unknown':
      return state.why === 'reversed' ? words.reversed : words.unknown;
  }
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

/** State and dates in two lines. */
export function windowFact(window: EnrollmentWindow, reader: Reader): string {
  const state = `${stateSign(window, reader.now)} ${stateWords(window, reader)}`;
  return window.opens || window.closes ? `${state}\n${windowDates(window, reader)}` : state;
}

/** State and dates in one line of text; the state alone where there are no dates. */
export function windowText(window: EnrollmentWindow, reader: Reader): string {
  const state = stateWords(window, reader);
  return window.opens || window.closes ? `${state} (${windowDates(window, reader)})` : state;
}

/** "opens – closes", with "not given" for an end that is missing. */
export function windowDates(window: EnrollmentWindow, reader: Reader): string {
  const { notGiven } = texts(reader.language).dates;
  if (!window.opens && !window.closes) return notGiven;
  const opens = window.opens ? instant(window.opens, reader) : notGiven;
  const closes = window.closes ? instant(window.closes, reader) : notGiven;
  return span(opens, closes, reader.language);
}

/** Until when all of these words stay as they are, in epoch milliseconds, not included. */
export function windowUntil({ opens, closes }: EnrollmentWindow, now: number): number {
  const dates = [opens?.at, closes && closing(closes), closes?.until].filter((at) => at !== undefined);
  const soon = closes ? [closing(closes) - CLOSING_SOON] : [];
  const turns = [...dates, ...soon].flatMap((at) => [at, at + 1]).filter((at) => at > now);
  return Math.min(dayUntil(now), ...dates.map((at) => relativeUntil(at, now)), ...turns);
}

/** The last instant of the window: for a date alone, the end of that day and not the start of the next. */
function closing(closes: Moment): number {
  return closes.until === undefined ? closes.at : closes.until - 1;
}
