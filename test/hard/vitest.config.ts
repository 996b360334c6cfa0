import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The suites that take minutes: `npm run test:hard`. What is quick belongs to `npm test`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/hard/**/*.hard.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/logged/global-setup.ts'],
    isolate: false,
    // They wait for much of their time.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
