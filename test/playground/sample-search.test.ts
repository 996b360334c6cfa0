/** The extras of the sample study API: what its searches find, and how a service with fewer or other ones behaves. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SampleBuilding, SampleRealization } from '../../playground/sample-data/shape.ts';
import { ALL_EXTRAS, FOUR_OPERATIONS, type SampleExtras } from '../../playground/sample-extras.ts';
import {
  type SampleStudyApi,
  type SampleStudyApiOptions,
  startSampleStudyApi,
} from '../../playground/sample-study-api.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';

const NOW = Date.parse('2026-11-20T10:00:00+02:00');
const KEY = 'sample-key';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly type?: string;
}
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly realizations?: readonly Row[];
    readonly courseUnits?: readonly (Row & { readonly yearOfFoundation: number })[];
    readonly resources?: readonly Row[];
  };
}
interface Opened {
  readonly study: SampleStudyApi;
  ask(path: string, body?: unknown): Promise<Answer>;
  /** The codes that a search of realizations finds. */
  codes(body: unknown, language?: string): Promise<readonly string[]>;
}

async function open(options: Partial<SampleStudyApiOptions> = {}): Promise<Opened> {
  const study = await startSampleStudyApi({ key: KEY, now: () => NOW, ...options });
  onTestFinished(study.close);
  const ask: Opened['ask'] = async (path, body) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'Ocp-Apim-Subscription-Key': KEY };
    const response = await fetch(`${study.url}${path}`, { ...init, headers });
    const answered = (await response.json()) as Answer['body'];
    return { status: response.status, headers: response.headers, body: answered };
  };
  return {
    study,
    ask,
    codes: async (body, language = 'en') => {
      const { realizations = [] } = (await ask(`/realization/search?l=${language}`, body)).body;
      return realizations.map(({ code }) => code);
    },
  };
}

/** The codes of the rows that hold something, by id. */
function codesOf(rows: readonly SampleRealization[], holds: (row: SampleRealization) => boolean): string[] {
  const byId = (one: SampleRealization, other: SampleRealization) => Number(one.id) - Number(other.id);
  return rows
    .filter(holds)
    .toSorted(byId)
    .map(({ code }) => code);
}

const isOf = (unit: string) => (row: SampleRealization) => row.code.startsWith(`${unit}-`);
const inGroup =
  (...groups: string[]) =>
  ({ groups: own = [] }: SampleRealization) =>
    own.some((one) => groups.includes(one));
const startsFrom =
  (date: string) =>
  ({ starts }: SampleRealization) =>
    typeof starts === 'string' && starts >= date;

/** What a search by the page finds; `l`: the asked language. */
const SEARCHES: readonly {
  readonly what: string;
  readonly body: unknown;
  readonly l?: string;
  readonly finds: (row: SampleRealization) => boolean;
}[] = [
  { what: 'a code', body: { codes: ['TI00HA13-3001'] }, finds: ({ code }) => code === 'TI00HA13-3001' },
  { what: 'a unit’s code: its runs', body: { codes: ['ti00ha13'] }, finds: isOf('TI00HA13') },
  { what: 'a group', body: { studentGroups: ['TXL22S1'] }, finds: inGroup('TXL22S1') },
  { what: 'a group in lower case', body: { studentGroups: ['txl22s1'] }, finds: inGroup('TXL22S1') },
  {
    what: 'any of two groups',
    body: { studentGroups: ['TXQ25S1', 'RXA24S1'] },
    finds: inGroup('TXQ25S1', 'RXA24S1'),
  },
  { what: 'a group that there is not', body: { studentGroups: ['ZZ99PROBE'] }, finds: () => false },
  {
    what: 'the group under the name of another search',
    body: { codes: ['TI00HA13'], studentGroup: ['ZZ'] },
    finds: isOf('TI00HA13'),
  },
  {
    what: 'a word of the name',
    body: { name: 'acoustics' },
    finds: ({ name }) => /\bacoustics\b/i.test(name.en ?? ''),
  },
  {
    what: 'any word, in any order',
    body: { name: 'DEVELOPMENT zzq web' },
    finds: ({ name }) => /\b(web|development)\b/i.test(name.en ?? ''),
  },
  {
    what: 'a word between hyphens',
    body: { name: 'kehitys' },
    l: 'fi',
    finds: ({ name }) => /-kehitys$/.test(name.fi ?? ''),
  },
  { what: 'a word in another language', body: { name: 'akustiikka' }, finds: () => false },
  { what: 'a part of a word', body: { name: 'acoust' }, finds: () => false },
  { what: 'a wildcard', body: { name: 'acoust*' }, finds: () => false },
  { what: 'a word beside HTML', body: { name: 'html' }, l: 'sv', finds: isOf('TI00HA38') },
  { what: 'signs alone', body: { name: '"*"' }, finds: () => false },
  { what: 'a list of names', body: { name: ['acoustics'] }, finds: () => false },
  {
    what: 'a start, equal included',
    body: { startDate: '2027-01-04T00:00' },
    finds: startsFrom('2027-01-04T00:00:00'),
  },
  {
    what: 'a start with seconds',
    body: { startDate: '2027-01-04T00:00:01' },
    finds: startsFrom('2027-01-04T00:00:01'),
  },
  {
    what: 'an end',
    body: { endDate: '2025-12-31T00:00' },
    finds: ({ ends }) => typeof ends === 'string' && ends <= '2025-12-31',
  },
  {
    what: 'group and start',
    body: { studentGroups: ['TXL22S1'], startDate: '2026-11-20T00:00' },
    finds: (row) => inGroup('TXL22S1')(row) && startsFrom('2026-11-20')(row),
  },
  { what: 'code and nonsense', body: { codes: ['TI00HA13-3001'], name: 'zzqxprobe' }, finds: () => false },
  { what: 'nothing: all', body: {}, finds: () => true },
  { what: 'blanks: all', body: { codes: [], name: ' ', studentGroups: [''] }, finds: () => true },
];

test.each(SEARCHES)('$what', async ({ body, l, finds }) => {
  const { study, codes } = await open();
  expect(await codes(body, l)).toEqual(codesOf(study.data.realizations, finds));
});

test('what finds nothing has no rows at all; a date with a zone is refused', async () => {
  const { ask } = await open();
  const none = await ask('/realization/search', { studentGroups: ['ZZ99PROBE'] });
  expect(none).toMatchObject({ status: 200 });
  expect(none.body).toEqual({ status: 'success', message: 'No results' });
  expect(await ask('/realization/search', { startDate: '2026-11-20T00:00Z' })).toMatchObject({ status: 400 });
});

const row = (index: number): SampleRealization => ({
  id: String(5000 - index),
  code: `ZZ00ZZ${index}-3001`,
  name: { fi: 'Sama nimi' },
  groups: ['ZZ25S1'],
});

test('rows are cut silently at a thousand, the oldest first, and pages bring the rest', async () => {
  const realizations = Array.from({ length: 1203 }, (_, index) => row(index));
  const { codes, ask } = await open({ data: { realizations } });
  const all = codesOf(realizations, () => true);
  const search = { studentGroups: ['ZZ25S1'] };
  expect(await codes(search)).toEqual(all.slice(0, 1000));
  expect(await codes({ ...search, size: 5000 })).toEqual(all.slice(0, 1000));
  expect(await codes({ ...search, from: 1000 })).toEqual(all.slice(1000));
  expect(await codes({ ...search, from: 3, size: 2 })).toEqual(all.slice(3, 5));
  expect(await codes({ ...search, from: 1203 })).toEqual([]);
  const { body } = await ask('/realization/search', search);
  expect(Object.keys(body).toSorted()).toEqual(['realizations', 'status']);
});

describe('course units', () => {
  test.each([
    ['by code', { codes: ['KU00HE11'] }, ['Basics of Composition']],
    ['by a word of the name', { name: 'soundscapes' }, ['Soundscapes']],
    ['by several codes', { codes: ['KU00HE11', 'ku00he15'] }, ['Basics of Composition', 'History of Film']],
    ['not by another', { codes: ['XX00XX00'] }, undefined],
  ])('are found %s', async (_how, body, names) => {
    const { ask } = await open();
    const answer = await ask('/courseunit/search?l=en', body);
    expect(answer.body.courseUnits?.map(({ name }) => name)).toEqual(names);
  });

  test('of one there is an older version, too; each is found by its id', async () => {
    const { study, ask } = await open();
    const { courseUnits = [] } = (await ask('/courseunit/search', { codes: ['TI00HA15'] })).body;
    expect(new Set(courseUnits.map(({ yearOfFoundation }) => yearOfFoundation)).size).toBe(2);
    const { id, code } = study.data.courseUnits.at(-1) ?? {};
    expect((await ask(`/courseunit/${id}`)).body.courseUnits).toMatchObject([{ code }]);
  });
});

test('the list of buildings has them all, also closed and nameless ones, and no other rows', async () => {
  const { study, ask } = await open();
  const { body } = await ask('/reservation/building');
  expect(body).toEqual({
    status: 'success',
    resources: study.data.buildings.map(({ building }: SampleBuilding) => building),
  });
  const names = body.resources?.map(({ name }) => name) ?? [];
  expect(names.filter((name) => name.includes('ei käytössä'))).toHaveLength(1);
  expect(names.filter((name) => name === '')).toHaveLength(1);
  expect(body.resources?.every(({ type }) => type === 'building')).toBe(true);
});

test.each(['/realization/search', '/courseunit/search'])(
  'a GET on %s finds no row of that id',
  async (path) => {
    const { ask } = await open();
    expect((await ask(path)).body).toEqual({ status: 'success', message: 'No results' });
  },
);

describe('a service without an extra', () => {
  const K = 'TI00HA13-3001';
  test.each<[keyof SampleExtras, unknown, readonly string[]]>([
    ['name', { codes: [K], name: 'zzqxprobe' }, [K]],
    ['group', { codes: [K], studentGroups: ['ZZ99PROBE'] }, [K]],
    ['startDate', { codes: [K], startDate: '2099-01-01T00:00' }, [K]],
    ['endDate', { codes: [K], endDate: '1999-01-01T00:00' }, [K]],
    ['paging', { codes: [K, 'TI00HA11-3001'], from: 1, size: 1 }, ['TI00HA11-3001', K]],
    ['unit', { codes: ['TI00HA13'] }, []],
  ])('%s ignores it', async (extra, body, found) => {
    const { study, codes } = await open({ extras: { [extra]: false } });
    expect(await codes(body)).toEqual(found);
    study.extras = ALL_EXTRAS;
    expect(await codes(body)).not.toEqual(found);
  });

  test('name gives a dump where it is the only criterion', async () => {
    const { study, codes } = await open({ extras: { name: false } });
    expect(await codes({ name: 'zzqxprobe' })).toHaveLength(study.data.realizations.length);
  });

  test.each([
    ['unknown', [404, 404], [undefined, undefined]],
    ['refused', [401, 401], [undefined, undefined]],
    ['mistaken', [200, 200], [130, undefined]],
  ] as const)('operations that are not offered are %s', async (notOffered, statuses, rows) => {
    const { study, ask } = await open({
      extras: { units: false, buildings: false },
      manners: { notOffered },
    });
    const answers = [
      await ask('/courseunit/search', { codes: ['XX00XX00'] }),
      await ask('/reservation/building'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    expect(answers.map(({ body }) => (body.courseUnits ?? body.resources)?.length)).toEqual(rows);
    expect(study.data.courseUnits).toHaveLength(130);
  });
});

describe('only the four operations', () => {
  test('a search needs codes, whole ones; the rest is ignored, and other operations are unknown', async () => {
    const { ask, codes } = await open(FOUR_OPERATIONS);
    for (const body of [{}, { name: 'acoustics' }, { codes: [], studentGroups: ['TXL22S1'] }])
      expect(await ask('/realization/search', body)).toMatchObject({
        status: 400,
        body: { status: 'error' },
      });
    expect(await codes({ codes: ['ti00ha13-3002'], name: 'zzq', startDate: 'no date' })).toEqual([
      'TI00HA13-3002',
    ]);
    expect(await codes({ codes: ['TI00HA13'] })).toEqual([]);
    for (const answer of [
      await ask('/courseunit/search', { codes: ['KU00HE11'] }),
      await ask('/reservation/building'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { statusCode: 404 } });
    expect((await ask('/reservation/building/78044')).body.resources).toHaveLength(6);
  });
});

describe('a service that behaves by the opposites', () => {
  test.each<[string, unknown, string, (row: SampleRealization) => boolean]>([
    ['a name in any language', { name: 'akustiikka' }, 'en', ({ name }) => /akustiikka/i.test(name.fi ?? '')],
    ['every word', { name: 'zzq acoustics' }, 'en', () => false],
    ['two words in another order', { name: 'project web' }, 'en', isOf('TI00HA14')],
    ['a part of a word', { name: 'oundsca' }, 'en', isOf('KU00HE14')],
    ['a group as it is written', { studentGroups: ['txl22s1'] }, 'en', () => false],
  ])('finds by %s, the newest first', async (_what, body, l, finds) => {
    const { study, codes } = await open({ manners: OPPOSITE_MANNERS });
    expect(await codes(body, l)).toEqual(codesOf(study.data.realizations, finds).toReversed());
  });

  test('gives an empty list for nothing, and repeats the request’s headers', async () => {
    const { ask } = await open({ manners: OPPOSITE_MANNERS });
    const { body, headers } = await ask('/realization/search', { codes: ['ZZ00ZZ00-9999'] });
    expect(body).toMatchObject({ message: 'No results', realizations: [] });
    expect(headers.get('ocp-apim-subscription-key')).toBe(KEY);
  });

  test('a wildcard finds beginnings, and fields may be joined by “or”', async () => {
    const wildcard = await open({ manners: { wildcard: true } });
    const finds = ({ name }: SampleRealization) => /\bacoust/i.test(name.en ?? '');
    expect(await wildcard.codes({ name: 'acoust*' })).toEqual(
      codesOf(wildcard.study.data.realizations, finds),
    );
    const either = await open({ manners: { fields: 'or' } });
    const K = 'TI00HA13-3001';
    expect(await either.codes({ codes: [K], studentGroups: ['ZZ99PROBE'] })).toEqual([K]);
  });
});
