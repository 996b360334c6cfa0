import { expect, test } from 'vitest';
import { isTimeZone } from '../src/study-client/moments.ts';

test.each([
  ['Europe/Helsinki', true],
  ['UTC', true],
  // Other names, which no list has.
  ['EET', true],
  ['europe/helsinki', true],
  ['Etc/GMT-2', true],
  // Offsets, which know no summer time.
  ['+02:00', false],
  ['+24:00', false],
  ['Europe/Nowhere', false],
  ['', false],
])('zone "%s": %s', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known);
});
