/**
 * Asking the study API and surviving it: one deadline for the whole look-up, holds that the upstream asked
 * for, limits of how much is asked at once, a circuit breaker, and retries where they help. Every operation
 * only reads, so a retry is safe.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { NotFound, Unavailable, type UpstreamError } from '../../errors.ts';
import { untilAborted } from '../../primitives/promises.ts';
import type { Emit } from '../events.ts';
import type { Json } from '../gateway/fields.ts';
import type { Call, Exchange, Http } from './http.ts';
import { isOutage, type Outcome, outcomeOf, timedOut } from './outcome.ts';
import type { Clock, Timing } from './timing.ts';

// The circuit breaker. After some exchanges in a row that failed because the upstream is in trouble, nothing
// is sent for a while; then one exchange tries. Any other answer (404, 401, 429) shows that the upstream is
// well, and the count starts again.

interface Breaker {
  /** The outcome of `attempt`, or at once a failure where the breaker is open. */
  run(attempt: () => Promise<Outcome>): Promise<Outcome>;
}

function createBreaker(timing: Timing, emit: Emit): Breaker {
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

// The upstream's wish to be left alone, kept for all look-ups: after a `Retry-After` nothing is sent until
// its time. One hold at a time; a later one wins, an earlier one never shortens it.

interface Hold {
  /**
   * Holds everything until `until` (epoch milliseconds); `error` is what a held look-up fails with.
   * @returns whether this changes anything
   */
  set(until: number, error: UpstreamError): boolean;
  /**
   * The hold in force; undefined where calls may pass. A clock that was set back ends the hold: nobody knows
   * how much of it is left.
   */
  current(): Held | undefined;
}

/** A hold. It stays the same object for as long as it is the same hold. */
interface Held {
  readonly until: number;
  readonly error: UpstreamError;
}

function createHold(clock: Clock): Hold {
  let held: Held | undefined;
  let setAt = 0;
  const current = (): Held | undefined => {
    const now = clock.now();
    if (held !== undefined && (now >= held.until || now < setAt)) held = undefined;
    return held;
  };
  return {
    current,
    set(until, error) {
      const before = current();
      if (before !== undefined && until <= before.until) return false;
      held = { until, error };
      setAt = clock.now();
      return true;
    },
  };
}

export interface Upstream {
  /**
   * The JSON object that answers `call`. Rejects with an error of `errors.ts`.
   * @param workspaces those in which the answer is waited for; empty: in none
   */
  ask(call: Call, workspaces: readonly string[]): Promise<Json>;
  /** Ends look-ups under way as `Unavailable`, and every later one. */
  close(): void;
}

interface Parts {
  readonly http: Http;
  readonly timing: Timing;
  readonly clock: Clock;
  readonly emit: Emit;
}

interface Tools extends Parts {
  readonly hold: Hold;
  readonly breaker: Breaker;
  readonly slots: Slots;
}

/** One look-up: its end, by `performance.now()`, and the signal that fires then. */
interface LookUp {
  readonly call: Call;
  readonly workspaces: readonly string[];
  readonly endsAt: number;
  readonly signal: AbortSignal;
}

/** Puts the guards around `http`, which is closed with them. */
export function createUpstream(parts: Parts): Upstream {
  const { http, timing } = parts;
  const tools = toolsOf(parts);
  const active = new Set<AbortController>();
  let closed = false;
  return {
    async ask(call, workspaces) {
      if (closed) throw shut();
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(late(call, timing.deadlineMs)), timing.deadlineMs);
      active.add(end);
      const endsAt = performance.now() + timing.deadlineMs;
      const lookUp = { call, workspaces, endsAt, signal: end.signal };
      try {
        return await untilAborted(end.signal, pursue(lookUp, tools));
      } finally {
        clearTimeout(timer);
        active.delete(end);
      }
    },
    close() {
      closed = true;
      for (const end of active) end.abort(shut());
      http.close();
    },
  };
}

function toolsOf(parts: Parts): Tools {
  const { timing, clock, emit } = parts;
  return {
    ...parts,
    hold: createHold(clock),
    breaker: createBreaker(timing, emit),
    slots: createSlots(timing),
  };
}

/** Does one exchange when there is room for it. */
type Slots = <T>(workspaces: readonly string[], work: () => Promise<T>) => Promise<T>;

/** The most workspaces whose limits are remembered. */
const MOST_WORKSPACES = 1_000;

/**
 * Limits of how many exchanges are under way: in all, of one workspace, so that the others are not kept
 * waiting by it, and of those that no person waits for.
 */
function createSlots({ sockets, workspaceSockets, backgroundSockets }: Timing): Slots {
  const all = pLimit(sockets);
  const background = pLimit(backgroundSockets);
  const limits = new LRUCache<string, LimitFunction>({ max: MOST_WORKSPACES });
  const limitOf = (workspace: string): LimitFunction => {
    const limit = limits.get(workspace) ?? pLimit(workspaceSockets);
    limits.set(workspace, limit);
    return limit;
  };
  const load = ({ activeCount, pendingCount }: LimitFunction): number => activeCount + pendingCount;
  return (workspaces, work) => {
    // A search for several workspaces goes with the one that asks least, so that none waits for another's.
    const [limit = background] = workspaces.map(limitOf).sort((one, other) => load(one) - load(other));
    return limit(() => all(work));
  };
}

const shut = () => new Unavailable('down', 'the client is closed');
const late = (call: Call, ms: number) =>
  new Unavailable('slow', `${call.operation}: the deadline of ${ms} ms`);

/** Attempts until there is an answer, a failure that a retry does not help, or no time for another. */
async function pursue(lookUp: LookUp, tools: Tools): Promise<Json> {
  const { timing } = tools;
  let waited = await pass(lookUp, tools, undefined);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await inSlot(lookUp, tools, attempt, waited);
    if (outcome.is === 'answer') return outcome.json;
    if (outcome.is === 'held') {
      waited = await outwait(outcome, lookUp, tools, waited);
      continue;
    }
    if (attempt > Math.min(outcome.retries, timing.retries)) throw outcome.error;
    const pause = timing.retryBaseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
    if (performance.now() + pause >= lookUp.endsAt) throw outcome.error;
    await sleep(pause, undefined, { signal: lookUp.signal });
    waited = await pass(lookUp, tools, waited);
  }
}

/**
 * Lets a look-up pass unless the upstream asked to be left alone. A short hold is waited out, once a
 * look-up; a longer one fails at once. Returns the hold that was waited out.
 */
async function pass(lookUp: LookUp, tools: Tools, waited: Held | undefined): Promise<Held | undefined> {
  const held = tools.hold.current();
  // The timer of a hold that was waited out may fire before the clock has reached its end.
  if (held === undefined || held === waited) return waited;
  const wait = held.until - tools.clock.now();
  const left = lookUp.endsAt - performance.now();
  if (waited || wait > tools.timing.holdPatienceMs || wait >= left) throw held.error;
  // The spread keeps the look-ups that waited together from arriving together.
  await sleep(wait + Math.random() * tools.timing.retryBaseMs, undefined, { signal: lookUp.signal });
  return held;
}

/**
 * Makes one attempt when there is room for it. While it waited, another may have been told to hold: the room
 * is kept until such a hold has been noted.
 */
function inSlot(lookUp: LookUp, tools: Tools, attempt: number, waited: Held | undefined): Promise<Outcome> {
  const { slots, hold, breaker, emit } = tools;
  return slots(lookUp.workspaces, async () => {
    lookUp.signal.throwIfAborted();
    const held = hold.current();
    if (held && held !== waited) return { is: 'held', ...held };
    const outcome = await breaker.run(() => attemptOnce(lookUp, tools, attempt));
    if (outcome.is === 'held' && hold.set(outcome.until, outcome.error))
      emit({ event: 'hold', until: outcome.until });
    return outcome;
  });
}

/** Waits out a hold, once a look-up. */
async function outwait(
  hold: Outcome & { readonly is: 'held' },
  lookUp: LookUp,
  tools: Tools,
  waited: Held | undefined,
): Promise<Held> {
  if (waited) throw hold.error;
  return (await pass(lookUp, tools, waited)) ?? hold;
}

/** One exchange within its own time limit. Rejects only where the client is closed. */
async function attemptOnce({ call, signal }: LookUp, tools: Tools, attempt: number): Promise<Outcome> {
  const { http, timing, clock, emit } = tools;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timing.attemptMs);
  const began = performance.now();
  const exchange = await http.exchange(call, AbortSignal.any([signal, limit.signal])).catch(() => undefined);
  clearTimeout(timer);
  // At the deadline the upstream was slow; at the end of the client it was not to blame.
  if (signal.reason instanceof Unavailable && signal.reason.reason === 'down') throw signal.reason;
  const ms = performance.now() - began;
  const status = exchange === undefined ? 'timeout' : statusOf(exchange);
  const outcome =
    exchange === undefined
      ? timedOut(call, timing.attemptMs)
      : outcomeOf(call, exchange, timing, clock.now());
  // That there is no such thing is an answer, too.
  const isAnswer = outcome.is === 'answer' || outcome.error instanceof NotFound;
  const trouble = isAnswer ? undefined : outcome.error.message;
  emit({ event: 'upstream', operation: call.operation, status, ms, attempt, trouble });
  return outcome;
}

function statusOf(exchange: Exchange): number | 'network' | 'unreadable' {
  return exchange.end === 'answered' ? exchange.status : exchange.end;
}
