/** Finding courses among those that were seen, by what they have in common. */
import { describe, expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { dataDir } from './data-dir.ts';
import { answerTo, NOW, openSample, openScripted, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, realization, realizations } from './upstream-rows.ts';

const PROJECT = 'TX00EY23-3015';
const WEB = 'TX00EW54-3008';
const CLOUD = 'SWD4TA033-3003';
const SECURITY = 'IC250105-3002';
const MACHINES = 'IM00BR45-3003';
/** Those that are wholly online. */
const ONLINE: readonly string[] = [CLOUD];
const ALL = [PROJECT, WEB, CLOUD, SECURITY, MACHINES];

async function openTaught() {
  const flow = await openSample({ locales: { aino: 'fi-FI', sam: 'en-GB' } });
  await flow.command(`/course ${ALL.join(' ')}`);
  const before = flow.study.calls.length;
  return { ...flow, calls: () => flow.study.calls.length - before };
}

/** For rows that only ask. */
const taught = openShared(openTaught);

const codesIn = (shown: string): string[] =>
  ALL.filter((code) => shown.includes(code)).toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b));

describe('what was seen is narrowed', () => {
  test.for<[string, readonly string[], string]>([
    ['TXL22S1 open', [PROJECT], 'TXL22S1 · enrollment open'],
    ['txl22s1', [PROJECT], 'txl22s1'],
    ['group TXL22S1:n', [PROJECT], 'TXL22S1'],
    ['TXL22S1-ryhmän kurssit', [PROJECT], 'TXL22S1'],
    ['TXL22S1 TXL25S2', [PROJECT, WEB], 'TXL22S1 TXL25S2'],
    ['25TIETOA', [SECURITY], '25TIETOA'],
    ['in English', [CLOUD, PROJECT, SECURITY], 'English'],
    ['englanniksi auki', [CLOUD, PROJECT], 'English · enrollment open'],
    ['English-language open', [CLOUD, PROJECT], 'English · enrollment open'],
    ['English-taught, worth 15 credits', [PROJECT], 'English · 15 credits'],
    ['på engelska öppna', [CLOUD, PROJECT], 'English · enrollment open'],
    ['15 credits', [PROJECT], '15 credits'],
    ['7,5 op', [MACHINES], '7.5 credits'],
    ['2.5sp', [SECURITY], '2.5 credits'],
    ['6-10 cr', [MACHINES], '6–10 credits'],
    ['at least 7 credits', [PROJECT, MACHINES], 'at least 7 credits'],
    ['enintään 3 op', [SECURITY], 'at most 3 credits'],
    ['english 15', [PROJECT], 'English · 15 credits'],
    ['7,5', [MACHINES], '7.5 credits'],
    ['7+', [PROJECT, MACHINES], 'at least 7 credits'],
    ['upcoming', [SECURITY, WEB], 'enrollment still to open'],
    ['closed', [MACHINES], 'enrollment closed'],
    ['machine', [MACHINES], 'machine'],
    ['TX00EY23', [PROJECT], 'TX00EY23'],
    ['englanti auki', [CLOUD, PROJECT], 'English · enrollment open'],
    ['verkossa', ONLINE, 'all online'],
    ['på nätet', ONLINE, 'all online'],
    ['not in English', [WEB, MACHINES], 'not English'],
    ['jotka eivät ole englanniksi', [WEB, MACHINES], 'not English'],
    ['not open', [SECURITY, WEB, MACHINES], 'enrollment still to open · enrollment closed'],
    ['other than TXL22S1, in English', [CLOUD, SECURITY], 'English · not TXL22S1'],
    ['inte på engelska, kommande', [WEB], 'enrollment still to open · not English'],
    ['more than 7.5 credits', [PROJECT], 'more than 7.5 credits'],
    ['alle 7,5 op', [CLOUD, SECURITY, WEB], 'less than 7.5 credits'],
    ['', [CLOUD, PROJECT, SECURITY, WEB, MACHINES], 'All courses that were seen here'],
  ])('/course find %s', async ([typed, found, sought]) => {
    const { command, calls } = await taught();
    const { message } = await command(`/course find ${typed}`);
    for (const shown of [message.text, words(message)]) {
      expect(codesIn(shown)).toEqual(found);
      expect(shown.split('\n')[1]).toBe(sought);
      expect(shown).toContain('Among the 5 courses looked up or followed here');
    }
    expect(message.text).toMatch(/^Found \d courses?\n/);
    expect(buttons(message)).toContain('Details');
    expect(calls(), 'all was in memory').toBe(0);
  });

  test('every word is used or named as not used', async () => {
    const { command } = await openTaught();
    const { message } = await command('/course find TXL22S1 banana teacher');
    expect(codesIn(message.text)).toEqual([PROJECT]);
    for (const shown of [message.text, words(message)]) expect(shown).toContain('Not used: banana, teacher.');
  });

  test.for([
    [
      '/course find TXL99S9 open',
      'None of the 5 courses seen here fits: TXL99S9 · enrollment open. I can’t search all courses. A code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.',
    ],
    [
      '/course find banana',
      'None of the 5 courses seen here fits: banana. I can’t search all courses. A code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.',
    ],
    [
      '/course etsi TXL99S9 englanniksi',
      'Ei osumia 5 täällä nähdystä toteutuksesta: TXL99S9 · englanti. Kaikkia toteutuksia en voi hakea. Tunnus, kuten TX00EY23-3015, käy aina: se on opinto-oppaassa nimen vieressä.',
    ],
    [
      '/course hitta TXL99S9 öppen',
      'Inget av de 5 genomföranden som har visats här passar: TXL99S9 · anmälan öppen. Jag kan inte söka bland alla genomföranden. En kod, till exempel TX00EY23-3015, fungerar alltid: den står bredvid namnet i studieguiden.',
    ],
  ] as const)('%s finds nothing, in one line with the next step', async ([typed, line]) => {
    const { command } = await taught();
    const { message } = await command(typed);
    expect(message.text).toBe(line);
    expect(words(message).split('\n')[0]).toBe(line);
  });

  test('nothing can be found before a course was seen', async () => {
    const { command } = await openSample();
    const { message } = await command('/course find open');
    expect(message.text).toBe(
      'I don’t know any courses yet. I can’t search all courses. A code, such as TX00EY23-3015, always works: it stands beside the name in the study guide.',
    );
  });

  test('a code behind the command is looked up', async () => {
    const { command } = await openTaught();
    const { message } = await command(`/course find ${WEB}`);
    expect(message.text).toMatch(/^Basics of Web Programming/);
    expect(message.text).not.toContain('Among courses seen here');
  });
});

describe('questions', () => {
  test.for<[string, readonly string[]]>([
    ['which courses for TXL22S1 are open?', [PROJECT]],
    ['which are in English?', [CLOUD, PROJECT, SECURITY]],
    ['any courses in english open rn', [CLOUD, PROJECT]],
    ['mitä TXL22S1 kursseja on auki', [PROJECT]],
    ['mitkä ovat englanniksi?', [CLOUD, PROJECT, SECURITY]],
    ['va för kurser e öppna för TXL22S1', [PROJECT]],
    ['vilka är på engelska?', [CLOUD, PROJECT, SECURITY]],
    ['TXL22S1', [PROJECT]],
  ])('%s', async ([asked, found]) => {
    const { direct, mention, calls } = await openTaught();
    for (const say of [direct, mention]) {
      const { answer } = await say(asked);
      expect(codesIn(answer.text)).toEqual(found);
    }
    expect(calls()).toBe(0);
  });

  /** For rows that only ask. */
  const sharedTaught = openShared(openTaught);

  test.for([
    ['is it in English?', /^Yes: English/],
    ['onko se englanniksi?', /^Kyllä: englanti/],
    ['är den på engelska?', /^Ja: engelska/],
  ] as const)('%s stays a question about the course of the conversation', async ([asked, line]) => {
    const { direct } = await sharedTaught();
    await direct(PROJECT);
    const { answer } = await direct(asked);
    expect(answer.text).toMatch(line);
  });

  test('a follow-up is about the courses that were found', async () => {
    const { direct } = await openTaught();
    await direct('which courses for TXL22S1 are open?');
    const { answer } = await direct('how many credits is it?');
    expect(answer.text).toContain('15 credits');
  });
});

const MANY = Array.from(
  { length: 250 },
  (_, at) => `TX00AB${String(at % 10)}1-3${String(at).padStart(3, '0')}`,
);

/** A workspace that has seen 250 courses, the first of them last. */
async function openLarge(env: Readonly<Record<string, string>> = {}) {
  const directory = dataDir();
  const store = await openStore({ dataDir: directory });
  const seen = MANY.map((code, at) => ({
    workspace: TEAM.id,
    code,
    names: { en: `Course ${at}` },
    groups: ['TXL22S1'],
    seenAt: NOW - 1000 - at,
  }));
  await store.seenCourses.put(seen, 2000);
  await store.close();
  return openScripted(
    realizations((code) => realization(code, { studentGroups: [{ code: 'TXL22S1', name: 'TXL22S1' }] })),
    { env: { DATA_DIR: directory, ...env } },
  );
}

test('a question whether there is a course about something is about no course that was shown', async () => {
  const { direct } = await openTaught();
  for (const [text, told] of [
    ['is there a course about machine maintenance?', MACHINES],
    ['what courses do you have?', CLOUD],
    ['are there any courses about exams?', 'seen here fits: exams'],
  ] as const) {
    await direct(PROJECT);
    const { answer } = await direct(text);
    expect(answer.text, text).toContain(told);
    expect(answer.text, text).not.toMatch(/^(?:Content|Exams|About)/);
  }
});

test('a question about courses in general is answered from what was seen, and not about the course that was shown', async () => {
  const { direct } = await openTaught();
  for (const [text, told] of [
    ['is there a course in Finnish?', /Found \d courses?\nFinnish/],
    ['onko jotain kurssia suomeksi?', /^Löytyi \d toteutus(?:ta)?\nsuomi/],
    ['finns det någon kurs på finska?', /hittades\nfinska/],
    ['online courses', /all online/],
    ['more than 7 credits', /more than 7 credits/],
    ['courses with no exam', /can’t find courses by this: exam/],
    ['are there any easy courses?', /can’t find courses by this: easy/],
    ['kurssit ilman tenttiä', /tenttiä/],
    ['kurser utan tentamen', /tentamen/],
  ] as const) {
    await direct(PROJECT);
    const { answer } = await direct(text);
    expect(answer.text, text).toMatch(told);
    expect(answer.text, text).not.toMatch(/About TX00EY23|Toteutus TX00EY23|Genomförande TX00EY23/);
  }
});

test('one request asks for two hundred courses at most, the newest first, and the next one for the others', async () => {
  const { command, upstream } = await openLarge();
  const { message } = await command('/course find TXL22S1');
  const asked = upstream.calls.map((request) => codesOf(request));
  expect(asked.map(({ length }) => length)).toEqual([100, 100]);
  expect(new Set(asked.flat())).toEqual(new Set(MANY.slice(0, 200)));
  expect(message.text).toContain('I looked at 200 of the 250 courses seen here, the newest first.');
  const { message: second } = await command('/course find TXL22S1');
  expect(second.text).toContain('Among the 250 courses');
  expect(upstream.calls).toHaveLength(3);
});

test('ten courses stand on a page, and buttons lead on and back', async () => {
  const { command, slack, until } = await openLarge();
  const { message } = await command('/course find TXL22S1');
  expect(message.text).toContain('TXL22S1 · Page 1 of 20');
  expect(buttons(message).filter((one) => one === 'Details')).toHaveLength(10);
  await slack.click(message, 'Next 10');
  await until(() => message.text.includes('Page 2 of') || undefined);
  expect(message.text).toContain('TXL22S1 · Page 2 of 25');
  await slack.click(message, 'Back');
  await until(() => message.text.includes('Page 1 of') || undefined);
});

test('a search counts against the limits of use, and what is in memory does not', async () => {
  const { command } = await openLarge({ LIMIT_PER_USER: '2' });
  const { message } = await command('/course find TXL22S1');
  expect(message.text).toContain('I looked at 200 of the 250');
  const { message: second } = await command('/course find TXL22S1');
  expect(second.text).toContain('I looked at 200 of the 250');
  expect(second.text).toContain('Some could not be read: ');
});

test('a language of any name is found by, and asked of a course: what it is taught in counts', async () => {
  const taught: Readonly<Record<string, readonly string[]>> = { [PROJECT]: ['de', 'ru'], [WEB]: ['en'] };
  const names: Readonly<Record<string, string>> = { [CLOUD]: 'Spanish 1' };
  const { command, direct } = await openScripted(
    realizations((code) =>
      realization(code, {
        name: names[code] ?? `Name of ${code}`,
        teachingLanguages: taught[code] ?? ['fi'],
      }),
    ),
  );
  await command(`/course ${[PROJECT, WEB, CLOUD].join(' ')}`);
  for (const asked of [
    'which courses are in German?',
    'which courses are taught in Russian?',
    'mitkä kurssit ovat saksaksi?',
    'venäjänkieliset kurssit',
    'vilka kurser går på tyska?',
    'vilka kurser är på ryska?',
  ])
    expect(codesIn((await direct(asked)).answer.text), asked).toEqual([PROJECT]);
  for (const [typed, code] of [
    ['German', PROJECT],
    ['saksaksi', PROJECT],
    ['på tyska', PROJECT],
    ['Spanish', CLOUD],
  ] as const)
    expect(codesIn((await command(`/course find ${typed}`)).message.text), typed).toEqual([code]);
  for (const [asked, told] of [
    [`is ${PROJECT} in German?`, /^Yes: German and Russian/],
    [`is ${WEB} taught in German?`, /^No: English/],
    [`onko ${PROJECT} saksaksi?`, /^Kyllä: saksa ja venäjä/],
    [`går ${PROJECT} på ryska?`, /^Ja: tyska och ryska/],
  ] as const)
    expect((await direct(asked)).answer.text, asked).toMatch(told);
});

test('a group whose code begins with the year is asked for by its code alone', async () => {
  const groups: Readonly<Record<string, string>> = {
    [PROJECT]: '24TIETO1',
    [WEB]: '24TIETO2',
    [CLOUD]: '25TIETOA',
  };
  const { command, direct, mention } = await openScripted(
    realizations((code) =>
      realization(code, { studentGroups: [{ code: groups[code], name: groups[code] }] }),
    ),
  );
  await command(`/course ${[PROJECT, WEB, CLOUD].join(' ')}`);
  for (const [typed, code] of [
    ['24TIETO1', PROJECT],
    ['24tieto2', WEB],
    ['25TIETOA', CLOUD],
  ] as const)
    for (const { text } of [
      (await command(`/course ${typed}`)).message,
      (await direct(typed)).answer,
      (await mention(typed)).answer,
      (await direct(`which courses does ${typed} have?`)).answer,
    ])
      expect(codesIn(text), typed).toEqual([code]);
});

/** Two runs of a unit in different languages, one of them over. */
const RUNS: Readonly<Record<string, Parameters<typeof realization>[1]>> = {
  'FY00PH10-3001': {
    ...{ teachingLanguages: ['fi'], startDate: '2026-09-03', endDate: '2026-12-11' },
    ...{ enrollmentStart: '2026-08-01T08:00:00', enrollmentEnd: '2026-08-24T23:59:00' },
  },
  'FY00PH10-3002': {
    ...{ teachingLanguages: ['en'], studentGroups: [{ code: '25AUTOE', name: '25AUTOE' }] },
    ...{ startDate: '2027-01-14', endDate: '2027-04-26' },
  },
};
const [OVER, COMING] = ['FY00PH10-3001', 'FY00PH10-3002'];

test('of a name with several runs what tells them apart narrows them, and each is told by its dates', async () => {
  const { command, direct } = await openScripted(
    realizations((code) => realization(code, { name: 'Physics 2', ...RUNS[code] })),
  );
  await command(`/course ${OVER} ${COMING}`);
  const both = [OVER, COMING];
  const found = (text: string) => both.filter((code) => text.includes(code));
  for (const [text, codes, told] of [
    ['physics 2', both, 'Physics 2'],
    ['physics 2 with robots', both, 'Not used: robots.'],
    ['physics 2 in English', [COMING], 'Physics 2 · English'],
    ['physics 2 suomeksi', [OVER], 'Physics 2 · suomi'],
    ['physics 2 på engelska', [COMING], 'Physics 2 · engelska'],
    ['physics 2 for 25AUTOE', [COMING], 'Physics 2 · 25AUTOE'],
  ] as const) {
    const { answer } = await direct(text);
    expect(found(answer.text), text).toEqual(codes);
    expect(answer.text, text).toContain(told);
    if (codes.length === 2)
      expect(answer.text, text).toMatch(
        /Finnish\. Course dates: .*English\. Course dates: |English\. Course dates: .*Finnish\. Course dates: /s,
      );
  }
  for (const text of [
    'is physics 2 in English?',
    'onko physics 2 englanniksi?',
    'finns physics 2 på engelska?',
  ]) {
    await direct(OVER);
    const { answer } = await direct(text);
    expect(found(answer.text), text).toEqual(both);
  }
  for (const text of [
    'when is the next run?',
    'other runs',
    `next run of ${OVER}`,
    'milloin se järjestetään seuraavan kerran?',
    'när går den nästa gång?',
    'is there a spring run?',
  ]) {
    await direct(OVER);
    const { answer } = await direct(text);
    expect(found(answer.text), text).toContain(COMING);
  }
});

test('a question about a list that goes on says that it is about what was shown of it, and keeps to it', async () => {
  const { command, direct } = await openLarge();
  await command('/course find TXL22S1', { channel: 'D0SAM00001' });
  const { answer } = await direct('when do they start?');
  expect(answer.text).toContain('About the 10 courses that were shown last: the list goes on.');
  await direct('TXL22S1');
  for (const text of [
    'which of those are in English?',
    'mitkä niistä on englanniksi?',
    'vilka av dem är på engelska?',
  ]) {
    const { answer: narrowed } = await direct(text);
    expect(narrowed.text, text).toMatch(/10|that were shown|näytetyistä|visades/);
    expect(narrowed.text, text).not.toContain('I looked at');
  }
});

test('courses are found by when they open, close, start and end, in commands and questions alike', async () => {
  // Now is Friday, 20 November 2026.
  const dated: Readonly<Record<string, Parameters<typeof realization>[1]>> = {
    [PROJECT]: { enrollmentStart: '2026-11-01T08:00:00', enrollmentEnd: '2026-11-21T15:00:00' },
    [WEB]: { enrollmentStart: '2026-11-24T08:00:00', enrollmentEnd: '2026-12-04T15:00:00' },
    [CLOUD]: { startDate: '2027-01-11', endDate: '2027-03-07' },
    [MACHINES]: { startDate: '2026-09-01', endDate: '2026-12-15' },
  };
  const { command, direct } = await openScripted(
    realizations((code) => realization(code, { name: `Spring ${code}`, ...dated[code] })),
  );
  await command(`/course ${Object.keys(dated).join(' ')}`);
  for (const [asked, codes, told] of [
    ['which courses close tomorrow?', [PROJECT], 'enrollment closes 21 Nov'],
    ['mitkä ilmot sulkeutuu huomenna', [PROJECT], 'ilmoittautuminen päättyy 21.11.'],
    ['vad stänger i morgon', [PROJECT], 'anmälan stänger 21 nov'],
    ['which courses open next week', [WEB], 'enrollment opens 23 – 29 Nov'],
    ['which courses are open next week', [WEB], 'enrollment open 23 – 29 Nov'],
    ['which courses start in January', [CLOUD], 'course starts 1 – 31 Jan 2027'],
    ['mitkä kurssit alkaa keväällä', [CLOUD], 'toteutus alkaa 1.1.–31.5.2027'],
    ['vårkurser', [CLOUD], 'running 1 Jan – 31 May 2027'],
    ['courses that end before Christmas', [MACHINES], 'course ends before 24 Dec'],
    ['which courses open between 23 and 25 November', [WEB], 'enrollment opens 23 – 25 Nov'],
    ['which courses open Nov 23-25', [WEB], 'enrollment opens 23 – 25 Nov'],
    ['which courses open from the 23rd to the 25th of November', [WEB], 'enrollment opens 23 – 25 Nov'],
    ['which courses start December 30 to January 12', [CLOUD], 'course starts 30 Dec 2026 – 12 Jan 2027'],
    ['mitkä kurssit avautuvat 23. ja 25. marraskuuta välillä', [WEB], 'ilmoittautuminen alkaa 23.–25.11.'],
    ['mitkä kurssit avautuvat 23.–25.11.?', [WEB], 'ilmoittautuminen alkaa 23.–25.11.'],
    ['mitkä kurssit alkavat 30.12.2026–12.1.2027', [CLOUD], 'toteutus alkaa 30.12.2026–12.1.2027'],
    ['mitkä kurssit alkavat 11.1.', [CLOUD], 'toteutus alkaa 11.1.2027'],
    ['vilka kurser öppnar mellan den 23 och den 25 november', [WEB], 'anmälan öppnar 23–25 nov'],
    ['vilka kurser öppnar 23–25 november', [WEB], 'anmälan öppnar 23–25 nov'],
    [
      'vilka kurser börjar från den 30 december till den 12 januari',
      [CLOUD],
      'genomförandet börjar 30 dec 2026–12 jan 2027',
    ],
  ] as const) {
    const { answer } = await direct(asked);
    expect.soft(codesIn(answer.text), asked).toEqual(codes);
    expect.soft(answer.text, asked).toContain(told);
  }
  for (const [typed, codes] of [
    ['closes tomorrow', [PROJECT]],
    ['alkaa tammikuussa', [CLOUD]],
    ['öppnar nästa vecka', [WEB]],
    ['ends in December', [MACHINES]],
    ['closing soon', [PROJECT]],
    ['sulkeutuu pian', [PROJECT]],
    ['stänger', [PROJECT]],
    [`spring ${WEB.split('-')[0]}`, [WEB]],
  ] as const)
    expect(codesIn((await command(`/course find ${typed}`)).message.text), typed).toEqual(codes);
  for (const [typed, codes] of [
    ['hae alkaa tammikuussa', [CLOUD]],
    ['sök börjar i januari', [CLOUD]],
    ['search starts in January', [CLOUD]],
    ['search spring', Object.keys(dated)],
  ] as const)
    expect(codesIn((await command(`/course ${typed}`)).message.text).toSorted(), typed).toEqual(
      codes.toSorted(),
    );
  for (const [typed, codes] of [
    ...['open', 'Open?', 'open now', 'what is open', 'auki', 'mitkä on auki', 'öppen', 'vad är öppet'].map(
      (one) => [one, [PROJECT]] as const,
    ),
    ...['closing', 'closing soon', 'sulkeutuu', 'sulkeutuu pian', 'stänger snart', 'closes tomorrow'].map(
      (one) => [one, [PROJECT]] as const,
    ),
    ...['upcoming', 'opening', 'opens next week', 'avautuu', 'aukeaa ensi viikolla', 'öppnar snart'].map(
      (one) => [one, [WEB]] as const,
    ),
  ] as const) {
    const { message } = await command(`/enrollment ${typed}`);
    expect(codesIn(message.text), typed).toEqual(codes);
    expect(message.text, typed).toMatch(/^Found 1 course/);
  }
  const { message } = await command(`/enrollment open ${WEB}`);
  expect(message.text).toMatch(/^Spring TX00EW54-3008 · TX00EW54-3008/);
});

describe('courses are not found by a time of the day', () => {
  test.each([
    ['en-GB', '/course find open evening', 'I can’t search by when lessons are (evening)'],
    [
      'en-GB',
      'is there a course about acoustics in the evening?',
      'I can’t search by when lessons are (evening)',
    ],
    ['en-GB', 'acoustics evening courses', 'I can’t search by when lessons are (evening)'],
    ['en-GB', 'find evening courses', 'I can’t find courses by this: evening.'],
    ['fi-FI', '/course find auki iltaopetus', 'Tuntien ajoilla en voi hakea (iltaopetus)'],
    ['fi-FI', 'onko iltakursseja', 'Tällä en voi hakea: ilta.'],
    ['sv-SE', '/course find öppna kvällar', 'På lektionernas tider kan jag inte söka (kvällar)'],
    ['sv-SE', 'vilka kvällskurser är öppna', 'På lektionernas tider kan jag inte söka (kvälls)'],
  ])('%s: %s', async (locale, typed, told) => {
    const flow = await openSample({
      env: { STUDY_API_EXTRAS: 'search-name,search-group' },
      locales: { sam: locale },
    });
    await answerTo(flow, '/course TX00EY23-3015');
    expect((await answerTo(flow, typed)).text).toContain(told);
  });

  test('but by a day they are', async () => {
    const flow = await openSample();
    await answerTo(flow, '/course TX00EY23-3015');
    const { text } = await answerTo(flow, 'which courses are open tomorrow evening?');
    expect(text).toContain('enrollment open 21 Nov 18:00–24:00');
    expect(text).not.toContain('when lessons are');
  });
});
