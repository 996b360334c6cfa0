import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createStudyClient } from '../../src/study-client/client.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { CODE, failureOf, gateway, KEY, open, QUESTIONS } from './setup.ts';

/** Everything that a log could print of an error. */
function printed(error: Error): string {
  const own = Object.fromEntries(
    Object.getOwnPropertyNames(error).map((name) => [name, Reflect.get(error, name)]),
  );
  return [inspect(error, { depth: null, showHidden: true }), JSON.stringify(error), JSON.stringify(own)].join(
    '\n',
  );
}

const echo = { 'x-echo': KEY, location: `http://127.0.0.1:9/?key=${KEY}` };
const TROUBLES: [string, UpstreamReply][] = [
  ['a refused key', gateway(401, `The key ${KEY} is not valid`, echo)],
  ['a 403', gateway(403, KEY, echo)],
  ['a quota', gateway(429, KEY, { 'retry-after': '60' })],
  ['a 400', gateway(400, KEY, echo)],
  ['a 404', gateway(404, KEY, echo)],
  ['a 500', gateway(500, KEY, echo)],
  ['a redirect', { status: 302, headers: echo }],
  ['bad JSON', { body: `{"${KEY}"` }],
  ['a wrong shape', { json: [KEY] }],
  ['a cut connection', { trouble: 'reset' }],
  ['a body cut short', { body: KEY, trouble: 'cut' }],
  ['too large a body', { body: KEY.repeat(1000) }],
  ['bad gzip', { body: KEY, headers: { 'content-encoding': 'gzip' } }],
  ['no answer', { trouble: 'hang' }],
  ['status error', { json: { status: 'error', message: KEY } }],
];

test.each(TROUBLES.flatMap(([name, reply]) => QUESTIONS.map(([of, ask]) => ({ name, of, reply, ask }))))(
  '$name: $of never tells the key or the address',
  async ({ reply, ask }) => {
    const timing = { retries: 0, answerBytes: 1024, attemptMs: reply.trouble === 'hang' ? 40 : 4000 };
    const { study, upstream, events } = await open(() => reply, { timing });
    const text = printed(await failureOf(ask(study)));
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(new URL(upstream.url).host);
    expect(JSON.stringify(events)).not.toContain(KEY);
  },
);

test.each(['line\nbreak', 'null\0byte', 'käyttöavain-€'])(
  'a key that is no header value (%j) stays secret',
  async (key) => {
    const { study, upstream } = await open(() => ({ status: 400 }), { key });
    const text = printed(await failureOf(study.realization(CODE, 'en')));
    for (const part of [key, JSON.stringify(key).slice(1, -1)]) expect(text).not.toContain(part);
    for (const { path } of upstream.calls) expect(path).not.toContain(key);
  },
);

test('the client itself prints without its key', async () => {
  const { study } = await open();
  await study.realization(CODE, 'en');
  expect(inspect(study, { depth: null, showHidden: true })).not.toContain(KEY);
});

test('a start that fails does not tell the key', async () => {
  const start = (url: string, timeZone: string) => async () =>
    createStudyClient({ url, key: KEY, timeZone, freshSeconds: 600, gateway: academicInformation });
  for (const bad of [
    start('not an address', 'Europe/Helsinki'),
    start('http://127.0.0.1:9', 'Europe/Nowhere'),
  ]) {
    await expect(bad()).rejects.toThrow();
    await bad().catch((error: Error) => expect(printed(error)).not.toContain(KEY));
  }
});
