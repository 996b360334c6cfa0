/** Changes of the lessons of followed courses are told once, with what was before and what is now. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import {
  type Flow,
  type FlowOptions,
  isApps,
  MINUTE,
  NOW,
  openSample,
  openScripted,
  tellsChange,
} from './harness.ts';
import { buttons, words } from './reading.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So far on the next round over the next two days is due. */
const HALF = 31 * MINUTE;
const ON = { STUDY_API_EXTRAS: 'reservations', FOLLOW_CHECK_SECONDS: '1200' };
/** Checks as seldom as they usually are. */
const SELDOM = { FOLLOW_CHECK_SECONDS: String((3 * HOUR) / 1000) };
const DIRECT = { channel: 'D0SAM00001' };

const postgres = databasesOfFile();
const storeOf = async (kind: 'SQLite' | 'Postgres'): Promise<Record<string, string>> =>
  kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };

const TOLD =
  /^(?:Lessons? (?:moved|added|removed|changed)|Another room|Tunti |Tunnit |Tila vaihtui|Uusi tunti|Lektion |Annat rum|Ny lektion|Ändrade lektioner)/;
const told = ({ slack }: Flow, channel = 'C0COURSES1'): SlackMessage[] =>
  slack.workspace.messages.filter(
    (one) =>
      one.channel === channel && isApps(one) && !one.onlyFor && !tellsChange(one) && TOLD.test(one.text),
  );
const texts = (flow: Flow, channel?: string): string[] => told(flow, channel).map(({ text }) => text);

/** Goes on, reads what is due, and waits until what was found has come. */
async function goOn(flow: Flow, ms = 21 * MINUTE): Promise<void> {
  flow.pass(ms);
  flow.slack.tick();
  await flow.app.round();
  flow.pass(9.5 * MINUTE);
  flow.slack.tick();
  await flow.app.round();
}

/** The rooms of a sample lesson as a message names them. */
const first = <T>(some: readonly T[]): T => {
  const [one] = some;
  if (one === undefined) throw new Error('there is none');
  return one;
};

// What is scripted. NOW is Friday 20 November 2026, 14:02 in Helsinki; quiet hours last from 20:00 to 8:00.

const CODE = 'VT00QA12-3007';
const OTHER = 'VT00QA13-3001';
const A1 = reservedRoom('A1-13');
const B3 = reservedRoom('B311');
const row = (id: string, day: string, time: string, ...rooms: object[]): ReservationRow =>
  lesson(id, CODE, [`2026-${day}T${time}`, `2026-${day}T${time.slice(0, 2)}:45`], ...rooms);
const of = (code: string, id: string, day: string): ReservationRow =>
  lesson(id, code, [`2026-${day}T09:00`, `2026-${day}T10:30`], A1);

const MON = row('1', '11-23', '09:00', A1);
const TUE = row('2', '11-24', '09:00', A1);
const WED = row('3', '11-25', '09:00', A1);
const LATE = row('4', '11-20', '22:00', A1);

interface Scripted extends Flow {
  /** What is reserved now. */
  rows: readonly ReservationRow[];
  /** What a search is answered with, in place of that. */
  answer: (() => UpstreamReply) | undefined;
  readonly searches: () => readonly { readonly body: unknown }[];
}

/** A course that is followed, and whose lessons were read. */
async function followingOver(
  kind: 'SQLite' | 'Postgres',
  rows: readonly ReservationRow[],
  { codes = CODE, ...options }: FlowOptions & { readonly codes?: string } = {},
): Promise<Scripted> {
  const script: { rows: readonly ReservationRow[]; answer: (() => UpstreamReply) | undefined } = {
    rows,
    answer: undefined,
  };
  const flow = await openScripted((request) => teaching(script.answer ?? script.rows)(request), {
    ...options,
    env: { ...ON, ...(await storeOf(kind)), ...options.env },
    troubles: ['study-api', 'lessons', 'check'],
  });
  await flow.command(`/course follow ${codes}`);
  // At the start there was a round over nothing.
  await goOn(flow, HALF);
  const searches = () => flow.upstream.calls.filter(({ path }) => path.endsWith('/reservation/search'));
  return Object.assign(script, flow, { searches });
}

const following = (rows: readonly ReservationRow[], options: Parameters<typeof followingOver>[2] = {}) =>
  followingOver('SQLite', rows, options);

test.each([
  ['as sister services', 'SQLite', USUAL_MANNERS],
  ['the opposite of that', 'Postgres', OPPOSITE_MANNERS],
] as const)(
  'a service that behaves %s: each change is told once to each follower, over %s',
  async (_, kind, manners) => {
    const flow = await openSample({ env: { ...ON, ...(await storeOf(kind)) }, study: { manners } });
    const { reservations } = flow.study;
    const code = 'TX00EY23-3015';
    const now = () => new Date(Date.now() + 2 * HOUR).toISOString().slice(0, 19);
    const next = () => reservations.nextOf(code, now());
    // Five days before its first lesson.
    flow.pass(Date.parse(`${first(next()).startDate}Z`) - 5 * DAY - NOW);
    for (const where of [{}, DIRECT]) await flow.command(`/course follow ${code}`, where);
    for (const _round of [1, 2]) await goOn(flow);
    expect(told(flow)).toEqual([]);

    const [one, other] = next();
    reservations.change(one?.id ?? '', 'move', now());
    await goOn(flow);
    const [said = ''] = texts(flow);
    expect(said).toMatch(
      /^Lesson moved: Software Engineering Project\nSoftware Engineering Project · TX00EY23-3015\n• Moved: Tuesday 8 December [\d:–]+ → Wednesday 9 December [\d:–]+ · \S+/,
    );
    reservations.change(other?.id ?? '', 'room', now());
    await goOn(flow);
    expect(texts(flow)[1]).toMatch(
      /^Another room: [^\n]+\n[^\n]+\n• Another room: \w+ \d+ December [\d:–]+ · \S+.* → \S+/,
    );
    reservations.add({ id: '1', code, name: { en: 'x', fi: 'x', sv: 'x' } } as never, now());
    await goOn(flow);
    expect(texts(flow)[2]).toMatch(/^Lesson added: [^\n]+\n[^\n]+\n• Added: /);
    reservations.change(other?.id ?? '', 'remove', now());
    await goOn(flow);
    expect(told(flow)).toHaveLength(3);
    await goOn(flow);
    expect(texts(flow)[3]).toMatch(/^Lesson removed: [^\n]+\n[^\n]+\n• Removed: /);
    for (const _round of [1, 2]) await goOn(flow);
    expect(told(flow)).toHaveLength(4);
    // Channels and persons alike.
    expect(texts(flow, DIRECT.channel)).toEqual(texts(flow));
    const message = first(told(flow, DIRECT.channel));
    expect(buttons(message)).toEqual(['Lessons', 'Details', 'Stop following']);
    expect(words(message)).toContain('Tuesday 8 December');
    // In a channel the notice stays for all, and the person who presses is answered.
    const [inChannel = message] = told(flow);
    const answer = await flow.next(() => flow.slack.click(inChannel, 'Lessons'));
    expect([inChannel.text, answer.onlyFor !== undefined]).toEqual([said, true]);
    expect(answer.text).toContain('Wednesday 9 December: ');
  },
);

test.each([
  [
    'en-GB',
    'Lesson moved: Name of VT00QA12-3007',
    '• Moved: Monday 23 November 9:00–9:45 → 13:00–13:45 · A1-13',
  ],
  [
    'fi-FI',
    'Tunti siirtyi: Name of VT00QA12-3007',
    '• Siirtyi: maanantai 23. marraskuuta 9.00–9.45 → 13.00–13.45 · A1-13',
  ],
  [
    'sv-SE',
    'Lektion flyttad: Name of VT00QA12-3007',
    '• Flyttad: måndag 23 november 9:00–9:45 → 13:00–13:45 · A1-13',
  ],
])('in %s', async (locale, head, line) => {
  const flow = await following([MON, TUE], { locales: { sam: locale } });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  flow.rows = [row('1', '11-23', '13:00', A1), TUE];
  await goOn(flow);
  expect(texts(flow, DIRECT.channel)).toEqual([[head, `Name of ${CODE} · ${CODE}`, line].join('\n')]);
});

test.each([
  [
    'what changed?',
    /^Lesson moved: Name of \S+\n.*\n• Moved: Monday 23 November 9:00–9:45 → 13:00–13:45 · A1-13$/,
  ],
  [
    'mikä on muuttunut?',
    /^Tunti siirtyi: .*\n.*\n• Siirtyi: maanantai 23\. marraskuuta 9\.00–9\.45 → 13\.00–13\.45/,
  ],
  ['vad har ändrats?', /^Lektion flyttad: .*\n.*\n• Flyttad: måndag 23 november 9:00–9:45 → 13:00–13:45/],
])('what has changed lately is told once more where it is asked: %s', async (typed, told) => {
  const flow = await following([MON, TUE]);
  await flow.command(`/course follow ${CODE}`, DIRECT);
  expect((await flow.direct(typed)).answer.text).toMatch(/two weeks|kahteen viikkoon|två veckorna/);
  flow.rows = [row('1', '11-23', '13:00', A1), TUE];
  await goOn(flow);
  expect((await flow.direct(typed)).answer.text).toMatch(told);
  // What is over is no news.
  flow.pass(7 * DAY);
  expect((await flow.direct(typed)).answer.text).toMatch(/two weeks|kahteen viikkoon|två veckorna/);
});

test('of one course what has changed is told apart, and of one that is not followed that changes are not known', async () => {
  const flow = await following([MON, TUE]);
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const ask = async (typed: string): Promise<string> => (await flow.direct(typed)).answer.text;
  for (const typed of [
    `what changed in ${CODE}?`,
    `mitä muuttui kurssissa ${CODE}?`,
    `vad har ändrats i ${CODE}?`,
  ])
    expect(await ask(typed)).toMatch(/(?:two weeks|kahteen viikkoon|två veckorna)\.$/);
  flow.rows = [row('1', '11-23', '13:00', A1), TUE];
  await goOn(flow);
  const moved = /9[:.]00–9[:.]45 → 13[:.]00–13[:.]45 · A1-13$/;
  for (const typed of [`what changed in ${CODE}?`, 'what changed in it?', 'onko siinä muuttunut jotain?'])
    expect(await ask(typed)).toMatch(moved);
  for (const typed of [`what changed in ${OTHER}?`, `vad har ändrats i ${OTHER}?`])
    expect(await ask(typed)).toMatch(/is not followed here|följs inte här/);
});

describe('in quiet hours', () => {
  /** 20:10 of Friday. */
  const evening = (flow: Flow) => flow.pass(NOW - Date.now() + 6 * HOUR + 8 * MINUTE);
  const night = async (flow: Flow): Promise<void> => {
    for (let round = 0; round < 4; round += 1) await goOn(flow, 3 * HOUR - 9 * MINUTE);
  };

  test('only what is today’s is told, and the rest at their end', async () => {
    const flow = await following([LATE, MON, TUE]);
    evening(flow);
    flow.rows = [row('4', '11-20', '23:00', A1), row('1', '11-23', '13:00', A1), TUE];
    await goOn(flow, MINUTE);
    expect(texts(flow)).toEqual([
      expect.stringContaining('• Moved: Friday 20 November 22:00–22:45 → 23:00–23:45'),
    ]);
    expect(first(texts(flow))).not.toContain('Monday');
    await night(flow);
    expect(texts(flow).slice(1)).toEqual([
      expect.stringContaining('• Moved: Monday 23 November 9:00–9:45 → 13:00–13:45'),
    ]);
    expect(texts(flow)[1]).not.toContain('Friday');
    await goOn(flow);
    expect(told(flow)).toHaveLength(2);
  });

  /** When what is told has come, "Sat 8:00", by rounds of some minutes. */
  const comingOf = async (flow: Scripted, count: number, most: number): Promise<string> => {
    for (let passed = 0; passed < most && told(flow).length < count; passed += 12 * MINUTE) {
      flow.pass(12 * MINUTE);
      flow.slack.tick();
      await flow.app.round();
    }
    return new Intl.DateTimeFormat('en-GB', {
      ...{ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Helsinki' },
    }).format(Date.now());
  };

  test.each([
    ['SQLite', 'a lesson behind them waits for their end', '14:15', /^Sat,? 08:\d\d$/],
    ['Postgres', 'a lesson behind them waits for their end', '14:15', /^Sat,? 08:\d\d$/],
    ['SQLite', 'one that is soon behind them is told on its day', '09:00', /^Sat,? 00:\d\d$/],
    ['Postgres', 'one that is soon behind them is told on its day', '09:00', /^Sat,? 00:\d\d$/],
  ] as const)('over %s, noticed the evening before: %s', async (kind, _, time, when) => {
    const SAT = row('5', '11-21', time, A1);
    const flow = await followingOver(kind, [SAT, MON]);
    flow.pass(NOW - Date.now() + 8.5 * HOUR);
    flow.rows = [row('5', '11-21', time, B3), MON];
    expect(await comingOf(flow, 1, 11 * HOUR)).toMatch(when);
    expect(texts(flow)[0]).toContain('A1-13 → B311');
  });

  test.each(['SQLite', 'Postgres'] as const)(
    'what changed while the service was down comes at their end, once it answers, over %s',
    async (kind) => {
      const flow = await followingOver(kind, [MON, TUE]);
      flow.answer = () => ({ status: 503 });
      flow.rows = [row('1', '11-23', '13:00', A1), TUE];
      // Until Saturday, 22:45.
      for (let round = 0; round < 11; round += 1) await goOn(flow, 3 * HOUR - 9.5 * MINUTE);
      flow.pass(NOW - Date.now() + 32 * HOUR + 43 * MINUTE);
      expect(told(flow)).toEqual([]);
      flow.answer = undefined;
      expect(await comingOf(flow, 1, 14 * HOUR)).toMatch(/^Sun,? 08:\d\d$/);
      expect(texts(flow)).toEqual([expect.stringContaining('9:00–9:45 → 13:00–13:45')]);
    },
  );

  test.each(['SQLite', 'Postgres'] as const)(
    'what moves twice is told once, and what moves back is not, over %s',
    async (kind) => {
      const flow = await followingOver(kind, [MON, TUE, WED]);
      evening(flow);
      flow.rows = [row('1', '11-23', '13:00', A1), row('2', '11-24', '13:00', A1), WED];
      await goOn(flow, MINUTE);
      flow.rows = [row('1', '11-23', '14:00', B3), TUE, WED];
      await night(flow);
      expect(texts(flow)).toEqual([
        `Lesson moved: Name of ${CODE}\nName of ${CODE} · ${CODE}\n• Moved: Monday 23 November 9:00–9:45 · A1-13 → Monday 23 November 14:00–14:45 · B311`,
      ]);
      flow.rows = [row('1', '11-23', '14:00', B3), row('2', '11-24', '15:00', A1), WED];
      await goOn(flow, 3 * HOUR);
      expect(texts(flow)[1]).toContain('• Moved: Tuesday 24 November 9:00–9:45 → 15:00–15:45 · A1-13');
    },
  );
});

describe('nothing is removed', () => {
  const TROUBLES: readonly (readonly [string, () => UpstreamReply])[] = [
    ['a fault', () => ({ status: 503 })],
    ['a warning', () => ({ json: { status: 'warn', reservations: [TUE] } })],
    ['an error in words', () => ({ json: { status: 'error', message: 'no' } })],
    ['an answer that is cut', () => ({ trouble: 'cut', body: '{"status":"success","reservations":[' })],
    [
      'the first page again and again',
      () => ({ json: { status: 'success', reservations: Array.from({ length: 250 }, () => TUE) } }),
    ],
    [
      'a row whose times can’t be read',
      () => ({ json: { status: 'success', reservations: [{ ...MON, endDate: '' }, TUE, WED] } }),
    ],
  ];
  test.each(TROUBLES)('by %s', async (_, answer) => {
    const flow = await following([MON, TUE, WED]);
    flow.answer = answer;
    for (let round = 0; round < 4; round += 1) await goOn(flow);
    flow.answer = undefined;
    for (let round = 0; round < 3; round += 1) await goOn(flow);
    expect(told(flow)).toEqual([]);
  });
});

test('a course that loses all it had is unsure until a third answer, a period later', async () => {
  const flow = await following([MON, TUE, WED]);
  flow.rows = [];
  const status = async () => (await flow.command('/course status')).message.text;
  const seen: boolean[] = [];
  for (let round = 0; round < 2; round += 1) {
    await goOn(flow);
    seen.push((await status()).includes('Lessons are unsure: since'));
  }
  expect(seen).toEqual([true, true]);
  expect(await (await fetch(`${flow.url}/metrics`)).text()).toContain('\ncoursebell_lessons_unsure 1\n');
  const ready = (await (await fetch(`${flow.url}/health/ready`)).json()) as { parts: { check: object } };
  expect(ready.parts.check).toHaveProperty('lessonsUnsureSince');
  expect(told(flow)).toEqual([]);
  await goOn(flow);
  expect(texts(flow)).toEqual([
    expect.stringMatching(/^Lessons changed: [^\n]+\n[^\n]+(?:\n• Removed: [^\n]+){3}$/),
  ]);
  expect(await status()).not.toContain('unsure');
});

test('what merely comes near is not told, nor what was so when the course was followed', async () => {
  const far = ['12-07', '12-08', '12-09'].map((day, nth) => row(`9${nth}`, day, '09:00', A1));
  const flow = await following([MON, ...far]);
  for (let day = 0; day < 6; day += 1) await goOn(flow, DAY);
  expect(told(flow)).toEqual([]);
});

test('after a week without the app, or a day without lessons, only what has changed is told', async () => {
  const days = ['11-30', '12-01', '12-08', '12-09'].map((day, nth) => row(`9${nth}`, day, '09:00', A1));
  const flow = await following([MON, TUE, ...days]);
  const [, tuesday, ...rest] = days;
  flow.rows = [row('90', '11-30', '12:00', A1), tuesday ?? MON, ...rest];
  // The clock goes on, and no round is made.
  await goOn(flow, 7 * DAY);
  expect(texts(flow)).toEqual([
    expect.stringContaining('• Moved: Monday 30 November 9:00–9:45 → 12:00–12:45'),
  ]);
  const { rows } = flow;
  flow.answer = () => ({ status: 503 });
  for (let round = 0; round < 8; round += 1) await goOn(flow);
  flow.answer = undefined;
  flow.rows = rows;
  for (let round = 0; round < 3; round += 1) await goOn(flow);
  expect(told(flow)).toHaveLength(1);
});

test('a lesson that moves behind what is watched is told as moved', async () => {
  const flow = await following([MON, TUE]);
  flow.rows = [row('1', '12-21', '09:00', A1), TUE];
  await goOn(flow);
  await goOn(flow);
  expect(texts(flow)).toEqual([
    expect.stringContaining('• Moved: Monday 23 November 9:00–9:45 → Monday 21 December 9:00–9:45 · A1-13'),
  ]);
});

test('a change of today is noticed within half an hour', async () => {
  const flow = await following([row('7', '11-20', '18:00', A1), MON], { env: SELDOM });
  flow.rows = [row('7', '11-20', '19:00', A1), MON];
  await goOn(flow, HALF);
  expect(texts(flow)).toEqual([
    expect.stringContaining('• Moved: Friday 20 November 18:00–18:45 → 19:00–19:45'),
  ]);
});

test('changes of several courses come in one message, many of one course are counted', async () => {
  const many = Array.from({ length: 12 }, (_, nth) => of(OTHER, `6${nth}`, `11-${24 + (nth % 6)}`));
  const flow = await following([MON, ...many], { codes: `${CODE} ${OTHER}` });
  flow.rows = [
    row('1', '11-23', '13:00', A1),
    ...many.map((one) => ({ ...one, resources: [(one['resources'] as object[])[0], B3] })),
  ];
  // That is so much that it must be so for a period.
  await goOn(flow);
  expect(told(flow)).toEqual([]);
  await goOn(flow);
  const [said = '', ...more] = texts(flow);
  expect(more).toEqual([]);
  expect(said).toMatch(/^Lessons changed: Name of VT00QA12-3007 and 1 more\n/);
  expect(said.match(/• Another room: /g)).toHaveLength(8);
  expect(said).toContain('• and 4 more');
});

test('what was last believed is told with its time where the study API can’t tell it', async () => {
  const flow = await following([MON, TUE]);
  await flow.command(`/course follow ${CODE}`, DIRECT);
  await goOn(flow, HALF);
  flow.answer = () => ({ status: 503 });
  const ask = async (typed: string) => (await flow.command(typed, DIRECT)).message.text;
  const monday = (await flow.direct('what do I have on Monday?')).answer.text;
  expect(monday).toMatch(/9[:.]00–9[:.]45 · Name of \S+ · A1-13/);
  expect(monday).toMatch(/can’t be reached|did not answer|went wrong/i);
  expect(await ask('/course week')).toMatch(/Tuesday 24 November: 9:00–9:45 · Name of \S+ · A1-13/);
  const own = await ask(`/course lessons ${CODE}`);
  expect(own).toContain('Monday 23 November: 9:00–9:45 · A1-13');
  expect(own).toMatch(/perhaps not all/i);
});

test('rooms are outside text', async () => {
  const hostile = reservedRoom('<!channel> *x* <https://evil.example|a>\n• Removed');
  const flow = await following([MON]);
  flow.rows = [row('1', '11-23', '09:00', hostile)];
  await goOn(flow);
  const text = first(texts(flow));
  expect(text.split('\n')).toHaveLength(3);
  expect(text).not.toMatch(/<!channel|<https/);
});

test('a person in another time zone gets the own time beside that of the university', async () => {
  const flow = await following([MON], { strangers: true });
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone: 'Europe/London' });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  flow.rows = [row('1', '11-23', '13:00', A1)];
  await goOn(flow);
  expect(first(texts(flow, DIRECT.channel))).toMatch(
    /→ 13:00–13:45 \(<!date\^\d+\^\{time\}\|11:00> your time\) · A1-13$/,
  );
});

test.each(['off', 'search-name'])(
  'where lessons are not offered (%s) nothing is asked',
  async (STUDY_API_EXTRAS) => {
    const flow = await following([MON], { env: { STUDY_API_EXTRAS } });
    flow.rows = [];
    for (let round = 0; round < 3; round += 1) await goOn(flow);
    expect([flow.searches().length, told(flow).length]).toEqual([0, 0]);
  },
);
