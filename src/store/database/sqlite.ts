/** The embedded store: one file in a directory, for one process. */

import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { type Database, reasonOf, type TellProblem } from './database.ts';
import { migrate } from './migrations.ts';
import { isBusy, onceFree, patience, sqliteDialect } from './sqlite-driver.ts';
import { createOverwriting } from './sqlite-overwriting.ts';
import type { Tables } from './tables.ts';

/** How long the opening waits for a tool that reads or copies the file, in milliseconds. Nothing is answered by then. */
const OPENING_MS = 1_000;
/** SQLite's own order of text is that of code points. */
const TYPES = { id: 'text' } as const;
/**
 * Each pass deletes its lease, which names no more than a workspace: that alone is no reason to write the whole
 * file anew.
 */
const OF_LEASES = 'delete from "leases"';

/**
 * Opens `coursebell.sqlite` in the directory, which is made where needed. Throws where another process has
 * it.
 */
export function openSqlite(dataDir: string, tell: TellProblem = () => {}): Database {
  makeFolder(dataDir);
  const lock = takeLock(dataDir);
  try {
    return databaseOver(openFile(fileOf(dataDir)), fileOf(dataDir), lock, tell);
  } catch (error) {
    lock.close();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const next = ownerOf(fileOf(resolve(dataDir)));
    throw new Error(`cannot make the folder ${dataDir}: ${reasonOf(error)}${next}`, { cause: error });
  }
}

function databaseOver(file: DatabaseSync, path: string, lock: DatabaseSync, tell: TellProblem): Database {
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(file, (statement) => {
      if (!statement.startsWith(OF_LEASES)) overwriting.noteDeleted();
    }),
  });
  // There is one connection, lent in turn: while it is lent here, no transaction is under way.
  const alone = <T>(work: () => T): Promise<T> => db.connection().execute(async () => work());
  const overwriting = createOverwriting({ file, alone, tell });
  // Writes come in their order. One that waits for another program's lock has not borrowed the connection, so that reading
  // goes on.
  const inTurn = pLimit(1);
  const transact: Database['transact'] = (work) => {
    const until = patience();
    return inTurn(() => onceFree(() => db.transaction().execute(work), until));
  };
  return {
    db,
    migrate: async () => {
      // Without this, a file that can only be read would be noticed at the first thing that is to be kept. A
      // store from which everything is moved away need not be written.
      await onceFree(() => proveWriting(file)).catch((error: unknown) => {
        throw unopened(path, error);
      });
      await transact((transaction) => migrate(transaction, TYPES));
    },
    transact,
    writing: { failed: false },
    noteDeleted: overwriting.noteDeleted,
    overwrite: overwriting.overwrite,
    close: async () => {
      await inTurn(async () => {});
      await overwriting.end();
      // Everything before has been done.
      await alone(() => {});
      await db.destroy().finally(() => lock.close());
    },
  };
}

/**
 * Holds a lock for as long as the process lives, since two processes would both send reminders. The lock is a file of
 * its own, so that it does not keep tools from copying the store. The system frees it when the process ends,
 * however that happens.
 */
export function takeLock(dataDir: string): DatabaseSync {
  const path = lockOf(dataDir);
  const lock = open(path, 0);
  try {
    lock.exec('begin exclusive');
    // A lock that can only be read keeps no process out, which only a write finds out.
    lock.exec('pragma user_version = 0');
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

/** The file beside it that is locked while the store is in use. */
export function lockOf(dataDir: string): string {
  return join(dataDir, 'coursebell.lock');
}

function openFile(path: string): DatabaseSync {
  const file = open(path, OPENING_MS);
  try {
    orUnopened(path, () => {
      const kept = file.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
      // Some network disks have no memory that programs share.
      if (kept !== 'wal') throw new Error(`its disk can't have SQLite's write-ahead log (${kept})`);
      // In WAL mode only FULL brings every commit to the disk before it counts as done.
      file.exec('pragma synchronous = full');
      // What is deleted is overwritten, and not only marked as free; `createOverwriting` does the rest.
      file.exec('pragma secure_delete = on');
      // No file outside of the directory ever holds a part of the store.
      file.exec('pragma temp_store = memory');
      // SQLite waits in this process, and nothing else could be done meanwhile: from now on others wait for the lock.
      file.exec('pragma busy_timeout = 0');
    });
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Commits a write that changes nothing: it sets an unused number to its value. Throws where the file
 * can only be read, or its disk is full. To begin a transaction for writing proves nothing, since SQLite lets
 * that pass where the file can only be read.
 */
export function proveWriting(file: DatabaseSync): void {
  const version = Number(file.prepare('pragma user_version').get()?.['user_version']);
  file.exec(`pragma user_version = ${version}`);
}

function open(path: string, timeout: number): DatabaseSync {
  return orUnopened(path, () => {
    // For its owner only. SQLite opens a file that is there, and gives its rights to the files beside it.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    return new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
  });
}

/** Does some work with a file of the store. Throws with what to do where the file is another user's. */
export function orUnopened<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unopened(path, error);
  }
}

function unopened(path: string, cause: unknown): Error {
  return new Error(`cannot open ${path}: ${reasonOf(cause)}${ownerOf(path)}`, { cause });
}

/**
 * What to do about a folder of another user's, as new disks are root's, or about such a file in it, as root leaves them; '' where
 * that is not the cause.
 * @param path of a file in the folder
 */
export function ownerOf(path: string): string {
  const [mine, group] = [process.geteuid?.(), process.getegid?.()];
  if (mine === undefined || mine === 0) return '';
  const folder = dirname(path);
  const isThere = existsSync(folder);
  // A file in its place is nothing that another owner changes.
  if (!statSync(isThere ? folder : nearestFolder(folder)).isDirectory()) return '';
  const closed = [isThere ? folder : nearestFolder(folder), path, `${path}-wal`, `${path}-shm`].find(
    isClosed,
  );
  if (closed === undefined) return '';
  const step = isThere
    ? `chown -R ${mine}:${group} ${folder}`
    : `install -d -m 700 -o ${mine} -g ${group} ${folder}`;
  const owner = statSync(closed, { throwIfNoEntry: false })?.uid;
  return `; ${closed} is of user ${owner}, and Coursebell runs as user ${mine}: once, as root, ${step}`;
}

/** Whether it is of another user's, and can't be written. */
function isClosed(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || found.uid === process.geteuid?.()) return false;
  try {
    accessSync(path, constants.W_OK | (found.isDirectory() ? constants.X_OK : 0));
    return false;
  } catch (error) {
    // A disk that can only be read is nothing that another owner changes.
    return error instanceof Error && 'code' in error && error.code !== 'EROFS';
  }
}

/** The folder, or its nearest existing ancestor. */
export function nearestFolder(dataDir: string): string {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
