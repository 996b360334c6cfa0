/** Which time zones there are: the same for the configuration, the study client and what people choose. */
import { perZone } from './primitives/memoize.ts';

/** Tells whether the runtime knows this IANA zone. */
export const isTimeZone = perZone(
  // The list lacks other names of zones, but has nearly every zone that is asked for, and costs an eighth of the first date.
  (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || isOtherName(zone),
);

/** `EET`, or a zone's name in other letters. An offset such as `+02:00` is no zone: it knows no summer time. */
function isOtherName(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
