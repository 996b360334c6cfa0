/** What clients send is read as it is meant: values that are not given, one for a list, numbers as text, `Accept`. */
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { weightOf } from '../../src/http/accept.ts';
import { MINUTE, openSample, openShared } from '../flows/harness.ts';
import { connect, identity, REVISIONS, slackbot, textOf } from './clients.ts';

const ENV = { MCP: '1', MCP_PUBLIC: '1' };
const LONG_FRESH = { STUDY_CACHE_FRESH_SECONDS: '86400', FOLLOW_CHECK_SECONDS: '86400' };
/** For what hears nothing of what others asked: each some minutes later, so that no limit is met. */
const openLater = openShared(() => openSample({ env: { ...ENV, ...LONG_FRESH } }));
let opened = 0;
async function openStateless() {
  const flow = await openLater();
  opened += 1;
  flow.pass(opened * 2 * MINUTE);
  return flow;
}
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
      { codes: [CODE], texts: {}, language: {} },
      { codes: [CODE], texts: 'null', language: 'undefined' },
      { codes: ['', CODE, null], texts: [null, ''], language: ['', null] },
    ],
  ],
  ['get_courses', { codes: [CODE], texts: ['content'] }, [{ codes: CODE, texts: 'content', language: [] }]],
  [
    'get_courses',
    { codes: [CODE], texts: ['content', 'objective', 'teachingMethods'] },
    [
      { codes: [CODE], texts: 'content,objective,teachingMethods' },
      { codes: [CODE], texts: 'Content; Objectives; teaching_methods' },
      { codes: [CODE], texts: ['contents, OBJECTIVE', null, 'Teaching methods', ''] },
      { codes: [CODE], texts: '["content", "objective", "teaching-methods"]' },
    ],
  ],
  ...(
    [
      ['en', ['EN', 'en-GB', 'en_US.UTF-8', ' en ', 'eng', 'English', 'englanti', 'engelska']],
      ['fi', ['FI', 'fi-FI', 'fi_FI', 'fin', 'Finnish', 'suomi', 'finska', ['fi']]],
      ['sv', ['Sv', 'sv-SE', 'sv_FI', 'swe', 'SWEDISH', 'ruotsi', 'svenska', 'sv-Latn-FI']],
    ] as const
  ).map(
    ([language, others]) =>
      [
        'get_courses',
        { codes: [CODE], language },
        others.map((other) => ({ codes: [CODE], language: other })),
      ] as (typeof SAME)[number],
  ),
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
    'compare_courses',
    { codes: [CODE, OTHER] },
    [
      { codes: `${CODE}, ${OTHER}` },
      { codes: `${CODE};${OTHER}\n` },
      { codes: [`${CODE}, ${OTHER}`] },
      { codes: JSON.stringify([CODE, OTHER]) },
    ],
  ],
  [
    'find_courses',
    { words: 'project' },
    [
      { words: 'project', group: null, unit: null, open: null, language: null, page: null },
      { words: ['project'], group: '', unit: [], open: '', page: '1' },
      { words: 'project', group: [], open: 'false', page: 'none' },
      { words: ['', 'project'], group: [null, ''], unit: ['', []], open: [null, null], page: [null, '', {}] },
    ],
  ],
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
    const { url } = await openStateless();
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
    const { url } = await openStateless();
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
    ['get_courses', { codes: [CODE], language: 'de-AT' }],
    ['get_courses', { codes: [CODE], language: 'the one of the page' }],
    ['get_courses', { codes: [CODE], texts: 'content,exercises' }],
  ])('%s with %j is still refused', async (name, args) => {
    const { url } = await openStateless();
    const client = await connect(url, { revision });
    const refused = async () => (await client.callTool({ name, arguments: { ...args } })).isError === true;
    expect(await refused().catch(() => true)).toBe(true);
  });
});

const CALL = {
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'get_courses', arguments: { codes: [CODE] } },
};

const [JSON_TYPE, STREAM] = ['application/json', 'text/event-stream'];

test.each<[accept: string | undefined, answer: string | 406]>([
  [undefined, JSON_TYPE],
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['Application/JSON', JSON_TYPE],
  ['application/*', JSON_TYPE],
  ['application/json, text/event-stream', STREAM],
  ['TEXT/Event-Stream,application/json', STREAM],
  ['application/json;q=0.5 , text/event-stream ; q=1', STREAM],
  ['application/json, text/event-stream;q=0.9', JSON_TYPE],
  ['text/event-stream;q=0, application/json;q=0.1', JSON_TYPE],
  ['text/html, */*;q=0.1', JSON_TYPE],
  ['application/json; charset=utf-8', JSON_TYPE],
  ['text/event-stream', STREAM],
  ['text/*', STREAM],
  ['application/json;q=0, text/event-stream', STREAM],
  ['application/json;q=0, */*', STREAM],
  ['text/html', 406],
  ['text/html, application/json; Q=0.000', 406],
  ['text/*;q=0', 406],
  ['*/*;q=0', 406],
])('Accept: %s is answered by %s', async (accept, answer) => {
  const { url } = await openStateless();
  // The program's own `fetch` would add a header.
  const headers = { 'Content-Type': 'application/json', ...(accept !== undefined && { Accept: accept }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${url}/mcp`, { method: 'POST', headers }, resolve);
    sent.on('error', reject).end(JSON.stringify(CALL));
  });
  const body = await text(response);
  expect(response.statusCode).toBe(answer === 406 ? 406 : 200);
  if (answer === 406) return;
  expect(response.headers['content-type']).toBe(answer);
  const message = answer === STREAM ? /^data: (.*)$/m.exec(body)?.[1] : body;
  expect(JSON.parse(message ?? '')).toMatchObject({ id: 1, result: { isError: false } });
});

test.each([
  ['text/plain, application/json', 1],
  ['text/plain;a="x,application/json"', 0],
  ['application/*;q=0, application/json', 1],
  ['application/json;q=0, application/*', 0],
  ['application/*;q=0.3, */*', 0.3],
  ['garbage, */*', 1],
  ['garbage', 0],
  [',,', 1],
])('“%s” wants JSON as much as %d', (header, weight) => {
  expect(weightOf(header, 'application/json')).toBe(weight);
});

const HEADERS = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' };
const CLIENT = { name: 'an assistant', version: '1.0.0' };
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const FIND = { name: 'find_rooms', arguments: {} };
const GET = { name: 'get_courses', arguments: { codes: [CODE] } };
const BEGIN = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT };

/** Params of a method that mean the same: as the protocol says, and as clients send them. */
const MESSAGES: [method: string, plain: object | undefined, others: readonly unknown[]][] = [
  [
    'tools/call',
    FIND,
    [
      ...[null, [], '', '{}', '[]', 'null'].map((none) => ({ ...FIND, arguments: none })),
      { name: 'find_rooms' },
    ],
  ],
  [
    'tools/call',
    GET,
    [
      { ...GET, arguments: JSON.stringify(GET.arguments) },
      ...[null, [], {}, { progressToken: null }, { slack: null, progressToken: null }].map((none) => ({
        ...GET,
        _meta: none,
      })),
      { ...GET, task: null },
      { ...GET, task: null, _meta: null, cursor: null, unknown: [] },
    ],
  ],
  ['tools/list', undefined, [null, [], {}, { cursor: null }, { cursor: null, _meta: null }, { _meta: [] }]],
  ['resources/list', {}, [null, { cursor: null }, { _meta: { progressToken: null } }]],
  ['resources/templates/list', {}, [null, [], { cursor: null }]],
  ['prompts/list', {}, [null, [], { cursor: null }]],
  ['ping', undefined, [null, [], { _meta: null }]],
  [
    'initialize',
    BEGIN,
    [
      { ...BEGIN, capabilities: null },
      { ...BEGIN, capabilities: [] },
      { ...BEGIN, capabilities: { roots: null, sampling: [], elicitation: [], experimental: null } },
      { ...BEGIN, capabilities: { roots: { listChanged: null } }, _meta: null },
      { ...BEGIN, clientInfo: { ...CLIENT, title: null, icons: null, websiteUrl: null } },
      { ...BEGIN, clientInfo: { name: 'an assistant', version: null } },
      { ...BEGIN, clientInfo: null, capabilities: null },
    ],
  ],
  [
    'completion/complete',
    {
      ref: { type: 'ref/resource', uri: 'course://{code}' },
      argument: { name: 'code', value: 'TX' },
    },
    [
      {
        ref: { type: 'ref/resource', uri: 'course://{code}' },
        argument: { name: 'code', value: 'TX' },
        context: null,
        _meta: [],
      },
    ],
  ],
];

describe('of messages, null and [] are what is not given', () => {
  const ask = async (url: string, message: object, headers: Readonly<Record<string, string>> = HEADERS) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body });
    return [response.status, (await response.text()).replaceAll(/"(?:fetchedAt|timestamp)":"[^"]*"/g, '')];
  };

  test.each(MESSAGES)('%s with %j', async (method, plain, others) => {
    const { url } = await openStateless();
    const wanted = await ask(url, { id: 1, method, params: plain });
    if (method !== 'prompts/list') expect(wanted[1]).toContain('"result"');
    for (const params of others)
      expect(await ask(url, { id: 1, method, params }), JSON.stringify(params)).toEqual(wanted);
  });

  test('in a notification', async () => {
    const { url } = await openStateless();
    for (const params of [undefined, null, [], { _meta: null }])
      expect((await ask(url, { method: 'notifications/initialized', params }))[0]).toBe(202);
  });

  test('in the newer revision', async () => {
    const { url } = await openStateless();
    const call = (params: object, meta: object) =>
      ask(
        url,
        { id: 1, method: 'tools/call', params: { ...GET, ...params, _meta: { ...META, ...meta } } },
        {
          ...HEADERS,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/call',
          'mcp-name': GET.name,
        },
      );
    const wanted = await call({}, {});
    expect(wanted[1]).toContain('"result"');
    for (const [params, meta] of [
      [{ arguments: JSON.stringify(GET.arguments) }, {}],
      [{ task: null }, { progressToken: null, 'io.modelcontextprotocol/clientCapabilities': null }],
      [{}, { 'io.modelcontextprotocol/clientCapabilities': [] }],
      [{}, { 'io.modelcontextprotocol/clientInfo': { ...CLIENT, title: null } }],
    ] as const)
      expect(await call(params, meta), JSON.stringify([params, meta])).toEqual(wanted);
  });

  test('but a message of a hundred thousand levels ends nothing', async () => {
    const { url } = await openSample({ env: ENV });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"a":${deep}}}`;
    await fetch(`${url}/mcp`, { method: 'POST', headers: HEADERS, body });
    expect((await ask(url, { id: 2, method: 'ping' }))[0]).toBe(200);
  });
});
