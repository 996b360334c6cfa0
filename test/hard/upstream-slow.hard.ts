/** Every surface against faults that only the app’s own patience ends; all of them at once, since that takes real time. */
import { expect, test } from 'vitest';
import { type Cell, openCell } from './upstream/cell.ts';
import { SLOW } from './upstream/slow.ts';
import { goThrough } from './upstream/states.ts';
import { PRESSED, TYPED } from './upstream/surfaces.ts';

/** In milliseconds: the app waits for most of it, and beside other suites the rest takes several times as long. */
const LIMIT = 900_000;
/** So long that what is well is never taken for slow, even where the machine is busy. */
const PATIENCE = { attemptMs: 1_200, deadlineMs: 3_000 };

test('what never ends is given up, everywhere', { timeout: LIMIT }, async () => {
  const cells: Cell[] = [];
  for (const surface of [...TYPED, ...PRESSED]) cells.push(await openCell(surface, PATIENCE));
  for (const fault of SLOW) await goThrough(fault, cells);
  expect(cells.flatMap(({ wrong }) => wrong).join('\n')).toBe('');
});
