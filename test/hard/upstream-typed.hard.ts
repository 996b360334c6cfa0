/** What is typed and written, against faults that end by themselves. */
import { expect, test } from 'vitest';
import { openCell } from './upstream/cell.ts';
import { goThrough } from './upstream/states.ts';
import { kindsFor, TYPED } from './upstream/surfaces.ts';

/** So many that are wrong tell what the matter is. */
const ENOUGH = 5;

test.for(TYPED)('$name', async (surface) => {
  const cell = await openCell(surface);
  for (const fault of kindsFor(surface)) {
    await goThrough(fault, [cell]);
    if (cell.wrong.length > ENOUGH) break;
  }
  expect(cell.wrong.join('\n')).toBe('');
});
