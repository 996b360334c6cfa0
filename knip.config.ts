import type { KnipConfig } from 'knip';

/** What `--production` looks at: the program alone, without its tests. What ends with `!` belongs to it. */
const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'src/main.ts!',
    'src/{app-manifest,backup,mcp,move-store,doctor/examine}.ts!',
    'playground/page/main.tsx!',
    'test/**/*.test.ts',
    'test/bench/*.ts',
    'test/**/*.hard.ts',
    'test/gateway/installed.ts',
    'test/hard/hostile/serve.ts',
    'test/hard/linear/run.ts',
    'test/hard/open-store-process.ts',
    'test/hard/properties-only.ts',
    'test/mutation/vitest.config.ts',
    'test/ops/log-end.ts',
  ],
  project: ['{src,playground}/**/*.{ts,tsx}!', 'test/**/*.ts', 'deploy/**/*.ts'],
  // Their schemas and types are loaded by the kind of an object: test/deploy/helm.test.ts.
  ignoreDependencies: [
    'kubernetes-models',
    '@kubernetes-models/gateway-api',
    '@kubernetes-models/prometheus-operator',
  ],
  // Used where they are at hand.
  ignoreBinaries: ['systemd-analyze', 'promtool'],
  // Tests may look at a part of a file that its other parts use.
  ignoreExportsUsedInFile: isProduction,
  stryker: { config: ['test/mutation/stryker.config.mjs'] },
} satisfies KnipConfig;
