/** Answers to plain requests, as bytes: to the letter what Node's own HTTP sends. */
import { STATUS_CODES } from 'node:http';
import type { Content, Reply } from './exchange.ts';
import { KEPT } from './route.ts';

/** The answer to one request. A class, since one is made for every request. */
export class PlainReply implements Reply {
  readonly #out: (message: Buffer) => void;
  isSent = false;

  /** @param out takes the bytes that go out */
  constructor(out: (message: Buffer) => void) {
    this.#out = out;
  }

  send(status: number, content?: Content): void {
    if (this.isSent) return;
    this.isSent = true;
    this.#out(messageOf(status, content));
  }
}

const KEPT_LINE = `keep-alive: ${KEPT['keep-alive']}`;

/** In one piece: two would be written by a way of their own, which costs more than to copy what is a few kilobytes. */
function messageOf(status: number, content?: Content): Buffer {
  const length = content?.bytes.length ?? 0;
  const type = content ? `content-type: ${content.type}\r\n` : '';
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${type}content-length: ${length}\r\n${KEPT_LINE}\r\n` +
    `Date: ${dateNow()}\r\nConnection: keep-alive\r\n\r\n`;
  const message = Buffer.allocUnsafe(head.length + length);
  message.write(head, 'latin1');
  content?.bytes.copy(message, head.length);
  return message;
}

let second = 0;
let date = '';

/** The moment in the words of HTTP (RFC 9110, section 5.6.7), put into words once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
