/** The HTTP server of all that comes in, Slack's requests, pages, feeds and health: what answers a path, how a posted body is read, limits, draining. */
import { timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { baseAddress } from '../primitives.ts';

// What answers a path, how a posted body is read, and the answers that are the same everywhere.

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

/** Ends a response with a status and, if given, a body. One that has already begun only ends. */
export function end(
  response: ServerResponse,
  status: number,
  content?: Content,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) return void response.end();
  const { type, bytes } = content ?? {};
  const all = { ...headers, ...(type !== undefined && { 'content-type': type }), ...KEPT };
  response.writeHead(status, { ...all, 'content-length': bytes?.length ?? 0 }).end(bytes);
}

/** Ends a response with JSON. */
export function endJson(response: ServerResponse, status: number, body: unknown): void {
  end(response, status, jsonOf(body));
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

/** Plain text in UTF-8. */
export const textContent = (text: string): Content => ({ type: 'text/plain', bytes: Buffer.from(text) });

/**
 * A route for posts whose body is read first. A body over the limit is refused with 413.
 * @param answer a rejection becomes an empty 500
 */
export function postRoute(answer: (posted: Posted, response: ServerResponse) => Promise<void> | void): Route {
  return async (request, response) => {
    const body = await readBody(request);
    if (body === undefined) return tooLarge(request, response);
    const { headers } = request;
    const header = (name: string): string | undefined => headers[name]?.toString();
    await answer({ header, headers, peer: request.socket.remoteAddress, body }, response);
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

/** The HTTP side of the process: Slack's requests, health and metrics. */
export interface HttpServer {
  /**
   * Listens. Resolves to the port, which is needed where port 0 was asked for. Rejects where it can't listen.
   */
  start(): Promise<{ port: number }>;
  /** Takes no more requests. Resolves when those under way have been answered, after two seconds anyway. */
  stop(): Promise<void>;
}

/** The longest wait for requests under way at the end, in milliseconds. Slack's are acknowledged in less. */
const LAST_REQUESTS = 2_000;
/** A connection with more unanswered requests is closed: no honest client sends so many without waiting. */
const MOST_WAITING = 32;
/** A client that sends its request drop by drop holds a socket for only this long. Checked every second. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** @param onError told of a route that rejected */
export function createHttpServer(
  { host, port }: { host: string; port: number },
  routes: Routes,
  onError: (error: unknown) => void,
): HttpServer {
  const all = known(routes);
  const connections = createConnections();
  const server = createServer(TIMEOUTS, (request, response) => {
    const { socket } = request;
    if (socket.destroyed || connections.asked(socket) > MOST_WAITING) return void socket.destroy();
    response.on('close', () => connections.answered(socket));
    const failed = (error: unknown): void => {
      // A request that broke off is no fault of a route.
      if (error !== request.errored) onError(error);
      end(response, 500);
    };
    try {
      answer(all, request, response)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  });
  server.on('connection', connections.opened);
  // Node's own closes a connection whose answer has been made, but has not gone out whole.
  server.closeIdleConnections = connections.closeIdle;
  server.setTimeout(STILL);
  // Only the socket's timeout ends idle connections. A keep-alive timeout would start and end two timers for
  // each request.
  server.keepAliveTimeout = 0;
  return {
    start: () => listen(server, host, port),
    stop: () => stop(server, connections.areBusy),
  };
}

/** The open connections, each with the number of its requests that have not been answered. */
function createConnections() {
  const open = new Map<Socket, number>();
  const count = (socket: Socket, more: 1 | -1): number => {
    const requests = (open.get(socket) ?? 0) + more;
    if (open.has(socket)) open.set(socket, requests);
    return requests;
  };
  return {
    opened: (socket: Socket) => {
      open.set(socket, 0);
      socket.once('close', () => open.delete(socket));
    },
    /** @returns how many requests of the connection wait for their answers, this one included */
    asked: (socket: Socket) => count(socket, 1),
    answered: (socket: Socket) => void count(socket, -1),
    areBusy: () => [...open.values()].some((requests) => requests > 0),
    closeIdle: () => {
      for (const [socket, requests] of open) if (requests === 0) socket.destroySoon();
    },
  };
}

/** Waits a while for the requests under way. Idle connections are closed at once. */
function stop(server: Server, isBusy: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const until = performance.now() + LAST_REQUESTS;
    const sweep = (): void => {
      if (performance.now() < until && isBusy()) server.closeIdleConnections();
      else server.closeAllConnections();
    };
    const sweeping = setInterval(sweep, 20);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** A route, with the method and paths that it stands for. */
interface Known {
  readonly method: string;
  /** The whole path, or its beginning where the route's key ends in `*`. */
  readonly path: string;
  readonly isBeginning: boolean;
  readonly route: Route;
}

/** The routes in the order in which they are tried: whole paths first, then the longest beginning. */
function known(routes: Routes): readonly Known[] {
  const all = Object.entries(routes).map(([key, route]): Known => {
    const [method = '', path = ''] = key.split(' ');
    const isBeginning = path.endsWith('*');
    return { method, path: isBeginning ? path.slice(0, -1) : path, isBeginning, route };
  });
  return all.sort(
    (one, other) =>
      Number(one.isBeginning) - Number(other.isBeginning) || other.path.length - one.path.length,
  );
}

function answer(
  all: readonly Known[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  const path = pathOf(request.url);
  // Node sends no body on HEAD, so a route of GET need not know of it.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const here = all.filter((one) => covers(one, path));
  const found = here.find((one) => one.method === method);
  if (found) return found.route(request, response);
  const methods = here.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : one.method));
  if (methods.length > 0) response.setHeader('allow', methods.join(', '));
  end(response, methods.length > 0 ? 405 : 404);
}

function pathOf(url = '/'): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

function covers({ path, isBeginning }: Known, asked: string): boolean {
  return isBeginning ? asked.startsWith(path) : asked === path;
}

function listen(server: Server, host: string, port: number): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    // A server that is closed before it listens reports nothing else.
    const closed = (): void => reject(new Error('stopped before it listened'));
    server.once('error', reject).once('close', closed);
    server.listen(port, host, () => {
      server.removeListener('error', reject).removeListener('close', closed);
      resolve({ port: (server.address() as AddressInfo).port });
    });
  });
}

/**
 * An address of Coursebell's own, under its public one (`PUBLIC_URL`). The proxy removes the path of the
 * public address.
 */
export function publicAddress(publicUrl: string, path: string): string {
  return `${baseAddress(publicUrl)}${path}`;
}

/** Whether a secret or signature of a request is the right one, to its end. The time taken tells nothing about where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
