/** A status in the words of its speaker. What it means follows from the status: `meaningOf` says so. */
import type { UpstreamReply } from '../../fakes/upstream.ts';
import { KEY } from '../../flows/harness.ts';
import type { Operation } from '../upstream-rows.ts';
import { ECHO, type Fault, HTML, type Meaning, page } from './fault.ts';

/** Who wrote the body of a refusal. */
type Speaker = 'gateway' | 'service' | 'page' | 'no body';

/**
 * What a status means, from what is specified (200), from what the gateway is known to say, and else from HTTP itself.
 * A page is of something between here and there, which knows neither keys nor codes.
 */
export function meaningOf(status: number, speaker: Speaker, operation: Operation): Meaning {
  if (status === 429) return 'rate';
  if (status === 401) return 'refused';
  if (status === 403) return 'shut';
  if (status === 408 || status === 504) return 'slow';
  if (status >= 500) return 'down';
  // A request by codes has no 404: codes that match nothing are a 200.
  const mayBeAbsent =
    operation !== 'realizations-by-code' && (speaker === 'service' || speaker === 'no body');
  return status === 404 && mayBeAbsent ? 'unknown' : 'unreadable';
}

/** A refusal in the words of each who may speak. */
export function refusal(
  status: number,
  speaker: Speaker,
  message = `Something about ${KEY}`,
  headers: Readonly<Record<string, string>> = {},
): UpstreamReply {
  const head = { status, headers: { ...ECHO, ...headers } };
  switch (speaker) {
    case 'gateway':
      return { ...head, json: { statusCode: status, message } };
    case 'service':
      return { ...head, json: { status: 'error', message } };
    case 'page':
      return { ...head, headers: { ...head.headers, ...HTML }, body: page(message) };
    case 'no body':
      return { ...head, body: '' };
  }
}

/** A fault that is no more than its status. */
export const stated = (
  name: string,
  status: number,
  speaker: Speaker,
  message?: string,
  headers?: Readonly<Record<string, string>>,
): Fault => ({
  name,
  means: (operation) => meaningOf(status, speaker, operation),
  reply: () => refusal(status, speaker, message, headers),
});
