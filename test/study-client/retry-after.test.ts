import { expect, test } from 'vitest';
import { waitOf } from '../../src/primitives.ts';
import { waitInWords } from '../../src/study-client/gateway/academic-information.ts';
import type { UpstreamReply } from '../fakes/upstream.ts';
import {
  buildingId,
  CODE,
  failureOf,
  gateway,
  HOUR,
  MINUTE,
  open,
  plenty,
  QUESTIONS,
  SECOND,
  unitId,
  until,
} from './setup.ts';

const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 8, 1, 9);
const MOST = 31 * DAY;

test.each<[string, string | undefined, number | undefined]>([
  ['seconds', '60', MINUTE],
  ['no time', '0', 0],
  ['spaces', ' 5 ', 5 * SECOND],
  ['a date', 'Tue, 01 Sep 2026 09:02:00 GMT', 2 * MINUTE],
  ['a date that is past', 'Tue, 01 Sep 2026 08:00:00 GMT', -HOUR],
  ['a negative number', '-5', undefined],
  ['a date without a zone', 'Tue Sep  1 09:02:00 2026', undefined],
  ['words', 'tomorrow', undefined],
  ['nothing', undefined, undefined],
  ['an empty header', '', undefined],
])('a header with %s', (_, header, wait) => {
  expect(waitOf(header, NOW)).toBe(wait);
});

test.each<[string, string, number | undefined]>([
  [
    'a quota span',
    'Out of call volume quota. Quota will be replenished in 22.14:18:12.',
    22 * DAY + 14 * HOUR + 18 * MINUTE + 12 * SECOND,
  ],
  ['a quota span without days', 'Quota will be replenished in 00:59:01.', 59 * MINUTE + SECOND],
  ['a rate limit', 'Rate limit is exceeded. Try again in 60 seconds.', MINUTE],
  ['one second', 'Try again in 1 second.', SECOND],
  ['words', 'Please wait.', undefined],
  ['nothing', '', undefined],
])('a message with %s', (_, message, wait) => {
  expect(waitInWords(message)).toBe(wait);
});

test.each<[string, string | undefined, string, number]>([
  ['the header goes before the message', '5', 'Try again in 60 seconds.', 5 * SECOND],
  ['the message counts where the header is unreadable', 'soon', 'Try again in 60 seconds.', MINUTE],
  ['a date that is past is now', 'Tue, 01 Sep 2026 08:00:00 GMT', '', 0],
  ['an absurd number is bounded', '99999999999999999999', '', MOST],
  ['an absurd date is bounded', 'Fri, 31 Dec 9999 23:59:59 GMT', '', MOST],
  ['an absurd span is bounded', undefined, 'Quota will be replenished in 999999.00:00:00.', MOST],
])('%s', async (_, header, message, wait) => {
  const headers = header === undefined ? {} : { 'retry-after': header };
  const { study } = await open(() => gateway(429, message, headers));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ retryAt: NOW + wait });
});

const COOLDOWNS: [string, UpstreamReply, Record<string, unknown>][] = [
  [
    '429',
    gateway(429, 'Rate limit', { 'retry-after': '60' }),
    { name: 'QuotaExceeded', retryAt: NOW + MINUTE },
  ],
  [
    '403',
    gateway(403, 'Quota will be replenished in 00:01:00.'),
    { name: 'QuotaExceeded', retryAt: NOW + MINUTE },
  ],
  ['503', { status: 503, headers: { 'retry-after': '60' } }, { name: 'Unavailable', reason: 'down' }],
];

test.each(COOLDOWNS)('%s holds every question until its time', async (_, reply, expected) => {
  const { study, upstream, clock, events } = await open(() => reply);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(expected);
  upstream.answer(plenty);
  clock.advance(57 * SECOND);
  for (const [, ask] of QUESTIONS) expect(await failureOf(ask(study))).toMatchObject(expected);
  expect(upstream.calls).toHaveLength(1);
  expect(events).toContainEqual({ event: 'cooldown', until: NOW + MINUTE });
  clock.advance(3 * SECOND);
  for (const [, ask] of QUESTIONS) expect(await ask(study)).toMatchObject({ freshness: 'fresh' });
});

test('a quota without a time leaves it open, and holds for a moment', async () => {
  const { study, upstream, clock } = await open(() => gateway(429, 'Too many requests'));
  const expected = { name: 'QuotaExceeded', retryAt: undefined };
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(expected);
  expect(await failureOf(study.realization(CODE, 'fi'))).toMatchObject(expected);
  expect(upstream.calls).toHaveLength(1);
  upstream.answer(plenty);
  clock.advance(5 * SECOND);
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});

test.each(QUESTIONS)(
  '%s: a short cooldown is waited out and the question asked once more',
  async (_, ask) => {
    const replies = [gateway(429, 'Rate limit', { 'retry-after': '0.02' })];
    const { study, upstream } = await open((request) => replies.shift() ?? plenty(request));
    expect(await ask(study)).toMatchObject({ freshness: 'fresh' });
    expect(upstream.calls).toHaveLength(2);
  },
);

test.each(['0', '0.02'])('a cooldown of %s s that is repeated is not waited out again', async (after) => {
  const { study, upstream } = await open(() => gateway(429, 'Rate limit', { 'retry-after': after }));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'QuotaExceeded' });
  expect(upstream.calls).toHaveLength(2);
});

test('a cooldown that outlasts the deadline is not waited out', async () => {
  const timing = { deadlineMs: 5000, cooldownPatienceMs: 60_000 };
  const { study, upstream } = await open(() => gateway(429, 'Rate limit', { 'retry-after': '20' }), {
    timing,
  });
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'QuotaExceeded' });
  expect(upstream.calls).toHaveLength(1);
});

test('a later cooldown is not shortened by an earlier one', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { study, upstream, clock } = await open(async ({ path }) => {
    if (!path.includes('/courseunit/')) return gateway(429, 'Rate limit', { 'retry-after': '3600' });
    await held;
    return gateway(429, 'Rate limit', { 'retry-after': '60' });
  });
  const slow = failureOf(study.courseUnit(unitId('678'), 'en'));
  await until(() => upstream.calls.length === 1);
  await failureOf(study.building(buildingId('78025'), 'en'));
  answer();
  await slow;
  upstream.answer(plenty);
  clock.advance(10 * MINUTE);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ retryAt: NOW + HOUR });
});

const FAR = String((31 * DAY) / SECOND);
const FAR_HOLDS: [string, UpstreamReply, Record<string, unknown>][] = [
  [
    '429',
    gateway(429, 'Rate limit', { 'retry-after': FAR }),
    { name: 'QuotaExceeded', retryAt: NOW + 31 * DAY },
  ],
  ['503', { status: 503, headers: { 'retry-after': FAR } }, { name: 'Unavailable', reason: 'down' }],
];

test.each(FAR_HOLDS)('%s: a wait of weeks is told, but probed every 15 min', async (_, reply, expected) => {
  const { study, upstream, clock } = await open(() => reply);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(expected);
  clock.advance(15 * MINUTE - 3 * SECOND);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(expected);
  expect(upstream.calls).toHaveLength(1);
  clock.advance(3 * SECOND);
  await failureOf(study.realization(CODE, 'en'));
  await failureOf(study.realization(CODE, 'en'));
  expect(upstream.calls).toHaveLength(2);
  upstream.answer(plenty);
  clock.advance(15 * MINUTE);
  for (const [, ask] of QUESTIONS) expect(await ask(study)).toMatchObject({ freshness: 'fresh' });
});

test.each(COOLDOWNS)('%s: a clock that is set back ends the cooldown', async (_, reply, expected) => {
  const { study, upstream, clock } = await open(() => reply);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(expected);
  upstream.answer(plenty);
  clock.advance(-SECOND);
  for (const [, ask] of QUESTIONS) expect(await ask(study)).toMatchObject({ freshness: 'fresh' });
});
