/** What is searched for: courses in the plural, names behind an exclamation, and what may be left out where nothing is found. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const EXTRAS = 'search-name,search-group,search-unit,units,buildings,reservations';
const open = (language: keyof typeof LOCALES = 'en') =>
  openSample({ env: { STUDY_API_EXTRAS: EXTRAS }, locales: { sam: LOCALES[language] } });
const shared = openShared(open);

/** The labels of the buttons of a message. */
const buttons = ({ blocks }: SlackMessage): string[] =>
  Array.from(
    JSON.stringify(blocks).matchAll(/"type":"button","text":\{"type":"plain_text","text":"([^"]+)"/g),
    ([, label = '']) => label,
  );
describe('courses in the plural with a subject are a search, behind a course of that name, too', () => {
  test.each([
    ['en', 'marketing courses in english please', 'LI00DZ61-3005'],
    ['en', 'open marketing courses in English', 'LI00DZ61-3005'],
    ['en', 'nursing courses in english', 'SH00HB16-3001'],
    ['fi', 'markkinoinnin kursseja englanniksi kiitos', 'LI00DZ61-3005'],
    ['fi', 'avoimet markkinoinnin kurssit englanniksi', 'LI00DZ61-3005'],
    ['sv', 'kurser i marknadsföring på finska tack', 'LI00HD11-3002'],
    ['sv', 'marknadsföringskurser på finska', 'LI00HD11-3002'],
    ['en', 'and finnish language for beginner? i dont speak nothing', 'LX00DR39-3010'],
    ['sv', 'och finska för nybörjare? jag kan ingenting', 'KV00HG16-3001'],
  ] as const)('%s: %s', async (language, typed, code) => {
    const flow = await open(language);
    await answerTo(flow, '/course LI00DZ61-3005');
    const { text } = await answerTo(flow, typed);
    expect(text).toContain(code);
    for (const one of LANGUAGES) expect(text).not.toContain(texts(one).find.unused('marketing'));
    expect(text).not.toMatch(/teaching language is|Opetuskieli on|Undervisningsspråket är/);
  });
});

describe('a name behind an exclamation is a name', () => {
  test.each([
    ['fi', 'no voi vitsi. ohjelmointi?', 'TI00HA12-3002'],
    ['fi', 'ohjelmointi?', 'TI00HA12-3002'],
    ['fi', 'höh, tietokannat?', 'TI00HA15-3003'],
    ['en', 'oh no. chemistry?', 'chemistry'],
    ['en', 'ugh! machine learning', 'TI00HA22-3003'],
    ['sv', 'äsch. kemi?', 'kemi'],
    ['sv', 'nej men åh. databaser?', 'TI00HA15-3003'],
  ] as const)('%s: %s', async (language, typed, told) => {
    expect((await answerTo(await shared(language), typed)).text).toContain(told);
  });

  test.each([
    ['en', 'oh no'],
    ['fi', 'voi ei'],
    ['sv', 'äsch'],
  ] as const)('%s: %s alone asks for nothing', async (language, typed) => {
    const { text } = await answerTo(await shared(language), typed);
    expect(text).toBe(texts(language).help.heard);
  });
});

describe('where nothing is found', () => {
  test('a word of two may be left out, and then there are courses', async () => {
    const flow = await open('fi');
    const message = await answerTo(flow, 'onks jotain kurssii ohjelmoinnin taikuudesta');
    expect(message.text).toContain(texts('fi').find.catalogue.allWords);
    expect(buttons(message)).toEqual(expect.arrayContaining(['Ilman: ohjelmoinnin', 'Ilman: taikuudesta']));
    await flow.slack.click(message, 'Ilman: taikuudesta');
    await flow.until(() => (message.text.includes('TX00EW54-3008') ? true : undefined));
  });

  test('what is suggested by a name alone says which limits it ignores, and they may be left out', async () => {
    const flow = await open();
    const message = await answerTo(flow, 'marketing courses that close tomorrow in German');
    const limits = 'German · enrollment closes 21 Nov';
    expect(message.text).toContain(texts('en').find.catalogue.nearBeside(limits));
    expect(buttons(message)).toContain(texts('en').find.catalogue.without(limits));
  });

  test.each([
    ['which courses of TXL22S1 close enrollment this month, sort by date', 'TX00EY23-3015'],
    ['which courses of TXL22S1 close enrollment this month, list in date order', 'TX00EY23-3015'],
  ])('%s: words of every kind of question are no names', async (typed, code) => {
    const { text } = await answerTo(await shared('en'), typed);
    expect(text).toContain(code);
    expect(text).toMatch(/enrollment closes 1 – 30 Nov/);
  });
});

describe('what is sought stands in the answer, in whichever part of the message it was said', () => {
  test.each([
    ['en', 'I want to learn marketing, which courses?', 'marketing'],
    ['en', 'I need 5 more ects in English', 'English · 5 credits'],
    ['en', 'do u have any evening courses in English', 'English'],
    ['sv', 'ai-kurser', 'ai'],
    ['fi', 'haluaisin oppia markkinointia. Mitä kursseja on?', 'Digitaalinen markkinointi'],
    ['sv', 'jag vill lära mig marknadsföring, vilka kurser finns', 'marknadsföring'],
    ['sv', 'projektkurser i vår?', 'projekt'],
    ['sv', 'finns det kurser på svenska överhuvudtaget', 'svenska'],
  ] as const)('%s: %s', async (language, typed, sought) => {
    const flow = await open(language);
    await flow.command('/course TX00EY23-3015');
    const { text } = await answerTo(flow, typed);
    expect(text.split('\n').slice(0, 3).join('\n')).toContain(sought);
  });
});
