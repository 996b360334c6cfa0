/** Databases without a store in them, of both kinds, to be closed by the test. */
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import type { Database } from '../../src/store/database/database.ts';
import { type ColumnTypes, MIGRATIONS } from '../../src/store/database/migrations.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { eventually } from '../fixtures/patience.ts';
import { readTables } from './every-table.ts';
import { closedAfterEach } from './opened.ts';

export const KINDS = ['SQLite', 'Postgres'] as const;
export type Kind = (typeof KINDS)[number];

export interface Both {
  /** A place where nothing is yet: a directory, or an address. */
  fresh(kind: Kind): Promise<string>;
  /** A place with the store's tables, as the app leaves them at its first start. */
  stored(kind: Kind): Promise<string>;
  /** Opens a place without touching what is in it. */
  open(place: string): Database;
  /** Does something with a place, and lets go of it. */
  within<T>(place: string, work: (database: Database) => Promise<T>): Promise<T>;
  /** The rows of all its tables. */
  contentOf(place: string): ReturnType<typeof readTables>;
  /** Waits until the server has noticed that a process has gone, and undone or finished what it did. */
  alone(place: string): Promise<void>;
  /** Does something after the test. */
  after(cleanUp: () => Promise<unknown>): void;
}

/** For one test file: a Postgres server of its own, and everything is closed after each test. */
export function bothDatabases(): Both {
  const server = databasesOfFile();
  const { cleanUps, freshDirectory } = closedAfterEach();
  const open: Both['open'] = (place) => {
    const database = place.startsWith('postgres:') ? openPostgres(place, () => {}) : openSqlite(place);
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= database.close());
    cleanUps.push(close);
    return { ...database, close };
  };
  const within: Both['within'] = async (place, work) => {
    const database = open(place);
    return await work(database).finally(database.close);
  };
  return {
    open,
    within,
    contentOf: (place) => within(place, ({ db }) => readTables(db)),
    alone: async (place) => {
      if (place.startsWith('postgres:')) await within(place, nobodyElse);
    },
    fresh: async (kind) => {
      return await (kind === 'Postgres' ? server.freshDatabase() : freshDirectory());
    },
    stored: (kind) => (kind === 'Postgres' ? server.storeDatabase() : freshDirectory()),
    after: (cleanUp) => cleanUps.push(cleanUp),
  };
}

async function nobodyElse({ db }: Database): Promise<void> {
  const others = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await eventually(async () => expect((await others.execute(db)).rows).toEqual([]));
}

export const TYPES: Readonly<Record<Kind, ColumnTypes>> = {
  SQLite: { id: 'text' },
  Postgres: { id: sql`text collate "C"` },
};

/** Makes the tables as they were after the first `count` migrations. */
export async function migrateTo(database: Database, count: number, types: ColumnTypes): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS)
      .slice(0, count)
      .map(([name, up]): [string, Migration] => [name, { up: (db) => up(db, types) }]),
  );
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
