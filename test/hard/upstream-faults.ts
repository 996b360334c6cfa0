/**
 * The ways in which the study API goes wrong, each with what it means. Where that follows from a status, it is
 * `meaningOf` that says so. Bodies have the shape of the gateway's and the service's own (`study-api-in-practice.md`).
 */
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { KEY } from '../flows/harness.ts';
import { type Operation, OTHER, type Row, reply } from './upstream-rows.ts';

/**
 * What the answer is to be. `unknown`: there is no such code or id. `well`: nobody notices. The other six are the
 * ways in which the study API itself fails.
 */
export type Meaning = 'well' | 'unknown' | 'refused' | 'quota' | 'rate' | 'down' | 'slow' | 'unreadable';

export interface Fault {
  readonly name: string;
  /** Of an operation, where it differs between them. */
  readonly means: Meaning | ((operation: Operation) => Meaning);
  readonly reply: (request: UpstreamRequest) => UpstreamReply;
  /** Done to every new connection. */
  readonly greet?: (socket: Socket) => void;
  /** It asks to be left alone for so long, in milliseconds. */
  readonly waitMs?: number;
  /** Happens to the first request only. */
  readonly once?: true;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Who wrote the body of a refusal. */
type Speaker = 'gateway' | 'service' | 'page' | 'nobody';

/**
 * What a status means, from what is specified (200), from what the gateway is known to say, and else from HTTP itself.
 * A page is of something between here and there, which knows neither keys nor codes.
 */
function meaningOf(status: number, speaker: Speaker, operation: Operation): Meaning {
  if (status === 429) return 'rate';
  if (status === 401) return 'refused';
  if (status === 403) return speaker === 'page' ? 'unreadable' : 'refused';
  if (status === 408 || status === 504) return 'slow';
  if (status >= 500) return 'down';
  // A search has no 404: codes that match nothing are a 200.
  const mayBeAbsent = operation !== 'search' && (speaker === 'service' || speaker === 'nobody');
  return status === 404 && mayBeAbsent ? 'unknown' : 'unreadable';
}

/** Everything that comes back holds the key, as a gateway's error may: it must go no further. */
const ECHO = { 'x-echo': KEY, 'www-authenticate': `AzureApiManagementKey realm="${KEY}"` };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const page = (words: string): string =>
  `<!doctype html><html><head><title>${words}</title></head><body><h1>${words} <!channel></h1><p>${KEY}</p></body></html>`;

/** A refusal in the words of each who may speak. */
function refusal(
  status: number,
  speaker: Speaker,
  message = `Something about ${KEY}`,
  headers: Readonly<Record<string, string>> = {},
): UpstreamReply {
  const head = { status, headers: { ...ECHO, ...headers } };
  switch (speaker) {
    case 'gateway':
      return { ...head, json: { statusCode: status, message } };
    case 'service':
      return { ...head, json: { status: 'error', message } };
    case 'page':
      return { ...head, headers: { ...head.headers, ...HTML }, body: page(message) };
    case 'nobody':
      return { ...head, body: '' };
  }
}

const stated = (
  name: string,
  status: number,
  speaker: Speaker,
  message?: string,
  headers?: Readonly<Record<string, string>>,
): Fault => ({
  name,
  means: (operation) => meaningOf(status, speaker, operation),
  reply: () => refusal(status, speaker, message, headers),
});

const fault = (name: string, means: Fault['means'], answer: UpstreamReply): Fault => ({
  name,
  means,
  reply: () => answer,
});

const DENIED = 'Access denied due to';
const QUOTA = 'Out of call volume quota. Quota will be replenished in';
/** The gateway's `d.hh:mm:ss`. */
const QUOTA_MS = ((22 * 24 + 14) * 60 + 18) * MINUTE + 12 * SECOND;
const RATE = 'Rate limit is exceeded. Try again in';
const ACTIVITY = '5d1c44a0-93b8-4a41-8f0d-2a6de2cb7e10';

const GATEWAY: readonly Fault[] = [
  stated('401, no key', 401, 'gateway', `${DENIED} missing subscription key.`),
  stated('401, a wrong key', 401, 'gateway', `${DENIED} invalid subscription key ${KEY}.`),
  stated('401 without a body', 401, 'nobody'),
  stated('401 as a page', 401, 'page'),
  stated('403 of another kind', 403, 'gateway', 'Forbidden'),
  stated('403 of a firewall', 403, 'page'),
  {
    ...fault(
      '403, over quota',
      'quota',
      refusal(403, 'gateway', `${QUOTA} 22.14:18:12.`, { 'retry-after': String(QUOTA_MS / SECOND) }),
    ),
    waitMs: QUOTA_MS,
  },
  {
    ...fault('403, over quota by its words alone', 'quota', refusal(403, 'gateway', `${QUOTA} 00:09:30.`)),
    waitMs: 570 * SECOND,
  },
  {
    ...fault(
      '403, over quota by its header alone',
      'quota',
      refusal(403, 'nobody', '', { 'retry-after': '120' }),
    ),
    waitMs: 2 * MINUTE,
  },
  {
    ...fault('429', 'rate', refusal(429, 'gateway', `${RATE} 60 seconds.`, { 'retry-after': '60' })),
    waitMs: MINUTE,
  },
  {
    ...fault('429 by its words alone', 'rate', refusal(429, 'gateway', `${RATE} 45 seconds.`)),
    waitMs: 45 * SECOND,
  },
  stated('429 that says nothing', 429, 'nobody'),
  stated('429 as a page', 429, 'page'),
  fault('200 that means 401', 'refused', { json: { statusCode: 401, message: `${DENIED} ${KEY}` } }),
  fault('200 that means 404', 'unreadable', { json: { statusCode: 404, message: 'Resource not found' } }),
  fault('200 that means 500', 'down', {
    json: { statusCode: 500, message: 'Internal server error', activityId: ACTIVITY },
  }),
  stated('404 of the gateway', 404, 'gateway', 'Resource not found'),
  stated('404 of the service', 404, 'service', 'Not found'),
  stated('404 without a body', 404, 'nobody'),
  stated('404 as a page', 404, 'page'),
  fault('500 of the gateway', 'down', {
    status: 500,
    headers: ECHO,
    json: { statusCode: 500, message: 'Internal server error', activityId: ACTIVITY },
  }),
  stated('502 as a page', 502, 'page', 'Bad gateway'),
  stated('503', 503, 'gateway', 'Service unavailable'),
  {
    ...fault(
      '503 that says until when',
      'down',
      refusal(503, 'page', 'Maintenance', { 'retry-after': '300' }),
    ),
    waitMs: 5 * MINUTE,
  },
  stated('504', 504, 'page', 'Gateway time-out'),
  stated('408', 408, 'nobody'),
  stated('400', 400, 'gateway', 'Bad request'),
  stated('405', 405, 'page'),
  { ...stated('500 once', 500, 'gateway'), means: 'well', once: true },
  { ...stated('502 once', 502, 'page'), means: 'well', once: true },
];

const redirect = (status: number, location: string): Fault =>
  fault(`${status} to ${location.slice(0, 8)}…`, 'unreadable', {
    status,
    headers: { ...ECHO, location },
    body: '',
  });

const REDIRECTS: readonly Fault[] = [
  redirect(301, `https://elsewhere.example/?key=${KEY}`),
  redirect(302, 'http://127.0.0.1:9/'),
  redirect(303, '/login'),
  redirect(307, 'file:///etc/passwd'),
  redirect(308, '//elsewhere.example/'),
  fault('302 to nowhere', 'unreadable', { status: 302, headers: ECHO, body: '' }),
  fault('304', 'unreadable', { status: 304, headers: ECHO }),
  fault('204', 'unreadable', { status: 204, headers: ECHO }),
];

/** A good answer, spoilt. */
const spoilt = (
  name: string,
  means: Fault['means'],
  spoil: (whole: string, request: UpstreamRequest) => UpstreamReply,
): Fault => ({
  name,
  means,
  reply: (request) => spoil(JSON.stringify(reply(request).json), request),
});
const body = (
  name: string,
  means: Fault['means'],
  text: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Fault => fault(name, means, { headers: { ...ECHO, ...headers }, body: text });

const BODIES: readonly Fault[] = [
  body('an empty body', 'unreadable', ''),
  body('a blank body', 'unreadable', ' \r\n\t'),
  body('a page', 'unreadable', page('Maintenance'), HTML),
  body('XML', 'unreadable', `<?xml version="1.0"?><error>${KEY}</error>`),
  spoilt('JSON cut off', 'unreadable', (whole) => ({ body: whole.slice(0, -20) })),
  spoilt('JSON with a tail', 'unreadable', (whole) => ({ body: `${whole}${page('Debug')}` })),
  spoilt('JSON twice', 'unreadable', (whole) => ({ body: `${whole}\n${whole}` })),
  spoilt('JSON in a string', 'unreadable', (whole) => ({ json: whole })),
  spoilt('JSON in a list', 'unreadable', (whole) => ({ body: `[${whole}]` })),
  spoilt('JSON in UTF-16', 'unreadable', (whole) => ({ body: Buffer.from(whole, 'utf16le') })),
  spoilt('JSON for a script', 'unreadable', (whole) => ({ body: `callback(${whole})` })),
  spoilt('JSON that is said to be gzip', 'unreadable', (whole) => ({
    body: whole,
    headers: { 'content-encoding': 'gzip' },
  })),
  spoilt('gzip cut off', 'unreadable', (whole) => ({
    body: gzipSync(whole).subarray(0, 60),
    headers: { 'content-encoding': 'gzip' },
  })),
  spoilt('gzip that nobody mentions', 'unreadable', (whole) => ({ body: gzipSync(whole) })),
  body('null', 'unreadable', 'null'),
  body('a number', 'unreadable', '200'),
  body('a word', 'unreadable', '"success"'),
  body('true', 'unreadable', 'true'),
  body('a hundred thousand brackets', 'unreadable', '['.repeat(100_000)),
  spoilt('JSON that is said to be a page', 'well', (whole) => ({ body: whole, headers: HTML })),
  spoilt('JSON after a byte-order mark', 'well', (whole) => ({ body: `\uFEFF${whole}` })),
];

const COLLECTIONS = ['realizations', 'courseUnits', 'building', 'resources'];
/** The same thing in the place of every collection. */
const all = (value: unknown): Row => Object.fromEntries(COLLECTIONS.map((name) => [name, value]));
const shape = (name: string, means: Fault['means'], json: Row): Fault =>
  fault(name, means, { headers: ECHO, json });
/** A good answer with each row changed. */
const rows = (name: string, means: Fault['means'], changed: (row: Row) => Row): Fault => ({
  name,
  means,
  reply: (request) => reply(request, changed),
});
/** A good answer with other collections. */
const lists = (
  name: string,
  means: Fault['means'],
  changed: (list: readonly unknown[]) => unknown,
): Fault => ({
  name,
  means,
  reply: (request) => {
    const { json } = reply(request);
    const fields = Object.entries(json as Row);
    return {
      json: Object.fromEntries(
        fields.map(([key, value]) => [key, Array.isArray(value) ? changed(value) : value]),
      ),
    };
  },
});

/** Nothing was found by its code; who asked by id got an answer that is not about it. */
const notAbout = (operation: Operation): Meaning =>
  operation === 'search' ? 'unknown' : operation === 'building' ? 'well' : 'unreadable';
const MISTYPED: Row = {
  ...{
    startDate: 5,
    endDate: {},
    enrollmentStart: [],
    enrollmentEnd: true,
    teachingLanguage: {},
    teachingLanguages: 'x',
  },
  ...{
    credits: 'many',
    virtualProportion: [],
    content: 7,
    objective: {},
    localizedName: 'x',
    localizedContent: [],
  },
  ...{
    office: 'x',
    unit: [],
    tags: 5,
    degreeProgrammes: {},
    educationalFields: 'x',
    studentGroups: [1, null, 'x'],
  },
  ...{ places: 'lots', resourceType: {}, yearOfFoundation: 'old' },
};

const SHAPES: readonly Fault[] = [
  shape('nothing found', 'unknown', { status: 'success', ...all([]), building: {} }),
  shape('nothing found, as null', 'unknown', { status: 'success', ...all(null) }),
  shape('nothing found, and nothing said of it', 'unknown', { status: 'success' }),
  shape('nothing found, with a warning', 'unknown', { status: 'warn', message: 'No results' }),
  shape('nothing found, as an error', 'unknown', { status: 'error', message: 'No results' }),
  shape('an error of the service', 'down', { status: 'error', message: `Database is down ${KEY}` }),
  shape('another service', 'unreadable', { data: [], total: 0 }),
  shape('an empty object', 'unreadable', {}),
  shape('a collection that is text', 'unreadable', { status: 'success', ...all(KEY) }),
  shape('a collection that is a number', 'unreadable', { status: 'success', ...all(5) }),
  shape('rows that are text', 'unreadable', { status: 'success', ...all([KEY]) }),
  shape('rows that are null', 'unreadable', { status: 'success', ...all([null]) }),
  rows('fields of wrong types', 'well', (row) => ({ ...row, ...MISTYPED })),
  rows('names of people and other fields beside', 'well', (row) => ({
    ...row,
    teachers: [{ name: 'Nobody Known' }],
    ssn: KEY,
  })),
  rows('a prototype', 'well', (row) =>
    JSON.parse(JSON.stringify(row).replace('{', '{"__proto__":{"name":"x"},"constructor":5,')),
  ),
  rows('dates that are none', 'well', (row) => ({
    ...row,
    startDate: '2026-13-45T99:99:99',
    enrollmentStart: '9999999999',
    endDate: null,
  })),
  rows('Finnish for everybody', 'well', (row) => ({
    ...row,
    localizedName: { fi: row['name'], valueFi: row['name'], en: '', sv: '' },
  })),
  rows('rows about something else', notAbout, (row) => ({
    ...row,
    code: OTHER === row['code'] ? 'ZZ00ZZ00-3001' : `X${row['code']}`,
    id: '999',
  })),
  lists('every row three times', 'well', (list) => [...list, ...list, ...list]),
  lists('rows among rubbish', 'well', (list) => [null, 5, 'x', [], {}, ...list]),
];

/** So much is read of an answer in these tests. */
export const MOST_BYTES = 256 * 1024;
const padded = (whole: string, bytes: number): string =>
  `${whole.slice(0, -1)},"padding":"${' '.repeat(bytes)}"}`;
const squeezed = (encoding: string, squeeze: (whole: string) => Buffer): Fault =>
  spoilt(`a ${encoding} bomb`, 'unreadable', (whole) => ({
    body: squeeze(padded(whole, 8 * MOST_BYTES)),
    headers: { 'content-encoding': encoding },
  }));

/** Writes for ever, and as fast as it is read. */
function flood(socket: Socket): void {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const pour = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('error', () => undefined).on('drain', pour);
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  pour();
}

const SIZES: readonly Fault[] = [
  spoilt('too large a body', 'unreadable', (whole) => ({ body: padded(whole, MOST_BYTES) })),
  { name: 'a body without an end', means: 'unreadable', reply: () => ({ takeOver: flood }) },
  squeezed('gzip', gzipSync),
  squeezed('deflate', deflateSync),
  squeezed('br', brotliCompressSync),
  squeezed('zstd', zstdCompressSync),
  spoilt('a large body', 'well', (whole) => ({ body: padded(whole, MOST_BYTES / 2) })),
];

/** Writes as it is to the connection, and ends it. */
const raw = (
  name: string,
  means: Meaning,
  text: string | ((json: string) => string),
  end: 'end' | 'destroy' | 'resetAndDestroy' = 'end',
): Fault => ({
  name,
  means,
  reply: (request) => ({
    takeOver: (socket) => {
      const said = typeof text === 'string' ? text : text(JSON.stringify(reply(request).json));
      socket.on('error', () => undefined).write(said, () => socket[end]());
    },
  }),
});
const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const bytes = (json: string): number => Buffer.byteLength(json);

const CONNECTIONS: readonly Fault[] = [
  {
    ...fault('closed as soon as it is opened', 'down', { trouble: 'reset' }),
    greet: (socket) => socket.destroy(),
  },
  {
    ...fault('reset as soon as it is opened', 'down', { trouble: 'reset' }),
    greet: (socket) => socket.resetAndDestroy(),
  },
  raw('reset before the head', 'down', '', 'resetAndDestroy'),
  raw('closed without a word', 'down', ''),
  raw('cut within the head', 'down', 'HTTP/1.1 200 OK\r\ncontent-ty', 'destroy'),
  raw('reset after the head', 'down', `${OK}content-length: 500\r\n\r\n`, 'resetAndDestroy'),
  raw(
    'cut within the body',
    'down',
    (json) => `${OK}content-length: ${bytes(json)}\r\n\r\n${json.slice(0, 40)}`,
    'destroy',
  ),
  raw(
    'cut between chunks',
    'down',
    (json) => `${OK}transfer-encoding: chunked\r\n\r\n${bytes(json).toString(16)}\r\n${json}\r\n`,
    'destroy',
  ),
  raw('not HTTP', 'unreadable', `SSH-2.0-${KEY}\r\n`),
  raw(
    'a body longer than it was said to be',
    'unreadable',
    (json) => `${OK}content-length: 40\r\nconnection: close\r\n\r\n${json}`,
  ),
  raw('two lengths', 'unreadable', (json) => `${OK}content-length: 10\r\ncontent-length: 20\r\n\r\n${json}`),
  raw('a head without an end', 'unreadable', `${OK}${`x-more: ${'x'.repeat(4000)}\r\n`.repeat(20)}\r\n{}`),
  raw('a length that is none', 'unreadable', `${OK}content-length: many\r\n\r\n{}`),
  raw('a chunk that is none', 'unreadable', `${OK}transfer-encoding: chunked\r\n\r\nzz\r\n{}`),
  raw(
    'hints before the answer',
    'well',
    (json) =>
      `HTTP/1.1 103 Early Hints\r\nlink: </>\r\n\r\n${OK}content-length: ${bytes(json)}\r\n\r\n${json}`,
  ),
  raw('HTTP/1.0, whose end is the body’s', 'well', (json) => `HTTP/1.0 200 OK\r\n\r\n${json}`),
  { ...raw('reset once', 'well', '', 'resetAndDestroy'), once: true },
  { ...raw('cut within the body once', 'well', `${OK}content-length: 500\r\n\r\n{`, 'destroy'), once: true },
];

const at = (ms: number): string => new Date(Date.now() + ms).toUTCString();
/** Of a clock that the study API has; `header` is made when it is asked. */
const timed = (
  name: string,
  status: number,
  header: () => string,
  waitMs?: number,
  date: () => string = () => at(0),
): Fault => ({
  name,
  means: (operation) => meaningOf(status, 'gateway', operation),
  reply: () => refusal(status, 'gateway', 'Later', { 'retry-after': header(), date: date() }),
  ...(waitMs !== undefined && { waitMs }),
});

const CLOCKS: readonly Fault[] = [
  timed('429 until a date', 429, () => at(MINUTE), MINUTE),
  timed('503 until a date', 503, () => at(MINUTE), MINUTE),
  timed('429 until a date that is past', 429, () => at(-DAY), 0),
  timed('503 until a date that is past', 503, () => at(-DAY), 0),
  timed('429 for no time', 429, () => '0', 0),
  timed('429 for less than no time', 429, () => '-5'),
  timed('429 until soon', 429, () => 'soon'),
  timed('429 for ever', 429, () => '99999999999999', 31 * DAY),
  timed('429 until the year 9999', 429, () => 'Fri, 31 Dec 9999 23:59:59 GMT', 31 * DAY),
  {
    name: 'an answer of yesterday',
    means: 'well',
    reply: (request) => ({ ...reply(request), headers: { date: at(-DAY), age: '86400', expires: at(-DAY) } }),
  },
  {
    name: 'an answer of tomorrow',
    means: 'well',
    reply: (request) => ({ ...reply(request), headers: { date: at(DAY), 'retry-after': '60' } }),
  },
];

/** Sends a piece every few milliseconds, for ever. */
const dripping = (name: string, first: string, piece: string): Fault => ({
  name,
  means: 'slow',
  reply: () => ({
    takeOver: (socket) => {
      socket.on('error', () => undefined).write(first);
      const timer = setInterval(() => socket.write(piece), 20);
      socket.once('close', () => clearInterval(timer));
    },
  }),
});
const stuck = (name: string, text: string): Fault => ({
  name,
  means: 'slow',
  reply: () => ({ takeOver: (socket) => void socket.on('error', () => undefined).write(text) }),
});

/** Those that only the app's own patience ends. */
export const SLOW: readonly Fault[] = [
  fault('no answer', 'slow', { trouble: 'hang' }),
  stuck('no end of the head', 'HTTP/1.1 200 OK\r\nconte'),
  stuck('no end of the body', `${OK}content-length: 100\r\n\r\n{"status":"success"`),
  dripping('a dripping body', `${OK}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  dripping('a dripping error', 'HTTP/1.1 500 Oops\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\n \r\n'),
  { ...fault('no answer, once', 'well', { trouble: 'hang' }), once: true },
];

/** Every fault that ends by itself. */
const ALL: readonly Fault[] = [GATEWAY, REDIRECTS, BODIES, SHAPES, SIZES, CONNECTIONS, CLOCKS].flat();

/** Near to another one: each operation meets them, but not every surface. */
const VARIANTS = new Set([
  ...[
    '200 that means 401',
    '200 that means 500',
    '403, over quota by its header alone',
    '405',
    '204',
    'JSON in a string',
  ],
  ...[
    'JSON that is said to be a page',
    'JSON in UTF-16',
    'a hundred thousand brackets',
    'rows that are text',
    'a br bomb',
  ],
  ...[
    'Finnish for everybody',
    'names of people and other fields beside',
    'a body without an end',
    'not HTTP',
  ],
  ...[
    'hints before the answer',
    'cut within the body once',
    '503 until a date',
    '429 for no time',
    'an answer of tomorrow',
  ],
  ...['JSON that is said to be gzip'],
  ...[
    '401, no key',
    '401 without a body',
    '401 as a page',
    '403, over quota by its words alone',
    '429 that says nothing',
  ],
  ...[
    '429 as a page',
    '429 by its words alone',
    '404 without a body',
    '404 as a page',
    '400',
    '504',
    '200 that means 404',
  ],
  ...['303 to /login', '307 to file:///…', '308 to //elsewh…', '302 to nowhere', '304', '302 to http://…'],
  ...[
    'a blank body',
    'XML',
    'JSON with a tail',
    'JSON twice',
    'JSON in a list',
    'JSON for a script',
    'gzip that nobody mentions',
  ],
  ...[
    'a number',
    'a word',
    'true',
    'nothing found, as null',
    'nothing found, and nothing said of it',
    'rows that are null',
  ],
  ...[
    'nothing found, as an error',
    'an empty object',
    'a collection that is a number',
    'a prototype',
    'a deflate bomb',
  ],
  ...[
    'a zstd bomb',
    'a large body',
    'reset as soon as it is opened',
    'closed without a word',
    'cut within the head',
  ],
  ...[
    'cut between chunks',
    'two lengths',
    'a head without an end',
    'a length that is none',
    'HTTP/1.0, whose end is the body’s',
  ],
  ...[
    '429 for less than no time',
    '429 until soon',
    '429 until the year 9999',
    '503 until a date that is past',
    '502 once',
  ],
]);
/** One of each kind. */
export const KINDS = ALL.filter(({ name }) => !VARIANTS.has(name));
/** The others. */
export const VARIATIONS = ALL.filter(({ name }) => VARIANTS.has(name));

const STATUSES = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 413, 415, 418, 422, 423, 425, 428, 429, 431, 451,
];
const BROKEN = [500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 522, 524, 530, 598, 599, 600, 999];
const SPEAKERS = ['gateway', 'service', 'page', 'nobody'] as const;

/** Every status in the words of each who may speak. */
export const STATED: readonly Fault[] = [...STATUSES, ...BROKEN].flatMap((status) =>
  SPEAKERS.map((speaker) => stated(`${status} of ${speaker}`, status, speaker)),
);
