import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { EVERY_RUN } from './test/every-run.ts';
import { ANOTHER_UNIVERSITY } from './test/gateway/project.ts';

export default defineConfig({
  test: {
    ...EVERY_RUN,
    projects: [
      {
        extends: true,
        test: { name: 'app', include: ['test/**/*.test.ts'], exclude: ['test/gateway/**'] },
      },
      ANOTHER_UNIVERSITY,
    ],
    maxWorkers: availableParallelism(),
    // Else Node takes what the machine has, and frees little of it.
    execArgv: ['--max-old-space-size=512'],
    // For what hangs. How fast something is, is told by the benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: [
        'src/features/**',
        'src/cards/**',
        'src/http/**',
        'src/study-client/**',
        'src/slack/**',
        'src/i18n/**',
        'src/ops/**',
        'src/reminders/**',
        'src/store/**',
        'src/calendar/**',
        'src/workspace/**',
      ],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/features/**': { lines: 90 },
        'src/cards/**': { lines: 90 },
        'src/study-client/**': { lines: 90 },
        'src/reminders/**': { lines: 90 },
        'src/calendar/**': { lines: 90 },
        'src/workspace/**': { lines: 90 },
      },
    },
  },
});
