/**
 * Health and metrics over HTTP. Live: a restart would not help. Ready: the process takes requests from Slack
 * and can answer them. An outage of the study API makes the process neither dead nor unready: cached courses
 * are still answered.
 */

import { endJson, endWith, type Routes } from '../http/route.ts';
import { withTimeout } from '../primitives/promises.ts';
import { causeOf } from './cause.ts';
import type { JobState } from './jobs.ts';
import type { Metrics } from './metrics.ts';
import type { LastSeen } from './observe.ts';

/** The longest time that the store may take to answer a check, in milliseconds. */
const STORE_WITHIN = 1_000;
/** The store is checked at most once in this time, in milliseconds: a flood of probes does not reach it. */
const STORE_AGAIN = 1_000;
/** A connection to Slack that has been away this long, in milliseconds, does not come back by itself. */
const DEAD_AFTER = 5 * 60_000;

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

/** The parts that health asks. */
export interface HealthSources {
  /**
   * How Slack's requests come in. Without a connection of ours they come in as soon as the server listens.
   */
  readonly slack: {
    readonly connection?: (() => Connection) | undefined;
    /** What is known of the bot token, where there is one for all. */
    readonly token?: (() => Token) | undefined;
  };
  /** Rejects where the store can't be read. */
  readonly store: { check(): Promise<void> };
  readonly study: { lastSeen(): LastSeen };
  readonly jobs: { states(): readonly JobState[] };
  /** How checks of followed courses go, by whichever replica. May reject. */
  readonly lastCheck: () => Promise<LastCheck | undefined>;
  /** Milliseconds that only go forward. */
  readonly clock?: () => number;
}

interface Token {
  readonly token: string;
  readonly reason?: string | undefined;
}

/** Times are epoch milliseconds. */
interface LastCheck {
  readonly succeededAt: number | undefined;
  readonly failingSince: number | undefined;
}

/** The state of a part, and the reason for it. */
interface Part {
  readonly state: string;
  readonly reason?: string | undefined;
}

const UP: Connection = { ready: true, downMs: 0 };

export function healthRoutes(metrics: Metrics, asked: HealthSources): Health {
  const { slack, store, study, jobs, clock = monotonic } = asked;
  let stopping = false;
  const connection = (): Connection => slack.connection?.() ?? UP;
  const stored = atMostOnceASecond(() => askStore(store), clock);
  const checks = atMostOnceASecond(() => askLastCheck(asked), clock);
  metrics.connected(() => connection().ready);
  const ready: Routes[string] = async (_request, response) => {
    const [kept, check] = await Promise.all([stored(), checks()]);
    const { ready: connected, reason } = connection();
    const isReady = connected && kept.state === 'ready' && !stopping;
    const parts = {
      slack: connected ? tokenPart(slack.token?.()) : { state: 'not ready', reason },
      store: kept,
      studyApi: studyPart(study.lastSeen()),
      check,
      background: backgroundPart(jobs.states()),
      process: { state: stopping ? 'stopping' : 'running' },
    };
    endJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', parts });
  };
  const live: Routes[string] = (_request, response) => {
    const { ready: connected, reason, downMs } = connection();
    const isDead = !connected && downMs >= DEAD_AFTER && !stopping;
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
        endWith(response, 200, { type: metrics.contentType, bytes: Buffer.from(await metrics.expose()) });
      },
    },
  };
}

/**
 * For the reader of the answer only, too: to take a process out does not make the token of all of them good,
 * and commands are still answered without it.
 */
function tokenPart(known: Token | undefined): Part {
  return { state: known?.token === 'refused' ? 'token refused' : 'ready', ...known };
}

const monotonic = (): number => performance.now();

/** For the reader of the answer only: the study API does not decide whether the process is ready. */
function studyPart({ success, failure }: LastSeen): Part & Record<string, unknown> {
  const isFailing = failure !== undefined && failure.at >= (success ?? 0);
  const state = isFailing ? 'failing' : success === undefined ? 'not asked yet' : 'answering';
  return {
    state,
    lastSuccess: timeOf(success),
    lastFailure: failure && { at: timeOf(failure.at), kind: failure.kind },
  };
}

const timeOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

/** For the reader of the answer only, too: the jobs of this process whose last run failed. */
function backgroundPart(states: readonly JobState[]): Part & Record<string, unknown> {
  const failing = states.flatMap(({ job, lastSuccess, failing }) =>
    failing
      ? [
          {
            job,
            since: timeOf(failing.since),
            reference: failing.reference,
            lastSuccess: timeOf(lastSuccess),
          },
        ]
      : [],
  );
  return failing.length === 0 ? { state: 'well' } : { state: 'failing', failing };
}

async function askStore({ check }: HealthSources['store']): Promise<Part> {
  try {
    await check();
    return { state: 'ready' };
  } catch (error) {
    return { state: 'not ready', reason: causeOf(error) ?? 'not reachable' };
  }
}

/** It does not decide either: a replica that is taken out would not make checks succeed. */
async function askLastCheck({ lastCheck }: HealthSources): Promise<Part & Record<string, unknown>> {
  try {
    const { succeededAt, failingSince } = (await lastCheck()) ?? {};
    const state =
      failingSince !== undefined ? 'failing' : succeededAt === undefined ? 'not yet' : 'succeeding';
    return { state, lastSuccess: timeOf(succeededAt), failingSince: timeOf(failingSince) };
  } catch {
    return { state: 'not known', reason: 'the store does not answer' };
  }
}

/** Asks one question at a time, and remembers the answer for a moment. @param question never rejects */
function atMostOnceASecond<Answer extends Part>(
  question: () => Promise<Answer>,
  clock: () => number,
): () => Promise<Answer | Part> {
  let known: { readonly part: Promise<Answer | Part>; until: number } | undefined;
  let underWay: Promise<Answer> | undefined;
  const ask = async (): Promise<Answer | Part> => {
    underWay ??= question().finally(() => {
      underWay = undefined;
    });
    const answered = await withTimeout(underWay, STORE_WITHIN);
    return answered ?? { state: 'not ready', reason: `no answer within ${STORE_WITHIN / 1000} s` };
  };
  return () => {
    if (known && clock() < known.until) return known.part;
    const mine = { part: ask(), until: Number.POSITIVE_INFINITY };
    known = mine;
    void mine.part.then(() => {
      mine.until = clock() + STORE_AGAIN;
    });
    return mine.part;
  };
}
