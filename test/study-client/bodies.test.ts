import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { CODE, failureOf, open, QUESTIONS, row } from './setup.ts';

const INVALID = { name: 'InvalidResponse' };
const DOWN = { name: 'Unavailable', reason: 'down' };
const SLOW = { name: 'Unavailable', reason: 'slow' };
const SMALL = 64 * 1024;
const whole = JSON.stringify({ status: 'success', realizations: [row(CODE)] });
const bomb = JSON.stringify({ status: 'success', padding: ' '.repeat(4 * 1024 * 1024) });

const CASES: [string, UpstreamReply, Record<string, unknown>][] = [
  ['an empty body', { body: '' }, INVALID],
  ['a blank body', { body: ' \n' }, INVALID],
  ['a 204', { status: 204 }, INVALID],
  [
    'an HTML page',
    { body: '<!doctype html><h1>Maintenance</h1>', headers: { 'content-type': 'text/html' } },
    INVALID,
  ],
  ['truncated JSON', { body: whole.slice(0, -3) }, INVALID],
  ['a JSON array', { json: [row(CODE)] }, INVALID],
  ['a JSON string', { json: 'success' }, INVALID],
  ['a JSON number', { json: 5 }, INVALID],
  ['a JSON null', { body: 'null' }, INVALID],
  ['an object of another service', { json: { data: [] } }, INVALID],
  [
    'a collection that is text',
    { json: { status: 'success', realizations: 'x', courseUnits: 'x', resources: 'x' } },
    INVALID,
  ],
  [
    'no readable row',
    { json: { status: 'success', realizations: [1], courseUnits: [null], resources: ['x'] } },
    INVALID,
  ],
  ['too large a body', { body: ' '.repeat(SMALL + 1) }, INVALID],
  ['a gzip bomb', { body: gzipSync(bomb), headers: { 'content-encoding': 'gzip' } }, INVALID],
  ['a brotli bomb', { body: brotliCompressSync(bomb), headers: { 'content-encoding': 'br' } }, INVALID],
  [
    'a body that is not gzip, though it says so',
    { body: whole, headers: { 'content-encoding': 'gzip' } },
    INVALID,
  ],
  ['an unknown encoding', { body: gzipSync(whole), headers: { 'content-encoding': 'rot13' } }, INVALID],
  ['a connection cut before the head', { trouble: 'reset' }, DOWN],
  ['a connection cut within the body', { body: whole.slice(0, 20), trouble: 'cut' }, DOWN],
  ['a body that drips for ever', { body: whole, trouble: 'drip' }, SLOW],
  ['an error body that drips for ever', { status: 500, trouble: 'drip' }, SLOW],
  ['no answer at all', { trouble: 'hang' }, SLOW],
];

test.each(
  CASES.flatMap(([name, reply, expected]) =>
    QUESTIONS.map(([of, ask]) => ({ name, of, reply, expected, ask })),
  ),
)('$name: $of', async ({ reply, expected, ask }) => {
  const timing = { retries: 0, answerBytes: SMALL, attemptMs: expected === SLOW ? 60 : 4000 };
  const { study } = await open(() => reply, { timing });
  expect(await failureOf(ask(study))).toMatchObject(expected);
});

test.each([
  ['gzip', gzipSync(whole)],
  ['br', brotliCompressSync(whole)],
  ['identity', Buffer.from(whole)],
])('a %s answer is read', async (encoding, body) => {
  const { study } = await open(() => ({ body, headers: { 'content-encoding': encoding } }));
  expect((await study.realization(CODE, 'en')).value.code).toBe(CODE);
});

test('a byte-order mark is not part of the JSON', async () => {
  const { study } = await open(() => ({ body: `\uFEFF${whole}` }));
  expect((await study.realization(CODE, 'en')).value.code).toBe(CODE);
});

test.each([
  ['bytes', (json: string) => json],
  ['escapes', (json: string) => json.replace(/[^ -~]/g, escapeOf)],
  ['both', (json: string) => json.replace('ä', escapeOf)],
])('letters that are written as %s are the same letters', async (_, written) => {
  const told = {
    ...{ name: 'Äänitekniikka – jätkä', content: 'Sisältö – “sisään” 😀', startDate: '2026-11-20' },
    office: { code: 'Ä1', localizedName: { fi: 'Töölö', valueFi: 'Töölö' } },
    tags: [{ name: 'Ålandsk' }],
  };
  const body = written(JSON.stringify({ status: 'success', realizations: [row(CODE, told)] }));
  const { study } = await open(() => ({ body }));
  const { name, texts, office, tags, starts } = (await study.realization(CODE, 'fi')).value;
  expect([name, texts.content, office?.name, office?.code, tags[0]?.name, starts?.precision]).toEqual([
    ...[told.name, told.content, 'Töölö', 'Ä1', 'Ålandsk', 'day'],
  ]);
});

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

test('an upstream that does not listen is down', async () => {
  const { study, upstream } = await open();
  await upstream.close();
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(DOWN);
});
