/** The four operations against every variation of every fault, and against every status of every speaker. */
import { expect, test } from 'vitest';
import { type Cell, openCell } from './upstream/cell.ts';
import { VARIATIONS } from './upstream/kinds.ts';
import { goThrough, meet } from './upstream/states.ts';
import { STATED } from './upstream/statuses.ts';
import { OPERATIONS, TYPED } from './upstream/surfaces.ts';

async function openAll(): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const surface of TYPED.filter(({ name }) => OPERATIONS.has(name))) cells.push(await openCell(surface));
  return cells;
}

test('every variation', async () => {
  const cells = await openAll();
  for (const fault of VARIATIONS) await goThrough(fault, cells);
  expect(cells.flatMap(({ wrong }) => wrong).join('\n')).toBe('');
});

test('every status', async () => {
  const cells = await openAll();
  for (const fault of STATED) await meet(fault, cells);
  expect(cells.flatMap(({ wrong }) => wrong).join('\n')).toBe('');
});
