/**
 * The shared study client: one cache and single-flight in front, one upstream behind. Everything that asks the
 * study API asks it here.
 */
import { isKnownError, isUpstreamError, NotFound, type Subject, Unavailable } from '../errors.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives/promises.ts';
import { isTimeZone } from '../time-zone.ts';
import { type Asker, type CacheKey, createCache } from './cache.ts';
import type { Call, StudyGateway } from './gateway.ts';
import {
  COURSE_UNIT_TEXTS,
  type Emit,
  type Found,
  type Named,
  type Need,
  REALIZATION_TEXTS,
  type Realization,
  type StudyClient,
} from './model.ts';
import { foreign } from './texts.ts';
import { createBatch } from './transport/batch.ts';
import { createHttp } from './transport/http.ts';
import { CACHE_BYTES, type Clock, TIMING, type Timing } from './transport/timing.ts';
import { createUpstream, type Loaded } from './transport/upstream.ts';

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
        others: gateway.standIns[asked],
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
    for (const language of gateway.standIns[key.language]) {
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
      others: gateway.standIns[key.language],
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
      for (const other of gateway.standIns[language]) {
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
      const codes = perhaps.slice(0, gateway.searchSize);
      const key = { kind: 'runs', id: unit, language } as const;
      return cache.find(key, async (workspace) => {
        const search = gateway.realizationsByCode(codes, { language, timeZone });
        const { value, bytes } = await upstream.ask(search, workspace === undefined ? [] : [workspace]);
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

// Fills in texts that a study API does not have in the asked language: not all content is translated. The text
// of another language stands in, and the model says which language that is.

/** The common part of realizations and course units. The code stands where there is no name. */
interface Described {
  readonly code?: string | undefined;
  readonly name: string;
  readonly nameLanguage?: Language | undefined;
  readonly names?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly texts: Readonly<Partial<Record<string, string>>>;
  readonly textLanguages?: Readonly<Partial<Record<string, Language>>> | undefined;
}

/**
 * An answer that came in `other`, for a person who asked in `asked`. It has its name in `asked` where that
 * came, too; everything else is marked with its language.
 */
function toldIn<T extends Described>(asked: Language, other: Language, answer: T): T {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (!isNamed(value)) return value;
    return { ...value, nameLanguage: foreign(value.name, value.nameLanguage ?? other, asked) };
  };
  const { texts, textLanguages, ...rest } = answer;
  const fields = Object.entries(rest).map(([field, value]) => [field, marked(value)]);
  return {
    ...(Object.fromEntries(fields) as T),
    ...nameIn(asked, other, answer),
    texts,
    textLanguages: Object.fromEntries(foreignTexts(answer, other, asked)),
  };
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function nameIn(asked: Language, other: Language, { code, name, nameLanguage, names }: Described) {
  const { [asked]: own, ...others } = names ?? {};
  const language = nameLanguage ?? other;
  if (own !== undefined)
    return { name: own, nameLanguage: undefined, names: { ...others, [language]: name } };
  return { name, nameLanguage: name === code ? undefined : foreign(name, language, asked), names };
}

/** The texts that are not in the asked language. `other`: the language of texts that name none. */
function foreignTexts(
  { texts, textLanguages }: Described,
  other: Language,
  asked: Language,
): (readonly [field: string, language: Language])[] {
  return Object.entries(texts).flatMap(([field, text = '']) => {
    const language = foreign(text, textLanguages?.[field] ?? other, asked);
    return language === undefined ? [] : [[field, language] as const];
  });
}

/** How other languages are asked. */
interface Filling<T> {
  readonly asked: Language;
  /** At most so many more calls are made, in this order. */
  readonly others: readonly Language[];
  /** Brings the answer in one language. Rejects with an error of `errors.ts`. */
  readonly ask: (language: Language) => Promise<T>;
  /** An answer waits no longer for the others, in milliseconds. */
  readonly mostMs: number;
}

/** An answer, and the reason why more of it may exist in languages that could not be asked. */
interface Filled<T> {
  readonly answer: T;
  readonly failure: unknown;
}

/**
 * The answer in the asked language. Where it has no name, the other languages fill what is empty; a part that
 * does not come in time is missing until the answer is fetched anew. Missing texts alone are no reason to ask:
 * few readers of a course see them, see `withTexts`.
 */
async function withName<T extends Described>(filling: Filling<T>): Promise<T> {
  const isNameless = ({ name, code }: T) => name === code;
  return (await fill(await filling.ask(filling.asked), filling, isNameless)).answer;
}

/**
 * The answer for a card that shows the free texts: each of `fields` that it lacks is taken from the other
 * languages.
 */
function withTexts<T extends Described>(
  answer: T,
  fields: readonly string[],
  filling: Filling<T>,
): Promise<Filled<T>> {
  return fill(answer, filling, ({ texts }) => fields.some((field) => texts[field] === undefined));
}

/** `first`, filled for as long as it `isWanting`. Known errors of other languages do not fail the answer. */
async function fill<T extends Described>(
  first: T,
  { asked, others, ask, mostMs }: Filling<T>,
  isWanting: (answer: T) => boolean,
): Promise<Filled<T>> {
  let result: Filled<T> = { answer: first, failure: undefined };
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const other of others) {
      const more = await attempt(ask, other);
      if (isOver) return;
      if (more.answer)
        result = { answer: joined(result.answer, more.answer, other, asked), failure: undefined };
      else result = { ...result, failure: more.failure };
      // After a failure the next language would not fare better.
      if (result.failure !== undefined || !isWanting(result.answer)) return;
    }
  };
  if (!isWanting(first)) return result;
  const isInTime = await withTimeout(
    work().then(() => true),
    mostMs,
  );
  isOver = true;
  return isInTime ? result : { ...result, failure: new Unavailable('slow', 'other languages') };
}

/** Neither an answer nor a failure where this language does not know it. */
async function attempt<T>(ask: Filling<T>['ask'], language: Language): Promise<Partial<Filled<T>>> {
  try {
    return { answer: await ask(language) };
  } catch (error) {
    if (error instanceof NotFound) return {};
    if (isKnownError(error)) return { failure: error };
    throw error;
  }
}

/** `answer` with its gaps filled from `more`, which was asked for in `other`. */
function joined<T extends Described>(answer: T, more: T, other: Language, asked: Language): T {
  const { texts } = answer;
  const languages = foreignTexts(more, other, asked).filter(([field]) => texts[field] === undefined);
  const takesName = answer.name === answer.code && more.name !== more.code;
  return {
    ...answer,
    ...(takesName && {
      name: more.name,
      nameLanguage: foreign(more.name, more.nameLanguage ?? other, asked),
      names: more.names,
    }),
    texts: { ...more.texts, ...texts },
    textLanguages: { ...Object.fromEntries(languages), ...answer.textLanguages },
  };
}
