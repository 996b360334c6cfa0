/** Rooms without a reservation, where the study API offers reservations: over a service as sister services are, and over its opposite. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { lesson, type ReservationRow } from '../fixtures/lessons.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { held, housing, NORTH, reserved } from '../fixtures/reserved-rooms.ts';
import {
  answerTo,
  type Flow,
  type FlowOptions,
  MINUTE,
  NOW,
  openSample,
  openScripted,
  openShared,
} from './harness.ts';
import { buttons, words } from './reading.ts';
import { realization, room, success } from './upstream-rows.ts';

const ON = { STUDY_API_EXTRAS: 'reservations' };
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CODE = 'VT00QA12-3007';

const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);
async function press(flow: Flow, message: SlackMessage, label: string): Promise<SlackMessage> {
  const { text } = message;
  await flow.slack.click(message, label);
  return flow.until(() => (message.text === text ? undefined : message));
}
const first = ({ text = '' }: SlackMessage): string | undefined => text.split('\n')[0];
/** The rooms that an answer lists, with what is told of each. */
const listed = ({ text = '' }: SlackMessage): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : []));
/** The same, as codes. */
const codes = (message: SlackMessage): string[] => listed(message).map((line) => line.split(' ', 1)[0] ?? '');

const at = (day: string, from: string, until: string, next = day): [string, string] => [
  `2026-${day}T${from}`,
  `2026-${next}T${until}`,
];
const TODAY = '11-20';
/** One that leaves no building wholly unreserved. */
const ELSEWHERE = held('e', at(TODAY, '07:00', '07:30'), reserved('X9'));

const open = (rows: Parameters<typeof housing>[1], more: FlowOptions = {}, houses = [NORTH]) =>
  openScripted(housing(houses, rows), { ...more, env: { ...ON, ...more.env } });
const searches = (flow: { readonly upstream: { readonly calls: readonly UpstreamRequest[] } }) =>
  flow.upstream.calls.filter(({ path }) => path.endsWith('/reservation/search'));

/** The answer to one question over reservations. */
async function shown(rows: readonly ReservationRow[], typed = '/rooms 51000 free', more: FlowOptions = {}) {
  return said(await open([ELSEWHERE, ...rows], more), typed);
}

describe.each([
  ['as sister services', 0, USUAL_MANNERS, {}],
  ['the opposite of that', 1, OPPOSITE_MANNERS, {}],
  ['the opposite of that, without paging', 2, OPPOSITE_MANNERS, { paging: false }],
])('a service that behaves %s', (_, nth, manners, extras) => {
  const each = eachInTurn(nth, 3);
  const openHere = () => openSample({ env: ON, study: { manners, extras } });
  // On this day KMD558 is reserved until 10:30, and from 13:00 on.
  const TUESDAY = 'Tuesday 24 November';

  each([
    ['/rooms KM free tuesday 11-12', `${TUESDAY} 11:00–12:00`, 'KMD558 · Classroom – 42 seats – until 13:00'],
    ['/rooms KM free tuesday 13-14', `${TUESDAY} 13:00–14:00`, undefined],
    [
      '/rooms KM vapaana tiistaina klo 11-12 40+',
      `${TUESDAY} 11:00–12:00`,
      'KMD558 · Classroom – 42 seats – until 13:00',
    ],
    [
      'vilka salar är lediga på tisdag kl 11 i KM?',
      'Tisdag 24 november 11:00 · i minst 30 minuter',
      'KMD558 · Lektionssal – 42 platser – till 13:00',
    ],
    [
      'mikä luokka on vapaana tiistaina kello yksitoista KM:ssä?',
      'Tiistai 24. marraskuuta 11.00 · vähintään 30 minuutin ajan',
      'KMD558 · Teorialuokka – 42 paikkaa – klo 13.00 asti',
    ],
  ])('%s', async (typed, line, row) => {
    const flow = await openHere();
    await said(flow, '/rooms 78025');
    const answer = await said(flow, typed);
    expect(first(answer)).toBe(line);
    const own = listed(answer).filter((one) => one.startsWith('KMD558'));
    expect(own).toEqual(row === undefined ? [] : [row]);
    expect(words(answer)).toContain(line.split(' · ')[0]);
  });

  each<readonly [string, string]>([
    ['is KMD558 free on tuesday at 11?', `Yes · ${TUESDAY} 11:00: no reservation until 13:00`],
    ['is KMD558 free on tuesday at 13?', `No · ${TUESDAY} 13:00: reserved until 14:00`],
    ['is KMD558 taken on tuesday at 13?', `Yes · ${TUESDAY} 13:00: reserved until 14:00`],
    ['can I book KMD558 for tuesday at 11?', `${TUESDAY} 11:00: no reservation until 13:00`],
    ['onko KMD558 vapaa tiistaina klo 13?', 'Ei · tiistai 24. marraskuuta 13.00: varattu klo 14.00 asti'],
    ['är KMD558 ledig på tisdag kl 11?', 'Ja · tisdag 24 november 11:00: ingen bokning före 13:00'],
    // The room itself is asked for.
    ...['/rooms KMD558', 'where is KMD558?', 'how many seats are there in KMD558?', 'is KMD558 a lab?'].map(
      (typed) => [typed, 'KMD558 · Classroom · 42 seats'] as const,
    ),
    ['missä KMD558 on?', 'KMD558 · Teorialuokka · 42 paikkaa'],
    ['var ligger KMD558?', 'KMD558 · Lektionssal · 42 platser'],
  ])('%s', async (typed, line) => {
    const flow = await openHere();
    await said(flow, '/rooms 78025');
    expect(first(await said(flow, typed))).toBe(line);
  });
});

describe('of the rows', () => {
  const ALL = ['A1-13', 'B311A', 'D5.1', 'D5.2', 'B311', 'D5', 'C4'];
  const without = (...taken: string[]): string[] =>
    ALL.filter((code) => !taken.includes(code)).toSorted(
      (one, other) => SEATS.indexOf(one) - SEATS.indexOf(other),
    );
  const SEATS = ['B311A', 'A1-13', 'D5.1', 'D5.2', 'B311', 'D5', 'C4'];
  const now = at(TODAY, '13:00', '15:00');

  test.each<readonly [string, readonly ReservationRow[], readonly string[]]>([
    ['one that goes on', [held('1', now, reserved('C4'))], ['C4']],
    ['one that ends now', [held('1', at(TODAY, '13:00', '14:02'), reserved('C4'))], []],
    ['one in less than half an hour', [held('1', at(TODAY, '14:30', '15:00'), reserved('C4'))], ['C4']],
    ['one in half an hour', [held('1', at(TODAY, '14:33', '15:00'), reserved('C4'))], []],
    [
      'two in a row',
      [
        held('1', at(TODAY, '12:00', '14:00'), reserved('C4')),
        held('2', at(TODAY, '14:00', '14:10'), reserved('C4')),
      ],
      ['C4'],
    ],
    ['a code is a whole', [held('1', now, reserved('B311'))], ['B311']],
    ['a part takes the whole', [held('1', now, reserved('D5.1'))], ['D5.1', 'D5']],
    ['the whole takes its parts', [held('1', now, reserved('D5'))], ['D5', 'D5.1', 'D5.2']],
    ['two parts', [held('1', now, reserved('D5.1/2'))], ['D5', 'D5.1', 'D5.2']],
    ['a padded code in lower case', [held('1', now, reserved(' c4 '))], ['C4']],
    ['an id without a code', [held('1', now, reserved(null, { id: 4 }))], ['C4']],
    ['without a building', [held('1', now, reserved('C4', { parent: undefined }))], ['C4']],
    [
      'in another building',
      [held('1', now, reserved('C4', { parent: { id: '9', type: 'building', code: 'X', name: 'X' } }))],
      [],
    ],
    ['an unknown room', [held('1', now, reserved('Z9'))], []],
    ['something else than a room', [held('1', now, reserved('C4', { type: 'movable' }))], []],
    ['over midnight', [held('1', at('11-19', '22:00', '23:00', TODAY), reserved('C4'))], ['C4']],
    ['dates without seconds, ids that are numbers', [{ ...held('1', now, reserved('C4')), id: 1 }], ['C4']],
    ['dates that can’t be read', [held('1', ['soon', 'later'], reserved('C4'))], ['C4']],
    [
      'dates that are reversed',
      [held('1', ['2026-11-20T15:00', '2026-11-20T13:00'], reserved('D5.1'))],
      ['D5.1', 'D5'],
    ],
    ['a day alone', [held('1', ['2026-11-20', '2026-11-21'], reserved('C4'))], ['C4']],
  ])('%s', async (_, rows, taken) => {
    const answer = await shown(rows);
    expect(codes(answer)).toEqual(without(...taken));
    expect(JSON.stringify(answer)).not.toContain('Secret');
  });

  test('until when, the smallest first; what is not known is counted', async () => {
    const rows = [
      held('1', at(TODAY, '16:15', '18:00'), reserved('A1-13')),
      held('2', at(TODAY, '16:00', '17:00'), reserved('B311A')),
      held('3', ['x', ''], reserved('C4')),
    ];
    const answer = await shown(rows, '/rooms 51000 free 10+');
    expect(answer.text).toMatch(/^Now, Friday 20 November 14:02 · for at least 30 minutes\n/);
    expect(answer.text).toContain('1 room left out: not all reservations are known.');
    expect(listed(answer)).toEqual([
      'A1-13 · Classroom – 12 seats – until 16:15',
      'D5.1 · Classroom – 20 seats – rest of the day',
      'D5.2 · Classroom – 21 seats – rest of the day',
      'B311 · Laboratory – 40 seats – rest of the day',
      'D5 · Classroom – 41 seats – rest of the day',
    ]);
    expect(buttons(answer)).toEqual(['For an hour', 'Other time…', 'Share to channel']);
  });

  test('those that are reserved, where these are asked for, until when or from when on', async () => {
    const rows = [
      held('1', at(TODAY, '13:00', '15:00'), reserved('C4')),
      held('2', at(TODAY, '15:30', '17:00'), reserved('D5.1')),
      held('3', ['x', ''], reserved('B311')),
    ];
    const flow = await open([ELSEWHERE, ...rows]);
    await said(flow, '/rooms 51000');
    for (const typed of [
      '/rooms 51000 taken',
      'which rooms are in use in 51000 now?',
      'mitkä tilat on varattuja rakennuksessa 51000?',
      'vilka rum är upptagna i 51000?',
    ])
      expect(codes(await said(flow, typed))).toEqual(['C4']);
    const then = await said(flow, 'which rooms are booked in 51000 today 14-16?');
    expect(listed(then)).toEqual([
      'D5.1 · Classroom – 20 seats – from 15:30',
      'D5 · Classroom – 41 seats – from 15:30',
      'C4 · Classroom – 60 seats – until 15:00',
    ]);
    expect(then.text).toContain('Name · Seats · Reserved');
    expect(then.text).toContain('1 room left out: not all reservations are known.');
    expect(codes(await press(flow, then, 'No reservation'))).not.toContain('C4');
    expect((await said(flow, '/rooms 51000 taken tomorrow')).text).toContain(
      'No room is known to be reserved',
    );
  });

  test('what is left of a day in stretches; of what is for no course nothing but that it is reserved', async () => {
    const rows = [
      held('0', at('11-19', '20:00', '01:00', TODAY), reserved('D5')),
      held('1', at(TODAY, '09:00', '11:30'), reserved('D5')),
      held('2', at(TODAY, '11:30', '13:00'), reserved('D5')),
      held('3', at(TODAY, '15:00', '16:00'), reserved('D5.2')),
      held('4', at(TODAY, '18:00', '19:00'), reserved('D5')),
      held('5', at(TODAY, '19:00', '20:00'), reserved('D5')),
      lesson('6', CODE, at(TODAY, '20:00', '21:00'), reserved('D5')),
    ];
    const answer = await shown(rows, '/rooms D5', { env: {} });
    expect(first(answer)).toContain('know'); // The building is not known yet.
    const flow = await open([ELSEWHERE, ...rows]);
    await said(flow, '/rooms 51000');
    const day = await said(flow, 'is D5 free?');
    expect(day.text?.split('\n')).toEqual([
      'Yes · Now, Friday 20 November 14:02: no reservation until 15:00',
      'D5 · Classroom · 41 seats',
      '• 13:00–15:00 no reservation',
      '• 15:00–16:00 reserved · D5.2',
      '• 16:00–18:00 no reservation',
      '• 18:00–20:00 reserved',
      `• 20:00–21:00 reserved · Name of ${CODE} (${CODE})`,
      '• from 21:00 no reservation',
      'House 51000 · NHOUSE · 51000',
      'Whether a door is open and who may use a room is not known here.',
    ]);
    expect(JSON.stringify(day)).not.toContain('Secret');
    // Said once a day.
    expect((await said(flow, 'is D5 free at 15:30?')).text).not.toContain('door');
    expect(first(await said(flow, 'is D5 free at 15:30?'))).toBe(
      'No · Friday 20 November (today) 15:30: reserved until 16:00',
    );
    expect(first(await said(flow, 'is D5 free 14:30-15:30?'))).toBe(
      'No · Friday 20 November (today) 14:30–15:30: 15:00–16:00 reserved',
    );
    expect(first(await said(flow, 'is D5 free for two hours?'))).toContain('No · Now');
    flow.pass(DAY);
    expect((await said(flow, 'is D5 free?')).text).toContain('door');
  });

  test('hostile words of a row break nothing', async () => {
    const hostile = '<!channel> *x* & <script>';
    const rows = [
      { ...lesson('1', CODE, at(TODAY, '15:00', '16:00'), reserved('C4')), subject: `${hostile} ${CODE}` },
      held('2', at(TODAY, '16:00', '17:00'), reserved('C4'), { ...reserved(hostile), type: 'student_group' }),
    ];
    const flow = await open([ELSEWHERE, ...rows]);
    await said(flow, '/rooms 51000');
    expect((await said(flow, 'is C4 free?')).text).not.toContain('<!channel>');
  });
});

test('a room is found by the number of its code', async () => {
  const flow = await open([ELSEWHERE, held('1', at(TODAY, '13:00', '15:00'), reserved('B311'))]);
  await said(flow, '/rooms 51000');
  expect((await said(flow, '/rooms 311')).text).toMatch(/^B311 · (?!.*\nB311A).*reserved until 15:00\n/s);
  expect((await said(flow, '/rooms 311 free')).text).toMatch(/reserved until 15:00\nB311 · (?!.*\nB311A)/s);
  expect((await said(flow, 'is there a free room for 311 people?')).text).not.toContain('\nB311 ');
});

describe('a number alone', () => {
  const SOUTH = {
    id: '52000',
    code: 'LK',
    rooms: [room('LK311', { id: '31' }), room('LK415', { id: '32' })],
  };
  const EAST = { id: '53000', rooms: [room('311', { id: '41' })] };
  const ROWS = [
    ELSEWHERE,
    held('1', at(TODAY, '13:00', '15:00'), reserved('LK311', { parent: undefined })),
    held('2', at(TODAY, '18:00', '19:00'), reserved('LK415', { parent: undefined })),
    held('3', at(TODAY, '13:00', '16:00'), reserved('311', { parent: undefined })),
  ];
  const openAll = async () => {
    const flow = await open(ROWS, {}, [SOUTH, EAST, NORTH]);
    for (const { id } of [SOUTH, EAST, NORTH]) await said(flow, `/rooms ${id}`);
    return flow;
  };

  /** For rows that only ask. */
  const sharedAll = openShared(openAll);

  test.each([
    ['is 311 free?', /^No · Now, .*: reserved until 15:00\nLK311 /],
    ['is room 311 free?', /^No · Now, .*: reserved until 15:00\nLK311 /],
    ['onko luokka 311 vapaa?', /^Ei · Nyt, .*: varattu klo 15\.00 asti\nLK311 /],
    ['är sal 311 ledig?', /^Nej · Nu, .*: bokat till 15:00\nLK311 /],
    ['is 311 in use?', /^Yes · Now, .*: reserved until 15:00\nLK311 /],
    ['when is 311 free?', /^Now, .*: reserved until 15:00\nLK311 /],
    // Where the building that was spoken of has no such room, another one has.
    ['is 99 free?', /^(?!.*\nLK311)/s],
  ])('is a room of the building that was spoken of: %s', async (typed, line) => {
    const flow = await sharedAll();
    await said(flow, 'rooms in LK');
    expect((await said(flow, typed)).text).toMatch(line);
  });

  test('is a room of any building where none was spoken of, or that one has no such room', async () => {
    const flow = await openAll();
    expect((await said(flow, 'is 311 free?')).text).toMatch(/reserved until 16:00\n311 /);
    await said(flow, 'rooms in NHOUSE');
    expect((await said(flow, 'is 415 free?')).text).toMatch(
      /^Yes · Now, .*: no reservation until 18:00\nLK415 /,
    );
    expect((await said(flow, 'free rooms for 415 people')).text).not.toContain('LK415');
  });

  test.each([
    ['is 411.1 free?', '411.1', 15],
    ['onko 411.1 vapaa?', '411.1', 15],
    ['är 411.1 ledig?', '411.1', 15],
    ['is 320.7/8 free?', '320.7/8', 16],
    ['is B220 free?', 'B220(spare)', 17],
    ['/rooms 411.1 free now', '411.1', 15],
  ])('may be that of a part, and a remark is no part of a code: %s', async (typed, code, until) => {
    const codes = ['411', '411.1', '320.7/8', 'B220(spare)'];
    const house = { id: '54000', rooms: codes.map((one, nth) => room(one, { id: `${nth}` })) };
    const rows = codes
      .slice(1)
      .map((one, nth) =>
        held(one, at(TODAY, '13:00', `${15 + nth}:00`), reserved(one, { parent: undefined })),
      );
    const flow = await open([ELSEWHERE, ...rows], {}, [house]);
    await said(flow, '/rooms 54000');
    const { text } = await said(flow, typed);
    expect(text).toMatch(new RegExp(`(?:reserved until|varattu klo|bokat till) ${until}`));
    expect(text?.split('\n')[1]).toContain(`${code} · `);
  });

  test('is found in buildings that were not read yet', async () => {
    const flow = await openAll();
    const { text } = await said(flow, 'onko 415 vapaa?');
    expect(text).toMatch(/^Kyllä · Nyt, .*: ei varausta ennen klo 18\.00\nLK415 /);
  });
});

describe('rooms that are not taken', () => {
  test.each([
    ['which rooms aren’t taken in NHOUSE?', /^Now, .*\nRooms in House 51000\n/],
    ['which rooms are not in use in NHOUSE?', /^Now, .*\nRooms in House 51000\n/],
    ['mitkä huoneet eivät ole varattuja NHOUSE:ssa?', /^Nyt, .*\nTilat: House 51000\n/],
    ['mitä tiloja ei ole varattu NHOUSE:ssa?', /^Nyt, .*\nTilat: House 51000\n/],
    ['vilka rum är inte upptagna i NHOUSE?', /^Nu, .*\nRum: House 51000\n/],
    ['vilka salar är ej bokade i NHOUSE?', /^Nu, .*\nRum: House 51000\n/],
    ['isn’t C4 taken?', /^No · Now, .*: no reservation/],
  ])('are free ones, also where a course was spoken of: %s', async (typed, line) => {
    const houses = housing([NORTH], [ELSEWHERE]);
    const flow = await openScripted(
      (request) =>
        request.path.endsWith('/realization/search')
          ? success({ realizations: [realization(CODE)] })
          : houses(request),
      { env: ON },
    );
    await said(flow, '/rooms 51000');
    await said(flow, CODE);
    expect((await said(flow, typed)).text).toMatch(line);
  });
});

describe('times', () => {
  test('at ten to midnight tomorrow counts, too', async () => {
    const rows = [
      held('1', at('11-21', '00:05', '01:00'), reserved('C4')),
      held('2', at('11-21', '00:30', '01:00'), reserved('B311')),
    ];
    const flow = await open([ELSEWHERE, ...rows, held('3', at('11-21', '00:30', '00:40'), reserved('X9'))]);
    flow.pass(Date.UTC(2026, 10, 20, 21, 50) - NOW);
    const answer = await said(flow, 'mitkä tilat on vapaana nyt rakennuksessa 51000?');
    expect(codes(answer)).not.toContain('C4');
    expect(listed(answer)).toContain('B311 · Laboratorio – 40 paikkaa – la 21.11. klo 0.30 asti');
    expect(codes(answer)).toContain('D5');
  });

  test.each([
    // Clocks go forward at three, and back at four.
    ['2027-03-28', 'free 28.3.2027 02:00-05:00'],
    ['2027-10-31', 'free 31.10.2027 klo 02-05'],
  ])('on %s a room is reserved as its wall clock says', async (day, typed) => {
    const rows = [
      held('1', [`${day}T00:00`, `${day}T02:00`], reserved('C4')),
      held('2', [`${day}T04:30`, `${day}T06:00`], reserved('B311')),
      held('3', [`${day}T05:00`, `${day}T06:00`], reserved('A1-13')),
    ];
    const flow = await open(rows);
    const answer = await said(flow, `/rooms 51000 ${typed}`);
    expect(codes(answer)).toContain('C4');
    expect(codes(answer)).not.toContain('B311');
    expect(listed(answer)).toContain('A1-13 · Classroom – 12 seats – until 5:00');
  });

  test('a person in another zone is told their own time beside the university’s', async () => {
    const flow = await open([ELSEWHERE], { strangers: true });
    Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone: 'Asia/Tokyo' });
    await said(flow, '/rooms 51000 free at 16');
    const line = first(await said(flow, '/rooms 51000 free at 16'));
    expect(line).toMatch(/^Friday 20 November \(today\) 16:00 \(.*23:00/);
  });
});

describe('rooms that are named by a word and a number', () => {
  const WEST = {
    ...{ id: '54000', code: 'LW' },
    rooms: [
      room('LWA101', { name: 'Aula 1', resourceType: 'Aula' }),
      room('LWA102', { name: 'Aula 2', resourceType: 'Aula' }),
      room('LWA103', { name: 'Auditorium 12' }),
    ],
  };
  const ROWS = [held('1', at(TODAY, '13:00', '15:00'), reserved('LWA101', { parent: undefined }))];

  test.each([
    ['is Aula 1 free?', /^No · Now, .*reserved until 15:00\n.*LWA101/],
    ['is aula 2 free?', /^Yes · Now, .*\n.*LWA102/],
    ['is Aula 1 free at 16?', /^Yes · .* 16:00.*\n.*LWA101/],
    ['onko Aula 1 vapaana?', /^Ei · Nyt, .*\n.*LWA101/],
    ['är Auditorium 12 ledigt?', /^Ja · Nu, .*\n.*LWA103/],
  ])('the number is no hour: %s', async (typed, told) => {
    const flow = await open(ROWS, {}, [WEST]);
    await said(flow, '/rooms 54000');
    expect((await said(flow, typed)).text).toMatch(told);
  });
});

describe('a service in trouble', () => {
  const asked = '/rooms 51000 free';

  test.each([
    ['is cut', { trouble: 'cut', body: '{"status":"success","reservations":[' }],
    ['has a fault', { status: 500 }],
    ['says error', { json: { status: 'error', message: 'no' } }],
    ['says error beside rows', { json: { status: 'error', message: 'no', reservations: [ELSEWHERE] } }],
    ['sends rows that are none', { json: { status: 'success', reservations: [1, 'x', null] } }],
  ] as const)('%s: no room is called free; what is named is listed all the same', async (_, reply) => {
    const flow = await open(() => reply, { troubles: ['study-api'] });
    const answer = await said(flow, asked);
    expect(answer.text).not.toMatch(/No reservation|rest of the day|until/);
    expect((await said(flow, '/rooms 51000')).text).toContain('7 rooms');
    expect((await said(flow, '/rooms 51000 C4')).text).toContain('C4');
  });

  test('an answer that may not be complete calls no room free', async () => {
    const flow = await open(() => ({
      json: { status: 'warn', reservations: [held('1', at(TODAY, '13:00', '15:00'), reserved('C4'))] },
    }));
    const answer = await said(flow, asked);
    expect(codes(answer)).toEqual([]);
    expect(answer.text).toContain('6 rooms left out: not all reservations are known.');
    expect(answer.text).toContain('No room is known to be without a reservation then.');
    expect(first(await said(flow, 'is B311 free?'))).toMatch(/^Not known · /);
    expect(first(await said(flow, 'is C4 free?'))).toMatch(/^No · .*reserved until 15:00$/);
  });

  test('what is older than ten minutes says when it was read, and neither yes nor no', async () => {
    const flow = await open([ELSEWHERE]);
    await said(flow, asked);
    flow.upstream.answer(() => ({ status: 503 }));
    flow.pass(9 * MINUTE);
    expect(first(await said(flow, 'is C4 free?'))).toMatch(/^Yes · /);
    flow.pass(2 * MINUTE);
    expect(first(await said(flow, 'is C4 free?'))).toMatch(
      /^Read <!date\^1795176127\S*14:02>, so not sure now · Now/,
    );
    const old = await said(flow, asked);
    expect(first(old)).toMatch(/^Read .*14:02>, so not sure now · Now/);
    expect(JSON.stringify(old.blocks)).toContain('"No reservation (14:02)"');
  });

  test.each([404, 400])(
    'a service that answers %i has no reservations: the answers are as without',
    async (status) => {
      const flow = await open(() => ({
        status,
        json: { statusCode: status, message: 'Resource not found' },
      }));
      const plain = await open([], { env: { STUDY_API_EXTRAS: 'off' } });
      for (const typed of [asked, '/rooms 51000 C4'])
        expect((await said(flow, typed)).text).toBe((await said(plain, typed)).text);
    },
  );
});

test.each(['/rooms free', 'which rooms are free?', '/rooms C4 tomorrow'])(
  'bookings are not called unknown where no building is known yet: %s',
  async (typed) => {
    const { text } = await said(await open([ELSEWHERE]), typed);
    expect(text).toContain('I know no building by name yet');
    expect(text).not.toContain('know bookings');
  },
);

describe('one call for a building and a day', () => {
  test('and none for a room, however many ask', async () => {
    const flow = await open([ELSEWHERE]);
    for (const typed of [
      '/rooms 51000 free',
      '/rooms 51000 free 40+',
      '/rooms 51000 C4',
      '/rooms 51000 free at 18',
    ])
      await said(flow, typed);
    expect(searches(flow).map(({ body }) => body)).toEqual([
      {
        building: ['NHOUSE'],
        rangeStart: '2026-11-20T00:00',
        rangeEnd: '2026-11-21T00:00',
        from: 0,
        size: 250,
      },
    ]);
  });

  test('a building that seems wholly unreserved on a working day is asked again by rooms', async () => {
    const row = held('1', at(TODAY, '13:00', '15:00'), reserved('C4', { parent: undefined }));
    const flow = await open(({ body }) =>
      success({ reservations: (body as { room?: unknown }).room ? [row] : [] }),
    );
    expect(codes(await said(flow, '/rooms 51000 free'))).not.toContain('C4');
    expect(searches(flow).map(({ body }) => Object.keys(body as object)[0])).toEqual(['building', 'room']);
    // On a Saturday it is believed.
    expect(codes(await said(flow, '/rooms 51000 free tomorrow'))).toHaveLength(7);
    expect(searches(flow)).toHaveLength(3);
  });

  test('a building without a code is asked by its rooms, fifty at a time', async () => {
    const rooms = Array.from({ length: 120 }, (_, nth) => room(`R${nth}`, { places: 10 }));
    const row = held('1', at(TODAY, '13:00', '15:00'), reserved('R7', { parent: undefined }));
    const flow = await open([row], {}, [{ id: '52000', rooms }]);
    const answer = await said(flow, '/rooms 52000 free');
    expect(answer.text).toContain('119 of 120 rooms');
    expect(searches(flow).map(({ body }) => (body as { room: string[] }).room.length)).toEqual([50, 50, 20]);
    expect(buttons(answer)).toContain('More rooms');
    expect((await press(flow, answer, 'More rooms')).text).toMatch(/rooms \d\d+–/);
  });
});

describe('several buildings, and none', () => {
  test('of more rooms than a page any free one asks for the building, which is pressed or said', async () => {
    const rooms = (of: string) => Array.from({ length: 60 }, (_, nth) => room(`${of}${nth + 100}`));
    const flow = await open([], {}, [
      { id: '52001', code: 'RANTA', rooms: rooms('RA') },
      { id: '52002', code: 'SAARI', rooms: rooms('SA') },
    ]);
    for (const id of ['52001', '52002']) await said(flow, `/rooms ${id}`);
    const choice = await said(flow, 'any free rooms tomorrow 10-12?');
    expect(first(choice)).toBe('Which building?');
    expect(buttons(choice).slice(0, 2)).toEqual(['House 52001 (RANTA)', 'House 52002 (SAARI)']);
    const time = 'Saturday 21 November (tomorrow) 10:00–12:00';
    expect(first(await said(flow, 'saari'))).toBe(time);
    expect(first(await press(flow, choice, 'House 52001 (RANTA)'))).toBe(time);
    expect(choice.text).toContain('Rooms in House 52001');
  });

  const SOUTH = {
    id: '52000',
    code: 'SH',
    rooms: [room('S1', { places: 5, id: 's1' }), room('C4', { places: 6, id: 's2' })],
  };
  const rows = ({ body }: UpstreamRequest): UpstreamReply =>
    (body as { building?: string[] }).building?.includes('SH')
      ? success({
          reservations: [held('9', at(TODAY, '13:00', '15:00'), reserved('S1', { parent: undefined }))],
        })
      : success({ reservations: [ELSEWHERE, held('8', at(TODAY, '13:00', '15:00'), reserved('C4'))] });

  test('their rooms are one list, each by its own reservations', async () => {
    const flow = await open(rows, {}, [NORTH, SOUTH]);
    await said(flow, '/rooms 51000');
    await said(flow, '/rooms 52000');
    for (const typed of [
      'which rooms are free now?',
      '/rooms all free',
      'mikä tila on vapaana nyt?',
      'vilka rum är lediga nu?',
    ]) {
      const answer = await said(flow, typed);
      expect(codes(answer)).toEqual(['C4', 'B311A', 'A1-13', 'D5.1', 'D5.2', 'B311', 'D5']);
    }
    expect(codes(await said(flow, 'which labs are free now?'))).toEqual(['B311']);
  });

  test('one that can’t be read is told, and its rooms are left out', async () => {
    const flow = await open(
      (request) =>
        (request.body as { building?: string[] }).building?.includes('SH') ? { status: 500 } : rows(request),
      { troubles: ['study-api'] },
      [NORTH, SOUTH],
    );
    await said(flow, '/rooms 51000');
    await said(flow, '/rooms 52000');
    const answer = await said(flow, '/rooms all free');
    expect(answer.text).toContain('Not read: SH.');
    expect(codes(answer)).not.toContain('S1');
    expect(codes(answer)).toContain('B311');
  });
});

describe('buttons, form, share', () => {
  test('another time, an hour, and now again; a share says when it was true', async () => {
    const rows = [
      ELSEWHERE,
      held('1', at(TODAY, '14:40', '15:00'), reserved('C4')),
      held('2', at('11-23', '10:00', '12:00'), reserved('B311')),
    ];
    const flow = await open(rows);
    const answer = await said(flow, '/rooms 51000 free');
    expect(codes(answer)).toContain('C4');
    const hour = await press(flow, answer, 'For an hour');
    expect(first(hour)).toContain('for at least 1 hour');
    expect(codes(hour)).not.toContain('C4');
    await flow.slack.click(hour, 'Other time…');
    const form = await flow.until(() => flow.slack.workspace.modals.find(({ view }) => 'submit' in view));
    await flow.slack.submit(form, { date: '2026-11-23', time: '10:30', length: '120' });
    const shownAt = await flow.until(() =>
      flow.slack.workspace.modals.find(({ view }) => JSON.stringify(view).includes('10:30')),
    );
    expect(JSON.stringify(shownAt.view)).toContain('Monday 23 November 10:30 · for at least 2 hours');
    expect(JSON.stringify(shownAt.view)).not.toContain('B311 ');
    const again = await press(flow, hour, 'Now');
    expect(first(again)).toBe('Now, Friday 20 November 14:02 · for at least 30 minutes');
    flow.pass(3 * MINUTE);
    const shared = await flow.next(() => flow.slack.click(again, 'Share to channel'));
    expect(first(shared)).toBe('Now, Friday 20 November 14:05 · for at least 30 minutes');
    expect(shared.text).toContain('As of Friday 20 November 14:');
  });

  test('a question goes on with its time', async () => {
    const flow = await open([ELSEWHERE, held('1', at('11-23', '10:00', '12:00'), reserved('B311'))]);
    await said(flow, '/rooms 51000');
    await said(flow, 'which rooms are free on monday 10-12 in 51000?');
    const bigger = await said(flow, 'and 40+?');
    expect(first(bigger)).toBe('Monday 23 November 10:00–12:00');
    expect(codes(bigger)).toEqual(['D5', 'C4']);
    const later = await said(flow, 'and at 13?');
    expect(first(later)).toContain('13:00');
  });

  test('the university’s page for bookings', async () => {
    const env = { ROOM_BOOKING_URL: 'https://booking.example/rooms?code={room}' };
    const flow = await open([ELSEWHERE], { env });
    const answer = await said(flow, '/rooms 51000 A1-13');
    expect(JSON.stringify(answer.blocks)).toContain('https://booking.example/rooms?code=A1-13');
    expect(buttons(answer)[0]).toBe('Booking page');
  });
});

/** For rows that only ask. */
const shared = openShared(open);

test.each([
  '/rooms 51000 free',
  '/rooms 51000 free tomorrow 10-12',
  '/rooms 51000 C4',
  'is C4 free at two?',
  'which rooms are free now?',
  'mikä luokka on vapaana nyt?',
])('without the extra nothing is asked, and the answer is the honest one: %s', async (typed) => {
  const flow = await shared([ELSEWHERE], { env: { STUDY_API_EXTRAS: 'off' } });
  await said(flow, '/rooms 51000');
  const answer = await said(flow, typed);
  expect(answer.text).not.toMatch(/No reservation|no reservation|until/);
  expect(buttons(answer)).not.toContain('Other time…');
  expect(searches(flow)).toHaveLength(0);
});

describe('hours, days and seats that stand together', () => {
  const [TODAY_LINE, TOMORROW, THURSDAY, SATURDAY] = [
    'Friday 20 November (today) 14:00–16:00',
    'Saturday 21 November (tomorrow)',
    'Thursday 26 November 13:00–15:00',
    'Saturday 21 November (tomorrow) 10:00–12:00',
  ];
  const FORTY = /at least 40 seats/;
  /** No limit of seats among the filters. */
  const SEATLESS = /^(?!.*: .*\d (?:seats|paikkaa|platser)).*(?:of|av|\/)\s?\d+ (?:rooms|rum|tilaa)/m;

  test.each<readonly [typed: string, line: string, filter: RegExp]>([
    ['free room 14-16', TODAY_LINE, SEATLESS],
    ['/rooms NHOUSE free room 14-16', TODAY_LINE, SEATLESS],
    ['free room 14–16 NHOUSE', TODAY_LINE, SEATLESS],
    ['vapaa luokka 14-16', 'Perjantai 20. marraskuuta (tänään) 14.00–16.00', SEATLESS],
    ['ledig sal 14-16', 'Fredag 20 november (i dag) 14:00–16:00', SEATLESS],
    ['NHOUSE rooms tomorrow 8-10', `${TOMORROW} 8:00–10:00`, SEATLESS],
    ['NHOUSE tomorrow rooms 8-10', `${TOMORROW} 8:00–10:00`, SEATLESS],
    ['/rooms NHOUSE torstaina 13-15 40 paikkaa', THURSDAY, FORTY],
    ['/rooms NHOUSE 13-15 torstaina 40 paikkaa', THURSDAY, FORTY],
    ['/rooms NHOUSE Thursday 13-15 40', THURSDAY, FORTY],
    ['/rooms NHOUSE Thursday 13.00-15.00 40', THURSDAY, FORTY],
    ['/rooms NHOUSE torsdag 13-15, 40', THURSDAY, FORTY],
    ['/rooms NHOUSE Thursday 13-15 40 at most', THURSDAY, /at most 40 seats/],
    ['rooms in NHOUSE Thursday 13-15 40', THURSDAY, FORTY],
    ['rooms in NHOUSE Thursday 13-15:40', 'Thursday 26 November 13:00–15:40', SEATLESS],
    ['/rooms NHOUSE 14-16 40 seats', TODAY_LINE, FORTY],
    ['/rooms NHOUSE 14-16 40+', TODAY_LINE, FORTY],
    [
      'free room in NHOUSE for 14-16 people',
      'Now, Friday 20 November 14:02 · for at least 30 minutes',
      /14–16 seats/,
    ],
    [
      '/rooms NHOUSE free 14-16 seats',
      'Now, Friday 20 November 14:02 · for at least 30 minutes',
      /14–16 seats/,
    ],
    ['/rooms NHOUSE free tomorrow 20-40', TOMORROW, /20–40 seats/],
    ['/rooms NHOUSE 20-40', 'Rooms in House 51000', /20–40 seats/],
    ['/rooms NHOUSE 14-16', 'Rooms in House 51000', /14–16 seats/],
    ['rooms for 20-40 people in NHOUSE', 'Rooms in House 51000', /20–40 seats/],
    // Days by their short names.
    ['/rooms NHOUSE to 13-15 40 paikkaa vapaana', THURSDAY, FORTY],
    ['/rooms NHOUSE to klo 13-15 vapaana', THURSDAY, SEATLESS],
    ['/rooms NHOUSE 13-15 to', THURSDAY, SEATLESS],
    ['/rooms NHOUSE to 26.11. 13-15', THURSDAY, SEATLESS],
    ['/rooms NHOUSE to 13 vapaana', 'Thursday 26 November 13:00 · for at least 30 minutes', SEATLESS],
    ['/rooms NHOUSE Thu 13-15', THURSDAY, SEATLESS],
    ['/rooms NHOUSE tors 13-15', THURSDAY, SEATLESS],
    ['/rooms NHOUSE la 10-12', SATURDAY, SEATLESS],
    ['/rooms NHOUSE Sat 10-12', SATURDAY, SEATLESS],
    ['/rooms NHOUSE lör 10-12', SATURDAY, SEATLESS],
    ['vapaita luokkia NHOUSE la 10-12', 'Lauantai 21. marraskuuta (huomenna) 10.00–12.00', SEATLESS],
    ['free rooms in NHOUSE from 10 to 12', SATURDAY, SEATLESS],
    ['/rooms NHOUSE 10 to 12 free', SATURDAY, SEATLESS],
    ['free rooms in NHOUSE 10 to 12', SATURDAY, SEATLESS],
    ['lediga rum NHOUSE 10 till 12', 'Lördag 21 november (i morgon) 10:00–12:00', SEATLESS],
    [
      'free room in NHOUSE for 10 to 12 people',
      'Now, Friday 20 November 14:02 · for at least 30 minutes',
      /10–12 seats/,
    ],
    ['/rooms NHOUSE 10 to 12', 'Rooms in House 51000', /10–12 seats/],
  ])('%s', async (typed, line, filter) => {
    const flow = await shared([ELSEWHERE]);
    await said(flow, '/rooms 51000');
    const answer = await said(flow, typed);
    expect(first(answer)).toBe(line);
    expect(answer.text).toMatch(filter);
    expect(answer.text).not.toMatch(/“|Not used|ei otettu huomioon|bortsåg/);
  });

  test.each(
    ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'].flatMap((fi, nth) => [
      [fi, nth] as const,
      [['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'][nth] ?? '', nth] as const,
      [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][nth] ?? '', nth] as const,
    ]),
  )('the short name of a day as cards write it: %s', async (day, nth) => {
    const flow = await shared([ELSEWHERE]);
    await said(flow, '/rooms 51000');
    const date = [
      'Monday 23',
      'Tuesday 24',
      'Wednesday 25',
      'Thursday 26',
      'Friday 27',
      'Saturday 21',
      'Sunday 22',
    ];
    expect(first(await said(flow, `/rooms NHOUSE ${day} 8-10`))).toMatch(`${date[nth]} November`);
  });

  test.each([
    ['which rooms are free in 51000 now?', ' – until Sat 21 Nov 0:30'],
    ['mitkä tilat ovat vapaana nyt rakennuksessa 51000?', ' – la 21.11. klo 0.30 asti'],
    ['vilka rum är lediga nu i 51000?', ' – till lör 21 nov 0:30'],
  ])('until another day is short: %s', async (typed, until) => {
    const row = held('1', at('11-21', '00:30', '08:00'), reserved('C4'));
    const flow = await open([ELSEWHERE, row, held('2', at('11-21', '00:30', '00:40'), reserved('X9'))]);
    flow.pass(Date.UTC(2026, 10, 20, 21, 50) - NOW);
    await said(flow, '/rooms 51000');
    const [own] = listed(await said(flow, typed)).filter((one) => one.startsWith('C4'));
    expect(own?.slice(-until.length)).toBe(until);
  });
});

test.each([
  'Tarvitsisin ylimääräistä luokkaa NHOUSE:ssa huomenna klo 10-12, olisiko silloin vapaata?',
  'Löytyisikö NHOUSE:sta vapaata luokkaa huomenna 10-12?',
  'Voisitteko ystävällisesti katsoa, löytyisikö tilaa NHOUSE:sta huomenna 10-12? Kiitos etukäteen!',
  'I would be grateful if you could possibly find me a spare classroom in NHOUSE tomorrow 10-12',
  'We need an extra lab at NHOUSE tomorrow 10-12 if possible, thanks in advance',
  'Skulle det möjligtvis finnas en ledig sal i NHOUSE i morgon kl 10-12? Tack på förhand',
  'Jag skulle behöva en extra sal i NHOUSE i morgon 10-12, vore tacksam',
])('words of wishing are no words of rooms: %s', async (typed) => {
  const flow = await shared([ELSEWHERE]);
  await said(flow, '/rooms 51000');
  const { text } = await said(flow, typed);
  expect(text).toMatch(/10[:.]00–12[:.]00/);
  expect(text).not.toMatch(/Not used|ei otettu huomioon|bortsåg/);
});

test.each<readonly [asked: string, then: string, told: RegExp]>([
  ['rooms free NHOUSE', 'tmrw', /^Saturday 21 November \(tomorrow\)\n.*House 51000/],
  ['rooms free NHOUSE', 'tomorrow', /^Saturday 21 November \(tomorrow\)\n.*House 51000/],
  ['rooms free NHOUSE', 'tomorrow?', /^Saturday 21 November \(tomorrow\)\n.*House 51000/],
  ['rooms free NHOUSE', 'for 30', /^Now, (?:.|\n)*at least 30 seats/],
  ['rooms free NHOUSE', '14-16', /^Friday 20 November \(today\) 14:00–16:00\n.*House 51000/],
  ['rooms free NHOUSE', 'and 10-12?', /^Saturday 21 November \(tomorrow\) 10:00–12:00\n/],
  ['rooms free NHOUSE', 'and 10-12 seats?', /^Now, (?:.|\n)*10–12 seats/],
  ['vapaat tilat NHOUSE', 'huomenna', /^.* 21.*\n.*House 51000/],
  ['vapaat tilat NHOUSE', 'entä to 13-15', /26(?:.|\n)*House 51000/],
  ['lediga rum NHOUSE', 'imorgon', /^.* 21.*\n.*House 51000/],
  ['lediga rum NHOUSE', 'i morgon', /^Lördag 21 november \(i morgon\)\n.*House 51000/],
  ['free rooms NHOUSE tomorrow', 'now', /^Now, .*\n.*House 51000/],
])('a time alone goes on from the rooms just shown: %s, %s', async (asked, then, told) => {
  const flow = await shared([ELSEWHERE]);
  await said(flow, '/rooms 51000');
  await said(flow, asked);
  expect((await said(flow, then)).text).toMatch(told);
});

test.each([
  [
    'I was wondering whether there might be a free room in NHOUSE on Monday 10-12',
    'Monday 23 November 10:00–12:00',
  ],
  ['we were hoping for a room in NHOUSE on Monday 10-12', 'Monday 23 November 10:00–12:00'],
  ['var finns det en ledig sal i NHOUSE på måndag 10-12?', 'Måndag 23 november 10:00–12:00'],
  ['which rooms were free in NHOUSE on Monday 10-12?', 'Monday 16 November 10:00–12:00'],
  ['vilka salar var lediga i NHOUSE på måndag 10-12?', 'Måndag 16 november 10:00–12:00'],
])('who wishes, or asks where, does not ask of the past: %s', async (typed, line) => {
  const flow = await shared([ELSEWHERE]);
  await said(flow, '/rooms 51000');
  expect(first(await said(flow, typed))).toBe(line);
});

test.each([
  ['is the lab in NHOUSE free at 15?', 'No · Friday 20 November (today) 15:00: reserved until 16:00'],
  [
    'onko NHOUSE:n laboratorio vapaa klo 15?',
    'Ei · perjantai 20. marraskuuta (tänään) 15.00: varattu klo 16.00 asti',
  ],
  ['är labbet i NHOUSE ledigt kl 15?', 'Nej · fredag 20 november (i dag) 15:00: bokat till 16:00'],
  ['which labs in NHOUSE are free at 15?', 'Friday 20 November (today) 15:00 · for at least 30 minutes'],
])('the only room of a kind has its yes or no: %s', async (typed, line) => {
  const flow = await shared([held('1', at(TODAY, '14:30', '16:00'), reserved('B311')), ELSEWHERE]);
  await said(flow, '/rooms 51000');
  expect(first(await said(flow, typed))).toBe(line);
});

test.each([
  ['I need a quiet place in NHOUSE for 6 people now', 'quiet'],
  ['a nice room in NHOUSE for 4 now', 'nice'],
  ['finns det ett tyst rum i NHOUSE nu?', 'tyst'],
])('what no room is known to be is set aside: %s', async (typed, word) => {
  const flow = await shared([ELSEWHERE]);
  await said(flow, '/rooms 51000');
  const { text = '' } = await said(flow, typed);
  expect(text).toContain(word);
  expect(text).toContain('C4');
});

describe('codes of rooms', () => {
  const SHAPES = {
    ...{ id: '53000', code: 'SHAPES' },
    rooms: ['T-1.01', 'T-1.02', 'B311', 'B311A', '20052', '320.7/8', 'Ä102.1', '10-26', 'C7-31'].map((code) =>
      room(code, code === '20052' ? { name: 'Merisali' } : {}),
    ),
  };
  const rows = [
    ELSEWHERE,
    ...['T-1.02', 'B311A', '20052', '320.7/8', 'Ä102.1', '10-26', 'C7-31'].map((code, nth) =>
      held(`${nth}`, at(TODAY, '13:00', '15:00'), reserved(code, { parent: undefined })),
    ),
  ];
  const openShapes = openShared(async (before: string) => {
    const flow = await open(rows, { env: { LIMIT_PER_USER: '0' } }, [SHAPES]);
    await said(flow, '/rooms 53000');
    if (before !== '') await said(flow, before);
    return flow;
  });
  const TAKEN = 'No · Now, Friday 20 November 14:02: reserved until 15:00';
  const LATER = 'Yes · Saturday 21 November (tomorrow) 10:00: no reservation for the rest of the day';

  test.each<readonly [string, string]>([
    ['is T-1.02 free?', TAKEN],
    ['is room T-1.02 free?', TAKEN],
    ['is T-1.02 free at 10?', LATER],
    ['är T-1.02 ledig?', 'Nej · Nu, fredag 20 november 14:02: bokat till 15:00'],
    ['is T 1.02 free?', TAKEN],
    ['is 1.02 free?', TAKEN],
    ['onko 1.02 vapaa?', 'Ei · Nyt, perjantai 20. marraskuuta 14.02: varattu klo 15.00 asti'],
    ['är rum 1.02 ledigt?', 'Nej · Nu, fredag 20 november 14:02: bokat till 15:00'],
    ['is t 1.02 free at 10?', LATER],
    ['is B 311 A free?', TAKEN],
    ['is 10-26 free?', TAKEN],
    ['is 7-31 free?', TAKEN],
    [
      'onko 10-26 vapaa huomenna klo 10?',
      'Kyllä · lauantai 21. marraskuuta (huomenna) 10.00: ei varausta loppupäivänä',
    ],
    ['/rooms T 1.02 free', TAKEN],
    ['är rum 99999 ledigt?', 'Jag känner inte till något rum ”99999”.'],
    ['is 1500 free?', 'I know no room called “1500”.'],
    ['is 20052 free?', TAKEN],
    ['is room 20052 free?', TAKEN],
    ['is 20052 free at 10?', LATER],
    ['onko huone 20052 vapaa?', 'Ei · Nyt, perjantai 20. marraskuuta 14.02: varattu klo 15.00 asti'],
    ['är sal 20052 ledig?', 'Nej · Nu, fredag 20 november 14:02: bokat till 15:00'],
    ['where is room 20052?', '20052 Merisali · Classroom · 30 seats'],
    ['is Merisali free?', TAKEN],
    ['when is Merisali free?', 'Now, Friday 20 November 14:02: reserved until 15:00'],
    ['is Merisali free tomorrow at 10?', LATER],
    ['is 311A free?', TAKEN],
    ['is room 311A free?', TAKEN],
    ['is room 311 free?', 'Yes · Now, Friday 20 November 14:02: no reservation for the rest of the day'],
    ['is 320.7/8 free at 10?', LATER],
    ['is Ä102.1 free?', TAKEN],
    // None that is known, and none in place of another.
    ...['T-9.99', 'T-1.03', '99999', '999'].map(
      (code) => [`is ${code} free?`, `I know no room called “${code}”.`] as const,
    ),
    ['is classroom 999 free?', 'I know no room called “999”.'],
    ['onko 99999 vapaa huomenna?', 'En tunne tilaa ”99999”.'],
    ['är 99999 ledig kl 10?', 'Jag känner inte till något rum ”99999”.'],
  ])('%s', async (typed, line) => {
    for (const before of ['', 'is B311 free at 12?'])
      expect(first(await said(await openShapes(before), typed)), before).toBe(line);
  });

  test('a code that no room has is answered by no other room', async () => {
    for (const before of ['is B311 free at 12?', '/rooms SHAPES free']) {
      const { text } = await said(await openShapes(before), 'is 10-27 free?');
      expect(text, before).not.toMatch(/B311|no reservation|reserved until/i);
    }
  });

  test('one that the building has not', async () => {
    const flow = await openShapes('');
    for (const typed of ['is room 999 free in SHAPES?', '/rooms SHAPES T-9.99 free'])
      expect((await said(flow, typed)).text, typed).toMatch(/^I know no room called “(?:999|T-9\.99)”\.$/m);
  });

  test.each([
    [
      '/rooms T-1.02 free 4-5',
      'Yes · Saturday 21 November (tomorrow) 4:00–5:00: no reservation for the rest of the day',
    ],
    [
      'is T-1.02 free tomorrow at 3:30?',
      'Yes · Saturday 21 November (tomorrow) 3:30: no reservation for the rest of the day',
    ],

    ['is T-1.02 free after one?', 'No · Friday 20 November (today) 14:02: reserved until 15:00'],
    [
      'onko T-1.02 vapaa yhden jälkeen?',
      'Ei · perjantai 20. marraskuuta (tänään) 14.02: varattu klo 15.00 asti',
    ],
    ['är T-1.02 ledig efter ett?', 'Nej · fredag 20 november (i dag) 14:02: bokat till 15:00'],

    ['is T-1.02 free at half past two?', 'No · Friday 20 November (today) 14:30: reserved until 15:00'],
    ...['from ten to noon', 'between ten and noon', 'ten to noon', 'ten till twelve'].map((hours) => [
      `is T-1.02 free tomorrow ${hours}?`,
      'Yes · Saturday 21 November (tomorrow) 10:00–12:00: no reservation for the rest of the day',
    ]),
    ...['tio till tolv', 'kl tio till tolv'].map((hours) => [
      `är T-1.02 ledig i morgon ${hours}?`,
      'Ja · lördag 21 november (i morgon) 10:00–12:00: ingen bokning resten av dagen',
    ]),
    ['who is in T-1.02 at half past two?', 'Friday 20 November (today) 14:30: reserved until 15:00'],
    [
      'kuka on T-1.02:ssa puoli kolmelta?',
      'Perjantai 20. marraskuuta (tänään) 14.30: varattu klo 15.00 asti',
    ],
    ['vem är i T-1.02 halv tre?', 'Fredag 20 november (i dag) 14:30: bokat till 15:00'],
    ['/rooms T-1.02 free 16-14', '“16-14” is no time that I can use. Which time do you mean?'],
    ['is T-1.02 free 16-14?', '“16-14” is no time that I can use. Which time do you mean?'],
    ['/rooms SHAPES free 25:00', '“25:00” is no time that I can use. Which time do you mean?'],
    ['onko T-1.02 vapaa klo 25:00?', '”25:00” ei ole aika, jota voisin käyttää. Mitä aikaa tarkoitat?'],
    ['är T-1.02 ledig 16-14?', '”16-14” är ingen tid som jag kan använda. Vilken tid menar du?'],
    ['when is 20052 free?', 'Now, Friday 20 November 14:02: reserved until 15:00'],
    ['/rooms T-1.02 20.11.2026', 'Friday 20 November (today) 14:02–midnight: 13:00–15:00 reserved'],
  ])('%s', async (typed, line) => {
    expect(first(await said(await openShapes(''), typed))).toBe(line);
  });

  test('another room is asked for at the time before', async () => {
    const flow = await openShapes('');
    await said(flow, 'is B311 free tomorrow at 10?');
    for (const typed of ['and 20052?', 'and T-1.02?', 'what about 311A?'])
      expect(first(await said(flow, typed)), typed).toContain('(tomorrow) 10:00: no reservation');
    expect((await said(flow, 'and in SHAPES?')).text).toMatch(/^53000 · SHAPES · 9 of 9 rooms/m);
  });
});
