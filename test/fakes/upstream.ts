/**
 * The study API as a real HTTP server on this machine: tests say what it answers and see what it was asked.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface UpstreamRequest {
  readonly method: string;
  /** Path without the query, as it was sent (still encoded). */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
}

export interface UpstreamReply {
  /** 200 where it is missing. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: string | Buffer;
  /** Waits before the head is sent. */
  readonly delayMs?: number;
  /**
   * `hang`: never answers. `reset`: cuts the connection before the head. `cut`: cuts it after the body,
   * though more was announced. `drip`: sends the body, and then a space every few milliseconds, for ever.
   */
  readonly trouble?: 'hang' | 'reset' | 'cut' | 'drip';
  /** Instead of all that: does what it likes to the connection. */
  readonly takeOver?: (socket: Socket) => void;
}

export type UpstreamHandler = (request: UpstreamRequest) => UpstreamReply | Promise<UpstreamReply>;

export interface FakeUpstream {
  /** Base address, without a trailing slash. */
  readonly url: string;
  /** Every request so far, in the order of arrival. */
  readonly calls: readonly UpstreamRequest[];
  /** Connections opened so far. */
  readonly connections: () => number;
  /** Connections that are open now. */
  readonly open: () => number;
  /** Requests that are neither answered nor given up. */
  readonly underWay: () => number;
  /** Requests whose connection was closed before the answer was complete. */
  readonly abandoned: () => number;
  /** Changes what is answered from now on. */
  answer(handler: UpstreamHandler): void;
  /** Does this to every connection from now on before anything is read, and cuts those that are idle; without it, nothing. */
  greet(hello?: (socket: Socket) => void): void;
  close(): Promise<void>;
}

/** Starts on a free port of 127.0.0.1. */
export async function startUpstream(first: UpstreamHandler): Promise<FakeUpstream> {
  let handler = first;
  let connections = 0;
  let abandoned = 0;
  let underWay = 0;
  let greeting: ((socket: Socket) => void) | undefined;
  const sockets = new Set<Socket>();
  const calls: UpstreamRequest[] = [];
  const server = createServer(async (incoming, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (!response.writableFinished) abandoned += 1;
    });
    const request = await read(incoming);
    calls.push(request);
    await send(await handler(request), response);
  });
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    greeting?.(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    connections: () => connections,
    open: () => sockets.size,
    underWay: () => underWay,
    abandoned: () => abandoned,
    answer(next) {
      handler = next;
    },
    greet(hello) {
      greeting = hello;
      server.closeIdleConnections();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function read(incoming: IncomingMessage): Promise<UpstreamRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  return {
    method: incoming.method ?? '',
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: incoming.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

async function send(reply: UpstreamReply, response: ServerResponse): Promise<void> {
  if (reply.delayMs !== undefined) await sleep(reply.delayMs);
  if (reply.takeOver && response.socket) {
    reply.takeOver(response.socket);
    return;
  }
  if (reply.trouble === 'hang') return;
  if (reply.trouble === 'reset') {
    response.destroy();
    return;
  }
  const json = reply.json === undefined ? '' : JSON.stringify(reply.json);
  const body = reply.body ?? json;
  const length = reply.trouble === 'cut' ? { 'content-length': String(Buffer.byteLength(body) + 100) } : {};
  response.writeHead(reply.status ?? 200, {
    'content-type': 'application/json',
    ...length,
    ...reply.headers,
  });
  if (reply.trouble === undefined) {
    response.end(body);
    return;
  }
  response.write(body);
  if (reply.trouble === 'cut') setTimeout(() => response.destroy(), 5);
  else drip(response);
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(timer));
}
