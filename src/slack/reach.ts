import { setTimeout as sleep } from 'node:timers/promises';

/** What the system and undici call a connection that was never made. */
const NEVER_MADE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Milliseconds before the second try. */
const PAUSE = 300;

/**
 * `fetch` with one more try where no connection was made. Nothing else is tried again: after a reset, a
 * time-out or a 500 the request may have been carried out, and a message must not arrive twice.
 */
export async function reach(url: string | URL | Request, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!(error instanceof Error && NEVER_MADE.has(codeOf(error.cause)))) throw error;
    await sleep(PAUSE);
    return fetch(url, init);
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
