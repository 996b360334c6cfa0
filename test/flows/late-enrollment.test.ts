/** Whether one may enroll late is not in the study data: what is known of the course is told, and who can be asked. */
import { expect, test } from 'vitest';
import { LOCALES, openSample } from './harness.ts';

const CODE = 'TX00EY23-3015';
const CONTACT = 'studyhelp@example.fi';

const ASKED = {
  en: [
    'can I still enroll late?',
    'I missed the enrollment, can I still get in?',
    'can I register after the deadline?',
    'is late enrollment possible?',
  ],
  fi: [
    'ilmo meni jo, pääseekö vielä?',
    'voiko ilmoittautua myöhässä?',
    'onko jälki-ilmoittautuminen mahdollista?',
    'myöhästyin ilmosta, mitä teen?',
  ],
  sv: [
    'kan man efteranmäla sig?',
    'går det att anmäla sig för sent?',
    'jag missade anmälan, kan jag komma med ändå?',
  ],
} as const;
const TOLD = {
  en: [/^Yes: open until/, /study data doesn’t say/],
  fi: [/^Kyllä: ilmo auki/, /jälki-ilmoittautuminen/],
  sv: [/^Ja: öppen till/, /efteranmäla/],
} as const;

test.for(['en', 'fi', 'sv'] as const)('in %s the course is told, and who helps', async (language) => {
  const flow = await openSample({ locales: { sam: LOCALES[language] }, env: { SUPPORT_CONTACT: CONTACT } });
  const [state, honest] = TOLD[language];
  for (const asked of ASKED[language]) {
    const { text } = (await flow.direct(asked)).answer;
    expect(text, asked).not.toMatch(state);
    expect(text, asked).toMatch(honest);
    expect(text, asked).toContain(CONTACT);
  }
  await flow.direct(CODE);
  for (const asked of ASKED[language]) {
    const { text } = (await flow.direct(asked)).answer;
    expect(text, asked).toMatch(state);
    expect(text, asked).toMatch(honest);
    expect(text, asked).toContain(CONTACT);
  }
});

test('whether enrollment opened late is no wish to enroll late', async () => {
  const flow = await openSample();
  for (const asked of [
    `did enrollment for ${CODE} open late?`,
    `aukesiko ${CODE} ilmo myöhässä?`,
    `öppnade anmälan till ${CODE} sent?`,
  ]) {
    const { text } = (await flow.direct(asked)).answer;
    for (const [, honest] of Object.values(TOLD)) expect(text, asked).not.toMatch(honest);
  }
});

test('another course than the one that was spoken of is not answered by that one', async () => {
  const flow = await openSample();
  await flow.direct(CODE);
  for (const asked of [
    'can I enroll late to basket weaving?',
    'pääseekö korinpunontaan vielä myöhässä mukaan?',
    'kan man efteranmäla sig till korgflätning?',
  ])
    expect((await flow.direct(asked)).answer.text, asked).not.toContain(CODE);
  const { text } = (await flow.direct('can I enroll late in TX00EW54-3008?')).answer;
  expect(text).toMatch(/^Not yet: opens(?:.|\n)*TX00EW54-3008/);
});
