/** Yes and no stand only where every word of a question is understood; else the fact alone, and what was left out. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { type Flow, LOCALES, openSample, openScripted, openShared } from './harness.ts';
import { realization, realizations } from './upstream-rows.ts';

const [CODE, OTHER, UNIT] = ['TX00EY23-3015', 'TX00EW54-3008', 'TX00EY23'];
/** Enrollment is open until 12 December, and the course runs from 12 January to 8 March. */
const DATES = {
  enrollmentStart: '2026-11-16T08:00:00',
  enrollmentEnd: '2026-12-12T12:00:00',
  startDate: '2027-01-12T00:00:00',
  endDate: '2027-03-08T00:00:00',
  teachingLanguages: ['en'],
  studentGroups: ['NUR24-B', 'NUR24-C', 'TXL22S1'].map((code) => ({
    code,
    localizedName: { valueFi: code },
  })),
};
const VERDICT = /(?:^|: |\n)(?:Yes|No|Not yet|Kyllä|Ei|Ei vielä|Ja|Nej|Inte ännu)(?:,| \(| ·|:)/;

const openIn = (language: keyof typeof LOCALES): Promise<Flow> =>
  openScripted(
    realizations((code) => realization(code, DATES)),
    { locales: { sam: LOCALES[language] } },
  );

/** For rows that only ask. */
const sharedIn = openShared(openIn);

const plain = (text: string): string => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1');

const UNSURE = {
  en: [
    `Can I take ${CODE} next semester?`,
    `does ${CODE} have class on Friday?`,
    `is ${CODE} on Mondays?`,
    `is there a lecture of ${CODE} on Monday?`,
    `is ${UNIT} offered every semester?`,
    `is ${CODE} open to nurses?`,
    `is ${CODE} open on weekends?`,
    `is ${CODE} open for the paid version in December?`,
    `is ${CODE} in English in Vantaa?`,
    `which groups sutis ${CODE}`,
    `is ${CODE} for group sutable?`,
    `do I need Finnish for ${CODE}?`,
    `how do I join ${CODE}?`,
    `does enrollment for ${CODE} close at noon?`,
    `does ${CODE} start on a Tuesday?`,
    `does ${CODE} close on a Saturday?`,
    `does ${CODE} start in the morning?`,
    `does ${CODE} start on the 12th?`,
    `can TXL22S1 enroll in ${CODE}?`,
    `is ${CODE} only for TXL22S1?`,
    `is ${CODE} closed to group TXL22S1?`,
    `is ${CODE} not for group TXL22S1?`,
    `has TXL22S1 finished ${CODE}?`,
    `do I have to enroll in ${CODE}?`,
    `must I enroll in ${CODE} by Friday?`,
    `is ${CODE} held in the first week of January?`,
    `did enrollment for ${CODE} open late?`,
    `do I have to speak English in ${CODE}?`,
    `is ${CODE} entirely in English?`,
    `does ${CODE} start over in January?`,
    `does ${CODE} start again in January?`,
    `does ${CODE} restart in January?`,
    `should I register for ${CODE} by Friday?`,
    `should I sign up to ${CODE} today?`,
    `ought I to enroll in ${CODE} before Monday?`,
    `is it wise to register for ${CODE} today?`,
    `had I better enroll in ${CODE} this week?`,
  ],
  fi: [
    `voinko ottaa ${CODE} ensi lukukaudella?`,
    `onko ${CODE} perjantaina?`,
    `onko ${CODE} tunteja perjantaina?`,
    `järjestetäänkö ${UNIT} joka lukukausi?`,
    `onko ${CODE} auki sairaanhoitajille?`,
    `onko ${CODE} auki viikonloppuisin?`,
    `onko ${CODE} englanniksi Vantaalla?`,
    `mille ryhmille ${CODE} sopivvi`,
    `mille ryhmälle ${CODE} on suunnatttu`,
    `pitääkö osata suomea kurssilla ${CODE}?`,
    `alkaako ${CODE} klo 12?`,
    `alkaako ${CODE} tiistaina?`,
    `onko ${CODE} vain ryhmälle TXL22S1?`,
    `onko ${CODE} kiinni ryhmältä TXL22S1?`,
    `voiko TXL22S1 ilmoittautua kurssille ${CODE}?`,
    `pitääkö kurssille ${CODE} ilmoittautua perjantaihin mennessä?`,
    `onko ${CODE} kokonaan englanniksi?`,
    `alkaako ${CODE} uudestaan tammikuussa?`,
    `kannattaako kurssille ${CODE} ilmoittautua tänään?`,
    `pitäisikö kurssille ${CODE} ilmoittautua tällä viikolla?`,
    `pitäiskö mun ilmottautua ${CODE} tänään?`,
  ],
  sv: [
    `kan jag gå ${CODE} nästa termin?`,
    `är ${CODE} på fredag?`,
    `har ${CODE} lektion på fredag?`,
    `ges ${UNIT} varje termin?`,
    `är ${CODE} öppen för sjukskötare?`,
    `är ${CODE} öppen på helgerna?`,
    `är ${CODE} på engelska i Vanda?`,
    `vilka grupper pasar ${CODE} för`,
    `behöver jag finska för ${CODE}?`,
    `öppnar anmälan till ${CODE} kl 8?`,
    `börjar ${CODE} på tisdag?`,
    `är ${CODE} bara för gruppen TXL22S1?`,
    `är ${CODE} inte för gruppen TXL22S1?`,
    `är ${CODE} för andra än TXL22S1?`,
    `måste jag anmäla mig till ${CODE} före fredag?`,
    `är ${CODE} helt på engelska?`,
    `börjar ${CODE} om i januari`,
    `startar ${CODE} om efter jul?`,
    `öppnar anmälan till ${CODE} om i januari?`,
    `bör jag anmäla mig till ${CODE} före fredag?`,
    `borde jag anmäla mig till ${CODE} idag?`,
    `lönar det sig att anmäla sig till ${CODE} idag?`,
  ],
} as const;

const SURE = {
  en: [`is ${CODE} open?`, `can I enroll in ${CODE} in January?`, `is ${CODE} taught in English?`],
  fi: [`onko ${CODE} auki?`, `voiko ${CODE}:een ilmoittautua tammikuussa?`, `onko ${CODE} englanniksi?`],
  sv: [`är ${CODE} öppen?`, `kan jag anmäla mig till ${CODE} i januari?`, `går ${CODE} på engelska?`],
} as const;

test.for(LANGUAGES)('in %s half of a question gets no yes or no, and a whole one does', async (language) => {
  const flow = await openIn(language);
  for (const asked of UNSURE[language]) {
    const { text } = (await flow.direct(asked)).answer;
    expect.soft(plain(text), asked).not.toMatch(VERDICT);
    expect.soft(text, asked).toContain(UNIT);
  }
  for (const asked of SURE[language])
    expect.soft(plain((await flow.direct(asked)).answer.text), asked).toMatch(VERDICT);
});

test('what an answer leaves out of a question is named', async () => {
  const flow = await sharedIn('en');
  for (const [asked, left] of [
    [`is ${CODE} open to nurses?`, 'nurses'],
    [`can I take ${CODE} next semester?`, 'next semester'],
    [`${CODE} today`, 'today'],
  ] as const)
    expect((await flow.direct(asked)).answer.text, asked).toContain(`Not used: ${left}.`);
});

describe('beside two codes a time alone asks nothing: both windows are shown, and it is named', () => {
  const times = [
    'today',
    'tänään',
    'idag',
    'monday',
    'week 50',
    'viikolla 50',
    '2027',
    '3, 4',
    '3 4',
    '12#4',
  ];
  const open = openShared(() => openSample());
  test.for(times)('%s', async (time) => {
    const flow = await open();
    const shown: string[] = [];
    for (const command of ['/enrollment', '/course'])
      shown.push((await flow.command(`${command} ${CODE} ${OTHER} ${time}`)).message.text);
    // Each in a thread of its own: a talk is told once.
    for (const between of ['', 'and ', 'ja ', 'och '])
      shown.push((await flow.mention(`${CODE} ${between}${OTHER} ${time}`)).answer.text);
    const named = time.match(/\d+/g) ?? [time];
    for (const text of shown.map(plain)) {
      expect.soft(text).not.toMatch(VERDICT);
      for (const code of [CODE, OTHER])
        expect.soft(text).toMatch(new RegExp(`${code}.*(?:Enrollment|Ilmoittautuminen|Anmälan): `));
      const behind = text.slice(text.lastIndexOf(OTHER)).split('\n').slice(1).join('\n');
      expect
        .soft(
          named.filter((part) => !behind.includes(part)),
          text,
        )
        .toEqual([]);
    }
  });
});

test.for([
  ['en', `does enrollment for ${CODE} close in December?`, 'Yes'],
  ['en', `does ${CODE} start in December?`, 'No'],
  ['en', `is ${CODE} for group TXL22S1?`, 'Yes'],
  ['fi', `päättyykö ${CODE} ilmoittautuminen joulukuussa?`, 'Kyllä'],
  ['fi', `päättyykö ${CODE}:n ilmo joulukuussa?`, 'Kyllä'],
  ['fi', `alkaako ${CODE} ilmoittautuminen joulukuussa?`, 'Ei'],
  ['sv', `slutar anmälan till ${CODE} i december?`, 'Ja'],
  ['sv', `börjar anmälan till ${CODE} i december?`, 'Nej'],
] as const)('in %s: %s', async ([language, asked, verdict]) => {
  const { text } = (await (await sharedIn(language)).direct(asked)).answer;
  expect(plain(text)).toContain(verdict);
  if (/enrol|ilmo|anmäl/.test(asked)) expect(text).toMatch(/[Ee]nrollment|[Ii]lmoittautu|[Aa]nmäl/);
});

test.for(['3, 4', '3 4', '3 & 4', '12#4', '12; 4', '12 | 4', '3,4'])(
  'two bare numbers are no date, with any sign between them: %s',
  async (numbers) => {
    const flow = await sharedIn('en');
    const { text } = (await flow.direct(`is ${CODE} open ${numbers}?`)).answer;
    expect(plain(text)).not.toMatch(/Apr|Mar|Yes|No \(/);
  },
);

test.for(['9.12.', '9.12', '9/12', '9. 12.'])('a date with its signs is one: %s', async (date) => {
  const flow = await sharedIn('en');
  const { text } = (await flow.direct(`is ${CODE} open on ${date}`)).answer;
  expect(plain(text)).toMatch(/^Yes \(9 Dec\)/);
});
