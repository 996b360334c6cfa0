import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const LOG_END = join(import.meta.dirname, 'log-end.ts');

/** The lines that a process has written to a pipe when it has ended. */
function linesOf(count: number, how: string): Promise<string[]> {
  return new Promise((resolve) => {
    // A process that throws has still written what it has logged.
    execFile(process.execPath, [LOG_END, String(count), how], { maxBuffer: 16 * 2 ** 20 }, (_, stdout) =>
      resolve(stdout.split('\n').slice(0, -1)),
    );
  });
}

/** None, one, more than a pipe holds, and many. */
const COUNTS = [0, 1, 1500, 20_000];

test.each(['quietly', 'exit', 'throw'])(
  'a process that ends %s has written every line, in order',
  async (how) => {
    for (const count of COUNTS) {
      const lines = await linesOf(count, how);
      expect(lines.map((line) => JSON.parse(line).ms)).toEqual(Array.from({ length: count }, (_, at) => at));
    }
  },
);

test.each(COUNTS)('a process whose log has lost its reader ends all the same: %i lines', async (count) => {
  const child = spawn(process.execPath, [LOG_END, String(count), 'exit'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // Long before the process has begun to write.
  child.stdout?.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.skipIf(process.platform !== 'linux')(
  'a process whose log is on a full disk ends all the same',
  async () => {
    const child = spawn(process.execPath, [LOG_END, '301', 'exit'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);
