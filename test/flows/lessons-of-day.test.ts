/** The lessons of a day by themselves, and reminders before a lesson, from the choice to the message. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import type { UpstreamRequest } from '../fakes/upstream.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import {
  type Flow,
  type FlowOptions,
  isApps,
  MINUTE,
  openScripted,
  openShared,
  tellsChange,
} from './harness.ts';
import { buttons } from './reading.ts';
import { openSettings, readSettings, saveSettings, settingsOf } from './settings-hands.ts';
import { realization, success } from './upstream-rows.ts';

const HOUR = 60 * MINUTE;
const ON = { STUDY_API_EXTRAS: 'reservations', FOLLOW_CHECK_SECONDS: '1200' };
const DIRECT = { channel: 'D0SAM00001' };
const CHANNEL = 'C0COURSES1';

const postgres = databasesOfFile();
const storeOf = async (kind: 'SQLite' | 'Postgres'): Promise<Record<string, string>> =>
  kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };

// NOW is Friday 20 November 2026, 14:02 in Helsinki; quiet hours last from 20:00 to 8:00.

const CODE = 'VT00QA12-3007';
const OTHER = 'VT00QA13-3001';
const NAME = `Name of ${CODE}`;
const A1 = reservedRoom('A1-13');
const row = (id: string, day: string, time: string, code = CODE): ReservationRow =>
  lesson(id, code, [`2026-${day}T${time}`, `2026-${day}T${time.slice(0, 2)}:45`], A1);
const SAT = row('1', '11-21', '10:00');
const MON = row('2', '11-23', '09:00');
/** The same clock in Helsinki, in epoch milliseconds: it is winter. */
const at = (day: string, time: string): number => Date.parse(`2026-${day}T${time}:00+02:00`);

/** Goes on to a moment, reading what is due on the way; Slack posts what comes due. */
async function until(flow: Flow, moment: number): Promise<void> {
  while (Date.now() < moment) {
    const next = Math.min(Date.now() + 8 * HOUR, moment);
    flow.slack.advance(next);
    flow.pass(next - Date.now());
    await flow.app.round();
  }
}

/** Two readings that agree, and a pass after them. */
async function reread(flow: Flow): Promise<void> {
  for (const _ of [1, 2]) await until(flow, Date.now() + 21 * MINUTE);
}

const at24 = (time: string) => ({
  startDate: `2026-11-24T${time}`,
  endDate: `2026-11-24T${time.slice(0, 2)}:45`,
});
const at25 = { startDate: '2026-11-25T09:00', endDate: '2026-11-25T10:00' };

interface Scripted extends Flow {
  /** What is reserved now; undefined: the search for it is not offered. */
  rows: readonly ReservationRow[] | undefined;
}

async function opened(rows: readonly ReservationRow[], options: FlowOptions = {}): Promise<Scripted> {
  const script: { rows: readonly ReservationRow[] | undefined } = { rows };
  const missing = { status: 404, json: { statusCode: 404, message: 'Resource not found' } };
  const flow = await openScripted((request) => teaching(script.rows ?? (() => missing))(request), {
    ...options,
    env: { ...ON, ...options.env },
    troubles: ['study-api', 'lessons', 'check'],
  });
  return Object.assign(script, flow);
}

const SAID = /^(?:Today: |Lesson in |Tänään: |Tunnin alkuun |I dag: |Lektion om )/;
const told = ({ slack }: Flow, channel = DIRECT.channel): SlackMessage[] =>
  slack.workspace.messages.filter(
    (one) =>
      one.channel === channel && isApps(one) && !one.onlyFor && !tellsChange(one) && SAID.test(one.text),
  );
const firstLines = (flow: Flow, channel?: string): string[] =>
  told(flow, channel).map(({ text, ts }) => {
    const clock = new Date(Number(ts) * 1000).toLocaleString('sv-SE', { timeZone: 'Europe/Helsinki' });
    return `${clock.slice(5, 16)} ${text.split('\n').slice(0, 2).join(' | ')}`;
  });

test.each(['SQLite', 'Postgres'] as const)(
  'a person has the lessons of each day told, and a reminder before each, over %s',
  async (kind) => {
    const flow = await opened([SAT, MON, row('3', '11-23', '13:00')], { env: await storeOf(kind) });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await saveSettings(flow, { daily: '480', lesson: ['lesson-30m'] });
    expect(await readSettings(flow)).toMatchObject({ daily: '480', lesson: ['lesson-30m'] });
    await reread(flow);
    await until(flow, at('11-23', '12:40'));
    expect(firstLines(flow)).toEqual([
      `11-21 08:00 Today: 1 lesson | Saturday 21 November: 10:00–10:45 · ${NAME} · A1-13.`,
      `11-21 09:30 Lesson in 30 minutes: ${NAME} · ${CODE} · 10:00–10:45 · A1-13`,
      `11-23 08:00 Today: 2 lessons | Monday 23 November: 9:00–9:45 · ${NAME} · A1-13; – 3 hours 15 minutes free –; 13:00–13:45 · ${NAME} · A1-13.`,
      `11-23 08:30 Lesson in 30 minutes: ${NAME} · ${CODE} · 9:00–9:45 · A1-13`,
      `11-23 12:30 Lesson in 30 minutes: ${NAME} · ${CODE} · 13:00–13:45 · A1-13`,
    ]);
    // Nothing comes to the channel, which follows nothing.
    expect(told(flow, CHANNEL)).toEqual([]);
    await saveSettings(flow, { daily: 'none', lesson: [] });
    await until(flow, at('11-24', '12:00'));
    expect(told(flow)).toHaveLength(5);
  },
);

test('a channel has them told, corrected where a lesson moves, and not at all where all vanish', async () => {
  const flow = await opened([SAT, MON]);
  await flow.command(`/course follow ${CODE}`);
  const { message } = await flow.command('/course following');
  await flow.slack.click(message, 'Reminders and quiet hours…');
  const form = await flow.until(() =>
    flow.slack.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save-here'),
  );
  await flow.slack.submit(form, { 'settings.daily': '480' });
  expect((await flow.command('/course settings')).message.text).toContain(
    'Today’s lessons: at 08:00, on days with lessons',
  );
  await reread(flow);
  expect(flow.slack.scheduled.map(({ text }) => text.split('\n')[0])).toEqual(['Today: 1 lesson']);
  flow.rows = [row('1', '11-21', '12:00'), MON];
  await reread(flow);
  expect(
    flow.slack.scheduled.filter(({ text }) => SAID.test(text)).map(({ text }) => text.split('\n')[1]),
  ).toEqual([`Saturday 21 November: 12:00–12:45 · ${NAME} · A1-13.`]);
  await until(flow, at('11-22', '20:00'));
  expect(firstLines(flow, CHANNEL)).toEqual([
    `11-21 08:00 Today: 1 lesson | Saturday 21 November: 12:00–12:45 · ${NAME} · A1-13.`,
  ]);
  expect(flow.slack.scheduled.filter(({ text }) => SAID.test(text))).toHaveLength(1);
  // A course that loses all that it had is believed by the third answer.
  flow.rows = [];
  for (const _ of [1, 2]) await reread(flow);
  await until(flow, at('11-23', '12:00'));
  expect(told(flow, CHANNEL)).toHaveLength(1);
});

test('after a week without it the app tells of today alone, in the person’s own time', async () => {
  const week = Array.from({ length: 10 }, (_, n) => row(`w${n}`, `11-${21 + n}`, '15:00'));
  const flow = await opened(week.slice(0, 9));
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { timeZone: 'America/New_York' });
  await saveSettings(flow, { daily: '480', quietFrom: 'none' });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  await reread(flow);
  // Saturday in New York, eight hours before the lesson is over there.
  flow.pass(at('11-28', '15:10') - Date.now());
  flow.slack.tick();
  const before = told(flow).length;
  for (const _ of [1, 2, 3]) await flow.app.round();
  expect(firstLines(flow).slice(before)).toEqual([
    expect.stringMatching(
      /^11-28 15:1\d Today: 1 lesson \| Saturday 28 November: 15:00–15:45 \(<!date.* your time\) · /,
    ),
  ]);
});

test('of what a person has marked where a channel follows it, too', async () => {
  const flow = await opened([row('o1', '11-21', '12:00', OTHER), SAT]);
  await flow.command(`/course follow ${OTHER}`);
  await flow.command(`/course follow ${CODE}`, DIRECT);
  await flow.mention(`I have enrolled in ${OTHER}`);
  await saveSettings(flow, { daily: '480' });
  await reread(flow);
  await until(flow, at('11-21', '09:00'));
  expect(firstLines(flow)).toEqual([
    expect.stringMatching(
      `^11-21 08:00 Today: 2 lessons .*10:00–10:45 · ${NAME} .*12:00–12:45 · Name of ${OTHER} `,
    ),
  ]);
});

describe('where lessons are not offered', () => {
  const open = openShared(() => opened([SAT], { env: { STUDY_API_EXTRAS: 'off' } }));

  test('neither is chosen in a form', async () => {
    const shown = await readSettings(await open());
    expect(shown).not.toHaveProperty('daily');
    expect(shown).not.toHaveProperty('lesson');
  });

  test.each([
    [`remind me 30 minutes before the lessons of ${CODE}`, 'There is no reminder of lessons'],
    ['tell me each morning what lessons I have', 'There is no reminder of lessons'],
    [`muistuta mua ${CODE} 30 minuuttia ennen tuntia`, 'Tunneista ei ole muistutuksia'],
  ])('%s', async (typed, said) => {
    const { answer } = await (await open()).direct(typed);
    expect(answer.text).toContain(said);
  });

  test('what was chosen before stays, and comes again once they are offered', async () => {
    const flow = await opened([SAT, MON]);
    await flow.command(`/course follow ${CODE}`, DIRECT);
    await saveSettings(flow, { daily: '480', lesson: ['lesson-15m'] });
    await reread(flow);
    flow.rows = undefined;
    await until(flow, at('11-21', '20:00'));
    // What was known when it was lost is told; nothing is told twice once it is back.
    expect(told(flow)).toHaveLength(2);
    flow.rows = [SAT, MON];
    await until(flow, at('11-23', '08:50'));
    expect(told(flow)).toHaveLength(4);
  });
});

describe('in words', () => {
  const open = openShared(() => opened([SAT, MON]));

  test.each([
    [`remind me 30 minutes before the lessons of ${CODE}`, '30 min before each lesson'],
    [`remind me 15 minutes before class of ${CODE}`, '15 min before each lesson'],
    [`muistuta mua ${CODE} 30 minuuttia ennen tuntia`, '30 min ennen jokaista tuntia'],
    [`påminn mig 15 minuter före lektionen ${CODE}`, '15 min före varje lektion'],
    ['remind me an hour before my lessons', '1 h before each lesson'],
    ['muistuta 30 minuuttia ennen tuntia', '30 min ennen jokaista tuntia'],
    ['påminn mig 15 minuter före lektionen', '15 min före varje lektion'],
    [`remind me 20 minutes before the lessons of ${CODE}`, 'Choose one of these'],
    [`remind me before the lessons of ${CODE}`, 'How long before the lessons'],
    ['tell me each morning what lessons I have', 'Today’s lessons: at 07:00'],
    ['Kerro joka aamu mitä tunteja mulla on', 'Päivän tunnit: klo 07.00'],
    ['Berätta varje morgon vilka lektioner jag har', 'Dagens lektioner: kl. 07:00'],
    // What is a day before a class starts is before the course.
    [`remind me a day before class starts in ${CODE}`, '24 h before the course starts'],
  ])('%s', async (typed, said) => {
    const { answer } = await (await open()).direct(typed);
    expect(answer.text).toContain(said);
  });

  test('a lead time that there is not is offered as one that there is, and a button sets it', async () => {
    const flow = await opened([SAT, MON]);
    const { answer } = await flow.direct(`remind me 20 minutes before the lessons of ${CODE}`);
    expect(buttons(answer)).toEqual([
      '15 min before each lesson',
      '30 min before each lesson',
      '1 h before each lesson',
    ]);
    const said = await flow.next(() => flow.slack.click(answer, '15 min before each lesson'));
    expect(said.text).toContain('15 min before each lesson');
    expect(await flow.command('/course following', DIRECT)).toMatchObject({
      message: { text: expect.stringContaining('also: 15 min before each lesson') },
    });
  });

  test('of a course that the person follows they are added', async () => {
    const flow = await opened([SAT, MON]);
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const { answer } = await flow.direct(`remind me 30 minutes before each lesson of ${CODE}`);
    expect(answer.text).toMatch(/^You already follow\n.*30 min before each lesson/);
    expect(await flow.command('/course following', DIRECT)).toMatchObject({
      message: { text: expect.stringContaining('also: 30 min before each lesson') },
    });
  });

  test('a channel gets none: the answer says so, and follows', async () => {
    const flow = await opened([SAT, MON]);
    const { message } = await flow.command(`/course follow ${CODE} 30 minutes before the lessons`);
    expect(message.text).toContain('Reminders before lessons come to persons alone');
    await reread(flow);
    await until(flow, at('11-21', '12:00'));
    expect(told(flow, CHANNEL)).toEqual([]);
  });
});

test('a time within the quiet hours is told to be another one, and the form says so', async () => {
  const flow = await opened([SAT]);
  const view = await openSettings(flow);
  await flow.slack.submit(view, { 'settings.daily': '420' });
  const saved = await flow.until(() => settingsOf(flow, 'sam') ?? flow.slack.workspace.modals.at(-1));
  expect(JSON.stringify(saved)).toContain('today’s lessons come at 08:00');
});

describe('the lessons of one’s group', () => {
  const group = { id: '9', type: 'student_group', code: 'VTA22S1', name: 'VTA22S1' };
  const alone: ReservationRow = {
    ...row('7', '11-23', '13:00'),
    subject: 'Jane Doe',
    resources: [group, A1],
  };
  const ofBoth = lesson('8', OTHER, ['2026-11-23T11:00', '2026-11-23T11:45'], A1, group);
  const rows = [MON, alone, ofBoth, row('9', '11-23', '15:00', 'VT00QA99-3001')];

  test('come to a person who follows nothing, each once, and only while the person is in it', async () => {
    const env = { STUDY_API_EXTRAS: 'reservations,search-group' };
    // The search finds a course of which no lesson is reserved for the group.
    const answer = (now: readonly ReservationRow[]) => (request: UpstreamRequest) => {
      const { studentGroups } = (request.body ?? {}) as { studentGroups?: string[] };
      if (!studentGroups) return teaching(now)(request);
      const found = realization(CODE, { endDate: '2027-03-31T16:00', studentGroups: [group] });
      return success({ realizations: [found] });
    };
    const flow = await openScripted(answer(rows), { env: { ...ON, ...env } });
    await saveSettings(flow, { daily: '480' });
    // Minutes before the time at which it comes: it does not wait for the next round of the watch.
    await until(flow, at('11-23', '07:50'));
    await flow.direct('I’m in VTA22S1');
    flow.pass(2 * MINUTE);
    await flow.app.round();
    await until(flow, at('11-23', '09:00'));
    const day = [
      '9:00–9:45 · Name of VT00QA12-3007 · A1-13',
      '– 1 hour 15 minutes free –',
      '11:00–11:45 · Name of VT00QA13-3001 · A1-13',
      '– 1 hour 15 minutes free –',
      '13:00–13:45 · reserved for the group · A1-13',
    ];
    expect(firstLines(flow)).toEqual([
      `11-23 08:00 Today: 3 lessons | Monday 23 November: ${day.join('; ')}.`,
    ]);
    expect(told(flow)[0]?.text).not.toMatch(/Jane|A group’s own times/);
    // What one follows is told beside it, each lesson once; what moves is told as it is then.
    await flow.command(`/course follow ${CODE}`, DIRECT);
    flow.upstream.answer(answer([row('10', '11-24', '09:00'), { ...alone, ...at24('14:00') }]));
    await reread(flow);
    await until(flow, at('11-24', '09:00'));
    expect(firstLines(flow).at(-1)).toContain(
      '11-24 08:00 Today: 2 lessons | Tuesday 24 November: 9:00–9:45 · Name of VT00QA12-3007 · A1-13; – 4 hours 15 minutes free –; 14:00–14:45 · reserved for the group · A1-13.',
    );
    await flow.direct('forget my group');
    flow.upstream.answer(answer([{ ...alone, ...at25 }]));
    await reread(flow);
    await until(flow, at('11-25', '12:00'));
    expect(told(flow)).toHaveLength(2);
  });
});
