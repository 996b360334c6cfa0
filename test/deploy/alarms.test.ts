/** The alarms: by the metrics that there are, on the dashboard, in docs/operation.md, and over time by promtool where that is at hand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { JOBS } from '../../src/ops/jobs.ts';
import { METHOD, slackOutcome } from '../../src/ops/labels.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { wordsBy } from '../../src/slack-refusals.ts';
import { A, B, OF_RELEASES, rules, STORIES, type Story } from './alarm-stories.ts';
import { objectsIn, read, rendered } from './chart.ts';
import { missing } from './programs.ts';

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
    'lessons_unsure',
    'slack_connected',
    'study_data_distrusted',
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

test('every alarm is tried, as one that fires and as one that does not', () => {
  const tried = (fires: boolean) =>
    new Set(
      Object.values(STORIES).flatMap(({ at }) =>
        at.filter(([, , ...labels]) => labels.length > 0 === fires).map(([, name]) => name),
      ),
    );
  const all = rules.map(({ alert }) => alert).sort();
  expect([...tried(true)].sort()).toEqual(all);
  expect([...tried(false)].sort()).toEqual(all);
});

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

test('work that is tried again at its own time is known', () => {
  const [, names = ''] =
    /job_last_failure_timestamp_seconds\{job=~"([^"]+)"/.exec(read('deploy/monitoring/rules.yaml')) ?? [];
  expect(names.split('|').filter((name) => !JOBS.some((job) => job === name))).toEqual([]);
});

/** What promtool says to all stories of equal steps at once: to start it takes longer than to tell one. */
function tell(stories: Readonly<Record<string, Story>>, files: readonly string[]): void {
  const bySteps = Map.groupBy(Object.entries(stories), ([, { every = 1 }]) => `${every}m`);
  for (const [interval, some] of bySteps) tellInSteps(interval, some, files);
}

function tellInSteps(
  interval: string,
  stories: readonly (readonly [name: string, story: Story])[],
  files: readonly string[],
): void {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-alarms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rule_files = files.map((text, n) => {
    const path = join(folder, `rules-${n}.yaml`);
    writeFileSync(path, text);
    return path;
  });
  const tests = stories.map(([name, { seen, at }]) => ({
    ...{ name, interval },
    input_series: seen.map(([series, values]) => ({
      series,
      values: values.replaceAll(/(^| )(-?\d+)x/g, '$1$2+0x'),
    })),
    alert_rule_test: at.map(([minute, alertname, ...fires]) => ({
      ...{ eval_time: `${minute}m`, alertname },
      exp_alerts: fires.map((labels) => firing(alertname, labels)),
    })),
  }));
  writeFileSync(
    join(folder, 'stories.yaml'),
    stringify({ rule_files, evaluation_interval: interval, tests }, { aliasDuplicateObjects: false }),
  );
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'stories.yaml')], {
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
}

function firing(alertname: string, labels: Readonly<Record<string, string>>) {
  const rule = rules.find(({ alert }) => alert === alertname);
  return {
    exp_labels: { severity: rule?.labels.severity, ...labels },
    exp_annotations: rule?.annotations,
  };
}

test.runIf(promtool)('alarms ring when they are to, in every story', () => {
  tell(STORIES, [read('deploy/monitoring/rules.yaml')]);
});

test.runIf(promtool && !missing)('so do those of two releases in one Prometheus', async () => {
  const values = { monitoring: { enabled: true }, backup: { enabled: true } };
  const made = await Promise.all(
    [A, B].map(({ job, namespace }) => rendered(values, { name: job, namespace })),
  );
  const files = objectsIn(made.map((texts) => texts.get('prometheus-rule.yaml') ?? '')).map(({ spec }) =>
    stringify(spec),
  );
  tell(OF_RELEASES, files);
});
