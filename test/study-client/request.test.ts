import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { BY_ID, buildingId, CODE, failureOf, KEY, open, QUESTIONS, realizationId, unitId } from './setup.ts';

test.each(['', '/', '/api/v1', '/api/v1//'])('paths follow a base of "%s"', async (path) => {
  const { study, upstream } = await open(undefined, { path });
  for (const [, ask] of QUESTIONS) await ask(study);
  const base = path.replace(/\/+$/, '');
  expect(upstream.calls.map(({ method, path: sent }) => `${method} ${sent}`)).toEqual([
    `POST ${base}/realization/search`,
    `GET ${base}/realization/12345`,
    `GET ${base}/courseunit/678`,
    `GET ${base}/reservation/building/78025`,
  ]);
});

test('the key is in its header with every call, and nowhere else', async () => {
  const { study, upstream } = await open();
  for (const [, ask] of QUESTIONS) await ask(study);
  for (const { headers, ...rest } of upstream.calls) {
    const { 'ocp-apim-subscription-key': key, ...others } = headers;
    expect(key).toBe(KEY);
    expect(JSON.stringify([rest, others])).not.toContain(KEY);
  }
});

test('a search is JSON; questions by id have no body', async () => {
  const { study, upstream } = await open();
  for (const [, ask] of QUESTIONS) await ask(study);
  const [search, ...byId] = upstream.calls;
  expect(search).toMatchObject({ body: { codes: [CODE] }, headers: { 'content-type': 'application/json' } });
  expect(byId.map(({ body }) => body)).toEqual([undefined, undefined, undefined]);
});

test('ids are encoded', async () => {
  const { study, upstream } = await open();
  await study.building(buildingId('a/../b?c#d e'), 'en');
  await study.courseUnit(unitId('R801MTYÖ'), 'en');
  expect(upstream.calls.map(({ path }) => path)).toEqual([
    '/reservation/building/a%2F..%2Fb%3Fc%23d%20e',
    '/courseunit/R801MTY%C3%96',
  ]);
});

test.each(['', '.', '..'])('the id "%s" would lead elsewhere and is never sent', async (id) => {
  const { study, upstream } = await open();
  const asked = [
    study.realizationById(realizationId(id), 'en'),
    study.courseUnit(unitId(id), 'en'),
    study.building(buildingId(id), 'en'),
  ];
  for (const answer of asked) expect(await failureOf(answer)).toMatchObject({ name: 'NotFound' });
  expect(upstream.calls).toEqual([]);
});

test('connections are kept alive', async () => {
  const { study, upstream } = await open();
  for (const [, ask] of [...BY_ID, ...QUESTIONS]) await ask(study);
  expect(upstream.connections()).toBe(1);
});

test.each([301, 302, 303, 307, 308])('a %i is not followed: the key stays with its host', async (status) => {
  const other = await open();
  const { study } = await open(() => ({
    status,
    headers: { location: `${other.upstream.url}/realization/1` },
  }));
  for (const [, ask] of QUESTIONS)
    expect(await failureOf(ask(study))).toMatchObject({ name: 'InvalidResponse' });
  expect(other.upstream.calls).toEqual([]);
});

test('a proxy that is configured is asked for a tunnel to the host, and sees neither key nor path', async () => {
  const seen: { url: string | undefined; text: string }[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url, rawHeaders }, socket) => {
    seen.push({ url, text: rawHeaders.join() });
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const { study } = await open(undefined, {
    url: 'https://study.example/api',
    network: createNetwork({ https: `http://someone:secret@127.0.0.1:${port}` }),
    timing: { retries: 0 },
  });
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'Unavailable' });
  expect(seen).toMatchObject([{ url: 'study.example:443' }]);
  expect(seen[0]?.text).toContain(`Basic ${btoa('someone:secret')}`);
  expect(seen[0]?.text).not.toContain(KEY);
});

test('a proxy of the environment does not get to see the key', async () => {
  const env: { http_proxy?: string; no_proxy?: string } = process.env;
  const { http_proxy, no_proxy } = env;
  const proxy = await open();
  const { study, upstream } = await open();
  onTestFinished(() => {
    Object.assign(env, { http_proxy: http_proxy ?? '', no_proxy: no_proxy ?? '' });
  });
  Object.assign(env, { http_proxy: proxy.upstream.url, no_proxy: '' });
  for (const [, ask] of QUESTIONS) await ask(study);
  expect(proxy.upstream.calls).toEqual([]);
  expect(upstream.calls).toHaveLength(QUESTIONS.length);
});
