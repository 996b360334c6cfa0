/**
 * When a payload came and when it was acknowledged, known to everything that is done for it: the log line of a request
 * and the metrics tell of both.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App, ReceiverEvent } from '@slack/bolt';
import type { Metrics } from '../ops/metrics.ts';

/** A payload that is being answered. */
export interface Timed {
  /** Milliseconds since it came. */
  elapsed(): number;
  /**
   * Tells how many milliseconds it took to acknowledge it: now, or as soon as that is known. Undefined: it was not
   * acknowledged, or what asks came after all else was over, and belongs to no payload.
   */
  whenAcked(tell: (ackMs: number | undefined) => void): void;
}

/** Answers a payload at once; undefined where it has to go its long way. */
export type AtHand = (event: Pick<ReceiverEvent, 'body' | 'retryNum'>, payload: Timed) => object | undefined;

export interface Timing {
  /** The payload for which the caller works; undefined: none. */
  current(): Timed | undefined;
  /** The same app, whose payloads are timed, and answered at once where `atHand` can. */
  timed(app: App, atHand?: AtHand): App;
}

export function createTiming(metrics: Pick<Metrics, 'acked'>): Timing {
  const storage = new AsyncLocalStorage<Begun>();
  return {
    current: () => {
      const begun = storage.getStore();
      return begun?.isOver() === false ? begun : undefined;
    },
    timed: (app, atHand = () => undefined) => {
      const processEvent = (event: ReceiverEvent): Promise<void> => {
        const begun = begin((ms) => metrics.acked(payloadOf(event.body), ms));
        const answer = atHand(event, begun);
        if (answer) return answerAtOnce(event, begun, answer);
        const ack: ReceiverEvent['ack'] = (answer) => {
          begun.acked();
          return event.ack(answer);
        };
        return storage.run(begun, () => app.processEvent({ ...event, ack })).finally(begun.over);
      };
      return Object.create(app, { processEvent: { value: processEvent } });
    },
  };
}

function answerAtOnce({ ack }: ReceiverEvent, begun: Begun, answer: object): Promise<void> {
  begun.acked();
  begun.over();
  return ack(answer);
}

interface Begun extends Timed {
  acked(): void;
  over(): void;
  isOver(): boolean;
}

/** @param onAck told once, with milliseconds */
function begin(onAck: (ms: number) => void): Begun {
  const from = performance.now();
  const elapsed = (): number => performance.now() - from;
  let ackMs: number | undefined;
  let isOver = false;
  let waiting: ((ackMs: number | undefined) => void)[] = [];
  const settle = (): void => {
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(ackMs);
  };
  return {
    elapsed,
    whenAcked: (tell) => {
      waiting.push(tell);
      if (ackMs !== undefined || isOver) settle();
    },
    acked: () => {
      if (ackMs !== undefined) return;
      ackMs = elapsed();
      onAck(ackMs);
      settle();
    },
    over: () => {
      isOver = true;
      settle();
    },
    isOver: () => isOver,
  };
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

/** What kind of payload it is, in the words of the metrics. */
function payloadOf({ type, command }: ReceiverEvent['body']): string {
  return typeof command === 'string' ? 'command' : (INTERACTIONS.get(type) ?? 'other');
}
