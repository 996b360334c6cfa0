/** What is needed of a database, and what can be wrong with it. Everything in which SQLite and Postgres differ is behind this. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { StoreBusy } from '../../errors.ts';
import { mapInTurns } from '../../turns.ts';
import type { Table } from './columns.ts';
import { KEYS, type TableName, type Tables } from './tables.ts';

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

export const NO_SCHEMA =
  'no schema of the user’s search_path is there; create it, or alter role … set search_path = public';

const AUTHORITY =
  'sslrootcert in DATABASE_URL must name a file with the authority’s certificate (PEM), or be system for a public one';

/** What Postgres and TLS do not say: the usual reason for an error, by its code, and the next step. */
const NEXT: ReadonlyMap<unknown, string> = new Map([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', AUTHORITY],
  ['UNABLE_TO_GET_ISSUER_CERT', AUTHORITY],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', AUTHORITY],
  ['SELF_SIGNED_CERT_IN_CHAIN', AUTHORITY],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', AUTHORITY],
  ['CERT_HAS_EXPIRED', 'who runs the server must renew it; or this machine’s clock is wrong'],
  ['CERT_NOT_YET_VALID', 'this machine’s clock is wrong; or who runs the server must replace it'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the host in DATABASE_URL must be one that the certificate names'],
  [
    '25006',
    'the server is a standby, or its database can only be read; DATABASE_URL must lead to the server that can be written',
  ],
  ['3F000', NO_SCHEMA],
  [
    '55000',
    'the database lets no one in until its administrator allows connections; alter database … allow_connections true',
  ],
  [
    '42501',
    'the database user needs the right to create and change tables, such as by grant create, usage on schema public',
  ],
]);

/** An error's own words, and what to do where they don't say it; its code where it has none, as where every address of a host was tried in vain. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const next = NEXT.get(code);
  if (error.message !== '') return next === undefined ? error.message : `${error.message}: ${next}`;
  return code ?? error.name;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /**
   * Brings the tables up to date; safe where several processes do it at once. `isPassing`: what opens it is no process of the
   * app, for which a newer version would have to wait.
   */
  migrate(options?: { readonly isPassing?: boolean }): Promise<void>;
  /**
   * Runs all or nothing. `work` runs again where other transactions got in its way, or the session ended before anything was
   * done. Waits for other programs' locks without holding up the process; rejects with `StoreBusy` where they last.
   */
  transact<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Whether the last write failed: then reading alone does not show that all is well. `busy`: because of another's lock. */
  readonly writing: { failed: boolean; busy?: StoreBusy | undefined };
  /** Notes that something of erased rows may be left in the files. */
  noteDeleted(): void;
  /**
   * Overwrites what was deleted before the call, in all files of this process, if anything was. False where that was not
   * possible within some milliseconds, by default half a second: then it is tried again until it is.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Waits for the work under way, then lets go of the database. */
  close(): Promise<void>;
}

/** Thrown to undo a transaction where nothing is wrong with the database. */
export class Undone extends Error {}

/** Runs all or nothing, and notes whether the database can be written. `work` may run again. */
export async function atomically<T>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    const result = await database.transact(work);
    Object.assign(database.writing, { failed: false, busy: undefined });
    return result;
  } catch (error) {
    if (!(error instanceof Undone)) {
      const busy = error instanceof StoreBusy ? error : undefined;
      Object.assign(database.writing, { failed: true, busy });
    }
    throw error;
  }
}

// Reading and writing rows of any table. Rows are checked when they are read, since another version or a hand
// may have written them. A row that cannot be read is left out and told, and never takes the others down.

/** The most rows in a statement: with up to 32 columns, fewer parameters than SQLite's 32,766. */
const MOST_ROWS = 1_000;

type Value = string | number | null;
/** Values by column. */
type Columns<Row> = { readonly [Column in keyof Row]?: Value | undefined };

interface TableReader<Read, Row, Fields> {
  /** The values whose fields are as given. `order`: columns, each perhaps with ` desc`. */
  find(where: Partial<Fields>, order?: readonly string[]): Promise<Read[]>;
  /** The value whose fields are as given. */
  get(where: Partial<Fields>): Promise<Read | undefined>;
  /**
   * All with the same first column of the key, in the order of the key, page by page. After each page other
   * work gets a turn: reading what a university follows takes a second, and SQLite does it in this process.
   */
  list(first: string): Promise<Read[]>;
  /** Checks rows that were read by another statement. */
  parse(rows: readonly Row[]): Read[];
}

/** Reads one table. */
export function rowReader<Name extends TableName, Row extends object, Fields, Read>(
  db: Kysely<Tables>,
  table: Table<Name, Row, Fields, Read>,
  tell: TellProblem,
): TableReader<Read, Row, Fields> {
  const select = async (where: RawBuilder<SqlBool>, order: readonly string[], most?: number) => {
    const limit = most === undefined ? sql`` : sql`limit ${most}`;
    const by = order.length === 0 ? sql`` : sql`order by ${sql.join(order.map(orderBy))}`;
    const all = sql<Row>`select * from ${sql.table(table.name)} where ${where} ${by} ${limit}`;
    return (await all.execute(db)).rows;
  };
  const parse = (rows: readonly Row[]) => readRows(table, rows, tell);
  const find = async (where: Partial<Fields>, order: readonly string[] = []) =>
    parse(await select(equal(table.columnsOf(where)), order));
  return {
    parse,
    find,
    get: async (where) => (await find(where))[0],
    list: async (first) => {
      const [column = '', ...rest] = table.key;
      const mine = equal({ [column]: first });
      const found: Read[] = [];
      // Pages are told apart by the rest of the key alone: SQLite would look for the first column by the index,
      // and walk over all earlier pages to come to the next.
      for (let where = mine; ; await turn()) {
        const rows = await select(where, rest, MOST_ROWS);
        for (const read of await mapInTurns(rows, (row) => readRows(table, [row], tell))) found.push(...read);
        const last = rows.at(-1);
        if (!last || rows.length < MOST_ROWS) return found;
        where = sql`${mine} and (${refs(rest)}) > (${sql.join(rest.map((name) => last[name]))})`;
      }
    },
  };
}

/** Checks and reads rows. */
export function readRows<Row extends object, Read>(
  { name, key, read }: Pick<Table<TableName, Row, unknown, Read>, 'name' | 'key' | 'read'>,
  rows: readonly Row[],
  tell: TellProblem,
): Read[] {
  return rows.flatMap((row) => {
    const { success, data, error } = read(row);
    if (success) return [data];
    const reason = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
    tell({ about: 'row', table: name, row: key.map((column) => String(row[column])).join(' '), reason });
    return [];
  });
}

/** How rows are written that are there already. */
interface Update {
  /** The columns that are updated; by default all that are not of the key. */
  readonly columns?: readonly string[];
  /** The new value of a column, by its name; by default the given row's. */
  readonly set?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Which rows are updated; by default all. */
  readonly where?: RawBuilder<SqlBool>;
}

/**
 * Inserts rows of the same columns, or updates those whose key is there; of several with one key the last counts. One
 * statement decides for a row, so that replicas that write at once need no lock.
 * @returns how many rows were written
 */
export async function upsert<Name extends TableName>(
  transaction: Transaction<Tables>,
  table: Name,
  rows: readonly Columns<Tables[Name]>[],
  { columns, set = {}, where }: Update = {},
): Promise<number> {
  let written = 0;
  const key = KEYS[table];
  const maps = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  for (const batch of batches(lastByKey(maps, (row) => key.map((name) => row.get(name))))) {
    const names = [...(batch[0]?.keys() ?? [])];
    const updated = columns ?? names.filter((name) => !key.includes(name));
    const update = updated.map((name) => sql`${sql.ref(name)} = ${set[name] ?? sql.ref(`excluded.${name}`)}`);
    const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${refs(names)})
      values ${sql.join(batch.map((row) => sql`(${sql.join(names.map((name) => row.get(name)))})`))}
      on conflict (${refs(key)}) do update set ${sql.join(update)}
      ${where ? sql`where ${where}` : sql``}`.execute(transaction);
    written += Number(numAffectedRows);
  }
  return written;
}

/** The same for values. */
export async function put<Name extends TableName, Row, Fields, One>(
  transaction: Transaction<Tables>,
  { name, rowOf }: Table<Name, Row, Fields, One>,
  values: readonly One[],
  update?: Update,
): Promise<number> {
  return upsert(transaction, name, values.map(rowOf) as never, update);
}

/** The same in a transaction of its own. @returns whether anything was written */
export async function putNow<Name extends TableName, Row, Fields, One>(
  database: Database,
  table: Table<Name, Row, Fields, One>,
  values: readonly One[],
  update?: Update,
): Promise<boolean> {
  return (await atomically(database, (transaction) => put(transaction, table, values, update))) > 0;
}

/** Updates the rows of a table for which a condition holds. @returns how many */
export async function updateRows(
  transaction: Transaction<Tables>,
  table: TableName,
  columns: Readonly<Record<string, unknown>>,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const set = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const updated = await sql`update ${sql.table(table)} set ${set} where ${condition}`.execute(transaction);
  return Number(updated.numAffectedRows);
}

/** Removes the rows for which a condition holds. @returns how many */
export async function removeRows(
  transaction: Transaction<Tables>,
  table: TableName,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const removed = await sql`delete from ${sql.table(table)} where ${condition}`.execute(transaction);
  return Number(removed.numAffectedRows);
}

/** The same in a transaction of its own. @returns whether there were any */
export async function removeNow(
  database: Database,
  table: TableName,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  return (await atomically(database, (transaction) => removeRows(transaction, table, condition))) > 0;
}

/** Whether no field of a change is given. */
export function isNothing(change: object): boolean {
  return Object.values(change).every((value) => value === undefined);
}

/** `one = 1 and other = 2`; true without columns. */
export function equal(columns: Readonly<Record<string, unknown>>): RawBuilder<SqlBool> {
  const conditions = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
}

/** Whether the columns' values are one of the given rows. */
export function among(columns: readonly string[], rows: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${refs(columns)}) in ${valuesOf(rows)}`;
}

/** `(values (…), (…))`: a table whose columns are called `column1`, `column2` … on both databases. */
export function valuesOf(rows: readonly (readonly (string | number)[])[]): RawBuilder<unknown> {
  return sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))})`;
}

export function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function orderBy(column: string): RawBuilder<unknown> {
  const [name = '', direction] = column.split(' ');
  return direction === 'desc' ? sql`${sql.ref(name)} desc` : sql.ref(name);
}

/** The rows in batches, each for one statement. */
export function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS);
}

/**
 * The last row of each key, in the order of keys. One statement must not write a row twice, and transactions
 * that lock rows in the same order do not block each other for good.
 */
export function lastByKey<T>(rows: readonly T[], keyOf: (row: T) => readonly unknown[]): T[] {
  const byKey = new Map(rows.map((row) => [JSON.stringify(keyOf(row)), row]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
