/** What can be wrong beneath the store, or with opening it. */

/** A problem beneath the store that no caller has caused. Holds no address, no password and no content. */
export type StoreProblem =
  /** A row that cannot be read. It is left out, and all others are given. `row`: the values of its key. */
  | { readonly about: 'row'; readonly table: string; readonly row: string; readonly reason: string }
  /** An idle connection that was lost: the next query opens another. Or it waits for the end of an earlier version's processes. */
  | { readonly about: 'connection' | 'waiting'; readonly reason: string }
  /** Erased rows that could not be overwritten in the files yet. It is tried again until they are. */
  | { readonly about: 'erased'; readonly reason: string };

export type TellProblem = (problem: StoreProblem) => void;

/** The store can't be used. The message is for the person who starts the app. */
export class StoreNotOpened extends Error {
  override readonly name = 'StoreNotOpened';
}

/** An error's own words; its code where it has none, as where every address of a host was tried in vain. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.message !== '') return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
