/**
 * Slack delivers a payload again if it believes the payload lost, perhaps to another replica. A second
 * delivery is only acknowledged, unless nothing was done about the first: then it is answered. Slack also
 * tells of one message in several events, each with an id of its own: when the message is edited, or sent to
 * the channel, too. A message is answered once for each thing that it asks.
 */

import { createHash } from 'node:crypto';
import { nameAndCause } from '../ops/cause.ts';
import type { Log } from '../ops/log.ts';
import { createUsedKeys } from '../primitives/memory.ts';
import { withTimeout } from '../primitives/promises.ts';
import { type Gate, leaveOut, type Payload } from './middleware.ts';

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

/** Takes a name. True also if nobody can be asked: better perhaps twice than not at all. Never rejects. */
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
/** How many deliveries are remembered: at least half of these, however many come. */
const MOST_REMEMBERED = 200_000;
/** The longest wait for other replicas, in milliseconds. Slack delivers again after three seconds. */
const PATIENCE = 1_500;

interface OnceOptions {
  readonly now: () => number;
  readonly log: Log;
  /** Undefined: this process is the only one. */
  readonly agreement: Pick<Agreement, 'claim'> | undefined;
}

/** First deliveries of payloads that can be answered at once. */
export interface FirstDeliveries {
  /** Takes a payload; undefined if it was taken before. */
  take(body: object): Taken | undefined;
}

interface Taken {
  /** Tells other replicas, without waiting for them. */
  tell(workspace: string): void;
  /** Gives the payload back because nothing came of it: the next delivery takes it. */
  giveBack(): undefined;
}

interface Delivered extends FirstDeliveries {
  /**
   * Drops payloads that were delivered before. A first delivery is told to the others and answered without
   * waiting.
   */
  readonly onlyOnce: Gate;
}

export function createDelivered({ now, log, agreement }: OnceOptions): Delivered {
  const seen = createUsedKeys(REMEMBER, MOST_REMEMBERED, now);
  const claim = (workspace: string, key: string): Promise<boolean> | undefined =>
    agreement &&
    claimOrGoOn(agreement, { kind: 'delivery', name: `delivered ${workspace} ${key}`, forMs: REMEMBER }, log);
  const isMine = async (claimed: Promise<boolean>, payload: Payload): Promise<boolean> =>
    ((await withTimeout(claimed, PATIENCE)) ?? true) || leaveOut(payload);
  return {
    take: (body) => {
      const key = deliveryKey(body);
      if (key === undefined || !seen.claim(key)) return undefined;
      return {
        tell: (workspace) => void claim(workspace, key),
        giveBack: () => void seen.release(key),
      };
    },
    onlyOnce: (payload) => {
      const key = deliveryKey(payload.body);
      if (key === undefined) return true;
      if (!seen.claim(key)) return leaveOut(payload);
      const { teamId, enterpriseId, retryNum } = payload.context;
      const claimed = claim(teamId ?? enterpriseId ?? '-', key);
      return claimed && isRetry(retryNum) ? isMine(claimed, payload) : true;
    },
  };
}

/** How long it is remembered what a message asked, in milliseconds: people edit what they wrote lately. */
const REMEMBER_ASKED = 24 * 60 * 60_000;

/** A message, which keeps its `ts` when it is edited. */
export interface MessageId {
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
  take(message: MessageId, asks: string): Promise<Pick<Taken, 'giveBack'> | undefined>;
}

/** @param agreement is always asked: an edit may come after a restart */
export function createAskedMessages(
  { now, log }: Omit<OnceOptions, 'agreement'>,
  agreement: Agreement,
): AskedMessages {
  const seen = createUsedKeys(REMEMBER_ASKED, MOST_REMEMBERED, now);
  return {
    take: async ({ workspace, channel, ts }, asks) => {
      const digest = createHash('sha256').update(`${channel} ${ts} ${asks}`).digest('base64url');
      const name = `asked ${workspace} ${digest}`;
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
