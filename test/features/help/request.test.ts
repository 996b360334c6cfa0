import { expect, it } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { helpQuestion, helpRequest } from '../../../src/features/help/request.ts';

it.each(['help', 'apua!', 'please help me', 'hjälp', 'HELP?'])('%j asks for help', (text) => {
  expect(helpQuestion(readQuestion(text))).toEqual({ about: 'usage' });
});

it.each([
  ...['what can you do?', 'Who are you?', 'how does this work', 'what is this?', 'my settings', 'calendar'],
  ...['delete my data', 'poista tietoni', 'gdpr', 'stop everything'],
  ...['mitä osaat?', 'mitä sinä osaat tehdä?', 'kuka olet', 'miten tämä toimii?', 'asetukset', 'suomeksi'],
  ...[
    'vad kan du?',
    'vad kan du göra',
    'vem är du?',
    'hur fungerar det här?',
    'inställningar',
    'stop',
    'seuraa',
  ],
])('%j asks what can be asked', (text) => {
  expect(helpQuestion(readQuestion(text))).toEqual({ about: 'usage' });
});

it.each([
  'hi',
  'Hello there!',
  'hey coursebell',
  'good morning',
  'moi',
  'hyvää huomenta',
  'hej hej',
  'god morgon',
])('%j greets', (text) => {
  expect(helpQuestion(readQuestion(text))).toEqual({ about: 'greeting' });
});

it.each([
  ...['thanks', 'Thank you so much!', 'thanks a lot', 'kiitos', 'kiitti paljon', 'kiitos avusta!'],
  ...['tack', 'tack så mycket', 'tack för hjälpen', 'thanks for the help'],
])('%j thanks', (text) => {
  expect(helpQuestion(readQuestion(text))).toEqual({ about: 'thanks' });
});

it.each([
  ...['', 'can you help me with something', 'help TX00EY23-3015', 'TX00EY23-3015 apua', 'there'],
  ...['course english language', 'svenska språket', 'calendar design', 'stop the lecture'],
  ...['hello TX00EY23-3015', 'thanks for nothing', 'hi which rooms are there', 'what is this course about'],
])('%j does none of these, or not only', (text) => {
  expect(helpQuestion(readQuestion(text))).toBeUndefined();
});

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
  { about: 'greeting' },
  { about: 'thanks' },
])('its schema takes %j whole', (request) => {
  expect(helpRequest.parse(request)).toEqual(request);
});

it.each([
  {},
  { about: '' },
  { about: 'weather' },
  { about: 'usage', input: 'x'.repeat(61) },
  { about: 'usage', nearest: 'x'.repeat(201) },
  { about: 'hint', number: '' },
  { about: 'hint', number: '9'.repeat(19) },
  { about: 'hint', number: 'a1' },
  { about: 'hint', number: '1a' },
  { about: 'hint', number: 12 },
])('its schema refuses %j', (request) => {
  expect(helpRequest.safeParse(request).success).toBe(false);
});
