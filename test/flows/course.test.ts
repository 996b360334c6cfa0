import { expect, test } from 'vitest';
import { openSample } from './harness.ts';
import { buttons, words } from './reading.ts';

test('one code is answered with its card', async () => {
  const { command, study } = await openSample();
  const { message } = await command('/course TX00EY23-3015');
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain('Software Engineering Project');
    expect(shown).toContain('TX00EY23-3015');
    expect(shown).toContain('15 credits');
  }
  expect(message.text).toMatch(/Open, closes in 2 days/);
  expect(words(message)).toMatch(/Open until Sun 22 Nov 16:00, in 2 days/);
  // Who the course is for stands in the details.
  expect(message.text).toContain('TXL22S1');
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Share to channel']));
  expect(study.calls).toMatchObject([
    { method: 'POST', path: '/realization/search', codes: ['TX00EY23-3015'], l: 'en', acceptLanguage: 'en' },
  ]);
});

test.for([
  ['lower case', 'tx00ey23-3015'],
  ['a non-breaking hyphen', 'TX00EY23\u20113015'],
  ['an en dash', 'TX00EY23–3015'],
  ['bold', '*TX00EY23-3015*'],
  ['quotes and a full stop', '“TX00EY23-3015”.'],
  ['a Finnish ending', 'TX00EY23-3015:n'],
  ['twice the same', 'TX00EY23-3015 tx00ey23-3015'],
])('%s: %s is the same course', async ([, typed]) => {
  const { command, study } = await openSample();
  const { message } = await command(`/course ${typed}`);
  expect(message.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
  expect(study.calls.map(({ codes }) => codes)).toEqual([['TX00EY23-3015']]);
});

test('a numeric id is looked up by id', async () => {
  const { command, study } = await openSample();
  const { message } = await command('/course 194201');
  expect(message.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
  expect(study.calls).toMatchObject([{ method: 'GET', path: '/realization/194201' }]);
});

test.for([
  ['spaces', ' '],
  ['commas', ','],
  ['both', ', '],
  ['semicolons', '; '],
])('several codes between %s make a list', async ([, between]) => {
  const { command, study } = await openSample();
  const { message } = await command(`/course ${['TX00EY23-3015', 'IM00BR45-3003', '194201'].join(between)}`);
  expect(message.text).toMatch(/^2 courses\n/);
  expect(buttons(message)).toEqual(
    expect.arrayContaining(['Details', 'Details', 'Details', 'Share to channel']),
  );
  expect(study.calls.filter(({ method }) => method === 'POST').map(({ codes }) => codes)).toEqual([
    ['TX00EY23-3015', 'IM00BR45-3003'],
  ]);
});

test('each code that fails is named with its reason', async () => {
  const { command } = await openSample();
  const { message } = await command('/course TX00EY23-3015 ZZ00ZZ99-3001 nonsense99');
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain('1 course');
    expect(shown).toContain('Software Engineering Project');
  }
  expect(message.text).toContain('ZZ00ZZ99-3001: no such course.');
  expect(message.text).toContain('nonsense99: not a course code.');
  expect(words(message)).toMatch(/ZZ00ZZ99-3001\n – no such course/);
  expect(words(message)).toMatch(/nonsense99\n – not a course code/);
});

const codes = Array.from({ length: 11 }, (_, index) => `TX00EY${20 + index}-3015`);

test('ten codes are one search', async () => {
  const { command, study } = await openSample();
  await command(`/course ${codes.slice(0, 10).join(' ')}`);
  expect(study.calls.map((call) => call.codes)).toEqual([codes.slice(0, 10)]);
});

test('of eleven codes ten are one search, and the last one is offered', async () => {
  const { command, study } = await openSample();
  const { message } = await command(`/course ${codes.join(' ')}`);
  expect(message.text).toContain('These are the first 10 of 11.');
  expect(buttons(message)).toContain('Show the other one');
  expect(study.calls.map((call) => call.codes)).toEqual([codes.slice(0, 10)]);
});

test('more codes than a button holds are too many, and nothing is looked up', async () => {
  const { command, study } = await openSample();
  const many = Array.from({ length: 41 }, (_, index) => `TX00EY${20 + index}-3015`);
  const { message } = await command(`/course ${many.join(' ')}`);
  expect(message.text).toContain('41 codes are too many at once. Give at most 10');
  expect(study.calls).toEqual([]);
});

test('a code that does not exist is told so', async () => {
  const { command } = await openSample();
  const { message } = await command('/course ZZ00ZZ99-3001');
  expect(message.text).toContain('There is no course ZZ00ZZ99-3001.');
  expect(buttons(message)).toEqual([]);
});
