import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJobs, endedWith, JOBS, type Jobs } from '../../src/ops/jobs.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUTCOMES = ['ok', 'partly', 'failed', 'skipped'] as const;

function open() {
  const clock = { now: 1_795_000_000_853 };
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const jobs = createJobs({
    now: () => clock.now,
    log: createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    metrics,
    describe: (error) => ({ error: 'Told', detail: error instanceof Error ? error.message : '' }),
  });
  const count = async (job: string, outcome: string) => {
    const series = `coursebell_jobs_total{job="${job}",outcome="${outcome}"} `;
    const line = (await metrics.expose()).split('\n').find((one) => one.startsWith(series));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  return { jobs, lines, clock, metrics, count };
}

test('every job has a counter of each outcome from the start, and counts there', async () => {
  const { jobs, count } = open();
  for (const job of JOBS) {
    for (const outcome of OUTCOMES) {
      expect([job, outcome, await count(job, outcome)]).toEqual([job, outcome, 0]);
      expect(await jobs.run(job, async () => outcome)).toBe(outcome);
      expect([job, outcome, await count(job, outcome)]).toEqual([job, outcome, 1]);
    }
  }
});

test('every job is run by the source, and docs/operation.md explains it', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('ops') && !path.startsWith('playground'))
    .map((path) => readFileSync(join(ROOT, 'src', path), 'utf8'))
    .join('\n');
  // By its name where it is run, or where the name is given to what runs it.
  const isRun = (job: string) =>
    new RegExp(
      `(?:run|attempt|background)\\(\\s*'${job}'|job: '${job}'|(?:CHECK|LESSONS)_JOB = '${job}'`,
    ).test(sources);
  expect(JOBS.filter((job) => !isRun(job))).toEqual([]);
  const page = readFileSync(join(ROOT, 'docs/operation.md'), 'utf8');
  const [, section = ''] = page.split(/^## Background work$|^## Logs$/m);
  const explained = Array.from(section.matchAll(/^- `([a-z-]+)`: /gm), ([, job]) => job);
  expect(explained.sort()).toEqual([...JOBS].sort());
});

test('nothing in the source repeats itself but jobs', () => {
  // A lease is prolonged while its work goes on, open connections are swept while the server stops, and a process gives
  // signs of life and looks whether its socket is lost for good.
  const known = ['http/server.ts', 'ops/health.ts', 'ops/jobs.ts', 'store/database/versions.ts'];
  const repeating = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('playground'))
    .filter((path) => /\bsetInterval\(/.test(readFileSync(join(ROOT, 'src', path), 'utf8')));
  expect(repeating.sort()).toEqual(known);
});

test('a failure is logged with a reference and the time until the next try, and the state shows it', async () => {
  const { jobs, lines, clock } = open();
  await jobs.run('check', async () => undefined);
  clock.now += 1_000;
  const fails = () => Promise.reject(new Error('22P02'));
  expect(await jobs.run('check', fails, { workspace: 'T0CAMPUS01', retryMs: () => 300_000 })).toBe('failed');
  expect(lines).toMatchObject([
    {
      ...{ level: 40, kind: 'check', workspace: 'T0CAMPUS01', outcome: 'failed', retryMs: 300_000 },
      ...{ error: 'Told', detail: '22P02', reference: expect.stringMatching(/^[A-Z0-9]{8}$/) },
    },
  ]);
  clock.now += 1_000;
  const partly = async () => ({ ...endedWith(1, 3, 'course', 'read'), retryMs: 600_000 });
  await jobs.run('check', partly, { workspace: 'T0CAMPUS01', retryMs: () => 300_000 });
  expect(lines[1]).toMatchObject({
    ...{ outcome: 'partly', detail: '1 of 3 courses was not read', retryMs: 600_000 },
  });
  const since = 1_795_000_001_853;
  const [state] = jobs.states();
  expect(state).toMatchObject({ job: 'check', lastSuccess: 1_795_000_000_853, failing: { since } });
  expect(state?.failing?.reference).toBe(lines[1]?.['reference']);
  await jobs.run('check', async () => 'skipped', { workspace: 'T0CAMPUS01' });
  expect(jobs.states()[0]?.failing, 'what was not done shows nothing').toBeDefined();
  await jobs.run('check', async () => 'ok', { workspace: 'T0CAMPUS01' });
  expect(jobs.states()).toEqual([{ job: 'check', lastSuccess: clock.now, failing: undefined }]);
});

test('a failure that goes on is logged once, with the reference that the state shows; another one and its end are logged', async () => {
  const { jobs, lines } = open();
  const fail = (words: string) => jobs.run('socket', () => Promise.reject(new Error(words)));
  const told = () => lines.filter(({ level }) => Number(level) >= 30);
  for (const words of ['ENOTFOUND', 'ENOTFOUND', 'ENOTFOUND']) await fail(words);
  expect(told()).toMatchObject([{ level: 40, detail: 'ENOTFOUND' }]);
  expect(jobs.states()[0]?.failing?.reference).toBe(told()[0]?.['reference']);
  await fail('ECONNREFUSED');
  const reference = told()[1]?.['reference'];
  expect(jobs.states()[0]?.failing?.reference).toBe(reference);
  await jobs.run('socket', async () => 'ok');
  await jobs.run('socket', async () => 'ok');
  expect(told().slice(1)).toMatchObject([
    { level: 40, detail: 'ECONNREFUSED' },
    { level: 30, kind: 'socket', outcome: 'ok', reference },
  ]);
  await fail('ECONNREFUSED');
  expect(told()).toHaveLength(4);
  for (const _ of 'ab') await jobs.run('history', () => Promise.reject(new Error('full')));
  expect(told().slice(4), 'what is lost is told each time').toMatchObject([{ level: 50 }, { level: 50 }]);
});

test('a failure stands until the same workspace succeeds, and the oldest one of a job is shown', async () => {
  const { jobs, clock, lines } = open();
  const fails = () => Promise.reject(new Error('gone'));
  const failing = () => jobs.states()[0]?.failing;
  for (const workspace of ['T0NORTH001', 'T0SOUTH001']) {
    await jobs.run('pass', fails, { workspace });
    clock.now += 1_000;
  }
  const [north, south] = lines.map(({ reference }) => reference);
  const [first, second] = [clock.now - 2_000, clock.now - 1_000];
  expect(failing()).toEqual({ since: first, reference: north });
  await jobs.run('pass', async () => 'ok', { workspace: 'T0WEST0001' });
  expect(jobs.states()).toMatchObject([
    { job: 'pass', lastSuccess: clock.now, failing: { since: first, reference: north } },
  ]);
  await jobs.run('pass', async () => 'ok', { workspace: 'T0NORTH001' });
  expect(failing()).toEqual({ since: second, reference: south });
  await jobs.run('pass', async () => 'ok', { workspace: 'T0SOUTH001' });
  expect(failing()).toBeUndefined();
});

test('the failure of a workspace whose work is not done here any more ends after a day', async () => {
  const { jobs, clock } = open();
  const fails = () => Promise.reject(new Error('gone'));
  await jobs.run('pass', fails, { workspace: 'T0NORTH001' });
  await jobs.run('forget', fails);
  clock.now += 23 * 3_600_000;
  await jobs.run('pass', fails, { workspace: 'T0SOUTH001' });
  expect(jobs.states().map(({ failing }) => failing?.since)).toEqual([1_795_000_000_853, 1_795_000_000_853]);
  clock.now += 2 * 3_600_000;
  expect(jobs.states()).toMatchObject([
    { job: 'pass', failing: { since: clock.now - 2 * 3_600_000 } },
    { job: 'forget', failing: { since: 1_795_000_000_853 } },
  ]);
  clock.now += 24 * 3_600_000;
  expect(jobs.states()[0]).toEqual({ job: 'pass', lastSuccess: undefined, failing: undefined });
});

test('more failing workspaces than are remembered leave the first ones known', async () => {
  const { jobs, clock } = open();
  const fails = () => Promise.reject(new Error('gone'));
  const since = clock.now;
  for (let number = 0; number < 10_050; number += 1) {
    await jobs.run('pass', fails, { workspace: `T${number}`, isToldByCaller: true });
    clock.now += 1;
  }
  expect(jobs.states()[0]?.failing?.since).toBe(since);
  for (let number = 0; number < 10_000; number += 1)
    await jobs.run('pass', async () => 'ok', { workspace: `T${number}` });
  expect(jobs.states()[0]?.failing, 'no more than 10 000 are kept').toBeUndefined();
});

test('what is lost is logged as an error, what is tried again as a warning', async () => {
  const { jobs, lines } = open();
  for (const job of ['history', 'move', 'forget'] as const)
    await jobs.run(job, () => Promise.reject(new Error('full')));
  expect(lines.map(({ level }) => level)).toEqual([50, 50, 40]);
});

test('an attempt gives its result to its caller, and rejects as its work does', async () => {
  const { jobs, lines, count } = open();
  const attempt: Jobs['attempt'] = jobs.attempt;
  expect(await attempt('count', async () => 7)).toBe(7);
  await expect(
    attempt('count', () => Promise.reject(new Error('gone')), { isToldByCaller: true }),
  ).rejects.toThrow('gone');
  expect(
    await attempt(
      'renew',
      async () => 'no',
      {},
      (word) => endedWith(1, 1, 'token', word),
    ),
  ).toBe('no');
  expect(lines, 'one is told by its caller').toMatchObject([{ kind: 'renew', outcome: 'failed' }]);
  expect(
    await Promise.all([count('count', 'ok'), count('count', 'failed'), count('renew', 'failed')]),
  ).toEqual([1, 1, 1]);
});
