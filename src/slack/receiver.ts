import type { Receiver } from '@slack/bolt';
import type { Exchanges } from '../ops/exchange.ts';
import type { Connection } from '../ops/health.ts';
import type { Answering } from './account.ts';
import { createHttpReceiver } from './http-receiver.ts';
import { createSeen } from './seen.ts';
import { createSocketReceiver } from './socket-receiver.ts';
import type { AtHand, Timing } from './timing.ts';

/** How Slack's requests come in. */
type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | { readonly mode: 'socket'; readonly appToken: string };

/** A receiver; `connection`: how the one that it keeps is, where it keeps one. */
type ConnectedReceiver = Receiver & { connection?(): Connection };

/** Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
/** At least the half of them, whatever comes. */
const MOST_SIGNATURES = 400_000;

/** How Slack's requests come in, and what answers them over HTTP. `apiUrl`: undefined for Slack's own. */
export function createReceiver(
  { transport, apiUrl }: { readonly transport: Transport; readonly apiUrl: string | undefined },
  { now, log, metrics, timing }: Pick<Answering, 'now' | 'log' | 'metrics' | 'timing'>,
  atHand: AtHand,
): { receiver: ConnectedReceiver; exchanges: Exchanges } {
  const answerAtOnce = timing.atOnce(atHand);
  if (transport.mode === 'socket') {
    const receiver = createSocketReceiver({
      appToken: transport.appToken,
      apiUrl,
      log,
      metrics,
      answerAtOnce,
    });
    return { receiver: timed(receiver, timing), exchanges: {} };
  }
  const { signingSecret } = transport;
  const signatures = createSeen(SIGNATURES_FOR, MOST_SIGNATURES, now);
  const receiver = createHttpReceiver({ signingSecret, signatures, now, log, answerAtOnce });
  return { receiver: timed(receiver, timing), exchanges: { '/slack/events': receiver.exchange } };
}

/** The same receiver, whose payloads are timed. */
function timed(receiver: ConnectedReceiver, timing: Timing): ConnectedReceiver {
  return { ...receiver, init: (app) => receiver.init(timing.timed(app)) };
}
