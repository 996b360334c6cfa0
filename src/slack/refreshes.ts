/** The refreshes of old answers that the work for a request sets going, known without being passed on. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether a refresh has brought something else. Never rejects. */
type Refresh = Promise<boolean>;

/** Gathers the refreshes that work sets going. */
export interface Refreshes {
  /** Told of a refresh by the part that begins it, while the work is under way that needs it. */
  note(refresh: Refresh): void;
  /** Does work. `changed`: undefined where it has begun no refresh so far. */
  during<T>(work: () => T): { readonly result: T; readonly changed: () => Refresh | undefined };
}

export function createRefreshes(): Refreshes {
  const underWay = new AsyncLocalStorage<Refresh[]>();
  return {
    note: (refresh) => void underWay.getStore()?.push(refresh),
    during: (work) => {
      const begun: Refresh[] = [];
      const result = underWay.run(begun, work);
      const changed = async (): Refresh => (await Promise.all(begun)).some(Boolean);
      return { result, changed: () => (begun.length === 0 ? undefined : changed()) };
    },
  };
}
