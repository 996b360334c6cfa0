/**
 * The shared study client: one cache and single-flight in front, one upstream behind; codes that are asked for together
 * go out together. Everything that asks the study API asks it here.
 */

import DataLoader from 'dataloader';
import { InvalidResponse, isUpstreamError, NotFound, type Subject } from '../errors.ts';
import type { Language } from '../language.ts';
import { type Asker, type CacheKey, createCache } from './cache.ts';
import type { Call, RealizationsAnswer, StudyGateway } from './gateway.ts';
import {
  COURSE_UNIT_TEXTS,
  type Emit,
  type Found,
  type Need,
  REALIZATION_TEXTS,
  type Realization,
  type RealizationCode,
  type StudyClient,
} from './model.ts';
import { isTimeZone } from './moments.ts';
import { type Described, toldIn, withName, withTexts } from './texts.ts';
import { createHttp } from './transport/http.ts';
import { CACHE_BYTES, type Clock, TIMING, type Timing } from './transport/timing.ts';
import { createUpstream, type Loaded, type Upstream } from './transport/upstream.ts';

export interface StudyClientOptions {
  /** Base address of the study API; may have a path and a trailing slash. */
  readonly url: string;
  /** Subscription key. It goes into one header and to no other place. */
  readonly key: string;
  /** The HTTPS proxy that leads to the study API; undefined: none, also where the environment names one. */
  readonly proxy?: string | undefined;
  /** IANA zone of the API's local date-times. */
  readonly timeZone: string;
  /** How long realizations and units are fresh, in seconds; buildings 36 times that. */
  readonly freshSeconds: number;
  /** The API's own paths, fields and codes. */
  readonly gateway: StudyGateway;
  readonly clock?: Clock;
  readonly timing?: Partial<Timing>;
  /** Memory for cached answers, in bytes. */
  readonly cacheBytes?: number;
  /** Gets the events of cache, upstream and breaker. */
  readonly onEvent?: Emit;
  /** By default all askers are one workspace, which pays nothing. */
  readonly asker?: Asker;
}

const ONE_WORKSPACE: Asker = { charge: () => undefined, workspace: () => '' };

/** Throws a TypeError for a bad `url`, a RangeError for an unknown `timeZone`. Opens no socket yet. */
export function createStudyClient(options: StudyClientOptions): StudyClient {
  const { gateway, timeZone, freshSeconds, cacheBytes = CACHE_BYTES, asker = ONE_WORKSPACE } = options;
  if (!isTimeZone(timeZone)) throw new RangeError(`unknown time zone: ${timeZone}`);
  const timing = { ...TIMING, ...options.timing };
  const clock = options.clock ?? { now: Date.now };
  const emit = quietly(options.onEvent);
  const http = createHttp({ ...options, timing, clock });
  const upstream = createUpstream({ http, timing, clock, emit });
  const batch = createBatch({ gateway, upstream, timeZone, timing });
  const freshMs = freshSeconds * 1000;
  const cache = createCache({ freshMs, maxBytes: cacheBytes, timing, clock, emit, asker });

  const byId =
    <T>(callIn: (language: Language) => Call<T>): Ask<T> =>
    (language, workspace) =>
      upstream.ask(callIn(language), workspace === undefined ? [] : [workspace]);

  /** Fetches an answer, whose name other languages may have to give. */
  const loadingNamed =
    <T extends Described>({ language: asked }: CacheKey, ask: Ask<T>) =>
    async (workspace: string | undefined): Promise<Loaded<T>> => {
      let bytes = 0;
      const value = await withName({
        asked,
        others: gateway.standIns(asked),
        mostMs: timing.otherLanguagesMs,
        ask: async (language) => {
          const answer = await ask(language, workspace);
          bytes += answer.bytes;
          return answer.value;
        },
      });
      return { value, bytes };
    };

  /** A cached answer in another language, for when the study API can't be asked: the dates are the same. */
  const inAnother = <T extends Described>(
    key: CacheKey,
    ask: Ask<T>,
    cause: unknown,
  ): Found<T> | undefined => {
    for (const language of gateway.standIns(key.language)) {
      const other = { ...key, language };
      const found = cache.atHand(other, loadingNamed(other, ask));
      if (!found) continue;
      const value = toldIn(key.language, language, found.value);
      return { value, fetchedAt: found.fetchedAt, freshness: 'outage', cause };
    }
    return undefined;
  };

  const findNamed = async <T extends Described>(key: CacheKey, ask: Ask<T>, need?: 'fresh') => {
    try {
      return await cache.find(key, loadingNamed(key, ask), need);
    } catch (error) {
      const instead = need === undefined && isUpstreamError(error) && inAnother(key, ask, error);
      if (instead) return instead;
      throw error;
    }
  };

  const find = async <T extends Described>(key: CacheKey, ask: Ask<T>, need?: Need): Promise<Found<T>> => {
    if (need !== 'texts') return findNamed(key, ask, need);
    const found = await findNamed(key, ask);
    const fields = key.kind === 'course-unit' ? COURSE_UNIT_TEXTS : REALIZATION_TEXTS;
    const { answer, failure } = await withTexts(found.value, fields, {
      asked: key.language,
      others: gateway.standIns(key.language),
      mostMs: timing.otherLanguagesMs,
      // Kept apart from the answer in that language, which the others fill.
      ask: async (language) => {
        const own = { ...key, id: `${key.id} alone`, language };
        return (await cache.find(own, (workspace) => ask(language, workspace))).value;
      },
    });
    return { ...found, value: answer, ...(failure !== undefined && { withoutTexts: failure }) };
  };

  return {
    realization: (id, language, need) =>
      find({ kind: 'realization', id, language }, (one, workspace) => batch.find(id, one, workspace), need),
    realizationAtHand(id, language) {
      const key = { kind: 'realization', id, language } as const;
      return cache.atHand(
        key,
        loadingNamed(key, (one, workspace) => batch.find(id, one, workspace)),
      );
    },
    realizationKept(id, language) {
      const keptIn = (one: Language) => cache.kept<Realization>({ kind: 'realization', id, language: one });
      const own = keptIn(language);
      if (own !== undefined) return own;
      for (const other of gateway.standIns(language)) {
        const kept = keptIn(other);
        if (kept !== undefined && kept !== 'absent')
          return { ...kept, value: toldIn(language, other, kept.value) };
      }
      return undefined;
    },
    realizationById: async (id, language, need) => {
      assertNoPath('realization', id);
      const ask = byId((one) => gateway.realizationById(id, { language: one, timeZone }));
      return find({ kind: 'realization-by-id', id, language }, ask, need);
    },
    courseUnit: async (id, language, need) => {
      assertNoPath('course-unit', id);
      const ask = byId((one) => gateway.courseUnit(id, { language: one, timeZone }));
      return find({ kind: 'course-unit', id, language }, ask, need);
    },
    building: async (id, language) => {
      assertNoPath('building', id);
      const ask = byId((one) => gateway.building(id, { language: one, timeZone }));
      return cache.find({ kind: 'building', id, language }, (workspace) => ask(language, workspace));
    },
    runs: async (unit, perhaps, language) => {
      const codes = perhaps.slice(0, gateway.codesPerRequest);
      const key = { kind: 'runs', id: unit, language } as const;
      return cache.find(key, async (workspace) => {
        const call = gateway.realizationsByCode(codes, { language, timeZone });
        const { value, bytes } = await upstream.ask(call, workspace === undefined ? [] : [workspace]);
        return { value: [...value.found.values()], bytes };
      });
    },
    close() {
      upstream.close();
      batch.close();
    },
  };
}

/** Asks in one language, past the cache, for a person of a workspace or in the background. */
type Ask<T> = (language: Language, workspace: string | undefined) => Promise<Loaded<T>>;

/**
 * Ids are checked where they are typed. An empty one or a dot segment is stopped here, too, since it would ask
 * for another resource. Throws `NotFound` for those.
 */
function assertNoPath(subject: Subject, id: string): void {
  if (/^\.{0,2}$/.test(id)) throw new NotFound(subject, id);
}

/** Makes a listener harmless: a metric that throws must not fail a look-up. */
function quietly(listener: Emit | undefined): Emit {
  return (event) => {
    try {
      listener?.(event);
    } catch {
      // The listener's own trouble, which can't be told here.
    }
  };
}

// Gathers look-ups of realizations by code: codes that are asked for shortly after one another go out as one
// request for each language. Each code gets its own answer, so one that fails leaves the others alone.

interface Batch {
  /** Rejects with an error of `errors.ts`. `workspace`: where a person waits; undefined: in none. */
  find(
    code: RealizationCode,
    language: Language,
    workspace: string | undefined,
  ): Promise<Loaded<Realization>>;
  /** Sends waiting batches now, and leaves no timer. */
  close(): void;
}

interface Wanted {
  readonly code: RealizationCode;
  readonly workspace: string | undefined;
}

/** DataLoader rejects the look-up of a code with its error. */
type Result = Loaded<Realization> | Error;

interface BatchOptions {
  readonly gateway: StudyGateway;
  readonly upstream: Upstream;
  readonly timeZone: string;
  readonly timing: Timing;
}

function createBatch(options: BatchOptions): Batch {
  const gathered = new Map<Language, ReturnType<typeof gather>>();
  const gatheredIn = (language: Language) => {
    const known = gathered.get(language) ?? gather(language, options);
    gathered.set(language, known);
    return known;
  };
  return {
    find: (code, language, workspace) => gatheredIn(language).find({ code, workspace }),
    close: () => {
      for (const { close } of gathered.values()) close();
    },
  };
}

/** Gathers the codes of one language. */
function gather(language: Language, { gateway, upstream, timeZone, timing }: BatchOptions) {
  const patience = createPatience(timing);
  const ask = (all: readonly Wanted[]): Promise<Loaded<RealizationsAnswer>> => {
    const codes = [...new Set(all.map(({ code }) => code))];
    const workspaces = [...new Set(all.flatMap(({ workspace }) => workspace ?? []))];
    return upstream.ask(gateway.realizationsByCode(codes, { language, timeZone }), workspaces);
  };
  const loader = new DataLoader<Wanted, Loaded<Realization>>(
    (all) => patience.during(fetchAll(all, ask)),
    // No memory of its own: the cache in front decides.
    { cache: false, maxBatchSize: gateway.codesPerRequest, batchScheduleFn: patience.begin },
  );
  return {
    find: (wanted: Wanted) => {
      patience.more();
      return loader.load(wanted);
    },
    close: patience.endAll,
  };
}

/** The most requests for one batch, where answers may have been cut off. */
const MOST_ROUNDS = 5;

/**
 * Fetches realizations; the results are in the order of their codes. Rows of similar codes may have filled an answer until it
 * was cut off, so missing codes are asked for again by themselves, as long as that brings some. Rejects only
 * where the first request fails.
 */
async function fetchAll(
  all: readonly Wanted[],
  ask: (all: readonly Wanted[]) => Promise<Loaded<RealizationsAnswer>>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  let left = all;
  for (let round = 1; ; round += 1) {
    const fail = (errorOf: (code: RealizationCode) => Error): Result[] => {
      for (const { code } of left) results.set(code, errorOf(code));
      return all.map(({ code }) => results.get(code) as Result);
    };
    const answer = await ask(left).catch((error: Error) => {
      if (round === 1) throw error;
      return error;
    });
    if (answer instanceof Error) return fail(() => answer);
    const { found, mayBeCut, missing } = answer.value;
    for (const [code, value] of found) results.set(code, { value, bytes: answer.bytes / found.size });
    const before = left.length;
    left = left.filter(({ code }) => !found.has(code));
    if (left.length === 0 || !mayBeCut) return fail(missing);
    if (left.length === before || round === MOST_ROUNDS)
      return fail(() => new InvalidResponse('realizations-by-code: the answer may be cut off'));
  }
}

/**
 * Decides how long a batch gathers codes. A code that is asked for alone goes out once the event loop has
 * turned a few times without another code: it waits for no clock. While a request is under way, or while codes
 * keep coming, more are likely to come: the batch waits for them, but not longer than its window.
 */
function createPatience({ batchWindowMs, batchQuietTurns }: Timing) {
  const ends = new Set<() => void>();
  let asked = 0;
  let underWay = 0;
  const endAll = (): void => {
    for (const end of ends) end();
  };
  return {
    endAll,
    more: (): void => {
      asked += 1;
    },
    /** Called when a batch has its first code: the batch before it has gone out or is full. */
    begin: (send: () => void): void => {
      endAll();
      const until = performance.now() + batchWindowMs;
      let timer: NodeJS.Timeout | undefined;
      const end = (): void => {
        clearTimeout(timer);
        if (ends.delete(end)) send();
      };
      ends.add(end);
      const look = (before: number, turns: number): void => {
        if (!ends.has(end)) return;
        const quiet = asked === before ? turns + 1 : 0;
        if (quiet >= batchQuietTurns || performance.now() >= until) end();
        else setImmediate(look, asked, quiet);
      };
      if (underWay > 0) timer = setTimeout(end, batchWindowMs);
      else setImmediate(look, asked, 0);
    },
    /** Counts a batch as under way while it is fetched. */
    during: async <T>(work: Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
  };
}
