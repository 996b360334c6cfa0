/** Requests to Slack that somebody waits for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Send, send } from './send.ts';

/** The system's and undici's codes for a connection that was never made. */
const NEVER_MADE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Milliseconds before the second try. */
const PAUSE = 300;

/**
 * `send` with one more try if no connection was made. Nothing else is tried again: after a reset, a time-out
 * or a 500 the request may have been carried out, and a message must not arrive twice.
 */
export const reach: Send = async (url, sent) => {
  try {
    return await send(url, sent);
  } catch (error) {
    if (!wasNeverMade(error)) throw error;
    await sleep(PAUSE);
    return send(url, sent);
  }
};

/** Whether no connection was made, so that nothing can have arrived. */
export function wasNeverMade(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_MADE.has(String(error.code));
}
