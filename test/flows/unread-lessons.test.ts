/** Lessons whose times can't be read, or are none: it is said that one is missing, and no day is called free. */
import { describe, expect, test } from 'vitest';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { LOCALES, openScripted } from './harness.ts';
import { words } from './reading.ts';

const CODE = 'VT00QA12-3007';
const A1 = reservedRoom('A1-13');
const of = (id: string, from: string, until: string): ReservationRow => lesson(id, CODE, [from, until], A1);
const MONDAY = of('1', '2026-11-23T09:00', '2026-11-23T11:00');
const WEDNESDAY = of('2', '2026-11-25T12:00', '2026-11-25T14:00');

const ODD: Readonly<Record<string, ReservationRow>> = {
  'it ends before it begins': of('1', '2026-11-23T11:00', '2026-11-23T09:00'),
  'it takes no time': of('1', '2026-11-23T09:00', '2026-11-23T09:00'),
  'it has no end': { ...MONDAY, endDate: null },
  'its times are words': { ...MONDAY, startDate: 'soon', endDate: '' },
};

const open = (rows: readonly ReservationRow[], language: keyof typeof LOCALES = 'en') =>
  openScripted(teaching(rows), {
    env: { STUDY_API_EXTRAS: 'reservations' },
    locales: { sam: LOCALES[language] },
  });

describe.each(Object.entries(ODD))('%s', (_, odd) => {
  test('a list and a day say that one is missing', async () => {
    const { direct } = await open([odd, WEDNESDAY]);
    await direct(`follow ${CODE}`);
    const missing = 'The time of one lesson could not be read.';
    const answerTo = async (said: string) => (await direct(said)).answer;
    expect(words(await answerTo(`lessons of ${CODE}`))).toContain(missing);
    expect((await answerTo(`does ${CODE} have class on Monday?`)).text).toMatch(/^Not known · Monday 23 Nov/);
    const day = await answerTo('what do I have on Monday?');
    expect(day.text).toMatch(/^No lessons are known then\./);
    expect(words(day)).toContain(missing);
    expect((await answerTo('am I free on Monday?')).text).toMatch(/^Not known\./);
  });
});

test.each([
  ['en', 'does it have class on Tuesday?', /^No · Tuesday 24 November · /],
  ['fi', 'onko sillä tiistaina tuntia?', /^Ei · tiistai 24\. marraskuuta · /],
  ['sv', 'har den lektion på tisdag?', /^Nej · tisdag 24 november · /],
] as const)('another day is told as it is (%s)', async (language, said, told) => {
  const { direct } = await open([ODD['it takes no time'] ?? MONDAY, WEDNESDAY], language);
  await direct(CODE);
  expect((await direct(said)).answer.text).toMatch(told);
});
