import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Answers one request. A rejection becomes an empty 500. */
export type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Keys are a method and a path, such as `POST /slack/events`, or the beginning of paths: `GET /calendar/*`. Where
 * several fit, the longest counts.
 */
export type Routes = Readonly<Record<string, Route>>;

/** The HTTP side of the process: Slack's requests, health and metrics. */
export interface HttpServer {
  /** Listens; resolves to the port, which matters where 0 was asked for. Rejects where it can't. */
  start(): Promise<{ port: number }>;
  /** Takes no more requests; resolves when those under way have been answered, after two seconds anyway. */
  stop(): Promise<void>;
}

/** Longest wait at the end for requests under way, in milliseconds. Slack's are acknowledged in less. */
const LAST_REQUESTS = 2_000;
/** A connection that asks for more at once, without waiting for answers, is let go: nobody does who means it. */
const MOST_WAITING = 32;
/**
 * A connection on which nothing moves for so long is let go, in milliseconds: its client does not read, or has no more to ask. No
 * answer takes longer.
 */
const STILL = 15_000;
/** Clients are told a shorter time, so that none asks in the moment in which it ends. */
const KEPT = { 'keep-alive': `timeout=${STILL / 1000 - 5}` };
/** A client that sends its request drop by drop holds a socket only this long; looked at every second. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/** @param onError told of a route that rejected */
export function createHttpServer(
  { host, port }: { host: string; port: number },
  routes: Routes,
  onError: (error: unknown) => void,
): HttpServer {
  let underWay = 0;
  const all = known(routes);
  const waiting = createWaiting();
  const server = createServer(TIMEOUTS, (request, response) => {
    const { socket } = request;
    const mine = waiting(socket);
    mine.count += 1;
    if (socket.destroyed || mine.count > MOST_WAITING) return void socket.destroy();
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      mine.count -= 1;
    });
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
  server.setTimeout(STILL);
  // A time of its own between requests would make and end two timers for each.
  server.keepAliveTimeout = 0;
  return {
    start: () => listen(server, host, port),
    stop: () => stop(server, () => underWay > 0),
  };
}

/** How many requests of a connection have not been answered. */
function createWaiting(): (socket: Socket) => { count: number } {
  const all = new WeakMap<Socket, { count: number }>();
  return (socket) => {
    const known = all.get(socket);
    if (known) return known;
    const none = { count: 0 };
    all.set(socket, none);
    return none;
  };
}

/** Waits for the requests under way, a while; connections that ask nothing are not waited for. */
function stop(server: Server, isBusy: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const until = performance.now() + LAST_REQUESTS;
    const sweep = setInterval(() => {
      if (isBusy() && performance.now() < until) server.closeIdleConnections();
      else server.closeAllConnections();
    }, 20);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}

/** A route, with what it stands for. */
interface Known {
  readonly method: string;
  /** The path, or where it ends in `*` what is before that. */
  readonly path: string;
  readonly isBeginning: boolean;
  readonly route: Route;
}

/** The routes, in the order in which they count: whole paths, then the longest beginning. */
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
  const found = all.find((one) => one.method === request.method && covers(one, path));
  if (found) return found.route(request, response);
  const methods = all.filter((one) => covers(one, path)).map(({ method }) => method);
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

/** Ends a response with a status and no body, unless it has already begun. */
export function end(response: ServerResponse, status: number): void {
  if (response.headersSent) response.end();
  else response.writeHead(status, KEPT).end();
}

/** JSON as it goes out. Words that are not Latin are encoded at a third of what it costs to write them as a string. */
export function jsonBytes(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body));
}

/** Ends a response with JSON. */
export function endJson(response: ServerResponse, status: number, body: unknown): void {
  endJsonBytes(response, status, jsonBytes(body));
}

/** Ends a response with JSON as it goes out. */
export function endJsonBytes(response: ServerResponse, status: number, json: Buffer): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': json.length,
    ...KEPT,
  };
  response.writeHead(status, headers).end(json);
}

function listen(server: Server, host: string, port: number): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    // Closed before it listens, it would say nothing more.
    const closed = (): void => reject(new Error('stopped before it listened'));
    server.once('error', reject).once('close', closed);
    server.listen(port, host, () => {
      server.removeListener('error', reject).removeListener('close', closed);
      resolve({ port: (server.address() as AddressInfo).port });
    });
  });
}
