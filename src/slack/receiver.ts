import type { Receiver } from '@slack/bolt';
import type { Routes } from '../http/route.ts';
import type { Connection } from '../ops/health.ts';
import { createUsedKeys } from '../primitives/memory.ts';
import type { Answering } from './answer.ts';
import { createHttpReceiver } from './http-receiver.ts';
import { createSocketReceiver } from './socket-receiver.ts';
import type { AtHand, Timing } from './timing.ts';

/** How Slack's requests come in. */
export type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | { readonly mode: 'socket'; readonly appToken: string };

/** How long a signature is remembered, in milliseconds. Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
/** How many signatures are remembered: at least half of these, however many come. */
const MOST_SIGNATURES = 400_000;

interface ReceiverOptions {
  readonly transport: Transport;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** Whether other processes may have the same store. */
  readonly hasReplicas: boolean;
}

interface Received {
  readonly receiver: Receiver;
  /** The routes that answer Slack over HTTP. */
  readonly routes: Routes;
  /** The state of the connection to Slack; undefined where none is kept. */
  readonly connection: (() => Connection) | undefined;
}

/** The receiver of Slack's requests. */
export function createReceiver(
  { transport, apiUrl, hasReplicas }: ReceiverOptions,
  { now, log, jobs, metrics, timing }: Pick<Answering, 'now' | 'log' | 'jobs' | 'metrics' | 'timing'>,
  atHand: AtHand,
): Received {
  const answerAtOnce = timing.atOnce(atHand);
  if (transport.mode === 'socket') {
    const receiver = createSocketReceiver({
      appToken: transport.appToken,
      apiUrl,
      isStoreShared: hasReplicas,
      log,
      jobs,
      metrics,
      answerAtOnce,
    });
    return { receiver: timed(receiver, timing), routes: {}, connection: receiver.connection };
  }
  const { signingSecret } = transport;
  const signatures = createUsedKeys(SIGNATURES_FOR, MOST_SIGNATURES, now);
  const receiver = createHttpReceiver({ signingSecret, signatures, now, log, metrics, answerAtOnce });
  const routes = { 'POST /slack/events': receiver.route };
  return { receiver: timed(receiver, timing), routes, connection: undefined };
}

/** The same receiver, with timed payloads. */
function timed(receiver: Receiver, timing: Timing): Receiver {
  return { ...receiver, init: (app) => receiver.init(timing.timed(app)) };
}
