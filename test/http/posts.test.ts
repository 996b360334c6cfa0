/** Posts over one connection: in what order they are answered, and when connections end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createHttpServer,
  end,
  endJson,
  postRoute,
  type Routes,
  textContent,
} from '../../src/http/server.ts';
import { eventually } from '../fixtures/patience.ts';
import { openTalk } from './talk.ts';

type Answer = Parameters<typeof postRoute>[0];

async function serve(answer: Answer) {
  const onError = vi.fn();
  const routes: Routes = {
    'GET /hello': (_request, response) => endJson(response, 200, 'hello'),
    'POST /slack': postRoute(answer),
  };
  const server = createHttpServer({ host: '127.0.0.1', port: 0 }, routes, onError);
  const { port } = await server.start();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(() => stop());
  return { open: () => openTalk(port), stop, onError };
}

const echo: Answer = ({ body }, response) => end(response, 200, textContent(`<${body}>`));
const post = (body: string): string =>
  `POST /slack HTTP/1.1\r\nHost: x\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const HELLO = 'GET /hello HTTP/1.1\r\nHost: x\r\n\r\n';

/** What was answered, in its order. */
const answers = (said: string): string[] => said.match(/<[^>]*>|"hello"|HTTP\/1.1 (?!200)\d+/g) ?? [];

test('one after the other, between others, and after them', async () => {
  const { open } = await serve(echo);
  const { socket, said } = await open();
  const asked = [post('a'), post('b'), HELLO, post('c'), HELLO];
  for (const [at, each] of asked.entries()) {
    socket.write(each);
    await eventually(() => expect(answers(said())).toHaveLength(at + 1));
  }
  expect(answers(said())).toEqual(['<a>', '<b>', '"hello"', '<c>', '"hello"']);
});

test.for([
  ['two at once', [post('a') + post('b')], ['<a>', '<b>']],
  ['while the first is answered', [post('a'), post('b'), post('c')], ['<a>', '<b>', '<c>']],
  ['another kind while it is answered', [post('a'), HELLO, post('c')], ['<a>', '"hello"', '<c>']],
  ['a piece of the next', [`${post('a')}POST /sl`, post('b').slice(8), post('c')], ['<a>', '<b>', '<c>']],
] as const)('what is asked early is answered in its order: %s', async ([, pieces, expected]) => {
  const { open } = await serve(async (posted, response) => {
    await sleep(20);
    echo(posted, response);
  });
  const { socket, said } = await open();
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(5);
  }
  await eventually(() => expect(answers(said())).toEqual(expected));
});

test.for([2, 20, 60])('a body in %i pieces is one', async (pieces) => {
  const { open } = await serve(echo);
  const { socket, said } = await open();
  const body = 'x'.repeat(pieces);
  const head = post(body).slice(0, -pieces);
  socket.write(head);
  for (const letter of body) {
    socket.write(letter);
    await sleep(1);
  }
  await eventually(() => expect(answers(said())).toEqual([`<${body}>`]));
});

test('a body that takes longer than a second is taken all the same', async () => {
  const { open } = await serve(echo);
  const { socket, said } = await open();
  socket.write(post('body').slice(0, -2));
  await sleep(1_300);
  expect(said()).toBe('');
  socket.write('dy');
  await eventually(() => expect(answers(said())).toEqual(['<body>']));
});

test('what fails becomes an empty 500, and is told; what comes after an answer is not sent', async () => {
  const fault = new Error('secret');
  const { open, onError } = await serve((posted, response) => {
    if (posted.body === 'throws') throw fault;
    if (posted.body === 'rejects') return Promise.reject(fault);
    echo(posted, response);
    end(response, 500);
    if (posted.body === 'late') throw fault;
  });
  const { socket, said } = await open();
  for (const [at, body] of ['throws', 'rejects', 'late', 'good'].entries()) {
    socket.write(post(body));
    await eventually(() => expect(said().match(/HTTP\/1.1/g)).toHaveLength(at + 1));
  }
  expect(answers(said())).toEqual(['HTTP/1.1 500', 'HTTP/1.1 500', '<late>', '<good>']);
  expect(said()).not.toContain('secret');
  expect(onError.mock.calls).toEqual([[fault], [fault], [fault]]);
});

test('a client that says that nothing more comes is still answered', async () => {
  const { open } = await serve(echo);
  const { socket, said } = await open();
  socket.end(post('last'));
  await eventually(() => expect(socket.closed).toBe(true));
  expect(answers(said())).toEqual(['<last>']);
});

test('who says so in the middle of a request is let go', async () => {
  const { open, onError } = await serve(echo);
  const { socket, said } = await open();
  socket.end(post('never').slice(0, -1));
  await eventually(() => expect(socket.closed).toBe(true));
  expect(said()).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(onError).not.toHaveBeenCalled();
});

test('an answer for a client that has disconnected is no fault', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const { open, stop, onError } = await serve(async (posted, response) => {
    begun.resolve();
    await finish.promise;
    echo(posted, response);
  });
  const { socket } = await open();
  socket.write(post('a'));
  await begun.promise;
  socket.destroy();
  await sleep(20);
  finish.resolve();
  await stop();
  expect(onError).not.toHaveBeenCalled();
});

test('a stop waits for what is under way, and lets the others go', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const { open, stop } = await serve(async (posted, response) => {
    begun.resolve();
    await finish.promise;
    echo(posted, response);
  });
  const [busy, idle] = [await open(), await open()];
  busy.socket.write(post('a'));
  await begun.promise;
  const stopped = stop();
  await eventually(() => expect(idle.socket.closed).toBe(true));
  expect(busy.socket.closed).toBe(false);
  finish.resolve();
  await stopped;
  await eventually(() => expect(busy.socket.closed).toBe(true));
  expect(answers(busy.said())).toEqual(['<a>']);
});

test('a stop waits until an answer has gone out whole', async () => {
  const large = Buffer.alloc(16 * 1024 * 1024, 'x');
  const begun = Promise.withResolvers<void>();
  const { open, stop } = await serve((_, response) => {
    end(response, 200, { type: 'text/plain', bytes: large });
    begun.resolve();
  });
  const { socket, said } = await open();
  socket.pause();
  socket.write(post('a'));
  await begun.promise;
  const stopped = stop();
  await sleep(50);
  socket.resume();
  await stopped;
  await eventually(() => expect(socket.closed).toBe(true));
  expect(said().length).toBeGreaterThan(large.length);
});
