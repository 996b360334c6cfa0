/** Folders and stores of one test file, closed and removed after it or after each test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { StoreProblem } from '../../src/store/database/database.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

export function closedAfterEach() {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  return {
    /** Run after the test, the last one first. */
    cleanUps,
    freshDirectory: async (): Promise<string> => {
      const directory = await mkdtemp(join(tmpdir(), 'coursebell-store-'));
      cleanUps.push(() => rm(directory, { recursive: true, force: true }));
      return directory;
    },
    /** @param problems takes the problems that are told */
    opened: async (options: Partial<StoreOptions>, problems: StoreProblem[] = []): Promise<Store> => {
      const onProblem = (problem: StoreProblem) => problems.push(problem);
      const store = await openStore({ dataDir: '/unused', onProblem, ...options });
      cleanUps.push(store.close);
      return store;
    },
  };
}
