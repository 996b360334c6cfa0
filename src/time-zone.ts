/** The known time zones, shared by the configuration, the study client and people's choices. */
import { perZone } from './primitives/memory.ts';

/** Whether the runtime knows this IANA zone. */
export const isTimeZone = perZone(
  // The list lacks aliases, but has nearly every zone in use. A look-up costs an eighth of making a first
  // date.
  (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || isOtherName(zone),
);

/**
 * `EET`, or a zone's name in other letter case. An offset such as `+02:00` is no zone: it knows no summer
 * time.
 */
function isOtherName(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
