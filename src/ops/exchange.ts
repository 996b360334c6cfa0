/**
 * A request whose body has been read, and its answer: the same for Node's own HTTP and `plain-connection.ts`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Content, end, endWith, type Route } from './route.ts';

/** The most that a body may hold, in bytes. Slack's own payloads are far smaller. */
export const BODY_LIMIT = 1024 * 1024;

/** A request that was posted. */
export interface Posted {
  /** The value of a header, by its name in small letters; undefined where there is none. */
  header(name: string): string | undefined;
  readonly body: string;
}

/** Answers a request once. Calls after the first send nothing. */
export interface Reply {
  readonly isSent: boolean;
  /** @param content undefined for none */
  send(status: number, content?: Content): void;
}

/** Answers a posted request. A rejection becomes an empty 500. */
export type Exchange = (posted: Posted, reply: Reply) => Promise<void> | void;

/** The exchanges that answer posts, by path. */
export type Exchanges = Readonly<Record<string, Exchange>>;

/** Plain text in UTF-8. */
export const textOf = (text: string): Content => ({ type: 'text/plain', bytes: Buffer.from(text) });

/** The route that runs an exchange over Node's own HTTP. A body over the limit is refused with 413. */
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
