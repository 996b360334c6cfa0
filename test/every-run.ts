/** What holds for every run of the tests, whichever suites it takes. Read by Vitest's configurations, so without Vitest itself. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * How long a test waits for what must come, in milliseconds: longer than the busiest machine needs, since what comes
 * is not waited for any longer, and what never comes fails all the same.
 */
export const PATIENCE = 100_000;

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';
/** More than all temporary files of a run, in bytes; the default of a container is less. */
const ROOM = 2 ** 30;

/** Where stores lie: in memory where there is room, since they bring each commit to the disk, a third of the time. */
function temporaryFiles(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

export const EVERY_RUN = {
  env: { TMPDIR: temporaryFiles() },
  setupFiles: ['test/setup.ts'],
  globalSetup: [
    'test/logged/global-setup.ts',
    'test/fakes/postgres-of-run.ts',
    'test/fakes/learned-of-run.ts',
  ],
  // Nothing here is mocked or kept in modules, so the files can share a process: a third of the time.
  isolate: false,
  // Node itself loads TypeScript without types, as it does for `npm start` from the source: a seventh of the time.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  tags: [{ name: 'property', description: 'tries random values; in full by `npm run test:hard`' }],
  // Linux may give two processes the same free port at once; the second to listen is refused. Nothing else is tried again.
  retry: { count: 2, condition: /listen EADDRINUSE/ },
  expect: { poll: { timeout: PATIENCE } },
};
