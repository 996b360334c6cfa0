import { expect, test } from 'vitest';
import type { ReminderMetrics } from '../../src/ops/metrics.ts';
import { type CarryOutOptions, carryOut } from '../../src/reminders/carry-out.ts';
import { NOTICE, type Step } from '../../src/reminders/steps.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { createFakeTimer } from './fake-timer.ts';
import {
  type Deed,
  differenceOf,
  follow,
  heldFor,
  NOW,
  outgoing,
  render,
  rowFor,
  target,
  WORKSPACE,
} from './samples.ts';

const now = NOW / 1000;
const reminder = outgoing('ring', now + 3600);
const notice = outgoing(`${NOTICE} 1`, now + 3600);
const post = (message: typeof reminder): Step => ({ do: 'post', message, again: false });

/** Does steps; resolves to what was counted, in order. */
async function counted(
  deeds: readonly Deed[],
  prepare: (timer: ReturnType<typeof createFakeTimer>) => void = () => {},
) {
  const store = createMemoryStore();
  await store.follows.add(target(), [follow()], 9);
  const timer = createFakeTimer();
  prepare(timer);
  const told: string[] = [];
  const metrics: ReminderMetrics = {
    reminder: (kind, event) => void told.push([kind, ...Object.values(event)].join(' ')),
  };
  const options: CarryOutOptions = {
    ...{ store, timer, render, metrics, memory: createMemory() },
    now: () => NOW,
    pace: async () => {},
    stillMine: () => true,
    othersWait: () => false,
  };
  const targets = await store.targets.inWorkspace(WORKSPACE);
  await carryOut(differenceOf(deeds), targets, options).catch(() => undefined);
  return told;
}

test.each<[string, Deed[], string[]]>([
  [
    'handed over',
    [{ do: 'schedule', message: reminder }],
    ['reminder planned', 'reminder handed-over scheduled false'],
  ],
  [
    'a notice',
    [{ do: 'schedule', message: notice }],
    ['notice planned', 'notice handed-over scheduled false'],
  ],
  ['posted', [post(outgoing('ring', now + 30))], ['reminder planned', 'reminder handed-over posted false']],
  [
    'posted a minute after',
    [post(outgoing('ring', now - 60))],
    ['reminder planned', 'reminder handed-over posted false'],
  ],
  ['late', [post(outgoing('ring', now - 61))], ['reminder planned', 'reminder handed-over posted true']],
  [
    'too near by its turn',
    [{ do: 'schedule', message: outgoing('ring', now + 30) }],
    ['reminder planned', 'reminder handed-over posted false'],
  ],
  [
    'taken back',
    [{ do: 'cancel', held: heldFor(reminder), row: rowFor(reminder), why: 'unwanted' }],
    ['reminder taken-back'],
  ],
  [
    'a stray of another time',
    [{ do: 'cancel', held: heldFor(reminder), row: undefined, why: 'unwanted' }],
    [],
  ],
  [
    'notes',
    [
      { do: 'note', row: rowFor(reminder, { state: 'posted' }) },
      { do: 'drop', row: rowFor(reminder) },
    ],
    [],
  ],
])('%s', async (_, steps, expected) => {
  expect(await counted(steps)).toEqual(expected);
});

test('what Slack refuses, and what it has trouble with', async () => {
  const steps: Step[] = [{ do: 'schedule', message: reminder }];
  expect(await counted(steps, ({ refusing }) => refusing.set('*', 'is_archived'))).toEqual([
    'reminder planned',
    'reminder left refused',
  ]);
  expect(await counted(steps, ({ failing }) => failing.set('schedule', new Error('cut off')))).toEqual([
    'reminder planned',
    'reminder left failed',
  ]);
});
