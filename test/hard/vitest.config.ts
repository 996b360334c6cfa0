import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EVERY_RUN } from '../every-run.ts';

const SOCKET = 'test/hard/over-a-socket-*.hard.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The quick tests that have properties, themselves or by other files: those run in full here, and they alone. */
export const PROPERTIES = globSync('test/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  hasProperties(join(ROOT, file)),
);

function hasProperties(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (text.includes("tags: 'property'")) return true;
  const imported = Array.from(
    text.matchAll(/^(?:import|export|\}).* from '(\.[^']+\.ts)'/gm),
    ([, path = '']) => join(dirname(file), path),
  );
  return imported.some((one) => one.startsWith(join(ROOT, 'test')) && hasProperties(one, seen));
}

/** What takes longest or waits by the clock begins first: begun last it would go on alone. */
const LONG = [
  'real-clock',
  'half-year',
  'hostile-requests',
  'kills/postgres',
  'store-kills',
  'linear',
  'kills/sqlite',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.includes(name));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

/** The suites that take minutes: `npm run test:hard`. What is quick belongs to `npm test`. */
export default defineConfig({
  test: {
    root: ROOT,
    ...EVERY_RUN,
    env: { ...EVERY_RUN.env, PROPERTY_RUNS: 'full' },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxConcurrency: 6,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // They wait for much of their time, so that there are more of them at once than cores.
        test: {
          name: 'hard',
          globalSetup: ['test/hard/programs.ts'],
          include: ['test/**/*.hard.ts'],
          exclude: [SOCKET],
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          include: PROPERTIES,
          runner: 'test/hard/properties-only.ts',
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // After the others: Slack's patience is real there, and a machine that has much else to do outlasts it.
        test: { name: 'socket', include: [SOCKET], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
