/** What clients send is read as it is meant: values that are not given, one for a list, numbers as text, `Accept`. */
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { isAcceptable } from '../../src/http/accept.ts';
import { openSample } from '../flows/harness.ts';
import { connect, identity, REVISIONS, slackbot, textOf } from './clients.ts';

const ENV = { MCP: '1', MCP_PUBLIC: '1' };
const CODE = 'TX00EY23-3015';
const OTHER = 'TX00EW54-3008';

/** Calls that mean the same: as the schema says, and as clients send it. */
const SAME: [tool: string, plain: object, others: readonly object[]][] = [
  [
    'get_courses',
    { codes: [CODE] },
    [
      { codes: [CODE], language: null, texts: null },
      { codes: CODE, texts: [] },
      { codes: [CODE, null], language: '' },
      { codes: JSON.stringify([CODE]), texts: '' },
    ],
  ],
  ['get_courses', { codes: [CODE], texts: ['content'] }, [{ codes: CODE, texts: 'content', language: [] }]],
  ['get_courses', { codes: ['194201'] }, [{ codes: 194201 }, { codes: [194201] }]],
  [
    'get_course_unit',
    { id: '72101' },
    [
      { id: 72101, language: null },
      { id: ['72101'], language: [] },
    ],
  ],
  ['compare_courses', { codes: [CODE, OTHER] }, [{ codes: [CODE, OTHER, null], language: null }]],
  [
    'find_rooms',
    { buildings: ['78025'], minSeats: 30 },
    [
      { buildings: 78025, minSeats: '30', maxSeats: null, words: null, without: [], page: '1' },
      { buildings: '78025', minSeats: ' 30 ', maxSeats: '', words: [], without: null, page: null },
    ],
  ],
];

describe.each(REVISIONS)('in revision %s', (revision) => {
  test.each(SAME)('%s with %j', async (name, plain, others) => {
    const { url } = await openSample({ env: ENV });
    const client = await connect(url, { revision });
    const wanted = await client.callTool({ name, arguments: { ...plain } });
    expect(wanted.isError).toBe(false);
    for (const one of others) {
      const got = await client.callTool({ name, arguments: { ...one } });
      expect(got.structuredContent, JSON.stringify(one)).toEqual(wanted.structuredContent);
      expect(textOf(got)).toBe(textOf(wanted));
    }
  });

  test('a person’s tools, too', async () => {
    const { url } = await openSample({ env: { MCP: '1' } });
    const client = await slackbot(url, revision);
    const call = async (name: string, args: object) =>
      client.callTool({ name, arguments: { ...args }, _meta: identity() });
    expect((await call('find_courses', { words: 'project', page: '1', language: null })).isError).toBe(false);
    expect((await call('find_courses', { words: '', page: null })).isError).toBe(false);
    expect((await call('my_dates', { language: null })).isError).toBe(false);
    expect((await call('follow_course', { code: [CODE], language: null })).structuredContent).toMatchObject({
      ...{ code: CODE, isFollowed: true },
    });
  });

  test('arguments that a tool does not know are named in the result, in its language', async () => {
    const { url } = await openSample({ env: ENV });
    const client = await connect(url, { revision });
    const call = async (args: object) =>
      client.callTool({ name: 'get_courses', arguments: { codes: [CODE], ...args } });
    for (const [language, words] of [
      ['en', 'This tool has no such arguments: course, semester.'],
      ['fi', 'Tällä työkalulla ei ole näitä argumentteja: course, semester.'],
      ['sv', 'Det här verktyget har inga sådana argument: course, semester.'],
    ] as const) {
      const got = await call({ language, course: CODE, semester: { year: 2026 } });
      expect(got.isError).toBe(false);
      expect(textOf(got)).toContain(words);
      expect(got.structuredContent).toMatchObject({
        ...{ results: [{ status: 'found' }], unknownArguments: ['course', 'semester'] },
      });
    }
    const none = await call({ semester: null });
    expect(textOf(none)).not.toContain('arguments');
    expect(none.structuredContent).not.toHaveProperty('unknownArguments');
  });

  test.each([
    ['get_courses', {}],
    ['get_courses', { codes: null }],
    ['get_courses', { codes: [] }],
    ['find_rooms', { minSeats: 'many' }],
    ['find_rooms', { minSeats: '1e2' }],
    ['get_course_unit', { id: ['72101', '72102'] }],
  ])('%s with %j is still refused', async (name, args) => {
    const { url } = await openSample({ env: ENV });
    const client = await connect(url, { revision });
    const refused = async () => (await client.callTool({ name, arguments: { ...args } })).isError === true;
    expect(await refused().catch(() => true)).toBe(true);
  });
});

const CALL = {
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'get_courses', arguments: { codes: [CODE] } },
};

test.each<[accept: string | undefined, status: number]>([
  [undefined, 200],
  ['*/*', 200],
  ['', 200],
  ['application/json', 200],
  ['Application/JSON', 200],
  ['application/*', 200],
  ['application/json;q=0.5 , text/event-stream ; q=1', 200],
  ['text/html, */*;q=0.1', 200],
  ['application/json; charset=utf-8', 200],
  ['text/html', 406],
  ['text/event-stream', 406],
  ['application/json;q=0, */*', 406],
  ['application/json; Q=0.000', 406],
  ['*/*;q=0', 406],
])('Accept: %s is answered %i', async (accept, status) => {
  const { url } = await openSample({ env: ENV });
  // The program's own `fetch` would add a header.
  const headers = { 'Content-Type': 'application/json', ...(accept !== undefined && { Accept: accept }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${url}/mcp`, { method: 'POST', headers }, resolve);
    sent.on('error', reject).end(JSON.stringify(CALL));
  });
  const body = await text(response);
  expect(response.statusCode).toBe(status);
  if (status !== 200) return;
  const isStream = accept?.includes('text/event-stream') === true;
  expect(response.headers['content-type']).toBe(isStream ? 'text/event-stream' : 'application/json');
  if (!isStream) expect(JSON.parse(body)).toMatchObject({ id: 1, result: { isError: false } });
});

test.each([
  ['text/plain, application/json', true],
  ['text/plain;a="x,application/json"', false],
  ['application/*;q=0, application/json', true],
  ['application/json;q=0, application/*', false],
  ['garbage, */*', true],
  ['garbage', false],
  [',,', true],
])('“%s” takes JSON: %s', (header, takes) => {
  expect(isAcceptable(header, 'application/json')).toBe(takes);
});

test('arguments that are null are none', async () => {
  const { url } = await openSample({ env: ENV });
  const call = { ...CALL, params: { name: 'find_rooms', arguments: null } };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) });
  expect(await response.text()).toContain('"result"');
});
