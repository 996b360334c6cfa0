/** Hostile requests of assistants: none causes a fault, and none gets what is a person's. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSample, SIGNING_SECRET } from '../flows/harness.ts';
import { anyText } from '../flows/hostile.ts';
import { sign } from '../flows/raw.ts';
import { identity } from './clients.ts';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const anything = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }));
const text = fc.oneof(anyText, fc.constantFrom('TX00EY23-3015', 'TX00EY23', '78025', 'KM', '194201'));
const some = fc.array(text, { minLength: 1, maxLength: 5 });
const seats = fc.integer({ min: 1, max: 400 });

/** Calls of the tools with the kinds of values that they take, and hostile ones of these. */
const called = fc.oneof(
  fc.record({ name: fc.constant('get_courses'), arguments: fc.record({ codes: some }) }),
  fc.record({ name: fc.constant('compare_courses'), arguments: fc.record({ codes: some }) }),
  fc.record({ name: fc.constant('get_course_unit'), arguments: fc.record({ id: text }) }),
  fc.record({
    name: fc.constant('find_courses'),
    arguments: fc.record({ words: text, group: text, unit: text, open: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ name: fc.constant('course_runs'), arguments: fc.record({ unit: text }) }),
  fc.record({
    name: fc.constant('lessons'),
    arguments: fc.record({ codes: fc.array(text), group: text, from: text, to: text }, { requiredKeys: [] }),
  }),
  fc.record({ name: fc.constant('my_dates'), arguments: fc.constant({}) }),
  fc.record({
    name: fc.constant('find_rooms'),
    arguments: fc.record(
      { buildings: some, words: some, without: some, minSeats: seats },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    name: fc.constantFrom('follow_course', 'unfollow_course'),
    arguments: fc.record({ code: text }),
  }),
  fc.record({ name: anyText, arguments: anything }),
);
const address = fc.oneof(
  text.map((one) => `course://${one}`),
  text.map((one) => `building://${encodeURIComponent(one.toWellFormed())}`),
  text,
);
const completed = fc.record({
  ref: fc.record({
    type: fc.constant('ref/resource'),
    uri: fc.constantFrom('course://{code}', 'building://{id}', 'x'),
  }),
  argument: fc.record({ name: fc.constantFrom('code', 'id', 'x'), value: anyText }),
});
const asked = fc.oneof(
  { weight: 6, arbitrary: called.map((params) => ({ method: 'tools/call', params })) },
  { weight: 2, arbitrary: address.map((uri) => ({ method: 'resources/read', params: { uri } })) },
  { weight: 2, arbitrary: completed.map((params) => ({ method: 'completion/complete', params })) },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.oneof(anyText, fc.constantFrom('subscriptions/listen', 'tools/list', 'logging/setLevel')),
      params: anything,
    }),
  },
);
const message = fc.oneof(
  { weight: 9, arbitrary: asked.map((one) => ({ jsonrpc: '2.0', id: 1, ...one })) },
  {
    weight: 1,
    arbitrary: fc.record({ jsonrpc: anything, id: anything, method: anything, params: anything }),
  },
);
const body = fc.oneof(
  { weight: 8, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: anything.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: anyText },
);

test('any body is answered, without a fault, by whom it may be sent', { tags: 'property' }, async () => {
  const { url, log } = await openSample({ env: { MCP: '1', MCP_PUBLIC: '1' } });
  const post = (sent: string, headers = {}) =>
    fetch(`${url}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body: sent });
  let at = 0;
  const property = fc.asyncProperty(body, fc.boolean(), async (sent, isSlacks) => {
    // An address of its own, so that the limit of one does not end the test.
    at += 1;
    const from = { 'x-forwarded-for': `203.0.113.${at % 250}` };
    const slack = withIdentity(sent);
    const seconds = Math.floor(Date.now() / 1000);
    const headers = {
      'x-slack-request-timestamp': `${seconds}`,
      'x-slack-signature': sign(SIGNING_SECRET, seconds, slack),
    };
    const answer = isSlacks ? await post(slack, headers) : await post(sent, from);
    const said = await answer.text();
    expect(answer.status, said).not.toBe(500);
    // No error's own words: they may hold anything.
    expect(said).not.toMatch(/TypeError|at .+\.ts:|Cannot read/);
  });
  await fc.assert(property, { numRuns: 300 });
  expect(log.filter(({ level }) => level >= 50)).toEqual([]);
  expect(log.filter(({ kind }) => kind === 'assistant').length).toBeGreaterThan(40);
  // It still answers.
  const list = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }));
  expect(list.status).toBe(200);
});

/** The same in sam's name, if it is an object with parameters. */
function withIdentity(sent: string): string {
  try {
    const read = JSON.parse(sent);
    if (typeof read?.params !== 'object' || read.params === null || Array.isArray(read.params)) return sent;
    return JSON.stringify({ ...read, params: { ...read.params, _meta: identity() } });
  } catch {
    return sent;
  }
}
