import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageWords } from '../../src/slack/payload.ts';

test('the text comes first, then what stands in blocks and attachments', () => {
  const message = {
    text: 'one',
    blocks: [{ type: 'section', text: { type: 'mrkdwn', text: 'two' } }],
    attachments: [{ title: 'three', fields: [{ title: 'four', value: 'five', short: true }] }],
  };
  expect(messageWords(message).split('\n')).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('types, ids and what buttons carry are no words', () => {
  const button = { type: 'button', action_id: 'course.show', value: 'hidden', text: { text: 'Show' } };
  expect(messageWords({ blocks: [{ type: 'actions', block_id: 'b', elements: [button] }] })).toBe('');
});

test('they are bounded: in length, in number and in depth', () => {
  expect(messageWords({ text: 'x'.repeat(100_000) })).toHaveLength(40_000);
  const many = Array.from({ length: 5000 }, () => ({ text: 'x' }));
  expect(messageWords({ blocks: many }).split('\n')).toHaveLength(1000);
  const deep = Array.from({ length: 10_000 }).reduce((inner) => ({ elements: [inner] }), { text: 'x' });
  expect(messageWords({ blocks: [deep] })).toBe('');
});

test('a message of any shape has words', { tags: 'property' }, () => {
  const property = fc.property(
    fc.object({ withNullPrototype: true, maxDepth: 6 }),
    fc.jsonValue(),
    (whole, part) => {
      expect(typeof messageWords(whole)).toBe('string');
      expect(typeof messageWords({ text: part, blocks: part, attachments: part })).toBe('string');
    },
  );
  fc.assert(property);
});
