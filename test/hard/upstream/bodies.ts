/** Bodies that are no JSON, or not only that, or not in the encoding that was announced. */
import { gzipSync } from 'node:zlib';
import { KEY } from '../../flows/harness.ts';
import { ECHO, type Fault, fault, HTML, page, spoilt } from './fault.ts';

const body = (
  name: string,
  means: Fault['means'],
  text: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Fault => fault(name, means, { headers: { ...ECHO, ...headers }, body: text });

export const BODIES: readonly Fault[] = [
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
  spoilt('gzip without a header', 'unreadable', (whole) => ({ body: gzipSync(whole) })),
  body('null', 'unreadable', 'null'),
  body('a number', 'unreadable', '200'),
  body('a word', 'unreadable', '"success"'),
  body('true', 'unreadable', 'true'),
  body('a hundred thousand brackets', 'unreadable', '['.repeat(100_000)),
  spoilt('JSON that is said to be a page', 'well', (whole) => ({ body: whole, headers: HTML })),
  spoilt('JSON after a byte-order mark', 'well', (whole) => ({ body: `\uFEFF${whole}` })),
];
