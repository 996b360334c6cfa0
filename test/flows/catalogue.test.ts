/** The whole catalogue, where the study API lets it be searched: over a service as sister services are, and over its opposite. */
import { describe, expect, test } from 'vitest';
import { ALL_EXTRAS, NO_EXTRAS, type SampleExtras, USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, openSample } from './harness.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';
const KNOWN = '/course TX00EY23-3015';
const DAY = 86_400_000;

const textOf = ({ text, blocks }: SlackMessage): string => `${text} ${JSON.stringify(blocks)}`;
const inWords = ({ text = '' }: SlackMessage): string => text;
const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = (env = { STUDY_API_EXTRAS: ALL }) => openSample({ env, study: { manners } });

  each([
    ['/course web development', ['TI00HA13-3004', 'In the whole catalogue']],
    ['is there a course about acoustics?', ['RA00HF11-3002', 'RA00HF12-3002', 'In the whole catalogue']],
    ['finns det en kurs om akustik?', ['RA00HF11-3002']],
    // In Finnish for a reader of English, and by the basic form of a word.
    ['/course akustiikka', ['RA00HF11-3002']],
    ['/course akustiikasta', ['RA00HF11-3002']],
    // A language alone may be a subject, and a department can't be searched by.
    ['find finnish', ['KV00HG16-3001', 'In the whole catalogue']],
    ['is there a finnish course?', ['KV00HG16-3001', 'In the whole catalogue']],
    ['kurser i finska', ['KV00HG16-3001', 'I hela kursutbudet']],
    ['courses of the glaciology department', ['fits: glaciology', 'can’t be searched by department']],
    ['kurser på institutionen för glaciologi', ['glaciologi', 'kan inte sökas efter institution']],
    ['/course zzqqx', ['Nothing in the whole catalogue fits: zzqqx']],
    ['/course find TXL22S1 open english', ['TI00HA16-3002', 'TI00HA24-3002', 'In the whole catalogue']],
    ['/course find txl22s1 open english', ['TI00HA16-3002', 'TI00HA24-3002', 'In the whole catalogue']],
    ['/course find TXL22S1 open english zzqqx', ['TI00HA24-3002', 'Not used: zzqqx']],
    ['what can I still enroll in for TXL22S1?', ['TI00HA16-3002', 'enrollment open']],
    ['mitä kursseja ryhmällä TXL22S1 on tammikuussa?', ['TI00HA24-3002', 'Koko opintotarjonnasta']],
    ['/course TI00HA13', ['TI00HA13-3004', 'In the whole catalogue', 'Older runs (3)']],
    ['when is TI00HA13 offered next?', ['TI00HA13-3004', 'In the whole catalogue']],
    ['is TI00HA13 offered every semester?', ['TI00HA13-3004', 'TI00HA13-3001', 'In the whole catalogue']],
    ['/course unit TI00HA13', ['Web Development', '81003']],
    ['/enrollment akustiikka', ['RA00HF11-3002', '*Closed*']],
    [
      '/enrollment "acoustics"',
      ['RA00HF11-3002', 'RA00HF12-3002', 'enrollment.show', 'In the whole catalogue'],
    ],
    ['/enrollment web development', ['TI00HA13-3004', 'enrollment.show', 'In the whole catalogue']],
    ['/enrollment zzqqx', ['Nothing in the whole catalogue fits: zzqqx']],
  ])('%s', async (typed, shown) => {
    const text = textOf(await said(await open(), typed));
    for (const one of shown) expect(text).toContain(one);
  });

  test('it is found out what it offers, by at most twelve small requests a day', async () => {
    const flow = await open({ STUDY_API_EXTRAS: 'auto' });
    const { app, study, pass } = flow;
    await said(flow, KNOWN);
    const before = study.calls.length;
    await app.round();
    expect(study.calls.length - before).toBeLessThanOrEqual(12);
    expect(textOf(await said(flow, '/course find TXL22S1 open english'))).toContain('TI00HA24-3002');
    expect(textOf(await said(flow, '/course web development'))).toContain('TI00HA13-3004');
    const used = study.calls.length;
    await app.round();
    pass(DAY / 2);
    await app.round();
    expect(study.calls.length).toBe(used);
  });
});

test('what is looked for by several words is looked for once, and what was found answers look-ups by code', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  await said(flow, '/course find TXL22S1');
  expect(flow.study.calls.at(-1)?.body).toEqual({
    studentGroups: ['TXL22S1'],
    startDate: '2025-11-20T00:00',
  });
  const { length } = flow.study.calls;
  await said(flow, '/course find TXL22S1 open');
  await said(flow, '/course TI00HA24-3002');
  expect(flow.study.calls.length).toBe(length);
});

test('courses without a name in the reader’s language have that of another, by one more search for each', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL }, locales: { sam: 'sv-SE' } });
  const { length } = flow.study.calls;
  const text = inWords(await said(flow, '/course find TXL22S1 öppna'));
  expect(text).toContain('Web-kehityksen projekti · TI00HA14-3003 · 5 sp · Namn på finska');
  expect(flow.study.calls.length - length).toBe(3);
  await said(flow, '/course find TXL22S1');
  expect(flow.study.calls.length - length).toBe(3);
});

test('where all that fits has ended, it says so beside the way to it', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL }, locales: { sam: 'fi-FI' } });
  flow.pass(230 * DAY);
  const message = await said(flow, '/course akustiikka');
  expect(inWords(message)).toContain('ovat jo päättyneet: akustiikka');
  expect(textOf(message)).toMatch(/Vanhemmat toteutukset \(\d+\)/);
});

test('a page that is turned asks for nothing; older runs are shown when asked for', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  const first = await said(flow, '/course find TXL22S1');
  const { length } = flow.study.calls;
  await flow.slack.click(first, 'Next 8');
  await flow.until(() => inWords(first).includes('Page 2 of 2') || undefined);
  expect(inWords(first)).not.toContain('-3001 ');
  await flow.slack.click(first, 'Older runs (21)');
  await flow.until(() => inWords(first).startsWith('Found 39 courses') || undefined);
  expect(flow.study.calls.length).toBe(length);
});

const WITHOUT: readonly (readonly [keyof SampleExtras, string])[] = [
  ['name', '/course web development'],
  ['group', '/course find AXL25S1'],
  ['startDate', '/course web development'],
];
test.each(WITHOUT)('without %s the answer to %s is as it was', async (missing, typed) => {
  const [off, without] = [{ STUDY_API_EXTRAS: 'off' }, { STUDY_API_EXTRAS: 'auto' }];
  const before = inWords(await said(await openSample({ env: off }), typed));
  const flow = await openSample({ env: without, study: { extras: { ...ALL_EXTRAS, [missing]: false } } });
  await said(flow, KNOWN);
  await flow.app.round();
  const after = inWords(await said(flow, typed));
  expect(after).not.toContain('whole catalogue');
  if (missing !== 'group') expect(after).toBe(before);
});

test('a service of the four operations alone is asked for nothing more', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' }, study: { extras: NO_EXTRAS } });
  await said(flow, KNOWN);
  await flow.app.round();
  const { length } = flow.study.calls;
  await said(flow, '/course web development');
  expect(flow.study.calls.length).toBe(length);
});

test('a search that fails is told beside what is known here', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  await said(flow, KNOWN);
  flow.study.mode = 'down';
  const text = inWords(await said(flow, '/course software engineering'));
  expect(text).toContain('TX00EY23-3015');
  expect(text).toContain('could not be searched');
  expect(text, 'where it looked is said once').not.toContain('Among courses seen here');
});

test('an extra that is gone switches itself off, with no error to people, and comes back', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' } });
  await said(flow, KNOWN);
  await flow.app.round();
  flow.study.manners = { ...USUAL_MANNERS, codesRequired: true };
  await said(flow, '/course find AXL25S1');
  const { length } = flow.study.calls;
  await said(flow, '/course find RXA24S1');
  // It may be a unit's code as well.
  expect(flow.study.calls.slice(length).map(({ body }) => body)).toEqual([{ codes: ['RXA24S1'] }]);
  flow.study.manners = USUAL_MANNERS;
  flow.pass(DAY + 1);
  await said(flow, KNOWN);
  await flow.app.round();
  expect(textOf(await said(flow, '/course find AXL25S1 open'))).toContain('In the whole catalogue');
});

test('a window is chosen from a list of the catalogue, also on its next page', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  const list = await said(flow, '/enrollment project');
  await flow.slack.click(list, 'Older runs (6)');
  await flow.until(() => inWords(list).startsWith('Found 14 courses') || undefined);
  await flow.slack.click(list, 'find.page:1');
  await flow.until(() => inWords(list).includes('Page 2') || undefined);
  await flow.slack.click(list, 'enrollment.show:0');
  await flow.until(() => /^[^\n]*Enrollment: /.test(inWords(list)) || undefined);
  expect(JSON.stringify(list.blocks)).not.toContain('enrollment.show');
});

test('without the extra `/enrollment` finds names as before', async () => {
  const flow = await openSample();
  expect(inWords(await said(flow, '/enrollment acoustics'))).toContain(
    'By name I find courses that have been looked up here',
  );
  await said(flow, KNOWN);
  expect(inWords(await said(flow, '/enrollment software engineering'))).toContain('TX00EY23-3015');
});

test.each([
  ['/course akustiikka', { STUDY_API_EXTRAS: ALL }],
  ['/course web development', { STUDY_API_EXTRAS: ALL }],
  ['/enrollment akustiikka', { STUDY_API_EXTRAS: ALL }],
  ['/course software engineering', {}],
  ['/enrollment software engineering', {}],
  ['/course unit software engineering', {}],
])('what %s finds can be shared as the same found by its code', async (typed, env) => {
  const flow = await openSample({ env });
  await said(flow, KNOWN);
  const answer = await said(flow, typed);
  const [shown = ''] = inWords(answer).split('\n');
  await flow.slack.click(answer, 'Share to channel');
  await flow.until(() => inWords(answer).includes('Shared to the channel.') || undefined);
  const posted = flow.slack.workspace.messages.find((one) => /Shared by <@/.test(inWords(one)));
  expect(inWords(posted ?? expect.fail('nothing was posted'))).toContain(shown);
});

test('a list of courses that may be meant is for the asker alone', async () => {
  const flow = await openSample();
  for (const code of ['TI00HA13-3004', 'TI00HA13-3003', 'TI00HA14-3003']) await said(flow, `/course ${code}`);
  for (const typed of ['/course web dev', '/enrollment web dev'])
    expect(JSON.stringify((await said(flow, typed)).blocks)).not.toContain('answer.share');
});

test('a menu suggests what searches have brought, and asks for nothing', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  const { slack, study, until, app } = flow;
  await said(flow, '/course find TXL22S1 open');
  await said(flow, '/course akustiikka');
  await app.round();
  const { length } = study.calls;
  await slack.shortcut('look_up', 'sam');
  const id = slack.workspace.user('sam')?.id ?? '';
  const view = await until(() => slack.workspace.stack(id).at(-1));
  const suggested = async (typed: string): Promise<string[]> => {
    const { options, status } = await slack.suggest(view, 'course.suggest', typed, { user: 'sam' });
    expect(status).toBe(200);
    return options.map(({ value }) => String(value));
  };
  expect(await suggested('acous')).toContain('RA00HF11-3002');
  expect(await suggested('AKUSTII')).toContain('RA00HF11-3002');
  expect(await suggested('txl22s1 ti00ha24')).toContain('TI00HA24-3002');
  expect(await suggested('zzqqx')).toEqual([]);
  expect(study.calls.length).toBe(length);
});

test('runs of a unit that could not be searched for are not called all that there are', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  await said(flow, '/course TI00HA13-3003');
  flow.study.mode = 'down';
  const text = inWords(await said(flow, '/course TI00HA13'));
  expect(text).toContain('TI00HA13-3003');
  expect(text).not.toContain('In the whole catalogue');
});
