import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * The same metrics, which also log each call to Slack: at level `debug`, since nearly every answer makes one.
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
