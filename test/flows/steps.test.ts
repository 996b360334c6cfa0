/** Steps of workflows: what comes out of them, and that each of them ends. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { StepRun } from '../../playground/slack-side.ts';
import { lesson, teaching } from '../fixtures/lessons.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { NORTH, openCampus, SOUTH } from './campus.ts';
import { type Flow, MINUTE, openSample, openScripted } from './harness.ts';
import { envelope, post } from './raw.ts';
import { realizations } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const HOUR = 60 * MINUTE;

type Ended = NonNullable<StepRun['ended']>;

/** Runs a step, and waits for its end. */
async function ended(
  { slack }: Pick<Flow, 'slack'>,
  callbackId: string,
  inputs: Record<string, unknown>,
): Promise<Ended> {
  const { run, delivered } = await slack.runStep(callbackId, inputs);
  expect(delivered).toMatchObject({ status: 200, body: '' });
  return slack.until(() => run.ended);
}

async function outputsOf(...asked: Parameters<typeof ended>): Promise<Readonly<Record<string, unknown>>> {
  const end = await ended(...asked);
  if ('error' in end) throw new Error(end.error);
  return end.outputs;
}

async function failureOf(...asked: Parameters<typeof ended>): Promise<string> {
  const end = await ended(...asked);
  if ('outputs' in end) throw new Error('the step was completed');
  return end.error;
}

describe('look up a course', () => {
  test('gives name, state and dates as timestamps, and the link', async () => {
    const flow = await openSample({
      env: { COURSE_PAGE_URL: 'https://guide.example.edu/{unit}/{code}?x={id}' },
    });
    const outputs = await outputsOf(flow, 'look_up_course', { code: ` ${CODE.toLowerCase()} ` });
    const course = flow.study.courses.find(({ realization }) => realization.code === CODE)?.realization;
    expect(outputs).toMatchObject({ code: CODE, name: 'Software Engineering Project', state: 'open' });
    expect(outputs['enrollment']).toMatch(/^Open, closes in/);
    expect(outputs['opens']).toBe(Date.parse(`${course?.opens}+02:00`) / 1000);
    expect(outputs['link']).toMatch(/^https:\/\/guide\.example\.edu\/TX00EY23\/TX00EY23-3015\?x=\d+$/);
    // Of a date alone, the last second of that day.
    for (const name of ['closes', 'ends']) expect(Number(outputs[name]) % 60).toBeOneOf([0, 59]);
  });

  test('leaves empty what is not given', async () => {
    const flow = await openScripted(realizations());
    expect(await outputsOf(flow, 'look_up_course', { code: CODE })).toEqual({
      ...{ code: CODE, name: `Name of ${CODE}`, state: 'unknown' },
      enrollment: expect.any(String),
    });
  });

  test('speaks the language that is asked for', async () => {
    const flow = await openSample();
    const outputs = await outputsOf(flow, 'look_up_course', { code: CODE, language: 'fi' });
    expect(outputs['enrollment']).toMatch(/^Käynnissä/);
    expect(await outputsOf(flow, 'look_up_course', { code: CODE, language: ' fi-FI ' })).toEqual(outputs);
    expect(await failureOf(flow, 'look_up_course', { code: 'ZZ00ZZ99-3001', language: 'sv' })).toContain(
      'finns inte',
    );
  });

  test.each([
    ['a code that does not exist', { code: 'ZZ00ZZ99-3001' }, 'ZZ00ZZ99-3001'],
    ['no code', {}, 'code'],
    ['an empty code', { code: ' ' }, 'code'],
    ['something else', { code: { a: 1 } }, 'code'],
    ['words', { code: 'not a code at all' }, 'not a code at all'],
    ['markup', { code: 'R&D <b>' }, 'R&D <b>'],
    ['a mention', { code: '<!channel> now' }, '<\u2060!channel> now'],
  ])('%s fails with the reason, which is no fault', async (_, inputs, words) => {
    const flow = await openSample();
    const failure = await failureOf(flow, 'look_up_course', inputs);
    expect(failure).toContain(words);
    expect(failure).not.toContain('Reference');
    await flow.until(() => flow.log.find(({ kind }) => kind === 'step'));
  });

  test('the study API in trouble fails it, and the words say so', async () => {
    const flow = await openSample();
    flow.study.mode = 'down';
    expect(await failureOf(flow, 'look_up_course', { code: CODE })).toContain('can’t be reached');
  });
});

describe('find rooms', () => {
  test('lists the rooms that are large enough, by id, name or code of the building', async () => {
    const flow = await openSample();
    const outputs = await outputsOf(flow, 'find_rooms', { building: '78025', seats: 40 });
    const lines = String(outputs['rooms']).split('\n');
    expect(lines).toHaveLength(Number(outputs['count']));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(Number(/(\d+) seats$/.exec(line)?.[1])).toBeGreaterThanOrEqual(40);
    // What was looked up once is known by its name, too.
    expect(await outputsOf(flow, 'find_rooms', { building: outputs['building'], seats: '40' })).toEqual(
      outputs,
    );
  });

  test.each([
    ['39.5', 40],
    [-5, undefined],
    ['', undefined],
  ])('%j seats are at least %s', async (seats, least) => {
    const flow = await openSample();
    const of = (one: unknown) => outputsOf(flow, 'find_rooms', { building: '78025', seats: one });
    expect(await of(seats)).toEqual(await of(least));
  });

  test('words narrow it, and none is no failure', async () => {
    const flow = await openSample();
    const all = await outputsOf(flow, 'find_rooms', { building: '78025' });
    const some = await outputsOf(flow, 'find_rooms', { building: '78025', words: 'lab' });
    expect(Number(some['count'])).toBeLessThan(Number(all['count']));
    expect(await outputsOf(flow, 'find_rooms', { building: '78025', seats: 9999 })).toMatchObject({
      rooms: '',
      count: 0,
    });
  });

  test.each([
    ['an unknown building', { building: 'nowhere' }, 'nowhere'],
    ['a number that is no building', { building: '99999' }, '99999'],
    ['no building', {}, 'building'],
    ['seats that are no number', { building: '78025', seats: 'many' }, '“many” is not a number of seats'],
  ])('%s fails with the reason', async (_, inputs, words) => {
    const flow = await openSample();
    expect(await failureOf(flow, 'find_rooms', inputs)).toContain(words);
  });
});

describe('find courses', () => {
  const ALL = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit' };

  test.each([
    ['as sister services', USUAL_MANNERS],
    ['the opposite of that', OPPOSITE_MANNERS],
  ])('in the whole catalogue, by words or a group, of a service that behaves %s', async (_, manners) => {
    const flow = await openSample({ env: ALL, study: { manners } });
    const outputs = await outputsOf(flow, 'find_courses', { group: 'txl22s1', words: 'open english' });
    const codes = String(outputs['codes']).split(', ');
    expect(codes).toEqual(expect.arrayContaining(['TI00HA16-3002', 'TI00HA24-3002']));
    expect(outputs['count']).toBe(codes.length);
    const lines = String(outputs['courses']).split('\n');
    expect(lines).toHaveLength(codes.length);
    for (const [at, line] of lines.entries()) expect(line).toContain(codes[at]);
    expect(outputs['courses']).toContain(' · Open, ');
    expect(outputs['courses']).not.toContain('<!date');
    expect(outputs['searched']).toBe('In the whole catalogue. Courses from the last 12 months and later.');
    const { length } = flow.study.calls;
    expect(await outputsOf(flow, 'find_courses', { words: 'TXL22S1 open english', group: '' })).toEqual(
      outputs,
    );
    expect(flow.study.calls.length).toBe(length);
    expect(await outputsOf(flow, 'find_courses', { words: 'akustiikka', language: 'fi' })).toMatchObject({
      courses: expect.stringContaining('RA00HF11-3002'),
      searched: 'Koko opintotarjonnasta. Mukana viimeisten 12 kuukauden toteutukset ja myöhemmät.',
    });
    expect(
      await outputsOf(flow, 'find_courses', { words: 'zzqqx', group: null, language: 'sv' }),
    ).toMatchObject({
      ...{ courses: '', codes: '', count: 0, searched: expect.stringContaining('hela kursutbudet') },
    });
  });

  test('among what was seen where the catalogue can’t be searched, which is said', async () => {
    const flow = await openSample();
    const asked = { words: 'software engineering' };
    expect(await outputsOf(flow, 'find_courses', asked)).toMatchObject({ count: 0, courses: '' });
    await flow.command(`/course ${CODE}`);
    const outputs = await outputsOf(flow, 'find_courses', asked);
    expect(outputs).toMatchObject({ codes: CODE, count: 1 });
    expect(outputs['searched']).toContain('I can’t search all courses');
  });

  test('a failed search fails it with the reason, and so does a step that asks for nothing', async () => {
    const flow = await openSample({ env: ALL });
    expect(await failureOf(flow, 'find_courses', { words: ' ', group: '' })).not.toBe('');
    flow.study.mode = 'down';
    expect(await failureOf(flow, 'find_courses', { group: 'TXL22S1' })).toContain('can’t be reached');
  });
});

describe('lessons of a course or group', () => {
  const ON = { STUDY_API_EXTRAS: 'reservations,search-group' };
  const linesOf = ({ lessons }: Readonly<Record<string, unknown>>): string[] =>
    String(lessons).split('\n').filter(Boolean);

  test.each([
    ['as sister services', USUAL_MANNERS],
    ['the opposite of that', OPPOSITE_MANNERS],
  ])('are listed for some days, of a service that behaves %s', async (_, manners) => {
    const flow = await openSample({ env: ON, study: { manners } });
    const week = await outputsOf(flow, 'find_lessons', { code: CODE, from: '2026-12-07', to: '2026-12-13' });
    expect(week['text']).toContain('Lessons of Software Engineering Project: 7 – 13 Dec');
    expect(linesOf(week)).toHaveLength(Number(week['count']));
    expect(linesOf(week)[0]).toMatch(/^Tuesday 8 December 12:15–15:00 · Software Engineering Project · KMC/);
    expect(week['text']).toContain(linesOf(week)[0]);
    const same = { code: ` ${CODE.toLowerCase()} `, from: '2026-12-07', days: '7', group: null, to: '' };
    expect(await outputsOf(flow, 'find_lessons', same)).toEqual(week);
    const unknown = await outputsOf(flow, 'find_lessons', { group: 'NOPE1' });
    expect(unknown).toMatchObject({ lessons: '', count: 0 });
    expect(unknown['text']).toContain('No lessons of NOPE1 are known.');
    const group = await outputsOf(flow, 'find_lessons', { group: 'txl22s1', from: '2026-12-07', days: 7 });
    expect(group['text']).toContain('Lessons of TXL22S1: 7 – 13 Dec');
    expect(group['text']).toContain('reserved for the group');
    for (const line of linesOf(week)) expect(linesOf(group)).toContain(line);
    const both = { code: CODE, group: 'TXL22S1', from: '2026-12-07', days: 7 };
    expect((await outputsOf(flow, 'find_lessons', both))['lessons']).toBe(group['lessons']);
  });

  test('codes of other forms are codes in a field for these', async () => {
    const codes = ['5G00MV17-3003', 'NUR4TN001-3', '405023Y-12'];
    const rows = codes.map((code, nth) =>
      lesson(String(nth), code, ['2026-11-24T09:00', '2026-11-24T11:30']),
    );
    const flow = await openScripted(teaching(rows), { env: ON });
    expect(await outputsOf(flow, 'find_lessons', { code: '5g00mv17-3003' })).toMatchObject({ count: 1 });
    expect(await outputsOf(flow, 'find_lessons', { code: codes.join(', ') })).toMatchObject({ count: 3 });
  });

  test('none are no failure; more than are listed are counted; another language is spoken', async () => {
    const flow = await openSample({ env: ON });
    const none = await outputsOf(flow, 'find_lessons', { code: CODE });
    expect(none).toMatchObject({ lessons: '', count: 0 });
    expect(none['text']).toContain('No lessons.');
    const many = await outputsOf(flow, 'find_lessons', { code: 'KM00FA21-3004', days: 200, language: 'sv' });
    expect(Number(many['count'])).toBeGreaterThan(200);
    expect(linesOf(many)).toHaveLength(41);
    expect(many['text']).toContain('Lektioner för Kammarmusik');
    const { codes } = await outputsOf(flow, 'find_courses', { group: 'TXL22S1' });
    expect(
      Number((await outputsOf(flow, 'find_lessons', { code: codes, days: 60 }))['count']),
    ).toBeGreaterThan(3);
  });

  test.each([
    ['neither a course nor a group', {}, 'Which course?'],
    ['a code that does not exist', { code: 'ZZ00ZZ99-3001' }, 'ZZ00ZZ99-3001'],
    ['words', { code: 'not a code at all' }, 'not a code at all'],
    ['no day', { code: CODE, from: 'soon' }, '“soon” is not a day'],
    ['a day that there is not', { code: CODE, to: '2026-02-30' }, '“2026-02-30” is not a day'],
    [
      'days that are turned round',
      { code: CODE, from: '2026-12-13', to: '2026-12-07' },
      '“2026-12-13 – 2026-12-07” ends before it begins',
    ],
    ['no number of days', { code: CODE, days: 'many' }, '“many” is not a day'],
    ['no days at all', { code: CODE, days: 0 }, '“0” is not a day'],
    ['something else', { code: CODE, from: { a: 1 } }, 'not a day'],
  ])('%s fails with the reason', async (_, inputs, words) => {
    const flow = await openSample({ env: ON });
    expect(await failureOf(flow, 'find_lessons', inputs)).toContain(words);
  });

  test('a study API that tells no lessons is told so, and one in trouble fails it', async () => {
    const without = await openSample();
    expect(await outputsOf(without, 'find_lessons', { code: CODE })).toMatchObject({
      ...{ lessons: '', count: 0, text: expect.stringContaining('no lesson times') },
    });
    const flow = await openSample({ env: ON });
    flow.study.mode = 'down';
    expect(await failureOf(flow, 'find_lessons', { group: 'TXL22S1' })).toContain('can’t be reached');
  });
});

test('a step of an older version fails, and the log names it', async () => {
  const flow = await openSample({ troubles: ['rejected'] });
  expect(await failureOf(flow, 'a_former_step', {})).toContain('older version');
  expect(flow.log.find(({ kind }) => kind === 'step')).toMatchObject({ outcome: 'rejected' });
});

test('a step that Slack delivers hours later is ended all the same', async () => {
  const flow = await openSample();
  const run: StepRun = { id: 'Fx0LATE0001', callbackId: 'look_up_course', inputs: {}, token: 'xwfp-late' };
  flow.slack.workspace.addStep(run);
  const event = {
    type: 'function_executed',
    function: { callback_id: 'look_up_course' },
    inputs: { code: CODE },
    function_execution_id: run.id,
    bot_access_token: run.token,
  };
  const old = { ...envelope(event), event_time: Math.floor((Date.now() - 5 * HOUR) / 1000) };
  expect((await post(flow.url, { body: JSON.stringify(old) })).status).toBe(200);
  expect(await flow.until(() => run.ended)).toMatchObject({ outputs: { code: CODE } });
});

test('a step that is delivered twice is done once', async () => {
  const flow = await openSample();
  const { run } = await flow.slack.runStep('look_up_course', { code: CODE });
  await flow.slack.redeliver();
  await flow.until(() => run.ended);
  await flow.app.stop();
  expect(flow.slack.calls.map(({ method }) => method)).toEqual(['functions.completeSuccess']);
});

test('when Slack breaks off, the step is ended by a second call', async () => {
  const flow = await openSample();
  flow.slack.fail('functions.completeSuccess', 'internal_error');
  expect(await outputsOf(flow, 'look_up_course', { code: CODE })).toMatchObject({ code: CODE });
});

test('a hundred steps at once count for no person: the limit of a person does not stop them', async () => {
  const flow = await openSample({ env: { LIMIT_PER_USER: '5' } });
  const ends = await Promise.all(
    Array.from({ length: 20 }, () => ended(flow, 'look_up_course', { code: CODE })),
  );
  expect(ends.every((end) => 'outputs' in end)).toBe(true);
});

test('over the limit of the workspace a step fails, and says until when', async () => {
  const flow = await openSample({ env: { LIMIT_PER_WORKSPACE: '20' } });
  const ends = await Promise.all(
    Array.from({ length: 25 }, () => ended(flow, 'look_up_course', { code: CODE })),
  );
  const failed = ends.flatMap((end) => ('error' in end ? [end.error] : []));
  expect(failed.length).toBeGreaterThanOrEqual(5);
  expect(failed.length).toBeLessThan(25);
  // In words: the error of a step is no markup.
  expect(failed[0]).toMatch(/again after 14:0\d EET\.$/);
  expect(failed[0]).not.toContain('<!date');
});

test('the token of a step stands in no log', async () => {
  const flow = await openSample();
  const { run } = await flow.slack.runStep('look_up_course', { code: CODE });
  await flow.until(() => run.ended);
  expect(JSON.stringify(flow.log)).not.toContain(run.token);
});

test('each step is ended in the workspace that runs it, and counts for that', async () => {
  const campus = await openCampus();
  await campus.start();
  const [north, south] = [await campus.join(NORTH), await campus.join(SOUTH)];
  for (const { side } of [north, south]) await ended({ slack: side }, 'look_up_course', { code: CODE });
  const ends = campus.front.calls.filter(({ method }) => method === 'functions.completeSuccess');
  expect(ends.map(({ of }) => of)).toEqual([NORTH.team.id, SOUTH.team.id]);
  const lines = campus.log.filter(({ kind }) => kind === 'step');
  expect(lines.map(({ workspace }) => workspace)).toEqual([NORTH.team.id, SOUTH.team.id]);
});

test('nothing of a step is loaded before a workflow runs one', async () => {
  const { readFileSync } = await import('node:fs');
  const sources = [
    'features/index.ts',
    'features/course/handlers.ts',
    'features/rooms/handlers.ts',
    'app.ts',
  ];
  for (const path of sources) {
    const source = readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
    expect(source).not.toMatch(/^import .*step\.ts/m);
  }
});
