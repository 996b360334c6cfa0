/** Moving everything that is kept from one store to another, such as from SQLite to Postgres. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { TABLES } from './keys.ts';
import { MIGRATIONS, migrated } from './migrate.ts';
import { copyTable } from './move-table.ts';
import { openPostgres } from './postgres.ts';
import { reasonOf } from './problems.ts';
import { fileOf, openSqlite } from './sqlite.ts';

export interface Move {
  /** `postgres://…`, or the directory of an embedded store. */
  readonly from: string;
  /** The same; a directory is made where it is missing. */
  readonly to: string;
  /** Told of each table that has been copied, and at last of the end. */
  readonly say: (line: string) => void;
}

/** Why nothing was moved, in words for a person. Holds no address and no password. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved';
}

/**
 * Copies every table into an empty store, and reads it back, in one transaction of the target: whatever
 * happens in between, the target is empty afterwards, or complete. The source stays as it is. Neither may be
 * in use: an embedded store is locked meanwhile, Postgres is not.
 * @throws NotMoved
 */
export async function moveStore({ from, to, say }: Move): Promise<void> {
  if (from === to) throw new NotMoved('source and target are the same');
  for (const place of [from, to]) {
    if (place.includes('://') && !isPostgres(place))
      throw new NotMoved('only postgres:// addresses are known');
  }
  if (!isPostgres(from) && !existsSync(fileOf(from))) throw new NotMoved('source: there is no store');
  await over('source', from, async (source) => {
    await expectVersion(source, true);
    await over('target', to, async (target) => {
      await prepare(target);
      await copyAll(source, target, say);
    });
  });
  say('everything has been moved');
}

function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/** Does some work with a store and closes it. Says at which end something went wrong. */
async function over(end: string, place: string, work: (database: Database) => Promise<void>): Promise<void> {
  let database: Database | undefined;
  try {
    database = isPostgres(place) ? openPostgres(place, () => {}) : openSqlite(place);
    await work(database);
  } catch (error) {
    throw error instanceof NotMoved ? error : new NotMoved(`${end}: ${reasonOf(error)}`, { cause: error });
  } finally {
    await database?.close();
  }
}

/** Makes the target's tables. Throws where the target is not empty, and then changes nothing in it. */
async function prepare(target: Database): Promise<void> {
  await expectVersion(target, false);
  await target.migrate();
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.db);
    if (rows.length > 0) throw new Error(`the store is not empty (${table}): move into a new one`);
  }
}

async function expectVersion({ db }: Database, filled: boolean): Promise<void> {
  const [has, wanted] = [await migrated(db), Object.keys(MIGRATIONS)];
  if (has.length === 0 && !filled) return;
  if (has.length === 0) throw new Error('there is no store');
  if (has.join() === wanted.join()) return;
  throw new Error(
    `the store is of another version: it has ${has.at(-1)}, this is ${wanted.at(-1)}. An older one is brought up by starting Coursebell on it`,
  );
}

async function copyAll(source: Database, target: Database, say: Move['say']): Promise<void> {
  // All tables are read from one state of the source.
  const reading = source.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await reading.execute(async (from) => {
    await target.db.transaction().execute(async (to) => {
      for (const table of TABLES) say(`${table}: ${await copyTable(from, to, table)} rows`);
    });
  });
}
