/** What no course is called, and what known courses are called nearly: parts of compounds, and slips of the hand. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { isNearName } from '../../src/study-client/slips.ts';
import { answerTo, LOCALES, openSample } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' };

test.each([
  ['fi', '/course find rakennusfysiikka', 'fysiikka', 'RA00HF13-3004'],
  ['fi', '/course find rakennusfysiikka', 'onko fysiikan kursseja', 'RA00HF13-3004'],
  ['sv', '/course find byggnadsfysik', 'fysik', 'RA00HF13-3004'],
  ['en', '/course find TXL22S1', 'programing', 'TI00HA25-3003'],
  ['en', '/course find TXL22S1', 'programing courses', 'TI00HA25-3003'],
  ['fi', '/course find TXL22S1', 'onko ohjelmontia', 'TI00HA'],
  ['sv', '/course find TXL22S1', 'finns det kurser i programering', 'TI00HA'],
] as const)('%s: after %s: %s', async (language, before, typed, code) => {
  const flow = await openSample({ env, locales: { sam: LOCALES[language] } });
  await answerTo(flow, before);
  const { length } = flow.study.calls;
  const message = await answerTo(flow, typed);
  expect(message.text).toContain(texts(language).find.catalogue.near);
  expect(message.text).toContain(code);
  expect(JSON.stringify(message.blocks)).toContain(`"text":"${texts(language).seen.show}"`);
  const names = flow.study.calls.slice(length).filter(({ body }) => Object.hasOwn(Object(body), 'name'));
  expect(names.length).toBeLessThanOrEqual(3);
});

test('what is known here is found by the end of its compound, and is not told as of the whole catalogue', async () => {
  const flow = await openSample({ env, locales: { sam: LOCALES.sv } });
  await answerTo(flow, '/course RA00HF13-3004');
  const { text } = await answerTo(flow, 'finns det kurser i fysik?');
  expect(text).toContain('RA00HF13-3004');
  expect(text).not.toContain(texts('sv').find.catalogue.looked);
  expect(text).toContain(texts('sv').find.catalogue.seen);
});

test('of a unit one run stands there, which goes on', async () => {
  const flow = await openSample({ env, locales: { sam: LOCALES.fi } });
  await answerTo(flow, '/course find rakennusfysiikka');
  const { text } = await answerTo(flow, 'fysiikka');
  expect(text.match(/RA00HF13-\d+/g)).toEqual(['RA00HF13-3004']);
});

test('what is near to nothing has no names beside it', async () => {
  const flow = await openSample({ env });
  await answerTo(flow, '/course find TXL22S1');
  const { text } = await answerTo(flow, 'is there a course about zzqology?');
  expect(text).not.toContain(texts('en').find.catalogue.near);
});

describe('near names', () => {
  test.each([
    ['Ingenjörsmatematik', 'matematik', true],
    ['Insinöörifysiikka 2', 'fysiikka', true],
    ['Tietoverkot', 'verkot', true],
    ['Databaser', 'bas', false],
    ['Databases', 'databses', true],
    ['Programming 2', 'programing', true],
    ['Mathematics 24', '24', true],
    ['Media24', 'a2', false],
    ['Nursing of Older People', 'nursing people', true],
    ['Nursing of Older People', 'nursing animals', false],
  ] as const)('%s: %s: %s', (name, typed, isNear) => expect(isNearName(name, typed)).toBe(isNear));
});
