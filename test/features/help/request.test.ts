import { expect, it } from 'vitest';
import { helpQuestion, helpRequest } from '../../../src/features/help/request.ts';
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

it.each(['help', 'usage', 'apua', 'ohje', 'ohjeet', 'hjälp', 'hjälpa'])('%j alone is enough', (word) => {
  expect(helpQuestion(readQuestion(word))).toEqual({ about: 'usage' });
});

it.each([
  { about: 'usage' },
  { about: 'usage', input: 'xyz', nearest: 'course' },
  { about: 'usage', input: 'x'.repeat(60), nearest: 'y'.repeat(60) },
  { about: 'hint' },
  { about: 'hint', number: '1' },
  { about: 'hint', number: '9'.repeat(18) },
])('its schema takes %j whole', (request) => {
  expect(helpRequest.parse(request)).toEqual(request);
});

it.each([
  {},
  { about: '' },
  { about: 'weather' },
  { about: 'usage', input: 'x'.repeat(61) },
  { about: 'usage', nearest: 'x'.repeat(61) },
  { about: 'hint', number: '' },
  { about: 'hint', number: '9'.repeat(19) },
  { about: 'hint', number: 'a1' },
  { about: 'hint', number: '1a' },
  { about: 'hint', number: 12 },
])('its schema refuses %j', (request) => {
  expect(helpRequest.safeParse(request).success).toBe(false);
});
