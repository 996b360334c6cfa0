import { expect, it } from 'vitest';
import { helpQuestion } from '../../../src/features/help/request.ts';
import { readQuestion } from '../../../src/slack/question.ts';

it.each(['help', 'apua!', 'please help me', 'hjälp', 'HELP?'])('%j asks for help', (text) => {
  expect(helpQuestion(readQuestion(text))).toEqual({ about: 'usage' });
});

it.each(['', 'hello', 'can you help me with something', 'help TX00EY23-3015', 'TX00EY23-3015 apua'])(
  '%j does not, or not only',
  (text) => {
    expect(helpQuestion(readQuestion(text))).toBeUndefined();
  },
);
