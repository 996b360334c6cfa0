/**
 * Clients that hold on to the server: drop by drop, without a word, with endless bodies, without ever reading. What they
 * hold is let go by the server's own limits, and meanwhile others are answered.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { type Flow, openSample } from '../flows/harness.ts';

const PATHS = [
  ...['POST /slack/events', 'GET /health/live', 'GET /health/ready', 'GET /metrics', 'GET /calendar/x.ics'],
  ...['HEAD /calendar/course/x.ics', 'POST /metrics', 'GET /nowhere'],
];
const MB = 1024 * 1024;
/** More than the operating system keeps of what was sent and not taken. */
const IN_BETWEEN = 16 * MB;
const EACH = 12;

async function open(): Promise<Flow> {
  const port = String(await freePort());
  return openSample({ env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` } });
}

interface Client {
  readonly socket: Socket;
  /** What the server has said until it closed the connection. */
  readonly closed: Promise<string>;
}

/** @param reads false: nothing is taken that the server sends */
async function client({ url }: Flow, reads = true): Promise<Client> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const said: Buffer[] = [];
  if (reads) socket.on('data', (chunk) => said.push(chunk));
  const closed = new Promise<string>((resolve) =>
    socket.once('close', () => resolve(Buffer.concat(said).toString('latin1'))),
  );
  await once(socket, 'connect');
  return { socket, closed };
}

/** Sends for as long as the connection stands; resolves to how many bytes it took. */
async function pour({ socket }: Client, chunk: Buffer | string, pauseMs: number, most = 256 * MB) {
  while (!socket.destroyed && socket.writable && socket.bytesWritten < most) {
    if (!socket.write(chunk))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    await sleep(pauseMs);
  }
  return socket.bytesWritten - socket.writableLength;
}

/** Others are answered, by every door. */
async function answers({ command, url }: Flow): Promise<void> {
  const { message } = await command('/course help', { user: 'aino' });
  expect(message.text).toMatch(/What can I ask|Mitä voin kysyä|Vad kan jag fråga/);
  for (const path of ['/health/live', '/metrics', '/health/ready'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
}

const head = (asked: string, ...lines: string[]): string =>
  [`${asked} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');

test('a client that sends drop by drop, or nothing, or never reads, is disconnected; others are answered meanwhile', async () => {
  const flow = await open();
  const clients: Client[] = [];
  for (const asked of PATHS) {
    for (let at = 0; at < EACH; at += 1) {
      const [heads, bodies, chunks] = [await client(flow), await client(flow), await client(flow)];
      clients.push(heads, bodies, chunks);
      heads.socket.write(`${asked} HTTP/1.1\r\n`);
      void pour(heads, 'x-drop: 1\r\n', 200);
      bodies.socket.write(head(asked, 'content-length: 900000'));
      void pour(bodies, 'x', 200);
      chunks.socket.write(head(asked, 'transfer-encoding: chunked'));
      void pour(chunks, '1\r\nx\r\n', 200);
    }
  }
  for (let at = 0; at < 300; at += 1) clients.push(await client(flow));
  const silent = await Promise.all(Array.from({ length: 8 }, () => client(flow, false)));
  const taken = silent.map((one) => pour(one, head('GET /metrics').repeat(4), 20));
  await answers(flow);
  for (const bytes of await Promise.all(taken)) expect(bytes).toBeLessThan(IN_BETWEEN);
  const said = await Promise.all([...clients, ...silent].map(({ closed }) => closed));
  expect(said.filter((answer) => /^HTTP\/1\.1 5/.test(answer))).toEqual([]);
  await answers(flow);
});

test('what is asked in one go is answered in its order, and others in between', async () => {
  const flow = await open();
  const one = await client(flow);
  const asked = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 'GET /health/live' : 'GET /nowhere'));
  one.socket.write(asked.map((each) => head(each)).join(''));
  one.socket.write(head('GET /nowhere', 'connection: close'));
  await answers(flow);
  const statuses = (await one.closed).match(/HTTP\/1\.1 \d{3}/g)?.map((line) => Number(line.slice(9)));
  expect(statuses).toEqual([...asked.map((each) => (each.endsWith('live') ? 200 : 404)), 404]);
});

test('a client that asks for too much in one go is disconnected, and little of it is done', async () => {
  const flow = await open();
  const ask = head('GET /calendar/x.ics').repeat(2_000);
  const clients = await Promise.all(Array.from({ length: 10 }, () => client(flow)));
  for (const { socket } of clients) socket.write(ask);
  const said = await Promise.all(clients.map(({ closed }) => closed));
  for (const each of said) expect(each.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(100);
  await answers(flow);
});

test.for([
  ['announced', 'content-length: 1000000000'],
  ['not announced', 'transfer-encoding: chunked'],
] as const)('a body without end (%s) is read to its limit and no further', async ([, line]) => {
  const flow = await open();
  const one = await client(flow);
  one.socket.write(head('POST /slack/events', line));
  const chunk = line.startsWith('t') ? `10000\r\n${'x'.repeat(65_536)}\r\n` : 'x'.repeat(65_536);
  const taken = await pour(one, chunk, 0);
  expect(taken).toBeLessThan(MB + IN_BETWEEN);
  await answers(flow);
});

test.for([
  ['a head without end', `GET /health/live HTTP/1.1\r\nx: ${'x'.repeat(100_000)}`],
  ['many lines', `GET /health/live HTTP/1.1\r\n${'x: y\r\n'.repeat(20_000)}`],
  ['two lengths', head('POST /slack/events', 'content-length: 1', 'content-length: 2')],
  ['a length and chunks', head('POST /slack/events', 'content-length: 4', 'transfer-encoding: chunked')],
  ['a chunk of a wrong size', `${head('POST /slack/events', 'transfer-encoding: chunked')}zz\r\n`],
  ['no host', 'GET /metrics HTTP/1.1\r\n\r\n'],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
  ['a letter for another door', 'EHLO x\r\n'],
  ['HTTP of another version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a tunnel', head('CONNECT example.org:443')],
  ['another protocol, politely', head('GET /slack/events', 'connection: upgrade', 'upgrade: websocket')],
  ['a way up', head('GET /../../etc/passwd', 'connection: close')],
  ['nothing but zeros', '\u0000'.repeat(5_000)],
] as const)('%s neither opens anything nor ends the server', async ([, raw]) => {
  const flow = await open();
  const one = await client(flow);
  one.socket.write(Buffer.from(raw, 'latin1'));
  one.socket.end();
  const said = await one.closed;
  expect(said).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
  expect(said.length).toBeLessThan(500);
  await answers(flow);
});
