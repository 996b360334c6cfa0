/**
 * Which versions may work on the tables. A version is named by its last migration. Migrations only add (“expand”), so an
 * earlier version works on the tables of a later one, and both at once. A migration that takes something away (“contract”)
 * leaves a mark since which version the tables can be used, and waits until processes of earlier ones have ended.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, sql, type TableMetadata } from 'kysely';
import { StoreNotOpened } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Rows of the table `versions`: the mark, and one for each process, with the time in epoch milliseconds until which it counts
 * as alive. The table is no part of what a store keeps: it is neither moved nor erased.
 */
type Versions = {
  versions: { name: string; level: string; ends_at: number | null };
};

/** The migration that makes the table. No earlier version knows of marks, so without a mark it is the mark. */
const FIRST = '015-versions';
const MARK = 'readable since';
const PROCESS = 'process ';
/** How long a process counts as alive after its last sign of life, in milliseconds, and how often it gives one. */
const ALIVE = 60_000;
const SIGN_EVERY = 20_000;
/** How often a migration looks whether processes of earlier versions have ended, in milliseconds. */
const LOOK_EVERY = 1_000;

/** A migration that takes something away, by its name: the earliest version that can use the tables after it. */
export type Contracts = Readonly<Record<string, string>>;

const over = (db: Kysely<Tables>): Kysely<Tables & Versions> => db.withTables<Versions>();

/** The schemas that names are looked up in, the first one is that of new tables; undefined: the database has none (SQLite). */
export async function schemasOf(db: Kysely<Tables>): Promise<readonly string[] | undefined> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined;
  const { rows } = await sql<{ name: string }>`select unnest(current_schemas(false))::text as name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The tables that names mean: another schema may have those of another Coursebell. */
export async function visibleTables(db: Kysely<Tables>): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const schemas = await schemasOf(db);
  return tables.filter(({ schema = '' }) => schemas?.includes(schema) !== false);
}

/** The earliest version that can use the tables; undefined where they are older than marks. */
export async function readableSince(
  db: Kysely<Tables>,
  executed: readonly string[],
): Promise<string | undefined> {
  if (!executed.includes(FIRST)) return undefined;
  const marks = over(db).selectFrom('versions').select('level').where('name', '=', MARK);
  return (await marks.executeTakeFirst())?.level ?? FIRST;
}

/** Whether a version with these migrations can use tables that have been through the executed ones. */
export function isUsable(own: readonly string[], executed: readonly string[], since = ''): boolean {
  const later = executed.filter((name) => !own.includes(name));
  if (later.length === 0) return true;
  // Tables of another line of versions lack something.
  const isBehind = own.every((name) => executed.includes(name));
  return isBehind && since !== '' && (own.at(-1) ?? '') >= since;
}

interface Waiting {
  /** Told once how many processes it waits for. */
  readonly tell: (processes: number) => void;
}

/**
 * Before due migrations: waits for processes that the tables would be taken away from, and sets the mark. In the transaction of
 * the migrations, which keeps out other processes that start.
 */
export async function contract(
  db: Kysely<Tables>,
  due: readonly string[],
  contracts: Contracts,
  { tell }: Waiting,
): Promise<string | undefined> {
  const since = due
    .flatMap((name) => contracts[name] ?? [])
    .sort()
    .at(-1);
  const tables = await visibleTables(db);
  if (since === undefined || !tables.some(({ name }) => name === 'versions')) return since;
  for (let told = false; ; told = true) {
    const processes = await earlier(db, since);
    if (processes === 0) return since;
    if (!told) tell(processes);
    await sleep(LOOK_EVERY);
  }
}

async function earlier(db: Kysely<Tables>, since: string): Promise<number> {
  const rows = await over(db)
    .selectFrom('versions')
    .select('name')
    .where('level', '<', since)
    .where('ends_at', '>', Date.now())
    .execute();
  return rows.length;
}

/** Sets the mark, in the transaction of the migration that it is about. */
export async function mark(db: Kysely<Tables>, since: string): Promise<void> {
  await put(db, MARK, since, null);
}

async function put(db: Kysely<Tables>, name: string, level: string, endsAt: number | null): Promise<void> {
  await over(db)
    .insertInto('versions')
    .values({ name, level, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ level, ends_at: endsAt }))
    .execute();
}

export interface Presence {
  /** In the transaction that has found the tables usable: from then on no contracting migration begins. */
  enter(db: Kysely<Tables>): Promise<void>;
  /** Gives signs of life from now on. */
  keep(db: Kysely<Tables>): void;
  /** No longer counts. */
  leave(db: Kysely<Tables>): Promise<void>;
}

/** That a process of this version uses the tables. */
export function createPresence(id: string, level: string): Presence {
  let timer: NodeJS.Timeout | undefined;
  const name = `${PROCESS}${id}`;
  const enter = (db: Kysely<Tables>) => put(db, name, level, Date.now() + ALIVE);
  return {
    enter: async (db) => {
      // Of processes that were killed.
      const dead = over(db).deleteFrom('versions').where('name', 'like', `${PROCESS}%`);
      await dead.where('ends_at', '<', Date.now() - ALIVE).execute();
      await enter(db);
    },
    keep: (db) => {
      // A sign that fails is followed by others: what is wrong shows itself elsewhere.
      timer = setInterval(() => void enter(db).catch(() => undefined), SIGN_EVERY).unref();
    },
    leave: async (db) => {
      clearInterval(timer);
      await over(db).deleteFrom('versions').where('name', '=', name).execute();
    },
  };
}

export function newerVersion(): StoreNotOpened {
  return new StoreNotOpened('the store belongs to a newer version');
}

/** The table. Its name is no table of the store's, since moves and erasures leave it alone. */
export async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`create table versions (name text primary key, level text not null, ends_at bigint)`.execute(db);
}
