/**
 * When the upstream wants to be asked again: from `Retry-After` (seconds or an HTTP date, RFC 9110 §10.2.3)
 * or, where a gateway strips the header, from the sentence in its body.
 */

/** What an upstream said about waiting. */
export interface Said {
  /** The `Retry-After` header. */
  readonly header?: string | undefined;
  /** The `message` of the body. */
  readonly message?: string | undefined;
}

/**
 * How long to wait in milliseconds, at least 0 and at most `most`; undefined where nothing readable is said.
 */
export function waitOf(said: Said, now: number, most: number): number | undefined {
  const wait = waitOfHeader(said.header?.trim() ?? '', now) ?? waitOfMessage(said.message ?? '');
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), most);
}

/** A date must name GMT: without a zone it would be read in the zone of this process. */
function waitOfHeader(header: string, now: number): number | undefined {
  if (/^\d{1,30}(?:\.\d{1,9})?$/.test(header)) return Number(header) * 1000;
  if (!/^[A-Za-z]{3,9}, [\w :-]{10,40} GMT$/.test(header)) return undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date - now;
}

/** "Quota will be replenished in 22.14:18:12." (`d.hh:mm:ss`) and "Try again in 60 seconds.". */
function waitOfMessage(message: string): number | undefined {
  const span = /replenished in (?:(\d{1,6})\.)?(\d{1,2}):(\d{2}):(\d{2})/i.exec(message);
  if (span !== null) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = span.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
  const seconds = /try again in (\d{1,12}) second/i.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
