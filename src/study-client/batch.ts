/**
 * Realizations by code, gathered: the codes asked for within a few milliseconds go out as one search for
 * each language. Each code gets its own answer, so one that fails leaves the others alone.
 */
import DataLoader from 'dataloader';
import { InvalidResponse, NotFound } from '../errors.ts';
import type { Language, Realization, RealizationCode } from './model.ts';
import type { Timing } from './timing.ts';
import type { Waiting } from './turns.ts';
import type { Upstream } from './upstream.ts';
import { readSearch, type Search } from './wire-realization.ts';

export interface Batch {
  /** Rejects with an error of `errors.ts`. */
  find(code: RealizationCode, language: Language, waiting: Waiting): Promise<Realization>;
  /** Sends what is waiting at once, so that no timer is left behind. */
  close(): void;
}

/** A code, and who waits for it. */
interface Asked {
  readonly code: RealizationCode;
  readonly waiting: Waiting;
}

type Loader = DataLoader<Asked, Realization>;

export function createBatch(upstream: Upstream, timeZone: string, timing: Timing): Batch {
  const timers = createTimers(timing.batchWindowMs);
  const loaderOf = (language: Language): Loader =>
    new DataLoader<Asked, Realization>(
      (all) => search({ upstream, timeZone, language }, all),
      // No memory of its own: the cache in front decides what is remembered.
      { cache: false, maxBatchSize: timing.batchSize, batchScheduleFn: timers.later },
    );
  const loaders = { en: loaderOf('en'), fi: loaderOf('fi'), sv: loaderOf('sv') };
  return {
    find: (code, language, waiting) => loaders[language].load({ code, waiting }),
    close: timers.runAll,
  };
}

interface Question {
  readonly upstream: Upstream;
  readonly timeZone: string;
  readonly language: Language;
}

/** Never sends an empty list, which the upstream answers with everything it has: a batch has a code. */
async function search(
  { upstream, timeZone, language }: Question,
  all: readonly Asked[],
): Promise<(Realization | Error)[]> {
  const asked = new Set(all.map(({ code }) => code));
  const call = { operation: 'search', path: ['realization', 'search'], language } as const;
  const waiting = all.map((one) => one.waiting);
  const json = await upstream.ask({ ...call, body: { codes: [...asked] } }, waiting);
  const found = readSearch(json, asked, { language, timeZone });
  return all.map(({ code }) => found.rows.get(code) ?? missing(code, found));
}

/**
 * A code without a row does not exist, unless some row could not be read: it may have been this one, and
 * "it does not exist" must not be said on a guess.
 */
function missing(code: RealizationCode, { unreadable }: Search<Realization>): Error {
  return unreadable === 0
    ? new NotFound('realization', code)
    : new InvalidResponse(`search: ${unreadable} unreadable rows`);
}

function createTimers(ms: number) {
  const waiting = new Map<NodeJS.Timeout, () => void>();
  return {
    later(run: () => void): void {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        run();
      }, ms);
      waiting.set(timer, run);
    },
    runAll(): void {
      for (const [timer, run] of waiting) {
        clearTimeout(timer);
        run();
      }
      waiting.clear();
    },
  };
}
