import { tz } from '@date-fns/tz/tz';
import { addMinutes } from 'date-fns/addMinutes';
import { format } from 'date-fns/format';
import { startOfMinute } from 'date-fns/startOfMinute';

/** The zone of the study API's local date-times. */
const STUDY_ZONE = tz('Europe/Helsinki');
const DAY_MS = 86_400_000;

/** Moments relative to the start of the sample API, in the study API's own date formats. */
export interface SampleClock {
  /** `YYYY-MM-DDThh:mm:ss`, this many days from today, at an hour of Finnish time. */
  day(days: number, hour?: number): string;
  /** The last minute of that day. */
  endOf(days: number): string;
  /** The last second of the day before. */
  eveOf(days: number): string;
  /** This many minutes from now. */
  minutes(minutes: number): string;
  /** `YYYY-MM-DD` alone. */
  dateOnly(days: number): string;
  /** How many days it is from today to the Monday of a week: 0 is this week, -1 the last. */
  monday(week: number): number;
}

/** Dates relative to `now` (epoch milliseconds), so that every window state is always at hand. */
export function sampleClock(now: number): SampleClock {
  const inZone = { in: STUDY_ZONE };
  // Days are counted on the calendar, where each has 24 hours: local dates know no summer time.
  const today = Date.parse(format(now, 'yyyy-MM-dd', inZone));
  const dateOnly = (days: number): string => new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return {
    day: (days, hour = 8) => `${dateOnly(days)}T${String(hour).padStart(2, '0')}:00:00`,
    endOf: (days) => `${dateOnly(days)}T23:59:00`,
    eveOf: (days) => `${dateOnly(days - 1)}T23:59:59`,
    minutes: (minutes) =>
      format(startOfMinute(addMinutes(now, minutes, inZone), inZone), "yyyy-MM-dd'T'HH:mm:ss", inZone),
    dateOnly,
    monday: (week) => week * 7 - sinceMonday,
  };
}
