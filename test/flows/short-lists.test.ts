/** Lists in which only the first code is whole, and codes in the shapes of other universities. */
import { describe, expect, test } from 'vitest';
import { type Flow, openScripted, openShared } from './harness.ts';
import { codesOf, plenty } from './upstream-rows.ts';

/** For rows that only ask. */
const sharedAll = openShared(openAll);

/** The app before a study API that has every realization, and the codes that were asked for. */
async function openAll(): Promise<Flow & { readonly asked: () => string[] }> {
  const flow = await openScripted(plenty);
  return { ...flow, asked: () => flow.upstream.calls.flatMap(codesOf) };
}

const BOTH = ['TX00EY23-3015', 'TX00EY23-3016'];

describe('every code of a short list is answered', () => {
  test.for([
    'TX00EY23-3015/3016',
    'TX00EY23-3015/16',
    'TX00EY23-3015, -3016',
    'TX00EY23-3015, 3016',
    'TX00EY23-3015 ja 3016',
    'TX00EY23-3015 and -3016',
    'TX00EY23-3015 och 3016',
    'tx00ey23-3015 & 3016',
    'TX00EY23-3015 sekä TX00EY23-3016',
  ])('%s', async (list) => {
    const flow = await openAll();
    for (const command of ['/course', '/enrollment', '/course compare', '/course follow']) {
      const { text } = (await flow.command(`${command} ${list}`)).message;
      for (const code of BOTH) expect(text, command).toContain(code);
    }
    for (const question of [`when does ${list} start?`, `compare ${list}`, `voiko ilmoittautua ${list}?`]) {
      const { text } = (await flow.direct(question)).answer;
      for (const code of BOTH) expect(text, question).toContain(code);
    }
    expect(new Set(flow.asked())).toEqual(new Set(BOTH));
  });
});

describe('a list of codes of any shape is read alike behind commands and in questions', () => {
  test.for([
    ['5K00BS21-3003/3005/3006', '5K00BS21-3003 5K00BS21-3005 5K00BS21-3006'],
    ['MGTS1965D-3001/02', 'MGTS1965D-3001 MGTS1965D-3002'],
    ['5g00ev17-3003&3004', '5G00EV17-3003 5G00EV17-3004'],
    ['5G00EV17-3003/DTEK0068-3002', '5G00EV17-3003 DTEK0068-3002'],
    ['5G00EV17-3003+3004/TX00EY23-3015', '5G00EV17-3003 5G00EV17-3004 TX00EY23-3015'],
    ['TX00EY23-3015+3016', 'TX00EY23-3015 TX00EY23-3016'],
  ])('%s', async ([list = '', all = '']) => {
    const flow = await openAll();
    const codes = all.split(' ');
    for (const typed of ['/course', '/enrollment', '/course compare', '/course follow']) {
      const { text } = (await flow.command(`${typed} ${list}`)).message;
      for (const code of codes) expect(text, typed).toContain(code);
      expect(text, typed).not.toMatch(/not a course code|Not read/);
    }
    const { text } = (await flow.direct(`when does ${list} start?`)).answer;
    for (const code of codes) expect(text).toContain(code);
    expect(new Set(flow.asked())).toEqual(new Set(codes));
  });
});

describe('a number in a list that is no suffix is named as not read', () => {
  test.for<[string, string]>([
    ['TX00EY23-3015, 301', '301'],
    ['when does TX00EY23-3015 or 30166 start, TX00EY23-3016, 512?', '512'],
    ['TX00EY23-3015/30166', '30166'],
    ['milloin alkaa TX00EY23-3015 ja 301?', '301'],
    ['TX00EY23-3015, 301 och 40166', '301, 40166'],
  ])('%s', async ([typed, unread]) => {
    const flow = await sharedAll();
    for (const { answer } of [await flow.direct(typed), await flow.mention(typed)]) {
      expect(answer.text).toContain('TX00EY23-3015');
      expect(answer.text).toMatch(new RegExp(`(?:Not read|En osannut lukea|Kunde inte läsas): ${unread}\\.`));
    }
  });

  test.for(['is TX00EY23-3015 for 30 or 400 people', 'TX00EY23-3015 and 100 credits', 'TX00EY23-3015, 2026'])(
    'and not what counts something: %s',
    async (typed) => {
      const flow = await openAll();
      expect((await flow.direct(typed)).answer.text).not.toContain('Not read');
    },
  );
});

test('a number beside a code that is no suffix stays a number', async () => {
  const flow = await openAll();
  await flow.direct('when does TX00EY23-3015 start, 2027 or 2026?');
  await flow.direct('is TX00EY23-3015 for 30 or 40 people');
  expect(new Set(flow.asked())).toEqual(new Set(['TX00EY23-3015']));
});

describe('a code in the shape of another university is known in every addressed text', () => {
  test.for([
    '5G00EV17-3003',
    'DTEK0068-3002',
    'TTZC0800-3005',
    'MGTS1965D-3001',
    'PRO4TN001-3',
    '4-AOT5-3002',
  ])('%s', async (code) => {
    const flow = await sharedAll();
    expect((await flow.command(`/course ${code}`)).message.text).toContain(code);
    expect((await flow.direct(`when does ${code.toLowerCase()} start?`)).answer.text).toContain(code);
    expect((await flow.mention(code)).answer.text).toContain(code);
  });
});

test('codes of two shapes keep the order in which they were typed', async () => {
  const flow = await openAll();
  const { text } = (await flow.direct('compare DTEK0068-3002 with TX00EY23-3015')).answer;
  expect(text.indexOf('DTEK0068-3002')).toBeLessThan(text.indexOf('TX00EY23-3015'));
});
