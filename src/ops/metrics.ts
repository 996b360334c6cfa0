/**
 * Prometheus metrics. Labels come from the small fixed sets of `labels.ts`, never from what somebody typed.
 */

import { collectDefaultMetrics, Registry } from 'prom-client';
import { createInstruments, type Instruments } from './instruments.ts';
import type { JobsOptions } from './jobs.ts';
import * as known from './labels.ts';
import { createReading } from './log.ts';

// Counters of reminders and notices.

/** Something that happened to a reminder or notice. */
export type ReminderEvent =
  /** A pass begins to hand it over. */
  | { readonly is: 'planned' }
  /** Slack has it. `late`: it was due more than a minute before. */
  | { readonly is: 'handed-over'; readonly how: 'scheduled' | 'posted'; readonly late: boolean }
  /** Slack does not have it: it refuses the conversation, or had trouble. */
  | { readonly is: 'left'; readonly why: 'refused' | 'failed' }
  /** It was taken back out of Slack. */
  | { readonly is: 'taken-back' };

export interface ReminderMetrics {
  reminder(kind: 'ring' | 'notice', event: ReminderEvent): void;
}

function reminderMetrics({ counter }: Instruments): ReminderMetrics {
  const kinds = { kind: known.REMINDER };
  const planned = counter('rings_planned_total', 'Rings and notices that a pass began to hand over', kinds);
  const handedOver = counter('rings_handed_over_total', 'Rings and notices that Slack has taken', {
    ...kinds,
    how: known.HANDED_OVER,
  });
  const late = counter('rings_late_total', 'Those taken more than a minute after they were due', kinds);
  const left = counter('rings_left_total', 'Rings and notices that Slack has not taken', {
    ...kinds,
    why: known.LEFT,
  });
  const takenBack = counter('rings_taken_back_total', 'Rings and notices taken back out of Slack', kinds);
  return {
    reminder: (kind, event) => {
      if (event.is === 'planned') return planned({ kind });
      if (event.is === 'taken-back') return takenBack({ kind });
      if (event.is === 'left') return left({ kind, why: event.why });
      handedOver({ kind, how: event.how });
      if (event.late) late({ kind });
    },
  };
}

/** What the app counts. Durations are given in milliseconds and shown in seconds, as Prometheus wants. */
export interface Metrics extends ReminderMetrics, JobMetrics {
  /** A request of some kind was answered, well or not. `ms`: until its card was there. */
  answered(kind: string, outcome: string, ms: number): void;
  /** An answer was found, and Slack refused it or did not say that it has it. */
  undelivered(kind: string): void;
  /** A payload was acknowledged, `ms` after it came. */
  acked(payload: string, ms: number): void;
  /** The limits of use kept a request from being looked up. */
  limited(who: 'person' | 'workspace'): void;
  /**
   * A request over HTTP was not taken for Slack's, because of its time, its signature, or since it had come
   * before.
   */
  refused(reason: 'time' | 'signature' | 'replay'): void;
  /** The cache was asked. */
  cache(result: string): void;
  /** A stale entry was refreshed, or not. */
  refreshed(result: string): void;
  /** The study API was called. */
  upstream(operation: string, status: number | string, ms: number): void;
  /** The circuit breaker changed. */
  breaker(state: string): void;
  /** The study API asked to be left alone. */
  held(): void;
  /**
   * Slack was called. `outcome`: `ok`, Slack's own word for what is wrong, or what came instead of an answer.
   */
  slack(method: string, outcome: string, ms: number): void;
  /** A socket to Slack was opened. */
  opened(): void;
  /** Says how to find out whether Slack's requests can come in; `is` is asked with every scrape. */
  connected(is: () => boolean): void;
  /**
   * Says how to read a number that all replicas share. `read` is called every half minute at most, for all
   * scrapes. `lastCheck`, `checkPeriod`: in seconds.
   */
  count(what: 'follows' | 'installations' | 'lastCheck' | 'checkPeriod', read: () => Promise<number>): void;
  /** The store has trouble that no request has caused. */
  troubled(about: string): void;
  /** The text that Prometheus reads. */
  expose(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = createInstruments(registry);
  return {
    ...requestMetrics(instruments),
    ...studyMetrics(instruments),
    ...slackMetrics(instruments),
    ...reminderMetrics(instruments),
    ...jobMetrics(instruments),
    ...countMetrics(instruments),
    expose: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Requests, and how long people wait for their answers. */
function requestMetrics({
  counter,
  durations,
}: Instruments): Pick<Metrics, 'answered' | 'undelivered' | 'acked' | 'limited' | 'refused'> {
  const requests = counter('requests_total', 'Requests that were answered, well or not', {
    kind: known.KIND,
    outcome: known.OUTCOME,
  });
  const answers = durations('answer_duration_seconds', 'From a payload to its card', { kind: known.KIND });
  const acks = durations('ack_duration_seconds', 'From a payload to its acknowledgement', {
    payload: known.PAYLOAD,
  });
  const undelivered = counter('undelivered_answers_total', 'Answers that Slack did not confirm', {
    kind: known.KIND,
  });
  const limited = counter('limited_requests_total', 'Requests over the limits of use', { who: known.WHO });
  const refused = counter('refused_requests_total', 'Requests that were not taken for those of Slack', {
    reason: known.REFUSED,
  });
  return {
    answered: (kind, outcome, ms) => {
      requests({ kind, outcome });
      answers({ kind }, ms);
    },
    undelivered: (kind) => undelivered({ kind }),
    acked: (payload, ms) => acks({ payload }, ms),
    limited: (who) => limited({ who }),
    refused: (reason) => refused({ reason }),
  };
}

/** The study client's look-ups and calls. */
function studyMetrics({
  counter,
  durations,
  state,
}: Instruments): Pick<Metrics, 'cache' | 'refreshed' | 'upstream' | 'breaker' | 'held'> {
  const lookUps = counter('cache_lookups_total', 'Look-ups by what the cache held', { result: known.CACHED });
  const refreshes = counter('cache_refreshes_total', 'Refreshes of stale entries', {
    result: known.REFRESHED,
  });
  const calls = counter('study_api_requests_total', 'Calls to the study API', {
    operation: known.OPERATION,
    status: known.STATUS,
  });
  const took = durations('study_api_request_duration_seconds', 'How long calls to the study API took', {
    operation: known.OPERATION,
  });
  const breaker = state(
    'study_api_breaker_state',
    '1 for the state of the circuit breaker',
    'state',
    known.BREAKER,
  );
  breaker('closed');
  const holds = counter('study_api_holds_total', 'Times the study API asked to be left alone', {});
  return {
    cache: (result) => lookUps({ result }),
    refreshed: (result) => refreshes({ result }),
    upstream: (operation, status, ms) => {
      calls({ operation, status: statusOf(status) });
      took({ operation }, ms);
    },
    breaker,
    held: () => holds({}),
  };
}

/** A status that has no label of its own counts among its hundred. */
function statusOf(status: number | string): string {
  const text = String(status);
  return known.STATUS.has(text) || !/^[1-5]\d\d$/.test(text) ? text : `${text[0]}xx`;
}

/** Calls to Slack, and whether Slack's requests can come in. */
function slackMetrics({
  counter,
  durations,
  gauge,
}: Instruments): Pick<Metrics, 'slack' | 'opened' | 'connected'> {
  const calls = counter('slack_calls_total', 'Calls to Slack', {
    method: known.METHOD,
    outcome: known.SLACK_OUTCOME,
  });
  const took = durations('slack_call_duration_seconds', 'How long calls to Slack took', {
    method: known.METHOD,
  });
  const opened = counter('slack_socket_connections_total', 'Times a socket to Slack stood', {});
  let isConnected: (() => boolean) | undefined;
  gauge('slack_connected', '1 while requests of Slack can come in', async () =>
    isConnected === undefined ? undefined : Number(isConnected()),
  );
  return {
    slack: (method, outcome, ms) => {
      calls({ method, outcome });
      took({ method }, ms);
    },
    opened: () => opened({}),
    connected: (is) => {
      isConnected = is;
    },
  };
}

/** Background work. */
type JobMetrics = JobsOptions['metrics'];

function jobMetrics({ counter, moments }: Instruments): JobMetrics {
  const labels = { job: known.JOB };
  const runs = counter(
    'jobs_total',
    'Background work, by how it ended',
    { ...labels, outcome: known.ENDED },
    'from the start',
  );
  const succeeded = moments(
    'job_last_success_timestamp_seconds',
    'When this process last did the work with success',
    labels,
  );
  return {
    ended: (job, outcome, at) => {
      runs({ job, outcome });
      if (outcome === 'ok') succeeded({ job }, at);
    },
  };
}

/**
 * Numbers that every replica shows alike, from the store or from the configuration; and the store's troubles.
 */
function countMetrics({ gauge, counter }: Instruments): Pick<Metrics, 'count' | 'troubled'> {
  const readings = {
    follows: createReading(),
    installations: createReading(),
    lastCheck: createReading(),
    checkPeriod: createReading(),
  };
  gauge('follows', 'Followed courses, each counted for each follower', readings.follows.now);
  gauge(
    'installations',
    'Workspaces and organizations that have installed the app',
    readings.installations.now,
  );
  gauge(
    'check_last_success_timestamp_seconds',
    'When any replica last read all followed courses again; 0: never',
    readings.lastCheck.now,
  );
  gauge('check_period_seconds', 'How often followed courses are read again', readings.checkPeriod.now);
  const troubles = counter('store_troubles_total', 'Troubles of the store that no request has caused', {
    about: known.TROUBLE,
  });
  return {
    count: (what, read) => readings[what].from(read),
    troubled: (about) => troubles({ about }),
  };
}
