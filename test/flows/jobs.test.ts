/** Background work that fails is seen: on `/course status`, in the metrics, and in what readiness tells. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { eventually } from '../fixtures/patience.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, MINUTE, NOW, openSample } from './harness.ts';

const HOUR = 60 * MINUTE;
const CODE = 'TX00EY23-3015';

/** A number of `/metrics`; undefined where it is not shown. */
async function shown({ url }: Pick<Flow, 'url'>, series: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** Waits until readiness, which is 200 all the time, shows parts in such a state: it remembers for a second. */
async function shows({ url }: Pick<Flow, 'url'>, parts: object): Promise<void> {
  await eventually(async () => {
    const response = await fetch(`${url}/health/ready`);
    expect(response.status).toBe(200);
    expect(JSON.parse(await response.text()).parts).toMatchObject(parts);
  });
}

/** A time of this minute, as JSON has it. */
const thisMinute = () => expect.stringContaining(new Date().toISOString().slice(0, 16));
/** Now, as cards and metrics have it. */
const inSeconds = (): number => Math.floor(Date.now() / 1000);

/** What the status says in the words of its text alone. */
async function statusOf(flow: Flow): Promise<string> {
  return (await flow.command('/course status')).message.text;
}

/** Follows a course after the app's own first check, so that the next ones are the test's. */
async function follows(flow: Flow): Promise<void> {
  await eventually(async () =>
    expect(await shown(flow, 'coursebell_jobs_total{job="check",outcome="ok"}')).toBe(1),
  );
  await flow.command(`/course follow ${CODE}`);
}

function change(folder: string, sql: string): unknown[] {
  const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  try {
    return file.prepare(sql).all();
  } finally {
    file.close();
  }
}

test('the time of the follow is not the time of the last check', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${CODE}`);
  expect(await statusOf(flow)).toContain('Last check: not yet');
  flow.pass(3 * HOUR);
  await flow.app.round();
  expect(await statusOf(flow)).toContain(`Last check: <!date^${Math.floor((NOW + 3 * HOUR) / 1000)}^`);
});

test.each(['down', 'key refused', 'over quota'] as const)(
  'checks that fail while the study API is %s are seen, and so is their end',
  async (mode) => {
    const flow = await openSample({ isCalm: true });
    const { app } = flow;
    await follows(flow);
    flow.pass(3 * HOUR);
    await app.round();
    const [lastSuccess, succeeded] = [thisMinute(), inSeconds()];
    await shows(flow, { check: { state: 'succeeding', lastSuccess } });

    flow.study.mode = mode;
    flow.pass(3 * HOUR);
    const [failingSince, failing] = [thisMinute(), inSeconds()];
    await app.round();
    flow.pass(HOUR);
    await app.round();
    const told = await statusOf(flow);
    expect(told).toMatch(
      new RegExp(`Checks have failed since <!date\\^${failing}\\^.*; dates may be old\\.\n`),
    );
    expect(told).toContain(`Last check: <!date^${succeeded}^`);
    // What goes on is told once, above the level of debugging.
    const lines = flow.log.filter(({ kind, outcome }) => kind === 'check' && outcome === 'failed');
    expect(lines).toMatchObject([
      { detail: '1 of 1 followed course was not read', level: 40, retryMs: 10 * MINUTE },
      { level: 20 },
    ]);
    const [line, again] = lines;
    expect(again?.reference).toBe(line?.reference);
    // A replica that is taken out would fix nothing.
    await shows(flow, {
      check: { state: 'failing', lastSuccess, failingSince },
      background: { failing: [{ job: 'check', reference: line?.reference }] },
    });
    expect(await shown(flow, 'coursebell_jobs_total{job="check",outcome="failed"}')).toBe(2);

    flow.study.mode = 'fine';
    flow.pass(HOUR);
    await app.round();
    expect(await statusOf(flow)).not.toContain('Checks have failed');
    await shows(flow, {
      check: { state: 'succeeding', lastSuccess: thisMinute() },
      background: { state: 'well' },
    });
  },
);

test('a store that makes each check fail is seen from the first check on', async () => {
  const folder = dataDir();
  const flow = await openSample({ env: { DATA_DIR: folder }, troubles: ['row'], isCalm: true });
  await follows(flow);
  change(folder, 'alter table courses rename column facts to lost');
  flow.pass(3 * HOUR);
  await flow.app.round();
  await shows(flow, { check: { state: 'failing' } });
  expect(await shown(flow, 'coursebell_jobs_total{job="check",outcome="failed"}')).toBe(1);
  const line = flow.log.find(({ kind, outcome }) => kind === 'check' && outcome === 'failed');
  expect(line).toMatchObject({ detail: 'SQL logic error', reference: expect.any(String) });
});

test('a new process knows the last successful check of the one before', async () => {
  const env = { DATA_DIR: dataDir() };
  const before = await openSample({ env, isCalm: true });
  await follows(before);
  const [lastSuccess, seconds] = [thisMinute(), inSeconds()];
  await before.app.stop();
  const after = await openSample({ env, isCalm: true });
  await shows(after, { check: { state: 'succeeding', lastSuccess } });
  // It has made none: that of the process before was enough.
  expect(await shown(after, 'coursebell_jobs_total{job="check",outcome="ok"}')).toBe(0);
  const known = await shown(after, 'coursebell_check_last_success_timestamp_seconds');
  expect(Math.floor(known ?? 0)).toBe(seconds);
  expect(await shown(after, 'coursebell_check_period_seconds')).toBe(10_800);
});

test('what tidies up and fails keeps nothing else from being done', async () => {
  const folder = dataDir();
  const flow = await openSample({ env: { DATA_DIR: folder } });
  change(folder, 'alter table look_ups rename column looked_up_at to lost');
  flow.pass(HOUR);
  await flow.app.round();
  const outcomes = async (job: string) =>
    Promise.all(
      ['ok', 'failed'].map((one) => shown(flow, `coursebell_jobs_total{job="${job}",outcome="${one}"}`)),
    );
  const [[, forgotten], [erased, notErased], [checked, notChecked]] = [
    await outcomes('forget'),
    await outcomes('erase'),
    await outcomes('check'),
  ];
  expect(forgotten).toBeGreaterThanOrEqual(1);
  expect([notErased, notChecked]).toEqual([0, 0]);
  expect(Math.min(erased ?? 0, checked ?? 0)).toBeGreaterThanOrEqual(1);
  await shows(flow, { background: { state: 'failing', failing: [{ job: 'forget' }] } });
});
