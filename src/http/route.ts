/** What answers a path, how a posted body is read, and the answers that are the same everywhere. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

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
const KEPT = { 'keep-alive': `timeout=${STILL / 1000 - 5}` } as const;

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
export function end(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  if (response.headersSent) response.end();
  else response.writeHead(status, { ...headers, 'content-length': 0, ...KEPT }).end();
}

/** Ends a response with JSON. */
export function endJson(response: ServerResponse, status: number, body: unknown): void {
  endWith(response, status, jsonOf(body));
}

/** Ends a response with a body. */
export function endWith(
  response: ServerResponse,
  status: number,
  { type, bytes }: Content,
  headers: OutgoingHttpHeaders = {},
): void {
  const all = { ...headers, 'content-type': type, 'content-length': bytes.length, ...KEPT };
  response.writeHead(status, all).end(bytes);
}

/** The most that a body may hold, in bytes. Slack's own payloads are far smaller. */
const BODY_LIMIT = 1024 * 1024;

/** A request that was posted, and its body. */
export interface Posted {
  /** The value of a header, by its name in small letters; undefined where there is none. */
  header(name: string): string | undefined;
  /** All headers, by their names in small letters. */
  readonly headers: IncomingHttpHeaders;
  /** The address at the other end of the connection, perhaps a proxy's; undefined: the connection is gone. */
  readonly peer: string | undefined;
  readonly body: string;
}

/** Answers a request once. Calls after the first send nothing. */
export interface Reply {
  readonly isSent: boolean;
  /** @param content undefined for none */
  send(status: number, content?: Content, headers?: OutgoingHttpHeaders): void;
}

/** Plain text in UTF-8. */
export const textContent = (text: string): Content => ({ type: 'text/plain', bytes: Buffer.from(text) });

/**
 * A route for posts whose body is read first. A body over the limit is refused with 413.
 * @param answer a rejection becomes an empty 500
 */
export function postRoute(answer: (posted: Posted, reply: Reply) => Promise<void> | void): Route {
  return async (request, response) => {
    const body = await readBody(request);
    if (body === undefined) return tooLarge(request, response);
    const { headers } = request;
    const header = (name: string): string | undefined => headers[name]?.toString();
    await answer({ header, headers, peer: request.socket.remoteAddress, body }, replyBy(response));
  };
}

function replyBy(response: ServerResponse): Reply {
  return {
    get isSent() {
      return response.headersSent;
    },
    send: (status, content, headers) => {
      if (response.headersSent) return;
      if (content) endWith(response, status, content, headers);
      else end(response, status, headers);
    },
  };
}

/**
 * Resolves to the body as text; undefined where it exceeds the limit. Rejects where the request breaks off.
 */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= BODY_LIMIT) return;
        request.pause();
        resolve(undefined);
      })
      .on('end', () => resolve(Buffer.concat(chunks).toString()))
      .on('error', reject);
  });
}

/** The rest of the body is not read, so the connection can't be used again. */
function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(413, { connection: 'close' }).end(() => request.destroy());
}
