/** A month of everything around the night that loses an hour; the other night has a file of its own, so that both run at once. */
import { test } from 'vitest';
import { playMonth } from './month-hours.ts';

const BEGIN = Date.UTC(2027, 2, 13, 7, 0, 7, 853);

test.each([1])(
  'each reminder comes once around the night that loses an hour, under all troubles: %i',
  { timeout: 180_000 },
  (seed) => playMonth(BEGIN, seed + BEGIN),
);
