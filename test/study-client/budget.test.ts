import { expect, test } from 'vitest';
import { createBudget, rateAt } from '../../src/study-client/budget.ts';
import { TIMING } from '../../src/study-client/timing.ts';

const SECOND = 1000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 12);
const RECOVERY = TIMING.rateRecoveryMs;

function open() {
  let now = START;
  const budget = createBudget(TIMING, { now: () => now });
  const pass = (ms: number): void => {
    now += ms;
  };
  /** Sends whatever may leave at once, at most so many. */
  const send = (most: number, isBackground = false): number => {
    let sent = 0;
    while (sent < most && budget.waitMs(isBackground) === 0) {
      budget.spend();
      sent += 1;
    }
    return sent;
  };
  /** Sends what may leave, second by second. */
  const sendFor = (ms: number): number => {
    let sent = 0;
    for (let at = 0; at < ms; at += SECOND) {
      pass(SECOND);
      sent += send(1000);
    }
    return sent;
  };
  return { budget, pass, send, sendFor, now: () => now };
}

test('there is no limit before one is told', () => {
  expect(open().send(10_000)).toBe(10_000);
});

test('after a refusal half of the last minute’s calls are sent, of which a sixth may be at once', () => {
  const { budget, send, sendFor, now } = open();
  send(600);
  budget.exceeded(now());
  expect(send(1000)).toBe(50);
  const next = sendFor(MINUTE);
  expect(next).toBeGreaterThan(290);
  expect(next).toBeLessThan(350);
});

test('what was sent before the last minute does not count', () => {
  const { budget, pass, send, now } = open();
  send(6000);
  pass(2 * MINUTE);
  send(600);
  budget.exceeded(now());
  expect(send(1000)).toBe(50);
});

test('refusals of calls that left together count once; the next one halves again', () => {
  const { budget, pass, send, now } = open();
  send(1200);
  budget.exceeded(now());
  pass(SECOND);
  budget.exceeded(now());
  expect(send(1000)).toBe(100);
  pass(TIMING.deadlineMs);
  budget.exceeded(now());
  const halved = send(1000);
  expect(halved).toBeGreaterThan(49);
  expect(halved).toBeLessThan(53);
});

test('however often it is refused, the least is sent', () => {
  const { budget, pass, sendFor, now } = open();
  for (let at = 0; at < 20; at += 1) {
    budget.exceeded(now() + MINUTE);
    pass(MINUTE);
  }
  const sent = sendFor(MINUTE);
  expect(sent).toBeGreaterThanOrEqual(TIMING.rateLeast);
  expect(sent).toBeLessThan(TIMING.rateLeast * 1.5);
});

test('the rate grows evenly from half to twice what was too much, and is then forgotten', () => {
  const learned = { tooMuch: 600, toldAt: START, since: START + MINUTE };
  const after = (ms: number) => rateAt(learned, START + MINUTE + ms, TIMING);
  expect(after(-MINUTE)).toBe(300);
  expect(after(0)).toBe(300);
  expect(after(RECOVERY / 3)).toBe(600);
  expect(after((RECOVERY * 2) / 3)).toBe(900);
  expect(after(RECOVERY)).toBeUndefined();
  expect(rateAt(learned, START - 1, TIMING), 'the clock was set back').toBeUndefined();
});

test('when what was learned is forgotten there is no limit again', () => {
  const { budget, pass, send, now } = open();
  budget.exceeded(now());
  pass(RECOVERY);
  expect(send(10_000)).toBe(10_000);
});

test('what nobody waits for leaves half of what is there', () => {
  const { budget, send, now } = open();
  send(600);
  budget.exceeded(now());
  const background = send(1000, true);
  expect(background).toBe(25);
  expect(send(1000)).toBe(25);
});

test('the wait is as long as it takes for one call', () => {
  const { budget, pass, send, now } = open();
  send(600);
  budget.exceeded(now());
  send(1000);
  const wait = budget.waitMs(false);
  expect(wait).toBe(200);
  expect(budget.waitMs(true)).toBeGreaterThan(20 * wait);
  pass(wait);
  expect(send(1000)).toBe(1);
});

test('what has not left after all is as if it had not been counted', () => {
  const { budget, pass, send, now } = open();
  send(1200);
  for (let at = 0; at < 600; at += 1) budget.giveBack();
  budget.exceeded(now());
  expect(send(1000), 'a sixth of half of what was sent').toBe(50);
  budget.giveBack();
  expect(send(1000)).toBe(1);
  pass(2 * MINUTE);
  budget.giveBack();
  expect(send(1000), 'and never more than may be at once').toBeLessThan(100);
});
