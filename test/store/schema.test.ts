/** What must hold of every table there is, or ever was. */
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import type { StoreProblem } from '../../src/store/database/database.ts';
import { MIGRATIONS } from '../../src/store/database/migrations.ts';
import { KEYS, TABLES } from '../../src/store/database/tables.ts';
import { createWorkspaces } from '../../src/store/erase.ts';
import { openStore } from '../../src/store/open.ts';
import { bothDatabases, KINDS, type Kind, migrateTo, TYPES } from './both.ts';
import { fillTables, type Row, readTables } from './every-table.ts';

const both = bothDatabases();
const NOON_AND_A_HALF = 1_790_000_007_853.5;
const names = Object.keys(MIGRATIONS);
const versions = KINDS.flatMap((kind) => names.map((name, index) => ({ kind, name, count: index + 1 })));

/** The columns of a table's primary key, in its order. */
const PRIMARY: Readonly<Record<Kind, (table: string) => RawBuilder<{ name: string }>>> = {
  SQLite: (table) => sql`select name from pragma_table_info(${table}) where pk > 0 order by pk`,
  Postgres: (table) => sql`select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = cast(${table} as regclass) and indisprimary
    order by array_position(cast(indkey as int2[]), attnum)`,
};

/** Whether all of the columns that a row had before are as they were. */
function kept(before: Row, after: Row): boolean {
  return Object.entries(before).every(([column, value]) => after[column] === value);
}

describe('migrations', () => {
  test.each(versions)('$kind: a store after $name is brought up with every row', async ({ kind, count }) => {
    const place = await both.fresh(kind);
    const old = both.open(place);
    await migrateTo(old, count, TYPES[kind]);
    await fillTables(old.db, 40);
    const before = await readTables(old.db);
    expect(Object.values(before).filter((rows) => rows.length !== 40)).toEqual([]);
    await old.close();
    const problems: StoreProblem[] = [];
    const onProblem = (problem: StoreProblem) => problems.push(problem);
    const where = kind === 'Postgres' ? { databaseUrl: place, dataDir: '' } : { dataDir: place };
    const store = await openStore({ ...where, onProblem });
    expect(await store.follows.inWorkspace('T1')).toHaveLength(40);
    expect(await store.targets.inWorkspace('T1')).toHaveLength(40);
    expect(await store.reminders.inWorkspace('T1')).toHaveLength(40);
    expect(await store.seenCourses.inWorkspace('T1')).toHaveLength(count > 1 ? 40 : 0);
    await store.close();
    expect(problems).toEqual([]);
    const after = await readTables(both.open(place).db);
    expect(Object.keys(after).sort()).toEqual([...TABLES].sort());
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table], table).toHaveLength(rows.length);
      expect(rows.filter((row) => !after[table]?.some((one) => kept(row, one)))).toEqual([]);
    }
  });
});

describe.each(KINDS)('the tables on %s', (kind) => {
  test('have the keys that are written down', async () => {
    const database = both.open(await both.fresh(kind));
    await database.migrate();
    const tables = await database.db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES, 'versions'].sort());
    for (const [table, key] of Object.entries(KEYS)) {
      const { rows } = await PRIMARY[kind](table).execute(database.db);
      expect([table, rows.map(({ name }) => name)]).toEqual([table, key]);
    }
  });

  test('have a column of names for each language', async () => {
    const database = both.open(await both.fresh(kind));
    await database.migrate();
    const tables = await database.db.introspection.getTables();
    const named = tables.filter(({ name }) => name.startsWith('seen_'));
    expect(named).toHaveLength(3);
    for (const { columns } of named)
      expect(columns.map(({ name }) => name)).toEqual(
        expect.arrayContaining(LANGUAGES.map((language) => `name_${language}`)),
      );
  });

  test('are all erased with their workspace, whichever names it', async () => {
    const database = both.open(await both.fresh(kind));
    await database.migrate();
    await fillTables(database.db, 20);
    await fillTables(database.db, 20, { workspace: 'T2', first: 20 });
    const before = await readTables(database.db);
    const tables = await database.db.introspection.getTables();
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'workspace'));
    expect(naming.length).toBeGreaterThan(6);
    await createWorkspaces(database).erase('T1', { follows: true });
    const after = await readTables(database.db);
    const namesT1 = (row: Row) => Object.values(row).some((value) => String(value).split(' ').includes('T1'));
    for (const { name } of naming) expect([name, after[name]?.some(namesT1)]).toEqual([name, false]);
    for (const { name } of tables.filter((one) => one.name !== 'installations')) {
      expect(after[name], name).toEqual(before[name]?.filter((row) => !namesT1(row)));
    }
    expect(after['installations']).toEqual(before['installations']);
  });
});

describe('numbers', () => {
  test.each(
    KINDS.flatMap((kind) =>
      [0.5, NOON_AND_A_HALF, Number.NaN, Number.POSITIVE_INFINITY].map((at) => ({ kind, at })),
    ),
  )('$kind: $at is refused, since no column holds a fraction', async ({ kind, at }) => {
    const place = await both.fresh(kind);
    const database = both.open(place);
    await database.migrate();
    const lease = { name: 'check', holder: 'one', ends_at: at };
    await expect(database.db.insertInto('leases').values(lease).execute()).rejects.toThrow();
    await expect(database.db.deleteFrom('rings').where('post_at', '<', at).execute()).rejects.toThrow();
    expect(await database.db.selectFrom('leases').selectAll().execute()).toEqual([]);
  });
});
