/**
 * Realizations by code, gathered: the codes asked for one upon the other go out as one search for each language. Each code
 * gets its own answer, so one that fails leaves the others alone.
 */
import DataLoader from 'dataloader';
import type { Language, Realization, RealizationCode } from './model.ts';
import { type Asked, type Question, search } from './search.ts';
import type { Timing } from './timing.ts';
import type { Waiting } from './turns.ts';
import type { Upstream } from './upstream.ts';

export interface Batch {
  /** Rejects with an error of `errors.ts`. */
  find(code: RealizationCode, language: Language, waiting: Waiting): Promise<Realization>;
  /** Waits for no more codes: what is waiting goes out now, or in the next turns of the event loop. No timer is left behind. */
  close(): void;
}

/** Gathers look-ups for `upstream`, apart for each language; what comes back is read with the zone of its local dates. */
export function createBatch(upstream: Upstream, timeZone: string, timing: Timing): Batch {
  const gatheredIn = (language: Language) => createGathered({ upstream, timeZone, language }, timing);
  const gathered = { en: gatheredIn('en'), fi: gatheredIn('fi'), sv: gatheredIn('sv') };
  return {
    find: (code, language, waiting) => gathered[language].find({ code, waiting }),
    close: () => {
      for (const { close } of Object.values(gathered)) close();
    },
  };
}

/** The codes of one language. */
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
 * How long a batch gathers. Whoever asks alone waits for no clock: it goes out once the event loop has turned a few times
 * without anything new. While a search is under way others come as well, and so they do in a crowd that goes on: that is waited
 * for up to a bound.
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
    // A batch begins where the one before has gone, or is full and has nothing to wait for.
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
    /** A batch has its first code. */
    begin,
    more: (): void => {
      asked += 1;
    },
    /** A batch is being searched for. */
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

/** One batch of a language goes out in each turn of the event loop, so that the first is on its way while the next is being made. */
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
