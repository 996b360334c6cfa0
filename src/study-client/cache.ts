/**
 * The one cache of the study client: bounded by bytes, with its own rules of freshness, and the one place
 * where look-ups of the same thing are joined (single-flight).
 *
 * lru-cache's own `fetch` is not used: it resolves `undefined` where a cold miss fails or a key is evicted
 * in flight, sets stale entries no age limit, has no pause after a failure, and lets the first caller's
 * signal end the look-up for all who joined it.
 */
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { InvalidResponse, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { isRecent } from '../primitives.ts';
import type { CacheKind, Emit, Found } from './model.ts';
import { BUILDING_FRESH_FACTOR, type Clock, RESERVATIONS_FRESH, type Timing } from './timing.ts';
import type { Loaded } from './transport/upstream.ts';

/** The key of an entry. The answer depends on the language, so the key does. */
export interface CacheKey {
  readonly kind: CacheKind;
  readonly id: string;
  readonly language: Language;
}

/** Fetches a value. `workspace`: where a person waits for it; undefined: in the background. */
type Load<T> = (workspace: string | undefined) => Promise<Loaded<T>>;

export interface Cache {
  /**
   * The cached answer, or the one that `load` brings. A fresh or stale answer needs microtasks only. Rejects as
   * `load` does; a `NotFound` is remembered, any other failure is forgotten. Values are shared between callers.
   * A key always holds the same type, since `kind` decides it. With need `fresh` the caller waits for a fresh
   * answer, and gets the failure where there is none.
   */
  find<T extends object>(key: CacheKey, load: Load<T>, need?: 'fresh'): Promise<Found<T>>;
  /** A fresh or stale answer at once; undefined where there is none. */
  atHand<T extends object>(key: CacheKey, load: Load<T>): Found<T> | undefined;
  /** Keeps an answer that came just now beside another. */
  keep<T extends object>(key: CacheKey, loaded: Loaded<T>): void;
  /** What is known without asking, as it is: nothing is refreshed. `absent`: known not to exist. */
  kept<T extends object>(key: CacheKey): Found<T> | 'absent' | undefined;
  /** All values of a kind that may be served, by their ids, the last used first. */
  allKept<T extends object>(of: Omit<CacheKey, 'id'>): readonly (Found<T> & { readonly id: string })[];
}

/** On whose behalf the study API is asked. */
export interface Asker {
  /** Called before the study API is asked for a person. An error that it throws fails only this look-up. */
  charge(): void;
  /** The workspace of the asker; undefined: the look-up is background work. */
  workspace(): string | undefined;
  /** Takes one of the searches of a person's request; false: it has made all that it may. @param nth of what it searches for */
  maySearch?(nth: number): boolean;
  /**
   * Told of the refresh of an old answer that the asker gets: whether it brings something else. The promise never
   * rejects.
   */
  refreshes?(refresh: Promise<boolean>): void;
}

interface CacheOptions {
  readonly freshMs: number;
  readonly maxBytes: number;
  readonly timing: Timing;
  readonly clock: Clock;
  readonly emit: Emit;
  readonly asker: Asker;
}

interface Present {
  readonly value: object;
  readonly fetchedAt: number;
  /** The failure of the last refresh. Only a refresh changes it. */
  failure?: Failure;
}

interface Failure {
  readonly cause: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
  /** How many answers had come by then. */
  readonly after: number;
}

interface Absent {
  readonly error: NotFound;
  readonly since: number;
}

/** A look-up under way, and whether a person waits for it. */
interface Flight {
  readonly outcome: Promise<Found<object>>;
  readonly isBackground: boolean;
}

/** The cost of an entry beside its value: its key, the map's slots, objects' headers. A guess on the safe side. */
const OVERHEAD_BYTES = 512;

/**
 * Background work adds nothing to a cache that is fuller than this part: the regular check reads all followed courses,
 * which would drive out what people ask for.
 */
const BACKGROUND_PART = 0.5;

const OF_BUILDINGS: ReadonlySet<CacheKind> = new Set(['building', 'buildings']);

/** Makes an empty cache. Entries beyond `maxBytes` are dropped, the least recently used first. */
export function createCache({ freshMs, maxBytes, timing, clock, emit, asker }: CacheOptions): Cache {
  const entries = new LRUCache<string, Present | Absent>({ maxSize: maxBytes });
  const flights = new Map<string, Flight>();
  /** How many answers have come, about anything. */
  let answered = 0;

  const freshFor = (kind: CacheKind): number => {
    if (kind === 'reservations') return Math.min(freshMs, RESERVATIONS_FRESH);
    return freshMs * (OF_BUILDINGS.has(kind) ? BUILDING_FRESH_FACTOR : 1);
  };
  /** How fresh an answer is; undefined: too old to be served. */
  const freshnessOf = (kind: CacheKind, fetchedAt: number): 'fresh' | 'stale' | undefined => {
    const now = clock.now();
    const fresh = freshFor(kind);
    if (isRecent(fetchedAt, now, fresh)) return 'fresh';
    // An answer is served old at least for as long as it was fresh.
    return now - fetchedAt < Math.max(timing.staleMs, 2 * fresh) ? 'stale' : undefined;
  };

  /**
   * The failure of the last refresh, as long as it still says how things are. Once the study API has answered
   * anything again, it can be reached and takes the key, so the failure is over. A failure to understand an
   * answer stays: other answers say nothing of it.
   */
  const currentFailure = ({ failure }: Present): Failure | undefined =>
    failure?.after === answered || failure?.cause instanceof InvalidResponse ? failure : undefined;

  const keep = (name: string, entry: Present, bytes: number, isForPerson: boolean): void => {
    // JSON in UTF-8 has at least as many bytes as characters, and V8 takes up to two bytes for one.
    const size = OVERHEAD_BYTES + Math.ceil(2 * bytes);
    const isRoom = isForPerson || entries.calculatedSize + size <= maxBytes * BACKGROUND_PART;
    if (isRoom || entries.has(name)) entries.set(name, entry, { size });
  };

  /** Fetches an answer and remembers it. A flight belongs to no caller: one that leaves can't end it. */
  const fetch = async (
    name: string,
    load: Load<object>,
    workspace: string | undefined,
  ): Promise<Found<object>> => {
    try {
      const { value, bytes } = await load(workspace);
      const fetchedAt = clock.now();
      answered += 1;
      keep(name, { value, fetchedAt }, bytes, workspace !== undefined);
      return { value, fetchedAt, freshness: 'fresh' };
    } catch (error) {
      if (error instanceof NotFound) {
        answered += 1;
        entries.set(name, { error, since: clock.now() }, { size: OVERHEAD_BYTES });
      }
      throw error;
    }
  };

  const start = (name: string, load: Load<object>, workspace: string | undefined): Promise<Found<object>> => {
    const outcome = fetch(name, load, workspace).finally(() => {
      if (flights.get(name)?.outcome === outcome) flights.delete(name);
    });
    flights.set(name, { outcome, isBackground: workspace === undefined });
    return outcome;
  };

  /** Fetches in the background. A failure is noted in the entry, and not told to the caller. */
  const refresh = (kind: CacheKind, name: string, load: Load<object>): void => {
    if (flights.has(name)) return;
    const tell = (outcome: 'done' | 'gone' | 'failed') => emit({ event: 'refresh', kind, outcome });
    start(name, load, undefined).then(
      () => tell('done'),
      (cause: unknown) => {
        if (cause instanceof NotFound) return tell('gone');
        const entry = entries.peek(name);
        if (entry && 'value' in entry) entry.failure = { cause, at: clock.now(), after: answered };
        tell('failed');
      },
    );
  };

  const tellRefresh = (name: string, old: object): void => {
    if (asker.refreshes && flights.has(name)) asker.refreshes(bringsAnother(name, old));
  };

  /** Whether the look-up under way brings another value than `old`, or that there is none any more. */
  const bringsAnother = async (name: string, old: object): Promise<boolean> => {
    try {
      const found = await flights.get(name)?.outcome;
      return found !== undefined && !isDeepStrictEqual(found.value, old);
    } catch (error) {
      return error instanceof NotFound;
    }
  };

  /** An entry's value if it may be served. An old value is refreshed. */
  const serve = (
    kind: CacheKind,
    name: string,
    entry: Present,
    load: Load<object>,
    need?: 'fresh',
  ): Found<object> | undefined => {
    const { value, fetchedAt } = entry;
    const freshness = freshnessOf(kind, fetchedAt);
    if (freshness === 'fresh') {
      emit({ event: 'cache', kind, outcome: 'hit' });
      return { value, fetchedAt, freshness };
    }
    if (freshness === undefined || need === 'fresh') return undefined;
    const failure = currentFailure(entry);
    emit({ event: 'cache', kind, outcome: failure ? 'outage' : 'stale' });
    const isPaused = failure && isRecent(failure.at, clock.now(), timing.refreshPauseMs);
    if (!isPaused) refresh(kind, name, load);
    tellRefresh(name, value);
    return failure
      ? { value, fetchedAt, freshness: 'outage', cause: failure.cause }
      : { value, fetchedAt, freshness };
  };

  /** Joins the flight of the same key, which costs the asker nothing, or starts one where the asker may. */
  const fly = (kind: CacheKind, name: string, load: Load<object>): Promise<Found<object>> => {
    const workspace = asker.workspace();
    const flight = flights.get(name);
    // Background work may wait for long: a person does not wait in its line.
    const joins = flight !== undefined && (!flight.isBackground || workspace === undefined);
    emit({ event: 'cache', kind, outcome: joins ? 'joined' : 'miss' });
    if (joins) return flight.outcome;
    asker.charge();
    return start(name, load, workspace);
  };

  const find = async (key: CacheKey, load: Load<object>, need?: 'fresh'): Promise<Found<object>> => {
    const { kind } = key;
    const name = nameOf(key);
    const entry = entries.get(name);
    // A check wants a reading of its own.
    const rememberedMs = need === 'fresh' ? Math.min(timing.negativeMs, freshMs) : timing.negativeMs;
    if (entry && 'error' in entry && isRecent(entry.since, clock.now(), rememberedMs)) {
      emit({ event: 'cache', kind, outcome: 'negative' });
      throw new NotFound(entry.error.subject, entry.error.id, undefined, entry.since);
    }
    const served = entry && 'value' in entry ? serve(kind, name, entry, load, need) : undefined;
    return served ?? fly(kind, name, load);
  };

  // The casts stand for "a key always holds the same type": see `Cache.find`.
  return {
    find: <T extends object>(key: CacheKey, load: Load<T>, need?: 'fresh') =>
      find(key, load, need) as Promise<Found<T>>,
    atHand<T extends object>(key: CacheKey, load: Load<T>) {
      const name = nameOf(key);
      const entry = entries.get(name);
      const found = entry && 'value' in entry ? serve(key.kind, name, entry, load) : undefined;
      return found as Found<T> | undefined;
    },
    keep: (key, { value, bytes }) =>
      keep(nameOf(key), { value, fetchedAt: clock.now() }, bytes, asker.workspace() !== undefined),
    kept<T extends object>(key: CacheKey) {
      const entry = entries.peek(nameOf(key));
      if (!entry) return undefined;
      if ('error' in entry)
        return isRecent(entry.since, clock.now(), timing.negativeMs) ? 'absent' : undefined;
      const { value, fetchedAt } = entry;
      const freshness = freshnessOf(key.kind, fetchedAt);
      return freshness && { value: value as T, fetchedAt, freshness };
    },
    allKept: <T extends object>(of: Omit<CacheKey, 'id'>) => {
      const begins = nameOf({ ...of, id: '' });
      return [...entries.entries()].flatMap(([name, entry]) => {
        if (!name.startsWith(begins) || !('value' in entry)) return [];
        const { value, fetchedAt } = entry;
        const freshness = freshnessOf(of.kind, fetchedAt);
        return freshness ? [{ id: name.slice(begins.length), value: value as T, fetchedAt, freshness }] : [];
      });
    },
  };
}

const nameOf = ({ kind, id, language }: CacheKey): string => `${kind}:${language}:${id}`;
