/** Texts from outside, read without an exception. */

/** The value of a JSON text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A percent-encoded part of an address in plain letters; undefined where it is not UTF-8. */
export function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError.
    return undefined;
  }
}

/** An http address without its trailing slashes, query and fragment. Throws a `TypeError` for what is no address. */
export function baseAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}
