/** How long the HTTP server waits for requests, and keeps a connection between them: by the clock, so it takes half a minute. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, end, endJson, type Routes } from '../../src/http/server.ts';
import { eventually } from '../fixtures/patience.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };

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
  const server = createHttpServer(LOCAL, routes, fail);
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
  const slow = { 'POST /slow': () => new Promise<void>(() => undefined) };
  const server = createHttpServer(LOCAL, { ...routes, ...slow }, fail);
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

test('a head that does not come to its end is cut off after five seconds', { timeout: 30_000 }, async () => {
  const server = createHttpServer(LOCAL, routes, fail);
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const socket = connect(port, '127.0.0.1');
  const reply = text(socket);
  socket.write('GET /hello HTTP/1.1\r\nhost:');
  expect(await reply).toContain('408 Request Timeout');
});

test('stop waits two seconds at most for a request that never comes to its end', async () => {
  const [broken, onError] = [vi.fn(), vi.fn()];
  const begun = Promise.withResolvers<void>();
  const reads: Routes = {
    'POST /body': async (request, response) => {
      begun.resolve();
      await text(request).catch((error: unknown) => {
        broken();
        throw error;
      });
      end(response, 200);
    },
  };
  const server = createHttpServer(LOCAL, reads, onError);
  const { port } = await server.start();
  // Announces a thousand bytes, and sends one.
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write('POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nx');
  await begun.promise;
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeGreaterThan(1_500);
  // Else it is let go after ten.
  expect(performance.now() - began).toBeLessThan(9_000);
  await eventually(() => expect(broken).toHaveBeenCalledOnce());
  await sleep(20);
  expect(onError, 'no fault of the route').not.toHaveBeenCalled();
});
