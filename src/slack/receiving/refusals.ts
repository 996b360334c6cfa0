/**
 * Tells of requests that were refused. Each is counted in the metrics. The log has the first at once, and then
 * a line a minute for as long as more come: anybody may send such requests, as many as they like.
 */
import type { Log } from '../../ops/log.ts';
import type { Metrics } from '../../ops/metrics.ts';

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * `time`: too old, from the future, or without a time. `signature`: of another secret. `replay`: it came
 * before.
 */
export type Refusal = Parameters<Metrics['refused']>[0];

export interface Refusals {
  refused(refusal: Refusal): void;
  /** Tells what has not been told yet. */
  stop(): void;
}

export function createRefusals(log: Log, metrics: Pick<Metrics, 'refused'>): Refusals {
  const counts = new Map<Refusal, number>();
  let minute: NodeJS.Timeout | undefined;
  /** Whether the log has a line of all that is counted. */
  let isTold = true;
  const tell = (): void => {
    const detail = [...counts].map(([refusal, count]) => `${refusal} ${count}`).join(', ');
    log.warn(
      { kind: 'signature', outcome: 'refused', detail },
      'requests are refused: they are not from Slack, or SLACK_SIGNING_SECRET or the clock is wrong',
    );
    isTold = true;
  };
  const begin = (): void => {
    minute = setTimeout(over, MINUTE).unref();
  };
  const over = (): void => {
    const isQuiet = counts.size === 0;
    if (!isTold) tell();
    counts.clear();
    minute = undefined;
    if (!isQuiet) begin();
  };
  return {
    refused: (refusal) => {
      metrics.refused(refusal);
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      isTold = false;
      if (minute !== undefined) return;
      tell();
      begin();
    },
    stop: () => {
      clearTimeout(minute);
      if (!isTold) tell();
    },
  };
}
