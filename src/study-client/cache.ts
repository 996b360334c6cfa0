/**
 * The one cache of the study client: bounded by bytes, with its own rules of freshness, and the one place
 * where look-ups of the same thing are joined (single-flight).
 *
 * lru-cache's own `fetch` is not used: it resolves `undefined` where a cold miss fails or a key is evicted
 * in flight, sets stale entries no age limit, has no pause after a failure, and lets the first caller's
 * signal end the look-up for all who joined it.
 */

import { LRUCache } from 'lru-cache';
import { InvalidResponse, NotFound, type Subject } from '../errors.ts';
import type { Language } from '../language.ts';
import type { Emit, Kind } from './events.ts';
import type { Found } from './model.ts';
import { BUILDING_FRESH_FACTOR, type Clock, type Timing } from './transport/timing.ts';

// What the cache remembers of one thing: its value, or that there is none.

interface Present {
  readonly is: 'present';
  readonly value: object;
  readonly fetchedAt: number;
  /** How the last refresh failed. Only a refresh changes it. */
  failure: Failure | undefined;
}

interface Failure {
  readonly cause: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
  /** How many answers had come by then. */
  readonly after: number;
}

interface Absent {
  readonly is: 'absent';
  readonly subject: Subject;
  readonly id: string;
  readonly since: number;
}

/**
 * What an entry costs beside its value: its key, the maps' slots, and objects' headers. A guess on the safe
 * side.
 */
const OVERHEAD_BYTES = 512;

/**
 * The failure of the last refresh, as long as it still says how things are. Once the study API has answered
 * anything again, it can be reached and takes the key, so the failure is over. A failure to understand an
 * answer stays: other answers say nothing of it.
 * @param answered how many answers have come by now
 */
function standing({ failure }: Present, answered: number): Failure | undefined {
  const isOver = answered !== failure?.after && !(failure?.cause instanceof InvalidResponse);
  return isOver ? undefined : failure;
}

// How old an answer may be. Ages in milliseconds.

/** How fresh an answer of this age is; undefined: too old to be served. */
function freshnessOf(
  kind: Kind,
  age: number,
  { freshMs: usual, timing }: { readonly freshMs: number; readonly timing: Timing },
): 'fresh' | 'stale' | undefined {
  const freshMs = usual * (kind === 'building' ? BUILDING_FRESH_FACTOR : 1);
  if (within(age, freshMs)) return 'fresh';
  return age < deadAt(timing.staleMs, freshMs) ? 'stale' : undefined;
}

/**
 * The age at which an answer is no longer served, counted from when it was fetched. An answer is served old
 * at least for as long as it was fresh, even where `staleMs` would leave it less time.
 */
function deadAt(staleMs: number, freshMs: number): number {
  return Math.max(staleMs, 2 * freshMs);
}

/** A negative age (the clock was set back) is not fresh: nobody knows for how long it would stay so. */
function within(age: number, limit: number): boolean {
  return age >= 0 && age < limit;
}

/** What an entry is found by. The answer depends on the language, so the key does. */
export interface Key {
  readonly kind: Kind;
  readonly id: string;
  readonly language: Language;
}

export interface Cache {
  /**
   * The cached answer, or what `load` brings. A fresh or stale answer needs microtasks only. Rejects with
   * what `load` rejects with; a `NotFound` is remembered, any other failure is forgotten. Values are shared
   * between callers. A key always holds the same type, since `kind` decides it. With need `fresh` the caller
   * waits for a fresh answer, and gets the failure where there is none.
   */
  find<T extends object>(key: Key, load: Load<T>, need?: 'fresh'): Promise<Found<T>>;
  /** A fresh or stale answer at once; undefined where there is none. */
  atHand<T extends object>(key: Key, load: Load<T>): Found<T> | undefined;
}

/** Asks the upstream. `workspace`: where the answer is waited for; undefined: in none, as for a refresh. */
type Load<T> = (workspace: string | undefined) => Promise<T>;

/** On whose behalf the study API is asked. */
export interface Asker {
  /** Called before the study API is asked for a person. What it throws fails only this look-up. */
  charge(): void;
  /** The workspace of the asker; undefined: no person waits for the answer. */
  workspace(): string | undefined;
}

interface CacheOptions {
  readonly freshMs: number;
  readonly maxBytes: number;
  readonly timing: Timing;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly asker: Asker;
}

/** Makes an empty cache. What does not fit into `maxBytes` is dropped, the least recently used first. */
export function createCache(options: CacheOptions): Cache {
  const entries = new LRUCache<string, Present | Absent>({ maxSize: options.maxBytes });
  const flights = new Map<string, Flight>();
  const state = { entries, flights, answered: { times: 0 }, ...options };
  return {
    async find<T extends object>(key: Key, load: Load<T>, need?: 'fresh'): Promise<Found<T>> {
      const cached = look(state, key, load, need);
      // The cast stands for "a key always holds the same type": see `Cache.find`.
      return (cached ?? (await fly(state, key, load))) as Found<T>;
    },
    atHand<T extends object>(key: Key, load: Load<T>): Found<T> | undefined {
      const entry = entries.get(nameOf(key));
      return entry?.is === 'present' ? (serve(state, key, entry, load) as Found<T> | undefined) : undefined;
    },
  };
}

interface State extends CacheOptions {
  readonly entries: LRUCache<string, Present | Absent>;
  /** Look-ups under way. */
  readonly flights: Map<string, Flight>;
  /** How many answers have come, whatever was asked. */
  readonly answered: { times: number };
}

/** A look-up under way, and whether a person waits for it. */
interface Flight {
  readonly outcome: Promise<Found<object>>;
  readonly isBackground: boolean;
}

const nameOf = ({ kind, id, language }: Key) => `${kind}:${language}:${id}`;

/** What the cache can answer by itself; undefined where the upstream must be asked. */
function look(state: State, key: Key, load: Load<object>, need?: 'fresh'): Found<object> | undefined {
  const { clock, timing, emit } = state;
  const entry = state.entries.get(nameOf(key));
  if (entry?.is !== 'absent') return entry && serve(state, key, entry, load, need);
  if (!within(clock.now() - entry.since, timing.negativeMs)) return undefined;
  emit({ event: 'cache', kind: key.kind, outcome: 'negative' });
  throw new NotFound(entry.subject, entry.id);
}

/** An entry's value as it may be served; undefined where it may not. An old value is refreshed. */
function serve(
  state: State,
  key: Key,
  entry: Present,
  load: Load<object>,
  need?: 'fresh',
): Found<object> | undefined {
  const { clock, timing, emit, answered } = state;
  const { kind } = key;
  const { value, fetchedAt } = entry;
  const freshness = freshnessOf(kind, clock.now() - fetchedAt, state);
  if (freshness === 'fresh') {
    emit({ event: 'cache', kind, outcome: 'hit' });
    return { value, fetchedAt, freshness };
  }
  if (freshness === undefined || need === 'fresh') return undefined;
  const failure = standing(entry, answered.times);
  emit({ event: 'cache', kind, outcome: failure ? 'outage' : 'stale' });
  const isPaused = failure !== undefined && within(clock.now() - failure.at, timing.refreshPauseMs);
  if (!isPaused) refresh(state, key, load);
  return failure
    ? { value, fetchedAt, freshness: 'outage', cause: failure.cause }
    : { value, fetchedAt, freshness };
}

/**
 * Fetches in the background, with nobody waiting. A failure is noted in the entry, and not told to the caller
 * who caused the refresh.
 */
function refresh(state: State, key: Key, load: Load<object>): void {
  const name = nameOf(key);
  if (state.flights.has(name)) return;
  const tell = (outcome: 'done' | 'gone' | 'failed') => {
    state.emit({ event: 'refresh', kind: key.kind, outcome });
  };
  start(state, key, load, undefined).outcome.then(
    () => tell('done'),
    (error: unknown) => {
      if (error instanceof NotFound) return tell('gone');
      const entry = state.entries.peek(name);
      if (entry?.is === 'present') {
        entry.failure = { cause: error, at: state.clock.now(), after: state.answered.times };
      }
      tell('failed');
    },
  );
}

/** Joins the flight of the same key, which costs the asker nothing, or starts one where the asker may. */
function fly(state: State, key: Key, load: Load<object>): Promise<Found<object>> {
  const { asker } = state;
  const workspace = asker.workspace();
  const flight = state.flights.get(nameOf(key));
  // Work in the background may wait for long: a person does not wait in its line.
  const joins = flight !== undefined && (!flight.isBackground || workspace === undefined);
  state.emit({ event: 'cache', kind: key.kind, outcome: joins ? 'joined' : 'miss' });
  if (joins) return flight.outcome;
  asker.charge();
  return start(state, key, load, workspace).outcome;
}

function start(state: State, key: Key, load: Load<object>, workspace: string | undefined): Flight {
  const name = nameOf(key);
  const flight: Flight = {
    outcome: land(state, name, load(workspace)).finally(() => {
      if (state.flights.get(name) === flight) state.flights.delete(name);
    }),
    isBackground: workspace === undefined,
  };
  state.flights.set(name, flight);
  return flight;
}

/** The memory of an answer, in bytes: about what its JSON takes, at two bytes a character. */
const bytesOf = (value: object): number => 2 * JSON.stringify(value).length;

/** Loads an answer and remembers it. A flight belongs to no caller: one that leaves can't end it. */
async function land(state: State, name: string, loading: Promise<object>): Promise<Found<object>> {
  try {
    const value = await loading;
    const fetchedAt = state.clock.now();
    const entry: Present = { is: 'present', value, fetchedAt, failure: undefined };
    state.answered.times += 1;
    state.entries.set(name, entry, { size: OVERHEAD_BYTES + bytesOf(value) });
    return { value, fetchedAt, freshness: 'fresh' };
  } catch (error) {
    if (error instanceof NotFound) {
      state.answered.times += 1;
      const entry: Absent = { is: 'absent', subject: error.subject, id: error.id, since: state.clock.now() };
      state.entries.set(name, entry, { size: OVERHEAD_BYTES });
    }
    throw error;
  }
}
