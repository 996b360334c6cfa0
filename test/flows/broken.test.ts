/** Whether something is broken, in words: whether the study system answers, and since when it does not. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const ASKED = [
  [
    'is the system broken?',
    /^🟢 The study system answered just now\./,
    /^🔴 The study system has not answered since <!date/,
  ],
  [
    'why can’t I find anything',
    /^🟢 The study system answered just now\./,
    /^🔴 The study system has not answered since/,
  ],
  [
    'miksei mitään löydy',
    /^🟢 Opintojärjestelmä vastasi juuri äsken\./,
    /^🔴 Opintojärjestelmä ei ole vastannut\. Ensimmäinen virhe: .*, viimeksi kysytty juuri äsken\./,
  ],
  [
    'onko tää rikki?',
    /^🟢 Opintojärjestelmä vastasi juuri äsken\./,
    /^🔴 Opintojärjestelmä ei ole vastannut\. Ensimmäinen virhe: .*, viimeksi kysytty juuri äsken\./,
  ],
  [
    'varför hittar du inget?',
    /^🟢 Studiesystemet svarade nyss\./,
    /^🔴 Studiesystemet har inte svarat\. Första felet: .*, senast tillfrågat nyss\./,
  ],
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

test('what it answered some time ago is told with the time, and not as the present', async () => {
  const flow = await openSample();
  await flow.direct('TX00EY23-3015');
  for (const [minutes, told] of [
    [2, '🟢 The study system answered 2 minutes ago.'],
    [57, '🟢 The study system answered 59 minutes ago.'],
    [2, /^🟢 The study system answered <!date\^\d+\^\{time\}\|14:02>\./],
  ] as const) {
    flow.pass(minutes * 60_000);
    const { text } = (await flow.direct('status')).answer;
    expect(text).toMatch(typeof told === 'string' ? new RegExp(`^${told}`) : told);
  }
});
