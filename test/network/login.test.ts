/** With which name and password each client of the process goes to a proxy. */
import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';

/** A proxy that leads nowhere, and the logins that it got. */
async function startNote() {
  const logins: (string | undefined)[] = [];
  const note = ({ headers }: http.IncomingMessage) => {
    const [, login] = /^Basic (\S+)$/.exec(headers['proxy-authorization'] ?? '') ?? [];
    logins.push(login && Buffer.from(login, 'base64').toString());
  };
  const proxy = http.createServer((asked, answer) => {
    note(asked);
    answer.end();
  });
  proxy.on('connect', (asked, socket) => {
    note(asked);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`, logins };
}

const got = (get: typeof http.get, url: string, options: RequestOptions) =>
  new Promise<void>((resolve) => {
    const asked = get(url, options, (answer) => answer.resume().on('end', resolve));
    asked.on('error', () => resolve());
  });

test.each([
  ['', undefined],
  ['bell:secret@', 'bell:secret'],
  ['bell@', 'bell:'],
  [':secret@', ':secret'],
  ['a%40b:c%3Ad%2F@', 'a@b:c:d/'],
])('%s: both clients give %s, by a plain request and for a tunnel', async (login, expected) => {
  const { host, logins } = await startNote();
  const proxy = `http://${login}${host}`;
  const { dispatcher, agentsTo } = createNetwork({ http: proxy, https: proxy });
  await request('http://plain.invalid/', { dispatcher });
  await request('https://secure.invalid/', { dispatcher }).catch(() => undefined);
  await got(http.get, 'http://plain.invalid/', { agent: agentsTo('http://plain.invalid/', {}).httpAgent });
  await got(https.get, 'https://secure.invalid/', {
    agent: agentsTo('https://secure.invalid/', {}).httpsAgent,
  });
  expect(logins).toEqual([expected, expected, expected, expected]);
});
