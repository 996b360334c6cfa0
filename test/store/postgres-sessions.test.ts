/** Sessions of Postgres that are over: a failover leaves them where nothing can be written, or ends them. */
import { type AddressInfo, createServer, connect as dial } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { LimitedPostgresDialect } from '../../src/store/database/postgres-driver.ts';
import { createSessions } from '../../src/store/database/postgres-sessions.ts';
import type { Tables } from '../../src/store/database/tables.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { failOver, prepareFailover } from './failover.ts';
import { closedAfterEach } from './opened.ts';
import { follow, follows, KEY, NOON, target } from './samples.ts';

const server = databasesOfFile();
const { cleanUps, opened } = closedAfterEach();

/** More than there are connections. */
const MANY = 14;

/** Another hand on the database. */
async function handOn(url: string): Promise<pg.Client> {
  const hand = new pg.Client({ connectionString: url });
  hand.on('error', () => undefined);
  await hand.connect();
  cleanUps.push(() => hand.end());
  return hand;
}

/** Leaves a row that tells which run of a transaction has written it. */
const noteRun = (transaction: Pick<Kysely<Tables>, 'insertInto'>, run: number) =>
  transaction
    .insertInto('leases')
    .values({ name: `run ${run}`, holder: 'x', ends_at: 1 })
    .execute();

/** Makes a function of the database that ends its session, or cancels its statement, the first time, and is 1 later. */
async function prepareDeath(hand: pg.Client, what: 'terminate' | 'cancel' = 'terminate'): Promise<void> {
  await hand.query(`create sequence lives;
    create function live() returns int language plpgsql as $$ begin
      if nextval('lives') = 1 then perform pg_${what}_backend(pg_backend_pid()); end if;
      return 1;
    end $$;`);
}

describe('after a failover', () => {
  test.each([
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is shutting down'],
    ['57P05', 'terminating connection due to idle-session timeout'],
    ['08006', 'connection failure'],
    ['08003', 'connection does not exist'],
    ['XX000', 'server closed the connection unexpectedly'],
  ])('what sessions refuse with %s, %s, is kept, once, by others', async (code, words) => {
    const url = await server.storeDatabase();
    const hand = await handOn(url);
    await prepareFailover(hand);
    const store = await opened({ databaseUrl: url });
    // As many sessions as there may be.
    await Promise.all(follows(MANY).map((one) => store.follows.add(target(), [one], 99)));
    await failOver(hand, code, words);
    const more = Array.from({ length: MANY }, (_, nth) => follow(`UX${nth}`));
    const added = await Promise.allSettled(more.map((one) => store.follows.add(target(), [one], 99)));
    expect(added.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await store.follows.of(KEY)).toHaveLength(2 * MANY);
    expect(await store.leases.take('pass', 'one', NOON, 1_000)).toBe(true);
    const { rows } = await hand.query(`select 1 from pg_stat_activity, failover
      where datname = current_database() and application_name = 'coursebell' and backend_start < at`);
    expect(rows, 'sessions of before').toEqual([]);
  });

  test('an error of a statement is told, and its session kept', async () => {
    const url = await server.storeDatabase();
    const hand = await handOn(url);
    await prepareFailover(hand);
    const store = await opened({ databaseUrl: url });
    await failOver(hand, '23514', 'check');
    await expect(store.leases.take('pass', 'one', NOON, 1_000)).rejects.toThrow('check');
  });

  test('a server that can only be read is told after one more try', async () => {
    const url = await server.storeDatabase();
    const hand = await handOn(url);
    await prepareFailover(hand);
    const store = await opened({ databaseUrl: url });
    await hand.query(`create sequence tries; alter table failover add tried bigint;
      create or replace function refuse() returns trigger language plpgsql as $$ begin
      perform nextval('tries'); raise exception using errcode = '25006', message = 'read-only'; end $$`);
    await expect(store.leases.take('pass', 'one', NOON, 1_000)).rejects.toThrow('read-only');
    expect((await hand.query('select last_value::int as tries from tries')).rows).toEqual([{ tries: 2 }]);
    // It reads all the same.
    expect(await store.follows.of(KEY)).toEqual([]);
  });
});

describe('a session that the server ends', () => {
  async function place() {
    const url = await server.storeDatabase();
    const hand = await handOn(url);
    await prepareDeath(hand);
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    const lives = async () => Number((await hand.query('select last_value from lives')).rows[0]?.last_value);
    return { hand, database, lives };
  }

  test('under a statement: it runs once more', async () => {
    const { database, lives } = await place();
    const { rows } = await sql<{ live: number }>`select live()`.execute(database.db);
    expect([rows, await lives()]).toEqual([[{ live: 1 }], 2]);
  });

  test('in the middle of a transaction: it runs once more, and what it did before is done once', async () => {
    const { hand, database } = await place();
    let runs = 0;
    await database.transact(async (transaction) => {
      runs += 1;
      await noteRun(transaction, runs);
      await sql`select live()`.execute(transaction);
    });
    expect(runs).toBe(2);
    expect((await hand.query('select name from leases')).rows).toEqual([{ name: 'run 2' }]);
  });

  test('again and again: it is told after the second time', async () => {
    const { database } = await place();
    let runs = 0;
    const work = database.transact(async (transaction) => {
      runs += 1;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(work).rejects.toThrow('terminating connection');
    expect(runs).toBe(2);
  });

  test('between the last statement and the commit, which is never sent then: it runs once more', async () => {
    const { hand, database } = await place();
    let runs = 0;
    await database.transact(async (transaction) => {
      runs += 1;
      await noteRun(transaction, runs);
      if (runs > 1) return;
      await hand.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'coursebell'`);
      // The driver hears of it in its own time.
      await setTimeout(200);
    });
    expect(runs).toBe(2);
    expect((await hand.query('select name from leases')).rows).toEqual([{ name: 'run 2' }]);
  });

  /** Has what is done at a commit that writes leases. */
  const atCommit = (hand: pg.Client, what: string) =>
    hand.query(`create function die() returns trigger language plpgsql as $$ begin ${what}; return null; end $$;
      create constraint trigger die after insert on leases deferrable initially deferred
      for each row execute function die()`);

  test('at the commit, before it is done: it runs once more', async () => {
    const { hand, database } = await place();
    await atCommit(hand, 'perform live()');
    let runs = 0;
    await database.transact(async (transaction) => {
      runs += 1;
      await noteRun(transaction, runs);
    });
    expect(runs).toBe(2);
    expect((await hand.query('select name from leases')).rows).toEqual([{ name: 'run 2' }]);
    await hand.query('select setval($1, 1, false)', ['lives']);
    await noteRun(database.db, 3);
    expect((await hand.query('select name from leases')).rows).toHaveLength(2);
  });

  test('at the commit, by a word that does not tell when: it may have been done, so that it is not done again', async () => {
    const { hand, database } = await place();
    await atCommit(hand, `raise exception using errcode = '57P01', message = 'terminating connection'`);
    let runs = 0;
    const work = database.transact(async (transaction) => {
      runs += 1;
      await noteRun(transaction, runs);
    });
    await expect(work).rejects.toThrow('terminating connection');
    expect(runs).toBe(1);
  });
});

test('a connection that breaks at the commit of what only reads: it is read once more', async () => {
  const url = await server.storeDatabase();
  let cuts = 0;
  const front = createServer((client) => {
    const behind = dial(server.port, '127.0.0.1');
    const end = () => void [client, behind].map((one) => one.destroy());
    for (const one of [client, behind]) one.on('error', end).on('close', end);
    behind.pipe(client);
    client.on('data', (said) => {
      if (cuts === 0 || !said.includes('commit')) return void behind.write(said);
      cuts -= 1;
      end();
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  cleanUps.push(async () => void front.close());
  const { port } = front.address() as AddressInfo;
  const store = await opened({ databaseUrl: url.replace(`:${server.port}/`, `:${port}/`) });
  await store.follows.add(target(), follows(2), 99);
  cuts = 1;
  expect(await store.follows.of(KEY)).toHaveLength(2);
  expect(cuts).toBe(0);
});

/** An answer of the server's to a client that connects: an error, and the end. */
function refusal(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.each([
  ['57P03', 'the database system is starting up'],
  ['57P03', 'the database system is shutting down'],
  ['57P01', 'terminating connection due to administrator command'],
  ['55000', 'database "coursebell" is not currently accepting connections'],
])('a start whose connections are each refused once with %s, %s, goes on', async (code, words) => {
  const url = await server.freshDatabase();
  let count = 0;
  const front = createServer((client) => {
    count += 1;
    client.on('error', () => undefined);
    if (count % 2 === 1) return void client.once('data', () => client.end(refusal(code, words)));
    const behind = dial(server.port, '127.0.0.1');
    behind.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => behind.destroy());
    client.pipe(behind).pipe(client);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  cleanUps.push(async () => void front.close());
  const { port } = front.address() as AddressInfo;
  const store = await opened({ databaseUrl: url.replace(`:${server.port}/`, `:${port}/`) });
  expect(await store.leases.take('pass', 'one', NOON, 1_000)).toBe(true);
  expect(count).toBe(4);
});

test('a database that lets no one in is told with what to do', async () => {
  const url = await server.freshDatabase();
  const name = new URL(url).pathname.slice(1);
  const hand = await handOn(url.replace(`/${name}`, '/postgres'));
  const allow = (what: boolean) => hand.query(`alter database "${name}" allow_connections ${what}`);
  await allow(false);
  await expect(opened({ databaseUrl: url })).rejects.toThrow(/not currently accepting.*alter database/);
  await allow(true);
});

describe('a statement that is cancelled', () => {
  test.each(['alone', 'in a transaction'])('early, %s: it runs once more', async (how) => {
    const url = await server.storeDatabase();
    const hand = await handOn(url);
    await prepareDeath(hand, 'cancel');
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    if (how === 'alone') {
      expect((await sql`select live()`.execute(database.db)).rows).toEqual([{ live: 1 }]);
      return;
    }
    let runs = 0;
    await database.transact(async (transaction) => {
      runs += 1;
      await noteRun(transaction, runs);
      await sql`select live()`.execute(transaction);
    });
    expect((await hand.query('select name from leases')).rows).toEqual([{ name: 'run 2' }]);
  });

  test('again and again, or when its time is over: it is told as passing', async () => {
    const url = await server.storeDatabase();
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    let runs = 0;
    const cancelled = { name: 'StoreBusy', message: expect.stringMatching(/cancel.* \(57014\)$/) };
    const work = database.transact(async (transaction) => {
      runs += 1;
      await sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(5)`.execute(transaction);
    });
    await expect(work).rejects.toMatchObject(cancelled);
    expect(runs).toBe(2);
    const sessions = createSessions(new pg.Pool({ connectionString: url, max: 1 }));
    const db = new Kysely<Tables>({ dialect: new LimitedPostgresDialect({ sessions, limitMs: 300 }) });
    cleanUps.push(() => db.destroy());
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject(cancelled);
  });
});

test('a lock of another program that lasts is told as one, before the statement has taken too long', async () => {
  const url = await server.storeDatabase();
  const hand = await handOn(url);
  const sessions = createSessions(new pg.Pool({ connectionString: url, max: 1 }));
  const db = new Kysely<Tables>({ dialect: new LimitedPostgresDialect({ sessions, limitMs: 600 }) });
  cleanUps.push(() => db.destroy());
  const count = (from: Pick<typeof db, 'selectFrom'>) => from.selectFrom('follows').selectAll().execute();
  await hand.query('begin; lock table follows in access exclusive mode');
  const told = { name: 'StoreBusy', message: expect.stringMatching(/lock for too long \(55P03\)$/) };
  await expect(count(db)).rejects.toMatchObject(told);
  await expect(db.transaction().execute(count)).rejects.toMatchObject(told);
  await hand.query('commit');
  expect(await count(db)).toEqual([]);
});
