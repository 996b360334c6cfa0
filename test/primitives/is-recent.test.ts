import { expect, test } from 'vitest';
import { isRecent } from '../../src/primitives.ts';

test.each([
  ['now', 1000, true],
  ['a little before', 901, true],
  ['as long ago as it is remembered', 900, false],
  ['long ago', 0, false],
  ['ahead, where the clock was set back', 1001, false],
])('what was %s', (_, at, expected) => {
  expect(isRecent(at, 1000, 100)).toBe(expected);
});
