import type { Receiver } from '@slack/bolt';
import type { Routes } from '../http/route.ts';
import type { Connection } from '../ops/health.ts';
import { createUsedKeys } from '../primitives/memory.ts';
import type { Answering } from './answer.ts';
import { createHttpReceiver } from './http-receiver.ts';
import { createSocketReceiver } from './socket-receiver.ts';
import type { AtHand, Timing } from './timing.ts';

/** How Slack's requests come in. */
type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | { readonly mode: 'socket'; readonly appToken: string };

/** A receiver. `connection` tells the state of its connection to Slack, if it keeps one. */
type ConnectedReceiver = Receiver & { connection?(): Connection };

/** How long a signature is remembered, in milliseconds. Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
/** How many signatures are remembered: at least half of these, however many come. */
const MOST_SIGNATURES = 400_000;

interface ReceiverOptions {
  readonly transport: Transport;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** Whether other processes may have the same store. */
  readonly isStoreShared: boolean;
}

/** The receiver of Slack's requests, and the routes that answer them over HTTP. */
export function createReceiver(
  { transport, apiUrl, isStoreShared }: ReceiverOptions,
  { now, log, jobs, metrics, timing }: Pick<Answering, 'now' | 'log' | 'jobs' | 'metrics' | 'timing'>,
  atHand: AtHand,
): { receiver: ConnectedReceiver; routes: Routes } {
  const answerAtOnce = timing.atOnce(atHand);
  if (transport.mode === 'socket') {
    const receiver = createSocketReceiver({
      appToken: transport.appToken,
      apiUrl,
      isStoreShared,
      log,
      jobs,
      metrics,
      answerAtOnce,
    });
    return { receiver: timed(receiver, timing), routes: {} };
  }
  const { signingSecret } = transport;
  const signatures = createUsedKeys(SIGNATURES_FOR, MOST_SIGNATURES, now);
  const receiver = createHttpReceiver({ signingSecret, signatures, now, log, metrics, answerAtOnce });
  return { receiver: timed(receiver, timing), routes: { 'POST /slack/events': receiver.route } };
}

/** The same receiver, with timed payloads. */
function timed(receiver: ConnectedReceiver, timing: Timing): ConnectedReceiver {
  return { ...receiver, init: (app) => receiver.init(timing.timed(app)) };
}
