/** How long the HTTP server keeps a connection between requests: by the clock, so it takes half a minute. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer, end, endJson, type Routes } from '../../src/http/server.ts';
import { eventually } from '../fixtures/patience.ts';

const routes: Routes = {
  'GET /hello': (_request, response) => endJson(response, 200, { said: 'häi' }),
  'POST /hello': (_request, response) => end(response, 202),
};

const fail = (error: unknown): void => {
  throw error;
};

test('a connection is kept for longer than its client is told, and then let go', {
  timeout: 30_000,
}, async () => {
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, routes, fail);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  const closed = once(socket, 'close');
  let answers = '';
  socket.on('data', (chunk: string) => {
    answers += chunk;
  });
  const ask = (method: string) => socket.write(`${method} /hello HTTP/1.1\r\nhost: x\r\n\r\n`);
  ask('GET');
  await eventually(() => expect(answers).toContain('häi'));
  expect(answers).toContain('keep-alive: timeout=10\r\n');
  await sleep(10_500);
  ask('POST');
  await eventually(() => expect(answers).toMatch(/202 Accepted.*keep-alive: timeout=10\r\n/s));
  await closed;
});

test('who sends on and on while nothing is answered is let go', { timeout: 30_000 }, async () => {
  const local = { host: '127.0.0.1', port: 0 };
  const slow = { 'POST /slow': () => new Promise<void>(() => undefined) };
  const server = createHttpServer(local, { ...routes, ...slow }, fail);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  const began = performance.now();
  while (!socket.closed && performance.now() - began < 25_000) {
    await sleep(500);
    socket.write('x');
  }
  expect(socket.closed).toBe(true);
});
