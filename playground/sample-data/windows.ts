import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { format } from 'date-fns/format';
import { setHours } from 'date-fns/setHours';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMinute } from 'date-fns/startOfMinute';

/** The zone of the study API's local date-times. */
const STUDY_ZONE = tz('Europe/Helsinki');

/** Moments relative to the start of the sample API, in the study API's own date formats. */
export interface SampleClock {
  /** `YYYY-MM-DDThh:mm:ss`, this many days from today, at an hour of Finnish time. */
  day(days: number, hour?: number): string;
  /** The last minute of that day. */
  endOf(days: number): string;
  /** This many minutes from now. */
  minutes(minutes: number): string;
  /** `YYYY-MM-DD` alone. */
  dateOnly(days: number): string;
}

/** Dates relative to `now` (epoch milliseconds), so that every window state is always at hand. */
export function sampleClock(now: number): SampleClock {
  const inZone = { in: STUDY_ZONE };
  const full = (date: Date): string => format(date, "yyyy-MM-dd'T'HH:mm:ss", inZone);
  const dayStart = (days: number): Date => startOfDay(addDays(now, days, inZone), inZone);
  return {
    day: (days, hour = 8) => full(setHours(dayStart(days), hour, inZone)),
    endOf: (days) => full(addMinutes(setHours(dayStart(days), 23, inZone), 59, inZone)),
    minutes: (minutes) => full(startOfMinute(addMinutes(now, minutes, inZone), inZone)),
    dateOnly: (days) => format(dayStart(days), 'yyyy-MM-dd', inZone),
  };
}
