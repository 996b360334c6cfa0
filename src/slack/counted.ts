/** Counting what is asked of Slack, by method and by what it answered. */
import type { Metrics } from '../ops/metrics.ts';

/** The part of the metrics that hears of calls. */
export type CallMetrics = Pick<Metrics, 'slack'>;

type Fetch = (input: string | URL, init: RequestInit) => Promise<Response>;

/** What a response_url counts as: it is no method, and its path is a secret. */
export const RESPONSE_URL = 'response_url';

/**
 * The same `fetch`, counted. Its copy is read on the way, since Slack says what is wrong in there.
 * @param method what the calls count as; by default the last part of the address
 */
export function counted(metrics: CallMetrics, fetch: Fetch, method?: string): Fetch {
  return async (input, init) => {
    const from = performance.now();
    const called = method ?? methodOf(input);
    const count = (outcome: string): void => metrics.slack(called, outcome, performance.now() - from);
    try {
      const response = await fetch(input, init);
      // A body that breaks off is for whoever reads it to find out.
      const body = await response
        .clone()
        .text()
        .catch(() => undefined);
      count(body === undefined ? 'unreachable' : outcomeOf(response.status, body));
      return response;
    } catch (error) {
      count(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/** Such as `chat.postMessage`. */
function methodOf(input: string | URL): string {
  return /\/([a-z0-9]+(?:\.[A-Za-z0-9]+)+)(?:\?.*)?$/.exec(String(input))?.[1] ?? 'other';
}

function outcomeOf(status: number, body: string): string {
  if (status === 429) return 'ratelimited';
  if (status >= 500) return 'http_5xx';
  const error = /"ok"\s*:\s*false/.test(body) ? /"error"\s*:\s*"(\w+)"/.exec(body)?.[1] : undefined;
  // A response_url that refuses says its word as it is.
  const bare = status >= 400 && /^\w{1,60}$/.test(body.trim()) ? body.trim() : undefined;
  return error ?? bare ?? (status >= 400 ? 'http_4xx' : 'ok');
}
