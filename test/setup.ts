import fc from 'fast-check';
import { inject } from 'vitest';
import { USUAL_RUNS } from './fixtures/runs.ts';
import { tapLogs } from './logged/tap.ts';

// What the whole run has logged is looked through at its end.
tapLogs(inject('logged'));

/**
 * The same inputs at every run, so that a red one can be repeated. `FC_SEED` tries others: a number, or `random`.
 */
const given = process.env['FC_SEED'];
fc.configureGlobal({
  numRuns: USUAL_RUNS,
  ...(given === 'random' ? {} : { seed: Number(given ?? 20_261_120) }),
});

// A question then waits for no learning. Stryker's runs have no such file.
const learned: string | undefined = inject('learned');
if (learned !== undefined) void (await import('../src/ask/like.ts')).prepareLikeness(learned);

// Node would note each request of a run for tools that watch it: a list that grows.
Object.assign(performance, { markResourceTiming: () => undefined });
