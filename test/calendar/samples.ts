/** Courses for calendars. */
import type { CalendarEntry } from '../../src/calendar/ics.ts';
import type { Facts } from '../../src/store/store.ts';
import { moment, NOW } from '../fixtures/reader.ts';

export const CODE = 'TX00EY23-3015';

/** Local dates in Helsinki; '' or none for one that is missing. */
export type Dates = Partial<Record<'opens' | 'closes' | 'starts' | 'ends', string>>;

export function factsOf(dates: Dates, name = 'Ohjelmistoprojekti'): Facts {
  const read = (local: string | undefined, which: 'earlier' | 'later') =>
    local ? moment(local, which) : undefined;
  return {
    name,
    opens: read(dates.opens, 'earlier'),
    closes: read(dates.closes, 'later'),
    starts: read(dates.starts, 'earlier'),
    ends: read(dates.ends, 'later'),
    languages: ['fi'],
    groups: [],
  };
}

export const DATES: Dates = {
  opens: '2026-11-20T09:00',
  closes: '2026-11-27T16:00',
  starts: '2027-01-11T00:00',
  ends: '2027-04-30T23:59',
};

export const entryOf = (dates: Dates = DATES, given: Partial<CalendarEntry> = {}): CalendarEntry => ({
  code: CODE,
  facts: factsOf(dates),
  readAt: NOW,
  ...given,
});
