/** WebSocket frames (RFC 6455), as far as a server needs them that talks in short, whole messages. */
import type { Duplex } from 'node:stream';

export interface Frame {
  /** 1: text, 8: close, 9: ping, 10: pong. */
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A frame from a server: whole and unmasked. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([0x80 | opcode, length]), payload]);
  const isLong = length > 0xffff;
  const head = Buffer.alloc(isLong ? 10 : 4);
  head.set([0x80 | opcode, isLong ? 127 : 126]);
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}

/** Hands over each frame that a client sends. */
export function readFrames(socket: Duplex, take: (frame: Frame) => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let size = sizeOf(pending); size !== undefined && pending.length >= size; size = sizeOf(pending)) {
      take(parse(pending.subarray(0, size)));
      pending = pending.subarray(size);
    }
  });
}

/** Two bytes, the length where it is longer than 125, and the client's mask. */
const headOf = (bytes: Buffer): number => 2 + extra(bytes) + 4;

function extra(bytes: Buffer): number {
  const short = (bytes[1] ?? 0) & 0x7f;
  return short === 126 ? 2 : short === 127 ? 8 : 0;
}

/** Bytes of the first frame; undefined while its length has not arrived. */
function sizeOf(bytes: Buffer): number | undefined {
  if (bytes.length < 2 + extra(bytes)) return undefined;
  return headOf(bytes) + lengthOf(bytes);
}

function lengthOf(bytes: Buffer): number {
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short === 126) return bytes.readUInt16BE(2);
  return short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
}

function parse(bytes: Buffer): Frame {
  const start = headOf(bytes);
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(bytes.subarray(start).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload };
}
