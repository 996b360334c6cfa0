/** Codes that the operator gives are learned at the start, so that a name is found before a person has looked the course up. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, MINUTE, openSample, openScripted } from './harness.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const postgres = databasesOfFile();
const GARDENING = { name: 'Quantum Gardening' };
const WEEK = 7 * 24 * 60 * MINUTE;

function fileOf(...lines: readonly string[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'seeds-')), 'codes.txt');
  writeFileSync(path, `# of this autumn\n${lines.join('\r\n')}\n\n`);
  return path;
}

const learned = ({ log }: Flow) => log.filter(({ kind }) => kind === 'seeds');

/** What a command by name answers, once the codes are learned. */
async function byName(flow: Flow, name: string): Promise<string> {
  await flow.app.round();
  // What a workspace knows is read anew each minute.
  flow.pass(2 * MINUTE);
  return (await flow.command(`/course ${name}`)).message.text;
}

test('courses, runs of units and, where it is offered, courses of groups are found by name', async () => {
  const file = fileOf('TX00EY23-3015', 'im00br45', 'TXL22S1');
  const flow = await openSample({ env: { SEED_CODES_FILE: file, STUDY_API_EXTRAS: 'search-group' } });
  expect(await byName(flow, 'software engineering project')).toContain('TX00EY23-3015');
  for (const [name, code] of [
    ['ohjelmistotuotantoprojekti', /TX00EY23-3015/],
    ['find TXL22S1', /TX\w+-3\d{3}/],
  ] as const)
    expect((await flow.command(`/course ${name}`)).message.text, name).toMatch(code);
  const { message } = await flow.command('/course IM00BR45');
  const [, unit = ''] = /^([^\n(·]+?)\s*[·(\n]/.exec(message.text) ?? [];
  expect(unit).not.toBe('');
});

test('without the file nothing is asked for, and a name is not known', async () => {
  const flow = await openSample();
  expect(await byName(flow, 'software engineering project')).toContain('I don’t know');
});

test('a file of codes costs a search for each hundred, and again after a week, not at each start', async () => {
  const searches: number[] = [];
  const codes = Array.from({ length: 250 }, (_, at) => `TX${String(at).padStart(2, '0')}EY23-3015`);
  const env = { SEED_CODES_FILE: fileOf(...codes, ...codes), DATA_DIR: dataDir() };
  const answer: Parameters<typeof openScripted>[0] = (request) => {
    const asked = codesOf(request);
    searches.push(asked.length);
    return success({ realizations: asked.map((code) => realization(code)) });
  };
  const flow = await openScripted(answer, { env });
  await flow.app.round();
  expect(searches.toSorted()).toEqual([100, 100, 50].toSorted());
  await flow.app.round();
  expect(searches).toHaveLength(3);
  await flow.app.stop();
  const again = await openScripted(answer, { env });
  await again.app.round();
  expect(searches).toHaveLength(3);
  again.pass(WEEK + MINUTE);
  await again.app.round();
  expect(searches).toHaveLength(6);
});

test('of two replicas one learns, and both know', async () => {
  const searches: string[] = [];
  const env = {
    SEED_CODES_FILE: fileOf('TX00EY23-3015'),
    DATABASE_URL: await postgres.storeDatabase(),
  };
  const answer: Parameters<typeof openScripted>[0] = (request) => {
    searches.push(...codesOf(request));
    return success({ realizations: codesOf(request).map((code) => realization(code, GARDENING)) });
  };
  const flows = await Promise.all([openScripted(answer, { env }), openScripted(answer, { env })]);
  await Promise.all(flows.map(({ app }) => app.round()));
  expect(searches).toEqual(['TX00EY23-3015']);
  for (const flow of flows) expect(await byName(flow, 'quantum gardening')).toContain('TX00EY23-3015');
});

test('a code that does not exist is no trouble; an outage is told once, and tried again', async () => {
  let isDown = true;
  const answer: Parameters<typeof openScripted>[0] = (request) =>
    isDown
      ? { status: 503, body: '' }
      : success({
          realizations: codesOf(request)
            .filter((code) => code !== 'TX00EY23-3099')
            .map((code) => realization(code, GARDENING)),
        });
  const env = { SEED_CODES_FILE: fileOf('TX00EY23-3015', 'TX00EY23-3099') };
  const flow = await openScripted(answer, { env, troubles: ['seeds'] });
  await flow.app.round();
  expect(learned(flow)).toMatchObject([
    { outcome: 'failed', detail: '2 of 2 codes of SEED_CODES_FILE not read' },
  ]);
  isDown = false;
  flow.pass(16 * MINUTE);
  await flow.app.round();
  expect(learned(flow).map(({ outcome }) => outcome)).toEqual(['failed', 'ok']);
  expect(await byName(flow, 'quantum gardening')).toContain('TX00EY23-3015');
});
