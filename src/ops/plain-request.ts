/**
 * Reads the kind of request that nearly always comes: one whole POST to one of our paths, in its plainest
 * form. This is no parser of HTTP and guesses nothing: a request that is not of this form to the letter is
 * left to Node's own.
 */
import { BODY_LIMIT, type Posted } from './exchange.ts';

/** A head of more bytes, or of more headers, is not plain. */
const MOST_HEAD = 8 * 1024;
const MOST_HEADERS = 64;
const HEAD_END = '\r\n\r\n';
/**
 * A header: its name, a colon, at most one space, and a value without spaces around it (RFC 9112, section 5).
 */
const HEADER = /([\w!#$%&'*+.^`|~-]+): ?(|[!-~](?:[ -~]*[!-~])?)\r\n/y;
/** Headers that change where a request ends, what becomes of the connection, or what the client waits for. */
const NOT_PLAIN = new Set(['transfer-encoding', 'connection', 'proxy-connection', 'expect']);
const LENGTH = /^\d{1,7}$/;

/** A plain request, and the exchange that answers it. */
export interface Plain<T> {
  readonly posted: Posted;
  readonly exchange: T;
}

/**
 * Reads one request.
 * @param bytes everything that has come
 * @param lines what answers, by the first line of a request (`lineOf`)
 * @returns the request; its whole length in bytes where only a part of its body is missing; undefined where
 * it is not plain
 */
export function readPlain<T>(bytes: Buffer, lines: ReadonlyMap<string, T>): Plain<T> | number | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0 || end > MOST_HEAD) return undefined;
  const head = bytes.toString('latin1', 0, end + 2);
  const begin = head.indexOf('\r\n') + 2;
  const exchange = lines.get(head.slice(0, begin));
  const headers = exchange && headersOf(head, begin);
  const length = headers && lengthOf(headers);
  if (!exchange || !headers || length === undefined) return undefined;
  const from = end + HEAD_END.length;
  const whole = from + length;
  if (whole !== bytes.length) return whole > bytes.length ? whole : undefined;
  const header = (name: string): string | undefined => headers.get(name);
  return { exchange, posted: { header, body: bytes.toString('utf8', from) } };
}

/** The first line of a plain POST to a path. */
export const lineOf = (path: string): string => `POST ${path} HTTP/1.1\r\n`;

/**
 * Headers by their names in small letters. Undefined where a header is not plain or comes twice, where there
 * are too many, and without a `Host`.
 */
function headersOf(head: string, begin: number): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  HEADER.lastIndex = begin;
  while (HEADER.lastIndex < head.length) {
    const [, spelled, value] = HEADER.exec(head) ?? [];
    if (spelled === undefined || value === undefined) return undefined;
    const name = spelled.toLowerCase();
    if (headers.has(name) || (NOT_PLAIN.has(name) && !isKeptAlive(name, value))) return undefined;
    headers.set(name, value);
  }
  return headers.has('host') && headers.size <= MOST_HEADERS ? headers : undefined;
}

/** `Connection: keep-alive` only says what holds for every connection. */
const isKeptAlive = (name: string, value: string): boolean =>
  name === 'connection' && value.toLowerCase() === 'keep-alive';

/**
 * The length of the body in bytes; undefined where it is not told plainly, or is more than a body may hold.
 */
function lengthOf(headers: ReadonlyMap<string, string>): number | undefined {
  const told = headers.get('content-length') ?? '';
  const length = LENGTH.test(told) ? Number(told) : BODY_LIMIT + 1;
  return length <= BODY_LIMIT ? length : undefined;
}
