/**
 * The life of a process: its start and stop, and what it says over HTTP of its health, with metrics. Live: a restart would not help. Ready: the process takes requests from Slack and
 * can answer them. An outage of the study API makes it neither dead nor unready: cached courses are still answered.
 */

import { end, endJson, type HttpServer, type Routes } from '../http/server.ts';
import { counted } from '../language.ts';
import { askSeldom, undoneBy, withTimeout } from '../primitives.ts';
import type { Store } from '../store/store.ts';
import type { JobState } from './jobs.ts';
import { causeOf, type Log } from './log.ts';
import type { LastSeen, Metrics } from './metrics.ts';

/** The longest time that the store may take to answer, in milliseconds. */
const STORE_WITHIN = 1_000;
/** The store is asked at most once in this time, in milliseconds: a flood of probes does not reach it. */
const STORE_AGAIN = 1_000;
/** A connection to Slack that has been away this long, in milliseconds, does not come back by itself. */
const DEAD_AFTER = 5 * 60_000;

/** How often a process looks whether its connection to Slack is lost for good, in milliseconds. */
const LOOK_EVERY = 5_000;

interface GiveUp {
  /** Undefined: over HTTP no connection is kept. */
  readonly connection: (() => Connection) | undefined;
  /** After how long a connection that is down counts as lost for good, in milliseconds; 0: never. */
  readonly afterMs: number;
  readonly log: Pick<Log, 'error'>;
  /** Called once, with words for the person who operates Coursebell: ends the process. */
  readonly onGivenUp: ((message: string) => void) | undefined;
}

/**
 * Tells when the connection to Slack is lost for good. Docker and systemd start a process again that has ended, and no
 * process that is only not healthy.
 */
export function createGiveUp({ connection, afterMs, log, onGivenUp }: GiveUp) {
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const { ready, reason = 'not connected', downMs } = connection?.() ?? UP;
    if (ready || downMs < afterMs) return;
    clearInterval(timer);
    const down = counted(Math.round(downMs / 1000), 'second');
    const message = `Coursebell stops: no connection to Slack for ${down} (${reason})`;
    log.error({ kind: 'socket', outcome: 'given-up' }, message);
    onGivenUp?.(message);
  };
  return {
    start: () => {
      if (connection && afterMs > 0) timer = setInterval(look, Math.min(LOOK_EVERY, afterMs)).unref();
    },
    stop: async () => clearInterval(timer),
  };
}

export interface Health {
  readonly routes: Routes;
  /** Makes the process not ready from now on, so that a load balancer takes it out. */
  stopping(): void;
}

/** A connection to Slack that this process keeps. */
export interface Connection {
  readonly ready: boolean;
  /** Why it is not ready, in a word or two; holds no secret. */
  readonly reason?: string | undefined;
  /** For how long it has not been ready, in milliseconds; 0 where it is ready. */
  readonly downMs: number;
}

/** The parts that health asks. Only the connection, the store and a stop decide whether the process is ready. */
export interface HealthSources {
  readonly slack: {
    /** Undefined: Slack's requests come in as soon as the server listens. */
    readonly connection?: (() => Connection) | undefined;
    /** The state of the bot token, where there is one for all. Commands are answered without it. */
    readonly token?: (() => { readonly token: string; readonly reason?: string | undefined }) | undefined;
  };
  /** Rejects where the store can't be read. */
  readonly store: { check(): Promise<void> };
  readonly study: { lastSeen(): LastSeen };
  readonly jobs: { states(): readonly JobState[] };
  /** How checks of followed courses go, in any replica; times in epoch milliseconds. May reject. */
  readonly lastCheck: () => Promise<LastCheck | undefined>;
  /** How many courses are followed: a check of none proves nothing. May reject. */
  readonly followed: () => Promise<number>;
  /** Milliseconds that only go forward. */
  readonly clock?: () => number;
}

interface LastCheck {
  readonly succeededAt: number | undefined;
  readonly failingSince: number | undefined;
  /** Since when what checks read is not believed. */
  readonly distrustedSince?: number | undefined;
  /** The same of the lessons of followed courses. */
  readonly lessonsUnsureSince?: number | undefined;
}

/** The state of a part, and more about it for the reader. */
interface Part {
  readonly state: string;
  readonly [about: string]: unknown;
}

const UP: Connection = { ready: true, downMs: 0 };

export function healthRoutes(metrics: Metrics, sources: HealthSources): Health {
  const { slack, study, jobs, clock } = sources;
  let stopping = false;
  const connection = (): Connection => slack.connection?.() ?? UP;
  const storePart = atMostOnceASecond(() => askStore(sources), clock);
  const checkPart = atMostOnceASecond(() => askLastCheck(sources), clock);
  metrics.connected(() => connection().ready);
  const ready: Routes[string] = async (_request, response) => {
    const [store, check] = await Promise.all([storePart(), checkPart()]);
    const { ready: isConnected, reason } = connection();
    const isReady = isConnected && store.state === 'ready' && !stopping;
    const parts = {
      slack: isConnected ? tokenPart(slack.token?.()) : { state: 'not ready', reason },
      store,
      studyApi: studyPart(study.lastSeen()),
      check,
      background: backgroundPart(jobs.states()),
      process: { state: stopping ? 'stopping' : 'running' },
    };
    endJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts });
  };
  const live: Routes[string] = (_request, response) => {
    const { ready: isConnected, reason, downMs } = connection();
    const isDead = !isConnected && downMs >= DEAD_AFTER && !stopping;
    if (isDead) endJson(response, 503, { status: 'dead', reason: `slack: ${reason}` });
    else endJson(response, 200, { status: 'live' });
  };
  return {
    stopping: () => {
      stopping = true;
    },
    routes: {
      'GET /health/live': live,
      'GET /health/ready': ready,
      'GET /metrics': async (_request, response) => {
        end(response, 200, { type: metrics.contentType, bytes: Buffer.from(await metrics.expose()) });
      },
    },
  };
}

function tokenPart(known: ReturnType<NonNullable<HealthSources['slack']['token']>> | undefined): Part {
  return { state: known?.token === 'refused' ? 'token refused' : 'ready', ...known };
}

function studyPart({ success, failure }: LastSeen): Part {
  const isFailing = failure !== undefined && failure.at >= (success ?? 0);
  const well = success === undefined ? 'not asked yet' : 'answering';
  const { refused, ...last } = failure ?? {};
  const lastFailure = failure && { ...last, at: isoTime(failure.at) };
  return {
    state: !isFailing ? well : refused ? 'refused' : 'failing',
    ...(isFailing && refused === 'key' && { setting: 'STUDY_API_KEY' }),
    lastSuccess: isoTime(success),
    lastFailure,
  };
}

/** The jobs of this process whose last run failed. */
function backgroundPart(states: readonly JobState[]): Part {
  const failing = states.flatMap(({ job, lastSuccess, failing }) => {
    if (!failing) return [];
    const { since, reference } = failing;
    return [{ job, since: isoTime(since), reference, lastSuccess: isoTime(lastSuccess) }];
  });
  return failing.length === 0 ? { state: 'well' } : { state: 'failing', failing };
}

async function askStore({ store }: HealthSources): Promise<Part> {
  try {
    await store.check();
    return { state: 'ready' };
  } catch (error) {
    return { state: 'not ready', reason: causeOf(error) ?? 'not reachable' };
  }
}

async function askLastCheck({ lastCheck, followed }: HealthSources): Promise<Part> {
  try {
    const { succeededAt, failingSince, distrustedSince, lessonsUnsureSince } = (await lastCheck()) ?? {};
    const [isFailing, isDistrusted] = [failingSince !== undefined, distrustedSince !== undefined];
    const read = succeededAt !== undefined && (await followed()) > 0 ? 'succeeding' : 'no course followed';
    const well = succeededAt === undefined ? 'not yet' : read;
    return {
      state: isFailing ? 'failing' : isDistrusted ? 'distrusted' : well,
      lastSuccess: isoTime(succeededAt),
      failingSince: isoTime(failingSince),
      distrustedSince: isoTime(distrustedSince),
      lessonsUnsureSince: isoTime(lessonsUnsureSince),
    };
  } catch {
    return { state: 'not known', reason: 'the store does not answer' };
  }
}

const isoTime = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

/** Asks again a second after the last answer. @param ask never rejects */
function atMostOnceASecond(ask: () => Promise<Part>, clock?: () => number): () => Promise<Part> {
  const asked = askSeldom(STORE_AGAIN, ask, clock);
  return async () =>
    (await withTimeout(asked(), STORE_WITHIN)) ?? {
      state: 'not ready',
      reason: `no answer within ${STORE_WITHIN / 1000} s`,
    };
}

// Numbers for the metrics, beside what happens.

interface Numbers {
  /** Reads a number as background work. */
  readonly counted: (read: () => Promise<number>) => () => Promise<number>;
  readonly metrics: Pick<
    Metrics,
    'follows' | 'installations' | 'lastCheck' | 'checkPeriod' | 'distrusted' | 'lessonsUnsure'
  >;
  readonly store: Pick<Store, 'follows' | 'installations'>;
  readonly lastCheck: HealthSources['lastCheck'];
  readonly checkSeconds: number;
}

/** Numbers that every replica shows alike. */
export function observeNumbers({ counted, metrics, store, lastCheck, checkSeconds }: Numbers): void {
  metrics.follows(counted(store.follows.count));
  metrics.installations(counted(store.installations.count));
  const succeededAt = async () => ((await lastCheck())?.succeededAt ?? 0) / 1000;
  metrics.lastCheck(counted(succeededAt));
  metrics.checkPeriod(async () => checkSeconds);
  metrics.distrusted(counted(async () => Number((await lastCheck())?.distrustedSince !== undefined)));
  metrics.lessonsUnsure(counted(async () => Number((await lastCheck())?.lessonsUnsureSince !== undefined)));
}

// Start and stop, in the order of the parts.

/** The longest wait for answers under way after the order to stop, in milliseconds. */
const ANSWERS_WITHIN = 7_000;
/** The longest wait after that for answers to requests whose look-ups were ended, in milliseconds. */
const LAST_ANSWERS_WITHIN = 1_500;
/** The longest wait for the store to close, in milliseconds. Orchestrators kill after ten seconds in all. */
const CLOSING_WITHIN = 900;

/** The parts that start and stop. */
interface Parts {
  readonly http: HttpServer;
  readonly bolt: { start(): Promise<unknown>; stop(): Promise<unknown> };
  /** Work beside answering, which goes on until it is stopped. */
  readonly background: readonly { start(): void; stop(): Promise<void> }[];
  readonly health: Pick<Health, 'stopping'>;
  readonly study: { close(): void };
  readonly store: { close(): Promise<void> };
  /** Waits for the work that answers and reminders have started. */
  settled(): Promise<void>;
  /**
   * How long requests are still taken while readiness already says no, in milliseconds: a load balancer may
   * take so long to notice.
   */
  readonly drainMs?: number | undefined;
}

export interface Lifecycle {
  /** Resolves to the port. Rejects if it can't start, or was stopped before; everything is released then. */
  start(): Promise<number>;
  /** May be called at any moment, also during the start. Bounded in time. */
  stop(): Promise<void>;
}

/** Starts and stops all parts in their order, once each. */
export function createLifecycle(parts: Parts): Lifecycle {
  const { http, bolt, background } = parts;
  let isServing = false;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= stopAll(parts, isServing);
    return stopped;
  };
  const startAll = async (): Promise<number> => {
    if (stopped) throw new Error('stopped before it was started');
    const { port } = await http.start();
    if (stopped) throw new Error('stopped while it started');
    // Reminders do not need Slack's requests to come in.
    for (const work of background) work.start();
    await bolt.start();
    isServing = true;
    return port;
  };
  return {
    stop,
    start: () => undoneBy(startAll, stop),
  };
}

async function stopAll(
  { http, bolt, background, health, study, store, settled, drainMs = 0 }: Parts,
  isServing: boolean,
): Promise<void> {
  health.stopping();
  const until = performance.now() + ANSWERS_WITHIN;
  if (isServing && drainMs > 0) await new Promise<void>((resolve) => setTimeout(resolve, drainMs));
  // First no new requests are taken, then the answers to the last ones are finished.
  await http.stop();
  const stopping = [bolt.stop(), ...background.map((work) => work.stop())];
  const answered = Promise.allSettled(stopping).then(settled);
  await withTimeout(answered, until - performance.now());
  // Look-ups that still hang are ended, so that each asker gets a card that says so.
  study.close();
  await withTimeout(answered, LAST_ANSWERS_WITHIN);
  await withTimeout(store.close(), CLOSING_WITHIN);
}
