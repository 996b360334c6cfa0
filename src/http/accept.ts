/** What a client takes, by its `Accept` header (RFC 9110 §12.5.1). */

/** A media range of the header: `*`, or type and subtype in lower case, and its weight from 0 to 1. */
interface Range {
  readonly type: string;
  readonly subtype: string;
  readonly weight: number;
}

/** The longest header that is read. */
const LONGEST = 2_000;

/**
 * How much a client wants a media type, from 0, which means not at all, to 1. The range that names it most closely counts.
 * Without a header everything is taken.
 * @param header of several headers one, with commas
 * @param wanted such as `application/json`
 */
export function weightOf(header: string | undefined, wanted: string): number {
  const ranges = (header ?? '').slice(0, LONGEST).match(/(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^,"])+/g) ?? [];
  const read = ranges.flatMap((one) => (one.trim() === '' ? [] : rangeOf(one)));
  if (ranges.every((one) => one.trim() === '')) return 1;
  const [type = '', subtype = ''] = wanted.split('/');
  const closest = [
    read.filter((one) => one.type === type && one.subtype === subtype),
    read.filter((one) => one.type === type && one.subtype === '*'),
    read.filter((one) => one.type === '*'),
  ].find((found) => found.length > 0);
  return Math.max(0, ...(closest ?? []).map(({ weight }) => weight));
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

function rangeOf(text: string): Range[] {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const [type = '', subtype = '', ...more] = range.split('/');
  if (!TOKEN.test(type) || !TOKEN.test(subtype) || more.length > 0) return [];
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  const weight = given === undefined ? 1 : Number(given.replace(/^q\s*=\s*/, ''));
  return [{ type, subtype, weight: Number.isNaN(weight) ? 1 : weight }];
}
