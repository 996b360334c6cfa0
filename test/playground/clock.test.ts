import { expect, test } from 'vitest';
import { createClock, createMoves, type Passage } from '../../playground/clock.ts';

const HOUR = 3_600_000;

/** A passage that writes down what happens, at which hour; `due` are the hours at which Slack posts. */
function passage(due: number[] = []) {
  const clock = createClock(() => 0);
  const events: string[] = [];
  const hour = () => clock.now() / HOUR;
  const all: Passage = {
    clock,
    nextDue: () => due[0] && due[0] * HOUR,
    tick: () => {
      while (due[0] !== undefined && due[0] <= hour()) events.push(`post ${due.shift()} at ${hour()}`);
    },
    round: async () => void events.push(`round ${hour()}`),
    changed: () => undefined,
  };
  return { all, clock, events };
}

test('the clock goes with the real one, and only forward', () => {
  let real = 5;
  const clock = createClock(() => real);
  clock.forward(10);
  clock.forward(-3);
  real += 1;
  expect([clock.now(), clock.ahead]).toEqual([16, 10]);
});

test.each([
  ['an hour', 1, [], ['round 0', 'round 1']],
  ['two and a half hours', 2.5, [], ['round 0', 'round 1', 'round 2', 'round 2.5']],
  [
    'what Slack holds is posted at its own time',
    2,
    [0.25, 0.25, 1, 1.5, 3],
    [
      'round 0',
      'post 0.25 at 0.25',
      'post 0.25 at 0.25',
      'post 1 at 1',
      'round 1',
      'post 1.5 at 1.5',
      'round 2',
    ],
  ],
])('%s', async (_name, hours, due, happened) => {
  const { all, clock, events } = passage([...due]);
  await createMoves(all).forward(hours * HOUR);
  expect(events).toEqual(happened);
  expect(clock.ahead).toBe(hours * HOUR);
});

test('what a round hands over comes within the same move', async () => {
  const due: number[] = [];
  const { all, events } = passage(due);
  const round = async () => void (all.clock.now() === HOUR && due.push(1.5));
  await createMoves({ ...all, round }).forward(2 * HOUR);
  expect(events).toEqual(['post 1.5 at 1.5']);
});

test('a day takes a round each hour, and a failing round does not stop it', async () => {
  const { all, clock } = passage();
  let rounds = 0;
  const round = async () => {
    rounds += 1;
    throw new Error('no luck');
  };
  await createMoves({ ...all, round }).forward(24 * HOUR);
  expect([rounds, clock.ahead]).toEqual([25, 24 * HOUR]);
});

test('moves wait for each other, and say that they go on', async () => {
  const { all, clock, events } = passage();
  const moves = createMoves(all);
  const both = [moves.forward(HOUR), moves.forward(HOUR)];
  expect(moves.moving).toBe(true);
  await Promise.all(both);
  expect(events).toEqual(['round 0', 'round 1', 'round 1', 'round 2']);
  expect([moves.moving, clock.ahead]).toEqual([false, 2 * HOUR]);
});

test('an app without rounds is no obstacle', async () => {
  const { all, clock, events } = passage([0.5]);
  await createMoves({ ...all, round: undefined }).forward(HOUR);
  expect(events).toEqual(['post 0.5 at 0.5']);
  expect(clock.ahead).toBe(HOUR);
});
