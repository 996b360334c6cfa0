/** The Grafana dashboard asks only for what a running app shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as LABELS from '../../src/ops/labels.ts';
import { openSample } from './harness.ts';

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly {
    readonly refId: string;
    readonly expr: string;
    readonly legendFormat: string;
  }[];
}

interface Variable {
  readonly name: string;
  readonly query: string | { readonly query: string };
  readonly allValue?: string;
}

const dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../deploy/grafana/dashboard.json'), 'utf8'),
) as { panels: Panel[]; templating: { list: Variable[] } };
const { panels, templating } = dashboard;
const drawn = panels.filter(({ type }) => type !== 'row');
/** What fires is Prometheus’ own, and of all instances. */
const isAlarm = ({ expr }: { readonly expr: string }): boolean => expr.includes('ALERTS{');
const targets = drawn.flatMap((panel) => panel.targets ?? []).filter((target) => !isAlarm(target));

describe('the dashboard', () => {
  test('has a row for each part of the app', () => {
    const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(rows).toEqual([
      ...['Alarms', 'Traffic', 'Latency', 'Study API', 'Reminders', 'Background work', 'Slack', 'Process'],
    ]);
  });

  test('has panels with ids of their own, side by side', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(taken).size, 'none lies over another').toBe(taken.length);
    expect(drawn.filter(({ description, targets: all = [] }) => !description || all.length === 0)).toEqual(
      [],
    );
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });

  test('shows the alarms that fire', () => {
    expect(drawn.flatMap((panel) => panel.targets ?? []).filter(isAlarm)).toHaveLength(1);
  });

  test('lets one choose the data source and the instances, and heeds it', () => {
    expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'namespace', 'job', 'instance']);
    const [, , , instance] = templating.list;
    expect(instance?.query).toMatchObject({
      query: expect.stringContaining('{namespace=~"$namespace", job=~"$job"}'),
    });
    expect(instance?.allValue, 'all are those of the chosen installation').toBeUndefined();
    for (const { datasource } of drawn) expect(datasource?.uid).toMatch(/^\$\{datasource\}$/);
    for (const { expr } of targets) {
      const selectors = expr.match(/\{[^}]*\}/g) ?? [];
      expect(selectors.length).toBeGreaterThan(0);
      for (const selector of selectors) expect(selector).toContain('instance=~"$instance"');
    }
  });
});

/** Words of PromQL that are no metric and no label. */
const LANGUAGE = new Set(
  'sum max rate increase by le time histogram_quantile label_values instance namespace h or exported_job __rate_interval'.split(
    ' ',
  ),
);

/** The names that an expression speaks of, without what stands in quotes. */
function namesIn(expr: string): string[] {
  const bare = expr.replaceAll(/"[^"]*"/g, '').replaceAll(/\[[^\]]*\]/g, '');
  return (bare.match(/[a-zA-Z_]\w*/g) ?? []).filter((name) => !LANGUAGE.has(name));
}

test('every name that it asks for is one that a running app shows', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015');
  const shown = await (await fetch(`${flow.url}/metrics`)).text();
  const metrics = new Set(
    Array.from(shown.matchAll(/^# TYPE (\S+) (\w+)$/gm)).flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const labels = new Set(
    Object.values<unknown>(LABELS).flatMap((one) =>
      one instanceof Set && 'label' in one ? String(one.label) : [],
    ),
  );
  const asked = [
    ...targets.map(({ expr }) => expr),
    ...templating.list.map(({ query }) => (typeof query === 'string' ? '' : query.query)),
  ];
  const names = new Set(asked.flatMap(namesIn));
  expect([...names].filter((name) => !metrics.has(name) && !labels.has(name))).toEqual([]);
  expect([...names].filter((name) => name.startsWith('coursebell_')).length).toBeGreaterThan(15);
  const legends = targets.flatMap(({ legendFormat }) =>
    Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label]) => label),
  );
  // Prometheus adds the first, and names the app's own job so where it adds one of its own.
  const added = new Set(['instance', 'exported_job']);
  expect(legends.filter((label = '') => !added.has(label) && !labels.has(label))).toEqual([]);
});

test('everything that the app counts itself is on it', async () => {
  const flow = await openSample();
  const shown = await (await fetch(`${flow.url}/metrics`)).text();
  const counted = Array.from(shown.matchAll(/^# TYPE (coursebell_\w+) /gm), ([, name = '']) => name);
  const all = targets.map(({ expr }) => expr).join('\n');
  expect(counted.length).toBeGreaterThan(15);
  // Former names are for dashboards of before.
  const isFormer = (name: string) => name.startsWith('coursebell_rings_');
  expect(counted.filter((name) => !all.includes(name) && !isFormer(name))).toEqual([]);
});

test('docs/operation.md names every metric with its labels, and no other', async () => {
  const flow = await openSample();
  await flow.command('/course TX00EY23-3015');
  const shown = await (await fetch(`${flow.url}/metrics`)).text();
  const counted = Array.from(shown.matchAll(/^# TYPE (coursebell_\w+) /gm), ([, name = '']) => name);
  const page = readFileSync(join(import.meta.dirname, '../../docs/operation.md'), 'utf8');
  const rows = Array.from(page.matchAll(/^- `(coursebell_\w+)`:?(.*)$/gm), ([, name = '', labels = '']) => ({
    name,
    labels: Array.from(labels.matchAll(/`(\w+)`/g), ([, label = '']) => label),
  }));
  expect(rows.map(({ name }) => name).sort()).toEqual(counted.sort());
  for (const { name, labels } of rows) {
    const series = new RegExp(`^${name}(?:_count)?\\{(.*?)\\} `, 'm').exec(shown)?.[1] ?? '';
    const said = Array.from(series.matchAll(/(\w+)="/g), ([, label = '']) => label);
    if (said.length > 0) expect([name, ...said].sort()).toEqual([name, ...labels].sort());
  }
});
