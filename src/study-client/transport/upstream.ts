/**
 * Asks a study API and survives it: one deadline for the whole look-up, cooldowns that the API asked for, limits
 * of concurrency, a circuit breaker, and retries where they help. Every operation only reads, so a retry is
 * safe.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  retry,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { AccessRefused, NotFound, Unavailable, type UpstreamError } from '../../errors.ts';
import { BEHIND_PROXY } from '../../network/faults.ts';
import { atMost, untilAborted } from '../../primitives.ts';
import type { Call } from '../gateway.ts';
import type { Emit } from '../model.ts';
import type { Clock, Timing } from '../timing.ts';
import type { Exchange, Http, Outcome } from './http.ts';

/** A fetched value, and the bytes of JSON that it came in. */
export interface Loaded<T> {
  readonly value: T;
  readonly bytes: number;
}

export interface Upstream {
  /**
   * Rejects with an error of `errors.ts`.
   * @param workspaces those in which people wait for the answer; empty: background work
   */
  ask<T>(call: Call<T>, workspaces: readonly string[]): Promise<Loaded<T>>;
  /** Ends look-ups under way as `Unavailable`, and every later one. */
  close(): void;
}

interface Parts {
  readonly http: Http;
  readonly timing: Timing;
  readonly clock: Clock;
  readonly emit: Emit;
}

/** Puts the guards around `http`, which is closed with them. */
export function createUpstream({ http, timing, emit, clock }: Parts): Upstream {
  const closing = new AbortController();
  const cooldown = createCooldown(clock);
  const breaker = createBreaker(timing, emit);
  const slots = createSlots(timing);

  /** One exchange, told to the metrics. */
  const exchange = async (lookUp: LookUpUnderWay): Promise<Outcome> => {
    const { call, signal } = lookUp;
    lookUp.attempts += 1;
    const attempt = lookUp.attempts;
    const began = performance.now();
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timing.attemptMs)]);
    const { status, outcome } = await http.exchange(call, limit).catch((): Exchange => {
      // At the deadline the API was slow; at the end of the client it was not to blame.
      closing.signal.throwIfAborted();
      return { status: 'timeout', outcome: timedOut(call, timing.attemptMs, http.isProxied) };
    });
    const ms = performance.now() - began;
    // "There is no such thing" is an answer, too.
    if (outcome.is !== 'answer' && isProxys(outcome.error)) lookUp.atProxy = outcome.error;
    const isAnswer = outcome.is === 'answer' || outcome.error instanceof NotFound;
    const error = isAnswer ? undefined : outcome.error;
    const refused = error instanceof AccessRefused ? error.what : undefined;
    const trouble = error?.message;
    emit({ event: 'upstream', operation: call.operation, status, ms, attempt, trouble, refused });
    return outcome;
  };

  /** The cooldown that a look-up has not waited for yet. */
  const cooldownFor = ({ waitedFor }: LookUpUnderWay): Cooldown | undefined => {
    const current = cooldown.current();
    return current === waitedFor ? undefined : current;
  };

  /** One exchange when there is room for it. The room is kept until a cooldown that it brings is noted. */
  const inSlot = (lookUp: LookUpUnderWay): Promise<Outcome> =>
    slots(lookUp.workspaces, async () => {
      lookUp.signal.throwIfAborted();
      const current = cooldownFor(lookUp);
      if (current) return { is: 'cooldown', ...current };
      const outcome = await breaker(() => exchange(lookUp), lookUp.call.isProbe);
      if (outcome.is === 'cooldown' && cooldown.set(outcome))
        emit({ event: 'cooldown', until: outcome.until });
      return outcome;
    });

  /** Waits for the end of a cooldown if it is short, once a look-up; throws its error otherwise. */
  const waitFor = async (current: Cooldown, lookUp: LookUpUnderWay): Promise<void> => {
    const wait = current.until - clock.now();
    const left = lookUp.endsAt - performance.now();
    if (lookUp.waitedFor || wait > timing.cooldownPatienceMs || wait >= left) throw current.error;
    lookUp.waitedFor = current;
    // The spread keeps the look-ups that waited together from arriving together.
    await sleep(wait + Math.random() * timing.retryBaseMs, undefined, { signal: lookUp.signal });
  };

  /** One exchange after a short cooldown, and once more after one that it brings. */
  const attempt = async (lookUp: LookUpUnderWay): Promise<Outcome> => {
    const before = cooldownFor(lookUp);
    if (before) await waitFor(before, lookUp);
    const outcome = await inSlot(lookUp);
    if (outcome.is !== 'cooldown') return outcome;
    await waitFor(cooldown.current() ?? outcome, lookUp);
    return inSlot(lookUp);
  };

  /** Tries until there is an answer. Throws the error of the last try. */
  const answerOf = async (lookUp: LookUpUnderWay): Promise<Outcome & { readonly is: 'answer' }> => {
    const outcome = await retrying(timing, lookUp).execute(() => attempt(lookUp), lookUp.signal);
    if (outcome.is !== 'answer') throw outcome.error;
    return outcome;
  };

  return {
    async ask(call, workspaces) {
      closing.signal.throwIfAborted();
      const deadline = AbortSignal.timeout(timing.deadlineMs);
      const signal = AbortSignal.any([closing.signal, deadline]);
      const endsAt = performance.now() + timing.deadlineMs;
      const lookUp: LookUpUnderWay = {
        call,
        workspaces,
        signal,
        endsAt,
        attempts: 0,
        waitedFor: undefined,
        atProxy: undefined,
      };
      try {
        const { json, bytes } = await untilAborted(signal, answerOf(lookUp));
        return { value: await call.read(json), bytes };
      } catch (error) {
        if (error !== deadline.reason) throw error;
        // A try that has not come to its end tells less than the one before.
        if (lookUp.atProxy) throw lookUp.atProxy;
        throw silence(`${call.operation}: the deadline of ${timing.deadlineMs} ms`, http.isProxied);
      }
    },
    close() {
      closing.abort(new Unavailable('down', 'the client is closed'));
      http.close();
    },
  };
}

const isProxys = (error: Error): error is Unavailable =>
  error instanceof Unavailable && error.reason === 'proxy';

interface LookUpUnderWay {
  readonly call: Call<unknown>;
  readonly workspaces: readonly string[];
  /** Fires at the deadline, and when the client is closed. */
  readonly signal: AbortSignal;
  /** The deadline by `performance.now()`. */
  readonly endsAt: number;
  attempts: number;
  /** The cooldown that was waited for. */
  waitedFor: Cooldown | undefined;
  /** The last trouble with a proxy. */
  atProxy: Unavailable | undefined;
}

/**
 * Retries with pauses: the first is half of `retryBaseMs` to one and a half times that, each later one twice
 * as long. A failure is final where its own number of retries is used up, or the deadline would come first.
 */
function retrying({ retries, retryBaseMs }: Timing, { endsAt, call }: LookUpUnderWay) {
  let pause = 0;
  let made = 0;
  const isPassing = (result: unknown): boolean => {
    const outcome = result as Outcome;
    pause = retryBaseMs * 2 ** made * (0.5 + Math.random());
    if (outcome.is !== 'failure' || made >= outcome.retries || call.isProbe) return false;
    made += 1;
    return performance.now() + pause < endsAt;
  };
  return retry(handleWhenResult(isPassing), {
    maxAttempts: retries,
    backoff: new DelegateBackoff(() => pause),
  });
}

const silence = (detail: string, isProxied: boolean): Unavailable =>
  isProxied
    ? new Unavailable('between', `${detail}: ${BEHIND_PROXY.words}`, BEHIND_PROXY.next)
    : new Unavailable('slow', detail);

/** One retry: a stuck connection is often alone. */
const timedOut = ({ operation }: Call<unknown>, ms: number, isProxied: boolean): Outcome => ({
  is: 'failure',
  error: silence(`${operation}: no answer within ${ms} ms`, isProxied),
  retries: 1,
});

/** A time without requests that the API asked for. It stays the same object for as long as it is the same one. */
interface Cooldown {
  readonly until: number;
  readonly error: UpstreamError;
}

/** The cooldown that all look-ups keep. A later one wins, an earlier one never shortens it. */
function createCooldown(clock: Clock) {
  let noted: Cooldown | undefined;
  let setAt = 0;
  const current = (): Cooldown | undefined => {
    const now = clock.now();
    // After the clock was set back the rest of the cooldown is unknown.
    if (noted !== undefined && (now >= noted.until || now < setAt)) noted = undefined;
    return noted;
  };
  return {
    current,
    /** Returns whether this changes anything. */
    set({ until, error }: Cooldown): boolean {
      if (until <= (current()?.until ?? Number.NEGATIVE_INFINITY)) return false;
      noted = { until, error };
      setAt = clock.now();
      return true;
    },
  };
}

/** Whether the API's health is the cause, not the request: only this opens the breaker. */
const isOutage = (result: unknown): boolean => {
  const outcome = result as Outcome;
  return outcome.is !== 'answer' && outcome.error instanceof Unavailable;
};

const STATES = {
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Closed]: 'closed',
  [CircuitState.Isolated]: 'open',
} as const;

/**
 * After some outages in a row nothing is sent for a while; then one exchange tries. Any other outcome (404,
 * 401, 429) shows that the API is well, and the count starts again.
 */
function createBreaker({ breakerOpenMs, breakerFailures }: Timing, emit: Emit) {
  let reason: Unavailable['reason'] = 'down';
  let openedAt = Number.NEGATIVE_INFINITY;
  const tell = (state: CircuitState): void => {
    if (state === CircuitState.Open) openedAt = Date.now();
    emit({ event: 'breaker', state: STATES[state] });
  };
  const create = () => {
    const breaker = circuitBreaker(handleWhenResult(isOutage), {
      halfOpenAfter: breakerOpenMs,
      breaker: new ConsecutiveBreaker(breakerFailures),
    });
    breaker.onStateChange(tell);
    return breaker;
  };
  let breaker = create();
  const notAsked = (): Outcome => ({
    is: 'failure',
    error: new Unavailable(reason, 'not asked for a while'),
    retries: 0,
  });
  /** The library uses the wall clock: set back, that would keep the breaker open for as much longer. */
  const heedClock = (): void => {
    if (Date.now() >= openedAt) return;
    openedAt = Number.NEGATIVE_INFINITY;
    breaker = create();
    tell(CircuitState.Closed);
  };
  const counted = async (attempt: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await breaker.execute(attempt);
      if (outcome.is !== 'answer' && outcome.error instanceof Unavailable) reason = outcome.error.reason;
      return outcome;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      return notAsked();
    }
  };
  return async (attempt: () => Promise<Outcome>, isProbe = false): Promise<Outcome> => {
    heedClock();
    if (!isProbe) return counted(attempt);
    // It asks for what may not exist: its failure tells nothing of the operations that people need.
    return breaker.state === CircuitState.Closed ? attempt() : notAsked();
  };
}

/** The most workspaces whose limits are remembered. */
const MOST_WORKSPACES = 1_000;

/**
 * Limits of the exchanges under way: in all, of one workspace, so that it can't keep the others waiting, and of
 * background work.
 */
function createSlots({ sockets, workspaceSockets, backgroundSockets }: Timing) {
  const all = pLimit(sockets);
  const background = pLimit(backgroundSockets);
  const limits = new LRUCache<string, LimitFunction>(atMost(MOST_WORKSPACES));
  const limitOf = (workspace: string): LimitFunction => {
    const limit = limits.get(workspace) ?? pLimit(workspaceSockets);
    limits.set(workspace, limit);
    return limit;
  };
  const load = ({ activeCount, pendingCount }: LimitFunction): number => activeCount + pendingCount;
  return <T>(workspaces: readonly string[], work: () => Promise<T>): Promise<T> => {
    // A request for several workspaces goes with the one that asks least, so that none waits for another's.
    const [limit = background] = workspaces.map(limitOf).sort((one, other) => load(one) - load(other));
    return limit(() => all(work));
  };
}
