import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/database/migrations.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { openStore } from '../../src/store/open.ts';
import { expectFirstVersion, makeFirstVersion } from './first-version.ts';
import { follows, KEY, target } from './samples.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coursebell-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Reads or changes the file behind the store's back. */
function inFile(statement: string): unknown[] {
  const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'));
  try {
    return file.prepare(statement).all();
  } finally {
    file.close();
  }
}

const LATER = `insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`;

test('a store of a newer version that only added is used, and left as it is', async () => {
  await (await openStore({ dataDir })).close();
  inFile(LATER);
  inFile('alter table follows add column later text');
  inFile(`alter table targets add column more text not null default 'x'`);
  const before = inFile('select * from kysely_migration');
  const store = await openStore({ dataDir });
  await store.follows.add(target(), follows(3), 100);
  expect(await store.follows.of(KEY)).toEqual(follows(3));
  await store.close();
  expect(inFile('select * from kysely_migration')).toEqual(before);
});

test.each([
  ['has not all that this one has', `delete from kysely_migration where name like '007%'`],
  ['is older than marks', `delete from kysely_migration where name = '015-versions'`],
])('a store of another line of versions, which %s, is refused', async (_what, change) => {
  await (await openStore({ dataDir })).close();
  inFile(LATER);
  inFile(change);
  await expect(openStore({ dataDir })).rejects.toThrow('newer version');
});

test('a store of a newer version that took something away is refused, and left as it is', async () => {
  await (await openStore({ dataDir })).close();
  inFile(LATER);
  inFile(`insert into versions values ('readable since', '999-later', null)`);
  const before = inFile('select * from kysely_migration');
  await expect(openStore({ dataDir })).rejects.toThrow('newer version');
  expect(inFile('select * from kysely_migration')).toEqual(before);
});

test('a migration that fails leaves nothing behind', async () => {
  const database = openSqlite(dataDir);
  // The last table of the first migration is in the way: everything before it must be undone.
  inFile('create table leases (name text)');
  await expect(database.migrate()).rejects.toThrow('leases');
  await database.close();
  const tables = inFile(`select name from sqlite_master where type = 'table' order by name`);
  expect(tables).toEqual([{ name: 'leases' }]);
});

test('a store of the first version is brought up with everything in it', async () => {
  const before = openSqlite(dataDir);
  await makeFirstVersion(before, { id: 'text' });
  await before.close();
  const problems: unknown[] = [];
  const store = await openStore({ dataDir, onProblem: (problem) => problems.push(problem) });
  await expectFirstVersion(store);
  await store.close();
  expect(problems).toEqual([]);
  const names = Object.keys(MIGRATIONS).map((name) => ({ name }));
  expect(inFile('select name from kysely_migration order by name')).toEqual(names);
});

test('where a store of the first version cannot be brought up, it stays what it was', async () => {
  const before = openSqlite(dataDir);
  await makeFirstVersion(before, { id: 'text' });
  await before.close();
  // The last table of the second migration is in the way.
  inFile('create table claims (name text)');
  const schema = inFile('select * from sqlite_master');
  await expect(openStore({ dataDir })).rejects.toThrow('claims');
  expect(inFile('select * from sqlite_master')).toEqual(schema);
  inFile('drop table claims');
  const store = await openStore({ dataDir });
  await expectFirstVersion(store);
  await store.close();
});

test('migrating again changes nothing', async () => {
  const database = openSqlite(dataDir);
  await database.migrate();
  const schema = inFile('select * from sqlite_master');
  await migrate(database.db, { id: 'text' });
  expect(inFile('select * from sqlite_master')).toEqual(schema);
  await database.close();
});
