/** Answers to plain requests, as bytes: the same to the letter as Node's own HTTP sends. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Reply } from './exchange.ts';
import { type Content, KEPT } from './route.ts';

/** An answer that is still to be written. `content`: undefined for none. */
export interface Answer {
  readonly status: number;
  readonly content: Content | undefined;
}

/** The answer to one request. A class, since one is made for every request. */
export class PlainReply implements Reply {
  readonly #out: (answer: Answer) => void;
  isSent = false;

  /** @param out takes the answer, once */
  constructor(out: (answer: Answer) => void) {
    this.#out = out;
  }

  send(status: number, content?: Content): void {
    if (this.isSent) return;
    this.isSent = true;
    this.#out({ status, content });
  }
}

/** Writes an answer to a socket to which nothing else is being written. */
export type WriteAnswer = (socket: Socket, answer: Answer) => void;

/** In bytes; hardly any answer is longer. */
const ROOM = 64 * 1024;

/**
 * Each answer goes out in one piece: writing two pieces takes a slower path, which costs more than copying a
 * few kilobytes. All answers are put together in the same memory: memory of its own for each would be some 90
 * MB of garbage a second.
 */
export function createWriteAnswer(): WriteAnswer {
  let room = Buffer.allocUnsafeSlow(ROOM);
  return (socket, { status, content }) => {
    const head = headOf(status, content);
    const length = head.length + (content?.bytes.length ?? 0);
    const message = length <= ROOM ? room.subarray(0, length) : Buffer.allocUnsafeSlow(length);
    message.write(head, 'latin1');
    content?.bytes.copy(message, head.length);
    socket.write(message);
    // The bytes that the system has not taken yet are still read from this memory.
    if (socket.writableLength > 0 && length <= ROOM) room = Buffer.allocUnsafeSlow(ROOM);
  };
}

const KEPT_LINE = `keep-alive: ${KEPT['keep-alive']}`;

function headOf(status: number, content: Content | undefined): string {
  const type = content ? `content-type: ${content.type}\r\n` : '';
  const length = `content-length: ${content?.bytes.length ?? 0}`;
  const now = `Date: ${dateNow()}\r\nConnection: keep-alive`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${type}${length}\r\n${KEPT_LINE}\r\n${now}\r\n\r\n`;
}

let second = 0;
let date = '';

/** The current time as HTTP writes it (RFC 9110, section 5.6.7), made once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
