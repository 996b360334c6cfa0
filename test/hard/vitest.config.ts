import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EVERY_RUN } from '../every-run.ts';

const SOCKET = 'test/hard/over-a-socket.hard.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The quick tests whose properties run in full here. */
const PROPERTIES = globSync('test/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'"),
);

/** The suites that take minutes: `npm run test:hard`. What is quick belongs to `npm test`. */
export default defineConfig({
  test: {
    root: ROOT,
    ...EVERY_RUN,
    env: { PROPERTY_RUNS: 'full' },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxConcurrency: 6,
    projects: [
      {
        extends: true,
        test: {
          name: 'hard',
          include: ['test/**/*.hard.ts'],
          exclude: [SOCKET],
          // They wait for much of their time.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          include: PROPERTIES,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // After the others: Slack's patience is real there, and a machine that has much else to do outlasts it.
        test: { name: 'socket', include: [SOCKET], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
