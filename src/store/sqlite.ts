/** The embedded store: one file in a directory, for one process. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { reasonOf } from './problems.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** How long to wait for a tool that reads or copies the file, in milliseconds. */
const BUSY_MS = 5_000;
/** SQLite's own order of text is that of code points. */
const TYPES = { id: 'text' } as const;
const SQLITE_BUSY = 5;

/**
 * Opens `coursebell.sqlite` in the directory, which is made where needed. Throws where another process has
 * it.
 */
export function openSqlite(dataDir: string): Database {
  makeFolder(dataDir);
  const lock = takeLock(dataDir);
  try {
    return databaseOver(openFile(dataDir), lock);
  } catch (error) {
    lock.close();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`cannot make the folder ${dataDir}: ${reasonOf(error)}`, { cause: error });
  }
}

function databaseOver(db: Kysely<Tables>, lock: DatabaseSync): Database {
  return {
    db,
    migrate: () => migrate(db, TYPES),
    isConflict: () => false,
    writing: { failed: false },
    close: async () => {
      // There is one connection, lent in turn: when it is lent here, everything before has been done.
      await db.connection().execute(async () => {});
      await db.destroy().finally(() => lock.close());
    },
  };
}

/**
 * Holds a lock for as long as the process lives, since two processes would both ring. The lock is a file of
 * its own, so that it does not keep tools from copying the store. The system frees it when the process ends,
 * however that happens.
 */
function takeLock(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'coursebell.lock');
  const lock = open(path, 0);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw unopened(path, error);
    throw new Error(
      `the store in ${dataDir} is in use by another process; run one, or share Postgres by DATABASE_URL`,
      { cause: error },
    );
  }
}

/** The file in a directory that holds the store. */
export function fileOf(dataDir: string): string {
  return join(dataDir, 'coursebell.sqlite');
}

function openFile(dataDir: string): Kysely<Tables> {
  const path = fileOf(dataDir);
  const file = open(path, BUSY_MS);
  try {
    file.exec('pragma journal_mode = wal');
    // In WAL mode only FULL brings every commit to the disk before it counts as done.
    file.exec('pragma synchronous = full');
    // What is erased is overwritten, and not only marked as free.
    file.exec('pragma secure_delete = on');
  } catch (error) {
    file.close();
    throw unopened(path, error);
  }
  return new Kysely({ dialect: new NodeSqliteDialect(file) });
}

function open(path: string, timeout: number): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
  } catch (error) {
    throw unopened(path, error);
  }
}

function unopened(path: string, cause: unknown): Error {
  return new Error(`cannot open ${path}: ${reasonOf(cause)}`, { cause });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
