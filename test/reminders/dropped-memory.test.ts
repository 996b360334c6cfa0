import { describe, expect, it, test } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { FROZEN, messageName, rowOf, type Step } from '../../src/reminders/steps.ts';
import {
  type Dropped,
  droppedAmong,
  isDropped,
  rememberDropped,
  withIds,
} from '../../src/reminders/trouble.ts';
import { followedBy, optionsOf } from './one-pass.ts';
import { heldFor, NOW, outgoing, rowFor, WORKSPACE } from './samples.ts';

const reminder = outgoing('a reminder', NOW / 1000 + 7200);
const other = outgoing('another reminder', NOW / 1000 + 7200);
const row = rowFor(reminder);
const noted = { ...row, scheduledId: undefined };
const cancel = (more: Partial<Extract<Step, { do: 'cancel' }>> = {}): Step => ({
  do: 'cancel',
  held: heldFor(reminder),
  row,
  why: 'dropped',
  before: reminder,
  ...more,
});

describe('what of a pass’s steps Slack dropped', () => {
  test.each<[string, Step, unknown[]]>([
    ['what is made sure of before it is handed over again', cancel(), [row]],
    ['what is handed over again alone', { do: 'schedule', message: reminder, wasHeld: true }, [noted]],
    ['not what is new', { do: 'schedule', message: reminder }, []],
    ['not what gets other words', cancel({ why: 'reworded' }), []],
    ['not what moves', cancel({ why: 'moved' }), []],
    ['not what has no known row', cancel({ row: undefined }), []],
    ['not what is posted', { do: 'post', message: reminder, again: false }, []],
  ])('%s', (_, step, rows) => {
    expect(droppedAmong([step], new Map())).toEqual(rows);
  });

  it('is told once, with the id where it is known', () => {
    const again: Step = { do: 'schedule', message: reminder, wasHeld: true };
    const more: Step = { do: 'schedule', message: other, wasHeld: true };
    const steps = [cancel(), again, more];
    expect(droppedAmong(steps, new Map())).toEqual([row, rowOf(other, 'held')]);
    expect(droppedAmong(steps, new Map([[messageName(reminder), 'Q7']]))).toEqual([rowOf(other, 'held')]);
  });
});

describe('what is remembered as dropped', () => {
  const remembered = (): Dropped => new Map([[messageName(reminder), 'Q7']]);

  it('is a row without an id that is said to be held', () => {
    expect(isDropped(noted, remembered())).toBe(true);
    expect(isDropped(row, remembered()), 'handed over again').toBe(false);
    expect(isDropped({ ...noted, state: 'intended' }, remembered()), 'in doubt').toBe(false);
    expect(isDropped({ ...noted, key: 'another' }, remembered())).toBe(false);
  });

  it('has its id again while there is time to take it back', () => {
    const at = (left: number) => withIds([noted, rowFor(other)], remembered(), reminder.postAt - left);
    expect(at(FROZEN + 1)).toEqual([{ ...noted, scheduledId: 'Q7' }, rowFor(other)]);
    expect(at(FROZEN)).toEqual([noted, rowFor(other)]);
    expect(withIds([noted], new Map([[messageName(reminder), undefined]]), 0)).toEqual([noted]);
    expect(withIds([{ ...noted, state: 'intended' }], remembered(), 0)).toEqual([
      { ...noted, state: 'intended' },
    ]);
  });

  it('is bounded', () => {
    const dropped: Dropped = new Map();
    const rows = Array.from({ length: 10_001 }, (_, at) => ({ ...row, key: `reminder ${at}` }));
    rememberDropped(dropped, rows);
    expect(dropped.size).toBe(10_000);
    expect(dropped.get(messageName(rows[0] ?? row))).toBe(row.scheduledId);
  });
});

it('what Slack holds although its list lacks it is not there twice, also where it had to wait', async () => {
  const setting = await followedBy(3, '2026-11-21T10:00');
  const { timer } = setting;
  const { list } = timer;
  timer.list = async () => [];
  const options = optionsOf(setting);
  await passWorkspace(WORKSPACE, { ...options, othersWait: () => true });
  timer.list = list;
  await passWorkspace(WORKSPACE, { ...options, source: 'rows' });
  expect(timer.held).toHaveLength(3);
});
