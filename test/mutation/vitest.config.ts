import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { groupNamed } from './groups.ts';

/** Stryker's: `npm run test:mutation`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: [...groupNamed(process.env['MUTATION_GROUP']).tests],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/logged/global-setup.ts'],
    // What hangs is Stryker's to tell; a busy machine is no failed test.
    testTimeout: 600_000,
  },
});
