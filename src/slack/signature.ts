/**
 * Slack's signature on what it posts, the same for every route that Slack calls: whether a request is Slack's, of now,
 * and has not come before. Refused requests are counted and told.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Posted } from '../http/route.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createUsedKeys } from './deliveries.ts';

// Tells of requests that were refused. Each is counted in the metrics. The log has the first at once, and then
// a line a minute for as long as more come: such requests may come from anywhere, in any number.

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * `time`: too old, from the future, or without a time. `signature`: of another secret. `replay`: it came
 * before.
 */
export type Refusal = Parameters<Metrics['refused']>[0];

interface Refusals {
  refused(refusal: Refusal): void;
  /** Tells what has not been told yet. */
  stop(): void;
}

export function createRefusals(log: Log, metrics: Pick<Metrics, 'refused'>): Refusals {
  const counts = new Map<Refusal, number>();
  let minute: NodeJS.Timeout | undefined;
  /** Whether the log has a line of all that is counted. */
  let isTold = true;
  const tell = (): void => {
    const detail = [...counts].map(([refusal, count]) => `${refusal} ${count}`).join(', ');
    log.warn(
      { kind: 'signature', outcome: 'refused', detail },
      'requests are refused: they are not from Slack, or SLACK_SIGNING_SECRET or the clock is wrong',
    );
    isTold = true;
  };
  const begin = (): void => {
    minute = setTimeout(over, MINUTE).unref();
  };
  const over = (): void => {
    const isQuiet = counts.size === 0;
    if (!isTold) tell();
    counts.clear();
    minute = undefined;
    if (!isQuiet) begin();
  };
  return {
    refused: (refusal) => {
      metrics.refused(refusal);
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      isTold = false;
      if (minute !== undefined) return;
      tell();
      begin();
    },
    stop: () => {
      clearTimeout(minute);
      if (!isTold) tell();
    },
  };
}

/** How old a request may be, in seconds: Slack's own advice, and Bolt's. */
const BEHIND = 5 * 60;
/** How far a request may be ahead of this machine's clock, in seconds. Bolt bounds the past only. */
const AHEAD = 60;

/**
 * How long a signature is remembered, in milliseconds: a little longer than a request may be from being ahead to being
 * too old.
 */
const SIGNATURES_FOR = 11 * 60_000;
/** How many signatures are remembered: those of eleven minutes at 150 a second. */
const MOST_SIGNATURES = 100_000;

export interface Signatures {
  /** Why a request is not Slack's, or not of now; undefined for a good one. */
  refusalOf(posted: Posted): Refusal | undefined;
  /** Takes a request's signature: false if it was taken before. */
  claim(posted: Posted): boolean;
  /** Gives a signature back, since nothing has come of its request. */
  release(posted: Posted): void;
  /** Counts and tells a refused request. */
  refused(refusal: Refusal): void;
  /** Tells what has not been told yet. */
  stop(): void;
}

interface SignaturesOptions {
  readonly signingSecret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'refused'>;
}

export function createSignatures({ signingSecret, now, log, metrics }: SignaturesOptions): Signatures {
  const key = createSecretKey(signingSecret, 'utf8');
  const used = createUsedKeys(SIGNATURES_FOR, MOST_SIGNATURES, now);
  return {
    ...createRefusals(log, metrics),
    refusalOf: (posted) => refusalOf(posted, key, now()),
    claim: (posted) => used.claim(usedKey(signatureOf(posted))),
    release: (posted) => used.release(usedKey(signatureOf(posted))),
  };
}

const signatureOf = ({ header }: Posted): string => header('x-slack-signature') ?? '';

/** The remembered part of a used signature: its 48 bits are enough to tell it from all others. */
const usedKey = (signature: string): string => signature.slice(-12);

/** Why a request is not Slack's, or not of now; undefined for a good one. */
function refusalOf(posted: Posted, key: KeyObject, now: number): Refusal | undefined {
  const { header, body } = posted;
  const timestamp = Number(header('x-slack-request-timestamp') ?? Number.NaN);
  const signature = signatureOf(posted);
  const seconds = now / 1000;
  if (!Number.isSafeInteger(timestamp) || timestamp > seconds + AHEAD || timestamp < seconds - BEHIND)
    return 'time';
  const right = createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest('hex');
  return isSame(signature, `v0=${right}`) ? undefined : 'signature';
}

/**
 * Whether two texts are the same. The time taken tells nothing about where they differ. The whole text
 * counts: Bolt reads a signature only up to its second `=`, and anything after it would make a replay look
 * new.
 */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
