/**
 * A connection that is read here while plain requests come on it, one after the other. That costs less than
 * half of Node's own HTTP (docs/decisions/0020). With the first other request the connection is handed over
 * to Node, for good.
 */
import type { Socket } from 'node:net';
import type { EventLoopTurn, Sender, Taker } from './event-loop-turn.ts';
import type { Exchange } from './exchange.ts';
import { type Answer, PlainReply, type WriteAnswer } from './plain-reply.ts';
import { type Plain, readPlain } from './plain-request.ts';
import { STILL } from './route.ts';

/** A body in more pieces, or one that takes longer (in milliseconds), is left to Node and its own bounds. */
const MOST_PIECES = 24;
const PATIENCE = 1_000;

/** What a connection needs. */
export interface Around {
  /** The exchanges that answer, by the first line of a request. */
  readonly lines: ReadonlyMap<string, Exchange>;
  /** Takes requests of this connection together with those of other connections. */
  readonly turn: EventLoopTurn;
  readonly write: WriteAnswer;
  /** Told of an exchange that rejected. */
  readonly onError: (error: unknown) => void;
  /**
   * Gives the socket to Node's own HTTP. The bytes that have come are put back into the socket afterwards.
   */
  readonly handOver: (socket: Socket) => void;
  /** Called once, when the connection is no longer read here. */
  readonly onOver: (connection: PlainConnection) => void;
}

/**
 * Reads plain requests from a socket, and answers them. Nothing may have been read from the socket before.
 */
export class PlainConnection implements Taker, Sender {
  readonly #socket: Socket;
  readonly #around: Around;
  readonly #listeners: Readonly<Record<string, (chunk: Buffer) => void>>;
  /** Bytes that have not been taken yet: a request, a part of one, or what follows the one being answered. */
  #pieces: Buffer[] = [];
  /** In bytes: what has come of a request, and what it has at least. */
  #size = 0;
  #needed = 0;
  /** Ends the wait for the rest of a request, or for the answer before it. */
  #patience: NodeJS.Timeout | undefined;
  /** From the moment a request is whole until its answer is written. */
  #isAnswering = false;
  #answer: Answer | undefined;
  /** Whether the other side has ended its stream. */
  #isEnded = false;

  constructor(socket: Socket, around: Around) {
    this.#socket = socket;
    this.#around = around;
    this.#listeners = {
      data: (chunk) => this.#come(chunk),
      end: () => this.#end(),
      timeout: () => this.close(),
      // A connection that breaks off is closed; nobody waits for it.
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

  /**
   * One request at a time: a client that sends more waits for the answer, but not for ever. The socket's own
   * timer would not end that wait, since all that still comes restarts it.
   */
  #hold(): void {
    this.#socket.pause();
    this.#patience ??= setTimeout(() => this.close(), STILL);
  }

  #hasManyPieces(): boolean {
    return this.#pieces.length > MOST_PIECES;
  }

  take(): void {
    if (this.#size === 0 || this.#isAnswering || this.#socket.destroyed) return;
    // A client that does not read its last answer is left to Node, and so is one that sends in small pieces.
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
    // The end of the stream was told already: Node would wait for it in vain.
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
