/** Prints what planning costs: `node test/bench/plan.ts`. Asserts nothing. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Measured, measure } from './measure.ts';

const SIZES = [10_000, 100_000] as const;

const MB = 1024 * 1024;

async function inProcess(follows: number): Promise<readonly Measured[]> {
  const child = fork(import.meta.filename, [String(follows)], { execArgv: ['--expose-gc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the measuring of ${follows} follows failed`);
  });
  ended.catch(() => undefined);
  const [measured] = await Promise.race([once(child, 'message'), ended]);
  return measured as readonly Measured[];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const HEAD = ['', 'follows', 'seconds', 'follows/s', 'RSS MB', 'heap MB', 'came to'];

function line(follows: number, { what, ms, rss, heap, count }: Measured): string[] {
  const perSecond = Math.round(follows / (ms / 1000));
  return [
    what,
    follows,
    (ms / 1000).toFixed(2),
    perSecond,
    (rss / MB).toFixed(0),
    (heap / MB).toFixed(0),
    count,
  ].map(String);
}

function ratio(small: Measured, large: Measured): string[] {
  const times = (of: (measured: Measured) => number): string => `${(of(large) / of(small)).toFixed(1)} x`;
  const columns = [times(({ ms }) => ms), '', times(({ rss }) => rss), times(({ heap }) => heap)];
  return ['', 'ratio', ...columns, times(({ count }) => count)];
}

const [, , wanted] = process.argv;
if (wanted === undefined) {
  const [small, large] = [await inProcess(SIZES[0]), await inProcess(SIZES[1])];
  const rows = small.flatMap((one, index) => {
    const other = large[index];
    return other ? [line(SIZES[0], one), line(SIZES[1], other), ratio(one, other), []] : [];
  });
  process.stdout.write(`${table([HEAD, ...rows])}\n`);
} else {
  process.send?.(await measure(Number(wanted)));
  process.disconnect?.();
}
