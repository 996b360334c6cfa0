/** What is coming up, and the term: of what a channel or person follows, and of the course that a channel is linked to. */
import { describe, expect, it, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type FlowOptions, LOCALES, openScripted } from './harness.ts';
import { openHome, says } from './home-hands.ts';
import { words } from './reading.ts';
import { realization, realizations, success } from './upstream-rows.ts';

const [A, B, LINKED] = ['TX00EY23-3015', 'TX00EW54-3008', 'KU00CC20-3004'];
const SAM = { channel: 'U0SAM00001', user: 'sam' };

/** The clock stands at Friday, 20 November 2026, 14:02 in Helsinki. */
const DATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [A]: {
    enrollmentStart: '2026-11-20T08:00:00',
    enrollmentEnd: '2026-11-22T23:59:00',
    startDate: '2027-01-11',
    endDate: '2027-04-30',
  },
  [B]: {
    enrollmentStart: '2026-12-01T08:00:00',
    enrollmentEnd: '2026-12-06T16:00:00',
    startDate: '2027-01-18',
    endDate: '2027-03-15',
  },
  [LINKED]: { startDate: '2026-11-25', endDate: '2027-02-26' },
};
const openTerm = (options: FlowOptions = {}) =>
  openScripted(
    realizations((code) => realization(code, DATES[code] ?? {})),
    options,
  );

const server = databasesOfFile();
const STORES = {
  SQLite: async () => ({}),
  Postgres: async () => ({ DATABASE_URL: await server.storeDatabase() }),
} as const;

describe.each(Object.entries(STORES))('over %s', (_, env) => {
  it('a channel’s week has what it follows and what it is linked to, by day', async () => {
    const flow = await openTerm({ env: await env() });
    await flow.command(`/course follow ${A} ${B}`);
    await flow.command(`/course link ${LINKED}`);
    const { message } = await flow.command('/course week');
    const name = (code: string) => `Name of ${code} · ${code}`;
    expect(message.text.split('\n')).toEqual([
      'Courses of this channel: 20 – 26 Nov',
      `Friday 20 November (today): 🔵 8:00 · Enrollment opened – ${name(A)}.`,
      `Sunday 22 November: 🟠 23:59 · Enrollment closes – ${name(A)}.`,
      `Wednesday 25 November: ▶️ Course starts – ${name(LINKED)}.`,
      'This can come by itself: every Monday at 8:00, in this channel.',
    ]);
    const { message: next } = await flow.command('/course week next');
    expect(next.text).toContain('23 – 29 Nov');
    expect(next.text).not.toContain(A);
    await flow.command('/course unlink');
    expect((await flow.command('/course week')).message.text).not.toContain(LINKED);
    // A mark is shown to the person who has set it, and where only that person reads.
    await flow.mention(`I have enrolled in ${A}`);
    const weekOf = async (user: string) => (await flow.command('/course week', { user })).message.text;
    expect(await weekOf('sam')).toContain('enrolled ✓');
    expect(await weekOf('aino')).not.toContain('✓');
    expect((await flow.mention('what is coming up this week?')).answer.text).not.toContain('✓');
  });

  it('a person’s term has their own courses alone, on a time line, with what runs at the same time', async () => {
    const flow = await openTerm({ env: await env() });
    await flow.command(`/course follow ${LINKED}`);
    await flow.command(`/course follow ${A} ${B}`, SAM);
    const { message } = await flow.command('/course term', SAM);
    const text = message.text.split('\n');
    expect(text).toContain('My term: 2 courses');
    expect(text).toContain(`Name of ${A} and Name of ${B} run at the same time: 18 Jan – 15 Mar 2027`);
    expect(text).toContain(`${B}: enrollment 1 – 6 Dec 2026, course 18 Jan – 15 Mar 2027`);
    expect(message.text).not.toContain(LINKED);
    expect(words(message)).toMatch(new RegExp(`Name of ${A}\n[░┃ ]*█+\nName of ${B}\n`));
  });
});

test.each([
  ['en', 'Courses of this channel: 20 – 26 Nov', 'Sunday 22 November', 'run at the same time'],
  [
    'fi',
    'Tämän kanavan toteutukset: 20.–26.11.',
    'Sunnuntai 22. marraskuuta',
    'ovat käynnissä samaan aikaan',
  ],
  ['sv', 'Kanalens genomföranden: 20–26 nov', 'Söndag 22 november', 'pågår samtidigt'],
] as const)('in %s: %s', async (language, title, day, together) => {
  const flow = await openTerm({ locales: { sam: LOCALES[language] } });
  await flow.command(`/course follow ${A} ${B}`);
  const { message } = await flow.command('/course week');
  expect(words(message)).toContain(title);
  expect(words(message)).toContain(day);
  expect(words((await flow.command('/course term')).message)).toContain(together);
});

test.each([
  ['/course viikko', 'Tämän kanavan toteutukset'],
  ['/course vecka', 'Kanalens genomföranden'],
  ['/course lukukausi', 'Kanavan lukukausi: 1 toteutus'],
  ['/course termin', 'Kanalens termin: 1 genomförande'],
  ['/course week', 'Courses of this channel'],
])('%s is understood, and answered in its language', async (typed, told) => {
  const flow = await openTerm();
  await flow.command(`/course follow ${A}`);
  expect((await flow.command(typed)).message.text).toContain(told);
});

test('a question in a channel is about the channel, and one to the app alone about the person', async () => {
  const flow = await openTerm();
  await flow.command(`/course follow ${A}`);
  await flow.command(`/course follow ${B}`, SAM);
  const { answer } = await flow.mention('what’s coming up this week?');
  expect(answer.text).toContain(A);
  expect(answer.text).not.toContain(B);
  const mine = await flow.direct('meneekö mun kurssit päällekkäin?');
  expect(mine.answer.text).toContain('Lukukauteni: 1 toteutus');
  expect(mine.answer.text).toContain(B);
  expect(mine.answer.text).not.toContain(A);
});

test.each([
  ['what’s on in this channel next week', 'Courses of this channel: 23 – 29 Nov'],
  ['what does this channel have next week?', 'Courses of this channel: 23 – 29 Nov'],
  ['mitä tällä kanavalla on ensi viikolla', 'Tämän kanavan toteutukset: 23.–29.11.'],
  ['vad har kanalen nästa vecka', 'Kanalens genomföranden: 23–29 nov'],
  ['vad händer här nästa vecka', 'Kanalens genomföranden: 23–29 nov'],
])('%s is about the week after this one', async (typed, told) => {
  const flow = await openTerm();
  await flow.command(`/course follow ${A}`);
  expect((await flow.mention(typed)).answer.text.split('\n')[0]).toBe(told);
});

test('where nothing is followed, the answer says how to begin; where nothing is due, that too', async () => {
  const flow = await openTerm();
  for (const typed of ['/course week', '/course term'])
    expect((await flow.command(typed)).message.text).toContain('Nothing is followed here.');
  await flow.command(`/course follow ${B}`);
  expect((await flow.command('/course week')).message.text).toContain(
    'Nothing opens, closes, starts or ends in these seven days (1 course).',
  );
});

test('a linked course that can’t be read is named, and what is followed is shown all the same', async () => {
  let isGone = false;
  const study = realizations((code) => realization(code, DATES[code] ?? {}));
  const flow = await openScripted((request) => (isGone ? success({ realizations: [] }) : study(request)));
  await flow.command(`/course follow ${A}`);
  await flow.command(`/course link ${LINKED}`);
  isGone = true;
  flow.pass(48 * 3_600_000);
  const { message } = await flow.command('/course week');
  expect(message.text).toContain(`Enrollment closes – Name of ${A}`);
  expect(message.text).toContain(`${LINKED}: no such course`);
  await flow.command('/course unfollow all');
});

test('Home follows what is followed', async () => {
  const flow = await openTerm();
  await openHome(flow);
  await flow.command(`/course follow ${A}`, SAM);
  expect(words(await says(flow, 'You follow 1 course'))).toContain('Sun 22 Nov 23:59');
});
