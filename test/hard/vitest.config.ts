import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EVERY_RUN } from '../every-run.ts';

const SOCKET = 'test/hard/over-a-socket.hard.ts';

/** The suites that take minutes: `npm run test:hard`. What is quick belongs to `npm test`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    ...EVERY_RUN,
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
