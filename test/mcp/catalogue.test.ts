/** Assistants find courses in the whole catalogue, or say that they don't: over a service as sister services are, and over its opposite. */
import { describe, expect, test } from 'vitest';
import { sampleData } from '../../playground/sample-data/index.ts';
import { NO_EXTRAS, USUAL_MANNERS } from '../../playground/sample-extras.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { type FlowOptions, NOW, openSample } from '../flows/harness.ts';
import { connect, identity, REVISIONS, slackbot, textOf } from './clients.ts';

const PUBLIC = { MCP: '1', MCP_PUBLIC: '1' };
const ALL = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings' };
type Given = Record<string, unknown>;

/** Without a person. */
async function open({ env = ALL, ...options }: FlowOptions = {}, revision?: (typeof REVISIONS)[number]) {
  const flow = await openSample({ ...options, env: { ...PUBLIC, ...env } });
  const client = await connect(flow.url, revision && { revision });
  const call = (name: string, given: Given) => client.callTool({ name, arguments: given });
  return { ...flow, call };
}

const codesIn = (
  { structuredContent }: { structuredContent?: unknown },
  field: 'courses' | 'runs',
): string[] => {
  const rows = (structuredContent as Record<string, readonly { code: string }[]>)[field] ?? [];
  return rows.map(({ code }) => code);
};

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  each([
    [{ words: 'web development' }, ['TI00HA13-3004']],
    [{ words: 'akustiikasta' }, ['RA00HF11-3002']],
    [{ group: 'TXL22S1', open: true, words: 'english' }, ['TI00HA16-3002', 'TI00HA24-3002']],
    [{ group: 'txl22s1', open: 'true', words: 'English' }, ['TI00HA16-3002']],
    [{ words: 'TXL22S1 open english' }, ['TI00HA16-3002']],
    [{ unit: 'ti00ha13' }, ['TI00HA13-3004']],
    [{ unit: 'TI00HA13-3002' }, ['TI00HA13-3004']],
    [{ group: 'TXL22S1', unit: 'TI00HA24' }, ['TI00HA24-3002']],
  ])('find_courses with %j looks in the whole catalogue', async (given, codes) => {
    const { call } = await open({ study: { manners } });
    const got = await call('find_courses', given);
    expect(codesIn(got, 'courses')).toEqual(expect.arrayContaining(codes));
    expect(got).toMatchObject({
      isError: false,
      structuredContent: { searched: 'catalogue', isComplete: true, page: 1 },
    });
    expect(textOf(got)).toContain('In the whole catalogue');
  });

  each([[{ group: 'ZZZ99X9' }], [{ group: '99999' }], [{ words: 'zzqqx' }]])(
    'find_courses with %j finds nothing, and says so of the whole catalogue',
    async (given) => {
      const { call } = await open({ study: { manners } });
      expect(await call('find_courses', given)).toMatchObject({
        isError: false,
        structuredContent: { courses: [], matching: 0, searched: 'catalogue', isComplete: true },
      });
    },
  );

  test('course_runs has all runs of a unit, the latest start first', async () => {
    const { call } = await open({ study: { manners } });
    for (const unit of ['TI00HA13', 'ti00ha13-3001']) {
      const got = await call('course_runs', { unit });
      expect(codesIn(got, 'runs')).toEqual([
        'TI00HA13-3004',
        'TI00HA13-3003',
        'TI00HA13-3002',
        'TI00HA13-3001',
      ]);
      expect(got.structuredContent).toMatchObject({
        ...{ unit: 'TI00HA13', matching: 4, searched: 'catalogue', isComplete: true },
      });
    }
  });
});

test('equal calls, and each page, cost one search', async () => {
  const { call, study } = await open();
  const first = await call('find_courses', { group: 'TXL22S1' });
  const { length } = study.calls;
  // Once more in another language, where rows lack a name.
  expect(length).toBeLessThanOrEqual(2);
  const second = await call('find_courses', {
    group: 'TXL22S1',
    page: '2',
    words: null,
    unit: '',
    open: null,
  });
  expect(second.structuredContent).toMatchObject({ page: 2, pages: 2, matching: 18 });
  expect(codesIn(first, 'courses').length + codesIn(second, 'courses').length).toBe(18);
  const past = await call('find_courses', { group: ['TXL22S1'], page: 300, words: [] });
  expect(past.structuredContent).toEqual(second.structuredContent);
  const odd = await call('find_courses', { group: 'TXL22S1', teacher: 'x', page: 2 });
  expect(odd.structuredContent).toMatchObject({ unusedWords: [], unknownArguments: ['teacher'], page: 2 });
  expect(study.calls.length).toBe(length);
});

test.each([
  ['off', 'nothing is asked', 0, { env: { STUDY_API_EXTRAS: 'off' } }],
  ['missing', 'one request shows it', 1, { env: { STUDY_API_EXTRAS: 'auto' }, study: { extras: NO_EXTRAS } }],
])('where searches are %s, it is said that nothing is searched, and %s', async (_, __, calls, options) => {
  const { call, study } = await open(options);
  for (let nth = 0; nth < 2; nth += 1) {
    const got = await call('find_courses', { words: 'web development', group: 'TXL22S1' });
    expect(got).toMatchObject({
      isError: false,
      structuredContent: { courses: [], searched: 'nothing', isComplete: false, known: 0 },
    });
    expect(study.calls).toHaveLength(calls);
  }
  expect(await call('course_runs', { unit: 'TX00EY99' })).toMatchObject({
    isError: false,
    structuredContent: { runs: [], searched: 'nothing', isComplete: false },
  });
  // By likely codes.
  expect((await call('course_runs', { unit: 'TX00EY23' })).structuredContent).toMatchObject({
    ...{ runs: [{ code: 'TX00EY23-3015' }], searched: 'seen', isComplete: false },
  });
});

test('a code of no usual form is no catalogue where none is searched', async () => {
  const { call, study } = await open({ env: { STUDY_API_EXTRAS: 'off' } });
  expect(await call('find_courses', { unit: 'HYV.77' })).toMatchObject({
    structuredContent: { courses: [], searched: 'nothing', isComplete: false },
  });
  expect(study.calls).toEqual([]);
});

test('with a person, courses that were looked up stand beside the catalogue’s, and in its place where it is off', async () => {
  for (const [extras, searched] of [
    ['off', 'seen'],
    [ALL.STUDY_API_EXTRAS, 'catalogue'],
  ] as const) {
    const flow = await openSample({ env: { ...PUBLIC, STUDY_API_EXTRAS: extras } });
    const client = await slackbot(flow.url);
    await flow.command('/course TX00EY23-3015 LI00DZ61-3005');
    const call = (name: string, given: Given) =>
      client.callTool({ name, arguments: given, _meta: identity() });
    const got = await call('find_courses', { words: 'marketing' });
    expect(codesIn(got, 'courses')).toContain('LI00DZ61-3005');
    expect(got.structuredContent).toMatchObject({ searched, isComplete: searched === 'catalogue' });
    const runs = await call('course_runs', { unit: 'TX00EY23' });
    expect(codesIn(runs, 'runs')).toContain('TX00EY23-3015');
    expect(runs.structuredContent).toMatchObject({ searched });
  }
});

test('a search that fails is an error where nothing else is known, and a reason where something is', async () => {
  const { call, study, url, command } = await open();
  study.mode = 'down';
  const got = await call('find_courses', { words: 'marketing' });
  expect(got).toMatchObject({ isError: true, structuredContent: { isComplete: false, searched: 'nothing' } });
  expect(textOf(got)).toContain('could not be searched');
  study.mode = 'fine';
  await command('/course LI00DZ61-3005');
  study.mode = 'down';
  const client = await slackbot(url);
  const mine = await client.callTool({
    ...{ name: 'find_courses', arguments: { words: 'marketing' }, _meta: identity() },
  });
  expect(mine).toMatchObject({ isError: false, structuredContent: { searched: 'seen', isComplete: false } });
  expect(mine.structuredContent).toHaveProperty('reason');
});

test('a cut answer is not complete', async () => {
  const [row] = sampleData(NOW).realizations;
  if (!row) throw new Error('no sample course');
  const realizations = Array.from({ length: 950 }, (_, at) => ({
    ...{ ...row, id: String(at + 1), code: `TX00AA${10 + (at % 90)}-${3001 + at}` },
  }));
  const { call } = await open({ study: { data: { realizations } } });
  const got = await call('find_courses', { words: row.name.en ?? '' });
  expect(got.structuredContent).toMatchObject({ courses: [], searched: 'catalogue', isComplete: false });
  expect(got.structuredContent).toHaveProperty('reason');
});

test.each(['no code', '', '<!channel>'])('course_runs of “%s” is an error', async (unit) => {
  const { call, study } = await open();
  expect((await call('course_runs', { unit })).isError).toBe(true);
  expect(study.calls).toEqual([]);
});

test.each(REVISIONS)('in revision %s all buildings are known without a look-up', async (revision) => {
  const { call, study } = await open({}, revision);
  const got = await call('find_rooms', { buildings: ['Harjun talo'] });
  expect(got).toMatchObject({ isError: false, structuredContent: { buildings: [{ id: '78044' }] } });
  expect(study.calls.length).toBe(4);
});

describe('a unit is a unit, though its code has the form of a group', () => {
  const data = {
    realizations: ['KA12B3-3001', 'KA12B3-3002'].map((code, at) => ({
      ...{ id: String(810_000 + at), code, name: { en: 'Glass Blowing', fi: 'Lasinpuhallus', sv: 'Glas' } },
      ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00', languages: ['en'], credits: 5 },
      ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
    })),
  };
  test.each([
    ['find_courses', 'courses', { unit: 'KA12B3' }, true],
    ['find_courses', 'courses', { unit: 'ka12b3' }, true],
    ['course_runs', 'runs', { unit: 'KA12B3' }, true],
    ['course_runs', 'runs', { unit: 'KA12B3-3001' }, true],
    ['find_courses', 'courses', { words: 'KA12B3' }, false],
  ] as const)('%s: %s of %j', async (tool, field, given, isUnit) => {
    const { call, study } = await open({ study: { data } });
    const got = await call(tool, given);
    expect(codesIn(got, field)).toHaveLength(2);
    expect(got).toMatchObject({ structuredContent: { searched: 'catalogue', isComplete: true } });
    expect(study.calls.some(({ body }) => 'studentGroups' in (body as object))).toBe(!isUnit);
  });
});
