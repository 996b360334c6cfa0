/** HEAD, by which monitors and link checkers ask: over HTTP, over a socket, and after a request of Slack's. */
import { expect, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { talk } from '../http/talk.ts';
import { openSample } from './harness.ts';
import { openConnected } from './socket.ts';

/** What differs from one answer to the next; the client itself closes the connection after HEAD. */
const OWN = new Set(['date', 'content-length', 'connection']);

async function headOf(url: string, method: string) {
  const response = await fetch(url, { method, redirect: 'manual' });
  const headers = [...response.headers].filter(([name]) => !OWN.has(name));
  return { status: response.status, headers, body: await response.text() };
}

async function expectSameHead(url: string, path: string): Promise<number> {
  const [got, headed] = [await headOf(`${url}${path}`, 'GET'), await headOf(`${url}${path}`, 'HEAD')];
  expect(headed, path).toEqual({ ...got, body: '' });
  return headed.status;
}

const WATCHED = ['/health/live', '/health/ready', '/metrics'];

test('HEAD has the status and the head of GET, for what is ready and what is not', async () => {
  const port = String(await freePort());
  const { url, app } = await openSample({ env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` } });
  for (const path of WATCHED) expect(await expectSameHead(url, path)).toBe(200);
  expect(await expectSameHead(url, '/calendar/nothing.ics')).toBe(404);
  expect(await expectSameHead(url, '/calendar/course/nothing.ics')).toBe(404);
  expect(await expectSameHead(url, '/nothing')).toBe(404);
  const plain = 'POST /slack/events HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}';
  const head = 'HEAD /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const said = await talk(Number(port), [Buffer.from(plain), Buffer.from(head)]);
  expect(said, 'on a connection that Slack could have opened').toMatch(
    /^HTTP\/1\.1 401 .*HTTP\/1\.1 200 OK\r\n.*content-length: \d\d.*\r\n\r\n$/s,
  );
  await app.stop();
});

test('HEAD has the status and the head of GET in Socket Mode, too', async () => {
  const { url, slack } = await openConnected();
  for (const path of WATCHED) expect(await expectSameHead(url, path)).toBe(200);
  slack.refuse('invalid_auth');
  slack.drop();
  await expect.poll(() => expectSameHead(url, '/health/ready')).toBe(503);
});
