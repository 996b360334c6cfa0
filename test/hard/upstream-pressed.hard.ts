/** What is pressed, opened and fetched, against faults that end by themselves. */
import { expect, test } from 'vitest';
import { openCell } from './upstream/cell.ts';
import { goThrough } from './upstream/states.ts';
import { kindsFor, PRESSED } from './upstream/surfaces.ts';

/** So many that are wrong tell what the matter is. */
const ENOUGH = 5;

test.for(PRESSED)('$name', async (surface) => {
  const cell = await openCell(surface);
  for (const fault of kindsFor(surface)) {
    await goThrough(fault, [cell]);
    if (cell.wrong.length > ENOUGH) break;
  }
  expect(cell.wrong.join('\n')).toBe('');
});
