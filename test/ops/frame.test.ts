import { expect, test } from 'vitest';
import { firstFrame } from '../../src/ops/log.ts';

test('the first frame of a stack is where it was thrown', () => {
  expect(firstFrame(new TypeError('one line'))).toMatch(/^at .*frame\.test\.ts:\d+:\d+/);
});

test('no line of the message is taken for a frame', () => {
  const error = new Error('first\nStudent 12345\n    at home with Aino\n  at last');
  expect(firstFrame(error)).toMatch(/^at .*frame\.test\.ts:\d+:\d+/);
});

test.each([undefined, 'at x', Object.assign(new Error('bare'), { stack: 'Error: bare' })])(
  'where there is none, %s, nothing is said',
  (thrown) => {
    expect(firstFrame(thrown)).toBeUndefined();
  },
);
