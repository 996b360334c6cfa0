/**
 * Gathers look-ups of realizations by code: codes that are asked for shortly after one another go out as one
 * search for each language. Each code gets its own answer, so one that fails leaves the others alone.
 */
import DataLoader from 'dataloader';
import { InvalidResponse } from '../../errors.ts';
import type { Language } from '../../language.ts';
import type { SearchAnswer, StudyGateway } from '../gateway.ts';
import type { Realization, RealizationCode } from '../model.ts';
import type { Timing } from './timing.ts';
import type { Loaded, Upstream } from './upstream.ts';

interface Batch {
  /** Rejects with an error of `errors.ts`. `workspace`: where a person waits; undefined: in none. */
  find(
    code: RealizationCode,
    language: Language,
    workspace: string | undefined,
  ): Promise<Loaded<Realization>>;
  /** Sends waiting batches now, and leaves no timer. */
  close(): void;
}

interface Wanted {
  readonly code: RealizationCode;
  readonly workspace: string | undefined;
}

/** DataLoader rejects the look-up of a code with its error. */
type Result = Loaded<Realization> | Error;

interface BatchOptions {
  readonly gateway: StudyGateway;
  readonly upstream: Upstream;
  readonly timeZone: string;
  readonly timing: Timing;
}

export function createBatch(options: BatchOptions): Batch {
  const gathered = new Map<Language, ReturnType<typeof gather>>();
  const gatheredIn = (language: Language) => {
    const known = gathered.get(language) ?? gather(language, options);
    gathered.set(language, known);
    return known;
  };
  return {
    find: (code, language, workspace) => gatheredIn(language).find({ code, workspace }),
    close: () => {
      for (const { close } of gathered.values()) close();
    },
  };
}

/** Gathers the codes of one language. */
function gather(language: Language, { gateway, upstream, timeZone, timing }: BatchOptions) {
  const patience = createPatience(timing);
  const ask = (all: readonly Wanted[]): Promise<Loaded<SearchAnswer>> => {
    const codes = [...new Set(all.map(({ code }) => code))];
    const workspaces = [...new Set(all.flatMap(({ workspace }) => workspace ?? []))];
    return upstream.ask(gateway.realizationsByCode(codes, { language, timeZone }), workspaces);
  };
  const loader = new DataLoader<Wanted, Loaded<Realization>>(
    (all) => patience.during(searchFor(all, ask)),
    // No memory of its own: the cache in front decides.
    { cache: false, maxBatchSize: gateway.searchSize, batchScheduleFn: patience.begin },
  );
  return {
    find: (wanted: Wanted) => {
      patience.more();
      return loader.load(wanted);
    },
    close: patience.endAll,
  };
}

/** The most searches for one batch, where answers may have been cut off. */
const MOST_ROUNDS = 5;

/**
 * Searches for codes; the results are in their order. Rows of similar codes may have filled an answer until it
 * was cut off, so missing codes are searched for again by themselves, as long as that brings some. Rejects only
 * where the first search fails.
 */
async function searchFor(
  all: readonly Wanted[],
  ask: (all: readonly Wanted[]) => Promise<Loaded<SearchAnswer>>,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  let left = all;
  for (let round = 1; ; round += 1) {
    const fail = (errorOf: (code: RealizationCode) => Error): Result[] => {
      for (const { code } of left) results.set(code, errorOf(code));
      return all.map(({ code }) => results.get(code) as Result);
    };
    const answer = await ask(left).catch((error: Error) => {
      if (round === 1) throw error;
      return error;
    });
    if (answer instanceof Error) return fail(() => answer);
    const { found, mayBeCut, missing } = answer.value;
    for (const [code, value] of found) results.set(code, { value, bytes: answer.bytes / found.size });
    const before = left.length;
    left = left.filter(({ code }) => !found.has(code));
    if (left.length === 0 || !mayBeCut) return fail(missing);
    if (left.length === before || round === MOST_ROUNDS)
      return fail(() => new InvalidResponse('search: the answer may be cut off'));
  }
}

/**
 * Decides how long a batch gathers codes. A code that is asked for alone goes out once the event loop has
 * turned a few times without another code: it waits for no clock. While a search is under way, or while codes
 * keep coming, more are likely to come: the batch waits for them, but not longer than its window.
 */
function createPatience({ batchWindowMs, batchQuietTurns }: Timing) {
  const ends = new Set<() => void>();
  let asked = 0;
  let underWay = 0;
  const endAll = (): void => {
    for (const end of ends) end();
  };
  return {
    endAll,
    more: (): void => {
      asked += 1;
    },
    /** Called when a batch has its first code: the batch before it has gone out or is full. */
    begin: (send: () => void): void => {
      endAll();
      const until = performance.now() + batchWindowMs;
      let timer: NodeJS.Timeout | undefined;
      const end = (): void => {
        clearTimeout(timer);
        if (ends.delete(end)) send();
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
  };
}
