import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * The same metrics, which also log each call to Slack. The level is `debug`, since nearly every answer makes
 * a call.
 */
export function observeSlack(metrics: Metrics, log: Log): Metrics {
  return {
    ...metrics,
    slack: (method, outcome, ms) => {
      metrics.slack(method, outcome, ms);
      log.debug({ kind: 'slack', operation: method, outcome, ms }, 'Slack was called');
    },
  };
}
