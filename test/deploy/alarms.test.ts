/** The alarms: by the metrics that there are, on the dashboard, in docs/operation.md, and over time by promtool where that is at hand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { METHOD, slackOutcome } from '../../src/ops/labels.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { wordsBy } from '../../src/slack-refusals.ts';
import { ROOT, read } from './chart.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const RULES = join(ROOT, 'deploy/monitoring/rules.yaml');
const { groups } = parse(read('deploy/monitoring/rules.yaml')) as { groups: [{ rules: Rule[] }] };
const { rules } = groups[0];
const named = (expr: string): string[] => expr.match(/\bcoursebell_\w+/g) ?? [];
const promtool = spawnSync('promtool', ['--version']).status === 0;

test('alarms ask only for metrics that there are', async () => {
  const shown = await createMetrics().expose();
  const there = new Set(Array.from(shown.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name));
  // Numbers that every replica shows alike are there once the app has given them.
  for (const name of [
    'check_last_success_timestamp_seconds',
    'check_period_seconds',
    'follows',
    'study_data_distrusted',
    'slack_connected',
  ])
    there.add(`coursebell_${name}`);
  const asked = rules.flatMap(({ expr }) => named(expr));
  expect(asked.filter((name) => !there.has(name.replace(/_bucket$/, '')))).toEqual([]);
  expect(asked.length).toBeGreaterThan(15);
});

test('each alarm stands in docs/operation.md and on the dashboard, and nothing else does', () => {
  const names = rules.map(({ alert }) => alert).filter((name) => name !== 'CoursebellBackupMissing');
  const page = new Set(
    read('docs/operation.md')
      .match(/`Coursebell[A-Z]\w+`/g)
      ?.map((one) => one.slice(1, -1)),
  );
  expect([...page].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  const dashboard = read('deploy/grafana/dashboard.json');
  expect(dashboard).toContain('ALERTS{alertname=~\\"Coursebell.*\\"');
  for (const { expr, alert } of rules.filter((rule) => names.includes(rule.alert)))
    for (const metric of named(expr)) expect(dashboard, alert).toContain(metric);
});

/** A series by its values, one a minute, as promtool writes them. */
type Series = readonly [series: string, values: string];
/** What is seen over time, and which alarms fire when, in minutes: true, or not. */
const STORIES: Readonly<
  Record<string, { readonly seen: readonly Series[]; readonly at: readonly [number, string, number][] }>
> = {
  'all is well': {
    seen: [
      ['coursebell_check_period_seconds', '10800x400'],
      ['coursebell_slack_connected{instance="a"}', '1x400'],
      ['coursebell_check_last_success_timestamp_seconds', '0+60x400'],
      ['coursebell_study_data_distrusted', '0x400'],
      ['coursebell_requests_total{outcome="answered"}', '0+7x400'],
      ['coursebell_requests_total{outcome="unexpected"}', '0x400'],
      ['coursebell_slack_calls_total{method="auth.test",outcome="ok"}', '0+1x400'],
      ['coursebell_slack_calls_total{method="auth.test",outcome="failed"}', '0x20 1x380'],
    ],
    at: rules
      .map(({ alert }) => alert)
      .flatMap((alert): [number, string, number][] => [60, 399].map((minute) => [minute, alert, 0])),
  },
  'no replica answers from minute 10 on': {
    seen: [['coursebell_check_period_seconds', '10800x10 stale']],
    at: [
      [9, 'CoursebellDown', 0],
      [14, 'CoursebellDown', 0],
      [17, 'CoursebellDown', 1],
    ],
  },
  'no check succeeds after minute 10, with a period of three hours': {
    seen: [
      ['coursebell_check_period_seconds', '10800x500'],
      ['coursebell_check_last_success_timestamp_seconds', '0+60x10 600x490'],
    ],
    at: [
      [370, 'CoursebellChecksMissing', 0],
      [380, 'CoursebellChecksMissing', 0],
      [390, 'CoursebellChecksMissing', 1],
    ],
  },
  'what a check missed is not believed from minute 10 to 190': {
    seen: [['coursebell_study_data_distrusted{instance="a"}', '0x9 1x180 0x60']],
    at: [
      [9, 'CoursebellStudyDataDistrusted', 0],
      [11, 'CoursebellStudyDataDistrusted', 1],
      [189, 'CoursebellStudyDataDistrusted', 1],
      [200, 'CoursebellStudyDataDistrusted', 0],
    ],
  },
  'one of two sockets is down for two minutes, later for five': {
    seen: [
      ['coursebell_check_period_seconds', '10800x100'],
      ['coursebell_slack_connected{instance="a"}', '1x100'],
      ['coursebell_slack_connected{instance="b"}', '1x9 0x1 1x27 0x4 1x50'],
    ],
    at: [
      [11, 'CoursebellNotConnected', 0],
      [44, 'CoursebellNotConnected', 1],
      [50, 'CoursebellNotConnected', 0],
    ],
  },
  'a fault, of a kind never counted before': {
    seen: [
      ['coursebell_requests_total{outcome="answered"}', '0+7x60'],
      ['coursebell_requests_total{outcome="unexpected"}', '_x20 1x40'],
    ],
    at: [
      [19, 'CoursebellFaults', 0],
      [22, 'CoursebellFaults', 1],
      [45, 'CoursebellFaults', 0],
    ],
  },
  'a wrong signing secret: everything is refused': {
    seen: [
      ['coursebell_refused_requests_total{reason="signature"}', '0+2x60'],
      ['coursebell_requests_total{outcome="answered"}', '9x60'],
    ],
    at: [[30, 'CoursebellRequestsRefused', 1]],
  },
  'a stranger’s requests are refused, others are answered': {
    seen: [
      ['coursebell_refused_requests_total{reason="signature"}', '0+2x60'],
      ['coursebell_requests_total{outcome="answered"}', '0+1x60'],
    ],
    at: [[30, 'CoursebellRequestsRefused', 0]],
  },
  'a bot token that is revoked while it is used': {
    seen: [
      ['coursebell_slack_calls_total{method="auth.test",outcome="ok"}', '0+0.1x20 2x40'],
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="ok"}', '0+1x20 20x40'],
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="token_revoked"}', '_x25 1x35'],
    ],
    at: [
      [25, 'CoursebellTokenRefused', 0],
      [32, 'CoursebellTokenRefused', 1],
      [50, 'CoursebellTokenRefused', 0],
    ],
  },
  'an organization in which one workspace has ended': {
    seen: [
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="ok"}', '0+1x60'],
      ['coursebell_slack_calls_total{method="chat.postMessage",outcome="token_revoked"}', '0+1x60'],
    ],
    at: [[50, 'CoursebellTokenRefused', 0]],
  },
  'late and lost reminders': {
    seen: [
      ['coursebell_rings_late_total{kind="ring"}', '0x10 3x50'],
      ['coursebell_rings_left_total{kind="ring",why="refused"}', '0x10 1x50'],
      ['coursebell_requests_total{outcome="AccessRefused"}', '0x10 1x50'],
    ],
    at: [
      [9, 'CoursebellRemindersLate', 0],
      [12, 'CoursebellRemindersLate', 1],
      [12, 'CoursebellRemindersLost', 1],
      [12, 'CoursebellAccessRefused', 1],
      [59, 'CoursebellRemindersLate', 0],
    ],
  },
  'a job and the store fail for more than an hour, acknowledgements are slow': {
    seen: [
      ['coursebell_jobs_total{job="pass",outcome="failed"}', '0+1x100'],
      ['coursebell_store_troubles_total{about="row"}', '0+1x100'],
      ['coursebell_ack_duration_seconds_bucket{le="1"}', '0+1x100'],
      ['coursebell_ack_duration_seconds_bucket{le="3"}', '0+9x100'],
      ['coursebell_ack_duration_seconds_bucket{le="+Inf"}', '0+10x100'],
      ['kube_cronjob_status_last_successful_time{cronjob="coursebell-backup"}', '-180000x100'],
    ],
    at: [
      [40, 'CoursebellJobsFailing', 0],
      [70, 'CoursebellJobsFailing', 1],
      [70, 'CoursebellStoreTroubles', 1],
      [30, 'CoursebellSlowAcks', 1],
      [70, 'CoursebellBackupMissing', 1],
    ],
  },
};

test('the alarm of a refused token hears of every word and method that says so', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'CoursebellTokenRefused') ?? {};
  const [, notBy = '', words = ''] = /method!~"([^"]+)", outcome=~"([^"]+)"/.exec(expr) ?? [];
  for (const word of [...wordsBy('ended', 'untaken'), 'missing_scope'])
    expect(slackOutcome(word)).toMatch(new RegExp(`^(?:${words})$`));
  const heard = [...METHOD].filter((method) => !new RegExp(`^(?:${notBy})$`).test(method));
  expect(heard).toEqual(
    expect.arrayContaining([
      'auth.test',
      'chat.postMessage',
      'chat.scheduleMessage',
      'users.info',
      'views.open',
    ]),
  );
  expect(heard).not.toContain('apps.connections.open');
});

test('every alarm is tried, as one that fires and as one that does not', () => {
  const tried = (count: number) =>
    new Set(
      Object.values(STORIES).flatMap(({ at }) => at.filter(([, , n]) => n === count).map(([, name]) => name)),
    );
  const all = rules.map(({ alert }) => alert).sort();
  expect([...tried(1)].sort()).toEqual(all);
  expect([...tried(0)].sort()).toEqual(all);
});

test.runIf(promtool).each(Object.entries(STORIES))('alarms, where %s', (name, { seen, at }) => {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-alarms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const expected = at.map(([minute, alertname, count]) => {
    const rule = rules.find(({ alert }) => alert === alertname);
    const labels = { severity: rule?.labels.severity, ...BESIDE[alertname] };
    const fires = { exp_labels: labels, exp_annotations: rule?.annotations };
    return { eval_time: `${minute}m`, alertname, exp_alerts: Array.from({ length: count }, () => fires) };
  });
  const series = seen.map(([one, values]) => ({
    series: one,
    values: `${values.replaceAll(/(^| )(\d+)x/g, '$1$2+0x')}`,
  }));
  const whole = {
    rule_files: [RULES],
    evaluation_interval: '1m',
    tests: [{ name, interval: '1m', input_series: series, alert_rule_test: expected }],
  };
  writeFileSync(join(folder, 'story.yaml'), stringify(whole));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'story.yaml')], {
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

/** The labels that an alarm keeps of its series. */
const BESIDE: Readonly<Record<string, object>> = {
  CoursebellNotConnected: { instance: 'b' },
  CoursebellJobsFailing: { job: 'pass' },
  CoursebellStoreTroubles: { about: 'row' },
};
