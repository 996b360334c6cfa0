/** Before the suites: bundles the programs that they start and kill by the hundred. */
import type { TestProject } from 'vitest/node';
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
  provide('programs', programs);
  return remove;
}
