import { expect, test } from 'vitest';
import { openSample, openScripted } from './harness.ts';
import { buttons, words } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

/** The flows' clock stands at 14:02 on 20 November 2026 in Helsinki. */
const WINDOWS = [
  [
    'opens in three days',
    { enrollmentStart: '2026-11-23T08:00:00', enrollmentEnd: '2026-12-01T16:00:00' },
    /Opens in 3 days/,
  ],
  [
    'opens this minute',
    { enrollmentStart: '2026-11-20T14:02:00', enrollmentEnd: '2026-11-22T16:00:00' },
    /Open, closes in 2 days/,
  ],
  [
    'closes in two days',
    { enrollmentStart: '2026-11-01T08:00:00', enrollmentEnd: '2026-11-22T16:00:00' },
    /Open, closes in 2 days/,
  ],
  [
    'closed an hour ago',
    { enrollmentStart: '2026-11-01T08:00:00', enrollmentEnd: '2026-11-20T13:00:00' },
    /Closed 1 hour ago/,
  ],
  ['has no dates', {}, /period not known/i],
  ['has empty dates', { enrollmentStart: '', enrollmentEnd: null }, /period not known/i],
  [
    'ends before it starts',
    { enrollmentStart: '2026-12-01T08:00:00', enrollmentEnd: '2026-11-01T08:00:00' },
    /period unclear/i,
  ],
] as const;

test.for(WINDOWS)('a window that %s', async ([, dates, state]) => {
  const { command } = await openScripted(realizations((code) => realization(code, dates)));
  const { message } = await command('/enrollment TX00EY23-3015');
  for (const shown of [message.text, words(message)]) expect(shown).toMatch(state);
  if (!('enrollmentStart' in dates) || dates.enrollmentEnd === null)
    expect(message.text).not.toMatch(/Open,/);
});

test('dates are shown in the zone of whoever reads', async () => {
  const [, dates] = WINDOWS[2];
  const { command } = await openScripted(realizations((code) => realization(code, dates)));
  const { message } = await command('/enrollment TX00EY23-3015');
  const closes = Date.UTC(2026, 10, 22, 14) / 1000;
  for (const shown of [message.text, words(message)])
    expect(shown).toContain(`<!date^${closes}^{date_short} {time}|22 Nov 2026`);
});

test('several codes make a list, and one that fails is named', async () => {
  const { command, study } = await openSample();
  const { message } = await command('/enrollment TX00EY23-3015, im00br45-3003 ZZ00ZZ99-3001');
  expect(message.text).toMatch(/^Enrollment for 2 courses\n/);
  expect(message.text).toContain('ZZ00ZZ99-3001: no such realization.');
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Details', 'Share to channel']));
  expect(study.calls).toHaveLength(1);
});

test('a numeric id is a realization', async () => {
  const { command } = await openSample();
  const { message } = await command('/enrollment 194201');
  expect(message.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
});
