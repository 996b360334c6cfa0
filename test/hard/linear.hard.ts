/**
 * Time linear in the length: a text that is eight times as long costs eight times as much where a step is linear, and 64 times
 * as much where it is quadratic. Times of the processor are compared with each other, so that no machine is too slow.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { expressionsInSource, isUnbounded } from './linear/expressions.ts';
import { FUNCTIONS } from './linear/functions.ts';

/** What does not end at all is ended; in milliseconds of the processor, which a busy machine does not lengthen. */
const ENDLESS = 30_000;
/** After so many it is clear enough. */
const MOST_ENDLESS = 3;
/** How often a process is asked what it has used, in milliseconds. */
const LOOK = 500;

interface Step {
  readonly at: number;
  readonly name: string;
}
interface Done {
  readonly done: number;
  readonly steps: number;
  /** Steps whose time grows faster than the length of the text. */
  readonly grown: readonly object[];
}

/** @returns milliseconds of the processor that a process has used; of the clock where the system does not tell */
function usedBy(pid: number): number {
  try {
    // proc(5): after the name, which may hold anything, utime and stime are the 12th and 13th field, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

/** Ends a process that works for too long without a word. */
function endWhenEndless(child: ChildProcessByStdio<null, Readable, null>): NodeJS.Timeout {
  const { pid } = child;
  if (pid === undefined) throw new Error('The process has not started.');
  let since = usedBy(pid);
  let heard = false;
  child.stdout.on('data', () => {
    heard = true;
  });
  return setInterval(() => {
    const used = usedBy(pid);
    if (!heard && used - since > ENDLESS) child.kill('SIGKILL');
    if (heard) since = used;
    heard = false;
  }, LOOK);
}

/** Runs until the end, or until a step seems to have none. */
async function runFrom(what: string, from: number): Promise<Done | Step> {
  const file = join(import.meta.dirname, 'linear/run.ts');
  const child = spawn(process.execPath, [file, what, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const watch = endWhenEndless(child);
  let said = `${JSON.stringify({ at: from, name: 'the start' })}\n`;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    // Only the last line counts, which may come in pieces.
    said = said.slice(said.lastIndexOf('\n', said.length - 2) + 1) + chunk;
  });
  await once(child, 'close').finally(() => clearInterval(watch));
  return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '');
}

/** @returns the steps that did not end, and how much was done in all */
async function runAll(what: string): Promise<{ endless: Step[]; done: Done | undefined }> {
  const endless: Step[] = [];
  for (let from = 0; endless.length < MOST_ENDLESS; ) {
    const last = await runFrom(what, from);
    if ('done' in last) return { endless, done: last };
    endless.push(last);
    from = last.at + 1;
  }
  return { endless, done: undefined };
}

test('every function that takes text from outside', { timeout: 1_500_000 }, async () => {
  const { endless, done } = await runAll('functions');
  expect(endless).toEqual([]);
  expect(done?.grown).toEqual([]);
  expect(done?.done).toBe(Object.keys(FUNCTIONS).length);
  expect(done?.steps).toBe(Object.keys(FUNCTIONS).length * 90);
});

test('every regular expression of the source in which something may be repeated for ever', {
  timeout: 1_500_000,
}, async () => {
  const { endless, done } = await runAll('expressions');
  expect(endless).toEqual([]);
  expect(done?.grown).toEqual([]);
  const tried = expressionsInSource().literals.filter(isUnbounded);
  expect(done?.done).toBe(tried.length);
  expect(tried.length).toBeGreaterThan(60);
});

test('the expressions that are put together are known', () => {
  const { built } = expressionsInSource();
  // They are of Slack’s words alone, or tried by `isKind`, `stems`, `stripMarkup`, `tokensOf`, `mendCodes`, `helpQuestion`, `roomsQuestion`, `isUserId`, `enrollmentQuestion` and `pages of courses`.
  expect(built).toEqual([
    'playground/page/icons.tsx',
    'src/ask/links.ts',
    'src/ask/named-courses.ts',
    'src/ask/named-courses.ts',
    'src/ask/named-courses.ts',
    'src/ask/question.ts',
    'src/i18n/index.ts',
    'src/i18n/index.ts',
    'src/slack-terms.ts',
    'src/slack/replies.ts',
    'src/study-client/gateway/codes.ts',
    'src/study-client/texts.ts',
  ]);
});
