/**
 * Time linear in the length: a text that is eight times as long costs eight times as much where a step is linear, and 64 times
 * as much where it is quadratic. Times of the processor are compared with each other, so that no machine is too slow.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expressionsInSource, isUnbounded } from './linear/expressions.ts';
import { FUNCTIONS } from './linear/functions.ts';

/** No step is silent for so long, however busy the machine, unless it has no end; in milliseconds. */
const ENDLESS = 60_000;
/** After so many it is clear enough. */
const MOST_ENDLESS = 5;

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

/** Runs until the end, or until a step seems to have none. */
async function runFrom(what: string, from: number): Promise<Done | Step> {
  const file = join(import.meta.dirname, 'linear/run.ts');
  const child = spawn(process.execPath, [file, what, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const end = (): void => void child.kill('SIGKILL');
  let timer = setTimeout(end, ENDLESS);
  let said = `${JSON.stringify({ at: from, name: 'the start' })}\n`;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    // Only the last line counts, which may come in pieces.
    said = said.slice(said.lastIndexOf('\n', said.length - 2) + 1) + chunk;
    clearTimeout(timer);
    timer = setTimeout(end, ENDLESS);
  });
  await ended;
  clearTimeout(timer);
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
  // They are of Slack’s words alone, of names and numbers of ours, or tried by `isKind`, `stems`, `stripMarkup`, `tokensOf`, `mendCodes`, `helpQuestion`, `roomsQuestion`, `isUserId`, `enrollmentQuestion`, `ownQuestion`, `basicFormsOf` and `pages of courses`.
  expect(built).toEqual([
    'playground/page/icons.tsx',
    'src/ask/links.ts',
    'src/ask/named-courses.ts',
    'src/ask/named-courses.ts',
    'src/ask/named-courses.ts',
    'src/ask/question.ts',
    'src/ask/question.ts',
    'src/config-values.ts',
    'src/features/settings/said.ts',
    'src/features/settings/said.ts',
    'src/i18n/fi/basic-forms.ts',
    'src/i18n/fi/basic-forms.ts',
    'src/i18n/index.ts',
    'src/i18n/index.ts',
    ...Array.from({ length: 5 }, () => 'src/i18n/sv/basic-forms.ts'),
    'src/ops/log.ts',
    'src/slack-terms.ts',
    'src/study-client/gateway/codes.ts',
    'src/study-client/texts.ts',
    'src/workspace/lesson-titles.ts',
  ]);
});
