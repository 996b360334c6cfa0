/**
 * Parses the study API's JSON and leaves its texts as the bytes that came. V8 parses faster and needs less
 * memory where every character fits into a byte: one dash makes an answer of half a megabyte twice as large.
 * So an answer is parsed as its bytes, one a character, and only texts that are read are decoded. Labels are
 * the same in all rows, and hardly anybody reads the free texts.
 *
 * A long answer is parsed in parts. For a string of more than 128 KB, V8 asks for new memory each time, which
 * took longer than parsing where it was measured (`docs/performance.md`).
 */
import { listIn } from './json-list.ts';

declare const RAW: unique symbol;

/**
 * A text as its UTF-8 bytes, one a character. By its type it is no string: shown as one it would be garbled.
 */
export interface Raw {
  readonly [RAW]: true;
  /** In bytes. */
  readonly length: number;
}

/** A JSON object of unknown content, whose texts are `Raw`. */
export interface Json {
  readonly [RAW]: true;
  readonly [field: string]: unknown;
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/;

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Well below what V8 takes new memory for, with room for a row. */
const PART_BYTES = 64 * 1024;

/**
 * Parses JSON, with every text in it left `Raw`. Throws a SyntaxError where it is not JSON.
 *
 * @param partBytes from which length on it is parsed in parts
 */
export function parseRaw(body: Buffer, partBytes = PART_BYTES): unknown {
  const hasMark = BYTE_ORDER_MARK.equals(body.subarray(0, BYTE_ORDER_MARK.length));
  const json = hasMark ? body.subarray(BYTE_ORDER_MARK.length) : body;
  const parted = json.length > partBytes ? parseParts(json, partBytes) : undefined;
  return parted ?? parse(bytesIn(json));
}

/**
 * Parses what is around the list, and the list part by part. Where each part is JSON, all of it is. Undefined
 * where one is not: then it was cut in a wrong place, or is no JSON at all.
 */
function parseParts(json: Buffer, partBytes: number): unknown {
  const list = listIn(json, partBytes);
  if (list === undefined) return undefined;
  try {
    const whole = parse(bytesIn(json, 0, list.from) + bytesIn(json, list.to)) as object;
    const rows: unknown[] | undefined = Object.values(whole).find((value) => Array.isArray(value));
    // A later field of the same name has taken its place.
    if (rows === undefined) return undefined;
    let start = list.from;
    for (const end of [...list.cuts, list.to]) {
      const some = parse(`[${bytesIn(json, start, end)}]`) as readonly unknown[];
      for (const row of some) rows.push(row);
      start = end + 1;
    }
    return whole;
  } catch {
    return undefined;
  }
}

const bytesIn = (json: Buffer, from?: number, to?: number): string => json.toString('latin1', from, to);

function parse(json: string): unknown {
  return JSON.parse(json.includes(ESCAPE) ? bytesOf(rawOf(unescaped(textOf(fromBytes(json))))) : json);
}

const ESCAPE = '\\u';
const HEX = /^[\dA-Fa-f]{4}$/;

/**
 * JSON with the letters themselves in the place of escapes beyond ASCII. An escape means a character, and
 * once parsed it could not be told from a byte.
 */
function unescaped(json: string): string {
  let letters = '';
  let from = 0;
  for (let at = json.indexOf(ESCAPE); at >= 0; at = json.indexOf(ESCAPE, at + 2)) {
    const hex = json.slice(at + 2, at + 6);
    const unit = HEX.test(hex) ? Number.parseInt(hex, 16) : 0;
    if (unit < 0x80 || isEscaped(json, at)) continue;
    letters += json.slice(from, at) + String.fromCharCode(unit);
    from = at + 6;
  }
  return (letters + json.slice(from)).toWellFormed();
}

/** Whether the backslash at a place is itself escaped by one before it. */
function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** A text as its bytes. */
export function rawOf(text: string): Raw {
  return fromBytes(BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text);
}

/** A text that came as its bytes, one a character. */
export function fromBytes(bytes: string): Raw {
  return bytes as unknown as Raw;
}

/** The text of some bytes; bytes that are not UTF-8 become U+FFFD. */
export function textOf(raw: Raw): string {
  const bytes = bytesOf(raw);
  return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes;
}

/** The bytes themselves, one a character. */
export function bytesOf(raw: Raw): string {
  return raw as unknown as string;
}

/** Tells a text of parsed JSON from its other values. */
export function isRaw(value: unknown): value is Raw {
  return typeof value === 'string';
}

/** The text of a value of parsed JSON; undefined where it is none. */
export function toldText(value: unknown): string | undefined {
  return isRaw(value) ? textOf(value) : undefined;
}

/** Tells a JSON object from the other JSON values. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
