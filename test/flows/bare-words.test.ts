/** A word alone behind a course is answered with the fact, in the language of the word, whichever Slack has. */
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { LOCALES, openSample, openShared } from './harness.ts';
import { saveSettings } from './settings-hands.ts';

const CODE = 'TX00EY23-3015';

/** Words that only one of the languages has, and what the answers hold. */
const WORDS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['exam', 'Exams: No exam.'],
    ['exams?', 'Exams: No exam.'],
    ['grading', 'Grading scale: 0–5'],
    ['prerequisites', 'Prerequisites: Programming'],
    ['books?', 'No material is known'],
    ['literature', 'No material is known'],
    ['credits', '15 credits'],
    ['objectives', 'Objective: '],
    ['workload?', 'Workload: 15 ECTS'],
    ['groups', 'Student groups: TXL22S1'],
    ['content', 'Content: A team'],
    ['teacher?', 'doesn’t tell who teaches'],
    ['cost?', 'doesn’t tell what a course costs'],
    ['enrollment', 'Enrollment: Open'],
  ],
  fi: [
    ['koe', 'Tenttien ajankohdat: Ei tenttiä.'],
    ['tentti?', 'Tenttien ajankohdat: Ei tenttiä.'],
    ['arviointi', 'Arviointiasteikko: 0–5'],
    ['esitiedot', 'Esitietovaatimukset: '],
    ['kirjallisuus', 'Materiaalia ei ole tiedossa'],
    ['opintopisteet', '15 op'],
    ['laajuus?', '15 op'],
    ['osaamistavoitteet', 'Osaamistavoitteet: '],
    ['kieli?', 'Opetuskielet ovat englanti ja suomi'],
    ['ryhmät', 'Opiskelijaryhmät: TXL22S1'],
    ['sisältö', 'Sisältö: '],
    ['opettaja?', 'ei kerrota, kuka opettaa'],
    ['hinta', 'ei kerrota, mitä kurssi maksaa'],
    ['ilmoittautuminen', 'Ilmoittautuminen: Käynnissä'],
  ],
  sv: [
    ['tentamen', 'Tentamenstider'],
    ['bedömning?', 'Bedömningsskala: 0–5'],
    ['förkunskaper', 'Förkunskapskrav: '],
    ['kursböcker?', 'Inget material är känt'],
    ['litteratur', 'Inget material är känt'],
    ['studiepoäng', '15 sp'],
    ['språk?', 'Undervisningsspråken är engelska och finska'],
    ['längd', '13 veckor'],
    ['innehåll', 'Innehåll: '],
    ['lärare?', 'inte vem som undervisar'],
    ['anmälan', 'Anmälan: Öppen'],
  ],
};

const PAIRS = LANGUAGES.flatMap((language) =>
  LANGUAGES.filter((other) => other !== language).map((other) => [language, other] as const),
);

test.for(PAIRS)('words in %s, asked where Slack is in %s', async ([language, other]) => {
  const flow = await openSample({ locales: { sam: LOCALES[other] } });
  const { question } = await flow.direct(CODE);
  for (const [word, tells] of WORDS[language]) {
    expect.soft((await flow.direct(word)).answer.text, word).toContain(tells);
    expect.soft((await flow.direct(word, question.ts)).answer.text, `in a thread: ${word}`).toContain(tells);
  }
});

test.for(PAIRS)('the same in a channel, in %s where Slack is in %s', async ([language, other]) => {
  const flow = await openSample({ locales: { sam: LOCALES[other] } });
  const { question } = await flow.mention(CODE);
  for (const [word, tells] of WORDS[language].slice(0, 4))
    expect.soft((await flow.mention(word, question.ts)).answer.text, word).toContain(tells);
  await flow.command(`/course link ${CODE}`);
  for (const [word, tells] of WORDS[language].slice(0, 4))
    expect.soft((await flow.mention(word)).answer.text, `linked: ${word}`).toContain(tells);
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.each([
  ['a word of several languages', 'deadline', 'Ilmoittautuminen päättyy'],
  ['a code', CODE, 'Ilmoittautuminen: '],
  ['the name of a course', 'Software Engineering Project', 'Ilmoittautuminen: '],
])('%s tells no language', async (_, asked, tells) => {
  const flow = await sharedSample({ locales: { sam: LOCALES.fi } });
  await flow.direct(CODE);
  expect((await flow.direct(asked)).answer.text).toContain(tells);
});

test('the language that a person has chosen comes before that of a word', async () => {
  const flow = await openSample({ locales: { sam: LOCALES.en } });
  await saveSettings(flow, { language: 'sv' });
  await flow.direct(CODE);
  for (const word of ['koe', 'books?', 'kirjallisuus'])
    expect.soft((await flow.direct(word)).answer.text, word).toContain(`Genomförande ${CODE}`);
});

test.for([
  ['en-GB', 'koe', 'En tunne toteutusta nimeltä ”koe”'],
  ['en-GB', 'kursböcker', 'Jag känner inte till något genomförande som heter ”kursböcker”'],
  ['fi-FI', 'förkunskaper', 'Jag känner inte till något genomförande som heter ”förkunskaper”'],
  ['sv-SE', 'esitiedot', 'En tunne toteutusta nimeltä ”esitiedot”'],
  // People of every language type English commands.
  ['fi-FI', 'exam', 'En tunne toteutusta nimeltä ”exam”'],
] as const)(
  '%s: /course %s, of no course, is answered in the language of the word',
  async ([locale, word, said]) => {
    const flow = await sharedSample({ locales: { sam: locale } });
    expect((await flow.command(`/course ${word}`)).message.text).toContain(said);
  },
);
