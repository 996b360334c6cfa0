import { expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { buildingId, CODE, found, open, QUESTIONS, realizationId, row, unitId } from './setup.ts';

const LANGUAGES: Language[] = ['en', 'fi', 'sv'];

test.each(LANGUAGES)('%s goes out as query and header with every call', async (language) => {
  const { study, upstream } = await open();
  await study.realization(CODE, language);
  await study.realizationById(realizationId('1'), language);
  await study.courseUnit(unitId('2'), language);
  await study.building(buildingId('3'), language);
  expect(upstream.calls).toHaveLength(QUESTIONS.length);
  for (const { query, headers } of upstream.calls) {
    expect(query).toEqual({ l: language });
    expect(headers['accept-language']).toBe(language);
  }
});

test('each language has its own entry and its own search', async () => {
  const { study, upstream } = await open(({ query: { l } }) => found(row(CODE, { name: `In ${l}` })));
  const ask = () => Promise.all(LANGUAGES.map((language) => study.realization(CODE, language)));
  const names = (await ask()).map(({ value }) => value.name);
  expect(names).toEqual(['In en', 'In fi', 'In sv']);
  await ask();
  expect(upstream.calls).toHaveLength(3);
});
