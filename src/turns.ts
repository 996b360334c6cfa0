/** Turns and rests of long work: people who wait come first. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** The longest piece of work without a turn for other work, in milliseconds. */
const SLICE = 8;

/**
 * Maps values in their order, and gives other work a turn after each `SLICE`: a long list must not hold up the process.
 * Rejects with the first error that `map` throws.
 */
export async function mapInTurns<T, R>(all: Iterable<T>, map: (one: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let until = performance.now() + SLICE;
  for (const one of all) {
    if (performance.now() >= until) {
      await turn();
      until = performance.now() + SLICE;
    }
    mapped.push(map(one));
  }
  return mapped;
}

/** How often it is looked whether a process that has just started is calm, in milliseconds. */
const LOOK = 500;
/** The part of that time that it may be busy. */
const CALM = 0.5;
/** The longest that work waits for it, in milliseconds. */
const LONGEST_WAIT = 10_000;

/**
 * Resolves when a process that has just started has half of its time to spare, or after `LONGEST_WAIT`, or when `signal` is
 * aborted. At first each piece of code runs slowly, and people who ask then are to wait for nothing else.
 */
export async function untilCalm(signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  while (performance.now() < until && !signal.aborted) {
    const since = performance.eventLoopUtilization();
    await sleep(LOOK, undefined, { signal, ref: false }).catch(() => undefined);
    if (performance.eventLoopUtilization(since).utilization < CALM) return;
  }
}

/** Background work rests so many times as long as the process was busy: a third of a core is the most it takes. */
const RESTS = 2;
/** The longest rest, in milliseconds: on a machine that is always busy the work still goes on. */
const LONGEST_REST = 250;

/**
 * Makes the rests of all background work of a process: between two pieces each wait lasts until the event loop, since the
 * last one ended, was idle for `RESTS` times as long as it was busy, with any work. So people's requests come first, and
 * work that begins at the same time takes turns.
 */
export function createRests(): () => Promise<void> {
  let since = performance.eventLoopUtilization();
  const rest = async (): Promise<void> => {
    const { active, idle } = performance.eventLoopUtilization(performance.eventLoopUtilization(), since);
    await sleep(Math.min(Math.max(active * RESTS - idle, 1), LONGEST_REST));
    since = performance.eventLoopUtilization();
  };
  let last = Promise.resolve();
  return () => {
    last = last.then(rest);
    return last;
  };
}
