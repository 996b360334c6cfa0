/**
 * Gathers look-ups of realizations by code: codes that are asked for shortly after one another go out as one
 * search for each language. Each code gets its own answer, so one that fails leaves the others alone.
 */
import DataLoader from 'dataloader';
import type { Language } from '../../language.ts';
import { type Asked, type Question, search } from '../gateway/search.ts';
import type { Realization, RealizationCode } from '../model.ts';
import type { Timing } from './timing.ts';
import type { Upstream } from './upstream.ts';

interface Batch {
  /** Rejects with an error of `errors.ts`. */
  find(code: RealizationCode, language: Language, workspace: string | undefined): Promise<Realization>;
  /**
   * Waits for no more codes: waiting batches go out now, or in the next turns of the event loop. Leaves no
   * timer.
   */
  close(): void;
}

/**
 * Gathers look-ups for `upstream`, apart for each language. `timeZone`: the IANA zone of answers' local
 * dates.
 */
export function createBatch(upstream: Upstream, timeZone: string, timing: Timing): Batch {
  const gatheredIn = (language: Language) => createGathered({ upstream, timeZone, language }, timing);
  const gathered = { en: gatheredIn('en'), fi: gatheredIn('fi'), sv: gatheredIn('sv') };
  return {
    find: (code, language, workspace) => gathered[language].find({ code, workspace }),
    close: () => {
      for (const { close } of Object.values(gathered)) close();
    },
  };
}

/** Gathers the codes of one language. */
function createGathered(question: Question, timing: Timing) {
  const patience = createPatience(timing);
  const loader = new DataLoader<Asked, Realization>((all) => patience.during(search(question, all)), {
    // No memory of its own: the cache in front decides what is remembered.
    cache: false,
    maxBatchSize: timing.batchSize,
    batchScheduleFn: patience.begin,
  });
  return {
    find: (asked: Asked): Promise<Realization> => {
      patience.more();
      return loader.load(asked);
    },
    close: patience.endAll,
  };
}

/**
 * Decides how long a batch gathers codes. A code that is asked for alone waits for no clock: it goes out once
 * the event loop has turned a few times without another code. While a search is under way, or while codes
 * keep coming, more are likely to come: the batch waits for them, but not longer than its window.
 */
function createPatience({ batchWindowMs, batchQuietTurns }: Timing) {
  const ends = new Set<() => void>();
  const sendInTurn = createQueue();
  let asked = 0;
  let underWay = 0;
  const endAll = (): void => {
    for (const end of ends) end();
  };
  const begin = (send: () => void): void => {
    // A batch begins where the one before has gone or is full. A full one has nothing more to wait for.
    endAll();
    const until = performance.now() + batchWindowMs;
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      if (ends.delete(end)) sendInTurn(send);
    };
    ends.add(end);
    const look = (before: number, turns: number): void => {
      if (!ends.has(end)) return;
      const quiet = asked === before ? turns + 1 : 0;
      if (quiet >= batchQuietTurns || performance.now() >= until) end();
      else setImmediate(look, asked, quiet);
    };
    if (underWay > 0) timer = setTimeout(end, batchWindowMs);
    else setImmediate(look, asked, 0);
  };
  return {
    /** Called when a batch has its first code. */
    begin,
    more: (): void => {
      asked += 1;
    },
    /** Counts a batch as under way while it is searched for. */
    during: async <T>(search: Promise<T>): Promise<T> => {
      underWay += 1;
      try {
        return await search;
      } finally {
        underWay -= 1;
      }
    },
    endAll,
  };
}

/**
 * Sends one batch of a language in each turn of the event loop, so that the first is on its way while the
 * next is made.
 */
function createQueue(): (send: () => void) => void {
  const waiting: (() => void)[] = [];
  let isFree = true;
  const next = (): void => {
    const send = waiting.shift();
    isFree = send === undefined;
    if (send === undefined) return;
    setImmediate(next);
    send();
  };
  return (send) => {
    waiting.push(send);
    if (isFree) next();
  };
}
