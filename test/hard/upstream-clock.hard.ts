/** Our own clock is set while the study API is in trouble: that must not keep anybody from it. */
import { expect, test } from 'vitest';
import { openCell } from './upstream/cell.ts';
import { MINUTE } from './upstream/fault.ts';
import { KINDS } from './upstream/kinds.ts';
import { meetAndSet } from './upstream/states.ts';
import { TYPED } from './upstream/surfaces.ts';

const HOUR = 60 * MINUTE;
const SET: readonly (readonly [how: string, ms: number])[] = [
  ['back by an hour', -HOUR],
  ['back by a day', -24 * HOUR],
  ['on by an hour', HOUR],
  ['on by a year', 365 * 24 * HOUR],
];
/** Another language's answers and other surfaces share all of what is kept of the study API's state. */
const OPERATIONS = ['/course', '/course unit', '/rooms'];
const SURFACES = TYPED.filter(({ name }) => OPERATIONS.includes(name));

test.for(SET.flatMap(([how, ms]) => SURFACES.map((surface) => ({ how, ms, surface, name: surface.name }))))(
  'the clock is set $how: $name',
  async ({ ms, surface }) => {
    const cell = await openCell(surface);
    for (const fault of KINDS) await meetAndSet(fault, ms, cell);
    expect(cell.wrong.join('\n')).toBe('');
  },
);
