import { expect, test } from 'vitest';
import { firstFrame } from '../../src/ops/log.ts';

/** Behind the file's name, Vitest has a query. */
const WHERE = /^at .*frame\.test\.ts(?:\?\S*)?:\d+:\d+/;

test('the first frame of a stack is where it was thrown', () => {
  expect(firstFrame(new TypeError('one line'))).toMatch(WHERE);
});

test('no line of the message is taken for a frame', () => {
  const error = new Error('first\nStudent 12345\n    at home with Aino\n  at last');
  expect(firstFrame(error)).toMatch(WHERE);
});

test.each([undefined, 'at x', Object.assign(new Error('bare'), { stack: 'Error: bare' })])(
  'where there is none, %s, nothing is said',
  (thrown) => {
    expect(firstFrame(thrown)).toBeUndefined();
  },
);
