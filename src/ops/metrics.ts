/**
 * Prometheus metrics, whose labels come from the small fixed sets of `labels.ts`; and the events that become metrics and
 * log lines.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createReading } from '../primitives/async.ts';
import type { StoreProblem } from '../store/database/database.ts';
import type { StudyEvent } from '../study-client/model.ts';
import type { JobOutcome } from './jobs.ts';
import * as known from './labels.ts';
import type { Log } from './log.ts';

/** Upper bounds, in seconds: Slack wants an ack within three, and an answer is given up after about ten. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/** A counter with at most so many series shows all of them at zero from the start: so its first rise is seen. */
const SHOWN_AT_ZERO = 12;

/** What the app counts. Durations are given in milliseconds and shown in seconds, as Prometheus wants. */
export type Metrics = ReturnType<typeof createMetrics>;

export type ReminderMetrics = Pick<Metrics, 'reminder'>;

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

/** What Node tells of itself. Once a process: the observers that it needs are never taken away again. */
const ofNode = new Registry();

export function createMetrics() {
  if (ofNode.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofNode });
  const registry = new Registry();
  const instruments = createInstruments(registry);
  return {
    ...requestMetrics(instruments),
    ...studyMetrics(instruments),
    ...slackMetrics(instruments),
    ...reminderMetrics(instruments),
    ...jobMetrics(instruments),
    ...storeMetrics(instruments),
    /** The text that Prometheus reads. */
    expose: (): Promise<string> => Registry.merge([ofNode, registry]).metrics(),
    contentType: registry.contentType,
  };
}

/** Requests, and how long people wait for their answers. */
function requestMetrics({ counter, durations }: Instruments) {
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
  const earlyFailures = counter(
    'early_answer_failures_total',
    'Commands whose answer from the cache failed unexpectedly',
    {},
  );
  const limited = counter('limited_requests_total', 'Requests over the limits of use', { who: known.WHO });
  const feedback = counter('answer_feedback_total', 'Presses that say whether an answer was right', {
    feature: known.FEATURE,
    language: known.LANGUAGE,
    verdict: known.VERDICT,
  });
  const refused = counter('refused_requests_total', 'Requests that were not taken for those of Slack', {
    reason: known.REFUSED,
  });
  return {
    /** A request of some kind was answered, well or not. `ms`: until its card was there. */
    answered: (kind: string, outcome: string, ms: number): void => {
      requests({ kind, outcome });
      answers({ kind }, ms);
    },
    /** An answer was found, and Slack refused it or did not say that it has it. */
    undelivered: (kind: string): void => undelivered({ kind }),
    /** A payload was acknowledged, `ms` after it came. */
    acked: (payload: string, ms: number): void => acks({ payload }, ms),
    /** The answer to a command from the cache failed unexpectedly, so the command went on through Bolt. */
    earlyAnswerFailed: (): void => earlyFailures({}),
    /** A person said whether an answer was right. */
    feedback: (feature: string, language: string, verdict: 'good' | 'bad'): void =>
      feedback({ feature, language, verdict }),
    /** The limits of use kept a request from being looked up. */
    limited: (who: 'person' | 'workspace'): void => limited({ who }),
    /**
     * A request over HTTP was not taken for Slack's, because of its time or signature, or since it had come
     * before.
     */
    refused: (reason: 'time' | 'signature' | 'replay'): void => refused({ reason }),
  };
}

/** The study client's look-ups and calls. */
function studyMetrics({ counter, durations, state }: Instruments) {
  const lookUps = counter('cache_lookups_total', 'Look-ups by what the cache held', { result: known.CACHED });
  const refreshes = counter('cache_refreshes_total', 'Refreshes of stale entries', {
    result: known.REFRESHED,
  });
  const calls = counter('study_api_requests_total', 'Calls to the study API', {
    operation: known.OPERATION,
    status: known.UPSTREAM_STATUS,
  });
  const took = durations('study_api_request_duration_seconds', 'How long calls to the study API took', {
    operation: known.OPERATION,
  });
  const breaker = state('study_api_breaker_state', '1 for the state of the circuit breaker', {
    state: known.BREAKER,
  });
  breaker('closed');
  const cooldowns = counter('study_api_cooldowns_total', 'Times the study API asked to wait', {});
  return {
    /** The cache was asked. */
    cache: (result: string): void => lookUps({ result }),
    /** A stale entry was refreshed, or not. */
    refreshed: (result: string): void => refreshes({ result }),
    /** The study API was called. */
    upstream: (operation: string, status: number | string, ms: number): void => {
      calls({ operation, status: statusLabel(status) });
      took({ operation }, ms);
    },
    /** The circuit breaker changed. */
    breaker,
    /** The study API asked for a pause. */
    cooledDown: (): void => cooldowns({}),
  };
}

/** A status that has no label of its own counts among its hundred. */
function statusLabel(status: number | string): string {
  const text = String(status);
  return known.UPSTREAM_STATUS.has(text) || !/^[1-5]\d\d$/.test(text) ? text : `${text[0]}xx`;
}

/** Calls to Slack, and whether Slack's requests can come in. */
function slackMetrics({ counter, durations, gauge }: Instruments) {
  const calls = counter('slack_calls_total', 'Calls to Slack', {
    method: known.METHOD,
    outcome: known.SLACK_OUTCOME,
  });
  const took = durations('slack_call_duration_seconds', 'How long calls to Slack took', {
    method: known.METHOD,
  });
  const opened = counter('slack_socket_connections_total', 'Times a socket to Slack stood', {});
  return {
    /** Slack was called. `outcome`: `ok`, Slack's own word for the error, or what came instead of an answer. */
    slack: (method: string, outcome: string, ms: number): void => {
      calls({ method, outcome });
      took({ method }, ms);
    },
    /** A socket to Slack was opened. */
    opened: (): void => opened({}),
    /** `is` is asked with every scrape. */
    connected: (is: () => boolean): void =>
      gauge('slack_connected', '1 while requests of Slack can come in', async () => Number(is())),
  };
}

/** Reminders and notices. */
function reminderMetrics({ counter }: Instruments) {
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
    reminder: (kind: 'ring' | 'notice', event: ReminderEvent): void => {
      if (event.is === 'planned') planned({ kind });
      else if (event.is === 'taken-back') takenBack({ kind });
      else if (event.is === 'left') left({ kind, why: event.why });
      else {
        handedOver({ kind, how: event.how });
        if (event.late) late({ kind });
      }
    },
  };
}

/** Background work. */
function jobMetrics({ counter, moments }: Instruments) {
  const runs = counter(
    'jobs_total',
    'Background work, by how it ended',
    { job: known.JOB, outcome: known.ENDED },
    'from the start',
  );
  const succeeded = moments(
    'job_last_success_timestamp_seconds',
    'When this process last did the work with success',
    { job: known.JOB },
  );
  return {
    /** @param at epoch milliseconds */
    ended: (job: string, outcome: JobOutcome, at: number): void => {
      runs({ job, outcome });
      if (outcome === 'ok') succeeded({ job }, at);
    },
  };
}

/** Numbers that every replica shows alike, from the store or from the configuration; and the store's troubles. */
function storeMetrics({ gauge, counter }: Instruments) {
  type Read = () => Promise<number | undefined>;
  const gauges = {
    follows: (read: Read) => gauge('follows', 'Followed courses, each counted for each follower', read),
    installations: (read: Read) =>
      gauge('installations', 'Workspaces and organizations that have installed the app', read),
    lastCheck: (read: Read) =>
      gauge(
        'check_last_success_timestamp_seconds',
        'When any replica last read all followed courses again; 0: never',
        read,
      ),
    checkPeriod: (read: Read) =>
      gauge('check_period_seconds', 'How often followed courses are read again', read),
  };
  const troubles = counter('store_troubles_total', 'Troubles of the store that no request has caused', {
    about: known.TROUBLE,
  });
  return {
    /** `read` is called every half minute at most, for all scrapes. Times are in seconds. */
    count: (what: keyof typeof gauges, read: () => Promise<number>): void =>
      gauges[what](createReading(read)),
    /** The store has trouble that no request has caused. */
    troubled: (about: string): void => troubles({ about }),
  };
}

type Labels<L extends string> = Readonly<Record<L, ReadonlySet<string>>>;
type Values<L extends string> = Readonly<Record<L, string>>;
type Instruments = ReturnType<typeof createInstruments>;

/** Makes instruments whose names begin with `coursebell_` and whose labels take known values only. */
function createInstruments(registry: Registry) {
  const common = (name: string, help: string, labels: object = {}) => ({
    name: `coursebell_${name}`,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  return {
    /** @param shown whether every series is there from the start, at zero; by default where there are few */
    counter: <L extends string>(name: string, help: string, labels: Labels<L>, shown?: 'from the start') => {
      const counter = new Counter(common(name, help, labels));
      const all = combinations(labels);
      if (shown !== undefined || all.length <= SHOWN_AT_ZERO) for (const one of all) counter.inc(one, 0);
      return (values: Values<L>): void => counter.inc(knownOnly(values, labels));
    },
    durations: <L extends string>(name: string, help: string, labels: Labels<L>) => {
      const histogram = new Histogram({ ...common(name, help, labels), buckets: SECONDS });
      return (values: Values<L>, ms: number): void => histogram.observe(knownOnly(values, labels), ms / 1000);
    },
    /** @returns says which of the label's values holds now: that one shows 1, the others 0 */
    state: <L extends string>(name: string, help: string, labels: Labels<L>) => {
      const gauge = new Gauge(common(name, help, labels));
      return (now: string): void => {
        for (const one of combinations(labels)) gauge.set(one, Object.values(one).includes(now) ? 1 : 0);
      };
    },
    /** @returns notes the moment of something, in epoch milliseconds */
    moments: <L extends string>(name: string, help: string, labels: Labels<L>) => {
      const gauge = new Gauge(common(name, help, labels));
      return (values: Values<L>, at: number): void => gauge.set(knownOnly(values, labels), at / 1000);
    },
    /** @param read asked with every scrape; undefined: there is nothing to show */
    gauge: (name: string, help: string, read: () => Promise<number | undefined>): void => {
      new Gauge({
        ...common(name, help),
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
  };
}

/** The labels, with `OTHER` in the place of unknown values. */
function knownOnly<L extends string>(values: Values<L>, labels: Labels<L>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const label in labels) checked[label] = labels[label].has(values[label]) ? values[label] : known.OTHER;
  return checked;
}

/** Every way to give each label one of its values. */
function combinations(labels: Labels<string>): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [label, values]) => all.flatMap((one) => [...values].map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
}

/** The same metrics, which also log each call to Slack: at level `debug`, since nearly every answer makes one. */
export function observeSlack(metrics: Metrics, log: Log): Metrics {
  return {
    ...metrics,
    slack: (method, outcome, ms) => {
      metrics.slack(method, outcome, ms);
      log.debug({ kind: 'slack', operation: method, outcome, ms }, 'Slack was called');
    },
  };
}

/** Counts and logs troubles of the store. The keys of a row are left out: they name a conversation. */
export function observeStore(metrics: Metrics, log: Log): (problem: StoreProblem) => void {
  return (problem) => {
    const { about, reason } = problem;
    const where = about === 'row' ? `${about} of ${problem.table}` : about;
    // The log takes little more.
    const detail = `${where}: ${reason}`.slice(0, 200);
    metrics.troubled(about);
    log.error({ kind: 'store', outcome: about, detail }, 'the store has trouble');
  };
}

type Call = Extract<StudyEvent, { event: 'upstream' }>;

/** The last success and the last failure of the study API, for any call; times in epoch milliseconds. */
export interface LastSeen {
  readonly success: number | undefined;
  /** `kind`: a status, or what came instead of an answer. */
  readonly failure: { readonly at: number; readonly kind: string } | undefined;
}

export interface StudyObserver {
  /** Takes every event. */
  onEvent(event: StudyEvent): void;
  lastSeen(): LastSeen;
}

/** Turns the study client's events into metrics and its troubles into log lines, and keeps the last success and failure. */
export function observeStudy(metrics: Metrics, log: Log, now: () => number): StudyObserver {
  let seen: LastSeen = { success: undefined, failure: undefined };
  return {
    lastSeen: () => seen,
    onEvent: (event) => {
      if (event.event === 'upstream') {
        const [at, kind] = [now(), String(event.status)];
        seen = { ...seen, ...(isWell(event) ? { success: at } : { failure: { at, kind } }) };
      }
      observe(event, metrics, log);
    },
  };
}

function observe(event: StudyEvent, metrics: Metrics, log: Log): void {
  switch (event.event) {
    case 'cache':
      metrics.cache(event.outcome);
      break;
    case 'refresh':
      metrics.refreshed(event.outcome);
      break;
    case 'upstream':
      observeCall(event, metrics, log);
      break;
    case 'cooldown':
      metrics.cooledDown();
      log.warn({ kind: 'study-api', outcome: 'cooldown' }, 'the study API asked to wait');
      break;
    case 'breaker': {
      metrics.breaker(event.state);
      const outcome = `breaker-${event.state}`;
      log.warn({ kind: 'study-api', outcome }, 'the circuit breaker changed');
    }
  }
}

/** An answer that was understood. That a course does not exist is one, a redirect or a page is none. */
const isWell = ({ trouble }: Call): boolean => trouble === undefined;

function observeCall(call: Call, metrics: Metrics, log: Log): void {
  const { operation, status, ms, trouble } = call;
  metrics.upstream(operation, status, ms);
  const line = { kind: 'study-api', operation, outcome: String(status), ms, detail: trouble };
  if (isWell(call) && typeof status === 'number' && status < 400) log.debug(line, 'the study API answered');
  else if (isWell(call)) log.info(line, 'the study API does not know it');
  else log.warn(line, 'a call to the study API failed');
}
