/** How Slack's requests reach the app: signed, and given up after three seconds. */
import { createHmac } from 'node:crypto';
import type { Delivered } from './types.ts';

/** How long Slack waits for an answer, in milliseconds. */
const PATIENCE_MS = 3000;

/** One request to the app, kept so that it can be sent again. */
export interface Delivery {
  readonly body: string;
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
}

/** Slack's `v0` signature of a body. */
function sign(secret: string, timestamp: number, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a delivery to `‹appUrl›/slack/events`, signed as of `now`. Never rejects: the answer tells of a
 * failure.
 */
export async function deliver(
  appUrl: string,
  secret: string,
  now: number,
  { body, contentType }: Delivery,
  headers: Record<string, string> = {},
): Promise<Delivered> {
  const started = performance.now();
  const spent = (): number => Math.round(performance.now() - started);
  const timestamp = Math.floor(now / 1000);
  const signature = sign(secret, timestamp, body);
  const signed = { 'x-slack-request-timestamp': String(timestamp), 'x-slack-signature': signature };
  try {
    const response = await fetch(`${appUrl}/slack/events`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...signed, ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: parsed(await response.text()), ms: spent() };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: timedOut ? 'timeout' : 'unreachable', body: undefined, ms: spent() };
  }
}
