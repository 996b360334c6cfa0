/** Cells go through a fault, by how old what is kept is: nothing is kept; it is fresh; it is old, and then renewed. */
import { blame, type Cell, DAY_AND_MORE, HOUR } from './cell.ts';
import { meaning, meanings, restOf, whenCold, whenOld } from './expected.ts';
import { type Fault, MINUTE, SECOND } from './fault.ts';
import { asked, idle, refreshed } from './looking.ts';
import { expectAge, expectReference, expectTime, expectTold } from './told.ts';

/** Everything is old by then; rooms are the last. */
const OLD = 6 * HOUR + MINUTE;
/** What failed in the background is tried again after this long. */
const PAUSED = 31 * SECOND;

/** Goes through a fault with all cells at once, since they share the clock. */
export async function goThrough(fault: Fault, cells: readonly Cell[]): Promise<void> {
  const rest = Math.max(...cells.map(({ surface }) => restOf(fault, surface)));
  const [first] = cells;
  for (const [before, step] of STEPS) {
    first?.flow.pass(before === 'rest' ? rest : before);
    await Promise.all(cells.map((cell) => carefully(step, cell, fault)));
  }
}

/** Meets a fault, has our own clock set to another time, and is to be well soon after. */
export async function meetAndSet(fault: Fault, ms: number, cell: Cell): Promise<void> {
  if (isHarmless(fault, cell)) return;
  await meet(fault, [cell]);
  cell.flow.pass(ms);
  cell.flow.pass(restOf(fault, cell.surface));
  await carefully(afterwards, cell, fault);
  // What was kept just now is to be too old for the next.
  cell.flow.pass(Math.max(0, -ms));
}

/** Meets a fault where nothing is kept, with all cells at once. */
export async function meet(fault: Fault, cells: readonly Cell[]): Promise<void> {
  cells[0]?.flow.pass(DAY_AND_MORE);
  await Promise.all(cells.map((cell) => carefully(cold, cell, fault)));
}

type Step = (cell: Cell, fault: Fault) => Promise<void>;
const STEPS: readonly (readonly [before: number | 'rest', step: Step])[] = [
  [DAY_AND_MORE, cold],
  ['rest', afterwards],
  [0, fresh],
  [OLD, old],
  ['rest', async () => undefined],
  [PAUSED, renewed],
];

async function carefully(step: Step, cell: Cell, fault: Fault): Promise<void> {
  try {
    await step(cell, fault);
  } catch (error) {
    blame(cell, fault, step.name, String(error));
  }
}

async function cold(cell: Cell, fault: Fault): Promise<void> {
  const at = Date.now();
  const lines = cell.flow.log.length;
  const text = await asked(cell, fault, fault);
  if (isHarmless(fault, cell)) cell.fetchedAt = at;
  expectTold(cell, fault, 'cold', text, whenCold(fault, cell.surface));
  expectReference(cell, fault, text, cell.flow.log.slice(lines));
  expectTime(cell, fault, text, at);
  await idle(cell);
}

const isHarmless = (fault: Fault, { surface }: Cell): boolean =>
  meanings(fault, surface).every((meaning) => meaning === 'well');

async function afterwards(cell: Cell, fault: Fault): Promise<void> {
  const text = await asked(cell, fault);
  if (!isHarmless(fault, cell)) cell.fetchedAt = Date.now();
  expectTold(cell, fault, 'with the fault gone', text, ['card']);
}

async function fresh(cell: Cell, fault: Fault): Promise<void> {
  const { calls } = cell.flow.upstream;
  const before = calls.length;
  expectTold(cell, fault, 'fresh', await asked(cell, fault, fault), ['card']);
  if (calls.length > before) blame(cell, fault, 'fresh', `${calls.length - before} calls`);
}

async function old(cell: Cell, fault: Fault): Promise<void> {
  const { surface } = cell;
  const hasNoAge = surface.kind !== undefined || surface.keys === 0;
  const first = await asked(cell, fault, fault, hasNoAge ? undefined : 'first');
  expectTold(cell, fault, 'old', first, hasNoAge ? ['card'] : ['card', 'old']);
  expectAge(cell, fault, first);
  await refreshed(cell, surface.keys);
  const second = await asked(cell, fault, fault);
  expectTold(cell, fault, 'old, and not renewed', second, whenOld(fault, surface));
  expectAge(cell, fault, second);
  await idle(cell);
}

async function renewed(cell: Cell, fault: Fault): Promise<void> {
  const { asks, keys } = cell.surface;
  const first = await asked(cell, fault);
  // What was renewed is not old, and what was gone is looked up anew.
  const kept = asks.filter((operation) => !['well', 'unknown'].includes(meaning(fault, operation)));
  if (kept.length > 0) await refreshed(cell, (keys / asks.length) * kept.length);
  const text = kept.length > 0 ? await asked(cell, fault) : first;
  expectTold(cell, fault, 'renewed', text, ['card']);
}
