/** How long the answers to a payload take, from its arrival to the acknowledgement. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReceiverEvent } from '@slack/bolt';
import type { Metrics } from '../ops/metrics.ts';

/** Finds the payload that is being answered. */
export interface PayloadTiming {
  /** The payload for which the caller works; undefined: none. */
  current(): TimedPayload | undefined;
  /** A payload that has just come and that the caller answers itself. */
  begin(body: ReceiverEvent['body']): TimedPayload;
  /** Times a payload while `process` works for it. */
  during(event: ReceiverEvent, process: (event: ReceiverEvent) => Promise<void>): Promise<void>;
}

export function createPayloadTiming({ acked }: Pick<Metrics, 'acked'>): PayloadTiming {
  const storage = new AsyncLocalStorage<TimedPayload>();
  const begin = (body: ReceiverEvent['body']) => new TimedPayload(body, acked);
  return {
    begin,
    current: () => {
      const payload = storage.getStore();
      return payload?.isOver === false ? payload : undefined;
    },
    during: async (event, process) => {
      const payload = begin(event.body);
      const ack: ReceiverEvent['ack'] = (response) => {
        payload.acked();
        return event.ack(response);
      };
      await storage.run(payload, () => process({ ...event, ack })).finally(() => payload.over());
    },
  };
}

/** A payload that is being answered. */
export class TimedPayload {
  readonly #from = performance.now();
  readonly #body: ReceiverEvent['body'];
  readonly #onAck: Metrics['acked'];
  #ackMs: number | undefined;
  #waiting: ((ackMs: number | undefined) => void)[] = [];
  isOver = false;

  /** @param onAck called once, with the kind of payload and the milliseconds */
  constructor(body: ReceiverEvent['body'], onAck: Metrics['acked']) {
    this.#body = body;
    this.#onAck = onAck;
  }

  /** Milliseconds since it came. */
  elapsed(): number {
    return performance.now() - this.#from;
  }

  /**
   * Calls `write` with the milliseconds that the acknowledgement took: now, or as soon as they are known.
   * Undefined: the payload was never acknowledged.
   */
  whenAcked(write: (ackMs: number | undefined) => void): void {
    this.#waiting.push(write);
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
    for (const write of this.#waiting.splice(0)) write(this.#ackMs);
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
