/** Answers that are too large, or come to be when they are unpacked. */
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type Fault, spoilt } from './fault.ts';

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

export const SIZES: readonly Fault[] = [
  spoilt('too large a body', 'unreadable', (whole) => ({ body: padded(whole, MOST_BYTES) })),
  { name: 'a body without an end', means: 'unreadable', reply: () => ({ takeOver: flood }) },
  squeezed('gzip', gzipSync),
  squeezed('deflate', deflateSync),
  squeezed('br', brotliCompressSync),
  squeezed('zstd', zstdCompressSync),
  spoilt('a large body', 'well', (whole) => ({ body: padded(whole, MOST_BYTES / 2) })),
];
