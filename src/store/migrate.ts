/** The tables' versions, forward only. */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';
import { createFollowTables } from './migrations/001-follows.ts';
import { createHomeTables } from './migrations/002-at-home.ts';
import { createInstallations } from './migrations/003-installations.ts';
import { createJobs } from './migrations/004-jobs.ts';
import { indexChannels } from './migrations/005-channels.ts';
import { createMovedChannels } from './migrations/006-moved-channels.ts';
import { reasonOf, StoreNotOpened } from './problems.ts';
import type { Tables } from './tables.ts';

/** All migrations, in the order of their names. A released one is never changed. */
export const MIGRATIONS: Readonly<
  Record<string, (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>>
> = {
  '001-follows': createFollowTables,
  '002-at-home': createHomeTables,
  '003-installations': createInstallations,
  '004-jobs': createJobs,
  '005-channels': indexChannels,
  '006-moved-channels': createMovedChannels,
};

/**
 * Brings the tables up to date. All migrations that are due run in one transaction, one process at a time.
 * Rejects with `StoreNotOpened`, as where the tables are a newer version's.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, types) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw notOpened(error);
}

/** An error as words for the person who starts the app. */
export function notOpened(error: unknown): StoreNotOpened {
  if (error instanceof StoreNotOpened) return error;
  const reason = reasonOf(error);
  const newer = /previously executed migration \S+ is missing/.test(reason);
  const words = newer ? 'the store belongs to a newer version' : `the store cannot be opened: ${reason}`;
  return new StoreNotOpened(words, { cause: error });
}

/** The migrations that a store has been through, in order; none where there is no store. */
export async function migrated(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
