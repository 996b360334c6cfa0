/** The known time zones, shared by the configuration, the study client and people's choices. */

/** Nearly every zone in use, without aliases. */
const ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether the runtime knows this IANA zone. */
export function isTimeZone(zone: string): boolean {
  return ZONES.has(zone) || isOtherName(zone);
}

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
