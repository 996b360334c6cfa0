/** Plain requests are read by `plain-connection.ts`, all others by Node's own HTTP: nobody can tell which it was. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type Exchange, routeOf } from '../../src/ops/exchange.ts';
import { createHttpServer } from '../../src/ops/http-server.ts';
import { lineOf, readPlain } from '../../src/ops/plain-request.ts';
import { endJson, jsonOf, type Routes } from '../../src/ops/route.ts';
import { talk } from './talk.ts';

const PATH = '/slack/events';
const RUNS = 600;
const NAMES = ['content-type', 'x-slack-signature', 'x-slack-retry-num', 'host', 'x', 'connection'];

/** Tells what was read; late where it is asked to. */
const tell: Exchange = async ({ header, body }, reply) => {
  if (body.startsWith('late')) await new Promise((resolve) => setImmediate(resolve));
  if (body === 'fail') throw new Error('as it was asked to');
  const headers = Object.fromEntries(NAMES.map((name) => [name, header(name) ?? null]));
  reply.send(body === 'none' ? 401 : 200, body === 'none' ? undefined : jsonOf({ headers, body }));
};

/** The same server twice: one that reads plain requests itself, and one that leaves all to Node. */
async function both(): Promise<{ ours: number; nodes: number }> {
  const local = { host: '127.0.0.1', port: 0 };
  const onError = () => undefined;
  const bye: Routes = { 'GET /bye': (_request, response) => endJson(response, 200, 'bye') };
  const ours = createHttpServer(local, bye, onError, { [PATH]: tell });
  const nodes = createHttpServer(local, { ...bye, [`POST ${PATH}`]: routeOf(tell) }, onError);
  onTestFinished(async () => {
    await Promise.all([ours.stop(), nodes.stop()]);
  });
  const [one, other] = await Promise.all([ours.start(), nodes.start()]);
  return { ours: one.port, nodes: other.port };
}

/** With it the server closes the connection, after everything that was asked before. */
const BYE = Buffer.from('GET /bye HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');

const LINES = [
  ...['POST /slack/events HTTP/1.1', 'POST /slack/events HTTP/1.0', 'POST /slack/events?x=1 HTTP/1.1'],
  ...['GET /slack/events HTTP/1.1', 'post /slack/events HTTP/1.1', 'POST  /slack/events HTTP/1.1'],
  ...['POST http://x/slack/events HTTP/1.1', 'POST /slack/events HTTP/1.1 ', 'POST /slack/events HTTP/2.0'],
  ...[
    'POST /slack/Events HTTP/1.1',
    '\r\nPOST /slack/events HTTP/1.1',
    'POST /slack/events',
    'PRI * HTTP/2.0',
  ],
];
const PLAIN = [
  ...[
    'content-type: application/json',
    'Content-Type: text/plain; charset=utf-8',
    'Connection: Keep-Alive',
    'X: 2',
  ],
  ...[
    'x-slack-signature: v0=aa',
    'X-SLACK-Signature:v0=bb',
    'x-slack-signature:',
    'accept-encoding: gzip,deflate',
  ],
];
const ODD = [
  ...[
    'host: y',
    'host:',
    'Host :x',
    ' host: x',
    'x: 1',
    'x:\t3',
    'x: \t',
    'x:  4  ',
    'x: \u00e4',
    'content-type: \u00ff',
  ],
  ...[
    'content-type: a',
    'content-type: b',
    'x-slack-signature: v0=cc',
    'X-Slack-Signature: v0=dd',
    'content-encoding: gzip',
  ],
  ...[
    'connection: close',
    'connection: upgrade, keep-alive',
    'connection:',
    'proxy-connection: close',
    'upgrade: h2c',
  ],
  ...['expect: 100-continue', 'expect: nothing', 'te: trailers', 'trailer: x', 'transfer-encoding: chunked'],
  ...['transfer-encoding: identity', 'Transfer-Encoding : chunked', 'transfer-encoding: gzip, chunked'],
  ...['x\u0000: 1', 'x: \u0000', 'x: \u0007', 'x: a\rb', 'x: a\nb', 'x(y): 1', ': x', 'x', '', ' x: 1'],
  ...[
    'content-length: +3',
    'content-length: 3, 3',
    'content-length: 0x3',
    'content-length: 3 ',
    'content-length: 03',
  ],
  ...[
    'content-length: -1',
    'content-length:',
    'content-length: 3;x',
    'content-length: 3',
    'Content-Length: 99999999999',
  ],
];
const BODIES = [
  '',
  '{}',
  'late',
  'late and long',
  'fail',
  'none',
  'häh',
  '\u00ff',
  '0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
];

function bytesOf(head: readonly string[], body: string, ends = '\r\n'): Buffer {
  return Buffer.concat([Buffer.from(`${head.join(ends)}${ends}${ends}`, 'latin1'), Buffer.from(body)]);
}

/** Nearly always what is plain, so that what is not is one thing. */
const mostly = <T>(plain: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(plain), weight: 6 }, { arbitrary: other, weight: 1 });

const request = fc
  .record({
    line: mostly('POST /slack/events HTTP/1.1', fc.constantFrom(...LINES)),
    host: mostly('Host: x', fc.constant(undefined)),
    headers: fc.array(mostly('accept: */*', fc.constantFrom(...PLAIN, ...ODD)), { maxLength: 3 }),
    body: fc.oneof(fc.constantFrom(...BODIES), fc.string({ unit: 'binary', maxLength: 40 })),
    /** How far the length that is told is from the one that is. */
    off: mostly(0, fc.integer({ min: -3, max: 3 })),
    tellsLength: mostly(true, fc.constant(false)),
    ends: mostly('\r\n', fc.constantFrom('\n', '\r', '\r\n ')),
  })
  .map(({ line, host, headers, body, off, tellsLength, ends }) => {
    const length = tellsLength ? [`Content-Length: ${Math.max(0, Buffer.byteLength(body) + off)}`] : [];
    return bytesOf([line, ...(host ? [host] : []), ...headers, ...length], body, ends);
  });

/**
 * What somebody sends on one connection: all at once, or each request cut into pieces anywhere. Where a piece ends one request and
 * begins another, what Node answers depends on where it was cut.
 */
const sent = fc
  .record({
    requests: fc.array(request, { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.nat({ max: 200 }), { maxLength: 3 }),
    together: fc.boolean(),
  })
  .map(({ requests, cuts, together }) => {
    const parts = [...requests, BYE];
    return { requests, pieces: together ? [Buffer.concat(parts)] : parts.flatMap((part) => cut(part, cuts)) };
  });

function cut(part: Buffer, cuts: readonly number[]): Buffer[] {
  const at = [...new Set([0, ...cuts])].filter((each) => each < part.length);
  at.sort((one, other) => one - other);
  return at.map((from, index) => part.subarray(from, at[index + 1]));
}

const lines = new Map([[lineOf(PATH), tell]]);

test('a request is answered as Node’s own HTTP answers it, whichever header it has, and whatever its first line is', async () => {
  const { ours, nodes } = await both();
  const [plain = '', ...others] = LINES;
  const heads = [
    ...others.map((line) => [line, 'host: x', 'content-length: 3']),
    ...[...PLAIN, ...ODD].flatMap((header) => [
      [plain, header, 'host: x', 'content-length: 3'],
      [plain, 'host: x', 'content-length: 3', header],
      [plain, 'host: x', header],
    ]),
    // More of them than are read here, and than Node reads.
    ...[62, 63, 300, 3000].map((more) => [
      ...[plain, 'host: x', 'content-length: 3'],
      ...Array.from({ length: more }, (_, at) => `x-${at}: 1`),
    ]),
  ];
  for (const head of heads) {
    const pieces = [bytesOf(head, 'abc'), BYE];
    const [mine, its] = await Promise.all([talk(ours, pieces), talk(nodes, pieces)]);
    expect(mine, head.join('|')).toBe(its);
  }
});

test('whatever is sent is answered as Node’s own HTTP answers it', async () => {
  const { ours, nodes } = await both();
  const kinds = { plain: 0, other: 0 };
  const property = fc.asyncProperty(sent, async ({ requests, pieces }) => {
    for (const each of requests) kinds[typeof readPlain(each, lines) === 'object' ? 'plain' : 'other'] += 1;
    const [mine, its] = await Promise.all([talk(ours, pieces), talk(nodes, pieces)]);
    expect(mine).toBe(its);
  });
  await fc.assert(property, { numRuns: RUNS });
  expect(Math.min(kinds.plain, kinds.other)).toBeGreaterThan(RUNS / 3);
});
