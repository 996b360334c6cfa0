/** `npm run test:mutation [-- GROUP…]`: mutates one group after the other, and fails where one falls below its threshold. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GROUPS } from './groups.ts';

const ROOT = join(import.meta.dirname, '../..');
const STRYKER = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');

function mutated(name: string): boolean {
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'test/mutation/stryker.config.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_GROUP: name },
  });
  return status === 0;
}

const asked = process.argv.slice(2);
const below = (asked.length > 0 ? asked : Object.keys(GROUPS)).filter((name) => !mutated(name));
if (below.length > 0) {
  process.stderr.write(`below the threshold, or not run: ${below.join(', ')}\n`);
  process.exitCode = 1;
}
