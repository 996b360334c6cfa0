/**
 * The shared study client: one cache and single-flight in front, one upstream behind; codes that are asked for together
 * go out together. Everything that asks the study API asks it here.
 */

import DataLoader from 'dataloader';
import { InvalidResponse, isUpstreamError, NotFound, type Subject } from '../errors.ts';
import { type Language, perLanguage } from '../language.ts';
import { createNetwork, type Network } from '../network/network.ts';
import { type Asker, type CacheKey, createCache } from './cache.ts';
import { askStep, extraOf, isSought, NoSearchLeft, provenBy, refusalOf } from './extras.ts';
import type { AskedIn, Call, GatewayExtras, RealizationsAnswer, StudyGateway } from './gateway.ts';
import {
  COURSE_UNIT_TEXTS,
  type CourseUnit,
  type CourseUnitCode,
  type Criteria,
  type Emit,
  type Extra,
  type Found,
  type LocalDays,
  type Need,
  REALIZATION_TEXTS,
  type Realization,
  type RealizationCode,
  type ReservedFor,
  type Searched,
  type StudyClient,
} from './model.ts';
import { isTimeZone } from './moments.ts';
import { readPages } from './reservations.ts';
import { heldIn, narrower, nearIn, searchKey } from './searches.ts';
import { type Described, toldIn, withName, withTexts } from './texts.ts';
import { CACHE_BYTES, type Clock, TIMING, type Timing } from './timing.ts';
import { createHttp } from './transport/http.ts';
import { createUpstream, type Loaded, type Upstream } from './transport/upstream.ts';

export interface StudyClientOptions {
  /** Base address of the study API; may have a path and a trailing slash. */
  readonly url: string;
  /** Subscription key. It goes into one header and to no other place. */
  readonly key: string;
  /** The way there; by default without a proxy, also where the environment names one. */
  readonly network?: Pick<Network, 'agentsTo' | 'proxyTo'>;
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
  /** Told of each realization that was found by its code. */
  readonly onRun?: (run: Realization, language: Language) => void;
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
  const tellRun = quietly(options.onRun);
  const http = createHttp({ network: createNetwork(), ...options, timing, clock });
  const upstream = createUpstream({ http, timing, clock, emit });
  const batches = perLanguage((language) => createBatch(language, { gateway, upstream, timeZone, timing }));
  const freshMs = freshSeconds * 1000;
  const cache = createCache({ freshMs, maxBytes: cacheBytes, timing, clock, emit, asker });

  const byCode =
    (code: RealizationCode): Fetch<Realization> =>
    async (language, workspace) => {
      const loaded = await batches(language).load({ code, workspace });
      tellRun(loaded.value, language);
      return loaded;
    };
  const byCall =
    <T>(callIn: (asked: AskedIn) => Call<T>): Fetch<T> =>
    (language, workspace) =>
      upstream.ask(callIn({ language, timeZone }), workspace === undefined ? [] : [workspace]);

  /** How the other languages fill what an answer in the asked one lacks. */
  const filling = <T>(asked: Language, ask: (language: Language) => Promise<T>) => ({
    ...{ asked, ask, others: gateway.standIns(asked), mostMs: timing.otherLanguagesMs },
  });

  /** Fetches an answer, whose name other languages may have to give. */
  const loadingNamed =
    <T extends Described>({ language }: CacheKey, fetch: Fetch<T>) =>
    async (workspace: string | undefined): Promise<Loaded<T>> => {
      let bytes = 0;
      const ask = async (one: Language): Promise<T> => {
        const answer = await fetch(one, workspace);
        bytes += answer.bytes;
        return answer.value;
      };
      const value = await withName(filling(language, ask));
      return { value, bytes };
    };

  const atHand = <T extends Described>(key: CacheKey, fetch: Fetch<T>): Found<T> | undefined =>
    cache.atHand(key, loadingNamed(key, fetch));

  /** The first answer in another language, told to a person who asked in this one: the dates are the same. */
  const inAnother = <T extends Described>(
    asked: Language,
    find: (language: Language) => Found<T> | undefined,
  ): Found<T> | undefined => {
    for (const language of gateway.standIns(asked)) {
      const found = find(language);
      if (found) return { ...found, value: toldIn(asked, language, found.value) };
    }
    return undefined;
  };

  /** The answer, or where the study API is in trouble the one in another language. */
  const findNamed = async <T extends Described>(
    key: CacheKey,
    fetch: Fetch<T>,
    need?: 'fresh',
  ): Promise<Found<T>> => {
    try {
      return await cache.find(key, loadingNamed(key, fetch), need);
    } catch (cause) {
      if (need !== undefined || !isUpstreamError(cause)) throw cause;
      const instead = inAnother(key.language, (language) => atHand({ ...key, language }, fetch));
      if (!instead) throw cause;
      return { ...instead, freshness: 'outage', cause };
    }
  };

  /** With a need of texts, other languages fill those that the answer lacks. */
  const find = async <T extends Described>(
    key: CacheKey,
    fetch: Fetch<T>,
    need?: Need,
  ): Promise<Found<T>> => {
    if (need === undefined || need === 'fresh') return findNamed(key, fetch, need);
    const found = await findNamed(key, fetch);
    const all = key.kind === 'course-unit' ? COURSE_UNIT_TEXTS : REALIZATION_TEXTS;
    const fields = typeof need === 'string' ? all : need;
    const ask = async (language: Language): Promise<T> => {
      // Kept apart from the answer in that language, which the others fill.
      const own = { ...key, id: `${key.id} alone`, language };
      return (await cache.find(own, (workspace) => fetch(language, workspace))).value;
    };
    const from = filling(key.language, ask);
    const others = need === 'texts-of-one' ? from.others.slice(0, 1) : from.others;
    const { answer, failure } = await withTexts(found.value, fields, { ...from, others });
    return { ...found, value: answer, ...(failure !== undefined && { withoutTexts: failure }) };
  };

  /** Makes a request beyond the four operations; tells where it turns out not to be offered. */
  const extra = async <T>(
    which: Extra,
    callOf: (extras: GatewayExtras) => Call<T>,
    workspace: string | undefined,
  ): Promise<Loaded<T>> => {
    if (!gateway.extras) throw new TypeError(`the study API has no ${which}`);
    try {
      return await upstream.ask(callOf(gateway.extras), workspace === undefined ? [] : [workspace]);
    } catch (error) {
      const why = refusalOf(which, error);
      if (why !== undefined) emit({ event: 'not-offered', extra: which, why });
      throw error;
    }
  };

  /** What was found together answers look-ups by code. Of a nameless one these find the name in another language. */
  const keepRuns = (runs: readonly Realization[], language: Language, bytes: number): void => {
    for (const run of runs.filter(({ name, code }) => name !== code))
      cache.keep({ kind: 'realization', id: run.code, language }, { value: run, bytes });
  };

  const searched = async (
    criteria: Criteria,
    language: Language,
    workspace: string | undefined,
    nth: number | undefined,
  ): Promise<Loaded<Searched>> => {
    const mayAsk = (): boolean =>
      nth === undefined || workspace === undefined || asker.maySearch?.(nth) !== false;
    if (!mayAsk()) throw new NoSearchLeft(extraOf(criteria));
    const ask = (by: Criteria) =>
      extra(extraOf(by), ({ search }) => search(by, { language, timeZone }), workspace).catch(ifTooLarge);
    let found = await ask(criteria);
    // Of no group or unit there are so many; of a name they may have any of its words.
    for (const one of narrower(criteria)) if (!found && mayAsk()) found = await ask(one);
    if (!found) return { value: { runs: [], isTooBroad: true }, bytes: 0 };
    return soughtIn(found, criteria, language);
  };

  /** Of the rows of a search those that are what was searched for, or else near to it. */
  const soughtIn = (
    { value, bytes }: Loaded<readonly Realization[]>,
    criteria: Criteria,
    language: Language,
  ): Loaded<Searched> => {
    const runs = value.filter((one) => isSought(criteria, one, gateway.codes));
    const near = runs.length === 0 && 'name' in criteria ? nearIn(value, criteria.name) : [];
    keepRuns([...runs, ...near], language, bytes / value.length);
    return { value: { runs, isTooBroad: false, ...(near.length > 0 && { near }) }, bytes };
  };

  const unitByCode = (code: CourseUnitCode, language: Language): Promise<Found<CourseUnit>> =>
    cache.find({ kind: 'course-unit-by-code', id: code, language }, async (workspace) => {
      const call = (all: GatewayExtras) => all.courseUnitByCode(code, { language, timeZone });
      const loaded = await extra('units', call, workspace);
      // What its id gives is the same; a row without a text may be a short one.
      if (hasTexts(loaded.value)) cache.keep({ kind: 'course-unit', id: loaded.value.id, language }, loaded);
      return loaded;
    });

  /** By one request, of which nothing is kept that is not proven. */
  const firstSearch = async (criteria: Criteria, language: Language): Promise<readonly Realization[]> => {
    const key: CacheKey = { kind: 'search', id: searchKey(criteria), language };
    const { value } = await cache.find(key, async (workspace) => {
      const call = ({ search }: GatewayExtras) => search(criteria, { language, timeZone });
      const { value: rows, bytes } = await extra(extraOf(criteria), call, workspace);
      if (provenBy(criteria, rows, gateway.codes) === 'unsure') throw new NotProven();
      return soughtIn({ value: rows, bytes }, criteria, language);
    });
    return value.runs;
  };

  const reserved = (of: ReservedFor, days: LocalDays, language: Language, workspace: string | undefined) =>
    readPages((from) => {
      const call = ({ reservations }: GatewayExtras) => reservations(of, days, from, { language, timeZone });
      return extra('reservations', call, workspace);
    });

  const keyOf = (of: ReservedFor, days: LocalDays, language: Language): CacheKey => ({
    kind: 'reservations',
    id: keyOfReserved(of, days),
    language,
  });

  /** Of a service that ignores what is asked for come rows of anything: nothing is kept of these. */
  const firstReserved = async (of: ReservedFor, days: LocalDays, language: Language): Promise<boolean> => {
    const { value } = await cache.find(keyOf(of, days, language), (workspace) =>
      readPages(async (from) => {
        const call = ({ reservations }: GatewayExtras) =>
          reservations(of, days, from, { language, timeZone });
        const page = await extra('reservations', call, workspace);
        if (page.value.others > 0) throw new NotProven();
        return page;
      }),
    );
    return value.found.length > 0;
  };

  const reservedIn = (of: ReservedFor, days: LocalDays, language: Language) => {
    const key = keyOf(of, days, language);
    return [key, (workspace: string | undefined) => reserved(of, days, language, workspace)] as const;
  };

  const buildings: StudyClient['buildings'] = async (language) =>
    cache.find({ kind: 'buildings', id: '', language }, (workspace) =>
      extra('buildings', (all) => all.buildings({ language, timeZone }), workspace),
    );

  return {
    realization: (code, language, need) =>
      find({ kind: 'realization', id: code, language }, byCode(code), need),
    realizationAtHand: (code, language) => atHand({ kind: 'realization', id: code, language }, byCode(code)),
    realizationKept: (code, language) => {
      const kept = (one: Language) =>
        cache.kept<Realization>({ kind: 'realization', id: code, language: one });
      const present = (one: Language) => {
        const found = kept(one);
        return found === 'absent' ? undefined : found;
      };
      return kept(language) ?? inAnother(language, present);
    },
    realizationById: async (id, language, need) => {
      assertNoPath('realization', id);
      const fetch = byCall((asked) => gateway.realizationById(id, asked));
      return find({ kind: 'realization-by-id', id, language }, fetch, need);
    },
    courseUnit: async (id, language, need) => {
      assertNoPath('course-unit', id);
      const fetch = byCall((asked) => gateway.courseUnit(id, asked));
      return find({ kind: 'course-unit', id, language }, fetch, need);
    },
    building: async (id, language) => {
      assertNoPath('building', id);
      const fetch = byCall((asked) => gateway.building(id, asked));
      return cache.find({ kind: 'building', id, language }, (workspace) => fetch(language, workspace));
    },
    runs: async (unit, perhaps, language) => {
      const codes = perhaps.slice(0, gateway.codesPerRequest);
      const fetch = byCall((asked) => gateway.realizationsByCode(codes, asked));
      return cache.find({ kind: 'runs', id: unit, language }, async (workspace) => {
        const { value, bytes } = await fetch(language, workspace);
        const found = [...value.found.values()];
        // Of a code of no known form the run itself may be asked for next.
        if (gateway.codes.courseUnitCode(unit) === undefined) keepRuns(found, language, bytes / codes.length);
        return { value: found, bytes };
      });
    },
    search: async (criteria, language, need, nth) =>
      (need === undefined
        ? heldIn(cache.allKept<Searched>({ kind: 'search', language }), criteria, gateway.codes)
        : undefined) ??
      cache.find(
        { kind: 'search', id: searchKey(criteria), language },
        (workspace) => searched(criteria, language, workspace, nth),
        need,
      ),
    firstUse: (use, language) =>
      whatIsTold(async () => {
        if (use === 'buildings') return (await buildings(language)).value.length > 0;
        if ('reserved' in use) return firstReserved(use.reserved, use.days, language);
        if (!('courseUnit' in use)) return firstSearch(use, language);
        await unitByCode(use.courseUnit, language);
        return true;
      }),
    searchedKept: (language) =>
      cache.allKept<Searched>({ kind: 'search', language }).flatMap(({ value }) => value.runs),
    courseUnitByCode: unitByCode,
    reservations: async (of, days, language, need) => {
      if (need !== 'unkept') return cache.find(...reservedIn(of, days, language), need);
      const { value } = await reserved(of, days, language, undefined);
      return { value, fetchedAt: clock.now(), freshness: 'fresh' };
    },
    reservationsAtHand: (of, days, language) => cache.atHand(...reservedIn(of, days, language)),
    buildings,
    probes: (run, today, language) =>
      (gateway.extras?.probes(run, today, { language, timeZone }) ?? []).map(({ about, steps }) => ({
        about,
        steps: steps.map((step) => ({
          asks: step.asks,
          ...(step.isOfLanguage && { isOfLanguage: true as const }),
          ask: () => askStep(step, async (call) => (await upstream.ask(call, [])).value),
        })),
      })),
    close: () => upstream.close(),
  };
}

function ifTooLarge(error: unknown): undefined {
  if (!(error instanceof InvalidResponse && error.isTooLarge)) throw error;
}

/** Rows came that may be any. */
class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** Rejects as the use does, where that says nothing of what is offered. */
async function whatIsTold(
  use: () => Promise<readonly Realization[] | boolean>,
): ReturnType<StudyClient['firstUse']> {
  try {
    const found = await use();
    if (typeof found === 'boolean') return { told: found ? 'honoured' : 'nothing', runs: [] };
    return { told: found.length > 0 ? 'honoured' : 'nothing', runs: found };
  } catch (error) {
    if (error instanceof NotFound) return { told: 'nothing', runs: [] };
    if (error instanceof NotProven) return { told: 'unsure', runs: [] };
    throw error;
  }
}

const hasTexts = ({ texts }: Described): boolean => Object.keys(texts).length > 0;

/** What is asked for in one way has one key. */
function keyOfReserved(of: ReservedFor, { first, last }: LocalDays): string {
  const [by, what] =
    'courses' in of
      ? ['courses', of.courses.toSorted().join(' ')]
      : 'group' in of
        ? ['group', of.group.toUpperCase()]
        : 'groups' in of
          ? ['groups', of.groups.toSorted().join(' ').toUpperCase()]
          : 'rooms' in of
            ? ['rooms', of.rooms.join(' ')]
            : ['building', `${of.building.id} ${of.building.code}`];
  return `${first} ${last} ${by} ${what}`;
}

/** Fetches past the cache, in one language, for a person of a workspace or in the background. */
type Fetch<T> = (language: Language, workspace: string | undefined) => Promise<Loaded<T>>;

/**
 * Ids are checked where they are typed. An empty one or a dot segment is stopped here, too, since it would ask
 * for another resource. Throws `NotFound` for those.
 */
function assertNoPath(subject: Subject, id: string): void {
  if (/^\.{0,2}$/.test(id)) throw new NotFound(subject, id);
}

/** Makes a listener harmless: a metric that throws must not fail a look-up. */
function quietly<Told extends readonly unknown[]>(
  listener: ((...told: Told) => void) | undefined,
): (...told: Told) => void {
  return (...told) => {
    try {
      listener?.(...told);
    } catch {
      // The listener's own trouble, which can't be told here.
    }
  };
}

// Gathers look-ups of realizations by code: codes that are asked for shortly after one another go out as one
// request for each language. Each code gets its own answer, so one that fails leaves the others alone.

interface Wanted {
  readonly code: RealizationCode;
  /** Where a person waits; undefined: in none. */
  readonly workspace: string | undefined;
}

interface BatchOptions {
  readonly gateway: StudyGateway;
  readonly upstream: Upstream;
  readonly timeZone: string;
  readonly timing: Timing;
}

/** Gathers the codes of one language. Look-ups reject with errors of `errors.ts`. */
function createBatch(language: Language, { gateway, upstream, timeZone, timing }: BatchOptions) {
  const ask = (all: readonly Wanted[]): Promise<Loaded<RealizationsAnswer>> => {
    const codes = [...new Set(all.map(({ code }) => code))];
    const workspaces = [...new Set(all.flatMap(({ workspace }) => workspace ?? []))];
    return upstream.ask(gateway.realizationsByCode(codes, { language, timeZone }), workspaces);
  };
  return new DataLoader<Wanted, Loaded<Realization>>(
    async (all) => {
      const resultOf = await fetchAll(all, ask);
      return all.map(({ code }) => resultOf(code));
    },
    {
      // No memory of its own: the cache in front decides.
      cache: false,
      maxBatchSize: gateway.codesPerRequest,
      batchScheduleFn: (send) => setTimeout(send, timing.batchWindowMs),
    },
  );
}

/** The result of a code: DataLoader rejects the look-up of one whose result is an error. */
type ResultOf = (code: RealizationCode) => Loaded<Realization> | Error;

/** The most requests for one batch, where answers may have been cut off. */
const MOST_REQUESTS = 5;

/**
 * Fetches realizations. Rows of similar codes may have filled an answer until it was cut off, so missing codes are asked
 * for again by themselves, as long as that brings some. Rejects only where the first request fails.
 */
async function fetchAll(
  all: readonly Wanted[],
  ask: (all: readonly Wanted[]) => Promise<Loaded<RealizationsAnswer>>,
  requests = MOST_REQUESTS,
): Promise<ResultOf> {
  const { value: answer, bytes } = await ask(all);
  const { found, mayBeCut } = answer;
  const left = all.filter(({ code }) => !found.has(code));
  const missing = async (): Promise<ResultOf> => {
    if (!mayBeCut || left.length === 0) return answer.missing;
    if (left.length === all.length || requests === 1)
      return () => new InvalidResponse('realizations-by-code: the answer may be cut off');
    return fetchAll(left, ask, requests - 1).catch((error: Error) => () => error);
  };
  const missingOf = await missing();
  return (code) => {
    const value = found.get(code);
    return value ? { value, bytes: bytes / found.size } : missingOf(code);
  };
}
