/** What students ask right after a card, in the three languages. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const PROJECT = 'TX00EY23-3015';
const REVERSED = 'BB00EM40-3001';
const OWN = ['LI00DZ61-3005', 'SB00AA06-2001'] as const;

type Row = readonly [asked: string, told: RegExp];

/** What the app tells after a card: the first question of each row comes right behind it. */
async function expectAfter(card: string, rows: readonly Row[]): Promise<void> {
  const { direct } = await openSample();
  for (const [asked, told] of rows) {
    await direct(card);
    expect.soft((await direct(asked)).answer.text, asked).toMatch(told);
  }
}

test('a date that contradicts another is told with the warning of the card, and nothing is reckoned from it', async () => {
  const warned = (first: string, warning: string) => new RegExp(`^${first}: [^\\n]*\\n.*${warning}`);
  const en = 'unclear, since its start and end contradict';
  await expectAfter(REVERSED, [
    ['when does it open?', warned('Enrollment opening', en)],
    ['when does enrollment close?', warned('Enrollment closing', en)],
    ['does it open in December?', warned('Enrollment opening', en)],
    ['how long until it opens?', warned('Enrollment opening', en)],
    ['has enrollment opened yet?', warned('Enrollment opening', en)],
    ['can I enroll tomorrow?', /^Enrollment: unclear/],
    ['is it open on 1 December?', /^Enrollment: unclear/],
    ['when does it open and close?', new RegExp(`^Enrollment opening.*\\nEnrollment closing.*\\n.*${en}`)],
    ['milloin ilmo aukeaa?', warned('Ilmoittautumisen alku', 'alku ja loppu ovat ristiriidassa')],
    ['när öppnar anmälan?', warned('Anmälans öppning', 'början och slutet motsäger')],
  ]);
});

test('the halves of a question that ask in different ways are both answered', async () => {
  const [starts, no] = ['Course starts', 'No \\(after 26 Dec\\) · Enrollment'];
  await expectAfter(PROJECT, [
    [
      'milloin se alkaa ja onko ilmoittautuminen auki joulun jälkeen?',
      /^Toteutus alkaa: .*\nEi \(26\.12\. jälkeen\) · Ilmoittautuminen: /,
    ],
    ['when does it start and is enrollment open after Christmas?', new RegExp(`^${starts}: .*\\n${no}: `)],
    ['is it open after Christmas, and when does it start?', new RegExp(`^${no}: .*\\n${starts}: `)],
    ['When does it start? And is it open after Christmas?', new RegExp(`^${starts}: .*\\n${no}: `)],
    [
      'när börjar den och är anmälan öppen efter jul?',
      /^Genomförandet börjar: .*\nNej \(efter 26 dec\) · Anmälan: /,
    ],
    [
      'is it in English and does it start in January?',
      /^Yes: English.*\nNo \(.*Jan 2027\) · Course starts: /,
    ],
    [
      'has it started and how long until it closes?',
      /^Not yet · Course starts: .*\n.* to go · Enrollment closes/,
    ],
    [
      'alkaako se joulukuussa ja päättyykö se maaliskuussa?',
      /^Kyllä \(.*12\.\) · Toteutus alkaa: .*\nKyllä \(.*3\.2027\) · Toteutus päättyy: /,
    ],
    [
      'does it start in December and end in March?',
      /^Yes \(.*Dec\) · Course starts: .*\nYes \(.*Mar 2027\) · Course ends: /,
    ],
    [
      'hur många poäng ger den och hinner jag ännu anmäla mig i morgon?',
      /^15 sp\nJa.* \(21 nov\) · Anmälan: /,
    ],
  ]);
});

test('a question about one’s own courses is about those that one follows or has marked, and not about the one that was shown', async () => {
  const { direct, mention } = await openSample();
  await direct(PROJECT);
  expect((await direct('when do my courses start?')).answer.text).toMatch(/^You follow nothing yet/);
  for (const code of OWN) await direct(`follow ${code}`);
  const both = /(?=(?:.|\n)*LI00DZ61-3005)(?=(?:.|\n)*SB00AA06-2001)/.source;
  for (const [asked, told] of [
    ['when do my courses start?', '^Start\n'],
    ['When do my enrollments close?', '^Enrollment closes\n'],
    ['what of mine opens first?', '^Enrollment opens\n'],
    ['are my courses in English?', '^Teaching language\n(?:.|\n)*Yes: English'],
    ['do my courses start in January?', '^Start\n(?:.|\n)*(?:Yes|No) \\('],
    ['which of my courses are online?', '^Online\n'],
    ['milloin kurssini alkavat?', '^Alkaminen\n'],
    ['milloin mun kurssit alkaa', '^Alkaminen\n'],
    ['milloin ilmoittautumiseni päättyvät?', '^Ilmoittautuminen päättyy\\n'],
    ['voinko vielä ilmoittautua omille kursseille?', '^Ilmoittautuminen\n'],
    ['när börjar mina kurser?', '^Börjar\n'],
    ['när stänger mina anmälningar?', '^Anmälan stänger\n'],
  ] as const) {
    await direct(PROJECT);
    const { text } = (await direct(asked)).answer;
    expect.soft(text, asked).toMatch(new RegExp(`(?=${told})${both}`));
    expect.soft(text, asked).not.toContain(PROJECT);
  }
  // Others read along in a channel.
  expect((await mention('when do my courses start?')).answer.text).not.toContain('LI00DZ61-3005');
});

test('whether a course belongs to a group, a campus or a programme gets yes or no', async () => {
  const groups = (answer: string) =>
    new RegExp(`^${answer} · (?:Student groups|Opiskelijaryhmät|Studerandegrupper): TXL22S1`);
  const campus = (answer: string) =>
    new RegExp(`^${answer} · (?:Office|Toimipiste|Verksamhetsställe): Karamal`);
  const programmes = (answer: string) =>
    new RegExp(`^${answer} · (?:Degree programmes|Tutkinto-ohjelmat|Utbildningsprogram): `);
  await expectAfter(PROJECT, [
    ['is it for group TXL22S1?', groups('Yes')],
    ['is it for group 24TIETO1?', groups('No')],
    [`Is ${PROJECT} for TXL22S2?`, groups('Yes')],
    ['onko se ryhmälle TXL22S1?', groups('Kyllä')],
    ['onko tämä ryhmän 24TIETO1 kurssi?', groups('Ei')],
    ['är den för grupp TXL22S1?', groups('Ja')],
    ['är den för gruppen 24TIETO1?', groups('Nej')],
    ['is it in Karamalmi?', campus('Yes')],
    ['is it at Leppävaara campus?', campus('No')],
    ['onko se Karamalmilla?', campus('Kyllä')],
    ['onko se Myllypuron kampuksella?', campus('Ei')],
    ['är den i Karamalmi?', campus('Ja')],
    // One of two is neither.
    ['is it in Arabia or Myllypuro?', /^Office: Karamal/],
    ['onko se Arabiassa vai Myllypurossa', /^Toimipiste: Karamal/],
    ['är det i Arabia eller Myrbacka', /^Verksamhetsställe: Karamal/],
    ['is it part of my degree programme Information Technology?', programmes('Yes')],
    ['is it part of the nursing programme?', programmes('No')],
    ['kuuluuko se tieto- ja viestintätekniikan tutkintoon?', programmes('Kyllä')],
    ['kuuluuko se sairaanhoitajan tutkinto-ohjelmaan?', programmes('Ei')],
    // The same in other words is not denied.
    ['hör den till utbildningsprogrammet i informationsteknik?', /^Utbildningsprogram: /],
    ['when does it start and is it for group TXL22S1?', /^Course starts: .*\nYes · Student groups: /],
    // What names nothing is asked as before.
    ['is it on campus?', /^(?:Partly|All online|Credits online): /],
    ['is it in English?', /^Yes: English/],
    ['is it in spring?', /^Yes \(/],
  ]);
});

test('when an exam of the words before is held is told by what is known of the exam, not by the start of the course', async () => {
  const exam = /^(?:Exams|Tenttien ajankohdat|Tentamenstider)/m;
  const starts = /^(?:Course starts|Toteutus alkaa|Genomförandet börjar)/m;
  const { direct } = await openSample();
  await direct(PROJECT);
  for (const [asked, isStartToo] of [
    ['what do I need to read for the exam, and when is it held?', false],
    ['mitä pitää lukea tenttiin, ja milloin se pidetään?', false],
    ['Vad behöver jag läsa till provet, och när hålls det?', false],
    ['läsa till provet, och när hålls det?', false],
    ['is there an exam, and when is it?', false],
    ['is there an exam, and when does it start?', true],
    ['finns det en tent, och när hålls kursen?', true],
  ] as const) {
    const { text } = (await direct(asked)).answer;
    expect.soft(text, asked).toMatch(exam);
    expect.soft(starts.test(text), asked).toBe(isStartToo);
  }
});

test('a half of a question that is about something else is answered, or named with what to do', async () => {
  await expectAfter(PROJECT, [
    ['when does it open and which rooms does 78025 have?', /^Enrollment opened: (?:.|\n)*\nRooms in/],
    ['milloin se alkaa ja mitä tiloja rakennuksessa 78025 on?', /^Toteutus alkaa: (?:.|\n)*78025/],
    ['när börjar den och vilka rum har byggnad 78025?', /^Genomförandet börjar: (?:.|\n)*78025/],
    [
      'when does it open and which rooms does building 99999 have?',
      /^Enrollment opened: (?:.|\n)*There is no building 99999/,
    ],
    [
      'when does it start and how much does it cost?',
      /^Course starts: .*\nThe study data doesn’t tell what a course costs/,
    ],
    ['milloin se alkaa ja paljonko se maksaa?', /^Toteutus alkaa: .*\nOpintotiedoissa ei kerrota/],
    ['när börjar den och vad kostar den?', /^Genomförandet börjar: .*\nStudieuppgifterna säger inte/],
    [
      'when does it start and how do I bake bread?',
      /^Course starts: (?:.|\n)*Not answered: “how do I bake bread\?”/,
    ],
    [
      'milloin se alkaa ja miten leivotaan leipää?',
      /^Toteutus alkaa: (?:.|\n)*Vastaamatta jäi: ”miten leivotaan leipää\?”/,
    ],
    [
      'när börjar den och hur bakar man bröd?',
      /^Genomförandet börjar: (?:.|\n)*Obesvarat: ”hur bakar man bröd\?”/,
    ],
    ...[
      'I’m an exchange student, when does it start?',
      'olen vaihto-opiskelija, milloin se alkaa?',
      'jag är ny här, när börjar den?',
    ].map((said): [string, RegExp] => [
      said,
      /^(?:Course starts|Toteutus alkaa|Genomförandet börjar): (?!(?:.|\n)*(?:Not answered|Vastaamatta|Obesvarat))/,
    ]),
    [
      'when does it start and how many credits is it?',
      /^Course starts: .*\n15 credits\n(?!(?:.|\n)*Not answered)/,
    ],
  ]);
});

test('each of several wants is answered in their order, with or without signs between them', async () => {
  await expectAfter(PROJECT, [
    [
      'enrol TX00EY23-3015 when + how many cr + room',
      /^Enrollment opened: .*\n15 credits\nOffice: Karamalmi Campus/,
    ],
    ['TX00EY23-3015 starts? ends? where', /^13 weeks: .*\nOffice: Karamalmi Campus/],
    ['when does it close and what room and is there an exam', /^Enrollment closes: .*\nOffice: .*\nExams: /],
    ['milloin alkaa missä ja monta noppaa', /^Toteutus alkaa: .*\nToimipiste: .*\n15 op/],
    ['hur många sp finns det tenta var är den', /^15 sp\nTentamenstider.*\nVerksamhetsställe: /],
  ]);
});
