/** What answers a path over Node's own HTTP, and the answers that are the same everywhere. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one request. A rejection becomes an empty 500. */
export type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Keys are a method and a path, such as `POST /slack/events`, or a method and the beginning of paths: `GET
 * /calendar/*`. Where several fit, a whole path counts before a beginning, then the longest. A route of `GET`
 * answers `HEAD` as well.
 */
export type Routes = Readonly<Record<string, Route>>;

/**
 * A connection on which nothing moves for so long, in milliseconds, is closed: its client does not read, or
 * has nothing more to ask. No answer takes longer.
 */
export const STILL = 15_000;

/**
 * Answers tell clients a shorter time than `STILL`, so that no request is sent at the moment the connection
 * is closed.
 */
export const KEPT = { 'keep-alive': `timeout=${STILL / 1000 - 5}` } as const;

/** The body of an answer, as it is sent. */
export interface Content {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * A value as JSON in UTF-8. It is encoded here rather than written as a string: for text beyond Latin letters
 * that costs a third as much.
 */
export const jsonOf = (value: unknown): Content => ({
  type: 'application/json; charset=utf-8',
  bytes: Buffer.from(JSON.stringify(value)),
});

/** Ends a response with a status and no body, unless it has already begun. */
export function end(response: ServerResponse, status: number): void {
  if (response.headersSent) response.end();
  else response.writeHead(status, { 'content-length': 0, ...KEPT }).end();
}

/** Ends a response with JSON. */
export function endJson(response: ServerResponse, status: number, body: unknown): void {
  endWith(response, status, jsonOf(body));
}

/** Ends a response with a body. */
export function endWith(response: ServerResponse, status: number, { type, bytes }: Content): void {
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...KEPT }).end(bytes);
}
