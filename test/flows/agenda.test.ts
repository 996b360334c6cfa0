/** Lessons of what is followed, and of a student group: today, tomorrow, on a day, in a week, on Home. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, MINUTE, openSample, openScripted, openShared } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { buttons, words } from './reading.ts';

const ON = { STUDY_API_EXTRAS: 'reservations,search-group' };
const A = 'VT00QA12-3007';
const B = 'VT00QA13-3001';
const DAY = 24 * 60 * MINUTE;

const at = (day: string, from: string, until: string): [string, string] => [
  `2026-11-${day}T${from}`,
  `2026-11-${day}T${until}`,
];
const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);

const group = (code: string): object => ({ id: code, type: 'student_group', code, name: code });

// It is Friday 20 November, 14:02.
const ROWS = [
  lesson('1', A, at('20', '09:00', '11:30'), reservedRoom('A1')),
  lesson('2', B, at('20', '15:00', '16:30'), reservedRoom('B1')),
  lesson('3', A, at('20', '16:00', '17:30'), reservedRoom('A1')),
  lesson('4', A, at('23', '09:00', '11:30'), reservedRoom('A1')),
  // A parallel group.
  lesson('5', A, at('23', '10:00', '12:00'), reservedRoom('A2'), group('TXE22S1')),
];
const TODAY =
  'Friday 20 November (today): 9:00–11:30 · Name of VT00QA12-3007 · A1 Classroom (North house); – 3 hours 30 minutes free –; 15:00–16:30 · Name of VT00QA13-3001 · B1 Classroom (North house) · ⚠ overlaps; 16:00–17:30 · Name of VT00QA12-3007 · A1 Classroom (North house) · ⚠ overlaps.';
const MONDAY =
  'Monday 23 November: 9:00–11:30 · Name of VT00QA12-3007 · A1 Classroom (North house); 10:00–12:00 · Name of VT00QA12-3007 · A2 Classroom (North house) · TXE22S1.';

async function following(rows: readonly ReservationRow[] = ROWS, env: Readonly<Record<string, string>> = ON) {
  const flow = await openScripted(teaching(rows), { env });
  await flow.direct(`follow ${A} and ${B}`);
  return flow;
}

test.each([
  ['when is my next lesson?', 'Next lesson: Wednesday 20 January 2027 9:00–11:00'],
  ['milloin mun seuraava tunti on', 'Seuraava tunti: keskiviikko 20. tammikuuta 2027 9.00–11.00'],
  ['när är min nästa lektion?', 'Nästa lektion: onsdag 20 januari 2027 9:00–11:00'],
])('%s: however far ahead it is', async (typed, line) => {
  const far = lesson('1', A, ['2027-01-20T09:00', '2027-01-20T11:00'], reservedRoom('A1'));
  const flow = await following([far]);
  expect((await said(flow, typed)).text).toContain(line);
});

/** For questions: they change nothing of what is followed. */
const asking = openShared(() => following());

describe('of what a person follows', () => {
  test.each([
    ['what do I have today?', TODAY],
    ['what are my lessons today?', TODAY],
    ['do I have class on Friday?', TODAY],
    ['do I have anything today', TODAY],
    ['what do I have on Monday?', MONDAY],
    ['vad har jag på måndag?', 'Måndag 23 november: 9:00–11:30'],
    ['mitä mulla on tänään?', 'Perjantai 20. marraskuuta (tänään): 9.00–11.30'],
    ['what do I have tomorrow?', 'No lessons. Next lesson: Monday 23 November 9:00–11:30'],
    ['onko mulla tunteja huomenna?', 'Ei. Seuraava tunti: maanantai 23. marraskuuta'],
    ['mun lukkari huomenna', 'Ei tunteja.'],
    ['har jag lektioner på fredag?', 'Ja\n'],
    [
      'when is my next lesson?',
      'Next lesson: Friday 20 November (today) 15:00–16:30 · Name of VT00QA13-3001 · B1',
    ],
    ['mikä mun seuraava tunti on?', 'Seuraava tunti: perjantai 20. marraskuuta (tänään) 15.00–16.30'],
    ['where is my next class?', 'Next lesson: Friday 20 November (today) 15:00–16:30'],
    // Hours count: the lessons of Monday are in the morning.
    ['do I have class on Monday morning?', 'Yes\nYour lessons: Monday 23 November 6:00–12:00'],
    ['do I have class on Monday afternoon?', 'No.\nYour lessons: Monday 23 November 12:00'],
    ['do I have class on Monday at two?', 'No.\nYour lessons: Monday 23 November 14:00'],
    ['do I have class at 10 on Monday?', 'Yes\nYour lessons: Monday 23 November 10:00'],
    ['do I have class on Monday between 12 and 14?', 'No.'],
    ['onko mulla tunteja maanantaiaamuna?', 'Kyllä\nTuntisi: maanantai 23. marraskuuta 6.00–12.00'],
    ['har jag lektion måndag eftermiddag?', 'Nej.'],
    // It is 14:02: an hour that is over is tomorrow's, unless the day is said.
    ['do I have class at 10?', 'No. Next lesson: Monday 23 November 9:00–11:30'],
    [
      'my lessons 20.11. at 10',
      'Your lessons: Friday 20 November (today) 10:00\nFriday 20 November (today): 9:00–11:30',
    ],
    ['do I have class today at 10?', 'Yes\nYour lessons: Friday 20 November (today) 10:00'],
    // Yes means that there are none.
    ['am I free on Monday morning?', 'No\nYour lessons'],
    ['am I free on Monday afternoon?', 'Yes. No lessons.'],
    ['am I busy on Monday?', 'Yes\nYour lessons'],
    ['olenko vapaa maanantaina iltapäivällä?', 'Kyllä. Ei tunteja.'],
    ['är jag ledig på måndag?', 'Nej\nDina lektioner'],
    // Some of it is.
    ['do I have any free time today?', TODAY],
    ['when am I free on Monday?', MONDAY],
    ['what do I have after Friday?', `Your lessons: 21 – 27 Nov\n${MONDAY}`],
    ['what do I have before Monday?', 'Your lessons: 20 – 22 Nov\n'],
    ['how many lessons do I have today?', `3 lessons\nYour lessons: Friday 20 November (today)\n${TODAY}`],
    ['montako tuntia mulla on tänään jäljellä?', '2 tuntia jäljellä\n'],
    ['hur många lektioner har jag i morgon?', 'Inga lektioner.'],
    ['my timetable', `${TODAY}\n${MONDAY}`],
    ['what do I have this week?', `${TODAY}\n${MONDAY}`],
  ])('%s', async (typed, line) => {
    expect((await said(await asking(), typed)).text).toContain(line);
  });

  test('what asks for nothing of lessons is read as before', async () => {
    const flow = await following();
    for (const typed of [
      'what closes tomorrow?',
      'which courses start on Monday?',
      'what are my deadlines this week?',
    ])
      expect((await said(flow, typed)).text).not.toContain('Your lessons');
  });

  test('a course to which a channel is linked is not said to be followed there', async () => {
    const flow = await following();
    await flow.command(`/course link ${A}`);
    const card = (await flow.command('/course today')).message;
    expect(buttons(card)).toContain('Follow');
    expect(buttons(card)).not.toContain('Following ✓');
  });

  test('Home has the lessons of each day come, and no more', async () => {
    const flow = await following();
    const home = await openHome(flow);
    expect(words(home)).toContain('Today’s lessons');
    await flow.slack.click(home, 'Lessons every morning');
    const then = await says(flow, 'at 07:00, on days with lessons');
    await flow.slack.click(then, 'No lessons in the morning');
    await says(flow, 'Lessons every morning');
  });

  test('buttons lead to tomorrow, and to seven days', async () => {
    const flow = await following();
    const card = await said(flow, 'what do I have today?');
    expect(buttons(card).slice(-3)).toEqual(['Tomorrow', 'Seven days', 'Every morning…']);
    expect(buttons(card)).toEqual(expect.arrayContaining(['Details', 'Lessons', 'Following ✓']));
    const { text } = card;
    await flow.slack.click(card, 'Seven days');
    await flow.until(() => (card.text === text ? undefined : true));
    expect(card.text).toContain(MONDAY);
  });

  test('Home has today’s lessons until the last is over, then tomorrow’s', async () => {
    const flow = await following([...ROWS, lesson('6', B, at('21', '10:00', '11:00'), reservedRoom('B7'))]);
    expect(words(await openHome(flow))).toContain('Today\n9:00–11:30 · Name of VT00QA12-3007');
    flow.pass(4 * 60 * MINUTE);
    await openHome(flow);
    await says(flow, 'Tomorrow\n10:00–11:00 · Name of VT00QA13-3001');
  });
});

test('in a channel it is the channel’s, and a week has lessons beside dates', async () => {
  const flow = await openScripted(teaching(ROWS), { env: ON });
  expect((await said(flow, '/course today')).text).toContain('Nothing is followed here');
  await flow.command(`/course follow ${A}`);
  const { text } = await said(flow, '/course today');
  expect(text).toContain('Lessons of this channel’s courses: Friday 20 November (today)');
  expect(text).not.toContain(B);
  expect((await said(flow, '/course tomorrow')).text).toContain('Next lesson: Monday 23 November');
  for (const typed of ['/course tänään', '/course idag', '/course i dag'])
    expect((await said(flow, typed)).text).toContain('9:00–11:30');
  expect((await said(flow, '/course i morgon')).text).toContain('Next lesson: Monday 23 November');
  expect((await said(flow, '/course week')).text).toContain(MONDAY);
  expect((await said(flow, `/course today ${B}`)).text).toContain('15:00–16:30 · B1');
});

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('of a group, over a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  each([
    ['/course today TXL22S1', 'Lessons of TXL22S1: Thursday 10 December (today)'],
    ['/course lessons TXL22S1', 'Lessons of TXL22S1: 10 – 16 Dec'],
    ['timetable of TXL22S1 this week', 'Lessons of TXL22S1: 10 – 16 Dec'],
    ['/course week TXL22S1', 'Lessons of TXL22S1: 10 – 16 Dec'],
    ['/course week next txl22s1', 'Lessons of TXL22S1: 14 – 20 Dec'],
    ['timetable of TXL22S1 next week', 'Lessons of TXL22S1: 14 – 20 Dec'],
    ['/course viikko TXL22S1', 'Ryhmän TXL22S1 tunnit: 10.–16.12.'],
    ['/course vecka TXL22S1', 'Lektioner för TXL22S1: 10–16 dec'],
    ['does TXL22S1 have lessons tomorrow?', 'Yes\n'],
    ['does TXL22S1 have anything tomorrow', 'Yes\n'],
    ['is TXL22S1 free tomorrow?', 'No\n'],
    ['mitä TXL22S1:llä on huomenna?', 'Ryhmän TXL22S1 tunnit: perjantai 11. joulukuuta'],
    ['har TXL22S1 något i morgon', 'Ja\n'],
    ['schema för TXL22S1 i dag', 'Lektioner för TXL22S1: torsdag 10 december (i dag)'],
    ['TXL22S1 lukujärjestys', 'Ryhmän TXL22S1 tunnit: 10.–16.12.'],
  ])('%s', async (typed, line) => {
    const flow = await openSample({ env: ON, study: { manners } });
    flow.pass(20 * DAY);
    const { text } = await said(flow, typed);
    expect(text).toContain(line);
    expect(text).toMatch(
      /Software Engineering Project|Ohjelmistotuotantoprojekti|Programvaruprojekt|Bachelor’s Thesis|Examensarbete/,
    );
  });
});

test('of a group, what is reserved for it alone is told to be that, without its title; what is also a course’s is there once', async () => {
  const group = { id: '9', type: 'student_group', code: 'QA22S1', name: 'QA22S1' };
  const rows = [
    {
      ...lesson('1', A, at('20', '09:00', '10:00')),
      resources: [group, reservedRoom('A9')],
      subject: 'Jane Doe’s birthday',
    },
    {
      ...lesson('2', A, at('20', '10:00', '11:00')),
      resources: [group, { type: 'realization', code: A, name: 'x' }],
    },
  ];
  const { text, blocks } = await said(
    await openScripted(teaching(rows), { env: ON }),
    '/course today qa22s1',
  );
  expect(text).toContain(
    '9:00–10:00 · reserved for the group · A9 Classroom (North house); 10:00–11:00 · Name of VT00QA12-3007',
  );
  expect(`${text}${JSON.stringify(blocks)}`).not.toContain('Jane');
});

test.each([
  ['/course today quantum physics', 'Not used: quantum, physics.'],
  ['/course today QA22S1 QA23S1', 'Not used: QA23S1.'],
  ['/course week QA22S1 sometime', 'Not used: sometime.'],
  ['/course lessons QA22S1 sometime', 'Not used: sometime.'],
  ['/course tomorrow group QA22S1 next week please', undefined],
])('%s tells what was not used', async (typed, note) => {
  const { text } = await said(await asking(), typed);
  if (note === undefined) expect(text).not.toContain('Not used');
  else expect(text).toContain(note);
});

describe('a week', () => {
  test('has seven days of lessons beside the dates, of what is marked, too', async () => {
    const C = 'VT00QA14-3002';
    const rows = [
      ...ROWS,
      lesson('6', C, at('26', '09:00', '10:00'), reservedRoom('C1')),
      lesson('7', C, at('27', '09:00', '10:00'), reservedRoom('C1')),
    ];
    const flow = await openScripted(teaching(rows), { env: ON });
    const { text: nothing } = await said(flow, '/course week');
    expect(nothing).not.toContain('9:00');
    await flow.command(`/course follow ${C}`);
    await flow.mention(`I have enrolled in ${C}`);
    const marked = (await flow.direct('what is coming up this week?')).answer;
    expect(marked.text).toContain('Thursday 26 November: 9:00–10:00 · Name of VT00QA14-3002');
    await flow.direct(`follow ${A} and ${B}`);
    const { text } = (await flow.direct('what is coming up this week?')).answer;
    for (const line of [TODAY, MONDAY, 'Thursday 26 November: 9:00–10:00 · Name of VT00QA14-3002'])
      expect(text).toContain(line);
    expect(text).not.toContain('27 November');
    expect(text).toContain('Times reserved for the courses');
  });

  test('says that there are no lessons, and that there may be more', async () => {
    const none = await following([]);
    expect((await said(none, 'what is coming up this week?')).text).toContain('No lessons.');
    const cut = await openScripted(
      teaching(() => ({ json: { status: 'warn', reservations: ROWS } })),
      { env: ON },
    );
    await cut.direct(`follow ${A} and ${B}`);
    expect((await said(cut, 'what is coming up this week?')).text).toContain('Perhaps not all');
    const many = Array.from({ length: 45 }, (_, nth) =>
      lesson(String(nth), A, at('24', '09:00', '10:00'), reservedRoom(`A${nth}`)),
    );
    expect((await said(await following(many), 'what is coming up this week?')).text).toContain('and 5 more');
  });

  test('of a group is not known where lessons are not offered, and its code is told to be unused', async () => {
    const flow = await following(ROWS, { STUDY_API_EXTRAS: 'off' });
    const { text } = await said(flow, '/course week TXL22S1');
    expect(text).toContain('TXL22S1');
    expect(text).not.toContain('Lessons of');
  });
});

test('what can’t be read is said, or the week comes without it', async () => {
  const flow = await following();
  flow.upstream.answer(teaching(() => ({ status: 500 })));
  const unread = 'Lesson times can’t be read now';
  expect((await said(flow, 'what do I have today?')).text).toContain(unread);
  const week = (await said(flow, 'what is coming up this week?')).text;
  expect(week).not.toContain('9:00–11:30');
  expect(week).toContain(unread);
});

test.each([
  ['what do I have this week?', 'Lesson times can’t be read now'],
  ['mitä mulla on tällä viikolla?', 'Tuntien aikoja ei voi lukea juuri nyt'],
  ['vad har jag i veckan', 'Lektionstiderna kan inte läsas just nu'],
  ['vad har jag i dag?', 'Lektionstiderna kan inte läsas just nu'],
])(
  'one who follows nothing, but is in a group, is told that its lessons can’t be read: %s',
  async (typed, line) => {
    const flow = await openScripted(teaching(ROWS), { env: ON, troubles: ['study-api', 'upstream'] });
    const { answer } = await flow.direct('I am in group TXL22S1');
    // The catalogue has no course of it.
    await flow.slack.click(answer, 'Yes, my group');
    flow.upstream.answer(teaching(() => ({ status: 500 })));
    const { text } = await said(flow, typed);
    expect(text).toContain(line);
    expect(text).not.toMatch(/follow nothing|ei seurata|följer ingenting|et seuraa/i);
  },
);

test('where lessons are not offered, today is the week of dates, and nothing is asked for', async () => {
  const flow = await following(ROWS, { STUDY_API_EXTRAS: 'off' });
  expect((await said(flow, '/course tänään')).text).toContain('Nothing is followed here');
  expect((await said(flow, 'what are my lessons today?')).text).toContain('no lesson times');
  expect(flow.upstream.calls.filter(({ path }) => path.includes('reservation'))).toEqual([]);
});

describe('what overlaps', () => {
  const C = 'VT00QA14-3002';
  const OVERLAPS = [
    ...ROWS,
    lesson('7', B, at('23', '11:00', '12:30'), reservedRoom('B1')),
    // What only touches does not overlap, nor does what was before today.
    lesson('8', B, at('24', '12:00', '13:00'), reservedRoom('B1')),
    lesson('9', A, at('24', '13:00', '14:00'), reservedRoom('A1')),
    lesson('10', A, at('18', '12:00', '14:00'), reservedRoom('A1')),
    lesson('11', B, at('18', '12:00', '14:00'), reservedRoom('B1')),
    lesson('12', C, at('25', '08:00', '09:00'), reservedRoom('C1')),
  ];
  const [NAME_A, NAME_B] = [A, B].map((code) => `Name of ${code}`);

  test.each([
    [
      'en',
      'en-GB',
      `${NAME_A} and ${NAME_B}: 3 lessons at the same time, first Friday 20 November (today) 16:00`,
    ],
    [
      'fi',
      'fi-FI',
      `${NAME_A} ja ${NAME_B}: 3 tuntia samaan aikaan, ensimmäinen perjantai 20. marraskuuta (tänään) 16.00`,
    ],
    ['sv', 'sv-SE', `${NAME_A} och ${NAME_B}: 3 lektioner samtidigt, först fredag 20 november (i dag) 16:00`],
  ])('is told by lessons in a comparison and in the term, in %s', async (_, locale, line) => {
    const flow = await openScripted(teaching(OVERLAPS), { env: ON, locales: { sam: locale } });
    const compared = (await said(flow, `/course compare ${A} ${B}`)).text;
    expect(compared).toContain(line);
    expect(compared).not.toMatch(/I don’t know|en tiedä|känner jag inte/);
    await flow.command(`/course follow ${A} ${B}`);
    expect((await said(flow, '/course term')).text).toContain(line);
  });

  test('courses at the same time whose lessons are not do not meet', async () => {
    const flow = await openScripted(teaching(OVERLAPS), { env: ON });
    expect((await said(flow, `/course compare ${A} ${C}`)).text).toContain('No lessons overlap');
    await flow.command(`/course follow ${A} ${C}`);
    expect((await said(flow, '/course term')).text).toContain('No lessons overlap');
  });

  test.each([
    [
      'of one course no lessons are known',
      OVERLAPS.filter(({ id }) => !['2', '7', '8', '11'].includes(String(id))),
    ],
    ['the list may not be whole', 'warn'],
    ['they can’t be read', 'fails'],
    ['they are not offered', 'off'],
  ] as const)('where %s, the days of the courses tell, as before', async (why, how) => {
    const handler = {
      warn: teaching(() => ({ json: { status: 'warn', reservations: OVERLAPS } })),
      fails: teaching(() => ({ status: 500 })),
      off: teaching(OVERLAPS),
    };
    const env = how === 'off' ? { STUDY_API_EXTRAS: 'off' } : ON;
    const flow = await openScripted(typeof how === 'string' ? handler[how] : teaching(how), { env });
    const { text } = await said(flow, `/course compare ${A} ${B}`);
    expect(text, why).toContain(`${NAME_A} and ${NAME_B} overlap: 26 Oct 2026 – 31 Mar 2027`);
    expect(text).toContain('not all lesson times are known');
  });
});

describe('of several groups', () => {
  const groupOf = (code: string) => ({ id: code, type: 'student_group', code, name: code });
  const row = (id: string, [startDate, endDate]: [string, string], code: string, ...groups: string[]) => ({
    ...{ id, startDate, endDate, subject: '', description: '' },
    resources: [
      { type: 'realization', code, name: `Name of ${code}` },
      ...groups.map(groupOf),
      reservedRoom('A1'),
    ],
  });
  const rows = [
    row('1', at('23', '09:00', '11:00'), A, 'QA22S1'),
    row('2', at('23', '10:00', '12:00'), B, 'QB22S1'),
    // Both are in it: it is at one time for neither.
    row('3', at('24', '09:00', '11:00'), A, 'QA22S1', 'QB22S1'),
  ];

  test.each([
    [
      'do QA22S1 and QB22S1 overlap?',
      'QA22S1 and QB22S1: 1 lesson at the same time, first Monday 23 November 9:00',
    ],
    ['when are both QA22S1 and QB22S1 free', 'Lessons of the groups QA22S1, QB22S1: 20 – 26 Nov'],
    ['meneekö QA22S1 ja QB22S1 kurssit päällekkäin?', 'QA22S1 ja QB22S1: 1 tunti samaan aikaan'],
    ['QA22S1 ja QB22S1 tunnit maanantaina', '9.00–11.00 · QA22S1: Name of VT00QA12-3007'],
    ['krockar QA22S1 och QB22S1', 'QA22S1 och QB22S1: 1 lektion samtidigt'],
    ['do QA22S1 and QB22S1 overlap on Tuesday?', 'QA22S1 and QB22S1: no lessons overlap'],
    ['lessons of QA22S1 and QB22S1 on Tuesday', 'QA22S1, QB22S1: Name of VT00QA12-3007'],
  ])('%s', async (asked, told) => {
    const flow = await openScripted(teaching(rows), { env: ON });
    const answer = await said(flow, asked);
    expect(answer.text).toContain(told);
    expect(buttons(answer)).not.toContain('Undo');
  });
});

describe('a course beside one’s own courses', () => {
  const rows = [lesson('1', A, at('23', '09:00', '11:30')), lesson('2', B, at('23', '10:00', '12:00'))];
  test.each([
    [
      'which of my courses clash with VT00QA13-3001?',
      /^Name of VT00QA13-3001 and your courses\n.*1 lesson at the same time/,
    ],
    ['meneekö VT00QA13-3001 päällekkäin mun kurssien kaa', /ja omat kurssisi\n.*1 tunti samaan aikaan/],
    ['krockar VT00QA13-3001 med mina andra kurser', /och dina kurser\n.*1 lektion samtidigt/],
  ])('%s', async (asked, told) => {
    const flow = await openScripted(teaching(rows), { env: ON });
    await flow.direct(`follow ${A}`);
    expect((await flow.direct(asked)).answer.text).toMatch(told);
  });

  test('what was spoken of is meant by a word for it alone', async () => {
    const flow = await openScripted(teaching(rows), { env: ON });
    await flow.direct(`follow ${A}`);
    await flow.direct(B);
    expect((await flow.direct('does it clash with my other courses?')).answer.text).toContain('your courses');
  });

  test('in a channel it is told where to ask, and without courses that nothing is followed', async () => {
    const flow = await openScripted(teaching(rows), { env: ON });
    const asked = `which of my courses clash with ${B}?`;
    expect((await flow.mention(asked)).answer.text).not.toContain('your courses');
    expect((await flow.direct(asked)).answer.text).toContain('You follow nothing yet.');
  });
});
