/**
 * A connection that is read here as long as plain requests come on it, one after the other: that costs less than half of what
 * Node's own HTTP costs (docs/decisions/0020). With the first other request it is handed over to that, for good.
 */
import type { Socket } from 'node:net';
import type { EventLoopTurn, Sender, Taker } from './event-loop-turn.ts';
import type { Exchange } from './exchange.ts';
import { type Answer, PlainReply, type WriteAnswer } from './plain-reply.ts';
import { type Plain, readPlain } from './plain-request.ts';
import { STILL } from './route.ts';

/** A body that comes in more pieces, or takes longer in milliseconds, is left to Node's own bounds. */
const MOST_PIECES = 24;
const PATIENCE = 1_000;

/** What a connection needs. */
export interface Around {
  /** What answers, by the first line of requests. */
  readonly lines: ReadonlyMap<string, Exchange>;
  /** In which what comes is taken together with what comes on other connections. */
  readonly turn: EventLoopTurn;
  readonly write: WriteAnswer;
  /** Told of an exchange that rejected. */
  readonly onError: (error: unknown) => void;
  /** Takes the connection over; what has come of it is then given back to it. */
  readonly handOver: (socket: Socket) => void;
  /** Told once, when it is read here no longer. */
  readonly onOver: (connection: PlainConnection) => void;
}

/** Its socket has not been read from yet. */
export class PlainConnection implements Taker, Sender {
  readonly #socket: Socket;
  readonly #around: Around;
  readonly #listeners: Readonly<Record<string, (chunk: Buffer) => void>>;
  /** What has come and was not taken yet: a request, a part of one, or the next one. */
  #pieces: Buffer[] = [];
  /** In bytes: what has come of it, and what it has at least. */
  #size = 0;
  #needed = 0;
  /** Ends the waiting for more of it, or for the answer before it. */
  #patience: NodeJS.Timeout | undefined;
  /** From a request that is whole until its answer is written. */
  #isAnswering = false;
  #answer: Answer | undefined;
  /** Whether the other side has said that nothing more comes. */
  #isEnded = false;

  constructor(socket: Socket, around: Around) {
    this.#socket = socket;
    this.#around = around;
    this.#listeners = {
      data: (chunk) => this.#come(chunk),
      end: () => this.#end(),
      timeout: () => this.close(),
      // A connection that breaks off is closed, and nobody waits for it.
      error: () => undefined,
      close: () => this.#over(),
    };
    socket.setTimeout(STILL);
    for (const [name, listener] of Object.entries(this.#listeners)) socket.on(name, listener);
  }

  /** Whether a request is under way. */
  get isBusy(): boolean {
    return this.#isAnswering || this.#size > 0 || this.#socket.writableLength > 0;
  }

  close(): void {
    this.#socket.destroy();
  }

  #come(chunk: Buffer): void {
    this.#pieces.push(chunk);
    this.#size += chunk.length;
    if (this.#isAnswering) this.#hold();
    else if (this.#size >= this.#needed || this.#hasManyPieces()) this.#around.turn.come(this);
  }

  /** One at a time: who asks on waits for the answer, though not for ever. What still comes would keep the socket's own timer going. */
  #hold(): void {
    this.#socket.pause();
    this.#patience ??= setTimeout(() => this.close(), STILL);
  }

  #hasManyPieces(): boolean {
    return this.#pieces.length > MOST_PIECES;
  }

  take(): void {
    if (this.#size === 0 || this.#isAnswering || this.#socket.destroyed) return;
    // Who does not read the last answer is left to Node, and so is who sends in crumbs.
    const isOurs = this.#socket.writableLength === 0 && !this.#hasManyPieces();
    const bytes = this.#held();
    const request = isOurs ? readPlain(bytes, this.#around.lines) : undefined;
    if (typeof request === 'number') {
      this.#waitFor(request);
      return;
    }
    this.#nothingHeld();
    if (request) this.#begin(request);
    else this.#handOver(bytes);
  }

  #held(): Buffer {
    const [first, ...more] = this.#pieces;
    if (first && more.length === 0) return first;
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }

  /** Waits until so many bytes have come. */
  #waitFor(needed: number): void {
    this.#needed = needed;
    this.#patience ??= setTimeout(() => {
      const bytes = this.#held();
      this.#nothingHeld();
      this.#handOver(bytes);
    }, PATIENCE);
  }

  #nothingHeld(): void {
    this.#pieces = [];
    this.#size = 0;
    this.#needed = 0;
    this.#waitNoLonger();
  }

  #waitNoLonger(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #begin({ exchange, posted }: Plain<Exchange>): void {
    this.#isAnswering = true;
    const reply = new PlainReply((answer) => {
      this.#answer = answer;
      this.#around.turn.go(this);
    });
    const failed = (error: unknown): void => {
      this.#around.onError(error);
      reply.send(500);
    };
    try {
      exchange(posted, reply)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  send(): void {
    if (!this.#answer || this.#socket.destroyed) return;
    this.#around.write(this.#socket, this.#answer);
    this.#answer = undefined;
    this.#isAnswering = false;
    if (this.#size > 0) {
      this.#waitNoLonger();
      this.#socket.resume();
      this.#around.turn.come(this);
    } else if (this.#isEnded) this.#socket.end();
  }

  #end(): void {
    this.#isEnded = true;
    this.take();
    if (!this.#isAnswering) this.#socket.end();
  }

  #handOver(bytes: Buffer): void {
    // Node would wait in vain for the end that was told already.
    if (this.#isEnded) {
      this.close();
      return;
    }
    for (const [name, listener] of Object.entries(this.#listeners)) this.#socket.off(name, listener);
    this.#over();
    this.#around.handOver(this.#socket);
    this.#socket.unshift(bytes);
  }

  #over(): void {
    this.#nothingHeld();
    this.#around.onOver(this);
  }
}
