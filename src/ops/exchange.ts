/**
 * A request whose body has been read, and its answer: the same whether Node's own HTTP has read it, or
 * `plain-connection.ts`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Content, end, endWith, type Route } from './route.ts';

/** The most that a body may hold, in bytes. Slack's own payloads stay far below. */
export const BODY_LIMIT = 1024 * 1024;

/** What was posted. */
export interface Posted {
  /** A header by its name in small letters; undefined where there is none. */
  header(name: string): string | undefined;
  readonly body: string;
}

/** How it is answered: once. What comes after the first answer is not sent. */
export interface Reply {
  readonly isSent: boolean;
  /** @param content undefined for none */
  send(status: number, content?: Content): void;
}

/** Answers what was posted. A rejection becomes an empty 500. */
export type Exchange = (posted: Posted, reply: Reply) => Promise<void> | void;

/** What answers posts, by path. */
export type Exchanges = Readonly<Record<string, Exchange>>;

/** Plain text in UTF-8. */
export const textOf = (text: string): Content => ({ type: 'text/plain', bytes: Buffer.from(text) });

/** The same over Node's own HTTP. A body over the limit is refused. */
export function routeOf(exchange: Exchange): Route {
  return async (request, response) => {
    const body = await readBody(request);
    if (body === undefined) return tooLarge(request, response);
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    await exchange({ header, body }, replyBy(response));
  };
}

function replyBy(response: ServerResponse): Reply {
  return {
    get isSent() {
      return response.headersSent;
    },
    send: (status, content) => {
      if (response.headersSent) return;
      if (content) endWith(response, status, content);
      else end(response, status);
    },
  };
}

/** The body as text; undefined where it is larger than the limit. Rejects where the request breaks off. */
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
