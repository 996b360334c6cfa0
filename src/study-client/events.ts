/**
 * The study client's events, for metrics and logs. They hold no key, no path and nothing that was typed.
 */

/** The four operations of the study API. */
export type Operation = 'search' | 'realization' | 'course-unit' | 'building';

/** What a cache entry holds. */
export type Kind = 'realization' | 'realization-by-id' | 'course-unit' | 'building';

export type StudyEvent =
  /** `joined`: not cached, but already being fetched for someone else. */
  | {
      readonly event: 'cache';
      readonly kind: Kind;
      readonly outcome: 'hit' | 'stale' | 'outage' | 'negative' | 'miss' | 'joined';
    }
  /** A stale entry was refreshed in the background. `gone`: the upstream no longer knows it. */
  | { readonly event: 'refresh'; readonly kind: Kind; readonly outcome: 'done' | 'gone' | 'failed' }
  /** One HTTP exchange ended; `ms` is how long it took, `attempt` counts from 1. */
  | {
      readonly event: 'upstream';
      readonly operation: Operation;
      readonly status: number | 'network' | 'timeout' | 'unreadable';
      readonly ms: number;
      readonly attempt: number;
      /** What went wrong, in our own words; undefined for an answer, also that there is no such thing. */
      readonly trouble?: string | undefined;
    }
  /** The upstream asked to be left alone until `until`, in epoch milliseconds. */
  | { readonly event: 'hold'; readonly until: number }
  | { readonly event: 'breaker'; readonly state: 'open' | 'half-open' | 'closed' };

export type Emit = (event: StudyEvent) => void;

/** Makes a listener harmless: a metric that throws must not fail a look-up. */
export function quietly(listener: Emit | undefined): Emit {
  return (event) => {
    try {
      listener?.(event);
    } catch {
      // The listener's own trouble; there is nobody here to tell.
    }
  };
}
