/** Searches of the catalogue: what is sent, what of an answer is believed, and what is not. */
import { describe, expect, test } from 'vitest';
import { ASKED_IN } from '../../src/study-client/gateway/fields.ts';
import type { Criteria } from '../../src/study-client/model.ts';
import { code, found, gateway, open, row, unitId } from './setup.ts';

const SINCE = '2025-11-28';
const group = (of: string) => [{ code: of, name: of }];
const NAME: Criteria = { name: 'web design', since: SINCE };

const namesOf = (answer: { readonly value: { readonly runs: readonly { readonly code: string }[] } }) =>
  answer.value.runs.map((one) => one.code);

test.each<readonly [Criteria, object]>([
  [NAME, { name: 'web design', startDate: '2025-11-28T00:00' }],
  [
    { group: 'txl22s1', since: SINCE },
    { studentGroups: ['TXL22S1'], startDate: '2025-11-28T00:00' },
  ],
  [{ unit: 'TX00EY23' as never }, { codes: ['TX00EY23'] }],
])('%j is sent as %j, in the language of the reader', async (criteria, body) => {
  const { study, upstream } = await open(() => found());
  await study.search(criteria, 'sv');
  expect(upstream.calls.map((one) => [one.method, one.path, one.query, one.body])).toEqual([
    ['POST', '/realization/search', { l: ASKED_IN.sv }, body],
  ]);
});

test.each(['', ' ', '-', 'ab', '!!', 'x'.repeat(101)])('nothing is sent for the name %j', async (name) => {
  const { study, upstream } = await open(() => found());
  await expect(study.search({ name, since: SINCE }, 'en')).rejects.toThrow(RangeError);
  await expect(study.search({ group: ' ', since: SINCE }, 'en')).rejects.toThrow(RangeError);
  expect(upstream.calls).toEqual([]);
});

describe('of the rows', () => {
  const ROWS = [
    row('TX00AA11-3001', { name: 'Web Design', studentGroups: group('TXL22S1') }),
    row('TX00AA12-3001', { name: 'Design of Web Services', studentGroups: group('txl22s1') }),
    row('TX00AA13-3001', { name: 'Web Analytics', studentGroups: group('TXL22S11') }),
    row('TX00AA1-3001', { name: '<b>WEB</b> &amp; Dësign' }),
  ];
  test.each<readonly [Criteria, readonly string[]]>([
    [NAME, ['TX00AA11-3001', 'TX00AA12-3001', 'TX00AA1-3001']],
    [{ group: 'TXL22S1', since: SINCE }, ['TX00AA11-3001', 'TX00AA12-3001']],
    [{ unit: 'TX00AA1' as never }, ['TX00AA1-3001']],
  ])('%j brings only its own', async (criteria, codes) => {
    const { study } = await open(() => found(...ROWS));
    expect(namesOf(await study.search(criteria, 'en'))).toEqual(codes);
  });

  test('each is there once, answers a look-up by its code, and is asked for once by many', async () => {
    const { study, upstream } = await open(() => found(...ROWS, ...ROWS));
    const all = await Promise.all([1, 2, 3].map(() => study.search(NAME, 'en')));
    expect(all.map(namesOf).map(({ length }) => length)).toEqual([3, 3, 3]);
    expect((await study.realization(code('TX00AA11-3001'), 'en')).value.name).toBe('Web Design');
    expect(upstream.calls).toHaveLength(1);
  });

  test('one without a name answers no look-up by its code', async () => {
    const { study, upstream } = await open(() => found(row('TX00AA11-3001', { name: '' })));
    await study.search({ unit: 'TX00AA11' as never }, 'en');
    await study.realization(code('TX00AA11-3001'), 'en');
    expect(upstream.calls.length).toBeGreaterThan(1);
  });
});

const many = (count: number, more: object = {}) =>
  found(
    ...Array.from({ length: count }, (_, at) => ({ code: `TX00AA11-${at}`, name: 'Web design', ...more })),
  );

test.each([
  ['899 rows', many(899), 899, false],
  ['900 rows', many(900), 0, true],
  ['1000 rows', many(1000), 0, true],
  ['more than a megabyte', many(300, { content: 'x'.repeat(4000) }), 0, true],
])('of %s', async (what, reply, count, isTooBroad) => {
  const { study, events } = await open(() => reply);
  const { value } = await study.search(NAME, 'en');
  expect([value.runs.length, value.isTooBroad]).toEqual([count, isTooBroad]);
  // Many may have such a name, and a group of a whole year has so many courses; no unit has so many runs.
  await study.search({ group: 'TXL22S1', since: SINCE }, 'en');
  await study.search({ unit: 'TX00AA11' as never }, 'en');
  const told = new Set(events.flatMap((one) => (one.event === 'not-offered' ? one.extra : [])));
  const isSeenToBeOthers = isTooBroad && !what.endsWith('megabyte');
  expect([...told]).toEqual(isTooBroad ? [...(isSeenToBeOthers ? ['search-group'] : []), 'search-unit'] : []);
});

test.each([
  ['900 rows', many(900, { studentGroups: group('TXL22S1') })],
  ['more than a megabyte', many(300, { studentGroups: group('TXL22S1'), content: 'x'.repeat(4000) })],
])('a group of %s is too broad, and says nothing of the search by groups', async (_, reply) => {
  const { study, events } = await open(() => reply);
  const { value } = await study.search({ group: 'txl22s1', since: SINCE }, 'en');
  expect([value.runs.length, value.isTooBroad]).toEqual([0, true]);
  expect(events.filter(({ event }) => event === 'not-offered')).toEqual([]);
});

test.each([
  ['the gateway does not know it', gateway(404, 'Resource not found'), true],
  ['codes are required', { status: 400, json: { status: 'error', message: 'codes' } }, true],
  ['it is not allowed', { status: 405 }, true],
  ['the key may not', gateway(401, 'Access denied'), false],
  ['too many requests', gateway(429, 'Rate limit is exceeded'), false],
  ['a fault', { status: 500 }, false],
  ['a page', { body: '<html>', headers: { 'content-type': 'text/html' } }, false],
] as const)('%s: the search fails, and whether it is offered is told: %#', async (_, reply, isTold) => {
  const { study, events } = await open(() => reply);
  await expect(study.search(NAME, 'en')).rejects.toThrow();
  expect(events.some(({ event }) => event === 'not-offered')).toBe(isTold);
});

test('a unit by its code: the newest of several, then the one with the highest id', async () => {
  const units = [
    { id: '5', code: 'TX00AA11', name: 'Old', yearOfFoundation: 2019 },
    { id: '70', code: 'TX00AA11', name: 'Newer', yearOfFoundation: 2024 },
    { id: '8', code: 'tx00aa11', name: 'New', yearOfFoundation: 2024 },
    { id: '900', code: 'TX00AA111', name: 'Another', yearOfFoundation: 2026 },
  ];
  const { study, upstream } = await open(() => ({ json: { status: 'success', courseUnits: units } }));
  const { value } = await study.courseUnitByCode('TX00AA11' as never, 'en');
  expect([value.id, value.name]).toEqual([unitId('70'), 'Newer']);
  expect(upstream.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/courseunit/search', { codes: ['TX00AA11'] }],
  ]);
});

test('the list of buildings: those in use, by name, else by code, else by kind', async () => {
  const resources = [
    { id: '61000', type: 'building', code: 'KXAMP', name: 'Example campus, Street 1' },
    { id: '61001', type: 'building', code: 'KYAMP', name: '' },
    { id: '61002', type: 'building', code: '', name: null, resourceType: 'Campus' },
    { id: '61003', type: 'building', code: 'OLD', name: 'Old house (ei käytössä)' },
    { id: '61004', type: 'room', code: 'R1', name: 'Room' },
    'nothing',
  ];
  const { study } = await open(() => ({ json: { status: 'success', building: null, resources } }));
  expect((await study.buildings('en')).value.map(({ id, name }) => [id, name])).toEqual([
    ['61000', 'Example campus, Street 1'],
    ['61001', 'KYAMP'],
    ['61002', 'Campus'],
  ]);
});

test('it is asked about a known course by its own words, as they are written', async () => {
  const known = row('TX00AA11-3001', { name: 'Ryhmädynamiikka ja työ', studentGroups: group('TXL22S1') });
  const { study, upstream } = await open(() => found(known));
  const { value } = await study.realization(code('TX00AA11-3001'), 'fi');
  for (const { steps } of study.probes(value, SINCE, 'fi')) for (const { ask } of steps) await ask();
  const bodies = upstream.calls.map(
    ({ body }) => body as { name?: string; studentGroups?: string[] } | undefined,
  );
  expect(bodies.flatMap((one) => one?.name ?? [])).toEqual([
    'zzqxprobe',
    'Ryhmädynamiikka',
    'Ryhmädynamiikka',
  ]);
  expect(bodies.flatMap((one) => one?.studentGroups ?? [])).toEqual(['ZZ99PROBE', 'TXL22S1', 'TXL22S1']);
  // One for the course, no more than twelve, and one where a course has no lessons of its own.
  expect(bodies.length).toBeLessThanOrEqual(14);
});

test('a listener that throws fails no look-up', async () => {
  const { study } = await open(() => found(row('TX00AA11-3001')), {
    onRun: () => {
      throw new Error('the listener has trouble');
    },
  });
  expect((await study.realization(code('TX00AA11-3001'), 'en')).value.code).toBe('TX00AA11-3001');
});

describe('a name that more courses have than one answer holds', () => {
  const courses = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ code: `TX00AA11-${at}`, name: 'Web design' }));
  /** A service that cuts at a thousand rows. */
  const serve = (count: number) => open(() => found(...courses(Math.min(count, 1000))));

  test.each([
    [899, 899, false],
    [0, 0, false],
    [900, 0, true],
    [1500, 0, true],
  ])('of %d rows %d are shown', async (count, shown, isTooBroad) => {
    const { study, upstream } = await serve(count);
    const { value } = await study.search({ ...NAME, name: 'web' }, 'en');
    expect([value.runs.length, value.isTooBroad]).toEqual([shown, isTooBroad]);
    expect(upstream.calls).toHaveLength(1);
  });

  test('of several words the longest two are asked for alone, and no more than a request may', async () => {
    let left = Number.POSITIVE_INFINITY;
    const workspace = () => 'T1';
    const { study, upstream } = await open(() => found(...courses(1000)), {
      asker: {
        charge: () => undefined,
        workspace,
        maySearch: () => {
          left -= 1;
          return left >= 0;
        },
      },
    });
    await study.search({ name: 'webs and designs', since: SINCE }, 'en', undefined, 0);
    expect(upstream.calls).toHaveLength(3);
    left = 1;
    const { value } = await study.search({ name: 'plays and designs', since: SINCE }, 'en', undefined, 0);
    expect([value.runs.length, value.isTooBroad]).toEqual([0, true]);
    expect(upstream.calls).toHaveLength(4);
    await expect(study.search({ name: 'others', since: SINCE }, 'en', undefined, 0)).rejects.toThrow(
      'no search is left',
    );
    expect(upstream.calls).toHaveLength(4);
  });

  test('few enough have its longest word', async () => {
    const { study, upstream } = await open((request) => {
      const { name = '' } = { ...(request.body as { name?: string }) };
      const all = [
        { code: 'TX00AA12-1', name: 'Introduction to Glaciology' },
        ...courses(1200).map((one) => ({ ...one, name: 'Introduction to design' })),
      ];
      const words = name.toLowerCase().split(' ');
      const any = all.filter((one) =>
        one.name
          .toLowerCase()
          .split(' ')
          .some((word) => words.includes(word)),
      );
      return found(...any.slice(0, 1000));
    });
    for (const name of ['introduction to glaciology', 'glaciology: introduction to']) {
      const { value } = await study.search({ name, since: SINCE }, 'en');
      expect([value.isTooBroad, ...value.runs.map((one) => one.code)]).toEqual([false, 'TX00AA12-1']);
    }
    expect(upstream.calls).toHaveLength(3);
  });

  test.each([
    ['organ', 'organ building'],
    ['building organ', 'Organ Building 2'],
  ])('after %s, %s is not asked for', async (first, second) => {
    const rows = ['Organ Building 2', 'Organ Donation'].map((name, at) => ({ code: `TX00AA11-${at}`, name }));
    const { study, upstream } = await open(() => found(...rows));
    await study.search({ name: first, since: SINCE }, 'en');
    const { value } = await study.search({ name: second, since: SINCE }, 'en');
    expect(value.runs.map((one) => one.name)).toEqual(['Organ Building 2']);
    expect(upstream.calls).toHaveLength(1);
    await study.search({ name: second, since: SINCE }, 'en', 'fresh');
    await study.search({ name: second, since: '2020-01-01' }, 'en');
    await study.search({ name: 'donation', since: SINCE }, 'en');
    expect(upstream.calls).toHaveLength(4);
  });

  test.each(['oil paintng', 'oil paniting', 'oli painting', 'oil paintingg'])(
    'of %s the rows are told that came with it',
    async (name) => {
      const rows = ['Oil Painting', 'Oil Rigs', 'Wall Painting'].map((one, at) => ({
        code: `TX00AA11-${at}`,
        name: one,
      }));
      const { study } = await open(() => found(...rows));
      const { value } = await study.search({ name, since: SINCE }, 'en');
      expect(value.runs).toEqual([]);
      const near = (value.near ?? []).map((one) => one.name);
      // Short words are near to too many.
      expect(near).toEqual(name.startsWith('oli') ? [] : ['Oil Painting']);
    },
  );

  test('of a group and a unit there are never so many', async () => {
    const { study, upstream } = await serve(1500);
    await study.search({ group: 'TXL22S1', since: SINCE }, 'en');
    await study.search({ unit: 'TX00AA11' as never }, 'en');
    expect(upstream.calls).toHaveLength(2);
  });
});
