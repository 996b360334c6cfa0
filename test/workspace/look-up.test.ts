import { expect, test } from 'vitest';
import { AccessRefused, InvalidRequest, NotFound, QuotaExceeded, Unavailable } from '../../src/errors.ts';
import type { StudyClient } from '../../src/study-client/model.ts';
import { answerRealizations } from '../../src/workspace/look-up.ts';
import { failureOf } from '../study-client/setup.ts';

const CODES = ['TX00EY23-3015', 'TX00EY24-3015', 'TX00EY25-3015'] as const;
const found = (code: string) => ({ value: { code }, fetchedAt: 0, freshness: 'fresh' });
const [FOUND, OTHER] = [found(CODES[0]), found(CODES[1])];

/** Answers the codes in their order: with a failure, or with what was found. */
async function answered(...outcomes: (Error | typeof FOUND)[]) {
  const asked: readonly string[] = CODES.slice(0, outcomes.length);
  const study = {
    async realization(code: string) {
      const outcome = outcomes[asked.indexOf(code)];
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  } as unknown as StudyClient;
  return answerRealizations(study, asked, 'en');
}

const missing = new NotFound('realization', CODES[0]);
const down = new Unavailable('down', 'network');
const quota = new QuotaExceeded('quota');
const fault = new RangeError('a fault');

test.each([
  ['missing and down', [missing, down]],
  ['down and missing', [down, missing]],
  ['unexpected and missing', [fault, missing]],
  ['unexpected and down', [fault, down]],
  ['unexpected twice', [fault, fault]],
  ['missing twice', [missing, missing]],
])('%s: each failure keeps its reason', async (_, errors) => {
  const { only, lookUps } = await answered(...errors);
  expect(only).toBeUndefined();
  expect(lookUps.map((one) => 'error' in one && one.error)).toEqual(errors);
});

test.each([fault, missing, down])('what was found is kept beside %s', async (error) => {
  const { lookUps } = await answered(FOUND, error, OTHER);
  expect(lookUps).toEqual([
    { asked: CODES[0], found: FOUND },
    { asked: CODES[1], error },
    { asked: CODES[2], found: OTHER },
  ]);
});

test('what several names ask for is one', async () => {
  expect(await answered(FOUND, FOUND)).toEqual({ only: FOUND, lookUps: [{ asked: CODES[0], found: FOUND }] });
  const { only, lookUps } = await answered(FOUND, OTHER, FOUND);
  expect(only).toBeUndefined();
  expect(lookUps.map(({ asked }) => asked)).toEqual(CODES.slice(0, 2));
});

test.each([
  ['alone, missing', [missing]],
  ['alone, unexpected', [fault]],
  ['alone, down', [down]],
  ['all down', [down, down]],
  ['all upstream', [new AccessRefused('key', 'realizations-by-code answered 401'), quota, down]],
])('%s: the one cause is told', async (_, errors) => {
  expect(await failureOf(answered(...errors))).toBe(errors[0]);
});

test('what is no code at all is told alone', async () => {
  expect(await failureOf(answerRealizations({} as StudyClient, ['what'], 'en'))).toBeInstanceOf(
    InvalidRequest,
  );
});

test('nothing asked is nothing found', async () => {
  expect(await answerRealizations({} as StudyClient, [], 'en')).toEqual({ only: undefined, lookUps: [] });
});
