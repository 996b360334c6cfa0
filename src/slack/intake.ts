/**
 * What is done with each payload that comes in: its answer is timed, and it is answered once, though Slack may deliver it
 * several times.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { App, ReceiverEvent } from '@slack/bolt';
import { type Log, nameAndCause } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createUsedKeys, withTimeout } from '../primitives.ts';

// How long the answers to a payload take, from its arrival to the acknowledgement.

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

// What both receivers do with a payload.

/** Gives the answer to a payload; undefined: nothing has been done yet, and the payload goes to Bolt. */
export type AnswerEarly = (payload: Pick<ReceiverEvent, 'body' | 'retryNum'>) => EarlyAnswer | undefined;

interface EarlyAnswer {
  /** The body of the acknowledgement. */
  readonly ack: object;
  /** To be called when the acknowledgement has been sent. Then the request is logged and counted. */
  sent(): void;
}

export interface Intake {
  /** Answers a payload early, or hands it to Bolt. Rejects as Bolt does. */
  accept(app: Pick<App, 'processEvent'> | undefined, event: ReceiverEvent): Promise<void>;
  /** Resolves when Bolt has done with all of them: answers that follow an early ack are still owed. Never rejects. */
  over(): Promise<void>;
}

export function createIntake(timing: PayloadTiming, answerEarly: AnswerEarly): Intake {
  const underWay = new Set<Promise<void>>();
  return {
    accept: async (app, event) => {
      const early = answerEarly(event);
      if (!early) {
        const processed = timing
          .during(event, async (timed) => app?.processEvent(timed))
          .finally(() => underWay.delete(processed));
        underWay.add(processed);
        return processed;
      }
      const sending = event.ack(early.ack);
      early.sent();
      await sending;
    },
    over: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

// Slack delivers a payload again if it believes the payload lost, perhaps to another replica. A second
// delivery is only acknowledged, unless nothing was done about the first: then it is answered. Slack also
// tells of one message in several events, each with an id of its own: when the message is edited, or sent to
// the channel, too. A message is answered once for each thing that it asks.

/** What replicas agree on, also across restarts: which of them does a thing that must be done once. */
export interface Agreement {
  /** Takes a name for `forMs` milliseconds; false if it was taken before. May reject. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** Gives a name back, because nothing was done. May reject. */
  release(name: string): Promise<void>;
}

/** A name to be taken. `kind` is for the log, in case the other replicas can't be asked. */
interface Claim {
  readonly kind: 'delivery' | 'share';
  readonly name: string;
  readonly forMs: number;
}

/** A short mark in a name, which holds nothing of an answer or a question. */
export const shortDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Takes a name. True also if the other replicas can't be asked: better perhaps twice than not at all. Never rejects. */
export async function claimOrGoOn(
  agreement: Pick<Agreement, 'claim'>,
  { kind, name, forMs }: Claim,
  log: Log,
): Promise<boolean> {
  try {
    return await agreement.claim(name, forMs);
  } catch (error) {
    log.warn({ kind, outcome: 'unclaimed', ...nameAndCause(error) }, 'replicas were not asked');
    return true;
  }
}

/** Slack repeats an event for an hour at the most, in milliseconds; interactions for less. */
const REMEMBER = 60 * 60_000;
/** How many deliveries are remembered: those of an hour at 14 a second, more than the busiest minute of a university has. */
export const MOST_DELIVERIES = 50_000;
/** The longest wait for other replicas, in milliseconds. Slack delivers again after three seconds. */
const PATIENCE = 1_500;

interface DeliveriesOptions {
  readonly now: () => number;
  readonly log: Log;
  /** Undefined: this process is the only one. */
  readonly agreement: Pick<Agreement, 'claim'> | undefined;
}

/** A payload that was taken for the first time. */
interface Taken {
  /** Tells other replicas, without waiting for them. */
  announce(workspace: string): void;
  /** Gives the payload back because nothing came of it: the next delivery takes it. */
  giveBack(): void;
}

export interface Deliveries {
  /**
   * Whether a payload is delivered for the first time. A first try is told to other replicas without a wait; before
   * a retry is taken, they are asked.
   */
  isFirst(body: object, workspace: string, retryNum: number | undefined): boolean | Promise<boolean>;
  /** Takes the first delivery of a payload; undefined if it was taken before, or can't be told from others. */
  claim(body: object): Taken | undefined;
}

export function createDeliveries({ now, log, agreement }: DeliveriesOptions): Deliveries {
  const seen = createUsedKeys(REMEMBER, MOST_DELIVERIES, now);
  const claim = async (workspace: string, key: string): Promise<boolean> => {
    const name = `delivered ${workspace} ${key}`;
    return !agreement || claimOrGoOn(agreement, { kind: 'delivery', name, forMs: REMEMBER }, log);
  };
  return {
    isFirst: async (body, workspace, retryNum) => {
      const key = deliveryKey(body);
      if (key === undefined) return true;
      if (!seen.claim(key)) return false;
      const claimed = claim(workspace, key);
      return !isRetry(retryNum) || ((await withTimeout(claimed, PATIENCE)) ?? true);
    },
    claim: (body) => {
      const key = deliveryKey(body);
      if (key === undefined || !seen.claim(key)) return undefined;
      return {
        announce: (workspace) => void claim(workspace, key),
        giveBack: () => seen.release(key),
      };
    },
  };
}

/** How long it is remembered what a message asked, in milliseconds: people edit what they wrote lately. */
const REMEMBER_ASKED = 24 * 60 * 60_000;
const MOST_ASKED = 50_000;

/** A message, which keeps its `ts` when it is edited. */
interface MessageId {
  readonly workspace: string;
  readonly channel: string;
  readonly ts: string;
}

/** What messages have asked. */
export interface AskedMessages {
  /**
   * Takes what a message asks; undefined if it has asked the same before. Waits for other replicas, and what
   * is kept, for a moment at the most.
   */
  claim(message: MessageId, asks: string): Promise<Pick<Taken, 'giveBack'> | undefined>;
}

/** @param agreement is always asked: an edit may come after a restart */
export function createAskedMessages(
  { now, log }: Omit<DeliveriesOptions, 'agreement'>,
  agreement: Agreement,
): AskedMessages {
  const seen = createUsedKeys(REMEMBER_ASKED, MOST_ASKED, now);
  return {
    claim: async ({ workspace, channel, ts }, asks) => {
      const name = `asked ${workspace} ${shortDigest(`${channel} ${ts} ${asks}`)}`;
      if (!seen.claim(name)) return undefined;
      const claimed = claimOrGoOn(agreement, { kind: 'delivery', name, forMs: REMEMBER_ASKED }, log);
      if ((await withTimeout(claimed, PATIENCE)) === false) return undefined;
      return {
        giveBack: () => {
          seen.release(name);
          // The claim may still be under way.
          void claimed.then(() => agreement.release(name)).catch(() => undefined);
        },
      };
    },
  };
}

/**
 * Events that ask something, or tell what a person sees just now. Slack may deliver events again long after they
 * happened: then the person has stopped waiting, and it is no longer known whether these were answered.
 */
const OF_THE_MOMENT = new Set<unknown>([
  'message',
  'app_mention',
  'link_shared',
  'entity_details_requested',
  'app_context_changed',
]);

/**
 * Whether a payload is an event of the moment that happened before everything that is remembered. An event without a
 * time counts as new.
 * @param now epoch milliseconds
 */
export function isOutdated(body: object, now: number): boolean {
  if (!('event' in body && 'event_time' in body) || typeof body.event_time !== 'number') return false;
  const { event } = body;
  const type: unknown = typeof event === 'object' && event ? Reflect.get(event, 'type') : undefined;
  return OF_THE_MOMENT.has(type) && body.event_time * 1000 < now - REMEMBER;
}

/** Over a socket, a first delivery may come with retry number 0. */
export function isRetry(retryNum: number | undefined): boolean {
  return retryNum !== undefined && retryNum > 0;
}

/**
 * Whether a payload asks and changes nothing: a menu that is typed into. It may come as often as it is sent.
 * Bolt takes a payload with an `event` or a `command` for one with any `type`.
 */
export function asksOnly(body: object): boolean {
  return 'type' in body && body.type === 'block_suggestion' && !('event' in body) && !('command' in body);
}

function deliveryKey(body: object): string | undefined {
  if (asksOnly(body)) return undefined;
  if ('event_id' in body && typeof body.event_id === 'string') return `event ${body.event_id}`;
  return 'trigger_id' in body && typeof body.trigger_id === 'string'
    ? `trigger ${body.trigger_id}`
    : undefined;
}
