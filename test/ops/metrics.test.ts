import { describe, expect, it, test } from 'vitest';
import * as known from '../../src/ops/labels.ts';
import { createMetrics, type Metrics } from '../../src/ops/metrics.ts';

const linesOf = async (metrics: Metrics) => (await metrics.expose()).split('\n');
/** The lines of the app's own metrics that are no comments. */
const seriesOf = async (metrics: Metrics) =>
  (await linesOf(metrics)).filter((line) => line.startsWith('coursebell_'));

/** Everything that takes labels, with what is to go into them. */
const SAYS: readonly ((metrics: Metrics, word: string) => void)[] = [
  (metrics, word) => metrics.answered(word, word, 1),
  (metrics, word) => metrics.acked(word, 1),
  (metrics, word) => metrics.cache(word),
  (metrics, word) => metrics.refreshed(word),
  (metrics, word) => metrics.upstream(word, word, 1),
  (metrics, word) => metrics.upstream('realizations-by-code', Number(word), 1),
  (metrics, word) => metrics.breaker(word),
  (metrics, word) => metrics.slack(word, word, 1),
  (metrics, word) => metrics.limited(word as 'person'),
  (metrics, word) => metrics.refused(word as 'time'),
  (metrics, word) => metrics.reminder(word as 'reminder', { is: 'planned' }),
  (metrics, word) => metrics.reminder('reminder', { is: 'handed-over', how: word as 'posted', late: true }),
  (metrics, word) => metrics.reminder('reminder', { is: 'left', why: word as 'failed' }),
  (metrics, word) => metrics.troubled(word),
  (metrics, word) => metrics.ended(word as 'pass', word as 'ok', 1),
  (metrics, word) => metrics.extras(() => [[word, word]]),
];

const HOSTILE = [
  '__proto__',
  'constructor',
  '',
  '"} 1\nfake{',
  'TX00EY23-3015',
  'a'.repeat(10_000),
  'NaN',
  '7',
];

test('what is counted is shown, in seconds, as Prometheus reads it', async () => {
  const metrics = createMetrics();
  metrics.answered('command', 'answered', 250);
  metrics.acked('command', 4);
  metrics.cache('hit');
  metrics.cache('hit');
  metrics.refreshed('gone');
  metrics.upstream('realizations-by-code', 200, 1500);
  metrics.cooledDown();
  metrics.breaker('open');
  metrics.slack('views.open', 'ok', 20);
  metrics.limited('workspace');
  metrics.refused('signature');
  metrics.reminder('reminder', { is: 'planned' });
  metrics.reminder('reminder', { is: 'handed-over', how: 'posted', late: true });
  metrics.reminder('notice', { is: 'left', why: 'refused' });
  metrics.reminder('reminder', { is: 'taken-back' });
  metrics.troubled('row');
  metrics.ended('pass', 'failed', 1_795_000_000_500);
  metrics.ended('check', 'ok', 1_795_000_000_500);
  metrics.opened();
  metrics.extras(() => [
    ['search-name', 'on'],
    ['buildings', 'undecided'],
  ]);
  const lines = await linesOf(metrics);
  for (const line of [
    'coursebell_requests_total{kind="command",outcome="answered"} 1',
    'coursebell_answer_duration_seconds_sum{kind="command"} 0.25',
    'coursebell_answer_duration_seconds_bucket{le="0.1",kind="command"} 0',
    'coursebell_answer_duration_seconds_bucket{le="0.3",kind="command"} 1',
    'coursebell_ack_duration_seconds_sum{payload="command"} 0.004',
    'coursebell_cache_lookups_total{result="hit"} 2',
    'coursebell_cache_refreshes_total{result="gone"} 1',
    'coursebell_study_api_requests_total{operation="realizations-by-code",status="200"} 1',
    'coursebell_study_api_request_duration_seconds_sum{operation="realizations-by-code"} 1.5',
    'coursebell_study_api_cooldowns_total 1',
    'coursebell_study_api_breaker_state{state="open"} 1',
    'coursebell_study_api_breaker_state{state="closed"} 0',
    'coursebell_study_extra{extra="search-name",verdict="on"} 1',
    'coursebell_study_extra{extra="search-name",verdict="off"} 0',
    'coursebell_study_extra{extra="search-name",verdict="undecided"} 0',
    'coursebell_study_extra{extra="buildings",verdict="undecided"} 1',
    'coursebell_slack_calls_total{method="views.open",outcome="ok"} 1',
    'coursebell_slack_call_duration_seconds_count{method="views.open"} 1',
    'coursebell_limited_requests_total{who="workspace"} 1',
    'coursebell_limited_requests_total{who="person"} 0',
    'coursebell_refused_requests_total{reason="signature"} 1',
    'coursebell_refused_requests_total{reason="time"} 0',
    'coursebell_reminders_planned_total{kind="reminder"} 1',
    'coursebell_reminders_handed_over_total{kind="reminder",how="posted"} 1',
    'coursebell_reminders_late_total{kind="reminder"} 1',
    'coursebell_reminders_left_total{kind="notice",why="refused"} 1',
    'coursebell_reminders_taken_back_total{kind="reminder"} 1',
    // By their former names, too.
    'coursebell_rings_planned_total{kind="ring"} 1',
    'coursebell_rings_handed_over_total{kind="ring",how="posted"} 1',
    'coursebell_rings_late_total{kind="ring"} 1',
    'coursebell_rings_left_total{kind="notice",why="refused"} 1',
    'coursebell_rings_taken_back_total{kind="ring"} 1',
    'coursebell_store_troubles_total{about="row"} 1',
    'coursebell_jobs_total{job="pass",outcome="failed"} 1',
    'coursebell_jobs_total{job="check",outcome="ok"} 1',
    'coursebell_job_last_success_timestamp_seconds{job="check"} 1795000000.5',
    'coursebell_slack_socket_connections_total 1',
  ]) {
    expect(lines).toContain(line);
  }
});

test('the process tells of itself under the usual names, once, by each of its apps', async () => {
  for (const metrics of [createMetrics(), createMetrics()]) {
    const lines = (await metrics.expose()).split('\n');
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  }
});

test('two apps in one process count apart', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.cache('hit');
  expect(await seriesOf(other)).toContain('coursebell_cache_lookups_total{result="hit"} 0');
});

function sayAll(metrics: Metrics, words: readonly string[]): void {
  for (const word of words) for (const say of SAYS) say(metrics, word);
}

/** Calls with every pair. */
function pairs(
  some: ReadonlySet<string>,
  others: ReadonlySet<string>,
  act: (one: string, other: string) => void,
): void {
  for (const one of some) for (const other of others) act(one, other);
}

describe('labels', () => {
  it('hold known values only, for any input', async () => {
    const metrics = createMetrics();
    sayAll(metrics, HOSTILE);
    const once = (await seriesOf(metrics)).length;
    sayAll(
      metrics,
      Array.from({ length: 500 }, (_, each) => `word-${each}`),
    );
    for (let status = 100; status < 1000; status += 1) metrics.upstream('realizations-by-code', status, 1);
    const lines = await seriesOf(metrics);
    // Statuses that are known, and those of each hundred.
    expect(lines.length - once).toBeLessThanOrEqual(25);
    expect(lines.join('\n')).not.toMatch(/word-|TX00EY23|fake|aaaa/);
    for (const line of lines) expect(line).toMatch(/^[a-z_]+(\{([a-z]+="[\w .+-]*",?)+\})? [\d.e+-]+$/);
  });

  it('keep the whole below two thousand series', async () => {
    const metrics = createMetrics();
    pairs(known.KIND, known.OUTCOME, (kind, outcome) => metrics.answered(kind, outcome, 1));
    pairs(known.METHOD, known.SLACK_OUTCOME, (method, outcome) => metrics.slack(method, outcome, 1));
    pairs(known.OPERATION, known.UPSTREAM_STATUS, (operation, status) =>
      metrics.upstream(operation, status, 1),
    );
    for (const payload of known.PAYLOAD) metrics.acked(payload, 1);
    expect((await seriesOf(metrics)).length).toBeLessThan(2_000);
  });
});

describe('what is counted in the store', () => {
  it('is shown once it can be read, and nothing before', async () => {
    const metrics = createMetrics();
    expect((await seriesOf(metrics)).join('\n')).not.toMatch(/coursebell_(follows|installations) /);
    metrics.follows(async () => 7);
    expect(await seriesOf(metrics)).toContain('coursebell_follows 7');
    metrics.installations(() => Promise.reject(new Error('no store')));
    expect((await seriesOf(metrics)).join('\n')).not.toContain('coursebell_installations ');
  });

  it('that requests of Slack can come in is asked at each look', async () => {
    const metrics = createMetrics();
    let connected = true;
    metrics.connected(() => connected);
    expect(await seriesOf(metrics)).toContain('coursebell_slack_connected 1');
    connected = false;
    expect(await seriesOf(metrics)).toContain('coursebell_slack_connected 0');
  });
});
