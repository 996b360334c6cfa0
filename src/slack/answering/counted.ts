/** Counts calls to Slack, by method and by outcome. */
import type { Metrics } from '../../ops/metrics.ts';
import type { HttpAnswer, Send } from './send.ts';

/** The part of the metrics that hears of calls. */
export type CallMetrics = Pick<Metrics, 'slack'>;

/**
 * The method under which calls to a response_url are counted. The address has no method, and its path is
 * secret.
 */
export const RESPONSE_URL = 'response_url';

/**
 * The same `send`, counted.
 * @param method the method to count under; by default the last part of the address
 */
export function counted(metrics: CallMetrics, send: Send, method?: string): Send {
  return async (url, sent) => {
    const from = performance.now();
    const called = method ?? methodOf(url);
    const count = (outcome: string): void => metrics.slack(called, outcome, performance.now() - from);
    try {
      const answer = await send(url, sent);
      count(outcomeOf(answer, called !== RESPONSE_URL));
      return answer;
    } catch (error) {
      count(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/** The method in an address, such as `chat.postMessage`. */
function methodOf(url: string): string {
  return /\/([a-z0-9]+(?:\.[A-Za-z0-9]+)+)(?:\?.*)?$/.exec(url)?.[1] ?? 'other';
}

/** @param isMethod whether a method of the Web API was called: only these say whether they went well */
function outcomeOf({ status, text }: HttpAnswer, isMethod: boolean): string {
  if (text === undefined) return 'unreachable';
  if (status === 429) return 'ratelimited';
  if (status >= 500) return 'http_5xx';
  const error = /"ok"\s*:\s*false/.test(text) ? /"error"\s*:\s*"(\w+)"/.exec(text)?.[1] : undefined;
  // A response_url that refuses answers with the bare word.
  const bare = !isMethod && status >= 400 && /^\w{1,60}$/.test(text.trim()) ? text.trim() : undefined;
  const word = error ?? bare;
  if (word !== undefined) return word;
  if (status >= 400) return 'http_4xx';
  // A portal's page, or a redirect, is no answer of Slack's.
  return isMethod && !/"ok"\s*:\s*true/.test(text) ? 'not_slack' : 'ok';
}
