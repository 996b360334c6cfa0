/**
 * When a payload came and when it was acknowledged. All work for the payload knows both; the log line of the
 * request and the metrics tell them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App, ReceiverEvent } from '@slack/bolt';
import type { Metrics } from '../ops/metrics.ts';

/** A payload that is being answered. */
export interface Timed {
  /** Milliseconds since it came. */
  elapsed(): number;
  /**
   * Calls `tell` with the milliseconds that the acknowledgement took: now, or as soon as they are known.
   * Undefined: the payload was never acknowledged, or the caller came after all else was over and belongs to
   * no payload.
   */
  whenAcked(tell: (ackMs: number | undefined) => void): void;
}

/** A payload before anything has been done with it. */
export type Incoming = Pick<ReceiverEvent, 'body' | 'retryNum'>;

/** Answers a payload if the answer is at hand; undefined: the payload goes the long way. */
export type AtHand = (event: Incoming, payload: Timed) => object | undefined;

/**
 * Sends the answer to a payload if it is at hand, and gives the result of `send`; undefined if no answer is
 * at hand.
 */
export type AnswerAtOnce = <T>(event: Incoming, send: (answer: object) => T) => T | undefined;

export interface Timing {
  /** The payload for which the caller works; undefined: none. */
  current(): Timed | undefined;
  /** The same app, with timed payloads. */
  timed(app: App): App;
  /** Answers that are at hand, timed. */
  atOnce(atHand: AtHand): AnswerAtOnce;
}

export function createTiming({ acked }: Pick<Metrics, 'acked'>): Timing {
  const storage = new AsyncLocalStorage<Begun>();
  return {
    current: () => {
      const begun = storage.getStore();
      return begun?.isOver === false ? begun : undefined;
    },
    timed: (app) => {
      const processEvent = (event: ReceiverEvent): Promise<void> => {
        const begun = new Begun(acked, event.body);
        const ack: ReceiverEvent['ack'] = (answer) => {
          begun.acked();
          return event.ack(answer);
        };
        return storage.run(begun, () => app.processEvent({ ...event, ack })).finally(() => begun.over());
      };
      return Object.create(app, { processEvent: { value: processEvent } });
    },
    atOnce: (atHand) => (event, send) => {
      const begun = new Begun(acked, event.body);
      const answer = atHand(event, begun);
      if (!answer) return undefined;
      // The answer goes out first, so that log and metrics keep nobody waiting.
      const sent = send(answer);
      begun.acked();
      begun.over();
      return sent;
    },
  };
}

/** A payload under way. One is made for every request, so this is a class: its methods are made once. */
class Begun implements Timed {
  readonly #from = performance.now();
  readonly #onAck: Metrics['acked'];
  readonly #body: ReceiverEvent['body'];
  #ackMs: number | undefined;
  #waiting: ((ackMs: number | undefined) => void)[] = [];
  isOver = false;

  /** @param onAck called once, with the kind of payload and the milliseconds */
  constructor(onAck: Metrics['acked'], body: ReceiverEvent['body']) {
    this.#onAck = onAck;
    this.#body = body;
  }

  elapsed(): number {
    return performance.now() - this.#from;
  }

  whenAcked(tell: (ackMs: number | undefined) => void): void {
    this.#waiting.push(tell);
    if (this.#ackMs !== undefined || this.isOver) this.#settle();
  }

  acked(): void {
    if (this.#ackMs !== undefined) return;
    this.#ackMs = this.elapsed();
    this.#onAck(payloadOf(this.#body), this.#ackMs);
    this.#settle();
  }

  over(): void {
    this.isOver = true;
    this.#settle();
  }

  #settle(): void {
    const told = this.#waiting;
    this.#waiting = [];
    for (const tell of told) tell(this.#ackMs);
  }
}

const INTERACTIONS: ReadonlyMap<unknown, string> = new Map([
  ['event_callback', 'event'],
  ['block_actions', 'action'],
  ['view_submission', 'form'],
  ['view_closed', 'closed'],
  ['block_suggestion', 'menu'],
  ['shortcut', 'shortcut'],
  ['message_action', 'shortcut'],
]);

/** The kind of payload, in the words of the metrics. */
function payloadOf({ type, command }: ReceiverEvent['body']): string {
  return typeof command === 'string' ? 'command' : (INTERACTIONS.get(type) ?? 'other');
}
