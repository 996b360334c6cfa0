/**
 * Parses the study API's JSON and leaves its texts as the bytes that came. V8 parses faster and needs less
 * memory where every character fits into a byte: one dash makes an answer of half a megabyte twice as large.
 * So an answer is parsed as its bytes, one a character, and only texts that are read are decoded. Labels are
 * the same in all rows, and hardly anybody reads the free texts.
 */

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

const BYTE_ORDER_MARK = bytesOf(rawOf('\uFEFF'));

/** Parses JSON, with every text in it left `Raw`. Throws a SyntaxError where it is not JSON. */
export function parseRaw(body: Raw): unknown {
  const bytes = bytesOf(body);
  const json = bytes.startsWith(BYTE_ORDER_MARK) ? bytes.slice(BYTE_ORDER_MARK.length) : bytes;
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
