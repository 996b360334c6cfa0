/** The store over SQLite in memory, for tests of other rooms: nothing of it is on a disk. */
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Transaction } from 'kysely';
import { migrate } from '../../src/store/database/migrations.ts';
import { sqliteDialect } from '../../src/store/database/sqlite-driver.ts';
import type { Tables } from '../../src/store/database/tables.ts';
import { storeOver } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** Every statement that makes the tables; migrating each store would take longer than most tests. */
const TABLES = await schema();

async function schema(): Promise<string> {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await migrate(db, { id: 'text' });
  const made = file.prepare(
    "select sql from sqlite_master where sql is not null and name not like 'sqlite_%'",
  );
  const statements = made.all().map(({ sql }) => `${sql};`);
  await db.destroy();
  return statements.join('\n');
}

/** A new, empty store. */
export function createMemoryStore(): Store {
  const file = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  file.exec(TABLES);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const database = {
    db,
    migrate: async () => {},
    transact: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => db.transaction().execute(work),
    writing: { failed: false },
    noteDeleted: () => {},
    overwrite: async () => true,
    close: () => db.destroy(),
  };
  return storeOver(database, ({ about, reason }) => {
    throw new Error(`the store has trouble: ${about}: ${reason}`);
  });
}
