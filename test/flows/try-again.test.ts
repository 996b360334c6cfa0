import { expect, test } from 'vitest';
import { openSample } from './harness.ts';
import { buttons, referenceOn } from './reading.ts';

test.for([
  '/course TX00EY23-3015',
  '/course unit 72101',
  '/rooms 78025 40+',
  '/enrollment TX00EY23-3015 IM00BR45-3003',
])('%s: after the outage “Try again” puts the answer where the error stood', async (typed) => {
  const { command, slack, study, until } = await openSample();
  study.mode = 'down';
  const { message } = await command(typed);
  expect(buttons(message)).toEqual(['Try again']);
  const before = message.text;
  study.mode = 'fine';
  await slack.click(message, 'Try again');
  await until(() => message.text !== before || undefined);
  expect(message.text).toMatch(/^(Software|Rooms in|Enrollment for 2)/);
  expect(message.onlyFor).toBe('U0SAM00001');
  expect(buttons(message)).toContain('Share to channel');
  expect(slack.workspace.messages).toHaveLength(1);
});

test('while the outage lasts, “Try again” brings a new error in place, with a new reference', async () => {
  const { command, slack, study, until } = await openSample();
  study.mode = 'down';
  const { message } = await command('/course TX00EY23-3015');
  const first = referenceOn(message);
  await slack.click(message, 'Try again');
  await until(() => referenceOn(message) !== first || undefined);
  expect(buttons(message)).toEqual(['Try again']);
});

test('in a thread a new failure is told to the presser alone, beside', async () => {
  const { mention, slack, study, next } = await openSample();
  study.mode = 'down';
  const { answer } = await mention('TX00EY23-3015');
  const first = referenceOn(answer);
  const told = await next(() => slack.click(answer, 'Try again', { user: 'aino' }));
  expect(told.onlyFor).toBe('U0AINO0002');
  expect(referenceOn(told)).not.toBe(first);
  expect(referenceOn(answer)).toBe(first);
});

test('in a thread it works for everyone, in the language of the question', async () => {
  const { mention, slack, study, until } = await openSample();
  study.mode = 'down';
  const { answer } = await mention('milloin TX00EY23-3015 ilmoittautuminen päättyy?');
  expect(buttons(answer)).toEqual(['Yritä uudelleen']);
  study.mode = 'fine';
  await slack.click(answer, 'Yritä uudelleen', { user: 'aino' });
  await until(
    () => /^Ilmoittautuminen päättyy: .*\nOhjelmistotuotantoprojekti/.test(answer.text) || undefined,
  );
  expect(answer.onlyFor).toBeUndefined();
  expect(buttons(answer)).toContain('Tiedot');
  expect(buttons(answer)).not.toContain('Yritä uudelleen');
  expect(slack.workspace.messages).toHaveLength(2);
});
