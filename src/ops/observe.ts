import type { StoreProblem } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { StudyEvent } from '../study-client/model.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * The same metrics, which also log each call to Slack: at level `debug`, since nearly every answer makes one.
 */
export function observeSlack(metrics: Metrics, log: Log): Metrics {
  return {
    ...metrics,
    slack: (method, outcome, ms) => {
      metrics.slack(method, outcome, ms);
      log.debug({ kind: 'slack', operation: method, outcome, ms }, 'Slack was called');
    },
  };
}

/** Characters of a log line's detail. */
const MOST_DETAIL = 200;

/** Counts and logs troubles of the store. The keys of a row are left out: they name a conversation. */
export function observeStore(metrics: Metrics, log: Log): (problem: StoreProblem) => void {
  return (problem) => {
    const { about, reason } = problem;
    const where = about === 'row' ? `${about} of ${problem.table}` : about;
    const detail = `${where}: ${reason}`.slice(0, MOST_DETAIL);
    metrics.troubled(about);
    log.error({ kind: 'store', outcome: about, detail }, 'the store has trouble');
  };
}

type Call = Extract<StudyEvent, { event: 'upstream' }>;

/**
 * The last success and the last failure of the study API, for any call; times in epoch milliseconds.
 */
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

/**
 * Turns the study client's events into metrics and its troubles into log lines, and keeps the last success
 * and failure.
 */
export function observeStudy(metrics: Metrics, log: Log, now: () => number): StudyObserver {
  let seen: LastSeen = { success: undefined, failure: undefined };
  return {
    lastSeen: () => seen,
    onEvent: (event) => {
      if (event.event === 'upstream') seen = seenBy(event, seen, now());
      observe(event, metrics, log);
    },
  };
}

function seenBy(call: Call, before: LastSeen, at: number): LastSeen {
  if (isWell(call)) return { ...before, success: at };
  return { ...before, failure: { at, kind: String(call.status) } };
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
    case 'hold':
      metrics.held();
      log.warn({ kind: 'study-api', outcome: 'hold' }, 'the study API asked to be left alone');
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

interface Numbers {
  /** Reads a number as background work. */
  readonly counted: (read: () => Promise<number>) => () => Promise<number>;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly store: Pick<Store, 'follows' | 'installations'>;
  readonly lastCheck: () => ReturnType<Store['jobs']['last']>;
  readonly checkSeconds: number;
}

/** Numbers that every replica shows alike. */
export function observeNumbers({ counted, metrics, store, lastCheck, checkSeconds }: Numbers): void {
  metrics.count('follows', counted(store.follows.count));
  metrics.count('installations', counted(store.installations.count));
  metrics.count(
    'lastCheck',
    counted(async () => ((await lastCheck())?.succeededAt ?? 0) / 1000),
  );
  metrics.count('checkPeriod', async () => checkSeconds);
}
