/**
 * Lets a Slack side that posts over HTTP reach an app that listens on a socket. What is posted to `/slack/events` goes on
 * as an envelope of Socket Mode, and is answered with what the envelope was acknowledged with. All else goes through
 * as it is: the app's calls to the Web API, and what is asked of its own HTTP side.
 */
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { withTimeout } from '../../src/primitives.ts';
import { type EnvelopeType, type FakeSocketMode, startSocketMode } from './socket-mode.ts';

export interface SocketBridge {
  /** What the Slack side takes for the app's address. */
  readonly url: string;
  /** For the app's `SLACK_API_URL`. */
  readonly apiUrl: string;
  /** From now on that is where the app's own HTTP side is. */
  leadsTo(appUrl: string): void;
  close(): Promise<void>;
}

/** What the app leaves to Slack is never acknowledged. That is answered with 408 after so many milliseconds. */
const PATIENCE = 2_500;

/** What belongs to one connection alone. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** @param slackApiUrl the Web API of the Slack side; only the opening of sockets is answered here */
export async function startSocketBridge(slackApiUrl: string): Promise<SocketBridge> {
  const socket = await startSocketMode();
  void greetEach(socket);
  let app = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/slack/events' && request.method === 'POST')
      return void passOn(socket, request, response).catch(() => response.destroy());
    if (path === '/api/apps.connections.open') return forward(socket.apiUrl, request, response);
    forward(path.startsWith('/api/') ? slackApiUrl : app, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiUrl: `${url}/api/`,
    leadsTo: (appUrl) => {
      app = appUrl;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, socket.close()]);
    },
  };
}

/** The app counts as connected once Slack has said hello. */
async function greetEach(socket: FakeSocketMode): Promise<void> {
  for (let n = 1; ; n += 1) {
    await socket.socket(n);
    socket.hello();
  }
}

async function passOn(
  socket: FakeSocketMode,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const envelope = envelopeOf(await text(request), request.headers['content-type']);
  // Slack has nothing to send that is none.
  if (!envelope) return void response.writeHead(400).end();
  const retry = Number(request.headers['x-slack-retry-num'] ?? 0);
  const acked = socket.deliver(envelope.type, envelope.payload, retry).then((answer) => ({ answer }));
  const delivered = await withTimeout(acked, PATIENCE);
  if (!delivered) return void response.writeHead(408).end();
  const { answer } = delivered;
  const isEmpty = answer === undefined || JSON.stringify(answer) === '{}';
  response.writeHead(200, { 'content-type': 'application/json' }).end(isEmpty ? '' : JSON.stringify(answer));
}

/** What is JSON in a form, JSON, or a form, as Slack would put it into an envelope; undefined for what is none of these. */
function envelopeOf(
  body: string,
  contentType = '',
): { readonly type: EnvelopeType; readonly payload: unknown } | undefined {
  try {
    if (!contentType.startsWith('application/x-www-form-urlencoded'))
      return { type: 'events_api', payload: JSON.parse(body) };
    const fields = Object.fromEntries(new URLSearchParams(body));
    const { payload } = fields;
    return payload === undefined
      ? { type: 'slash_commands', payload: fields }
      : { type: 'interactive', payload: JSON.parse(payload) };
  } catch {
    return undefined;
  }
}

/** A connection that is cut on one side is cut on the other. */
function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const to = new URL(request.url ?? '/', origin);
  const onward = ask(to, { method: request.method, headers: ownOf(request) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, ownOf(answer));
    answer.on('error', () => response.destroy()).pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function ownOf({ headers }: IncomingMessage) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));
}
