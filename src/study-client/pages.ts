/**
 * Searches whose answer is too long are made again page by page. That a service takes `from` and `size` is known of other
 * operations alone, so the pages themselves must prove it: what may lack rows is no answer.
 */
import { InvalidResponse } from '../errors.ts';
import { isRecent } from '../primitives.ts';
import type { FoundRows, RowRange } from './gateway.ts';
import type { Realization } from './model.ts';
import type { Clock } from './timing.ts';
import type { Loaded } from './transport/upstream.ts';

/** Rows of a page: half a megabyte, where most rows are as they were seen. */
const PAGE = 150;
/** More than so many pages are too much for one answer: 900 rows. */
const MOST_PAGES = 6;
/** How long it is believed that a service gives no pages, in milliseconds. */
const AGAIN = 24 * 60 * 60_000;

/** Asks for rows; without a page for all of them. */
type Ask = (page?: RowRange) => Promise<Loaded<FoundRows>>;
type AllRows = Loaded<readonly Realization[]>;

export interface Pages {
  /**
   * All rows of a search; undefined: they are too many, or may not be all. Rejects as the asking does.
   * @param asks searches that each hold all that was asked for; where one is cut off the next is made, and the last of them
   * page by page
   * @param isPaged whether there may rightly be so many
   */
  all(asks: readonly Ask[], isPaged: boolean): Promise<AllRows | undefined>;
}

/** Remembers for a day that a service gives no pages. */
export function createPages({ now }: Clock): Pages {
  let missingAt = Number.NEGATIVE_INFINITY;
  return {
    all: async (asks, isPaged) => {
      for (const ask of asks) {
        const whole = await unlessTooLarge(ask());
        if (whole) return { value: whole.value.runs, bytes: whole.bytes };
      }
      const last = asks.at(-1);
      if (!last || !isPaged || isRecent(missingAt, now(), AGAIN)) return undefined;
      const paged = await pageByPage(last);
      if (paged === 'no pages') missingAt = now();
      return typeof paged === 'string' ? undefined : paged;
    },
  };
}

async function pageByPage(ask: Ask): Promise<AllRows | 'too many' | 'no pages'> {
  const all = new Map<string, Realization>();
  let bytes = 0;
  for (let nth = 0; nth < MOST_PAGES; nth += 1) {
    const answer = await unlessTooLarge(ask({ from: nth * PAGE, size: PAGE }));
    if (!answer) return 'no pages';
    const before = all.size;
    for (const run of answer.value.runs) all.set(run.code, run);
    bytes += answer.bytes;
    if (answer.value.rows < PAGE) return { value: [...all.values()], bytes };
    // The same rows again: `from` was ignored.
    if (all.size === before) return 'no pages';
  }
  return 'too many';
}

async function unlessTooLarge<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof InvalidResponse && error.isTooLarge) return undefined;
    throw error;
  }
}
