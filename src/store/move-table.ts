/** Moves one table. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { KEYS, type TableName } from './keys.ts';
import type { Tables } from './tables.ts';

/** Rows at a time: with up to 32 columns they stay below the parameters that a statement may have. */
const PAGE = 1_000;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/**
 * Copies a table, and compares what has been written with what was read. Resolves to the number of rows.
 * Rejects where a row can't be written as it is, or comes back changed.
 */
export async function copyTable(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  table: TableName,
): Promise<number> {
  const given = createDigest();
  for await (const rows of pagesOf(from, table)) {
    given.add(rows);
    await insert(to, table, rows);
  }
  const kept = createDigest();
  for await (const rows of pagesOf(to, table)) kept.add(rows);
  if (given.end() !== kept.end()) throw new Error(`${table}: what was written is not what was read`);
  return given.rows();
}

/** The table in the order of its key, which is the same on both databases: by code points. */
async function* pagesOf(db: Transaction<Tables>, table: TableName): AsyncGenerator<readonly Row[]> {
  const key = columns(KEYS[table]);
  let after = sql``;
  for (;;) {
    const page = sql`select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE}`;
    const rows = z.array(row).parse((await page.execute(db)).rows);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${key}) > (${sql.join(KEYS[table].map((column) => last[column]))})`;
  }
}

async function insert(db: Transaction<Tables>, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((one) => sql`(${sql.join(names.map((name) => one[name]))})`);
  await sql`insert into ${sql.table(table)} (${columns(names)}) values ${sql.join(values)}`.execute(db);
}

function columns(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

/** A digest over rows; a row's columns count in the order of their names. */
function createDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows: readonly Row[]) => {
      for (const one of rows) hash.update(`${JSON.stringify(Object.entries(one).sort(byName))}\n`);
      count += rows.length;
    },
    rows: () => count,
    end: () => `${count} ${hash.digest('hex')}`,
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
