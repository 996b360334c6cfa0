import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const SOCKET = 'test/hard/over-a-socket.hard.ts';

/** The suites that take minutes: `npm run test:hard`. What is quick belongs to `npm test`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/logged/global-setup.ts'],
    isolate: false,
    // Linux may give two processes the same free port at once; the second to listen is refused. Nothing else is tried again.
    retry: { count: 2, condition: /listen EADDRINUSE/ },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'hard',
          include: ['test/hard/**/*.hard.ts'],
          exclude: [SOCKET],
          // They wait for much of their time.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // After the others: Slack's patience is real there, and a machine that has much else to do outlasts it.
        test: { name: 'socket', include: [SOCKET], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
