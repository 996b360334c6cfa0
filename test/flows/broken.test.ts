/** Whether something is broken, in words: whether the study system answers, and since when it does not. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const ASKED = [
  [
    'is the system broken?',
    /^🟢 The study system answers\./,
    /^🔴 The study system has not answered since <!date/,
  ],
  [
    'why can’t I find anything',
    /^🟢 The study system answers\./,
    /^🔴 The study system has not answered since/,
  ],
  ['miksei mitään löydy', /^🟢 Opintojärjestelmä vastaa\./, /^🔴 Opintojärjestelmä ei vastaa\./],
  ['onko tää rikki?', /^🟢 Opintojärjestelmä vastaa\./, /^🔴 Opintojärjestelmä ei vastaa\./],
  ['varför hittar du inget?', /^🟢 Studiesystemet svarar\./, /^🔴 Studiesystemet svarar inte\./],
] as const;

test('while the study system answers that is told, and while it does not since when, from the first call that failed', async () => {
  const flow = await openSample({
    troubles: ['upstream', 'unavailable', 'breaker'],
    env: { SUPPORT_CONTACT: 'help@example.edu' },
  });
  await flow.direct('TX00EY23-3015');
  for (const [asked, well] of ASKED) expect((await flow.direct(asked)).answer.text, asked).toMatch(well);
  flow.study.mode = 'down';
  await flow.direct('TX00EW54-3008');
  for (const [asked, , failing] of ASKED) {
    const { text } = (await flow.direct(asked)).answer;
    expect(text, asked).toMatch(failing);
    expect(text, asked).toContain('help@example.edu');
  }
  flow.study.mode = 'fine';
  await flow.direct('LI00DZ61-3005');
  expect((await flow.direct('is it broken?')).answer.text).toMatch(/^🟢/);
});
