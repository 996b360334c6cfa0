/** Answers that never come, or never end. */
import { OK } from './connections.ts';
import { type Fault, fault } from './fault.ts';

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
