import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The same metrics, which also tell the log of each call to Slack: at the level `debug`, for there is one for nearly every answer. */
export function observeSlack(metrics: Metrics, log: Log): Metrics {
  return {
    ...metrics,
    slack: (method, outcome, ms) => {
      metrics.slack(method, outcome, ms);
      log.debug({ kind: 'slack', operation: method, outcome, ms }, 'Slack was called');
    },
  };
}
