/**
 * The shared study client: one cache and single-flight in front, one upstream behind. Everything that asks
 * the study API asks it here.
 */
import { NotFound, type Subject } from '../errors.ts';
import { createBatch } from './batch.ts';
import { createCache, type Key } from './cache.ts';
import { type Emit, quietly } from './events.ts';
import { type Call, createHttp } from './http.ts';
import { isTimeZone } from './local-time.ts';
import type { Found, Language, StudyClient } from './model.ts';
import type { Json } from './outcome.ts';
import { CACHE_BYTES, type Clock, TIMING, type Timing } from './timing.ts';
import { createUpstream } from './upstream.ts';
import { readBuilding } from './wire-building.ts';
import { readCourseUnit } from './wire-course-unit.ts';
import type { Context } from './wire-fields.ts';
import { readRealization } from './wire-realization.ts';

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
  /** Hears of cache, upstream and breaker. */
  readonly onEvent?: Emit;
}

/** Throws a TypeError for a bad `url`, a RangeError for an unknown `timeZone`. Opens no socket yet. */
export function createStudyClient(options: StudyClientOptions): StudyClient {
  const { url, key, timeZone } = options;
  if (!isTimeZone(timeZone)) throw new RangeError(`unknown time zone: ${timeZone}`);
  const timing = { ...TIMING, ...options.timing };
  const clock = options.clock ?? { now: Date.now };
  const emit = quietly(options.onEvent);
  const upstream = createUpstream({ http: createHttp({ url, key, timing }), timing, clock, emit });
  const batch = createBatch(upstream, timeZone, timing);
  const { freshSeconds, cacheBytes: maxBytes = CACHE_BYTES } = options;
  const cache = createCache({ freshMs: freshSeconds * 1000, maxBytes, timing, clock, emit });
  const byId: AskById = async (subject, id, language, read) => {
    const { key, call } = questionOf(subject, id, language);
    return cache.find(key, async () => read(await upstream.ask(call), id, { language, timeZone }));
  };
  return {
    realization: (id, language, need) =>
      cache.find({ kind: 'realization', id, language }, () => batch.find(id, language), need),
    realizationById: (id, language) => byId('realization', id, language, readRealization),
    courseUnit: (id, language) => byId('course-unit', id, language, readCourseUnit),
    building: (id, language) => byId('building', id, language, readBuilding),
    close() {
      upstream.close();
      batch.close();
    },
  };
}

type AskById = <Id extends string, T extends object>(
  subject: Subject,
  id: Id,
  language: Language,
  read: (json: Json, id: Id, context: Context) => T,
) => Promise<Found<T>>;

const PATHS = {
  realization: ['realization'],
  'course-unit': ['courseunit'],
  building: ['reservation', 'building'],
} as const satisfies Record<Subject, readonly string[]>;

/**
 * The key and the call for one id. Ids are checked where they are typed; an empty one or a dot segment is
 * stopped here, too, since it would ask for another resource. Throws `NotFound` for those.
 */
function questionOf(subject: Subject, id: string, language: Language): { key: Key; call: Call } {
  const absent = () => new NotFound(subject, id);
  if (/^\.{0,2}$/.test(id)) throw absent();
  const kind = subject === 'realization' ? 'realization-by-id' : subject;
  return {
    key: { kind, id, language },
    call: { operation: subject, path: [...PATHS[subject], id], language, absent },
  };
}
