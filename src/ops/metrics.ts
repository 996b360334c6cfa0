/** Prometheus metrics. Labels come from small fixed sets, never from what somebody typed. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** What the app counts. Durations come in milliseconds and are shown in seconds, as Prometheus wants. */
export interface Metrics {
  /** A request of some kind was answered, well or not. */
  answered(kind: string, outcome: string, ms: number): void;
  /** The cache was asked. */
  cache(result: string): void;
  /** The study API was called. */
  upstream(operation: string, status: string, ms: number): void;
  /** The circuit breaker changed. */
  breaker(open: boolean): void;
  /** Slack was called. */
  slack(method: string, outcome: string): void;
  /** The text that Prometheus reads. */
  expose(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'coursebell_' });
  const { answers, caches } = answerMetrics([registry]);
  const { calls, breaker, slack } = callMetrics([registry]);
  return {
    answered: (kind, outcome, ms) => answers.observe({ kind, outcome }, ms / 1000),
    cache: (result) => caches.inc({ result }),
    upstream: (operation, status, ms) => calls.observe({ operation, status }, ms / 1000),
    breaker: (open) => breaker.set(open ? 1 : 0),
    slack: (method, outcome) => slack.inc({ method, outcome }),
    expose: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What people get. */
function answerMetrics(registers: Registry[]) {
  const answers = new Histogram({
    registers,
    buckets: SECONDS,
    name: 'coursebell_answer_seconds',
    help: 'From request to card',
    labelNames: ['kind', 'outcome'],
  });
  const caches = new Counter({
    registers,
    name: 'coursebell_cache_total',
    help: 'Look-ups by what the cache held',
    labelNames: ['result'],
  });
  return { answers, caches };
}

/** What the app asks of others. */
function callMetrics(registers: Registry[]) {
  const calls = new Histogram({
    registers,
    buckets: SECONDS,
    name: 'coursebell_study_api_seconds',
    help: 'Calls to the study API',
    labelNames: ['operation', 'status'],
  });
  const breaker = new Gauge({
    registers,
    name: 'coursebell_study_api_breaker_open',
    help: '1 while the study API is left alone',
  });
  const slack = new Counter({
    registers,
    name: 'coursebell_slack_calls_total',
    help: 'Calls to Slack',
    labelNames: ['method', 'outcome'],
  });
  return { calls, breaker, slack };
}
