/** The doctor tells what the study API offers beside its four operations: as the store has it, or asked now. */
import { expect, test } from 'vitest';
import { FOUR_OPERATIONS } from '../../playground/sample-extras.ts';
import type { Finding } from '../../src/doctor/findings.ts';
import { openStore } from '../../src/store/open.ts';
import { EXTRAS } from '../../src/study-client/model.ts';
import { createExtras } from '../../src/workspace/study-extras.ts';
import { NOT_ASKED } from '../fixtures/no-study.ts';
import { rich } from '../fixtures/realizations.ts';
import { dataDir } from '../flows/data-dir.ts';
import { allIsWell, examined, KEY, told, troubles } from './stand-ins.ts';

const CODE = 'TX00EY23-3015';
const lines = (findings: readonly Finding[]) => EXTRAS.map((extra) => told(findings, `extra ${extra}`));

/** A store in which a course was looked up, with what was found out about a service. */
async function used(url: string, code: string): Promise<string> {
  const folder = dataDir();
  const store = await openStore({ dataDir: folder });
  const now = () => Date.now() - 2 * 3_600_000;
  const extras = createExtras({
    ...{ store, now, configured: 'auto', access: { url, key: KEY, timeZone: 'Europe/Helsinki' } },
    study: {
      firstUse: NOT_ASKED.firstUse,
      realization: NOT_ASKED.firstUse,
      probes: () => [
        { about: 'start-date', steps: [{ asks: 'a start far ahead', ask: async () => 'on' }] },
        { about: 'search-name', steps: [{ asks: 'it alone', ask: async () => 'on' }] },
        { about: 'buildings', steps: [{ asks: 'all buildings', ask: async () => 'off' }] },
      ],
    },
    background: (work) => work(),
    alone: (work) => work(),
  });
  extras.found(rich, 'en');
  await extras.look(new AbortController().signal);
  await store.courses.put([
    {
      ...{ code, language: 'en', readAt: now(), missingSince: undefined, doubts: undefined },
      facts: { name: 'Acoustics', languages: [], groups: [] },
    },
  ]);
  await store.close();
  return folder;
}

test('what a store has is told, with its reason and age, and nothing is asked', async () => {
  const { env, study } = await allIsWell();
  const DATA_DIR = await used(study.url, CODE);
  const before = study.calls.length;
  const findings = await examined({ ...env, DATA_DIR });
  expect(troubles(findings)).toEqual([]);
  expect(lines(findings)).toEqual([
    'ok    extra search-name: on (it alone: honoured, 2 hours ago)',
    'skip  extra search-group: undecided (not asked yet)',
    'skip  extra search-unit: undecided (not asked yet)',
    'skip  extra units: undecided (not asked yet)',
    'ok    extra buildings: off (all buildings: ignored or not offered, 2 hours ago)',
    'skip  extra reservations: undecided (not asked yet)',
  ]);
  // For the key, the date and the suffixes.
  expect(study.calls.length - before).toBeLessThanOrEqual(3);
});

test.each([
  ['no store', {}],
  ['the store of another service', { STUDY_API_URL: undefined }],
])('%s: nothing was asked yet', async (_, other) => {
  const { env, study } = await allIsWell();
  const DATA_DIR = 'STUDY_API_URL' in other ? await used('https://other.example', CODE) : env['DATA_DIR'];
  const findings = await examined({ ...env, DATA_DIR: DATA_DIR ?? '', STUDY_API_URL: study.url });
  expect(lines(findings)).toEqual(EXTRAS.map((one) => `skip  extra ${one}: undecided (not asked yet)`));
});

test.each([
  ['off', [] as string[]],
  ['units, search-group', ['units', 'search-group']],
])('with STUDY_API_EXTRAS=%s that decides', async (STUDY_API_EXTRAS, on) => {
  const { env } = await allIsWell();
  const findings = await examined({ ...env, STUDY_API_EXTRAS });
  expect(lines(findings)).toEqual(
    EXTRAS.map((one) => `ok    extra ${one}: ${on.includes(one) ? 'on' : 'off'} (by STUDY_API_EXTRAS)`),
  );
});

test.each([
  ['that is named', { code: CODE }, 'auto'],
  ['that is named in small letters, with the extras off', { code: CODE.toLowerCase() }, 'off'],
  ['of the store', { code: undefined }, 'auto'],
])('asks now about a course %s, by at most twelve requests', async (_, probe, STUDY_API_EXTRAS) => {
  const { env, study } = await allIsWell();
  const DATA_DIR = probe.code === undefined ? await used(study.url, CODE) : dataDir();
  const calls = () => study.calls.filter(({ path }) => /search$|building$/.test(path)).length;
  await examined({ ...env, DATA_DIR });
  const plain = calls();
  const findings = await examined({ ...env, DATA_DIR, STUDY_API_EXTRAS }, {}, { probe });
  expect(troubles(findings)).toEqual([]);
  for (const line of lines(findings))
    expect(line).toMatch(/^ok {4}extra [\w-]+: on \(.+: honoured, 0 \w+ ago\)$/);
  expect(told(findings, 'extras')).toBe(
    STUDY_API_EXTRAS === 'auto' ? '' : 'ok    extras: STUDY_API_EXTRAS decides what is used of these',
  );
  // The course itself is looked up, too, in one language or two.
  expect(calls() - 2 * plain).toBeLessThanOrEqual(12 + 2);
});

test('a study API of the four operations offers nothing', async () => {
  const { env, study } = await allIsWell();
  Object.assign(study, FOUR_OPERATIONS);
  const findings = await examined(env, {}, { probe: { code: CODE } });
  for (const line of lines(findings)) expect(line).toMatch(/: off \(.+: ignored or not offered, /);
});

test.each([
  ['none is known', undefined, 'no course is known'],
  ['it is not there', 'TX00ZZ99-3001', 'there is no such course'],
  ['it is no code', 'acoustics', 'there is no such course'],
])('says what is missing where %s', async (_, code, words) => {
  const { env } = await allIsWell();
  const findings = await examined(env, {}, { probe: { code } });
  expect(troubles(findings)).toEqual(['warn extras']);
  expect(told(findings, 'extras')).toBe(
    `warn  extras: ${words}\n      → Name a course that there is: npm run doctor -- --probe TX00EY23-3015.`,
  );
});

test('a study API that is down is not asked further', async () => {
  const { env, study } = await allIsWell();
  study.mode = 'down';
  const findings = await examined(env, {}, { probe: { code: CODE } });
  expect(troubles(findings)).toEqual(['fail study API', 'warn extras']);
  expect(told(findings, 'extras')).toContain('not asked: the study API is down');
});
