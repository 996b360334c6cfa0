/**
 * Who can make Coursebell act: who knows the signing secret, now, and once. Everything else is refused before
 * anything is looked at, however it is written.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOW, openSample, SIGNING_SECRET } from '../flows/harness.ts';
import { commandFields, envelope, form, post, type Raw, sign } from '../flows/raw.ts';
import { PAYLOADS, SAM, SECONDS, URLS } from './payloads.ts';

type Wrong = (right: { readonly signature: string; readonly body: string }) => Partial<Raw>;
const hex = (signature: string): string => signature.slice(3);

/** How what is nearly right is not. */
const WRONG: Readonly<Record<string, Wrong>> = {
  'no signature': () => ({ signature: '' }),
  'another secret': ({ body }) => ({ signature: sign('another', SECONDS, body) }),
  'an empty secret': ({ body }) => ({ signature: sign(' ', SECONDS, body) }),
  'the signature of another body': () => ({ signature: sign(SIGNING_SECRET, SECONDS, '{}') }),
  'the signature of an empty body': () => ({ signature: sign(SIGNING_SECRET, SECONDS, '') }),
  'the signature of another time': ({ body }) => ({ signature: sign(SIGNING_SECRET, SECONDS - 1, body) }),
  'capital letters': ({ signature }) => ({ signature: `v0=${hex(signature).toUpperCase()}` }),
  'a capital version': ({ signature }) => ({ signature: `V0=${hex(signature)}` }),
  'another version': ({ signature }) => ({ signature: `v1=${hex(signature)}` }),
  'no version': ({ signature }) => ({ signature: hex(signature) }),
  base64: ({ signature }) => ({ signature: `v0=${Buffer.from(hex(signature), 'hex').toString('base64')}` }),
  'percent signs': ({ signature }) => ({ signature: signature.replace('=', '%3D') }),
  quotes: ({ signature }) => ({ signature: `"${signature}"` }),
  'a list of two': ({ signature }) => ({ signature: `${signature}, ${signature}` }),
  'a wrong one first': ({ signature }) => ({ signature: `v0=${'0'.repeat(64)}, ${signature}` }),
  'one letter less': ({ signature }) => ({ signature: signature.slice(0, -1) }),
  'one letter more': ({ signature }) => ({ signature: `${signature}0` }),
  'a tail after =': ({ signature }) => ({ signature: `${signature}=` }),
  'a very long one': ({ signature }) => ({ signature: signature + 'a'.repeat(4000) }),
  'a body with a space more': ({ signature, body }) => ({ signature, body: `${body} ` }),
  'a body with a mark in front': ({ signature, body }) => ({ signature, body: `\ufeff${body}` }),
  'five minutes and a second ago': ({ body }) => at(SECONDS - 301, body),
  'a minute and a second ahead': ({ body }) => at(SECONDS + 61, body),
  milliseconds: ({ body }) => at(NOW, body),
  'the year 1970': ({ body }) => at(0, body),
  'before 1970': ({ body }) => at(-SECONDS, body),
  'more than a number holds': ({ body }) => at(1e21, body),
  'half a second': ({ body }) => at(SECONDS + 0.5, body),
};

function at(timestamp: number, body: string): Partial<Raw> {
  return { timestamp, signature: sign(SIGNING_SECRET, timestamp, body) };
}

test.for(PAYLOADS)('%s that is not rightly signed is refused, and nothing is done', async ([, make]) => {
  const { url, slack, study, log, app } = await openSample();
  for (const [name, wrong] of Object.entries(WRONG)) {
    const request = make();
    const signature = sign(SIGNING_SECRET, SECONDS, request.body);
    const answer = await post(url, { ...request, signature, ...wrong({ signature, body: request.body }) });
    expect([answer.status, await answer.text()], name).toEqual([401, '']);
  }
  await app.stop();
  expect([...slack.calls, ...study.calls]).toEqual([]);
  expect(log.filter(({ msg }) => msg === 'request')).toEqual([]);
});

test('any change of a byte of the body, the time or the signature is refused', async () => {
  const { url, slack, study } = await openSample();
  const { body, contentType = '' } = form(commandFields('/course', 'TX00EY23-3015', URLS));
  const signature = sign(SIGNING_SECRET, SECONDS, body);
  const changes = fc.record({
    what: fc.constantFrom('body', 'signature', 'timestamp'),
    where: fc.nat(),
    other: fc.constantFrom(...'0123456789abcdef&=%+ zZ'),
    how: fc.constantFrom('put', 'insert', 'drop'),
  });
  const property = fc.asyncProperty(changes, async ({ what, where, other, how }) => {
    const right = { body, signature, timestamp: String(SECONDS) }[what] ?? '';
    const place = where % right.length;
    const changed = `${right.slice(0, place)}${how === 'drop' ? '' : other}${right.slice(how === 'insert' ? place : place + 1)}`;
    // Leading zeros and spaces around are the same number.
    fc.pre(what === 'timestamp' ? Number(changed) !== SECONDS : changed.trim() !== right);
    const request = { body, contentType, timestamp: SECONDS, signature, [what]: changed };
    expect((await post(url, request)).status).toBe(401);
  });
  await fc.assert(property, { numRuns: 400 });
  expect([...slack.calls, ...study.calls]).toEqual([]);
});

/** What is sent as it stands; resolves to the statuses of what is answered. */
async function sendRaw(url: string, head: readonly string[], body: string): Promise<number[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  return Array.from((await text(socket)).matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
}

test('headers that stand there twice, or in other letters, are no way in, and never act twice', async () => {
  const { url, slack, next } = await openSample();
  const make = () => {
    const body = JSON.stringify(
      envelope({ type: 'app_mention', user: SAM.id, channel: 'C0COURSES1', text: 'help', ts: '1.1' }),
    );
    const signature = sign(SIGNING_SECRET, SECONDS, body);
    const signed = `X-Slack-Signature: ${signature}`;
    const wrong = `x-slack-signature: v0=${'0'.repeat(64)}`;
    const time = `x-slack-request-timestamp: ${SECONDS}`;
    const start = [
      'POST /slack/events HTTP/1.1',
      'host: x',
      'connection: close',
      'content-type: application/json',
    ];
    return { body, signed, wrong, time, start };
  };
  for (const order of ['wrong first', 'right first', 'both right', 'two times', 'folded'] as const) {
    const { body, signed, wrong, time, start } = make();
    const head = {
      'wrong first': [...start, wrong, signed, time],
      'right first': [...start, signed, wrong, time],
      'both right': [...start, signed, signed, time],
      'two times': [...start, signed, time, `x-slack-request-timestamp: ${SECONDS - 1000}`],
      folded: [...start, `x-slack-signature:\r\n ${signed.slice(19)}`, time],
    }[order];
    const statuses = await sendRaw(url, head, body);
    expect(statuses, order).not.toContain(200);
  }
  expect(slack.calls).toEqual([]);
  const { body, signed, time, start } = make();
  await next(async () =>
    expect(
      await sendRaw(
        url,
        [...start, signed.toUpperCase().replace(/V0=.*/, (value) => value.toLowerCase()), time],
        body,
      ),
    ).toEqual([200]),
  );
});
