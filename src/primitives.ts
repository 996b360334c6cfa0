/** What any program could use: waiting for work with a limit, doing it once, remembering what it brought; texts from outside. */
import { LRUCache } from 'lru-cache';

/** Of Coursebell, as `package.json` has it. */
export const VERSION = '0.1.0';

/**
 * Resolves or rejects as `work` does, or rejects with the signal's reason where that comes first: nothing may
 * outlive its deadline. A signal holds its listeners, with all that they wait for, so the listener is removed
 * once the wait is over.
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Does some work, and where it fails undoes something. What failed first is told, and never how the undoing went. */
export async function undoneBy<T>(work: () => Promise<T>, undo: () => unknown): Promise<T> {
  try {
    return await work();
  } catch (error) {
    try {
      await undo();
    } catch {
      // The work's failure tells more.
    }
    throw error;
  }
}

/** Does some work, and what ends it, however that went. Rejects with what failed first. */
export async function endedBy<T>(work: () => Promise<T>, end: () => unknown): Promise<T> {
  const result = await undoneBy(work, end);
  await end();
  return result;
}

/**
 * The value of a promise that settles with what this process already holds; undefined for one that waits for
 * a socket or a timer. Waits for one turn of the event loop at the most.
 */
export function settledNow<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
}

/**
 * Lets several waits share one deadline, `ms` milliseconds from now. Each wait behaves like `withTimeout`.
 */
export function startDeadline(ms: number): <T>(work: Promise<T>) => Promise<T | undefined> {
  const until = performance.now() + ms;
  return (work) => withTimeout(work, Math.max(0, until - performance.now()));
}

/**
 * Resolves or rejects as `work` does within `ms` milliseconds. Resolves to undefined where it takes longer;
 * its outcome is then ignored.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the same work one at a time for each key. At most one more run waits for the end of the current one:
 * however many ask meanwhile, that run sees everything they have changed.
 */
interface CoalescingQueue<T> {
  /** Resolves or rejects with the run that begins after the call. */
  run(about: T): Promise<void>;
  /** Waits for the work under way and the work that waits. Never rejects. */
  settled(): Promise<void>;
}

/** @param keyOf what is the same for everything that the work does alike */
export function createCoalescingQueue<T>(
  work: (about: T) => Promise<void>,
  keyOf: (about: T) => string,
): CoalescingQueue<T> {
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const begin = (key: string, about: T): Promise<void> => {
    const mine = work(about).finally(() => {
      // The waiting work begins a moment later. The key stays taken until then, so that no other begins
      // beside it.
      if (!waiting.has(key)) underWay.delete(key);
    });
    underWay.set(key, mine);
    return mine;
  };
  const run = (about: T): Promise<void> => {
    const key = keyOf(about);
    const before = underWay.get(key);
    if (!before) return begin(key, about);
    const next =
      waiting.get(key) ??
      before
        .catch(() => undefined)
        .then(() => {
          waiting.delete(key);
          return begin(key, about);
        });
    waiting.set(key, next);
    return next;
  };
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled([...underWay.values(), ...waiting.values()]);
  };
  return { run, settled };
}

// What is remembered for a while, and at most so much of it.

/**
 * Options of an lru-cache that holds at most so many entries. Its own `max` reserves memory for all of them from the
 * start.
 */
export const atMost = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

/**
 * Whether `at` is less than `forMs` milliseconds ago. A time in the future is not recent: after the clock was
 * set back, nothing is remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}

/** Remembers for a while which keys were used, so that each is used once. */
export interface UsedKeys {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key, because nothing has come of it. */
  release(key: string): void;
}

/**
 * @param forMs how long a key is remembered, in milliseconds
 * @param most how many keys are remembered; the oldest go first
 * @param now epoch milliseconds
 */
export function createUsedKeys(forMs: number, most: number, now: () => number): UsedKeys {
  const used = new LRUCache<string, true>({
    ...atMost(most),
    ttl: forMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    claim: (key) => {
      if (used.has(key)) return false;
      used.set(key, true);
      return true;
    },
    release: (key) => void used.delete(key),
  };
}

/**
 * Acts once for a key. Calls that come while the act is under way, or while its outcome is remembered, get
 * that outcome. Outcomes are remembered for a while, and only so many.
 */
export interface SingleFlight<T> {
  /** @param act its rejection means that nothing was done, so the next call acts anew */
  run(key: string, act: () => Promise<T>): Promise<T>;
  /** The outcome, where the act has ended and is still remembered. */
  known(key: string): { readonly value: T } | undefined;
  /** Drops an outcome: the next call acts anew. */
  forget(key: string): void;
}

/** An act that has begun, and its outcome. */
interface Begun<T> {
  at: number;
  readonly outcome: Promise<T>;
  known: { readonly value: T } | undefined;
}

/**
 * @param forMs how long an outcome is remembered, in milliseconds
 * @param most how many keys are kept; the oldest go first
 * @param now epoch milliseconds
 */
export function createSingleFlight<T>(forMs: number, most: number, now: () => number): SingleFlight<T> {
  // A Map keeps insertion order, so the oldest, which expire first, come first.
  const begun = new Map<string, Begun<T>>();
  const forget = (now: number): void => {
    for (const [key, { at }] of begun) {
      if (at + forMs > now && begun.size < most) return;
      begun.delete(key);
    }
  };
  const remembered = (key: string): Begun<T> | undefined => {
    const before = begun.get(key);
    if (!before) return undefined;
    // After the clock was set back, the time counts from now on: the outcome is remembered for `forMs` and no
    // longer.
    const at = now();
    before.at = Math.min(before.at, at);
    return before.at + forMs > at ? before : undefined;
  };
  return {
    known: (key) => remembered(key)?.known,
    forget: (key) => void begun.delete(key),
    run: (key, act) => {
      const before = remembered(key);
      if (before) return before.outcome;
      const at = now();
      begun.delete(key);
      forget(at);
      const mine: Begun<T> = { at, outcome: act(), known: undefined };
      begun.set(key, mine);
      return mine.outcome.then(
        (value) => {
          mine.known = { value };
          return value;
        },
        (error: unknown) => {
          if (begun.get(key) === mine) begun.delete(key);
          throw error;
        },
      );
    },
  };
}

// Values that are costly to read are read at intervals.

/**
 * Asks again only `ms` milliseconds after the last answer came. Callers meanwhile get that answer, or wait for it together.
 * @param ask never rejects
 * @param clock milliseconds that only go forward
 */
export function askSeldom<T>(
  ms: number,
  ask: () => Promise<T>,
  clock: () => number = () => performance.now(),
): () => Promise<T> {
  let last: Promise<T> | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    if (last && clock() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = ask().finally(() => {
      until = clock() + ms;
    });
    return last;
  };
}

/** How long a number counts as new, in milliseconds. After a failure, too, the next try waits so long. */
const FRESH = 30_000;
/** The longest time that a scrape waits for the number, in milliseconds. */
const WITHIN = 1_000;

/**
 * @param freshMs how long the number counts as new, in milliseconds
 * @returns gives the number; the last known one if it can't be read, undefined if none is known. Never rejects.
 */
export function createReading(
  read: () => Promise<number>,
  clock?: () => number,
  freshMs = FRESH,
): () => Promise<number | undefined> {
  let last: number | undefined;
  const refresh = async (): Promise<void> => {
    last = await read().catch(() => last);
  };
  const asked = askSeldom(freshMs, refresh, clock);
  return async () => {
    await withTimeout(asked(), WITHIN);
    return last;
  };
}

/** Longer words are not remembered, in characters: people type what they like. */
const LONGEST_REMEMBERED = 200;

/** Does some work on words once, as long as they are among the last `most`. @param about what else the work depends on */
export function rememberedFor<T, About extends string | undefined = undefined>(
  most: number,
  work: (words: readonly string[], about?: About) => T,
): (words: readonly string[], about?: About) => T {
  const known = new LRUCache<string, { readonly done: T }>({ max: most });
  return (words, about) => {
    const key = `${about} ${words.join(' ')}`;
    const before = known.get(key);
    if (before) return before.done;
    const done = work(words, about);
    if (key.length <= LONGEST_REMEMBERED) known.set(key, { done });
    return done;
  };
}

/** The same work, done once for each object and remembered as long as that is kept. */
export function onceFor<Key extends object, T>(work: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly done: T }>();
  return (key) => {
    const found = known.get(key) ?? { done: work(key) };
    known.set(key, found);
    return found.done;
  };
}

/** Things in pieces of a size, in their order; the last may be smaller. */
export function inPieces<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );
}

// Texts from outside, read without an exception.

/** The value of a JSON text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A percent-encoded part of an address in plain letters; undefined where it is not UTF-8. */
export function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError.
    return undefined;
  }
}

/** An http address without its trailing slashes, query and fragment. Throws a `TypeError` for what is no address. */
export function baseAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

/** A number of seconds, or a date that names GMT: without a zone it would be read in the zone of this process. */
const WAIT = /^(?:\d{1,30}(?:\.\d{1,9})?|[A-Za-z]{3,9}, [\w :-]{10,40} GMT)$/;

/**
 * The wait that a header `Retry-After` asks for, in milliseconds: seconds or an HTTP date (RFC 9110 §10.2.3), and of
 * several the first that can be read. A date that is past gives a negative wait.
 * @param header its value, or its values
 * @param now epoch milliseconds
 * @returns undefined where it says none
 */
export function waitOf(header: string | readonly string[] | undefined, now: number): number | undefined {
  const given = [header ?? []].flat();
  const each = [...given, ...given.flatMap((one) => one.split(','))].map((one) => one.trim());
  const value = each.find((one) => WAIT.test(one));
  if (value === undefined) return undefined;
  const wait = /^\d/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : wait;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Lower case without accents: "Pääsy" is "paasy". */
export function folded(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  // Accents that stand apart go first: to put many of them in order takes quadratic time.
  return word.replace(/\p{M}/gu, '').normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}
