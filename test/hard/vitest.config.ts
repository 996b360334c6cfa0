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
    // Linux may give two processes the same free port at once; the second to listen is refused. Nothing else is tried again.
    retry: { count: 2, condition: /listen EADDRINUSE/ },
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
