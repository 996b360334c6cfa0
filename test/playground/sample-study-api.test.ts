import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SampleDates } from '../../playground/sample-data/courses.ts';
import { type SampleStudyApi, startSampleStudyApi } from '../../playground/sample-study-api.ts';

const NOW = Date.parse('2026-11-20T10:00:00+02:00');
const KEY = 'sample-key';

let study: SampleStudyApi;
beforeAll(async () => {
  study = await startSampleStudyApi({ key: KEY, now: () => NOW, slowMs: 60 });
});
afterAll(() => study.close());
beforeEach(() => {
  study.mode = 'fine';
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly status?: string;
    readonly message?: string;
    readonly realizations?: readonly Record<string, unknown>[];
    readonly courseUnits?: readonly Record<string, unknown>[];
    readonly building?: Record<string, unknown>;
    readonly resources?: readonly { readonly type: string; readonly places: number }[];
  };
}

async function ask(path: string, init: RequestInit = {}, key = KEY): Promise<Answer> {
  const headers = { 'Ocp-Apim-Subscription-Key': key, 'content-type': 'application/json' };
  const response = await fetch(`${study.url}${path}`, { ...init, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

function search(...codes: string[]): Promise<Answer> {
  return ask('/realization/search?l=en', { method: 'POST', body: JSON.stringify({ codes }) });
}

describe('the four operations', () => {
  test('search finds by code, in any case, and tells when nothing matches', async () => {
    const { body } = await search('tx00ey23-3015', 'LX00AC52-3001');
    expect(body.status).toBe('success');
    expect(body.realizations?.map(({ code }) => code)).toEqual(['TX00EY23-3015', 'LX00AC52-3001']);
    expect((await search('ZZ00ZZ00-9999')).body).toEqual({ status: 'success', message: 'No results' });
  });

  test('search matches loosely, as in practice', async () => {
    const { body } = await search('TX00EY23-30');
    expect(body.realizations?.map(({ code }) => code)).toEqual(['TX00EY23-3015']);
  });

  test('a realization and a course unit come by id, in the asked language', async () => {
    const [en, sv, fi] = await Promise.all(
      ['?l=en', '?l=sv', ''].map((query) => ask(`/realization/194201${query}`)),
    );
    expect(en?.body.realizations?.[0]?.['name']).toBe('Software Engineering Project');
    expect(sv?.body.realizations?.[0]?.['name']).toBe('Programvaruprojekt');
    expect(fi?.body.realizations?.[0]?.['name']).toBe('Ohjelmistotuotantoprojekti');
    const unit = await ask('/courseunit/72101?l=en');
    expect(unit.body.courseUnits?.[0]).toMatchObject({ code: 'TX00EY23', credits: 15 });
  });

  test('a building comes with everything that can be reserved in it', async () => {
    const { body } = await ask('/reservation/building/78031');
    expect(body.building).toMatchObject({ type: 'building', code: 'SR' });
    const rooms = body.resources?.filter(({ type }) => type === 'room') ?? [];
    expect(rooms.length).toBeGreaterThan(220);
    expect(rooms.some(({ places }) => places === 0)).toBe(true);
    expect(body.resources?.some(({ type }) => type !== 'room')).toBe(true);
  });

  test('unknown operations, wrong methods and missing keys get the gateway’s words', async () => {
    expect(await ask('/realizations')).toMatchObject({
      status: 404,
      body: { message: 'Resource not found' },
    });
    expect(await ask('/realization/search')).toMatchObject({ status: 200, body: { message: 'No results' } });
    expect(await ask('/courseunit/72101', { method: 'POST' })).toMatchObject({ status: 404 });
    const refused = await ask('/courseunit/72101', {}, 'another key');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^AzureApiManagementKey/);
  });
});

describe('courses that change', () => {
  const code = 'LX00AC52-3001';
  let before: SampleDates = {};
  beforeAll(() => {
    const {
      opens = null,
      closes = null,
      starts = null,
    } = study.data.realizations.find((each) => each.code === code) ?? {};
    before = { opens, closes, starts };
  });
  afterEach(() => study.changeDates(code, before));
  const dates = async () => {
    const [row] = (await search(code)).body.realizations ?? [];
    return row && { opens: row['enrollmentStart'], closes: row['enrollmentEnd'], starts: row['startDate'] };
  };

  test('dates are what they were changed to; what is left out stays, null is not given', async () => {
    study.changeDates(code, { closes: '2027-01-05T12:00:00' });
    expect(await dates()).toEqual({ ...before, closes: '2027-01-05T12:00:00' });
    study.changeDates(code, { opens: null, starts: '2027-02-01' });
    expect(await dates()).toEqual({ opens: null, closes: '2027-01-05T12:00:00', starts: '2027-02-01' });
  });

  test('a course vanishes from every answer, and comes back as it was', async () => {
    const { id } = study.data.realizations.find((each) => each.code === code) ?? {};
    study.remove(code);
    expect((await search(code)).body).toMatchObject({ message: 'No results' });
    expect((await ask(`/realization/${id}`)).body).toMatchObject({ message: 'No results' });
    expect(study.courses.filter(({ removed }) => removed)).toMatchObject([{ realization: { code } }]);
    study.putBack(code);
    expect(await dates()).toEqual(before);
  });

  test('only courses that there are can change', () => {
    expect(() => study.changeDates('ZZ00ZZ00-9999', {})).toThrow('no course ZZ00ZZ00-9999');
  });
});

describe('the ways in which an upstream goes wrong', () => {
  test('key refused and over quota', async () => {
    study.mode = 'key refused';
    expect(await ask('/courseunit/72101')).toMatchObject({ status: 401, body: { statusCode: 401 } });
    study.mode = 'over quota';
    const quota = await ask('/courseunit/72101');
    expect(quota).toMatchObject({ status: 403, body: { statusCode: 403 } });
    expect(Number(quota.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('down: an error or no answer at all', async () => {
    study.mode = 'down';
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        ask('/courseunit/72101').then(
          ({ status }) => status,
          () => 'cut',
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set([503, 'cut']));
  });

  test('slow answers in the end', async () => {
    study.mode = 'slow';
    const started = performance.now();
    expect(await ask('/courseunit/72101')).toMatchObject({ status: 200 });
    expect(performance.now() - started).toBeGreaterThan(50);
  });
});

describe('every state that an enrollment window can have, at 10:00 on 20 November 2026', () => {
  test.each([
    ['open, closes in two days', 'TX00EY23-3015', '2026-11-08T08:00:00', '2026-11-22T16:00:00'],
    ['open, closes tonight', 'SWD4TA033-3003', '2026-11-14T08:00:00', '2026-11-20T23:59:00'],
    ['opens in three days', 'TX00EW54-3008', '2026-11-23T08:00:00', '2026-12-07T23:59:00'],
    ['opens in minutes', 'IC250105-3002', '2026-11-20T10:07:00', '2026-11-26T23:59:00'],
    ['closed yesterday', 'SB00AA06-2001', '2026-11-05T08:00:00', '2026-11-19T23:59:00'],
    ['closed long ago', 'IM00BR45-3003', '2026-07-23T08:00:00', '2026-08-20T23:59:00'],
    ['no start', 'LX00AC52-3001', null, '2026-11-28T23:59:00'],
    ['no end', 'R0027-3009', '2026-11-11T08:00:00', undefined],
    ['neither', 'TU00CZ08-3001', null, null],
    ['reversed', 'BB00EM40-3001', '2026-12-02T08:00:00', '2026-11-17T08:00:00'],
    ['days only', 'LI00DZ61-3005', '2026-11-16', '2026-11-24'],
  ])('%s: %s', (_state, code, opens, closes) => {
    const row = study.data.realizations.find((each) => each.code === code);
    expect([row?.opens, row?.closes]).toEqual([opens, closes]);
  });
});
