/**
 * The circuit breaker: after some exchanges in a row that failed for the upstream's own health nothing is
 * sent for a while, and then one exchange tries. An answer of any other kind (404, 401, 429) shows an
 * upstream that is well and starts the count again.
 */
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import { Unavailable } from '../errors.ts';
import type { Emit } from './events.ts';
import { isOutage, type Outcome } from './outcome.ts';
import type { Timing } from './timing.ts';

export interface Breaker {
  /** The outcome of `attempt`, or at once a failure where the breaker is open. */
  run(attempt: () => Promise<Outcome>): Promise<Outcome>;
}

export function createBreaker(timing: Timing, emit: Emit): Breaker {
  let reason: Unavailable['reason'] = 'down';
  const breaker = circuitBreaker(
    handleWhenResult((outcome) => isOutage(outcome as Outcome)),
    { halfOpenAfter: timing.breakerOpenMs, breaker: new ConsecutiveBreaker(timing.breakerFailures) },
  );
  breaker.onStateChange((state) => emit({ event: 'breaker', state: nameOf(state) }));
  return {
    async run(attempt) {
      try {
        const outcome = await breaker.execute(attempt);
        if (outcome.is !== 'answer' && outcome.error instanceof Unavailable) reason = outcome.error.reason;
        return outcome;
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        return { is: 'failure', error: new Unavailable(reason, 'left alone for a while'), retries: 0 };
      }
    },
  };
}

function nameOf(state: CircuitState): 'open' | 'half-open' | 'closed' {
  if (state === CircuitState.HalfOpen) return 'half-open';
  return state === CircuitState.Closed ? 'closed' : 'open';
}
