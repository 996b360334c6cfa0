/** Before the suites: bundles the programs that they start and kill by the hundred. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LEARNED_FILE } from '../../src/reading/learned-file.ts';
import { learnedFile } from '../fakes/learned-of-run.ts';
import { bundled } from '../fixtures/bundled.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder where each program lies under its name with `.js`. */
    readonly programs: string;
  }
}

const PROGRAMS = [
  ...['src/start.js', 'src/backup.ts', 'src/move-store.ts'],
  ...['test/hard/open-store-process.ts', 'test/kills/child.ts'],
];

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { programs, remove } = await bundled(PROGRAMS);
  // As `npm run build` leaves it: none of them spends seconds on learning.
  await copyFile(await learnedFile(), join(programs, LEARNED_FILE));
  provide('programs', programs);
  return remove;
}
