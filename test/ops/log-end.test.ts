import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The lines that a process has written to a pipe when it has ended. */
function linesOf(count: number, how: string): Promise<string[]> {
  return new Promise((resolve) => {
    // A process that throws has still written what it has logged.
    execFile(process.execPath, [join(import.meta.dirname, 'log-end.ts'), String(count), how], (_, stdout) =>
      resolve(stdout.split('\n').slice(0, -1)),
    );
  });
}

/** None, one, a gathering and what comes after it, and more than a pipe holds. */
const COUNTS = [0, 1, 256, 301, 1500];

test.each(['quietly', 'exit', 'throw'])(
  'a process that ends %s has written every line, in order',
  async (how) => {
    for (const count of COUNTS) {
      const lines = await linesOf(count, how);
      expect(lines.map((line) => JSON.parse(line).ms)).toEqual(Array.from({ length: count }, (_, at) => at));
    }
  },
);

test('of more than may wait, what fits is written', async () => {
  const lines = await linesOf(20_000, 'exit');
  const written = lines.map((line) => JSON.parse(line).ms as number);
  expect(written.slice(0, 9000)).toEqual(Array.from({ length: 9000 }, (_, at) => at));
});
