/** A course unit's code in the place of a realization's: its runs are looked for. */
import { describe, expect, test } from 'vitest';
import { type Flow, NOW, openScripted } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, idOf, plenty, realization, success } from './upstream-rows.ts';

const DAY = 86_400_000;
const day = (days: number) => new Date(NOW + days * DAY).toISOString().slice(0, 19);
const window = (from: number, to: number) => ({
  ...{ enrollmentStart: day(from), enrollmentEnd: day(to), startDate: day(to + 10), endDate: day(to + 90) },
});
const PAST = realization('TX00EY23-3001', window(-200, -190));
const OPEN = realization('TX00EY23-3015', window(-2, 5));
const LATER = realization('TX00EY23-3016', window(30, 40));

/** The app before a study API that has these realizations, and its searches. */
async function openWith(
  rows: readonly Record<string, unknown>[],
  env: Record<string, string> = {},
): Promise<Flow & { readonly searches: () => string[][] }> {
  const flow = await openScripted(
    (request) => {
      if (request.method !== 'POST') return plenty({ ...request, path: `/x/${idOf(request)}` });
      const codes = codesOf(request);
      const realizations = rows.filter(({ code }) => codes.includes(String(code)));
      return success({ realizations });
    },
    { env },
  );
  return {
    ...flow,
    searches: () => flow.upstream.calls.filter(({ method }) => method === 'POST').map(codesOf),
  };
}

const NEAR = 'Found near the code TX00EY23; there may be others.';

describe('a course unit\u2019s code gives its runs, the open one first and the past one last', () => {
  test.for([
    '/course TX00EY23',
    '/course tx00ey23',
    '/enrollment TX00EY23',
    'TX00EY23',
    'when does TX00EY23 start?',
  ])('%s', async (typed) => {
    const flow = await openWith([PAST, LATER, OPEN]);
    const message = typed.startsWith('/')
      ? (await flow.command(typed)).message
      : (await flow.direct(typed)).answer;
    const at = ['3015', '3016', '3001'].map((suffix) => message.text.indexOf(`TX00EY23-${suffix}`));
    expect(at.every((one) => one >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(message.text).toContain(NEAR);
    expect(words(message)).toContain(NEAR);
    const [search = [], ...more] = flow.searches();
    expect(more).toEqual([]);
    expect(search).toHaveLength(40);
  });
});

test('the only run is answered as if its code had been typed', async () => {
  const flow = await openWith([OPEN]);
  const { message } = await flow.command('/course TX00EY23');
  expect(message.text).toMatch(/^Name of TX00EY23-3015/);
  expect(message.text).toContain(NEAR);
  expect(buttons(message)).toContain('Details');
});

test('without a run the answer says that a code has a suffix, and the miss is remembered for hours', async () => {
  const flow = await openWith([]);
  const told = 'A course\u2019s code has a suffix, for example TX00EY23-3001.';
  expect((await flow.command('/course TX00EY23')).message.text).toContain(told);
  flow.pass(3 * 3_600_000);
  expect((await flow.command('/course TX00EY23')).message.text).toContain(told);
  expect(flow.searches()).toHaveLength(1);
});

test('an empty pattern switches the search off: only what was seen is found', async () => {
  const flow = await openWith([OPEN, LATER], { STUDY_RUN_SUFFIXES: '' });
  expect((await flow.command('/course TX00EY23')).message.text).toContain('has a suffix');
  expect(flow.searches()).toEqual([]);
  await flow.command('/course TX00EY23-3016');
  const { text } = (await flow.command('/course TX00EY23')).message;
  expect(text).toContain('TX00EY23-3016');
  expect(text).not.toContain('TX00EY23-3015');
});

test('the pattern decides which codes are searched for', async () => {
  const flow = await openWith([OPEN], { STUDY_RUN_SUFFIXES: '3014-3015,2001' });
  await flow.command('/course TX00EY23');
  expect(flow.searches()).toEqual([['TX00EY23-3014', 'TX00EY23-3015', 'TX00EY23-2001']]);
});

test('a course unit\u2019s code follows its new runs, and none that is known by now', async () => {
  const flow = await openWith([OPEN, LATER]);
  const { text } = (await flow.command('/course follow TX00EY23')).message;
  expect(text).toContain('when the course unit TX00EY23 gets a new course');
  expect(text).toContain('I know 2 runs so far');
  expect(flow.searches()).toHaveLength(1);
});

test('the look-up modal takes a course unit\u2019s code', async () => {
  const flow = await openWith([OPEN, LATER]);
  const { chosenCourse } = await import('../../src/ask/course-field.ts');
  expect(chosenCourse({ course: 'TX00EY23' }, 'en')).toEqual({ code: 'TX00EY23' });
  expect((await flow.command('/course TX00EY23')).message.text).toContain(NEAR);
});

describe('a fact of several course units', () => {
  const WEB = realization('TX00EW54-3008', { ...window(-2, 5), credits: 7 });

  test('is told of the best run of each, in the order of the question', async () => {
    const flow = await openWith([WEB, PAST, LATER, OPEN]);
    const { answer } = await flow.direct('credits of TX00EY23 and TX00EW54');
    expect(answer.text).toMatch(/^Credits\n.*TX00EY23-3015.*\n.*\(TX00EW54-3008\): 7 credits\n/);
    expect(answer.text).not.toContain('TX00EY23-3016');
    expect(answer.text).toContain('Found near the codes TX00EY23, TX00EW54;');
    const mixed = (await flow.direct('start and credits of TX00EY23 and TX00EW54-3008?')).answer;
    expect(mixed.text).toMatch(/\(TX00EY23-3015\): .* · .*credits\.\n.*\(TX00EW54-3008\): .* · 7 credits\n/);
    expect((await flow.direct('credits of TX00EW54 and TX00ZZ99')).answer.text).toMatch(
      /\(TX00EW54-3008\): 7 credits\n(?:.|\n)*TX00ZZ99: /,
    );
  });
});

test('a unit’s runs show no older dates than were shown of a run, and old ones are replaced', async () => {
  const rows = [{ ...OPEN }, LATER];
  const flow = await openWith(rows, { STUDY_CACHE_FRESH_SECONDS: '10' });
  const seen = async (typed: string) => (await flow.command(typed)).message.text;
  expect(await seen('/course TX00EY23')).toContain('closes in 5 days');
  rows[0] = { ...OPEN, ...window(-2, 9) };
  flow.pass(11_000);
  const { message } = await flow.command('/course TX00EY23');
  expect(message.text).toMatch(/closes in [59] days/);
  await flow.until(() => message.text.includes('closes in 9 days') || undefined);
  flow.pass(11_000);
  rows[0] = { ...OPEN, ...window(-2, 12) };
  await seen('/course TX00EY23-3015');
  for (const typed of ['/course TX00EY23', '/enrollment TX00EY23'])
    expect(await seen(typed), typed).toContain('closes in 12 days');
});
