import { expect, test } from 'vitest';
import { LIMITS } from '../../src/cards/blocks.ts';
import { endingWith, toMessage } from '../../src/cards/card.ts';

const card = (body: string, ...lines: (string | undefined)[]) => ({
  ...endingWith(body, lines),
  blocks: [],
  buttons: [],
});

test.each([10, 3900, 3980, 4000, 9000])('what a card of %d letters ends with is never cut off', (length) => {
  const { text } = toMessage(card('x'.repeat(length), 'as of 14:02', undefined, 'Reference: ABC'), {
    note: 'Shared',
  });
  expect(text.length).toBeLessThanOrEqual(LIMITS.messageText);
  expect(text.endsWith('\nas of 14:02\nReference: ABC\nShared')).toBe(true);
  expect(text.includes('…')).toBe(length > 3950);
});

test('without an ending the text is as it was', () => {
  expect(toMessage(card('some words')).text).toBe('some words');
  expect(toMessage(card('some words'), { note: 'Shared' }).text).toBe('some words\nShared');
  expect(toMessage(card('', 'the end')).text).toBe('the end');
});

test('an ending longer than all that Slack takes is cut off like anything else', () => {
  const { text } = toMessage(card('some words', 'y'.repeat(5000)));
  expect(text.length).toBe(LIMITS.messageText);
  expect(text.startsWith('some words\nyyy')).toBe(true);
});
