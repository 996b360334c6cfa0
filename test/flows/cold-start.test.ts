/** The first question of all, before anything is known of the study API: the answer itself shows what the API offers. */
import { describe, expect, test } from 'vitest';
import {
  ALL_EXTRAS,
  NO_EXTRAS,
  type SampleExtras,
  type SampleManners,
  USUAL_MANNERS,
} from '../../playground/sample-extras.ts';
import type { SampleStudyApi } from '../../playground/sample-study-api.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type FlowOptions, openSample } from './harness.ts';

const textOf = ({ text, blocks }: SlackMessage): string => `${text} ${JSON.stringify(blocks)}`;
const open = (study: FlowOptions['study'] = {}, env = 'auto') =>
  openSample({ env: { STUDY_API_EXTRAS: env }, study });

/** What a person's request has asked for: the small requests hold a known code. */
const searches = ({ calls }: SampleStudyApi) =>
  calls.filter(({ path, codes }) => path.endsWith('/search') && codes === undefined);
const IN_CATALOGUE = /in the whole catalogue|koko opintotarjonnasta|i hela kursutbudet/i;

const FIRST: readonly (readonly [typed: string, code: string])[] = [
  ['/course web development', 'TI00HA13-3004'],
  ['/course find web development', 'TI00HA13-3004'],
  ['is there a course about acoustics?', 'RA00HF11-3002'],
  ['onko kurssia akustiikasta?', 'RA00HF11-3002'],
  ['finns det en kurs om akustik?', 'RA00HF11-3002'],
  ['/enrollment web development', 'TI00HA13-3004'],
  ['/course find TXL22S1 open english', 'TI00HA24-3002'],
  ['what can I still enroll in for TXL22S1?', 'TI00HA16-3002'],
  ['mitä kursseja ryhmällä TXL22S1 on tammikuussa?', 'TI00HA24-3002'],
  ['vilka kurser har gruppen TXL22S1?', 'TI00HA24-3002'],
];

describe.each([
  ['as sister services', USUAL_MANNERS],
  ['the opposite of that', OPPOSITE_MANNERS],
])('a service that behaves %s', (_, manners) => {
  test.each(FIRST)(
    '%s is answered from the whole catalogue, by at most three searches',
    async (typed, code) => {
      const flow = await open({ manners });
      const message = await answerTo(flow, typed);
      expect(textOf(message)).toContain(code);
      expect(textOf(message)).toMatch(IN_CATALOGUE);
      expect(searches(flow.study).length).toBeLessThanOrEqual(3);
      for (const { body } of searches(flow.study)) expect(body).toHaveProperty('startDate');
    },
  );

  test.each([
    ['/course TI00HA13', 'TI00HA13-3004'],
    ['when is TI00HA13 offered next?', 'TI00HA13-3004'],
    ['when does web development start?', 'TI00HA13-3004'],
    ['/course unit TI00HA13', '81003'],
  ])('%s', async (typed, shown) => {
    const flow = await open({ manners });
    expect(textOf(await answerTo(flow, typed))).toContain(shown);
  });

  test('a course that there is not is not called missing in the catalogue, and the next one is found', async () => {
    const flow = await open({ manners });
    for (const typed of ['/course zzqqx', 'is there a course about zzqqx?', '/course find ZZ99QQ9'])
      expect(textOf(await answerTo(flow, typed))).not.toMatch(IN_CATALOGUE);
    expect(textOf(await answerTo(flow, '/course web development'))).toMatch(IN_CATALOGUE);
  });
});

test('one search answers, and what it found is asked about at once, in the background', async () => {
  const flow = await open();
  await answerTo(flow, '/course web development');
  expect(searches(flow.study)).toHaveLength(1);
  // Without a round that a test begins.
  await expect.poll(() => flow.study.calls.length, { timeout: 20_000 }).toBeGreaterThan(8);
});

test('the first course that is looked up is asked about at once', async () => {
  const flow = await open();
  await answerTo(flow, '/course TI00HA13-3004');
  await expect.poll(() => flow.study.calls.length, { timeout: 20_000 }).toBeGreaterThan(9);
  await flow.app.round();
  expect(flow.study.calls.length).toBeLessThanOrEqual(1 + 12);
});

const MISSING: readonly (readonly [what: string, extras: SampleExtras, manners: Partial<SampleManners>])[] = [
  ['offers nothing', NO_EXTRAS, {}],
  ['wants codes in each search', NO_EXTRAS, { codesRequired: true }],
  ['ignores names and groups', { ...ALL_EXTRAS, name: false, group: false }, {}],
  ['takes any of the fields', ALL_EXTRAS, { fields: 'or' }],
];
test.each(MISSING)(
  'a service that %s is found out by few calls, and the words are as they were',
  async (_, extras, more) => {
    const study = { extras, manners: { ...USUAL_MANNERS, ...more } };
    const flow = await open(study);
    const without = await open(study, 'off');
    for (const typed of [
      '/course web development',
      'is there a course about acoustics?',
      'onko kurssia akustiikasta?',
      'finns det en kurs om akustik?',
      '/course find TXL22S1 open',
      'when does web development start?',
    ]) {
      const [now, before] = [await answerTo(flow, typed), await answerTo(without, typed)];
      expect(textOf(now), typed).not.toMatch(IN_CATALOGUE);
      expect(now.text, typed).toBe(before.text);
    }
    expect(searches(flow.study).length).toBeLessThanOrEqual(3);
  },
);
