import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Exchanges, routeOf } from './exchange.ts';
import { type Connections, readPlainly } from './plain-connections.ts';
import { end, type Route, type Routes, STILL } from './route.ts';

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
/** A client that sends its request drop by drop holds a socket only this long; looked at every second. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/**
 * @param onError told of a route or exchange that rejected
 * @param exchanges what answers posts, by path; those that come in plain form cost less than half
 */
export function createHttpServer(
  { host, port }: { host: string; port: number },
  routes: Routes,
  onError: (error: unknown) => void,
  exchanges: Exchanges = {},
): HttpServer {
  let underWay = 0;
  const posts = Object.entries(exchanges).map(([path, exchange]) => [`POST ${path}`, routeOf(exchange)]);
  const all = known({ ...routes, ...Object.fromEntries(posts) });
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
  const plain = readPlainly(server, exchanges, onError);
  return {
    start: () => listen(server, host, port),
    stop: () => stop([plain, nodes(server, () => underWay > 0)], server),
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

/** The connections that Node's own HTTP reads. */
function nodes(server: Server, isBusy: () => boolean): Connections {
  return {
    isBusy,
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
  };
}

/** Waits for the requests under way, a while; connections that ask nothing are not waited for. */
function stop(connections: readonly Connections[], server: Server): Promise<void> {
  return new Promise((resolve) => {
    const until = performance.now() + LAST_REQUESTS;
    const sweep = (): void => {
      const isWaitedFor = performance.now() < until && connections.some(({ isBusy }) => isBusy());
      for (const each of connections) {
        if (isWaitedFor) each.closeIdle();
        else each.closeAll();
      }
    };
    const sweeping = setInterval(sweep, 20);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
    for (const each of connections) each.closeIdle();
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
