import { groupNamed } from './groups.ts';

const group = process.env['MUTATION_GROUP'];
const name = group ?? 'all';

/** How many mutants of a group may survive. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts' },
  mutate: groupNamed(group).mutate,
  // Stryker would rewrite tsconfig.json by an interface that TypeScript 7 no longer has. No test reads it.
  ignorePatterns: ['tsconfig.json', 'coverage', 'data'],
  concurrency: 2,
  // A busy machine is no mutant that hangs.
  timeoutMS: 60_000,
  cleanTempDir: 'always',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `test/mutation/report/${name}.html` },
  jsonReporter: { fileName: `test/mutation/report/${name}.json` },
  thresholds: { high: 95, low: 90, break: 85 },
  // Half of the mutants stand in schemas and patterns, which are made as the module is loaded.
  warnings: { slow: false },
};
