/** A slip of the hand in a word of a topic leaves the topic, behind a course and beside one; yes and no it gets none. */
import { expect, test } from 'vitest';
import { LOCALES, openSample, openShared } from './harness.ts';

const CODE = 'TX00EY23-3015';

/** What is asked, with slips, and what the answer holds. */
const ROWS = {
  en: [
    ['when does enrolment opne', 'Enrollment opened'],
    ['when does enrollment oepn?', 'Enrollment opened'],
    ['when does enrollment clsoe?', 'Enrollment closes'],
    ['when does it strat?', 'Course starts'],
    ['is there an exma?', 'Exams'],
    ['prerequisties?', 'Prerequisites'],
    ['prerequisits', 'Prerequisites'],
    ['whats the worklod', 'Workload'],
    ['how many creidts', '15 credits'],
    ['who is the techer', 'who teaches'],
    ['objectivs', 'Objective'],
    ['what is the conent', 'Content'],
    ['langauge?', 'The teaching languages are English and Finnish'],
    ['gradng', 'Grading scale'],
  ],
  fi: [
    ['milloin ilmo avatuu', 'Ilmoittautuminen alkoi'],
    ['koska ilmottautuminen pättyy', 'Ilmoittautuminen päättyy'],
    ['milloin se alaka', 'Toteutus alkaa'],
    ['esitedot', 'Esitietovaatimukset'],
    ['arvionti', 'Arviointiasteikko'],
    ['onko kurssilla tenttti', 'Tenttien ajankohdat'],
    ['opettja', 'kuka opettaa'],
    ['kirjallissuus', 'Materiaalia ei ole'],
    ['osaamistavotteet', 'Osaamistavoitteet'],
    ['sisätlö', 'Sisältö'],
  ],
  sv: [
    ['när öppnra anmälan', 'Anmälan öppnade'],
    ['när stägner anmälan', 'Anmälan stänger'],
    ['när böjrar den', 'Genomförandet börjar'],
    ['förkunskper', 'Förkunskapskrav'],
    ['littertur', 'Inget material'],
    ['vem är läraern', 'vem som undervisar'],
    ['bedömnig', 'Bedömningsskala'],
    ['innehål', 'Innehåll'],
    ['studiepäng', '15 sp'],
    ['tentmen', 'Tentamenstider'],
  ],
} as const;

test.for(['en', 'fi', 'sv'] as const)('in %s', async (language) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] } });
  await flow.direct(CODE);
  for (const [asked, tells] of ROWS[language])
    expect.soft((await flow.direct(asked)).answer.text, asked).toContain(tells);
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.for([
  ['en', `can I enrol in ${CODE} in Janaury?`, /^(?:Yes|No)\b/],
  ['en', `is ${CODE} oepn?`, /^(?:Yes|No)\b/],
  ['fi', `onko ${CODE} englannikis?`, /^(?:Kyllä|Ei)\b/],
  ['sv', `går ${CODE} på engleska?`, /^(?:Ja|Nej)\b/],
] as const)('in %s no yes or no comes from one: %s', async ([language, asked, verdict]) => {
  const flow = await sharedSample({ locales: { sam: LOCALES[language] } });
  const { text } = (await flow.direct(asked)).answer;
  expect(text).not.toMatch(verdict);
  expect(text).toContain(CODE);
});
