/**
 * Prometheus metrics, whose labels come from the small fixed sets of `labels.ts`; and the events that become metrics and
 * log lines.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createReading } from '../primitives.ts';
import type { StoreProblem } from '../store/database/database.ts';
import type { StudyEvent } from '../study-client/model.ts';
import type { JobOutcome } from './jobs.ts';
import {
  BREAKER,
  CACHED,
  ENDED,
  EXTRA,
  EXTRA_VERDICT,
  FEATURE,
  FORMER_REMINDER,
  HANDED_OVER,
  JOB,
  KIND,
  LANGUAGE,
  type Label,
  LEFT,
  METHOD,
  methodLabel,
  OPERATION,
  OTHER,
  OUTCOME,
  operationLabel,
  PAYLOAD,
  REFRESHED,
  REFUSED,
  REMINDER,
  SLACK_OUTCOME,
  slackOutcome,
  TROUBLE,
  UPSTREAM_STATUS,
  VERDICT,
  WHO,
} from './labels.ts';
import type { Fields, Log } from './log.ts';

/** Upper bounds, in seconds: Slack wants an ack within three, and an answer is given up after about ten. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/** A counter with at most so many series shows all of them at zero from the start: so its first rise is seen. */
const FEW = 12;
/** Counters that do so though they have more. */
const SHOWN_AT_ZERO = new Set(['jobs_total']);

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

const FORMER_NAME = 'The former name of coursebell_reminders_…, with kind="ring"';

/** Counts under the former name, too, which dashboards may still ask for. The next release drops that name. */
const bothNames =
  <Rest extends readonly string[]>(
    count: (kind: string, ...rest: Rest) => void,
    countFormer: (kind: string, ...rest: Rest) => void,
  ) =>
  (kind: 'reminder' | 'notice', ...rest: Rest): void => {
    count(kind, ...rest);
    countFormer(kind === 'reminder' ? 'ring' : kind, ...rest);
  };

/** What Node tells of itself. Once a process: the observers that it needs are never taken away again. */
const ofNode = new Registry();

export function createMetrics() {
  if (ofNode.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofNode });
  const registry = new Registry();
  const { counter, durations, moments, state, verdicts, gauge } = createInstruments(registry);

  const requests = counter('requests_total', 'Requests that were answered, well or not', KIND, OUTCOME);
  const answers = durations('answer_duration_seconds', 'From a payload to its card', KIND);

  const studyCalls = counter(
    'study_api_requests_total',
    'Calls to the study API',
    OPERATION,
    UPSTREAM_STATUS,
  );
  const studyTook = durations(
    'study_api_request_duration_seconds',
    'How long calls to the study API took',
    OPERATION,
  );
  const breaker = state('study_api_breaker_state', '1 for the state of the circuit breaker', BREAKER);
  breaker('closed');

  const slackCalls = counter('slack_calls_total', 'Calls to Slack', METHOD, SLACK_OUTCOME);
  const slackTook = durations('slack_call_duration_seconds', 'How long calls to Slack took', METHOD);

  const planned = bothNames(
    counter('reminders_planned_total', 'Reminders and notices that a pass began to hand over', REMINDER),
    counter('rings_planned_total', FORMER_NAME, FORMER_REMINDER),
  );
  const handedOver = bothNames(
    counter('reminders_handed_over_total', 'Those that Slack has taken', REMINDER, HANDED_OVER),
    counter('rings_handed_over_total', FORMER_NAME, FORMER_REMINDER, HANDED_OVER),
  );
  const late = bothNames(
    counter('reminders_late_total', 'Those taken more than a minute after they were due', REMINDER),
    counter('rings_late_total', FORMER_NAME, FORMER_REMINDER),
  );
  const left = bothNames(
    counter('reminders_left_total', 'Those that Slack has not taken', REMINDER, LEFT),
    counter('rings_left_total', FORMER_NAME, FORMER_REMINDER, LEFT),
  );
  const takenBack = bothNames(
    counter('reminders_taken_back_total', 'Those taken back out of Slack', REMINDER),
    counter('rings_taken_back_total', FORMER_NAME, FORMER_REMINDER),
  );

  const runs = counter('jobs_total', 'Background work, by how it ended', JOB, ENDED);
  const succeeded = moments(
    'job_last_success_timestamp_seconds',
    'When this process last did the work with success',
    JOB,
  );
  const failed = moments(
    'job_last_failure_timestamp_seconds',
    'When it last failed here, wholly or partly',
    JOB,
  );

  return {
    /** A request of some kind was answered, well or not. `ms`: until its card was there. */
    answered: (kind: string, outcome: string, ms: number): void => {
      requests(kind, outcome);
      answers(kind, ms);
    },
    acked: durations('ack_duration_seconds', 'From a payload to its acknowledgement', PAYLOAD),
    undelivered: counter('undelivered_answers_total', 'Answers that Slack did not confirm', KIND),
    earlyAnswerFailed: counter(
      'early_answer_failures_total',
      'Commands whose answer from the cache failed unexpectedly',
    ),
    limited: counter('limited_requests_total', 'Requests over the limits of use', WHO),
    feedback: counter(
      'answer_feedback_total',
      'Presses that say whether an answer was right',
      FEATURE,
      LANGUAGE,
      VERDICT,
    ),
    refused: counter('refused_requests_total', 'Requests that were not taken for those of Slack', REFUSED),

    cache: counter('cache_lookups_total', 'Look-ups by what the cache held', CACHED),
    refreshed: counter('cache_refreshes_total', 'Refreshes of stale entries', REFRESHED),
    upstream: (operation: string, status: number | string, ms: number): void => {
      const label = operationLabel(operation);
      studyCalls(label, statusLabel(status));
      studyTook(label, ms);
    },
    breaker,
    cooledDown: counter('study_api_cooldowns_total', 'Times the study API asked to wait'),
    /** What tells of each extra whether the study API offers it. */
    extras: verdicts(
      'study_extra',
      'What the study API offers beside its four operations: 1 for the verdict that holds',
      EXTRA,
      EXTRA_VERDICT,
    ),

    /** `outcome`: `ok`, Slack's own word for the error, or what came instead of an answer. */
    slack: (method: string, outcome: string, ms: number): void => {
      slackCalls(methodLabel(method), slackOutcome(outcome));
      slackTook(methodLabel(method), ms);
    },
    opened: counter('slack_socket_connections_total', 'Times a socket to Slack stood'),
    connected: gauge('slack_connected', '1 while requests of Slack can come in'),

    reminder: (kind: 'reminder' | 'notice', event: ReminderEvent): void => {
      if (event.is === 'planned') planned(kind);
      else if (event.is === 'taken-back') takenBack(kind);
      else if (event.is === 'left') left(kind, event.why);
      else {
        handedOver(kind, event.how);
        if (event.late) late(kind);
      }
    },
    /** Background work has ended. @param at epoch milliseconds */
    ended: (job: string, outcome: JobOutcome, at: number): void => {
      runs(job, outcome);
      if (outcome === 'ok') succeeded(job, at);
      if (outcome === 'failed' || outcome === 'partly') failed(job, at);
    },

    // Numbers that every replica shows alike, from the store or from the configuration. Times are in seconds.
    follows: seldom(gauge('follows', 'Followed courses, each counted for each follower')),
    installations: seldom(gauge('installations', 'Workspaces and organizations that have installed the app')),
    lastCheck: seldom(
      gauge(
        'check_last_success_timestamp_seconds',
        'When any replica last read all followed courses again; 0: never',
      ),
    ),
    checkPeriod: seldom(gauge('check_period_seconds', 'How often followed courses are read again')),
    distrusted: seldom(
      gauge('study_data_distrusted', '1 while the last check missed so much at once that it is not believed'),
      AT_ONCE,
    ),
    lessonsUnsure: seldom(
      gauge('lessons_unsure', '1 while more lessons are missing or moved at once than is believed'),
      AT_ONCE,
    ),
    troubled: counter('store_troubles_total', 'Troubles of the store that no request has caused', TROUBLE),

    /** The text that Prometheus reads. */
    expose: (): Promise<string> => Registry.merge([ofNode, registry]).metrics(),
    contentType: registry.contentType,
  };
}

/** Where a number of half a minute ago would be too old, in milliseconds. */
const AT_ONCE = 1_000;

/** Such a number is read every half minute at most, for all scrapes. */
const seldom =
  (gauge: (read: Read) => void, freshMs?: number) =>
  (read: () => Promise<number>): void =>
    gauge(createReading(read, undefined, freshMs));

/** A status that has no label of its own counts among its hundred. */
function statusLabel(status: number | string): string {
  const text = String(status);
  return UPSTREAM_STATUS.has(text) || !/^[1-5]\d\d$/.test(text) ? text : `${text[0]}xx`;
}

/** A value for each label, in their order. */
type Values<All extends readonly Label[]> = { readonly [At in keyof All]: string };

type Read = () => Promise<number | undefined> | number | boolean | undefined;

/** Makes instruments whose names begin with `coursebell_` and whose labels take known values only. */
function createInstruments(registry: Registry) {
  const common = (name: string, help: string, labels: readonly Label[] = []) => ({
    name: `coursebell_${name}`,
    help,
    labelNames: labels.map(({ label }) => label),
    registers: [registry],
  });
  return {
    counter: <All extends readonly Label[]>(name: string, help: string, ...labels: All) => {
      const counter = new Counter(common(name, help, labels));
      const all = combinations(labels);
      if (all.length <= FEW || SHOWN_AT_ZERO.has(name)) for (const one of all) counter.inc(one, 0);
      return (...values: Values<All>): void => counter.inc(knownOnly(labels, values));
    },
    durations: (name: string, help: string, label: Label) => {
      const histogram = new Histogram({ ...common(name, help, [label]), buckets: SECONDS });
      return (value: string, ms: number): void => histogram.observe(knownOnly([label], [value]), ms / 1000);
    },
    /** @returns says which of the label's values holds now: that one shows 1, the others 0 */
    state: (name: string, help: string, label: Label) => {
      const gauge = new Gauge(common(name, help, [label]));
      return (now: string): void => {
        for (const one of combinations([label])) gauge.set(one, one[label.label] === now ? 1 : 0);
      };
    },
    /** @returns takes what gives the verdict on each value of the first label, and is asked with every scrape */
    verdicts: (name: string, help: string, about: Label, verdict: Label) => {
      let read: () => readonly (readonly [string, string])[] = () => [];
      new Gauge({
        ...common(name, help, [about, verdict]),
        collect() {
          for (const [subject, held] of read())
            for (const one of verdict)
              this.set(knownOnly([about, verdict], [subject, one]), Number(one === held));
        },
      });
      return (given: () => readonly (readonly [string, string])[]): void => {
        read = given;
      };
    },
    /** @returns notes the moment of something, in epoch milliseconds */
    moments: (name: string, help: string, label: Label) => {
      const gauge = new Gauge(common(name, help, [label]));
      return (value: string, at: number): void => gauge.set(knownOnly([label], [value]), at / 1000);
    },
    /** @returns takes what gives the number, and is asked with every scrape; undefined: there is nothing to show */
    gauge: (name: string, help: string) => {
      let read: Read = () => undefined;
      new Gauge({
        ...common(name, help),
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(Number(value));
        },
      });
      return (given: Read): void => {
        read = given;
      };
    },
  };
}

/** The labels with their values, `OTHER` in the place of unknown ones. */
function knownOnly(labels: readonly Label[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    labels.map((all, at) => {
      const value = values[at] ?? '';
      return [all.label, all.has(value) ? value : OTHER];
    }),
  );
}

/** Every way to give each label one of its values. */
function combinations(labels: readonly Label[]): Record<string, string>[] {
  return labels.reduce<Record<string, string>[]>(
    (all, values) => all.flatMap((one) => [...values].map((value) => ({ ...one, [values.label]: value }))),
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
  /** The first failure of its kind since the last success; undefined: the last call was well, or there was none. */
  readonly failingSince?: number | undefined;
  /** `kind`: a status, or what came instead of an answer. `reason`: in words, without an address. */
  readonly failure:
    | {
        readonly at: number;
        readonly kind: string;
        readonly reason: string | undefined;
        readonly refused?: Call['refused'];
      }
    | undefined;
}

export interface StudyObserver {
  /** Takes every event. */
  onEvent(event: StudyEvent): void;
  lastSeen(): LastSeen;
}

/**
 * Turns the study client's events into metrics and its troubles into log lines, and keeps the last success and failure. What fails
 * as it failed before is a line of level `debug`: in an outage each request of a person has its own line.
 */
export function observeStudy(metrics: Metrics, log: Log, now: () => number): StudyObserver {
  let seen: LastSeen = { success: undefined, failure: undefined };
  /** The trouble that was told since the last answer. */
  const told = new Set<string>();
  const troubled: Troubled = (trouble, fields, message) => {
    const isNew = !told.has(trouble);
    told.add(trouble);
    log[isNew ? 'warn' : 'debug']({ kind: 'study-api', ...fields }, message);
  };
  const answered = (): void => {
    if (told.size === 0) return;
    told.clear();
    log.info({ kind: 'study-api', outcome: 'answers' }, 'the study API answers again');
  };
  return {
    lastSeen: () => seen,
    onEvent: (event) => {
      // A probe asks what may not be offered.
      if (event.event === 'upstream' && event.operation !== 'probe') {
        seen = seenAfter(seen, event, now());
        if (isWell(event)) answered();
      }
      observe(event, { metrics, log, troubled });
    },
  };
}

/** What was seen last, after a call that ended at `at`, in epoch milliseconds. */
function seenAfter(seen: LastSeen, call: Call, at: number): LastSeen {
  if (isWell(call)) return { ...seen, success: at, failingSince: undefined };
  const { status, trouble: reason, refused } = call;
  // Silence before a refusal is another failure.
  const isSame = seen.failure?.refused === refused;
  return {
    ...seen,
    failure: { at, kind: String(status), reason, refused },
    failingSince: (isSame ? seen.failingSince : undefined) ?? at,
  };
}

/** Logs a trouble. `trouble` is the same where nothing new is told. */
type Troubled = (trouble: string, fields: Omit<Fields, 'kind'>, message: string) => void;

interface Telling {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly troubled: Troubled;
}

function observe(event: StudyEvent, { metrics, log, troubled }: Telling): void {
  switch (event.event) {
    case 'cache':
      metrics.cache(event.outcome);
      break;
    case 'refresh':
      metrics.refreshed(event.outcome);
      break;
    case 'upstream':
      observeCall(event, { metrics, log, troubled });
      break;
    case 'cooldown':
      metrics.cooledDown();
      troubled('cooldown', { outcome: 'cooldown' }, 'the study API asked to wait');
      break;
    case 'breaker': {
      metrics.breaker(event.state);
      const outcome = `breaker-${event.state}`;
      const message = 'the circuit breaker changed';
      if (event.state === 'open') troubled(outcome, { outcome }, message);
      else log.debug({ kind: 'study-api', outcome }, message);
    }
  }
}

/** An answer that was understood: “there is no such course” is, a redirect or a page is not. */
const isWell = ({ trouble }: Call): boolean => trouble === undefined;

function observeCall(call: Call, { metrics, log, troubled }: Telling): void {
  const { operation, status, ms, trouble } = call;
  metrics.upstream(operation, status, ms);
  const line = { kind: 'study-api', operation, outcome: String(status), ms, detail: trouble };
  if (isWell(call) && typeof status === 'number' && status < 400) log.debug(line, 'the study API answered');
  else if (isWell(call)) log.info(line, 'the study API does not know it');
  else if (operation === 'probe') log.info(line, 'the study API was asked what it offers');
  else troubled(line.outcome, line, 'a call to the study API failed');
}
