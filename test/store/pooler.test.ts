/** Postgres behind a pooler that hands out another connection for each transaction, as PgBouncer does. */
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import { type FakePooler, startPooler } from '../fakes/pooler.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { closedAfterEach } from './opened.ts';
import { NOON } from './samples.ts';

const server = databasesOfFile();

const { cleanUps, opened } = closedAfterEach();

const through = (url: string, { port }: FakePooler): string => url.replace(`:${server.port}/`, `:${port}/`);

/** A new database, its address, that of a pooler before it, and the pooler. */
async function pooled(size?: number): Promise<{ direct: string; url: string; pooler: FakePooler }> {
  const direct = await server.freshDatabase();
  const pooler = await startPooler(direct, size);
  cleanUps.push(pooler.close);
  return { direct, url: through(direct, pooler), pooler };
}

const LIMITS = sql`select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`;

test('replicas that start at once behind a pooler make the tables once, and leave no lock behind', async () => {
  const { url, pooler } = await pooled(4);
  const stores = await Promise.all(Array.from({ length: 4 }, () => opened({ databaseUrl: url })));
  const takes = stores.map((store, index) => store.leases.take('pass', `holder ${index}`, NOON, 1_000));
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
  expect(await pooler.leftBehind()).toEqual([]);
});

test('a start that fails behind a pooler leaves no lock behind', async () => {
  const { direct, url, pooler } = await pooled(2);
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  await client.query('create table follows (other text)');
  await client.end();
  await expect(openStore({ databaseUrl: url, dataDir: '' })).rejects.toThrow('already exists');
  expect(await pooler.leftBehind()).toEqual([]);
});

describe.each(['a pooler', 'no pooler'])('with %s before Postgres', (before) => {
  const place = async () => {
    const { url, direct } = await pooled(3);
    return before === 'a pooler' ? url : direct;
  };

  test('the server ends statements and transactions that take too long', async () => {
    const url = await place();
    await opened({ databaseUrl: url });
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    const limits = async (db: typeof database.db) => (await LIMITS.execute(db)).rows;
    const expected = [{ statement: '15s', idle: '15s', lock: '10s' }];
    expect(await limits(database.db), 'alone').toEqual(expected);
    const inside = await database.db.transaction().execute((transaction) => limits(transaction));
    expect(inside, 'in a transaction').toEqual(expected);
    const reading = database.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    expect(await reading.execute((transaction) => limits(transaction))).toEqual(expected);
  });

  test('a statement that fails tells its own reason, and the next one works', async () => {
    const database = openPostgres(await place(), () => {});
    cleanUps.push(database.close);
    const divided = (by: number) => sql<{ is: number }>`select 1 / cast(${by} as integer) as is`;
    await expect(divided(0).execute(database.db)).rejects.toThrow('division by zero');
    expect((await divided(1).execute(database.db)).rows).toEqual([{ is: 1 }]);
  });
});
