/**
 * Slack's side of Socket Mode: `apps.connections.open`, and a WebSocket (RFC 6455) over which tests send
 * envelopes and read what was acknowledged. Other Web API calls are recorded and answered with `ok`.
 */
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { TEAM } from '../../playground/slack-side.ts';
import { type Frame, frame, readFrames } from './websocket-frames.ts';

/** What an envelope holds: a command, an event, or anything that a person presses, sends or types into a menu. */
export type EnvelopeType = 'slash_commands' | 'events_api' | 'interactive';

export interface FakeSocketMode {
  /** For `SLACK_API_URL`. */
  readonly apiUrl: string;
  /** Web API calls and posts to `responseUrl`, oldest first. */
  readonly calls: { readonly path: string; readonly token: string | undefined; readonly body: string }[];
  /** A `response_url` that takes everything. */
  readonly responseUrl: string;
  /** How many sockets have been opened so far. */
  readonly opened: () => number;
  /** Resolves when the n-th socket stands, counted from 1. */
  socket(n: number): Promise<void>;
  /** Tells the app on the newest socket that it is connected. */
  hello(): void;
  /** Sends a payload and waits for its acknowledgement. @param retry the how manieth repetition it is */
  deliver(type: EnvelopeType, payload: unknown, retry?: number): Promise<unknown>;
  /** Waits until a call was made whose path ends so. */
  called(path: string): Promise<{ readonly body: string }>;
  /** Sends raw text, as it is. */
  say(raw: string): void;
  /** Cuts the newest socket without a word. */
  drop(): void;
  /** The newest socket stays open and never says anything again, not even that it is there. */
  mute(): void;
  /** From now on no socket is given, for this reason; undefined: again. */
  refuse(error: string | undefined): void;
  /** Answers to calls of a method wait until what it gives back is called. */
  hold(method: string): () => void;
  /** Waits until an envelope is acknowledged; resolves to the answer. */
  acked(envelope: string): Promise<unknown>;
  close(): Promise<void>;
}

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Starts on a free port of 127.0.0.1. */
export async function startSocketMode(): Promise<FakeSocketMode> {
  const heard = new EventEmitter().setMaxListeners(0);
  const calls: FakeSocketMode['calls'] = [];
  const acks = new Map<string, unknown>();
  const sockets: Duplex[] = [];
  const muted = new WeakSet<Duplex>();
  const gates = new Map<string, Promise<void>>();
  let refusal: string | undefined;
  let delivered = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    calls.push({ path, token: request.headers.authorization, body: await text(request) });
    heard.emit('change');
    await gates.get(path.replace('/api/', ''));
    const isRefused = refusal !== undefined && path.endsWith('/apps.connections.open');
    const answer = isRefused
      ? { ok: false, error: refusal }
      : { ok: true, team_id: TEAM.id, url: `ws://127.0.0.1:${port}/link` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.on('upgrade', (request, socket) => {
    accept(request, socket);
    sockets.push(socket);
    readFrames(socket, (incoming) => take(incoming, socket));
    heard.emit('change');
  });
  const take = ({ opcode, payload }: Frame, socket: Duplex): void => {
    if (muted.has(socket)) return;
    if (opcode === 0x9) socket.write(frame(0xa, payload));
    if (opcode === 0x8) socket.end(frame(0x8, payload));
    if (opcode !== 0x1) return;
    const { envelope_id, payload: answer } = JSON.parse(payload.toString());
    acks.set(envelope_id, answer);
    heard.emit('change');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const until = async <T>(read: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = read();
      if (found !== undefined) return found;
      await once(heard, 'change');
    }
  };
  const acked = async (id: string): Promise<unknown> => {
    await until(() => acks.has(id) || undefined);
    return acks.get(id);
  };
  const say = (raw: string): void => void sockets.at(-1)?.write(frame(0x1, Buffer.from(raw)));
  return {
    apiUrl: `http://127.0.0.1:${port}/api/`,
    responseUrl: `http://127.0.0.1:${port}/response`,
    calls,
    opened: () => sockets.length,
    socket: async (n) => void (await until(() => sockets[n - 1])),
    hello: () => say(JSON.stringify({ type: 'hello', num_connections: 1 })),
    deliver: async (type, payload, retry = 0) => {
      delivered += 1;
      const envelope_id = `envelope-${delivered}`;
      const repeated = retry > 0 && { retry_attempt: retry, retry_reason: 'timeout' };
      const accepts_response_payload = type !== 'events_api';
      say(JSON.stringify({ type, envelope_id, payload, accepts_response_payload, ...repeated }));
      return acked(envelope_id);
    },
    called: (path) => until(() => calls.find((call) => call.path.endsWith(path))),
    say,
    drop: () => void sockets.at(-1)?.destroy(),
    mute: () => {
      const newest = sockets.at(-1);
      if (newest) muted.add(newest);
    },
    refuse: (error) => {
      refusal = error;
    },
    hold: (method) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(method, promise);
      return resolve;
    },
    acked,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function accept({ headers }: IncomingMessage, socket: Duplex): void {
  const answer = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64');
  const head = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${answer}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.on('error', () => socket.destroy());
}
