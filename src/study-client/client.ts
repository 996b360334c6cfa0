/**
 * The shared study client: one cache and single-flight in front, one upstream behind. Everything that asks
 * the study API asks it here.
 */
import { isUpstreamError, NotFound, type Subject } from '../errors.ts';
import { type Language, STAND_INS } from '../language.ts';
import { isTimeZone } from '../time-zone.ts';
import { type Asker, type Cache, createCache, type Key } from './cache.ts';
import { type Emit, quietly } from './events.ts';
import { readBuilding, readCourseUnit } from './gateway/buildings-and-units.ts';
import type { Context } from './gateway/envelope.ts';
import type { Json } from './gateway/fields.ts';
import { type Described, inAnyLanguage, toldIn, withTexts } from './gateway/other-languages.ts';
import { readRealization } from './gateway/realization.ts';
import {
  COURSE_UNIT_TEXTS,
  type Found,
  type Need,
  REALIZATION_TEXTS,
  type RealizationCode,
  type StudyClient,
} from './model.ts';
import { createBatch } from './transport/batch.ts';
import { type Call, createHttp } from './transport/http.ts';
import { CACHE_BYTES, type Clock, TIMING, type Timing } from './transport/timing.ts';
import { createUpstream, type Upstream } from './transport/upstream.ts';

export interface StudyClientOptions {
  /** Base address of the study API; may have a path and a trailing slash. */
  readonly url: string;
  /** Subscription key. It goes into one header and nowhere else. */
  readonly key: string;
  /** IANA zone of the API's local date-times. */
  readonly timeZone: string;
  /** How long realizations and units are fresh, in seconds; buildings 36 times that. */
  readonly freshSeconds: number;
  readonly clock?: Clock;
  readonly timing?: Partial<Timing>;
  /** Memory for cached answers, in bytes. */
  readonly cacheBytes?: number;
  /** Gets the events of cache, upstream and breaker. */
  readonly onEvent?: Emit;
  /** Who asks. By default all askers are one workspace, which pays nothing. */
  readonly asker?: Asker;
}

const ANYBODY: Asker = { charge: () => undefined, workspace: () => '' };

/** Throws a TypeError for a bad `url`, a RangeError for an unknown `timeZone`. Opens no socket yet. */
export function createStudyClient(options: StudyClientOptions): StudyClient {
  const { url, key, timeZone } = options;
  if (!isTimeZone(timeZone)) throw new RangeError(`unknown time zone: ${timeZone}`);
  const timing = { ...TIMING, ...options.timing };
  const clock = options.clock ?? { now: Date.now };
  const emit = quietly(options.onEvent);
  const upstream = createUpstream({ http: createHttp({ url, key, timing }), timing, clock, emit });
  const batch = createBatch(upstream, timeZone, timing);
  const { freshSeconds, cacheBytes: maxBytes = CACHE_BYTES, asker = ANYBODY } = options;
  const cache = createCache({ freshMs: freshSeconds * 1000, maxBytes, timing, clock, emit, asker });
  const byId = createById(upstream, timeZone);
  const described = describing(cache, timing);
  const byCode = (id: RealizationCode) => (language: Language, workspace: string | undefined) =>
    batch.find(id, language, workspace);
  return {
    realization: (id, language, need) =>
      described.find({ kind: 'realization', id, language }, byCode(id), need),
    realizationAtHand: (id, language) => described.atHand({ kind: 'realization', id, language }, byCode(id)),
    realizationById: async (id, language, need) =>
      described.find(keyOf('realization', id, language), byId('realization', id, readRealization), need),
    courseUnit: async (id, language, need) =>
      described.find(keyOf('course-unit', id, language), byId('course-unit', id, readCourseUnit), need),
    building: async (id, language) => {
      const ask = byId('building', id, readBuilding);
      return cache.find(keyOf('building', id, language), (workspace) => ask(language, workspace));
    },
    close() {
      upstream.close();
      batch.close();
    },
  };
}

/** Look-ups of realizations and course units, which other languages fill. */
function describing(cache: Cache, { otherLanguagesMs }: Timing) {
  const loading =
    <T extends Described>({ language }: Key, ask: Ask<T>) =>
    (workspace: string | undefined) =>
      inAnyLanguage(language, (one) => ask(one, workspace), otherLanguagesMs);
  /** An answer at hand in another language, for when the study API can't be asked: the dates are the same. */
  const inAnother = <T extends Described>(key: Key, ask: Ask<T>, cause: unknown): Found<T> | undefined => {
    for (const language of STAND_INS[key.language]) {
      const other = { ...key, language };
      const found = cache.atHand(other, loading(other, ask));
      if (!found) continue;
      const value = toldIn(key.language, language, found.value);
      return { value, fetchedAt: found.fetchedAt, freshness: 'outage', cause };
    }
    return undefined;
  };
  const find = async <T extends Described>(key: Key, ask: Ask<T>, need?: 'fresh'): Promise<Found<T>> => {
    try {
      return await cache.find(key, loading(key, ask), need);
    } catch (error) {
      const instead = need === undefined && isUpstreamError(error) && inAnother(key, ask, error);
      if (instead) return instead;
      throw error;
    }
  };
  const findWithTexts = async <T extends Described>(key: Key, ask: Ask<T>): Promise<Found<T>> => {
    const found = await find(key, ask);
    // Kept apart from the answer in that language, which the others fill.
    const alone = async (language: Language): Promise<T> => {
      const own = { ...key, id: `${key.id} alone`, language };
      return (await cache.find(own, (workspace) => ask(language, workspace))).value;
    };
    const fields = key.kind === 'course-unit' ? COURSE_UNIT_TEXTS : REALIZATION_TEXTS;
    const full = await withTexts(found.value, fields, key.language, alone, otherLanguagesMs);
    const { answer: value, failure } = full;
    return { ...found, value, ...(failure !== undefined && { withoutTexts: failure }) };
  };
  return {
    find: <T extends Described>(key: Key, ask: Ask<T>, need?: Need): Promise<Found<T>> =>
      need === 'texts' ? findWithTexts(key, ask) : find(key, ask, need),
    atHand: <T extends Described>(key: Key, ask: Ask<T>): Found<T> | undefined =>
      cache.atHand(key, loading(key, ask)),
  };
}

/** Asks in one language, past the cache. */
type Ask<T> = (language: Language, workspace: string | undefined) => Promise<T>;

/** Makes questions about one id. */
function createById(upstream: Upstream, timeZone: string) {
  return <Id extends string, T>(subject: Subject, id: Id, read: Read<Id, T>): Ask<T> =>
    async (language, workspace) =>
      read(
        await upstream.ask(callOf(subject, id, language), workspace === undefined ? [] : [workspace]),
        id,
        { language, timeZone },
      );
}

type Read<Id, T> = (json: Json, id: Id, context: Context) => T;

const PATHS = {
  realization: ['realization'],
  'course-unit': ['courseunit'],
  building: ['reservation', 'building'],
} as const satisfies Record<Subject, readonly string[]>;

/**
 * The key for one id. Ids are checked where they are typed; an empty one or a dot segment is stopped here,
 * too, since it would ask for another resource. Throws `NotFound` for those.
 */
function keyOf(subject: Subject, id: string, language: Language): Key {
  if (/^\.{0,2}$/.test(id)) throw new NotFound(subject, id);
  return { kind: subject === 'realization' ? 'realization-by-id' : subject, id, language };
}

function callOf(subject: Subject, id: string, language: Language): Call {
  const absent = () => new NotFound(subject, id);
  return { operation: subject, path: [...PATHS[subject], id], language, absent };
}
