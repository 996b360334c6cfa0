import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createRefusals, type Refusal } from '../../src/slack/http-receiver.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function open() {
  onTestFinished(() => void vi.useRealTimers());
  const [details, counted]: [string[], Refusal[]] = [[], []];
  const log = createLog('warn', { write: (line) => void details.push(JSON.parse(line).detail) });
  const refusals = createRefusals(log, { refused: (refusal) => void counted.push(refusal) });
  const refuse = (refusal: Refusal, times: number): void => {
    for (let at = 0; at < times; at += 1) refusals.refused(refusal);
  };
  return { details, counted, refuse, stop: refusals.stop };
}

test('a stream of refusals is told at once, and then once a minute with its count', () => {
  const { details, counted, refuse } = open();
  refuse('signature', 12);
  expect(details).toEqual(['signature 1']);
  vi.advanceTimersByTime(MINUTE);
  expect(details.splice(0)).toEqual(['signature 1', 'signature 12']);
  refuse('signature', 3);
  refuse('time', 2);
  vi.advanceTimersByTime(MINUTE);
  expect(details.splice(0)).toEqual(['signature 3, time 2']);
  expect(counted).toHaveLength(17);
});

test('a single refusal is told once, and the next after a quiet minute at once again', () => {
  const { details, refuse } = open();
  refuse('signature', 1);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(details).toEqual(['signature 1']);
  refuse('time', 1);
  expect(details).toEqual(['signature 1', 'time 1']);
});

test('a stop tells what has not been told', () => {
  const { details, refuse, stop } = open();
  refuse('signature', 5);
  stop();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(details).toEqual(['signature 1', 'signature 5']);
});
