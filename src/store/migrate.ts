/** Brings the tables up to date, forward only. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';
import { createFollowTables } from './migrations/001-follows.ts';
import { reasonOf } from './problems.ts';
import type { Tables } from './tables.ts';

/**
 * Every migration in the order of its name; what has been released is never changed. All that are due run in
 * one transaction, one process at a time. Rejects where the tables are a newer version's.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations: Record<string, Migration> = {
    '001-follows': { up: (transaction) => createFollowTables(transaction, types) },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = reasonOf(error);
  const newer = /previously executed migration \S+ is missing/.test(reason);
  throw new Error(newer ? 'the store belongs to a newer version' : `the store cannot be opened: ${reason}`, {
    cause: error,
  });
}
