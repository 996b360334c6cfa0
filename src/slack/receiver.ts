import type { Receiver } from '@slack/bolt';
import type { Routes } from '../ops/http-server.ts';
import type { Log } from '../ops/log.ts';
import { createHttpReceiver } from './http-receiver.ts';
import { createSeen } from './seen.ts';
import { createSocketReceiver } from './socket-receiver.ts';

/** How Slack's requests come in. */
export type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | { readonly mode: 'socket'; readonly appToken: string };

/** Signatures are refused after five minutes anyway. */
const SIGNATURES_FOR = 11 * 60_000;
const MOST_SIGNATURES = 200_000;

/** How Slack's requests come in, and the HTTP routes that this needs. `apiUrl`: undefined for Slack's own. */
export function createReceiver(
  { transport, apiUrl }: { readonly transport: Transport; readonly apiUrl: string | undefined },
  { now, log }: { readonly now: () => number; readonly log: Log },
): { receiver: Receiver & { ready?(): boolean }; routes: Routes } {
  if (transport.mode === 'socket') {
    return { receiver: createSocketReceiver({ appToken: transport.appToken, apiUrl, log }), routes: {} };
  }
  const signatures = createSeen(SIGNATURES_FOR, MOST_SIGNATURES, now);
  const receiver = createHttpReceiver({ signingSecret: transport.signingSecret, signatures, now, log });
  return { receiver, routes: { 'POST /slack/events': receiver.route } };
}
