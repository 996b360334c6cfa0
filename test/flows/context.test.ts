/** Follow-ups: a question that names no course is about the one that the conversation spoke of. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, isApps, MINUTE, openSample, openScripted } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, realization, realizations, success } from './upstream-rows.ts';

const ONE = 'TX00EY23-3015';
const OTHER = 'TX00EW54-3008';
const ABOUT = { en: `About ${ONE}`, fi: `Toteutus ${ONE}`, sv: `Genomförande ${ONE}` } as const;

/** What people ask right under a course card, and how the answer begins. */
const FOLLOW_UPS = {
  en: [
    ['and when does it start?', /^Course starts: /],
    ['is there an exam?', /^(?:Exams|The study data says nothing about an exam)/],
    ['any prereqs?', /^(?:Prerequisites|The study data says nothing about prereq)/],
    ['how many credits is it', /^15 credits\n/],
    ['is it in english?', /^Yes: English and Finnish\n/],
    ['can i still enroll', /^Yes: open until Sun 22 Nov 16:00, in 2 days/],
    ['when does enrollment close?', /^Enrollment closes: /],
    ['how is it graded?', /^(?:Grading|Assessment|The study data says nothing about grading)/],
    ['who teaches it?', /^The study data doesn’t tell who teaches/],
    ['is it online', /^Partly: 5 of 15 credits\n/],
    ['which groups is it for?', /^Student groups: TXL22S1/],
    ['which rooms?', /^Office: [^·]+ · The study data doesn’t tell in which room/],
    ['what rooms is it taught in?', /^Office: [^·]+ · The study data doesn’t tell in which room/],
    ['room', /^Office: [^·]+ · The study data doesn’t tell in which room/],
    ['which campus?', /^Office: [^·]+ · The study data doesn’t tell in which room/],
  ],
  fi: [
    ['entä milloin se alkaa?', /^Toteutus alkaa: /],
    ['onks tenttiä', /^(?:Tenttien ajankohdat: |Opintotiedoissa ei kerrota tentistä)/],
    ['mitä esitietoja tarvitaan?', /^(?:Esitietovaatimukset: |Opintotiedoissa ei kerrota esitiedoista)/],
    ['paljonko noppia', /^15 op\n/],
    ['mitä kieltä', /^Opetuskielet ovat englanti ja suomi\n/],
    ['voiko vielä ilmoittautua?', /^Kyllä: ilmo auki, päättyy su 22\.11\. klo 16, ylihuomenna/],
    ['milloin ilmo menee kiinni', /^Ilmoittautuminen päättyy: /],
    ['miten se arvioidaan?', /^(?:Arviointi|Opintotiedoissa ei kerrota arvioinnista)/],
    ['kuka opettaa?', /^Opintotiedoissa ei kerrota, kuka opettaa/],
    ['onks se etänä', /^Osittain verkossa: 5\/15 op\n/],
    ['mille ryhmille se on?', /^Opiskelijaryhmät: TXL22S1/],
    ['missä tiloissa?', /^Toimipiste: [^·]+ · Opintotiedoissa ei kerrota, missä tilassa/],
    ['huone', /^Toimipiste: [^·]+ · Opintotiedoissa ei kerrota, missä tilassa/],
    ['millä kampuksella?', /^Toimipiste: [^·]+ · Opintotiedoissa ei kerrota, missä tilassa/],
  ],
  sv: [
    ['och när börjar den?', /^Genomförandet börjar: /],
    ['finns det tenta', /^(?:Tent|Inget om tent)/],
    ['vilka förkunskaper krävs?', /^(?:Förkunskap|Inget om förkunskaper)/],
    ['hur många poäng e de', /^15 sp\n/],
    ['går den på engelska?', /^Ja: engelska och finska\n/],
    ['kan jag ännu anmäla mig?', /^Ja: öppen/],
    ['när stänger anmälan', /^Anmälan stänger: /],
    ['hur bedöms den?', /^(?:Bedömning|Inget om bedömning)/],
    ['vem undervisar?', /^Studieuppgifterna säger inte vem som undervisar/],
    ['e den på nätet', /^(?:På nätet|Delvis på nätet|Nätstudier|Poäng på nätet).*15/],
    ['vilka grupper är den för?', /^Studerandegrupper: TXL22S1/],
    ['vilka rum?', /^Verksamhetsställe: [^·]+ · Studieuppgifterna säger inte i vilket rum/],
    ['på vilket campus?', /^Verksamhetsställe: [^·]+ · Studieuppgifterna säger inte i vilket rum/],
  ],
} as const;

test.for(LANGUAGES)('questions under a course card are about its course, in %s', async (language) => {
  const { direct } = await openSample();
  await direct(ONE);
  for (const [asked, told] of FOLLOW_UPS[language]) {
    const { answer } = await direct(asked);
    expect(answer.text, asked).toMatch(told);
    expect(answer.text, asked).toContain(ABOUT[language]);
    // They stand under the course’s card.
    expect(buttons(answer), asked).toEqual([]);
  }
});

test('which rooms there are is asked of buildings, also under a course', async () => {
  const { direct } = await openSample();
  await direct(ONE);
  for (const asked of ['which rooms are there?', 'mitkä tilat teillä on?', 'vilka rum finns det här?'])
    expect((await direct(asked)).answer.text, asked).toMatch(/\/rooms 78025/);
});

/** Questions of each kind, and the first word of their answers about a course in each state of its window. */
const WHETHER = {
  en: [
    [
      ['Yes', 'Not yet', 'No'],
      [
        'is § still open?',
        'can I still enroll in §?',
        'could I join § late?',
        'is enrollment for § open yet?',
      ],
    ],
    [
      ['No', 'No', 'Yes'],
      ['did I miss the enrollment of §?', 'is it too late for §?', 'am I too late to enroll in §?'],
    ],
    [
      ['No', 'No', 'Yes'],
      ['has the deadline of § passed?', 'did I miss the deadline of §?', 'is enrollment for § over?'],
    ],
    [
      ['No', 'Opens', 'Yes'],
      ['is § closed?', 'is enrollment of § closed already?', 'did registration for § close?'],
    ],
    [
      ['Open', 'Opens', 'Closed'],
      ['is § open or closed?', 'can I enroll in § or is it too late?', 'isn’t § closed?'],
    ],
  ],
  fi: [
    [
      ['Kyllä', 'Ei vielä', 'Ei'],
      ['onko § vielä auki?', 'voiko § vielä ilmoittautua?', 'ehtiikö § vielä mukaan?', 'onko ilmo auki §?'],
    ],
    [
      ['Ei', 'Ei', 'Kyllä'],
      ['menikö ilmo § jo umpeen?', 'myöhästyinkö § ilmosta?', 'onko liian myöhäistä ilmoittautua §?'],
    ],
    [
      ['Ei', 'Ei', 'Kyllä'],
      ['menikö § jo kiinni?', 'onko § ilmoittautuminen päättynyt?', 'onko § ilmo jo ohi?'],
    ],
    [
      ['Ei', 'Ilmo alkaa', 'Kyllä'],
      ['onko § jo kiinni?', 'onks § ilmo kii', 'onko ilmo § kiinni?'],
    ],
    [
      ['Ilmo auki', 'Ilmo alkaa', 'Ilmo päättyi'],
      ['onko § auki vai kiinni?', 'onko § ilmo päättynyt vai auki?'],
    ],
  ],
  sv: [
    [
      ['Ja', 'Inte ännu', 'Nej'],
      ['är § fortfarande öppen?', 'kan jag ännu anmäla mig till §?', 'hinner jag ännu anmäla mig till §?'],
    ],
    [
      ['Nej', 'Nej', 'Ja'],
      [
        'missade jag anmälan till §?',
        'är det för sent att anmäla sig till §?',
        'har anmälan till § gått ut?',
      ],
    ],
    [
      ['Nej', 'Nej', 'Ja'],
      ['är anmälan till § redan slut?', 'gick anmälningstiden för § ut?'],
    ],
    [
      ['Nej', 'Öppnar', 'Ja'],
      ['är § stängd?', 'är anmälan till § stängd?', 'har det redan stängt för §?'],
    ],
    [
      ['Öppen', 'Öppnar', 'Stängde'],
      ['är § öppen eller stängd?', 'kan jag anmäla mig till § eller är det för sent?'],
    ],
  ],
} as const;

test('“yes” and “no” answer the question that was asked, in each state of the window', async () => {
  const windows: Readonly<Record<string, readonly [string, string]>> = {
    'TX00AA01-3001': ['2026-11-10T00:00', '2026-11-29T23:59'],
    'TX00AA02-3001': ['2026-12-01T00:00', '2026-12-14T23:59'],
    'TX00AA03-3001': ['2026-11-01T00:00', '2026-11-11T23:59'],
  };
  const flow = await openScripted(
    realizations((code) => {
      const [start, end] = windows[code] ?? [];
      return realization(code, { enrollmentStart: start, enrollmentEnd: end });
    }),
  );
  const wrong: string[] = [];
  for (const [words, questions] of Object.values(WHETHER).flat())
    for (const question of questions)
      for (const [at, code] of Object.keys(windows).entries()) {
        const text = await tells(flow, question.replace('§', code));
        const [word = '', next] = [words[at], text.slice(words[at]?.length)];
        if (!text.startsWith(word) || !/^(?::| |,)/.test(next))
          wrong.push(`${question} [${at}] → ${text.split('\n')[0]}`);
      }
  expect(wrong).toEqual([]);
});

/** Questions for several facts, and how the lines of the answer begin. */
const SEVERAL = [
  ['when does it start and how many credits?', /^Course starts: .*\n15 credits\nAbout/],
  [
    'exam, language?',
    /^(?:Exams|The study data says nothing about an exam).*\nThe teaching languages are English and Finnish\nAbout/,
  ],
  ['when does enrollment open and close?', /^Enrollment opened: .*\nEnrollment closes: .*\nAbout/],
  [
    'onko tenttiä ja mikä on kieli',
    /^(?:Tenttien|Opintotiedoissa ei).*\nOpetuskielet ovat englanti ja suomi\nToteutus/,
  ],
  ['milloin ilmo aukeaa ja sulkeutuu?', /^Ilmoittautuminen .*\nIlmoittautuminen päättyy: .*\nToteutus/],
  ['när börjar den och hur många poäng', /^Genomförandet börjar: .*\n15 sp\nGenomförande/],
  ['när öppnar och stänger anmälan?', /^Anmälan .*\nAnmälan stänger: .*\nGenomförande/],
] as const;

test('each fact of a question has its own line in bold, and facts beyond three are named', async () => {
  const { direct } = await openSample();
  await direct(ONE);
  for (const [asked, told] of SEVERAL) {
    const { answer } = await direct(asked);
    expect(answer.text, asked).toMatch(told);
    const bold = JSON.stringify(answer.blocks).match(/"bold":true/g) ?? [];
    expect(bold.length, asked).toBeGreaterThanOrEqual(2);
  }
  const { answer } = await direct('exam, credits, language, groups and content?');
  expect(answer.text.split('\n')).toHaveLength(5);
  expect(answer.text).toContain('Ask again for the rest: Student groups, Content.');
  const both = (await direct(`exam and credits of ${ONE} ${OTHER}`)).answer;
  expect(both.text).toMatch(/^Exam, Credits\n/);
  for (const code of [ONE, OTHER]) expect(both.text).toMatch(new RegExp(`\\(${code}\\): .* · \\d+ credits`));
});

test('each course of a question is told of, by its code or its name', async () => {
  const { direct } = await openSample();
  await direct(OTHER);
  await direct(ONE);
  for (const asked of [
    `credits of ${ONE} and basics of web programming?`,
    'how many credits are software engineering project and basics of web programming?',
    `montako op on ${ONE} ja web-ohjelmoinnin perusteet`,
  ]) {
    const { text } = (await direct(asked)).answer;
    for (const code of [ONE, OTHER])
      expect(text, asked).toMatch(new RegExp(`\\(${code}\\): \\d+ (?:credits|op)`));
  }
  const asked = `remind me when enrollment opens for ${ONE} and basics of web programming`;
  expect((await direct(asked)).answer.text).toMatch(/follow/i);
  const { text } = (await direct(`exam of software engineering project ${ONE}`)).answer;
  expect(text).not.toMatch(/^Exam\n/);
});

test('a name wins over the course spoken of, and an unknown one gets a line of its own', async () => {
  const { direct } = await openSample();
  await direct(OTHER);
  await direct(ONE);
  for (const [asked, name] of [
    ['exam in physics', 'physics'],
    ['what are the prerequisites of databases?', 'databases'],
    ['how many credits is mathematics', 'mathematics'],
    ['onko fysiikassa tenttiä?', 'fysiikassa'],
    ['tietokantojen esitiedot', 'tietokantojen'],
    ['finns det tent i fysik?', 'fysik'],
    ['fysikens tent', 'fysikens'],
  ] as const) {
    const { text } = (await direct(asked)).answer;
    expect(text.split('\n'), asked).toHaveLength(1);
    expect(text, asked).toContain(name);
    expect(text, asked).toMatch(/^I don’t know a course|^En tunne|^Jag känner/);
  }
  for (const asked of ['credits of web programming', 'exam in basics of web', 'web-ohjelmoinnin tentti'])
    expect((await direct(asked)).answer.text, asked).toMatch(
      new RegExp(`\n.*${OTHER}.*(?:Not this one|Eikö tämä)`),
    );
});

/** Sentences before and behind a question, which ask for nothing, though their words could. */
const AROUND = {
  en: [
    'I don’t know what to do. I failed the exam of another course last spring, and my teacher told me to look for something in English. ' +
      'I work on Mondays and Tuesdays, so that I can only come on other days. I have taken all the basic courses with good grades. ' +
      'My friend says that there are many good ones here, but I would like to know more before I decide.',
    'Is there an exam in it?',
    'How many credits is Software Engineering Project, and is there an exam? I start in spring.',
  ],
  fi: [
    'En tiedä mitä tehdä. Reputin viime keväänä erään kurssin tentin, ja opettaja käski etsiä jotain englanniksi. Käyn töissä maanantaisin ja tiistaisin, ' +
      'joten voin tulla vain muina päivinä. Olen suorittanut kaikki perusopinnot hyvin arvosanoin. Kaverini mielestä täällä on monta hyvää, mutta haluaisin ' +
      'tietää enemmän ennen kuin päätän, ja siksi kysyn nyt teiltä kaikilta. Olen aloittanut täällä opinnot vasta viime syksynä, enkä tunne vielä juuri ketään.',
    'Onko siinä tenttiä?',
    'Montako opintopistettä on Ohjelmistotuotantoprojekti ja onko siinä tenttiä? Aloitan keväällä.',
  ],
  sv: [
    'Jag vet inte vad jag ska göra. Jag blev underkänd i tenten på en annan kurs i våras, och min lärare sa att jag ska söka något på engelska. ' +
      'Jag jobbar på måndagar och tisdagar, så att jag bara kan komma på andra dagar. Jag har avlagt alla grundkurser med bra vitsord. ' +
      'Min vän säger att det finns många bra här, men jag vill gärna veta mera innan jag bestämmer mig.',
    'Är det en tent i den?',
    'Hur många studiepoäng är Programvaruprojekt, och är det en tent? Jag börjar i vår.',
  ],
} as const;

test('of a long message, the sentence that asks is read', async () => {
  const flow = await openSample();
  await flow.direct(OTHER);
  await flow.direct(ONE);
  const exam = /^(?:Exams|Tenttien ajankohdat|Tentamenstider)(?: \(.*\))?: /;
  for (const [before, question, several] of Object.values(AROUND)) {
    expect(before.split(' ').length).toBeGreaterThan(60);
    for (const said of [before, before.slice(0, before.indexOf('. ') + 1)])
      for (const asked of [
        `${said} ${question}`,
        `${said} ${question.replace(/ (?:it|siinä|den)\b/, ` ${ONE}`)}`,
      ])
        expect((await flow.direct(asked)).answer.text, asked).toMatch(exam);
    const { text } = (await flow.direct(several)).answer;
    expect(text, several).toMatch(/^15 (?:credits|op|sp)\n(?:Exams|Tent)/);
  }
});

test('of an address, the codes count and no other word does', async () => {
  const flow = await openSample();
  await flow.direct(OTHER);
  for (const page of [
    `<https://guide.example.fi/course/${ONE}>`,
    `<https://guide.example.fi/en/exam/${ONE}?lang=en>`,
    `<https://guide.example.fi/fi/tentti/TX00EY23/${ONE}#credits|link>`,
    `<http://guide.example.fi/sv/tent/${ONE}|guide.example.fi/sv/tent/${ONE}>`,
  ]) {
    expect((await flow.direct(page)).answer.text, page).toMatch(/^(?:Software|Ohjelmisto|Program)/);
    const { text } = (await flow.direct(`how many credits is ${page}?`)).answer;
    expect(text, page).toMatch(/^15 credits\nSoftware Engineering Project/);
  }
  for (const page of [`https://guide.example.fi/course/${ONE}`, `guide.example.fi/en/exam/${ONE}?lang=en`])
    expect((await flow.command(`/course ${page}`)).message.text, page).toMatch(/^Software/);
  const { text } = (await flow.direct('<https://guide.example.fi/en/exam>')).answer;
  expect(text).toContain('didn’t understand');
});

/** Wishes for the language of an answer, and how the answer begins. */
const WISHES = [
  ['milloin se alkaa? please answer in English', /^Course starts/],
  ['when does it start, in finnish please', /^Toteutus alkaa/],
  ['kerro suomeksi when does it start', /^Toteutus alkaa/],
  ['could you reply in Swedish? How many credits is it?', /^15 sp\n/],
  ['svara på finska, tack: när börjar den?', /^Toteutus alkaa/],
  ['answer in Finnish', /^Ohjelmistotuotantoprojekti · /],
  ['suomeksi kiitos', /^Ohjelmistotuotantoprojekti · /],
  ['englanniksi, kiitos!', /^Software Engineering Project · /],
  ['puhutko ruotsia?', /^Programvaruprojekt · /],
  ['pratar du engelska?', /^Software Engineering Project · /],
  [`${ONE} in Finnish please`, /^Ohjelmistotuotantoprojekti · /],
  // Of the course itself.
  // Whether one of them is enough, the study data do not say.
  ['do I need to speak Finnish?', /^The teaching languages are English and Finnish\n/],
  ['can I answer in English in the exam?', /^Exams: /],
  ['in English?', /^Yes: English and Finnish/],
  ['and in English?', /^Yes: English and Finnish/],
  ['do you speak English in the course?', /^Yes: English and Finnish/],
  ['puhutaanko siellä ruotsia?', /^Ei: englanti ja suomi/],
  ['pratas det svenska på kursen?', /^Nej: engelska och finska/],
] as const;

test('a wish for the language of an answer is no question about the course’s, and is granted', async () => {
  const flow = await openSample();
  await flow.direct(ONE);
  for (const [asked, told] of WISHES) expect(await tells(flow, asked), asked).toMatch(told);
  const { message } = await flow.command(`/course is there an exam in ${ONE}? Please answer in Finnish.`);
  expect(message.text).toMatch(/^Tenttien ajankohdat: /);
  expect((await flow.command(`/course ${ONE} answer in Swedish`)).message.text).toMatch(
    /^Programvaruprojekt/,
  );
});

/** The sample names its courses in all three languages. */
test('the name of a course is told in the language that is asked about', async () => {
  const flow = await openSample();
  await flow.direct(ONE);
  for (const [asked, told] of [
    ['what’s the name of the course in Finnish?', /^Name in Finnish: Ohjelmistotuotantoprojekti\nAbout/],
    ['what is it called in Swedish?', /^Name in Swedish: Programvaruprojekt\n/],
    ['vad heter kursen på finska?', /^Namn på finska: Ohjelmistotuotantoprojekti\n/],
    ['mikä on kurssin nimi englanniksi?', /^Nimi englanniksi: Software Engineering Project\n/],
    [`name of ${OTHER} in Swedish`, /^Name in Swedish: Grunderna i webbprogrammering\n/],
    ['what’s the name of the teacher?', /^The study data doesn’t tell who teaches/],
  ] as const)
    expect(await tells(flow, asked), asked).toMatch(told);
});

test('what is asked of a course in one word or two is understood', async () => {
  const flow = await openSample();
  await flow.direct(OTHER);
  await flow.direct(ONE);
  const card = /^(?:Software Engineering Project|Ohjelmistotuotantoprojekti|Programvaruprojekt) · /;
  for (const asked of [
    'details',
    'details please',
    'schedule',
    'timetable',
    'what’s the schedule?',
    'aikataulu',
    'tiedot',
    'schema',
  ])
    expect(await tells(flow, asked), asked).toMatch(card);
  for (const [asked, told] of [
    ['milloin uusinnat on?', /^Tenttien ajankohdat: /],
    ['milloin ne alkaa?', /^Toteutus alkaa: /],
    ['did I miss it?', /^No: open/],
    ['have I missed it', /^No: open/],
    ['isn’t it open?', /^Open until /],
    ['myöhästyinkö?', /^Ei: ilmo auki/],
    ['onko liian myöhäistä?', /^Ei: ilmo auki/],
    ['missade jag den?', /^Nej: öppen/],
    ['when do they start?', /^Course starts: /],
    ['what do you know about me', /^I keep what you look up/],
    ['mitä tiedät minusta?', /^Säilytän Slack-tunnuksesi alla/],
    ['vad vet du om mig?', /^Jag sparar det du söker/],
    ['is Software Engineering Project open?', /^Yes: open/],
    [
      'are Software Engineering Project and Basics of Web Programming open?',
      /^.*\n.*Open, closes .*\n.*Opens in /,
    ],
    [
      'ovatko Ohjelmistotuotantoprojekti ja Web-ohjelmoinnin perusteet auki?',
      /^.*\n.*(?:Kyllä|Käynnissä).*\n.*(?:Ei vielä|Alkaa).*/,
    ],
    [
      'är Programvaruprojekt och Grunderna i webbprogrammering öppna?',
      /^.*\n.*(?:Ja|Öppen).*\n.*(?:Inte ännu|Öppnar).*/,
    ],
  ] as const)
    expect(await tells(flow, asked), asked).toMatch(told);
  expect(await tells(flow, 'what time is it?')).toContain('didn’t understand');
});

test('nothing that is typed is dropped without a word: another day, odd codes, what is to be found', async () => {
  const flow = await openSample();
  await flow.direct(OTHER);
  await flow.direct(ONE);
  for (const [asked, told] of [
    [`is ${ONE} still open on December 20?`, /^No \(20 Dec\) · Enrollment: /],
    ['can I still enroll on 20.12.?', /^No \(20 Dec\) · Enrollment: /],
    ['onko se vielä auki 20. joulukuuta?', /^Ei \(20.12.\) · Ilmoittautuminen: /],
    ['är den öppen den 20 december?', /^Nej \(20 dec\) · Anmälan: /],
    [`${ONE} or foobar-3001?`, /^Software(?:.|\n)*Not read: foobar-3001\./],
    [`exam of ${ONE} and AB12-3001?`, /^Exams(?:.|\n)*Not (?:read|used): AB12-3001\./],
    [`exam of ${ONE}, since autumn-2026`, /^Exams(?:(?!Not read)(?:.|\n))*$/],
    ['find 3 credits in english', /fits: English · 3 credits\./],
    ['please find 15 credits', /^Found 1 course\n15 credits\n/],
    ['etsi 15 op englanniksi auki', /^Löytyi 1 toteutus\nenglanti · 15 op/],
    ['hitta 15 sp på engelska', /^1 genomförande hittades\nengelska · 15 sp/],
  ] as const)
    expect(await tells(flow, asked), asked).toMatch(told);
});

const asks = async (flow: Flow, asked: string, threadTs?: string): Promise<string> =>
  (await flow.mention(asked, threadTs)).answer.text;
const tells = async (flow: Flow, asked: string): Promise<string> => (await flow.direct(asked)).answer.text;

describe('in a thread', () => {
  test('a follow-up is about the course of the thread, for a day', async () => {
    const flow = await openSample();
    const { question, answer } = await flow.mention(ONE);
    expect(answer.threadTs).toBe(question.ts);
    await flow.mention(OTHER);
    expect(await asks(flow, 'and when does it start?', question.ts)).toContain(`About ${ONE}`);
    flow.pass(23 * 60 * MINUTE);
    expect(await asks(flow, 'is there an exam?', question.ts)).toContain(`About ${ONE}`);
    flow.pass(25 * 60 * MINUTE);
    expect(await asks(flow, 'is there an exam?', question.ts)).toContain('Which course do you mean?');
  });

  test('outside of the thread, nothing was spoken of', async () => {
    const flow = await openSample();
    await flow.mention(ONE);
    expect(await asks(flow, 'and when does it start?')).toContain('Which course do you mean?');
  });

  test('the thread wins over the course that the channel is linked to', async () => {
    const flow = await openSample();
    await flow.command(`/course link ${OTHER}`);
    expect(await asks(flow, 'is there an exam?')).toContain(`About ${OTHER}`);
    const { question } = await flow.mention(ONE);
    expect(await asks(flow, 'is there an exam?', question.ts)).toContain(`About ${ONE}`);
  });

  test.for(['follow', 'seuraa', 'följ'])(
    '/course %s in a channel with a course of its own follows this',
    async (word) => {
      const flow = await openSample();
      await flow.command(`/course link ${OTHER}`);
      const { message } = await flow.command(`/course ${word}`);
      expect(message.text).toMatch(new RegExp(`^.*\n.*${OTHER}`));
      expect((await flow.command('/course following')).message.text).toContain(OTHER);
    },
  );

  test('of two courses, each has its line', async () => {
    const flow = await openSample();
    const { question } = await flow.mention(`${ONE} ${OTHER}`);
    const text = await asks(flow, 'how many credits?', question.ts);
    expect(text).toMatch(/^Credits\n/);
    expect(text).toContain(`Software Engineering Project (${ONE}): 15 credits`);
    expect(text).toMatch(new RegExp(`\\(${OTHER}\\): \\d+ credits`));
  });

  test('a comparison leaves both courses in question', async () => {
    const flow = await openSample();
    const { question } = await flow.mention(ONE);
    expect(await asks(flow, `compare with ${OTHER}`, question.ts)).toMatch(/^Comparing 2 courses\n/);
    const text = await asks(flow, 'which language?', question.ts);
    for (const code of [ONE, OTHER]) expect(text).toContain(`(${code}): `);
  });
});

describe('in a direct conversation', () => {
  test('a follow-up is about the last course, for half an hour', async () => {
    const flow = await openSample();
    await flow.direct(ONE);
    await flow.direct(OTHER);
    flow.pass(29 * MINUTE);
    expect(await tells(flow, 'is there an exam?')).toContain(`About ${OTHER}`);
    flow.pass(29 * MINUTE);
    expect(await tells(flow, 'and the credits?'), 'each answer counts').toContain(`About ${OTHER}`);
    flow.pass(31 * MINUTE);
    expect(await tells(flow, 'is there an exam?')).toContain('Which course do you mean?');
  });

  test('a slash command there counts', async () => {
    const flow = await openSample();
    await flow.command(`/course ${ONE}`, { channel: 'D0SAM00001' });
    expect(await tells(flow, 'when does it end?')).toContain(`About ${ONE}`);
  });

  test('a slash command in a channel is the asker’s own and does not count there', async () => {
    const flow = await openSample();
    await flow.command(`/course ${ONE}`);
    expect(await asks(flow, 'when does it end?')).toContain('Which course do you mean?');
    expect(await tells(flow, 'when does it end?')).toContain('Which course do you mean?');
  });

  test('it is still known after a restart', async () => {
    const env = { DATA_DIR: dataDir() };
    const first = await openSample({ env });
    await first.direct(ONE);
    await first.app.stop();
    const second = await openSample({ env });
    expect(await tells(second, 'is there an exam?')).toContain(`About ${ONE}`);
  });

  test('it is erased with the person’s data', async () => {
    const flow = await openSample();
    await flow.direct(ONE);
    const { answer } = await flow.direct('erase my data');
    await erase(flow, answer);
    expect(await tells(flow, 'is there an exam?')).toContain('Which course do you mean?');
  });
});

async function erase(flow: Flow, message: SlackMessage): Promise<void> {
  await flow.slack.click(message, 'My data…');
  const view = await flow.until(() => flow.slack.workspace.modals.at(-1));
  await flow.until(() => words(view).includes('Erase') || undefined);
  await flow.slack.click(view, 'privacy.erase');
  await flow.until(
    () => flow.slack.workspace.modals.some((one) => words(one).includes('is erased')) || undefined,
  );
}

test('a question about enrollment is about the course that was shown last, in a channel that follows another, too', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${OTHER}`);
  const { question } = await flow.mention(ONE);
  await flow.direct(ONE);
  for (const text of [
    'can I enroll?',
    'enrollment?',
    'how do I enroll?',
    'can I sign up?',
    'voiko ilmoittautua?',
    'voinko ilmoittautua?',
    'ilmo?',
    'anmälan?',
    'kan jag anmäla mig?',
  ])
    for (const { answer } of [await flow.mention(text, question.ts), await flow.direct(text)]) {
      expect(answer.text, text).toContain(ONE);
      expect(answer.text, text).not.toContain(OTHER);
    }
  expect((await flow.mention('can I enroll?')).answer.text).toContain(OTHER);
});

test('a wish for all courses, and a word that wishes for nothing, follow no course spoken of', async () => {
  const { direct } = await openSample();
  await direct(ONE);
  for (const [said, told] of [
    ['set a reminder for all my courses a week before the deadline', /^For every course that you follow/],
    ['laita muistutus kaikista kursseista viikkoa ennen alkua', /^Jokaisesta toteutuksesta/],
    ['ping', /^(?!You now follow)/],
    ['ilmoita mulle jos se muuttuu', /^Seuraat nyt/],
  ] as const)
    expect((await direct(said)).answer.text, said).toMatch(told);
});

test('what was followed, offered, marked or stopped last is what is spoken of', async () => {
  const flow = await openSample();
  for (const [said, told] of [
    [`follow ${ONE}`, /^You now follow/],
    [`remind me 5 days before ${ONE} starts`, /^There is no reminder of/],
    [`remind me tomorrow of ${ONE}`, /^I can’t remind you at a time of your own/],
    [`I enrolled in ${ONE}`, /^Noted/],
    [`I’m not enrolled in ${ONE}`, /is no longer marked/],
    [`unfollow ${ONE}`, /^You no longer follow/],
    [`stop following ${ONE}`, /^You did not follow: [A-Z]\w+ .* · TX/],
  ] as const) {
    await flow.direct(OTHER);
    expect(await tells(flow, said), said).toMatch(told);
    expect(await tells(flow, 'when does it start?'), said).toContain(ABOUT.en);
  }
  await flow.direct(`follow ${ONE}, ${OTHER}`);
  const { answer } = await flow.direct('how many credits?');
  for (const code of [ONE, OTHER]) expect(answer.text).toContain(`(${code}): `);
  await flow.direct(`unfollow ${OTHER}`);
  const stopped = (await flow.direct(`unfollow ${ONE}`)).answer;
  await flow.direct(OTHER);
  await flow.slack.click(stopped, 'Undo');
  await flow.until(() => /^Followed again: /.test(stopped.text) || undefined);
  expect(await tells(flow, 'when does it start?')).toContain(ABOUT.en);
});

const REMIND = {
  en: ['remind me', 'remind me when it opens', 'please follow it', 'set a reminder for this'],
  fi: ['muistuta mua', 'muistuta kun se aukeaa', 'seuraa sitä', 'laita tästä muistutus'],
  sv: ['påminn mig', 'påminn mig när den öppnar', 'följ den', 'lägg en påminnelse på den här'],
} as const;
test.for(LANGUAGES)('a request to be reminded follows the course spoken of, in %s', async (language) => {
  const flow = await openSample();
  for (const asked of REMIND[language]) {
    await flow.direct(ONE);
    const { answer } = await flow.direct(asked);
    expect(answer.text, asked).toMatch(/^(?:You now follow|Seuraat nyt|Du följer nu)/);
    expect(answer.text, asked).toContain(ONE);
    await flow.direct(`unfollow ${ONE}`);
  }
});

test.for([
  [
    'en',
    ['remind me', 'notify me of these', 'tell me if something changes', 'follow both', 'follow them all'],
  ],
  ['fi', ['muistuta mua', 'muistuta näistä', 'ilmoita jos jokin muuttuu', 'seuraa molempia']],
  ['sv', ['påminn mig', 'påminn mig om dem', 'meddela mig om något ändras', 'följ båda']],
] as const)(
  'a request to be reminded of several courses that were shown asks first, in %s',
  async ([language, all]) => {
    const flow = await openSample();
    await flow.direct(`${ONE} ${OTHER}`);
    for (const asked of all) {
      const { answer } = await flow.direct(asked);
      expect(answer.text, asked).toMatch(/^(?:Follow these 2|Seurataanko näitä 2|Ska de här 2)/);
      for (const code of [ONE, OTHER]) expect(answer.text).toContain(code);
      expect(answer.text).toContain(texts(language).follow.ofShown(2));
      expect(answer.text).not.toContain(texts(language).follow.otherPages);
      expect(buttons(answer).at(-1)).toBe(texts(language).follow.allButton);
    }
    expect((await flow.direct('what do I follow?')).answer.text).toContain('You follow nothing yet');
  },
);

test('questions of one’s own follows and marks get yes or no, and when the next reminder or date comes', async () => {
  const flow = await openSample();
  const { answer: none } = await flow.direct(`do I follow ${ONE}?`);
  expect(none.text).toMatch(/^No: you don’t follow TX00EY23-3015/);
  await flow.slack.click(none, 'Follow');
  await flow.until(() => flow.slack.workspace.messages.find(({ text }) => text.startsWith('You now follow')));
  await flow.direct(`follow ${OTHER}`);
  await flow.direct(`I have enrolled in ${ONE}`);
  for (const [asked, expected] of [
    [`do I follow ${ONE}?`, /^Yes: you follow .*TX00EY23-3015\.\nNext reminder: /],
    [`seuraanko ${OTHER}?`, /^Kyllä: seuraat toteutusta .*TX00EW54-3008\.\nSeuraava muistutus: /],
    [`följer jag ${OTHER}?`, /^Ja: du följer .*TX00EW54-3008\.\nNästa påminnelse: /],
    [`have I enrolled in ${ONE}?`, /^Yes: you have marked TX00EY23-3015 as enrolled/],
    [`olenko ilmoittautunut ${OTHER}?`, /^Ei: et ole merkinnyt ilmoittautuneesi toteutukselle TX00EW54-3008/],
    ['när kommer nästa påminnelse?', /TX00E\S+\nNästa påminnelse: /],
    [`when is the next reminder for ${OTHER}?`, /TX00EW54-3008\nNext reminder: /],
    [
      'which of my courses starts first?',
      /^Start\n.*TX00E\S+: Course starts: .*\n.*TX00E\S+: Course starts: /,
    ],
    ['mikä mun kursseista loppuu ekana?', /^Päättyminen\n.*TX00E\S+: Toteutus päättyy: /],
    [`how do I unfollow ${OTHER}?`, /^You follow 2 courses/],
  ] as const)
    expect((await flow.direct(asked)).answer.text, asked).toMatch(expected);
  const { answer } = await flow.mention(`do I follow ${ONE}?`);
  expect(answer.text).toContain('Only you see what is followed.');
  expect(answer.text).not.toContain('Yes');
});

const NO_EXAM =
  /^(?:There (?:is|are) no reminders? of (?:exams|lessons)|Tenteistä ja tehtävistä ei|Tunneista ei ole|Det finns inga påminnelser om)/;
const FOLLOWED = /^(?:You now follow|Seuraat nyt|Du följer nu)/;
const TAKE_OUT = /^(?:Nothing has changed yet|Mitään ei ole vielä muutettu|Inget har ändrats ännu)/;

test('a wish for what there are no reminders of says so, and one that dates are told follows', async () => {
  const flow = await openSample();
  await flow.direct(ONE);
  const all: (readonly [RegExp, readonly string[]])[] = [
    [
      NO_EXAM,
      ['remind me a week before the exam', 'remind me of the retake', 'muistuta viikkoa ennen tenttiä'],
    ],
    [NO_EXAM, ['muistuta päivää ennen luentoa', 'påminn mig en vecka före tentamen', 'påminn mig om tenten']],
    [TAKE_OUT, ['remove the one week reminder', 'don’t remind me a week before', 'poista viikon muistutus']],
    [TAKE_OUT, ['älä muistuta viikkoa ennen', 'ta bort påminnelsen en vecka före']],
    [FOLLOWED, ['let me know if the dates change', 'keep me posted', 'kerro jos päivät muuttuu']],
    [FOLLOWED, ['ilmoita jos aikataulu muuttuu', 'säg till om datumen ändras', 'berätta om något ändras']],
    [FOLLOWED, ['muistuta sekä viikkoa että päivää ennen', 'påminn mig både en vecka och en dag före']],
  ];
  for (const [expected, wishes] of all)
    for (const wish of wishes) {
      expect((await flow.direct(wish)).answer.text, wish).toMatch(expected);
      if (expected === FOLLOWED) await flow.direct(`unfollow ${ONE}`);
    }
  expect((await flow.direct('what do I follow?')).answer.text).toContain('You follow nothing yet');
});

test.for([
  [`follow ${OTHER} and when does it start?`, /^You now follow\n.*\n.*\nCourse starts: /],
  [`follow basics of web programming, how many credits is it?`, /^You now follow\n.*\n.*\n5 credits/],
  [`seuraa ${OTHER} ja milloin se alkaa?`, /^Seuraat nyt\n.*\n.*\nToteutus alkaa: /],
  [`följ ${OTHER} och när börjar den?`, /^Du följer nu\n.*\n.*\nGenomförandet börjar: /],
] as const)('a request to follow with a question behind it gets both: “%s”', async ([asked, expected]) => {
  const flow = await openSample();
  await flow.command(`/course ${OTHER}`);
  expect((await flow.direct(asked)).answer.text).toMatch(expected);
});

test.for(LANGUAGES)(
  'in a thread it is offered, with a button that asks for whom, in %s',
  async (language) => {
    const flow = await openSample();
    const { question } = await flow.mention(ONE);
    for (const asked of REMIND[language]) {
      const { answer } = await flow.mention(asked, question.ts);
      expect(words(answer), asked).toContain(ONE);
      expect(buttons(answer), asked).toContainEqual(expect.stringMatching(/^(?:Follow|Seuraa|Följ)/));
    }
    expect((await flow.command('/course following')).message.text).toContain('Nothing is followed here');
  },
);

test('a comparison names the other course alone', async () => {
  const flow = await openSample();
  for (const wish of [
    'compare with',
    'compare it to',
    'vertaa',
    'vertaa tätä toteutukseen',
    'jämför den med',
  ]) {
    await flow.direct(ONE);
    const { answer } = await flow.direct(`${wish} ${OTHER}`);
    for (const code of [ONE, OTHER]) expect(words(answer), wish).toContain(code);
  }
});

test('what is no question about the course that was spoken of is not answered by it', async () => {
  const flow = await openSample();
  await flow.direct(ONE);
  for (const asked of [
    'is there a bus?',
    'ok',
    '👍',
    'thanks',
    'how is the weather?',
    'onko ruokalassa kahvia?',
  ]) {
    const { answer } = await flow.direct(asked);
    expect(answer.text, asked).not.toMatch(/About|Toteutus TX/);
    expect(answer.text.split('\n'), asked).toHaveLength(1);
  }
});

test.for<[string, () => string]>([
  ['100 kB of words', () => `is there an exam ${'exam '.repeat(20_000)}`],
  ['100 kB of one word', () => `is there an ${'exam'.repeat(25_000)}`],
  ['markup', () => 'is there an exam <!channel> <@U0SAM00001|x> *_~`?'],
])('%s in a follow-up harm nothing', async ([, said]) => {
  const flow = await openSample();
  await flow.direct(ONE);
  const { answer } = await flow.direct(said());
  expect(JSON.stringify(answer.blocks)).not.toMatch(/<!channel|<@U/);
  expect(answer.text.length).toBeLessThan(1_000);
});

test('a follow-up that is edited to ask for another fact is answered anew, to other punctuation it is not', async () => {
  const flow = await openSample();
  await flow.direct(ONE);
  const { question } = await flow.direct('is there an exam');
  await flow.slack.edit(question, 'Is there an exam?');
  const again = await flow.next(() => flow.slack.edit(question, 'how many credits?'));
  expect(again.text).toMatch(/^15 credits\n/);
  expect(flow.slack.workspace.messages.filter(isApps)).toHaveLength(3);
});

test('a code that no question could hold is not spoken of again', async () => {
  const flow = await openScripted(
    realizations(() => realization('A <@U0123ABCD> & b', { name: 'Study of codes' })),
  );
  const { answer: shown } = await flow.direct('course 194201');
  expect(words(shown)).toContain('Study of codes');
  const { answer } = await flow.direct('when does it start?');
  expect(answer.text).toMatch(/^Which course do you mean\?/);
});

/** Courses by their code: names in English, Finnish and Swedish, languages, and the first day. */
const COURSES: Readonly<
  Record<string, readonly [en: string, fi: string, sv: string, languages: string, starts: string]>
> = {
  'PE00LI01-3001': ['Game Programming', 'Peliohjelmointi', 'Spelprogrammering', 'en', '2027-01-11'],
  'LU00RI02-3001': [
    'Credit Risk Management',
    'Luottoriskien hallinta',
    'Kreditriskhantering',
    'fi',
    '2027-03-01',
  ],
  'WE00SE01-3001': ['Web Services 1', 'Verkkopalvelut 1', 'Webbtjänster 1', 'fi', '2026-09-01'],
  'WE00SE02-3001': ['Web Services 2', 'Verkkopalvelut 2', 'Webbtjänster 2', 'en', '2027-01-12'],
  'FY00PH10-3001': ['Physics 2', 'Fysiikka 2', 'Fysik 2', 'fi', '2026-09-03'],
  'FY00PH10-3002': ['Physics 2', 'Fysiikka 2', 'Fysik 2', 'en', '2027-01-14'],
  'YR00SU04-3001': [
    'Start-up Entrepreneurship',
    'Startup-yrittäjyys',
    'Startup-företagande',
    'fi',
    '2027-01-12',
  ],
  'SI00TU05-3001': ['Content Production', 'Sisällöntuotanto', 'Innehållsproduktion', 'fi', '2027-01-13'],
  'AU00TO03-3001': ['Automation', 'Automaatio', 'Automation', 'fi en', '2027-01-18'],
};

/** The app after those courses were looked up, and what it tells a person who writes to it. */
async function openTaught() {
  const flow = await openScripted((request) => {
    const language = ['en', 'fi', 'sv'].indexOf(request.query['l'] ?? 'en');
    const rows = request.method === 'POST' ? codesOf(request) : [];
    return success({
      realizations: rows.flatMap((code) => {
        const course = COURSES[code];
        if (!course) return [];
        const [languages, starts] = [course[3].split(' '), course[4]];
        return realization(code, {
          name: course[language],
          teachingLanguage: languages[0],
          teachingLanguages: languages,
          startDate: `${starts}T00:00:00`,
          endDate: '2027-05-01T00:00:00',
          enrollmentStart: '2026-11-01T00:00:00',
          enrollmentEnd: `2026-12-${starts.slice(-2)}T00:00:00`,
        });
      }),
    });
  });
  for (const asked of ['in English please', 'suomeksi kiitos', 'på svenska tack'])
    await flow.direct(`${Object.keys(COURSES).join(' ')} ${asked}`);
  /** Each question is asked after a card or a list. */
  const expectTold = async (rows: readonly (readonly [before: string, asked: string, told: RegExp])[]) => {
    for (const [before, asked, told] of rows) {
      if (before !== '') await flow.direct(before);
      expect.soft(await tells(flow, asked), `${before} → ${asked}`).toMatch(told);
    }
  };
  return { flow, expectTold };
}

const [GAMES, CREDIT, BOTH_LANGUAGES] = ['PE00LI01-3001', 'LU00RI02-3001', 'AU00TO03-3001'];

test('without a language a course can be done that is taught in another', async () => {
  const { expectTold } = await openTaught();
  await expectTold([
    ['', `can I do ${GAMES} without Finnish?`, /^Yes: English\n/],
    ['', `do I manage without knowing any Finnish in ${CREDIT}`, /^No: Finnish\n/],
    ['', `${CREDIT} without Swedish`, /^Yes: Finnish\n/],
    ['', `is ${GAMES} possible without German?`, /^Yes: English\n/],
    [
      '',
      `can I take ${BOTH_LANGUAGES} without Finnish?`,
      /^The teaching languages are Finnish and English\n/,
    ],
    [GAMES, 'without Finnish?', /^Yes: English\n/],
    ['', `can I do ${GAMES} without an exam?`, /^Exams: /],
    ['', `pärjääkö ${GAMES} ilman suomea?`, /^Kyllä: englanti\n/],
    ['', `voiko ${CREDIT} suorittaa ilman suomen kieltä`, /^Ei: suomi\n/],
    ['', `onnistuuko peliohjelmointi suomea osaamatta?`, /^Kyllä: englanti\n/],
    ['', `klarar man ${GAMES} utan att kunna finska?`, /^Ja: engelska\n/],
    ['', `går ${CREDIT} utan kunskaper i finska`, /^Nej: finska\n/],
  ]);
});

test('an ordinary word is no slip of a word that asks for a fact, and a slip still is one', async () => {
  const { expectTold } = await openTaught();
  const hint = /^(?:I didn’t understand|En ymmärtänyt|Jag förstod inte|I don’t know a course called)/;
  await expectTold([
    [GAMES, 'startup', /^Start-up Entrepreneurship · YR00SU04/],
    [GAMES, 'street', hint],
    ['', 'heart', hint],
    ['', 'boots', hint],
    ['', 'oppari', hint],
    // The words mean "what closes first?": it lists the courses of which enrollment is open, the first to close before the others.
    [
      '',
      'mikä sulkeutuu ekana',
      /^Löytyi 9 toteutusta\nilmoittautuminen auki\n9 toteutuksesta, joita täällä .*\nLuottoriskien hallinta · LU00RI02-3001 /,
    ],
    ['', 'en ymmärrä', /^What can I ask/],
    ['', 'kehen otan yhteyttä', /(?:who teaches|kuka opettaa)(?:.|\n)*PE00LI01/],
    ['', `tarviiko ${GAMES} matikkaa`, /^(?!Opintotiedoissa)/],
    ['', 'hur stort är det?', /^(?!Genomförandet börjar)/],
    ['', 'startar den snart?', /^Genomförandet börjar/],
    ['', 'wen dos it strat', /^Course start/],
    ['', 'langauge of it', /^The teaching language is English\n/],
    ['', 'examm', /^Exams/],
    ['', 'milloin se startaa', /^Toteutus alkaa/],
    ['', 'tenttti', /^(?:Exams|Tenttien)/],
    ['', 'deadlnie', /^Enrollment closes/],
  ]);
});

test('one word that also names a setting asks for the fact of the course before it, and settings by their names do not', async () => {
  const { flow, expectTold } = await openTaught();
  await expectTold([
    [GAMES, 'language?', /^The teaching language is English\nAbout PE00LI01/],
    [GAMES, 'Language', /^The teaching language is English\nAbout PE00LI01/],
    [GAMES, 'kieli', /^Opetuskieli on englanti\n/],
    [GAMES, 'språk?', /^Undervisningsspråket är engelska\n/],
    [GAMES, 'quiet hours', /^Your settings now/],
    [GAMES, 'language settings', /^Your settings now/],
    [GAMES, 'hiljaiset tunnit', /^(?:Your settings now|Asetuksesi nyt)/],
    [GAMES, 'tysta timmar', /^(?:Your settings now|Dina inställningar nu)/],
    [GAMES, 'weekly overview', /follow nothing yet/],
    [GAMES, 'viikkokatsaus', /follow nothing yet|Et seuraa/],
    [GAMES, 'veckoöversikt', /follow nothing yet|följer/],
  ]);
  const { question } = await flow.mention(GAMES);
  for (const asked of ['language?', 'language'])
    expect((await flow.mention(asked, question.ts)).answer.text).toMatch(
      /^The teaching language is English\nAbout PE00LI01/,
    );
});

const [WEB_1, WEB_2] = [/WE00SE01-3001/, /WE00SE02-3001/];

test('a course is picked from those that were shown, by its place or by what it differs by', async () => {
  const { expectTold } = await openTaught();
  const two = 'WE00SE01-3001 WE00SE02-3001';
  const only = (one: RegExp, other: RegExp) =>
    new RegExp(`^(?=(?:.|\\n)*(?:${one.source}))(?!(?:.|\\n)*(?:${other.source}))`);
  const [first, second] = [only(WEB_1, WEB_2), only(WEB_2, WEB_1)];
  const both = new RegExp(`(?:${WEB_1.source})(?:.|\\n)*(?:${WEB_2.source})`);
  await expectTold([
    ...[
      'the first one',
      '1',
      'eka',
      'ensimmäinen',
      'den första',
      'ettan',
      'the one in Finnish',
      'the autumn one',
    ].map((asked) => [two, asked, first] as const),
    ...['se suomenkielinen', 'syksyllä alkava se', 'den på finska', 'ykkönen', 'show me the first'].map(
      (asked) => [two, asked, first] as const,
    ),
    ...['the second one', '2', '#2', 'number 2 please', 'the last one', 'tell me about the second one'].map(
      (asked) => [two, asked, second] as const,
    ),
    ...[
      'the spring one',
      'I meant the one in English',
      'the English one',
      'the one that starts in spring',
    ].map((asked) => [two, asked, second] as const),
    ...[
      'toinen',
      'toka',
      'jälkimmäinen',
      'viimeinen',
      'kakkonen',
      'se keväällä alkava',
      'se englanninkielinen',
    ].map((asked) => [two, asked, second] as const),
    ...[
      'den andra',
      'den sista',
      'tvåan',
      'den på engelska',
      'den som börjar på våren',
      'nej, jag menade den andra',
    ].map((asked) => [two, asked, second] as const),
    ...[
      'when does the second one start?',
      'milloin toinen alkaa?',
      'när börjar den andra?',
      'exam of the second',
    ].map((asked) => [two, asked, second] as const),
    ...['both', 'molemmat', 'båda', 'when do both start?', 'milloin molemmat alkaa?', '1 and 2'].map(
      (asked) => [two, asked, both] as const,
    ),
    // Such a word beside something else picks nothing.
    ...['when is the first exam?', 'when is the last day to enroll?', 'milloin eka tentti on?'].map(
      (asked) => [two, asked, both] as const,
    ),
    [two, 'the third one', /^I didn’t understand/],
    [two, 'the one in German', /^(?!(?:.|\n)*· WE00SE0)/],
    ['FY00PH10-3001', 'the other one', /^Physics 2 · FY00PH10-3002/],
    ['FY00PH10-3001', 'no, the other one', /^Physics 2 · FY00PH10-3002/],
    ['FY00PH10-3001', 'eiku se toinen', /FY00PH10-3002/],
    ['FY00PH10-3001', 'and -3002?', /^Physics 2 · FY00PH10-3002/],
    ['FY00PH10-3001', 'what about 3002?', /FY00PH10-3002/],
    ['FY00PH10-3001', 'entä 3002?', /FY00PH10-3002/],
    ['FY00PH10-3001', 'och 3002?', /FY00PH10-3002/],
    ['FY00PH10-3001', 'no I meant 3002', /FY00PH10-3002/],
    ['FY00PH10-3001', 'when does 3002 start?', /^Course starts: .*\nPhysics 2 · FY00PH10-3002/],
    ['FY00PH10-3001', '2027', /^(?!(?:.|\n)*FY00PH10-2027)/],
  ]);
});

test('courses of a list are followed and compared by their places, as long as all that is shown is of the list', async () => {
  const { flow, expectTold } = await openTaught();
  const list = `WE00SE01-3001 WE00SE02-3001 ${GAMES}`;
  const told = (...codes: readonly string[]) =>
    new RegExp(
      `^(?!Follow these|Seurataanko|Ska de)${['WE00SE01', 'WE00SE02', 'PE00LI01']
        .map((code) => `(?${codes.includes(code) ? '=' : '!'}(?:.|\\n)*${code})`)
        .join('')}`,
    );
  const [first, second, last] = ['WE00SE01', 'WE00SE02', 'PE00LI01'];
  await expectTold([
    [list, 'follow the second', told(second)],
    ...[
      ...['seuraa toista', 'följ den andra', 'follow number 2', 'please follow the second one'],
      ...['muistuta toisesta', 'remind me of the 2nd', 'unfollow the second', 'lopeta toisen seuraaminen'],
    ].map((asked) => ['', asked, told(second)] as const),
    ...['follow the last one', 'seuraa viimeistä', 'följ den sista', 'the third'].map(
      (asked) => ['', asked, told(last)] as const,
    ),
    ...['follow the first two', 'seuraa kahta ensimmäistä', 'följ de två första'].map(
      (asked) => [list, asked, told(first, second)] as const,
    ),
    ...['compare the first two', 'vertaa kahta ensimmäistä', 'jämför de två första', 'compare 1 and 2'].map(
      (asked) => [list, asked, told(first, second)] as const,
    ),
    ...['compare the last two', 'vertaa kahta viimeistä', 'jämför de två sista'].map(
      (asked) => [list, asked, told(second, last)] as const,
    ),
    [list, 'compare the first and the last', told(first, last)],
    ...['compare all', 'compare all of them', 'vertaa kaikkia', 'jämför alla'].map(
      (asked) => [list, asked, told(first, second, last)] as const,
    ),
    [list, 'follow all of them', /^You already follow(?:\n.*){3}/],
    ['', 'follow the third', told(last)],
    ['', 'seuraa kaikkia', /^Seuraat jo(?:\n.*){3}/],
    ['', 'följ alla', /^Du följer redan(?:\n.*){3}/],
    // Another course is no longer of the list, and a time is no place.
    [CREDIT, 'follow the second', /^(?!You)/],
    [list, 'remind me at 2', /^(?!You now follow)/],
  ]);
  await flow.direct(list);
  const { message } = await flow.command('/course follow the second', { channel: 'D0SAM00001' });
  expect(message.text).toMatch(told(second));
});

test('a course that is denied is not told, and one that corrects another is', async () => {
  const { expectTold } = await openTaught();
  const isCredit = /^(?!(?:.|\n)*PE00LI01)(?=(?:.|\n)*LU00RI02)/;
  await expectTold([
    ['', `not ${GAMES} but ${CREDIT}`, isCredit],
    ['', `not ${GAMES}, I meant ${CREDIT}`, isCredit],
    ['', `when does ${CREDIT} start, not ${GAMES}`, isCredit],
    ['', 'not game programming, I meant credit risk management', isCredit],
    ['', `ei ${GAMES} vaan ${CREDIT}`, isCredit],
    ['', `inte ${GAMES} utan ${CREDIT}`, isCredit],
    [GAMES, 'I meant credit risk management', isCredit],
    [GAMES, 'eiku luottoriskien hallinta', isCredit],
    [GAMES, 'eiku verkkopalvelut 2', WEB_2],
    [GAMES, 'jag menade webbtjänster 2', WEB_2],
    ['', `${GAMES} and ${CREDIT}`, /PE00LI01(?:.|\n)*LU00RI02/],
  ]);
});

test('each number of a series is a course of its own, typed as a digit or a word', async () => {
  const { flow, expectTold } = await openTaught();
  const both = /WE00SE01-3001(?:.|\n)*WE00SE02-3001/;
  await expectTold([
    ['', 'exam of web services 1 and 2', both],
    ['', 'web services 1 vs 2', /^Comparing 2 courses/],
    ['', 'compare web services 1 and 2', /^Comparing 2 courses/],
    ['', 'web services 1/2', both],
    ['', 'when do web services 1 & 2 start?', both],
    ['', 'verkkopalvelut 1 ja 2', both],
    ['', 'webbtjänster 1 och 2', both],
    ['', 'verkkopalvelut kaksi', /^(?:Verkkopalvelut|Web Services) 2 · WE00SE02/],
    ['', 'webbtjänster två', /^(?:Webbtjänster|Web Services) 2 · WE00SE02/],
    ['', 'web services 2 and 5 credits', /^(?!(?:.|\n)*WE00SE01)/],
    ['', 'follow web services 1 and 2', both],
  ]);
  for (const command of ['compare web services 1 and 2', 'follow web services 1, 2'])
    expect((await flow.command(`/course ${command}`)).message.text, command).toMatch(both);
});

/** When enrollment closes; the first has closed, the fourth tells no date, the fifth a day that is not over. */
const CLOSINGS = {
  'AB00CD01-3001': '2026-10-01T12:00:00+02:00',
  'AB00CD02-3001': '2027-02-01T12:00:00+02:00',
  'AB00CD03-3001': '2026-12-01T12:00:00+02:00',
  'AB00CD04-3001': undefined,
  'AB00CD05-3001': '2026-11-20',
} as const;

test.for([
  ['which closes first?', ['05', '03', '02', '01', '04']],
  ['which of them closes last?', ['02', '03', '05', '01', '04']],
  ['mikä sulkeutuu ensin?', ['05', '03', '02', '01', '04']],
  ['vilken stänger först?', ['05', '03', '02', '01', '04']],
  ['which one closes?', ['01', '02', '03', '04', '05']],
] as const)('the date that is asked for comes at the top: “%s”', async ([asked, order]) => {
  const { direct } = await openScripted(
    realizations((code) =>
      realization(code, { enrollmentEnd: CLOSINGS[code as keyof typeof CLOSINGS] ?? null }),
    ),
  );
  await direct(Object.keys(CLOSINGS).join(' '));
  const { answer } = await direct(asked);
  const codes = Array.from(answer.text.matchAll(/AB00CD(\d\d)-3001/g), ([, end]) => end);
  expect([...new Set(codes)]).toEqual(order);
});

test('what is asked of several courses that were shown compares them, or tells of each', async () => {
  const { expectTold } = await openTaught();
  const two = `${GAMES} ${CREDIT}`;
  const compared = /^(?:Comparing 2 courses|Vertailussa 2 toteutusta|Jämförelse av 2 genomföranden)/;
  const each = /PE00LI01(?:.|\n)*LU00RI02/;
  await expectTold([
    ...[
      'compare',
      'compare these',
      'do they overlap?',
      'what’s the difference?',
      'are they at the same time?',
    ].map((asked) => [two, asked, compared] as const),
    ...['vertaa', 'vertaa niitä', 'meneekö ne päällekkäin?', 'jämför dem', 'överlappar de?'].map(
      (asked) => [two, asked, compared] as const,
    ),
    ...['which is longer?', 'which starts first', 'which one is in English?'].map(
      (asked) => [two, asked, each] as const,
    ),
    ...['kumpi alkaa ensin', 'kumpi on pidempi?', 'kumpi niistä on englanniksi?'].map(
      (asked) => [two, asked, each] as const,
    ),
    ...['which of them closes first?', 'vilken stänger först?'].map(
      (asked) => [two, asked, /LU00RI02(?:.|\n)*PE00LI01/] as const,
    ),
    [GAMES, 'is it at the same time as credit risk management?', compared],
    [GAMES, 'meneekö päällekkäin luottoriskien hallinta kanssa', compared],
    [GAMES, 'går den samtidigt som kreditriskhantering?', compared],
    [GAMES, 'compare', /^I didn’t understand/],
    [GAMES, 'which closes first?', /^(?!Enrollment closes)/],
    [GAMES, 'which language?', /^The teaching language is English/],
    [two, 'is it online or on campus?', each],
    [two, 'är den på engelska?', each],
  ]);
});
