/** What is typed and written, against one fault of each kind that ends by itself. */
import { expect, test } from 'vitest';
import { openCell } from './upstream/cell.ts';
import { KINDS } from './upstream/kinds.ts';
import { goThrough } from './upstream/states.ts';
import { TYPED } from './upstream/surfaces.ts';

/** So many that are wrong tell what the matter is. */
const ENOUGH = 5;

test.for(TYPED)('$name', async (surface) => {
  const cell = await openCell(surface);
  for (const fault of KINDS) {
    await goThrough(fault, [cell]);
    if (cell.wrong.length > ENOUGH) break;
  }
  expect(cell.wrong).toEqual([]);
});
