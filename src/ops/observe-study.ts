import type { StudyEvent } from '../study-client/events.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Turns what the study client tells of itself into metrics, and its troubles into log lines. */
export function observeStudy(metrics: Metrics, log: Log): (event: StudyEvent) => void {
  return (event) => {
    switch (event.event) {
      case 'cache':
        return metrics.cache(event.outcome);
      case 'refresh':
        return metrics.cache(`refresh-${event.outcome}`);
      case 'upstream':
        return observeCall(event, metrics, log);
      case 'hold':
        return log.warn({ kind: 'study-api', outcome: 'hold' }, 'the study API asked to be left alone');
      case 'breaker':
        metrics.breaker(event.state === 'open');
        return log.warn(
          { kind: 'study-api', outcome: `breaker-${event.state}` },
          'the circuit breaker changed',
        );
    }
  };
}

function observeCall(call: Extract<StudyEvent, { event: 'upstream' }>, metrics: Metrics, log: Log): void {
  const { operation, status, ms } = call;
  metrics.upstream(operation, String(status), ms);
  if (typeof status === 'number' && status < 400) return;
  const outcome = String(status);
  log.warn({ kind: 'study-api', operation, outcome, ms }, 'a call to the study API failed');
}
