/** The words that rings need. The cards are with the feature; this is the interface to them. */
import type { Facts } from '../store/facts.ts';
import type { Follow, Target } from '../store/store.ts';
import type { Field } from './facts.ts';
import type { Wanted } from './plan.ts';

/** A rendered message, without a conversation. */
export interface Rendered {
  readonly text: string;
  readonly blocks: readonly object[];
}

/** What is new about one followed course. */
export type News =
  | {
      readonly is: 'changed';
      readonly follow: Follow;
      readonly facts: Facts;
      readonly fields: readonly Field[];
    }
  | { readonly is: 'missing'; readonly follow: Follow }
  | { readonly is: 'back'; readonly follow: Follow; readonly facts: Facts }
  | { readonly is: 'ended'; readonly follow: Follow };

/** Words for rings and notices, in the target's language. The same input gives the same words. */
export interface Render {
  ring(ring: Wanted, follow: Follow, facts: Facts, target: Target): Rendered;
  /** `at`: when the notice comes, in epoch milliseconds. */
  notice(news: readonly News[], target: Target, at: number): Rendered;
  paused(target: Target, reason: string): Rendered;
  /**
   * How a field reads in a notice. A field that reads as before is no news, however the study API writes it.
   */
  field(field: Field, facts: Facts, target: Target): string;
}
