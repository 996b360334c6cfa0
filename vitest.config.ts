import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/logged/global-setup.ts'],
    // Nothing here is mocked or kept in modules, so the files can share a process: a third of the time.
    isolate: false,
    // For what hangs. How fast something is, is told by the benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Linux may give two processes the same free port at once; the second to listen is refused. Nothing else is tried again.
    retry: { count: 2, condition: /listen EADDRINUSE/ },
    expect: { poll: { timeout: 30_000 } },
    coverage: {
      provider: 'v8',
      include: [
        'src/features/**',
        'src/cards/**',
        'src/study-client/**',
        'src/slack/**',
        'src/i18n/**',
        'src/ops/**',
        'src/rings/**',
        'src/store/**',
        'src/calendar/**',
        'src/workspace/**',
      ],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/features/**': { lines: 90 },
        'src/cards/**': { lines: 90 },
        'src/study-client/**': { lines: 90 },
        'src/rings/**': { lines: 90 },
        'src/calendar/**': { lines: 90 },
        'src/workspace/**': { lines: 90 },
      },
    },
  },
});
