/** Lessons of a course, where the study API offers reservations: over a service as sister services are, and over its opposite. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import type { UpstreamHandler, UpstreamRequest } from '../fakes/upstream.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, MINUTE, NOW, openSample, openScripted, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { realization, success } from './upstream-rows.ts';

const ON = { STUDY_API_EXTRAS: 'reservations' };
/** One as this university writes codes, and one of no course that the sample has. */
const CODE = 'VT00QA12-3007';
const OTHER = 'VT00QA13-3001';

const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);
/** Presses the button whose label begins so; another card comes in its place. */
async function press(flow: Flow, message: SlackMessage, label: string): Promise<SlackMessage> {
  const { text } = message;
  await flow.slack.click(message, buttons(message).find((one) => one.startsWith(label)) ?? label);
  return flow.until(() => (message.text === text ? undefined : message));
}
const first = ({ text = '' }: SlackMessage): string | undefined => text.split('\n')[0];

describe.each([
  ['as sister services', 0, USUAL_MANNERS, {}],
  ['the opposite of that', 1, OPPOSITE_MANNERS, {}],
  ['the opposite of that, without paging', 2, OPPOSITE_MANNERS, { paging: false }],
])('a service that behaves %s', (_, nth, manners, extras) => {
  const each = eachInTurn(nth, 3);
  const open = async () => {
    const flow = await openSample({ env: ON, study: { manners, extras } });
    // They are made when they are first asked for, and a card does not wait for that.
    expect(flow.study.reservations.rows.length).toBeGreaterThan(1000);
    return flow;
  };
  const shared = openShared(open);
  const NEXT =
    'Tuesday 8 December 12:15–15:00 · KMC205 Media lab, KMC211 Classroom (Karamalmin kampus), SRA216 Classroom (Satamarannan kampus)';

  test('the card of a course has the next lesson, and the way to all of them', async () => {
    const flow = await open();
    const card = await said(flow, '/course TX00EY23-3015');
    expect(card.text).toContain(`Next lesson: ${NEXT}`);
    const short = 'Tue 8 Dec 12:15–15:00 · KMC205, KMC211, and 1 more';
    expect(words(card).replaceAll('\n', '')).toContain(`Next lesson: ${short}`);
    expect(buttons(card)).toContain('Lessons');
    const list = await press(flow, card, 'Lessons');
    expect(list.text).toContain(
      'Tuesday 8 December: 12:15–15:00 · KMC205 Media lab, KMC211 Classroom (Karamalmin kampus), SRA216 Classroom (Satamarannan kampus).',
    );
    expect(buttons(list)).toContain('All lessons (33 more)');
    const few = words(list);
    const pages = [words(await press(flow, list, 'All'))];
    for (const left of [28, 20, 12, 4]) pages.push(words(await press(flow, list, `More (${left})`)));
    expect(pages.map((page) => page.match(/\d+:\d\d–/g)?.length)).toEqual([8, 8, 8, 8, 4]);
    expect(pages.join().match(/no room given/g)).toHaveLength(4);
    expect(buttons(list)).not.toContainEqual(expect.stringContaining('More'));
    expect(words(await press(flow, list, 'Previous'))).toBe(pages[3]);
    expect(words(await press(flow, list, 'Fewer'))).toBe(few);
  });

  each([
    ['/course lessons TX00EY23-3015', 'Software Engineering Project · TX00EY23-3015 · 15 credits'],
    ['/course tunnit TX00EY23-3015', 'Software Engineering Project · TX00EY23-3015 · 15 credits'],
    ['when are the lessons of TX00EY23-3015?', 'Software Engineering Project · TX00EY23-3015 · 15 credits'],
    ['milloin kurssin TX00EY23-3015 tunnit ovat?', 'Ohjelmistotuotantoprojekti · TX00EY23-3015 · 15 op'],
    ['när är lektionerna i TX00EY23-3015?', 'Programvaruprojekt · TX00EY23-3015 · 15 sp'],
    ['when is the next lesson of TX00EY23-3015?', `Next lesson: ${NEXT}`],
    ['which room is TX00EY23-3015 in?', `Next lesson: ${NEXT}`],
    [
      'Milloin kurssin TX00EY23-3015 viimeinen oppitunti on?',
      'Viimeinen tunti: perjantai 5. maaliskuuta 2027 13.00–15.00 · tilaa ei ilmoitettu',
    ],
    [
      'mikä on kurssin TX00EY23-3015 ensimmäinen opetuskerta',
      'Ensimmäinen tunti: tiistai 8. joulukuuta 12.15–15.00 · KMC205 Medialaboratorio, KMC211 Teorialuokka (Karamalmin kampus), SRA216 Teorialuokka (Satamarannan kampus)',
    ],
    [
      'when is the last lesson of TX00EY23-3015?',
      'Last lesson: Friday 5 March 2027 13:00–15:00 · no room given',
    ],
    [
      'when is the last session of TX00EY23-3015?',
      'Last lesson: Friday 5 March 2027 13:00–15:00 · no room given',
    ],
    [
      'när är sista lektionen i TX00EY23-3015?',
      'Sista lektionen: fredag 5 mars 2027 13:00–15:00 · inget rum angivet',
    ],
    ['/course lessons TX00EY23-3015 last', 'Last lesson: Friday 5 March 2027 13:00–15:00 · no room given'],
    ...['next week', 'ensi viikolla', 'nästa vecka'].map((week) => [
      `/course lessons TX00EY23-3015 ${week}`,
      `23 – 29 Nov · no lesson · Next lesson: ${NEXT}`,
    ]),
    ...['tomorrow', 'huomenna', 'i morgon'].map((day) => [
      `/course lessons TX00EY23-3015 ${day}`,
      `Saturday 21 November (tomorrow) · no lesson · Next lesson: ${NEXT}`,
    ]),
    ['/course lessons TX00EY23-3015:n tunnit 8.12.', NEXT.replace(' 12:15', ': 12:15')],
    ['/course tunnit TX00EY23-3015 tiistaisin', '13 of 36 lessons ahead'],
    ['/course lessons next week', 'Nothing is followed here.'],
    ['/course today XXX99', 'No lessons of XXX99 are known. Is that the group’s code?'],
    ['/course today 24hoi-x', 'No lessons of 24HOI-X are known. Is that the group’s code?'],
    ['when is the first lecture of TX00EY23-3015?', `First lesson: ${NEXT}`],
    ['does TX00EY23-3015 have class on Thursdays?', `No · 0 of 36 lessons ahead · Next lesson: ${NEXT}`],
    [
      'does TX00EY23-3015 have class on Tuesdays?',
      'Yes · 13 of 36 lessons ahead · next one: Tuesday 8 December',
    ],
    ['is there class in TX00EY23-3015 on 8 December?', `Yes · ${NEXT.replace(' 12:15', ': 12:15')}`],
    ['is there class in TX00EY23-3015 on Friday?', `No · Friday 27 November · Next lesson: ${NEXT}`],
    [
      'onks huomenna TX00EY23-3015?',
      'Ei · lauantai 21. marraskuuta (huomenna) · Seuraava tunti: tiistai 8. joulukuuta 12.15–15.00 · KMC205 Medialaboratorio, KMC211 Teorialuokka (Karamalmin kampus), SRA216 Teorialuokka (Satamarannan kampus)',
    ],
    [
      'onko TX00EY23-3015 tunteja tiistaisin?',
      'Kyllä · 13/36 tulevasta tunnista · seuraava: tiistai 8. joulukuuta',
    ],
    [
      'har TX00EY23-3015 lektion på fredag?',
      'Nej · fredag 27 november · Nästa lektion: tisdag 8 december 12:15–15:00 · KMC205 Medielabb, KMC211 Lektionssal (Karamalmin kampus), SRA216 Lektionssal (Satamarannan kampus)',
    ],
    ['is TX00EY23-3015 in the evenings?', `No · 0 of 36 lessons ahead · Next lesson: ${NEXT}`],
    ['how many lessons are left of TX00EY23-3015?', '36 of 36 lessons left'],
    ['montako luentoa kurssilla TX00EY23-3015 on?', '36/36 tunnista jäljellä'],
    ['hur många lektioner är kvar av TX00EY23-3015?', '36 av 36 lektioner kvar'],
    ['how many lessons of TX00EY23-3015 are there on 8 December?', '1 lesson · Tuesday 8 December'],
    ['where is TX00EY23-3015 on Monday?', `Monday 23 November · no lesson · Next lesson: ${NEXT}`],
  ])('%s', async (typed, line) => {
    expect(first(await said(await shared(), typed))).toBe(line);
  });

  each([
    [
      'where is engineering project tomorrow?',
      `Saturday 21 November (tomorrow) · no lesson · Next lesson: ${NEXT}`,
    ],
    ['is engineering project on 8 December?', `Yes · ${NEXT.replace(' 12:15', ': 12:15')}`],
    [
      'missä ohjelmistotuotantoprojekti on 8.12.?',
      'Tiistai 8. joulukuuta: 12.15–15.00 · KMC205 Medialaboratorio, KMC211 Teorialuokka (Karamalmin kampus), SRA216 Teorialuokka (Satamarannan kampus)',
    ],
    ['TX00EY23-3015 on 8.12.?', NEXT.replace(' 12:15', ': 12:15')],
    ['TX00EY23-3015 next friday?', `Friday 27 November · no lesson · Next lesson: ${NEXT}`],
  ])('a day beside a course: %s', async (typed, line) => {
    const flow = await open();
    await flow.command('/course TX00EY23-3015');
    const [code] = ['TX00EY23-3015'].filter((one) => typed.includes(one));
    expect([code, first(await said(flow, typed))]).toEqual([code, line]);
  });

  each([
    ['/course lessons engineering project', 'Software Engineering Project · TX00EY23-3015 · 15 credits'],
    ['/course tunnit ohjelmistotuotanto tiistaisin', '13 of 36 lessons ahead'],
    ['/course lektioner programvaruprojekt', 'Software Engineering Project · TX00EY23-3015 · 15 credits'],
    ['/course today engineering project', `Friday 20 November (today) · no lesson · Next lesson: ${NEXT}`],
  ])('of a course by what is known of its name: %s', async (typed, line) => {
    const flow = await open();
    await flow.command('/course TX00EY23-3015');
    expect(first(await said(flow, typed))).toBe(line);
  });

  test('words that several courses have give a choice, as behind the command itself', async () => {
    const env = { STUDY_API_EXTRAS: 'reservations,search-name' };
    const flow = await openSample({ env, study: { manners, extras } });
    const [lessons, courses] = [
      await said(flow, '/course lessons security'),
      await said(flow, '/course security'),
    ];
    expect(lessons.text).toBe(courses.text);
    expect(first(await said(flow, '/course lessons basics of web'))).toMatch(/^Basics of Web Programming/);
  });

  each([
    ['which room is it in?', 'Next lesson: Tuesday 8 December'],
    ['does it have class on Thursdays?', 'No · 0 of 36'],
    ['is there class tomorrow?', 'No · Saturday 21 November (tomorrow)'],
    ['onko huomenna tuntia?', 'Ei · lauantai 21. marraskuuta (huomenna)'],
    ['var är nästa lektion?', 'Nästa lektion: tisdag 8 december'],
    ['finns det lektion i morgon?', 'Nej · lördag 21 november (i morgon)'],
  ])('of the course spoken of: %s', async (typed, line) => {
    const flow = await open();
    await flow.direct('TX00EY23-3015');
    expect(first(await said(flow, typed))).toContain(line);
  });

  test('beside another fact, and of several courses, the next lesson is told', async () => {
    const flow = await open();
    const both = await said(flow, 'is TX00EY23-3015 open now, and when is the first lecture?');
    expect(both.text).toContain(`First lesson: ${NEXT}`);
    expect(both.text).not.toContain('no lesson times');
    const several = await said(flow, '/course lessons TX00EY23-3015 TX00EW54-3008');
    expect(several.text).toContain(`(TX00EY23-3015): Next lesson: ${NEXT}`);
    expect(several.text).toContain('(TX00EW54-3008): Next lesson: Friday 8 January 2027 8:15–10:30');
    const unread = await said(flow, '/course lessons TX00EY23-3015 next week nonsense9');
    expect(unread.text).toContain('(TX00EY23-3015): 23 – 29 Nov · no lesson');
    expect(unread.text).toContain('nonsense9: not a course code.');
  });
});

const at = (day: string, from: string, until: string, next = day): [string, string] => [
  `2026-${day}T${from}`,
  `2026-${next}T${until}`,
];
const A1 = reservedRoom('A1-13');
const B3 = reservedRoom('B311', 'South house');
const C4 = reservedRoom('C4');

/** The answer of a command, over reservations. */
async function shown(rows: readonly ReservationRow[], typed = `/course lessons ${CODE}`, more: object = {}) {
  const flow = await openScripted(teaching(rows), { env: ON, ...more });
  return said(flow, typed);
}

describe('of the rows', () => {
  test.each<readonly [string, ReservationRow, string]>([
    [
      'two rooms in two buildings',
      lesson('1', CODE, at('11-24', '09:00', '11:30'), A1, B3),
      'Tuesday 24 November: 9:00–11:30 · A1-13 Classroom (North house), B311 Classroom (South house).',
    ],
    [
      'three rooms',
      lesson('1', CODE, at('11-24', '09:00', '11:30'), A1, B3, C4),
      '9:00–11:30 · A1-13 Classroom, C4 Classroom (North house), B311 Classroom (South house).',
    ],
    ['no room', lesson('1', CODE, at('11-24', '09:00', '11:30')), '9:00–11:30 · no room given.'],
    [
      'no seconds, and an id that is a number',
      { ...lesson('1', CODE, at('11-24', '09:00', '11:30')), id: 17 },
      '9:00–11:30',
    ],
    [
      'another title',
      { ...lesson('1', CODE, at('11-24', '09:00', '11:30')), subject: `Exam (${CODE})` },
      '9:00–11:30 · Exam · no room given.',
    ],
    [
      'over midnight',
      lesson('1', CODE, at('11-24', '22:00', '01:30', '11-25'), A1),
      '22:00 – Wednesday 25 November 1:30 · A1-13',
    ],
    ['until midnight', lesson('1', CODE, at('11-24', '22:00', '00:00', '11-25'), A1), '22:00–0:00 · A1-13'],
    [
      'the night that has gained an hour',
      lesson('1', CODE, ['2026-10-24T22:00', '2026-10-25T05:00'], A1),
      '22:00 – Sunday 25 October 5:00',
    ],
    [
      'the night that loses an hour',
      lesson('1', CODE, ['2027-03-28T01:00:00', '2027-03-28T05:00:00'], A1),
      'Sunday 28 March 2027: 1:00–5:00',
    ],
    [
      'a start in the hour that is lost',
      lesson('1', CODE, ['2027-03-28T03:15:00', '2027-03-28T04:15:00'], A1),
      'Sunday 28 March 2027: 4:15–5:15',
    ],
    [
      'an end in the hour that is lost',
      lesson('1', CODE, ['2027-03-28T02:30', '2027-03-28T03:30'], A1),
      'Sunday 28 March 2027: 2:30–4:30',
    ],
    [
      'a room without code or building',
      lesson('1', CODE, at('11-24', '09:00', '11:30'), { id: '7', type: 'room', code: null, name: ' Hall ' }),
      '9:00–11:30 · Hall.',
    ],
  ])('%s', async (_, row, line) => {
    const flow = await openScripted(teaching([row]), { env: ON });
    const list = await said(flow, `/course lessons ${CODE}`);
    const isPast = String(row['startDate']) < '2026-11-20';
    const card = isPast ? await press(flow, list, 'Past') : list;
    expect(card.text).toContain(line);
  });

  test('rows of other courses, of none, that can’t be read, or that end before they begin, are no lessons', async () => {
    const group = { id: '9', type: 'student_group', code: CODE, name: 'a group of that name' };
    const rows = [
      lesson('1', CODE, at('11-24', '09:00', '11:30'), A1),
      lesson('2', OTHER, at('11-24', '12:00', '13:00'), A1),
      {
        ...lesson('3', CODE, at('11-24', '13:00', '14:00')),
        subject: 'Jane Doe, private',
        resources: [group],
      },
      lesson('4', CODE, at('11-24', '16:00', '15:00'), A1),
      lesson('5', CODE, ['', '2026-11-24T15:00'], A1),
      lesson('6', CODE, ['2026-11-24', '2026-11-25'], A1),
      { ...lesson('7', CODE, at('11-24', '17:00', '18:00')), resources: null },
    ];
    const flow = await openScripted(
      teaching(() => ({ json: { status: 'success', reservations: rows } })),
      { env: ON },
    );
    const { text = '', blocks } = await said(flow, `/course lessons ${CODE}`);
    expect(text.match(/\d+:\d\d–/g)).toEqual(['9:00–']);
    expect(`${text}${JSON.stringify(blocks)}`).not.toMatch(/Jane|private/);
  });

  describe('names in a reader’s language', () => {
    const house = (names: Readonly<Record<string, string>>) => (request: UpstreamRequest) =>
      names[request.query['l'] ?? 'fi'] ?? names['fi'];
    const courseName = house({ fi: 'Lineaarialgebra', sv: 'Linjär algebra', en: 'Linear algebra' });
    const buildingName = house({ fi: 'Järvitalo', sv: 'Sjöhuset', en: 'Lake house' });
    // Names follow the asked language, what stands in reservations does not.
    const rows = (subject: string): ReservationRow[] => [
      {
        ...lesson('1', CODE, at('11-24', '09:00', '11:30'), reservedRoom('A1', 'Järvitalo')),
        subject,
      },
    ];
    const university =
      (subject: string): UpstreamHandler =>
      (request) => {
        const building = { id: '51000', type: 'building', code: 'NHOUSE', name: buildingName(request) };
        const own = { id: '1', type: 'realization', code: CODE, name: courseName(request) };
        const reserved = rows(subject).map((row) => ({
          ...row,
          resources: [own, ...(row['resources'] as object[]).slice(1)],
        }));
        const answers = {
          '/reservation/building': { resources: [building] },
          '/reservation/building/51000': { building, resources: [] },
          '/realization/search': { realizations: [realization(CODE, { name: courseName(request) })] },
          '/reservation/search': { reservations: reserved },
        };
        const found = Object.entries(answers).find(([path]) => request.path.endsWith(path));
        return found ? success(found[1]) : { status: 404, json: {} };
      };

    test.each([
      [`when are the lessons of ${CODE}?`, 'Tuesday 24 November: 9:00–11:30 · A1 Classroom (Lake house).'],
      [`när är lektionerna i ${CODE}?`, 'Tisdag 24 november: 9:00–11:30 · A1 Lektionssal (Sjöhuset).'],
      [
        `milloin on kurssin ${CODE} tunnit?`,
        'Tiistai 24. marraskuuta: 9.00–11.30 · A1 Teorialuokka (Järvitalo).',
      ],
    ])('%s', async (typed, line) => {
      const subject = `Lineaarialgebra ${CODE}`;
      const flow = await openScripted(university(subject), {
        env: { STUDY_API_EXTRAS: 'reservations,buildings' },
      });
      expect((await said(flow, typed)).text).toContain(line);
    });

    test('a building that no list names is asked for its name, once', async () => {
      const flow = await openScripted(university(`Lineaarialgebra ${CODE}`), { env: ON });
      for (const _ of [1, 2])
        expect((await said(flow, `när är lektionerna i ${CODE}?`)).text).toContain(
          'A1 Lektionssal (Sjöhuset)',
        );
      expect((await said(flow, `milloin on kurssin ${CODE} tunnit?`)).text).toContain('(Järvitalo)');
      expect(
        flow.upstream.calls.filter(({ path }) => path.endsWith('/reservation/building/51000')),
      ).toHaveLength(1);
    });

    test.each([
      [`Lineaarialgebra, tentti ${CODE}`, ' · tentti'],
      [`Lineaarialgebra ${CODE} uusintatentti 2 (Maija Meikäläinen)`, ' · uusintatentti 2'],
      ['Guest: Maija Meikäläinen, tel 040 1234567 <@U012ABCDEF>', ''],
      ['Lab 3: Maija Meikäläinen', ' · Lab 3'],
      ['Gästföreläsning, Maija M', ' · Gästföreläsning'],
      [`Lineaarialgebra, Lab-session B, room ${CODE}`, ' · Lab-session B'],
      ['LINEAARIALGEBRA', ''],
      ['Lineaarialge…', ''],
    ])('of the title %j nothing but the kind of lesson is told', async (subject, told) => {
      const flow = await openScripted(university(subject), { env: ON });
      const list = await said(flow, `when are the lessons of ${CODE}?`);
      expect(list.text).toContain(`: 9:00–11:30${told} · A1 Classroom`);
      expect(JSON.stringify(list)).not.toMatch(/Maija|Guest|040|U012ABCDEF/);
    });

    test.each([
      [`when is the exam of ${CODE}?`, 'Tuesday 24 November 9:00–11:30 · tentti · A1 Classroom (Lake house)'],
      [`milloin kurssin ${CODE} tentti on?`, 'Tiistai 24. marraskuuta 9.00–11.30 · tentti · A1 Teorialuokka'],
      [`när är tentamen i ${CODE}?`, 'Tisdag 24 november 9:00–11:30 · tentti · A1 Lektionssal (Sjöhuset)'],
    ])('an exam is when a lesson of that title is: %s', async (typed, line) => {
      const flow = await openScripted(university(`Lineaarialgebra, tentti ${CODE}`), { env: ON });
      expect((await said(flow, typed)).text).toContain(line);
      const without = await openScripted(university(`Lineaarialgebra, luento ${CODE}`), { env: ON });
      expect((await said(without, typed)).text).not.toContain('24');
    });

    test('a course that can’t be read in another language leaves its title out', async () => {
      const whole = university(`Lineaarialgebra ${CODE}`);
      const flow = await openScripted(
        (request) =>
          request.path.endsWith('/realization/search') && request.query['l'] === 'fi'
            ? { status: 500, json: {} }
            : whole(request),
        { env: ON, troubles: ['upstream'] },
      );
      expect((await said(flow, `when are the lessons of ${CODE}?`)).text).toContain(': 9:00–11:30 · A1');
    });
  });

  test.each([
    [`when is ${CODE}?`, /^Course started: .*\nNext lesson: Tuesday 24 November 9:00–11:30 · A1-13/],
    [`milloin ${CODE} alkoi?`, /\nSeuraava tunti: tiistai 24\. marraskuuta 9\.00/],
    [`när börjar ${CODE}?`, /\nNästa lektion: tisdag 24 november 9:00/],
  ])('a course that goes on is when its next lesson is: %s', async (typed, lines) => {
    const flow = await openScripted(teaching([lesson('1', CODE, at('11-24', '09:00', '11:30'), A1)]), {
      env: ON,
    });
    expect((await said(flow, typed)).text).toMatch(lines);
  });

  test('an exam that is taken again long after the end is a lesson, too', async () => {
    const late = lesson('1', CODE, ['2027-10-31T09:00', '2027-10-31T11:30'], A1);
    const flow = await openScripted(teaching([late]), { env: ON });
    expect((await said(flow, `/course lessons ${CODE}`)).text).toContain(
      'Sunday 31 October 2027: 9:00–11:30',
    );
  });

  test('the building of all lessons is said once, and from past lessons a way leads back', async () => {
    const rows = [
      lesson('1', CODE, at('11-17', '09:00', '11:30'), A1),
      lesson('2', CODE, at('11-24', '09:00', '11:30'), A1),
      lesson('3', CODE, at('11-25', '09:00', '11:30'), A1),
    ];
    const flow = await openScripted(teaching(rows), { env: ON });
    const list = await said(flow, `/course lessons ${CODE}`);
    expect(list.text?.match(/North house/g)).toHaveLength(1);
    expect(words(list).match(/North house/g)).toHaveLength(1);
    const coming = list.text;
    const past = await press(flow, list, 'Past lessons (1)');
    expect(past.text).toContain('17 November: 9:00–11:30 · A1-13 Classroom (North house)');
    expect((await press(flow, past, 'Coming lessons (2)')).text).toBe(coming);
  });

  test('a list that is shared calls no day tomorrow, and says when it was read', async () => {
    const flow = await openScripted(teaching([lesson('1', CODE, at('11-21', '09:00', '11:30'), A1)]), {
      env: ON,
    });
    const list = await said(flow, `/course lessons ${CODE} next`);
    expect(list.text).toContain('Saturday 21 November (tomorrow)');
    const shared = await flow.next(() => flow.slack.click(list, 'Share to channel'));
    expect(shared.text).toContain('Saturday 21 November 9:00');
    expect(shared.text).not.toMatch(/tomorrow|today/);
    expect(shared.text).toContain('As of Friday 20 November 14:02.');
  });

  test('titles and rooms stay plain text', async () => {
    const hostile = '<!channel> *bold* <https://evil.example|click>\nsecond line';
    const row = {
      ...lesson('1', CODE, at('11-24', '09:00', '11:30'), { ...A1, name: hostile, code: hostile }),
      subject: hostile,
      description: 'secret words',
    };
    for (const typed of [`/course lessons ${CODE}`, `/course ${CODE}`]) {
      const { text = '', blocks } = await shown([row], typed);
      expect(text).not.toMatch(/<!channel|<https|\nsecond/);
      expect(`${text}${JSON.stringify(blocks)}`).not.toContain('secret');
    }
  });

  test('two parallel lessons are both there, one row that comes twice is there once', async () => {
    const one = lesson('1', CODE, at('11-24', '09:00', '11:30'), A1);
    const { text = '' } = await shown([one, lesson('2', CODE, at('11-24', '09:00', '11:30'), B3), one]);
    expect(text.match(/9:00–11:30/g)).toHaveLength(2);
  });

  test('that there is a lesson is no yes where it is asked whether it was moved or cancelled', async () => {
    const flow = await openScripted(teaching([lesson('1', CODE, at('11-24', '09:00', '11:30'), A1)]), {
      env: ON,
    });
    for (const typed of [
      `has the lesson of ${CODE} on Tuesday been cancelled?`,
      `peruttiinko ${CODE}:n tunti tiistaina?`,
      `är lektionen i ${CODE} på tisdag inställd?`,
    ])
      expect(first(await said(flow, typed))).toMatch(
        /^(?:Still reserved|Yhä varattuna|Fortfarande bokat) · (?:Tuesday|tiistai|tisdag) 24.* 9[:.]00–11[:.]30/,
      );
  });

  const open = openShared(() =>
    openScripted(teaching([lesson('1', CODE, at('11-24', '09:00', '11:30'), A1)]), { env: ON }),
  );

  test.each([
    [`any lessons for ${CODE} before noon next week?`, 'Yes · 23 – 29 Nov'],
    [`any lessons for ${CODE} after 14 next week?`, 'No · 23 – 29 Nov'],
    // Without a day, the hour is one of each day: what is over does not count.
    [`any lessons for ${CODE} before noon?`, 'Yes · 1 of 1 lessons ahead'],
    [`any lessons for ${CODE} after two?`, 'No · 0 of 1 lessons ahead · Next lesson: Tuesday 24 November'],
    [`onko ${CODE} tunteja ennen kymmentä?`, '1/1 tulevasta tunnista'],
    [`har ${CODE} lektioner före tio?`, '1 av 1 kommande lektioner'],
    [`is ${CODE} cancelled on Tuesday?`, 'Still reserved · Tuesday 24 November: 9:00–11:30'],
    [`peruuntuuko ${CODE} tiistaina?`, 'Yhä varattuna · tiistai 24. marraskuuta: 9.00–11.30'],
    [`är ${CODE} inställd på tisdag?`, 'Fortfarande bokat · tisdag 24 november: 9:00–11:30'],
    [`onko ${CODE} peruttu huomenna?`, 'Lauantai 21. marraskuuta (huomenna) · ei tuntia · Seuraava tunti'],
    [`do we have ${CODE} on Tuesday?`, 'Yes · Tuesday 24 November: 9:00–11:30'],
    [`har vi ${CODE} på tisdag?`, 'Ja · tisdag 24 november: 9:00–11:30'],
    [`onko meillä ${CODE} tiistaina?`, 'Kyllä · tiistai 24. marraskuuta: 9.00–11.30'],
    [`montako luentoa kurssista ${CODE} on jäljellä?`, '1/1 tunnista jäljellä'],
  ])(
    'a day that is said is asked for its lessons, also without a word for these: %s',
    async (typed, line) => {
      expect(first(await said(await open(), typed))).toMatch(line);
    },
  );

  test('a lesson over midnight is told with the day on which it begins', async () => {
    const night = lesson('1', CODE, at('11-23', '22:00', '01:30', '11-24'), A1);
    expect(first(await shown([night], `is there ${CODE} on Tuesday?`))).toContain(
      'Yes · Tuesday 24 November: Monday 23 November 22:00 – Tuesday 24 November 1:30 · A1-13',
    );
  });

  test('the timetable of a group that nothing knows is none of the course that was spoken of', async () => {
    const flow = await open();
    await said(flow, `what is the next lesson of ${CODE}?`);
    for (const typed of ['timetable of 24HOI-X this week', '24HOI-X lukujärjestys', 'schema för 24HOI-X'])
      expect(first(await said(flow, typed))).toMatch(/^(?:No lessons of|Ryhmän|Inga lektioner för) 24HOI-X /);
  });

  test('“no results”, in any form, says that nothing is reserved', async () => {
    for (const reservations of [undefined, null, [], '']) {
      const handler = teaching(() => ({ json: { status: 'success', message: 'No results', reservations } }));
      const flow = await openScripted(handler, { env: ON });
      expect((await said(flow, `/course lessons ${CODE}`)).text).toContain(
        'No lesson times are reserved for it.',
      );
      expect((await said(flow, `does ${CODE} have class on Friday?`)).text).toMatch(
        /^No · Friday 27 November/,
      );
    }
  });
});

test('of the runs of a name the lessons are told side by side, those of a week, too', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'reservations,search-name' } });
  const { text } = await said(flow, '/course lessons global nursing');
  expect(text).toMatch(
    /^Lesson times\n.*\(SH00HB16-300\d\).*: Next lesson: .*\n.*\(SH00HB16-300\d\).*: Next lesson: /,
  );
  const { text: ofWeek } = await said(flow, '/course lessons global nursing january');
  expect(ofWeek).toMatch(/1 – 31 Jan 2027 · \w+day \d+ January 2027 \d+:\d\d–/);
});

test('a group with courses is known, also where it has no lessons on a day far ahead', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'reservations,search-group' } });
  const { text } = await said(flow, 'timetable of TXL22S1 on 25 december');
  expect(text).toMatch(/^No lessons\./);
  expect(text).not.toContain('Is that the group’s code?');
});

test('without a course the next lesson is asked of those that one follows', async () => {
  const flow = await openSample({ env: ON });
  for (const typed of ['when is the next lesson?', 'milloin on seuraava tunti?', 'när är nästa lektion?'])
    expect((await said(flow, typed)).text).toMatch(
      /^(?:You follow nothing|Et seuraa mitään|Du följer ingenting)/,
    );
});

describe('a course with 400 lessons', () => {
  const rows = Array.from({ length: 400 }, (_, nth) => {
    const day = new Date(Date.UTC(2026, 9, 26 + Math.floor(nth / 3))).toISOString().slice(0, 10);
    return lesson(
      String(nth),
      CODE,
      [`${day}T${8 + (nth % 3) * 3}:00`.replace('T8', 'T08'), `${day}T${10 + (nth % 3) * 3}:00`],
      A1,
    );
  });
  /** Pages as the service gives them. */
  const paged = (most: number, heeds: { from: boolean } = { from: true }) =>
    teaching(({ body }) => {
      const { from = 0, size = 1000 } = body as { from?: number; size?: number };
      const begin = heeds.from ? from : 0;
      return { json: { status: 'success', reservations: rows.slice(begin, begin + Math.min(size, most)) } };
    });

  test('the last one that is over is told apart from the last of all', async () => {
    const flow = await openScripted(paged(1000), { env: ON });
    expect(first(await said(flow, `when was the last lesson of ${CODE}?`))).toMatch(
      /^Last lesson: Friday 20 November \(today\) 11:00/,
    );
    expect(first(await said(flow, `when is the last lesson of ${CODE}?`))).toMatch(/^Last lesson: .*2027/);
  });

  test.each([1000, 250, 100])('comes whole in pages of at most %s rows', async (most) => {
    const flow = await openScripted(paged(most), { env: ON });
    const list = await said(flow, `/course lessons ${CODE}`);
    const count = (label: RegExp) =>
      Number(
        buttons(list)
          .find((one) => label.test(one))
          ?.match(/\d+/)?.[0],
      );
    const near = list.text?.match(/\d+:\d\d–/g)?.length ?? 0;
    expect(near + count(/^All/) + count(/^Past/)).toBe(400);
    expect(list.text).not.toContain('Perhaps not all');
  });

  test('is paged through, ahead and back', async () => {
    const flow = await openScripted(paged(1000), { env: ON });
    let card = await said(flow, `/course lessons ${CODE}`);
    card = await press(flow, card, 'All');
    const pages = [card.text];
    while (buttons(card).some((one) => one.startsWith('More'))) {
      card = await press(flow, card, 'More');
      pages.push(card.text);
    }
    const ahead = pages.flatMap((text = '') => text.match(/\d+:\d\d–/g) ?? []);
    expect(pages.length).toBeGreaterThan(5);
    const behind = Number(/\d+/.exec(buttons(card).find((one) => one.startsWith('Past')) ?? '')?.[0]);
    expect(ahead.length + behind).toBe(400);
    const past = await press(flow, card, 'Past');
    expect(buttons(past)[0]).toMatch(/^More/);
    expect(past.text?.split('\n')[2]).toMatch(/^Friday 20 November \(today\): 8:00–10:00/);
  });

  test.each([
    ['gives the first page again', paged(1000, { from: false })],
    [
      'fails at the second page',
      teaching(({ body }) =>
        Number((body as { from: number }).from) > 0
          ? { status: 400 }
          : { json: { status: 'success', reservations: rows.slice(0, 250) } },
      ),
    ],
    ['warns', teaching(() => ({ json: { status: 'warn', reservations: rows.slice(0, 3) } }))],
  ])('says that it may not be whole where the service %s', async (_, handler) => {
    const flow = await openScripted(handler, { env: ON });
    expect((await said(flow, `/course lessons ${CODE}`)).text).toContain('Perhaps not all');
    // That there is none is not known of what was not read.
    expect(first(await said(flow, `is there class in ${CODE} on 4 April 2027?`))).toMatch(/^Not known · /);
  });
});

// NOW is Friday 20 November 2026, 14:02 in Helsinki.
describe('the day that is meant', () => {
  const before = lesson('1', CODE, at('11-20', '09:00', '11:30'), A1);
  const going = lesson('2', CODE, at('11-20', '13:00', '15:00'), A1);
  const later = lesson('3', CODE, at('11-27', '09:00', '11:30'), A1);
  test.each([
    [
      '“Friday” is today while a lesson goes on',
      [before, going, later],
      'does %s have class on Friday?',
      'Yes · Friday 20 November (today): 9:00–11:30',
    ],
    [
      '“Friday” is the next one when today’s are over',
      [before, later],
      'does %s have class on Friday?',
      'Yes · Friday 27 November: 9:00–11:30',
    ],
    [
      '“next Friday” is never today',
      [going, later],
      'does %s have class next Friday?',
      'Yes · Friday 27 November',
    ],
    ['“today”', [before], 'is there class in %s today?', 'Yes · Friday 20 November (today): 9:00–11:30'],
    [
      'what ends exactly then is over',
      [lesson('4', CODE, at('11-21', '09:00', '12:00'), A1)],
      'is there class in %s tomorrow at 12?',
      'No · 21 Nov 12:00',
    ],
    [
      'what begins exactly then has begun',
      [lesson('4', CODE, at('11-21', '12:00', '13:00'), A1)],
      'is there class in %s tomorrow at 12?',
      'Yes · 21 Nov 12:00',
    ],
    [
      'what goes on now comes before what is next',
      [going, later],
      'when is the next lesson of %s?',
      'Now: 13:00–15:00 · A1-13',
    ],
  ])('%s', async (_, rows, question, line) => {
    const message = await shown(rows, question.replace('%s', CODE));
    expect(message.text?.startsWith(line), message.text).toBe(true);
  });

  test('is a day of the university, also for a person elsewhere, who gets the own time beside', async () => {
    const rows = [lesson('1', CODE, at('11-21', '01:00', '03:00'), A1)];
    const flow = await openScripted(teaching(rows), { env: ON, strangers: true });
    Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone: 'Asia/Tokyo' });
    const { text } = await said(flow, `is there class in ${CODE} tomorrow?`);
    expect(text).toMatch(
      /^Yes · Saturday 21 November \(tomorrow\): 1:00–3:00 \(<!date\^\d+\^\{time\}\|8:00> your time\)/,
    );
    expect((await said(flow, `/course ${CODE}`)).text).toContain('1:00–3:00 (<!date');
  });
});

describe('where lessons are not offered', () => {
  const HONEST = 'The study data has no lesson times, only the dates of the course.';
  test.each([
    ['switched off', 'off', true],
    ['not found out yet, and refused', 'auto', false],
    ['taken as given, and refused', 'reservations', false],
  ])('%s: it is told that they are not known, as before', async (_, STUDY_API_EXTRAS, reservations) => {
    const flow = await openSample({ env: { STUDY_API_EXTRAS }, study: { extras: { reservations } } });
    const asked = () => flow.study.calls.filter(({ path }) => path === '/reservation/search').length;
    expect((await said(flow, 'when are the lessons of TX00EY23-3015?')).text).toContain(HONEST);
    expect((await said(flow, 'is there class in TX00EY23-3015 tomorrow?')).text).toContain(HONEST);
    const card = await said(flow, '/course TX00EY23-3015');
    expect(card.text).not.toContain('Next lesson');
    if (STUDY_API_EXTRAS !== 'reservations') expect(buttons(card)).not.toContain('Lessons');
    // The first question decides.
    if (STUDY_API_EXTRAS !== 'reservations') expect(asked()).toBe(STUDY_API_EXTRAS === 'off' ? 0 : 1);
  });

  test('what may ask for hours asks for these', async () => {
    const flow = await openSample();
    expect((await said(flow, 'montako tuntia kurssia TX00EY23-3015 on jäljellä?')).text).toMatch(
      /^Vielä \d+ päivää .*Ilmoittautuminen/,
    );
  });
});

describe('a service in trouble', () => {
  const TROUBLES = [
    ['hangs', { trouble: 'hang' }],
    ['is cut', { trouble: 'cut', body: '{"status":"success","reservations":[' }],
    ['has a fault', { status: 500 }],
    ['says error', { json: { status: 'error', message: 'no' } }],
    ['refuses the key', { status: 401, json: { statusCode: 401, message: 'Access denied' } }],
    ['sends a page', { body: '<html>', headers: { 'content-type': 'text/html' } }],
    ['sends rows that are none', { json: { status: 'success', reservations: [1, 'x', null] } }],
  ] as const;

  test.each(TROUBLES)(
    '%s: the course’s card comes without its lessons, and asks no more for a while',
    async (_, reply) => {
      const flow = await openScripted(
        teaching(() => reply),
        { env: ON, troubles: ['study-api'] },
      );
      const searches = () =>
        flow.upstream.calls.filter(({ path }) => path.endsWith('/reservation/search')).length;
      const card = await said(flow, `/course ${CODE}`);
      expect(card.text).toContain('Enrollment');
      expect(card.text).not.toContain('Next lesson');
      expect(buttons(card)).toContain('Lessons');
      if (_ === 'hangs') return;
      const before = searches();
      await said(flow, `/course ${CODE}`);
      expect(searches()).toBe(before);
      flow.pass(2 * MINUTE);
      flow.upstream.answer(teaching([lesson('1', CODE, at('11-24', '09:00', '11:30'), A1)]));
      expect((await said(flow, `/course ${CODE}`)).text).toContain(
        'Next lesson: Tuesday 24 November 9:00–11:30',
      );
    },
  );

  test('who asks for lessons is told, and what was read before is shown with its time', async () => {
    const flow = await openScripted(teaching([lesson('1', CODE, at('11-24', '09:00', '11:30'), A1)]), {
      env: ON,
    });
    await said(flow, `/course lessons ${CODE}`);
    flow.pass(61 * MINUTE);
    flow.upstream.answer(() => ({ status: 503 }));
    await said(flow, `/course lessons ${CODE}`);
    expect((await said(flow, `/course lessons ${CODE}`)).text).toMatch(
      /9:00–11:30(?:.|\n)*as of <!date\^1795176127/i,
    );
    expect((await said(flow, `/course lessons ${OTHER}`)).text).toContain('can’t be reached');
  });
});

test('a card that is at hand keeps its next lesson until that begins, and then has the one behind it', async () => {
  const rows = [
    lesson('1', CODE, at('11-20', '14:10', '15:00'), A1),
    lesson('2', CODE, at('11-24', '09:00', '11:30'), B3),
  ];
  const flow = await openScripted(teaching(rows), { env: ON });
  const lineOf = async (): Promise<string | undefined> =>
    (await said(flow, `/course ${CODE}`)).text?.split('\n').find((one) => /^(?:Next lesson|Now)/.test(one));
  for (const _ of [1, 2, 3])
    expect(await lineOf()).toMatch(/^Next lesson: Friday 20 November \(today\) 14:10/);
  flow.pass(Date.UTC(2026, 10, 20, 12, 10) - NOW);
  expect(await lineOf()).toMatch(/^Now: Friday 20 November \(today\) 14:10/);
  flow.pass(50 * MINUTE);
  expect(await lineOf()).toMatch(/^Next lesson: Tuesday 24 November 9:00/);
});
