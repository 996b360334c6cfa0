import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, end, endJson, type Routes } from '../../src/http/server.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };

async function serve(routes: Routes) {
  const onError = vi.fn();
  const server = createHttpServer(LOCAL, routes, onError);
  const { port } = await server.start();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(() => stop());
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { ask, stop, port, onError };
}

const hello: Routes = {
  'GET /hello': (_request, response) => endJson(response, 200, { said: 'häi' }),
  'POST /hello': (_request, response) => end(response, 202),
};

describe('routes', () => {
  test.each([
    ['GET', '/hello', 200],
    ['GET', '/hello?x=1', 200],
    ['POST', '/hello', 202],
    ['PUT', '/hello', 405],
    ['DELETE', '/hello?x', 405],
    ['GET', '/', 404],
    ['GET', '/hello/', 404],
    ['GET', '/helloo', 404],
    ['GET', '/Hello', 404],
    ['GET', '/__proto__', 404],
    ['GET', '//hello', 404],
    ['HEAD', '/hello', 200],
    ['HEAD', '/', 404],
  ])('%s %s: %i', async (method, path, status) => {
    const { ask } = await serve(hello);
    const response = await ask(path, method);
    expect(response.status).toBe(status);
    await response.text();
  });

  test.each([
    ['GET', '/files/a', 200, 'file'],
    ['GET', '/files/', 200, 'file'],
    ['GET', '/files/a/b?x=1', 200, 'file'],
    ['GET', '/files/*', 200, 'file'],
    ['GET', '/files/new', 200, 'new'],
    ['GET', '/files/new/', 200, 'file'],
    ['GET', '/files/old/a', 200, 'old'],
    ['GET', '/files/older', 200, 'file'],
    ['POST', '/files/a', 202, ''],
    ['POST', '/files/old/a', 202, ''],
    ['PUT', '/files/a', 405, ''],
    ['POST', '/files/new', 202, ''],
    ['HEAD', '/files/a', 200, ''],
    ['HEAD', '/files/new', 200, ''],
    ['HEAD', '/files', 404, ''],
    ['GET', '/files', 404, ''],
    ['GET', '/file', 404, ''],
    ['GET', '/x/files/a', 404, ''],
    ['GET', '/Files/a', 404, ''],
  ])('by the beginning of a path: %s %s: %i %s', async (method, path, status, said) => {
    const say =
      (word: string): Routes[string] =>
      (_request, response) =>
        endJson(response, 200, word);
    const { ask } = await serve({
      'GET /files/*': say('file'),
      'GET /files/old/*': say('old'),
      'GET /files/new': say('new'),
      'POST /files/*': (_request, response) => end(response, 202),
    });
    const response = await ask(path, method);
    expect([response.status, await response.text()]).toEqual([
      status,
      said === '' ? '' : JSON.stringify(said),
    ]);
  });

  it('answer HEAD with the head of GET and no body, and say in Allow that they do', async () => {
    const { ask } = await serve({ ...hello, 'POST /only': (_request, response) => end(response, 202) });
    const [got, headed] = [await ask('/hello'), await ask('/hello', 'HEAD')];
    const headOf = ({ status, headers }: Response) => ({
      status,
      headers: Object.entries(Object.fromEntries(headers)).filter(
        ([name]) => name !== 'date' && name !== 'connection',
      ),
    });
    expect(headOf(headed)).toEqual(headOf(got));
    expect([await headed.text(), headed.headers.get('content-length')]).toEqual(['', '15']);
    expect((await ask('/hello', 'PUT')).headers.get('allow')).toBe('GET, HEAD, POST');
    const only = await ask('/only', 'HEAD');
    expect([only.status, only.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answer with JSON in UTF-8', async () => {
    const { ask } = await serve(hello);
    const response = await ask('/hello');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ said: 'häi' });
  });

  it('that reject become an empty 500, and are told', async () => {
    const fault = new Error('secret');
    const { ask, onError } = await serve({
      'GET /a': () => Promise.reject(fault),
      'GET /b': () => {
        throw fault;
      },
    });
    for (const path of ['/a', '/b']) {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([500, '']);
    }
    expect(onError.mock.calls).toEqual([[fault], [fault]]);
  });

  it('that reject after their head was sent end what they began', async () => {
    const { ask, onError } = await serve({
      'GET /half': async (_request, response) => {
        response.writeHead(200).write('half');
        throw new Error('late');
      },
    });
    const response = await ask('/half');
    expect([response.status, await response.text()]).toEqual([200, 'half']);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('start', () => {
  it('rejects where the port is taken', async () => {
    const { port } = await serve(hello);
    const second = createHttpServer({ ...LOCAL, port }, hello, () => undefined);
    await expect(second.start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('stop', () => {
  it('waits for the request under way, and takes no new one', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { ask, stop, port } = await serve({
      'GET /slow': async (_request, response) => {
        begun.resolve();
        await finish.promise;
        end(response, 204);
      },
    });
    const order: string[] = [];
    const answered = ask('/slow').then((response) => order.push(`answered ${response.status}`));
    await begun.promise;
    const stopped = stop().then(() => order.push('stopped'));
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
    expect(order).toEqual([]);
    finish.resolve();
    await Promise.all([answered, stopped]);
    // The client may learn of its answer after the server knows that it has gone out.
    expect(order.sort()).toEqual(['answered 204', 'stopped']);
  });

  it('does not wait for connections that ask nothing', async () => {
    const { ask, stop, port } = await serve(hello);
    await (await ask('/hello')).text();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    onTestFinished(() => void idle.destroy());
    // Lets the server notice the connection before it is told to stop.
    await sleep(20);
    await expect(stop()).resolves.toBeUndefined();
  });
});
