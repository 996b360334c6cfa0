/** The tools of a person: what the workspace has looked up, dates, and follows; by the official client. */
import { describe, expect, test } from 'vitest';
import { answered, NORTH, openCampus, SOUTH } from '../flows/campus.ts';
import { openSample } from '../flows/harness.ts';
import { openHome } from '../flows/home-hands.ts';
import { words } from '../flows/reading.ts';
import { identity, REVISIONS, slackbot, textOf } from './clients.ts';

const MCP = { MCP: '1', PUBLIC_URL: 'https://bell.example.org' };
const CODE = 'TX00EY23-3015';
const OTHER = 'LI00DZ61-3005';

async function open(revision?: (typeof REVISIONS)[number]) {
  const flow = await openSample({ env: MCP });
  const client = await slackbot(flow.url, revision);
  const call = (name: string, given: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: given, _meta: identity() });
  return { ...flow, client, call };
}

describe.each(REVISIONS)('in revision %s', (revision) => {
  test('a course is followed and no longer followed, each said once, and the hints say what changes', async () => {
    const { client, call, slack, until } = await open(revision);
    const { tools } = await client.listTools();
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
    expect(hints['follow_course']).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints['unfollow_course']).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    const follow = () => call('follow_course', { code: CODE });
    const first = await follow();
    expect(first).toMatchObject({
      ...{ isError: false, structuredContent: { code: CODE, isFollowed: true, isChanged: true } },
    });
    expect(textOf(first)).toContain('Software Engineering Project');
    expect((await follow()).structuredContent).toMatchObject({ isFollowed: true, isChanged: false });
    await until(() => slack.calls.find(({ method }) => method === 'chat.scheduleMessage'));
    const mine = await call('my_dates');
    expect(mine.structuredContent).toMatchObject({
      followed: [{ code: CODE, name: 'Software Engineering Project', isMissing: false }],
      dates: [
        { code: CODE, kind: 'closes', at: '2026-11-22T16:00:00+02:00' },
        { code: CODE, kind: 'starts' },
        { code: CODE, kind: 'ends', at: '2027-03-08' },
      ],
      overlaps: [],
    });
    const stop = () => call('unfollow_course', { code: CODE });
    expect((await stop()).structuredContent).toMatchObject({ isFollowed: false, isChanged: true });
    expect((await stop()).structuredContent).toMatchObject({ isFollowed: false, isChanged: false });
    expect((await call('my_dates')).structuredContent).toMatchObject({ followed: [], dates: [] });
  });
});

test('what can’t be followed is an error that says why', async () => {
  const { call } = await open();
  for (const [code, why] of [
    ['TX00EY23-9999', 'no course TX00EY23-9999'],
    ['junk', 'junk'],
    ['building million 1234', 'building million 1234'],
  ] as const) {
    const got = await call('follow_course', { code });
    expect(got.isError).toBe(true);
    expect(textOf(got)).toContain(why);
  }
  expect((await call('unfollow_course', { code: 'junk' })).isError).toBe(true);
});

test('a course that is followed shows on Home, and by its id it is the same', async () => {
  const flow = await open();
  const got = await flow.call('follow_course', { code: '194201' });
  expect(got.structuredContent).toMatchObject({ code: CODE, isFollowed: true, isChanged: true });
  expect(words(await openHome(flow))).toContain('Software Engineering Project');
});

test.each([
  ['course unit', 'tx00ey23', 'TX00EY23'],
  ['student group', 'TXL22S1', 'TXL22S1'],
])('the new runs of a %s are followed and no longer followed, each said once', async (_, typed, code) => {
  const { call } = await open();
  for (const [name, isFollowed, words] of [
    ['follow_course', true, 'I’ll tell you when the '],
    ['unfollow_course', false, 'You no longer follow'],
  ] as const) {
    const first = await call(name, { code: typed });
    expect(first).toMatchObject({
      ...{ isError: false, structuredContent: { code, isFollowed, isChanged: true } },
    });
    expect(textOf(first)).toContain(words);
    expect(await call(name, { code: typed })).toMatchObject({
      ...{ isError: false, structuredContent: { code, isFollowed, isChanged: false } },
    });
    const mine = await call('my_dates');
    expect(mine.structuredContent).toMatchObject({ newRunsOf: isFollowed ? [code] : [], followed: [] });
    expect(textOf(mine)).toMatch(
      isFollowed ? new RegExp(`^Also told here: .*${code}`) : /^You follow nothing/,
    );
  }
});

test('courses that run at once are named among one’s own', async () => {
  const { call } = await open();
  for (const code of [CODE, 'SH00DC19-3011', OTHER]) await call('follow_course', { code });
  const { structuredContent } = await call('my_dates');
  expect(structuredContent).toMatchObject({ overlaps: expect.arrayContaining([expect.anything()]) });
});

describe('courses are found among what was looked up', () => {
  test('by words, with how many were looked at', async () => {
    const { call, command } = await open();
    await command(`/course ${CODE} ${OTHER}`);
    const got = await call('find_courses', { words: 'marketing' });
    expect(got.structuredContent).toMatchObject({
      ...{ courses: [{ code: OTHER }], matching: 1, page: 1, pages: 1, lookedAt: 2, known: 2 },
    });
    expect(textOf(got)).toContain('Digital Marketing');
  });

  test('by a mistyped name, as what may be meant', async () => {
    const { call, command } = await open();
    await command(`/course ${OTHER}`);
    const got = await call('find_courses', { words: 'dgital marketng' });
    expect(got.structuredContent).toMatchObject({ courses: [], similar: [{ code: OTHER }] });
    expect(textOf(got)).toContain('Digital Marketing');
  });

  test('and where nothing was, that is said', async () => {
    const { call } = await open();
    const got = await call('find_courses', { words: 'marketing' });
    expect(got).toMatchObject({ isError: false, structuredContent: { courses: [], known: 0 } });
    expect(textOf(got)).toContain('I don’t know any courses yet');
  });
});

test('what an assistant looks up is remembered for its person, and completed', async () => {
  const { call, client } = await open();
  await call('get_courses', { codes: [CODE] });
  const completed = await client.complete({
    ref: { type: 'ref/resource', uri: 'course://{code}' },
    argument: { name: 'code', value: 'tx' },
    _meta: identity(),
  });
  expect(completed.completion.values).toEqual([CODE]);
});

test('a course comes with its calendar file', async () => {
  const { call } = await open();
  const { content } = await call('get_courses', { codes: [CODE] });
  expect(content).toContainEqual({
    type: 'resource_link',
    uri: expect.stringMatching(/^https:\/\/bell\.example\.org\/calendar\/course\/TX00EY23-3015\.en\./),
    ...{ name: `${CODE}.ics`, mimeType: 'text/calendar' },
  });
});

test('no workspace sees another’s look-ups and follows', async () => {
  const campus = await openCampus({ MCP: '1' });
  const { url } = await campus.start();
  await campus.join(NORTH);
  const { side } = await campus.join(SOUTH);
  const [north, south] = ['T0NORTH001', 'T0SOUTH002'];
  await answered(side, () => side.command('#it-courses', 'sam', `/course ${OTHER}`));
  await answered(side, () => side.command('U0SAM00001', 'sam', `/course follow ${OTHER}`));
  const client = await slackbot(url);
  const ask = (name: string, given: Record<string, unknown>, team: string) =>
    client.callTool({ name, arguments: given, _meta: identity('U0SAM00001', team) });
  const find = async (team: string) =>
    (await ask('find_courses', { words: 'marketing' }, team)).structuredContent;
  expect(await find(south)).toMatchObject({ courses: [{ code: OTHER }] });
  expect(await find(north)).toMatchObject({ courses: [], similar: [], known: 0 });
  expect((await ask('my_dates', {}, north)).structuredContent).toMatchObject({ followed: [] });
  expect((await ask('unfollow_course', { code: OTHER }, north)).structuredContent).toMatchObject({
    isChanged: false,
  });
  expect((await ask('my_dates', {}, south)).structuredContent).toMatchObject({
    followed: [{ code: OTHER }],
  });
});
