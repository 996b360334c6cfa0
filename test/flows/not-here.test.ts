/** What people ask for that is not done here is said honestly, with where to ask. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const shared = openShared((language: keyof typeof LOCALES) =>
  openSample({
    env: { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' },
    locales: { sam: LOCALES[language] },
  }),
);

const ROWS = [
  ['en', 'extend', 'can I extend the enrollment by a week?'],
  ['en', 'extend', 'please reopen the registration'],
  ['fi', 'extend', 'voiko ilmoittautumisaikaa pidentää viikolla'],
  ['sv', 'extend', 'kan man förlänga anmälningstiden'],
  ['en', 'absence', 'I’m sick tomorrow, who do I tell'],
  ['fi', 'absence', 'sairaana huomenna, kelle ilmotan'],
  ['sv', 'absence', 'jag är sjuk i morgon, vem meddelar jag'],
  ['en', 'message', 'send a message to the students'],
  ['fi', 'message', 'lähetä opiskelijoille viesti'],
  ['sv', 'message', 'skicka ett meddelande till studerandena'],
  ['en', 'sums', 'how many credits in total for my group'],
  ['fi', 'sums', 'yht op noist mun ryhmän kursseist?'],
  ['sv', 'sums', 'hur många sp totalt för min grupp'],
  ['en', 'groups', 'what means the TXL22S1 thing, I need a group?'],
  ['en', 'groups', 'what does TXL22S1 mean?'],
  ['fi', 'groups', 'mitä TXL22S1 tarkoittaa'],
  ['sv', 'groups', 'vad betyder TXL22S1?'],
] as const;

describe('behind a course that was spoken of, too', () => {
  test.each(ROWS)('%s: %s: %s', async (language, wish, typed) => {
    const flow = await shared(language);
    await answerTo(flow, 'TX00EY23-3015');
    const { how } = texts(language).help;
    const told = wish === 'groups' ? how.groups('TXL22S1') : how[wish];
    expect((await answerTo(flow, typed)).text).toContain(told);
  });
});

test.each([
  ['what does TX00EY23 mean', 'TX00EY23'],
  ['which courses of TXL22S1 are open', 'TX00EY23-3015'],
  ['how many credits do TX00EY23-3015 and TX00EW54-3008 have together', '15'],
])('but not %s', async (typed, told) => {
  const { text } = await answerTo(await shared('en'), typed);
  expect(text).toContain(told);
  for (const wish of ['groups', 'sums'] as const) expect(text).not.toContain(texts('en').help.how[wish]);
});
