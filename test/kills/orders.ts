/** What the test's process and the killed ones say to each other. */
import type { StoreOptions } from '../../src/store/open.ts';

/** A moment of a pass: the n-th, or the n-th of one name, such as `after chat.scheduleMessage`. */
export interface Moment {
  readonly nth: number;
  readonly name?: string;
}

export type Order =
  /** Opens the store; answered with `open`. */
  | {
      readonly do: 'open';
      readonly now: number;
      readonly store: Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;
    }
  /** One round at a standing clock, waiting at a moment of it; answered with `done`. */
  | { readonly do: 'round'; readonly now: number; readonly waitAt?: Moment }
  /** Makes rounds by itself, as in operation, with a clock that goes from `now` on. */
  | { readonly do: 'start'; readonly now: number }
  /** Goes on from the moment at which it waits. */
  | { readonly do: 'go on' };

export type Word =
  | { readonly is: 'open' }
  /** It waits at the moment that it was told. */
  | { readonly is: 'waiting'; readonly name: string }
  /** A round is over. `moments`: how many it had. `troubles`: what went wrong in it. */
  | { readonly is: 'done'; readonly moments: number; readonly troubles: readonly string[] };
