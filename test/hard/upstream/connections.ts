/** Connections that break, and what is not HTTP or breaks its rules. */
import { KEY } from '../../flows/harness.ts';
import { reply } from '../upstream-rows.ts';
import { type Fault, fault, type Meaning } from './fault.ts';

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
export const OK = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const bytes = (json: string): number => Buffer.byteLength(json);

export const CONNECTIONS: readonly Fault[] = [
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
