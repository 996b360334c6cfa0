import { expect, test } from 'vitest';
import { readQuestion } from '../../src/ask/question.ts';
import { createConversations, withPicks } from '../../src/ask/spoken-of.ts';
import { dayOf } from '../../src/study-client/days.ts';

const PLACE = { workspace: 'T1', user: 'U1', conversation: 'D1' };

test('a conversation is read once for a question, however many readers ask', async () => {
  const read: unknown[] = [];
  const shown = async (place: unknown) => {
    read.push(place);
    return { codes: ['TX00EY23-3015'], isPart: true };
  };
  const conversationAt = createConversations({ shown, listed: async () => [] }, async () => undefined);
  for (const one of [PLACE, PLACE, { ...PLACE }]) {
    const conversation = conversationAt(one);
    expect(await conversation.spokenOf()).toEqual(['TX00EY23-3015']);
    expect(await conversation.isPart()).toBe(true);
  }
  expect(read).toHaveLength(2);
});

test('a conversation that can not be read is about the channel’s own course', async () => {
  const shown = () => Promise.reject(new Error('down'));
  const conversation = createConversations({ shown, listed: shown }, async () => 'TX00EW54-3008')(PLACE);
  expect(await conversation.shown()).toEqual([]);
  expect(await conversation.spokenOf()).toEqual(['TX00EW54-3008']);
});

test.each([
  ['the spring one', 'TX00AA01-3001'],
  ['the summer one', 'TX00AA02-3001'],
  ['the autumn one', 'TX00AA02-3001, TX00AA03-3001'],
  ['se talvella alkava', 'TX00AA01-3001'],
])(
  '“%s” picks by the seasons of times: a course of August is one of summer and of autumn',
  async (text, picked) => {
    const starts = new Map([
      ['TX00AA01-3001', dayOf(2027, 1, 1)],
      ['TX00AA02-3001', dayOf(2027, 7, 20)],
      ['TX00AA03-3001', dayOf(2027, 9, 1)],
    ]);
    const question = await withPicks(
      readQuestion(text, { direct: true }),
      { shown: async () => [...starts.keys()], listed: async () => [...starts.keys()], rest: async () => [] },
      {
        otherRuns: async () => [],
        traits: async (code) => ({
          languages: [],
          starts: starts.get(code),
          isOnline: false,
          isOpen: false,
          names: [],
        }),
      },
    );
    expect(question.codes.join(', ')).toBe(picked);
  },
);
