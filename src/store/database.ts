/** What is needed of a database. Everything in which SQLite and Postgres differ is behind this. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './rows.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Brings the tables up to date; safe where several processes do it at once. */
  migrate(): Promise<void>;
  /** Whether transactions got into each other's way, so that running this one again helps. */
  isConflict(error: unknown): boolean;
  /** Whether the last write failed: then reading alone does not show that all is well. */
  readonly writing: { failed: boolean };
  /** Notes that something of erased rows may be left in the files. */
  noteDeleted(): void;
  /**
   * Overwrites what was deleted, in all files of this process, if anything was; false where that was not possible within some
   * milliseconds, and is tried again until it is.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Waits for the work under way, then lets go of the database. */
  close(): Promise<void>;
}

const TRIES = 5;
const PAUSE_MS = 50;

/** Thrown to undo a transaction where nothing is wrong with the database. */
export abstract class Undone extends Error {}

/** Runs all or nothing. `work` runs again where other transactions got in its way. */
export async function atomically<T>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      const result = await database.db.transaction().execute(work);
      database.writing.failed = false;
      return result;
    } catch (error) {
      if (error instanceof Undone) throw error;
      database.writing.failed = true;
      if (tried === TRIES || !database.isConflict(error)) throw error;
      // The others need a moment to get through, or they would meet again at once.
      await sleep(Math.random() * tried * PAUSE_MS);
    }
  }
}
