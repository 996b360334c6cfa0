import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/ops/log.ts';

function logAt(level: string) {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

it('writes one JSON line an event, with its time', () => {
  const { log, lines } = logAt('info');
  log.info({ kind: 'command', reference: 'K7QM2XWR', ms: 12 }, 'two\nlines');
  log.warn({ kind: 'command', detail: '"quoted"\n' }, 'again');
  expect(lines).toHaveLength(2);
  expect(lines.join('').split('\n')).toHaveLength(3);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    kind: 'command',
    reference: 'K7QM2XWR',
    ms: 12,
    msg: 'two\nlines',
  });
  expect(second).toMatchObject({ level: 40, detail: '"quoted"\n' });
});

it('tells the time to the millisecond, also where the clock is set back', () => {
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = logAt('info');
  const from = Date.UTC(2026, 11, 31, 23, 59, 58);
  const times = [0, 7, 999, 1000, 1001, 1999, 2000, 1500, 2_000_000].map((after) => from + after);
  for (const now of times) {
    vi.useFakeTimers({ toFake: ['Date'], now });
    log.info({ kind: 'x' }, 'x');
  }
  expect(lines.map((line) => JSON.parse(line).time)).toEqual(times.map((at) => new Date(at).toISOString()));
});

describe('levels', () => {
  test.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ])('at %s: %j', (level, written) => {
    const { log, lines } = logAt(level);
    for (const at of ['debug', 'info', 'warn', 'error'] as const) log[at]({ kind: 'x' }, at);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(written);
  });
});

it('does not tell where it runs', () => {
  const { log, lines } = logAt('info');
  log.info({ kind: 'x' }, 'x');
  expect(Object.keys(JSON.parse(lines[0] ?? '{}')).sort()).toEqual(['kind', 'level', 'msg', 'time']);
});

it('leaves out fields that are not allowed, also if a caller spreads them into a line', () => {
  const { log, lines } = logAt('info');
  const fields = { kind: 'x', text: 'what a person has typed', token: 'xoxb-1', __proto__: { user: 'U1' } };
  log.info(fields, 'x');
  expect(Object.keys(JSON.parse(lines[0] ?? '{}')).sort()).toEqual(['kind', 'level', 'msg', 'time']);
});

it('leaves out what does not look as it should: ids may be forged', () => {
  const { log, lines } = logAt('info');
  const typed = 'which rooms does <@U0SAM00001> have?';
  log.info({ kind: 'x', workspace: typed, feature: typed, reference: typed, outcome: typed }, 'x');
  log.info({ kind: 'x', workspace: 'T0CAMPUS01', detail: 'a'.repeat(221), ms: 0.25 }, 'x');
  const [one, other] = lines.map((line) => JSON.parse(line));
  expect(Object.keys(one).sort()).toEqual(['kind', 'level', 'msg', 'time']);
  expect(other).toMatchObject({ workspace: 'T0CAMPUS01', ms: 0.25 });
  expect(other).not.toHaveProperty('detail');
});
