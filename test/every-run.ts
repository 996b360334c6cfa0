/** What holds for every run of the tests, whichever suites it takes. Read by Vitest's configurations, so without Vitest itself. */

/**
 * How long a test waits for what must come, in milliseconds: longer than the busiest machine needs, since what comes
 * is not waited for any longer, and what never comes fails all the same.
 */
export const PATIENCE = 30_000;

export const EVERY_RUN = {
  setupFiles: ['test/setup.ts'],
  globalSetup: ['test/logged/global-setup.ts'],
  // Nothing here is mocked or kept in modules, so the files can share a process: a third of the time.
  isolate: false,
  // Linux may give two processes the same free port at once; the second to listen is refused. Nothing else is tried again.
  retry: { count: 2, condition: /listen EADDRINUSE/ },
  expect: { poll: { timeout: PATIENCE } },
};
