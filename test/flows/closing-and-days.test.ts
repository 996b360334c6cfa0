/** A group with a day or a week is asked for its lessons, and what closes is listed by its deadlines, of one's own group first. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import type { Language } from '../../src/language.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' };
const open = (language: Language) => openSample({ env, locales: { sam: LOCALES[language] } });
const shared = openShared(open);

describe('a group with a day or a week is asked for its lessons', () => {
  test.each([
    ['fi', 'ensi viikon tiistaina TXL22S1?', 'KMC109'],
    ['fi', 'TXL22S1 ensi viikon tiistaina', 'KMC109'],
    ['fi', 'TXL22S1 ensi viikolla', 'KMC109'],
    ['sv', 'nästa veckas tisdag TXL22S1?', 'KMC109'],
    ['sv', 'på tisdag nästa vecka TXL22S1', 'KMC109'],
    ['en', 'tuesday of next week TXL22S1?', 'KMC109'],
    ['en', 'TXL22S1 next week', 'KMC109'],
  ] as const)('%s: %s', async (language, typed, room) => {
    expect((await answerTo(await shared(language), typed)).text).toContain(room);
  });

  test.each([
    ['fi', 'TXL22S1 kurssit ensi viikolla', 'TI00HA35-3002'],
    ['en', 'courses of TXL22S1 next week', 'TI00HA35-3002'],
  ] as const)('%s: %s asks for courses', async (language, typed, code) => {
    expect((await answerTo(await shared(language), typed)).text).toContain(code);
  });
});

describe('what closes is listed by its deadlines', () => {
  test.each([
    ['en', 'what closes this week', '16 – 22 Nov'],
    ['fi', 'mitkä ilmot menee kiinni tällä viikolla', '16.–22.11.'],
    ['fi', 'sulkeutuuko jotain tällä viikolla', '16.–22.11.'],
    ['sv', 'vilka anmälningar stänger den här veckan', '16–22 nov'],
    ['sv', 'vad stänger den här veckan', '16–22 nov'],
  ] as const)('%s: %s', async (language, typed, week) => {
    const flow = await open(language);
    await answerTo(flow, '/course TX00EY23-3015');
    const { text } = await answerTo(flow, typed);
    expect(text).toContain('TX00EY23-3015');
    expect(text).toContain(week);
    expect(text).not.toContain(texts(language).find.unused('menee'));
  });

  test.each([
    ['en', 'my group is TXL22S1', 'what closes this week'],
    ['fi', 'ryhmäni on TXL22S1', 'mitkä ilmot menee kiinni tällä viikolla'],
    ['sv', 'min grupp är TXL22S1', 'vilka anmälningar stänger den här veckan'],
  ] as const)('%s: those of one’s own group: %s', async (language, group, typed) => {
    const flow = await open(language);
    await answerTo(flow, group);
    const { text } = await answerTo(flow, typed);
    expect(text).toContain(texts(language).group.yours('TXL22S1'));
    expect(text).toContain('TX00EY23-3015');
  });

  test.each([
    ['en', 'deadlines in november'],
    ['fi', 'deadlinet marraskuussa'],
    ['sv', 'deadlines i november'],
  ] as const)('%s: %s', async (language, typed) => {
    const flow = await open(language);
    await answerTo(flow, '/course TX00EY23-3015');
    await answerTo(flow, '/course LI00DZ61-3005');
    const { text } = await answerTo(flow, typed);
    expect(text.indexOf('TX00EY23-3015')).toBeGreaterThan(0);
    expect(text.indexOf('LI00DZ61-3005')).toBeGreaterThan(text.indexOf('TX00EY23-3015'));
  });
});
