/**
 * The circuit breaker. After some exchanges in a row that failed because the upstream is in trouble, nothing
 * is sent for a while; then one exchange tries. Any other answer (404, 401, 429) shows that the upstream is
 * well, and the count starts again.
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
  let openedAt = Number.NEGATIVE_INFINITY;
  const heed = (state: CircuitState): void => {
    if (state === CircuitState.Open) openedAt = Date.now();
    emit({ event: 'breaker', state: nameOf(state) });
  };
  let breaker = create(timing, heed);
  return {
    async run(attempt) {
      // The library uses the wall clock: set back, that would keep the breaker open for as much longer.
      if (Date.now() < openedAt) {
        openedAt = Number.NEGATIVE_INFINITY;
        breaker = create(timing, heed);
        heed(CircuitState.Closed);
      }
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

function create({ breakerOpenMs, breakerFailures }: Timing, heed: (state: CircuitState) => void) {
  const breaker = circuitBreaker(
    handleWhenResult((outcome) => isOutage(outcome as Outcome)),
    { halfOpenAfter: breakerOpenMs, breaker: new ConsecutiveBreaker(breakerFailures) },
  );
  breaker.onStateChange(heed);
  return breaker;
}

function nameOf(state: CircuitState): 'open' | 'half-open' | 'closed' {
  if (state === CircuitState.HalfOpen) return 'half-open';
  return state === CircuitState.Closed ? 'closed' : 'open';
}
