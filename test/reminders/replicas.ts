/** Some workspaces, and processes that share the work on them. */

import { expect } from 'vitest';
import { createRunner, type RunnerOptions } from '../../src/reminders/runner.ts';
import { jobsTelling } from '../fakes/jobs.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { follow, HOUR, NOW, target } from './samples.ts';

export const WORKSPACES = ['T0AAAA', 'T0BBBB', 'T0CCCC'];
/** Lets everything go on that waits for nothing. */
export const soon = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
};

export async function world() {
  const store = createMemoryStore();
  for (const workspace of WORKSPACES)
    await store.follows.add(target({ workspace }), [follow({ workspace })], 9);
  const clock = { now: NOW };
  const passes: string[] = [];
  const troubles: string[] = [];
  const checks: string[] = [];
  const open = new Set<string>();
  const replica = (holder: string, more: Partial<RunnerOptions> = {}) =>
    createRunner({
      store,
      holder,
      now: () => clock.now,
      passEveryMs: HOUR,
      checkEveryMs: 3 * HOUR,
      pass: async (workspace) => {
        expect(open, 'passed over twice at once').not.toContain(workspace);
        open.add(workspace);
        passes.push(`${holder} ${workspace}`);
        await soon();
        open.delete(workspace);
        return true;
      },
      check: async () => {
        checks.push(holder);
        await soon();
        return { read: 0, missing: 0, failed: 0 };
      },
      watch: async () => undefined,
      watchNewly: async () => false,
      jobs: jobsTelling(({ kind, workspace, error }) => troubles.push(`${kind} ${workspace}: ${error}`)),
      ...more,
    });
  return { store, clock, passes, troubles, checks, replica };
}
