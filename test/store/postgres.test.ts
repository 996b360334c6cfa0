import { inspect } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomically, type StoreProblem } from '../../src/store/database/database.ts';
import { MIGRATIONS } from '../../src/store/database/migrations.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { eventually } from '../fixtures/patience.ts';
import { databaseContract } from './contract.ts';
import { expectFirstVersion, makeFirstVersion } from './first-version.ts';
import { closedAfterEach } from './opened.ts';
import { follows, KEY, NOON, target } from './samples.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';
import { databaseWorld, first } from './world.ts';

const server = databasesOfFile();

const { cleanUps, opened } = closedAfterEach();

/** Runs a statement on a connection of its own. */
async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the contract on Postgres', () => {
  const problems: StoreProblem[] = [];
  const stores: Store[] = [];
  let client: pg.Client;
  beforeAll(async () => {
    const url = await server.freshDatabase();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    const onProblem = (problem: StoreProblem) => problems.push(problem);
    const opening = Array.from({ length: 4 }, () => openStore({ databaseUrl: url, dataDir: '', onProblem }));
    stores.push(...(await Promise.all(opening)));
  });
  afterAll(() => Promise.all([client.end(), ...stores.map((store) => store.close())]));

  const world = databaseWorld({
    problems,
    replicas: (count) => stores.slice(0, count),
    run: async (statement) => {
      await client.query(statement);
    },
  });
  databaseContract(world);
});

describe('opening', () => {
  test('several replicas that start at once make the tables once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const url = await server.freshDatabase();
      const stores = await Promise.all(Array.from({ length: 4 }, () => opened({ databaseUrl: url })));
      const takes = stores.map((store, index) => store.leases.take('pass', `holder ${index}`, NOON, 1_000));
      expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
      const names = Object.keys(MIGRATIONS).map((name) => ({ name }));
      expect(await run(url, 'select name from kysely_migration order by name')).toEqual(names);
    }
  });

  test('brings up a store of the first version with everything in it, by several at once', async () => {
    const url = await server.freshDatabase();
    const before = openPostgres(url, () => {});
    await makeFirstVersion(before, { id: sql`text collate "C"` });
    await before.close();
    const problems: StoreProblem[] = [];
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened({ databaseUrl: url }, problems)));
    await expectFirstVersion(first(stores));
    expect(problems).toEqual([]);
  });

  test('refuses a store of a newer version', async () => {
    const url = await server.freshDatabase();
    await (await opened({ databaseUrl: url })).close();
    await run(url, `insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`);
    await run(url, `insert into versions values ('readable since', '999-later', null)`);
    await expect(opened({ databaseUrl: url })).rejects.toThrow('newer version');
  });

  test('refuses a database that can only be read, though its tables are up to date', async () => {
    const url = await server.freshDatabase();
    await (await opened({ databaseUrl: url })).close();
    const database = new URL(url).pathname.slice(1);
    await run(url, `alter database ${database} set default_transaction_read_only = on`);
    await expect(opened({ databaseUrl: url })).rejects.toThrow('read-only transaction');
  });

  test('says why it cannot, and never the password', async () => {
    const gone = await startProxy(server.port);
    await gone.close();
    const [right = ''] = (await server.freshDatabase()).split('?');
    const wrong = [
      `postgres://me:hush-hush@127.0.0.1:${gone.port}/none`,
      right.replace(/:[^:@/]+@/, ':hush-hush@'),
      'postgres://me:hush-hush@127.0.0.1:nonsense/none',
    ];
    const errors = await Promise.all(
      wrong.map((databaseUrl) => openStore({ databaseUrl, dataDir: '' }).catch((error: unknown) => error)),
    );
    expect(errors.map((error) => error instanceof Error && error.message)).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('password authentication failed'),
      expect.stringContaining('Invalid URL'),
    ]);
    expect(inspect(errors, { depth: 9, showHidden: true })).not.toContain('hush-hush');
  });

  test('data outlives the stores', async () => {
    const url = await server.freshDatabase();
    const before = await opened({ databaseUrl: url });
    await before.follows.add(target(), follows(3), 3);
    await before.close();
    const after = await opened({ databaseUrl: url });
    expect(await after.follows.of(KEY)).toEqual(follows(3));
    await expect(before.check()).rejects.toThrow('destroyed');
  });
});

describe('transactions', () => {
  test('that stop each other are both done in the end', async () => {
    const url = await server.freshDatabase();
    await opened({ databaseUrl: url });
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    let runs = 0;
    const take = (names: readonly [string, string]) =>
      atomically(database, async (transaction) => {
        runs += 1;
        await transaction.updateTable('leases').set({ holder: 'x' }).where('name', '=', names[0]).execute();
        waiting += 1;
        if (waiting === 2) both.resolve();
        await both.promise;
        await transaction.updateTable('leases').set({ holder: 'x' }).where('name', '=', names[1]).execute();
      });
    await run(url, `insert into leases values ('a', '', 1), ('b', '', 1)`);
    await Promise.all([take(['a', 'b']), take(['b', 'a'])]);
    // One of the two was undone by the server at least once.
    expect(runs).toBeGreaterThan(2);
    expect(await run(url, `select name from leases where holder = 'x'`)).toHaveLength(2);
  });

  test('that fail for another reason are not run again', async () => {
    const url = await server.freshDatabase();
    await opened({ databaseUrl: url });
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    let runs = 0;
    const failing = atomically(database, async (transaction) => {
      runs += 1;
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
  });
});

describe('erasing', () => {
  test('waits for an adding under way, and erases that, too', async () => {
    const url = await server.freshDatabase();
    const store = await opened({ databaseUrl: url });
    await store.follows.add(target(), follows(2), 9);
    const adder = new pg.Client({ connectionString: url });
    await adder.connect();
    cleanUps.push(() => adder.end());
    // As far as adding goes before it is committed.
    await adder.query(`begin; update targets set kind = kind;
      insert into follows select workspace, target, 'TX9', created_by, created_at, told, told_missing
      from follows limit 1`);
    const erased = store.workspaces.erase('T1', { follows: true });
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect(await run(url, waiting)).toHaveLength(1));
    await adder.query('commit');
    await erased;
    expect(await run(url, 'select workspace from targets union select workspace from follows')).toEqual([]);
  });
});

describe('a lost connection', () => {
  let proxy: TcpProxy;
  const throughProxy = async () => {
    const url = await server.freshDatabase();
    proxy = await startProxy(server.port);
    cleanUps.push(proxy.close);
    return url.replace(`:${server.port}/`, `:${proxy.port}/`);
  };

  test('is told, rejects what needs it, and comes back by itself', async () => {
    const problems: StoreProblem[] = [];
    const store = await opened({ databaseUrl: await throughProxy() }, problems);
    await store.follows.add(target(), follows(2), 2);
    proxy.set('closed');
    await eventually(() => expect(problems).toMatchObject([{ about: 'connection' }]));
    await expect(store.check()).rejects.toThrow();
    await expect(store.follows.remove(KEY, 'all')).rejects.toThrow();
    proxy.set('open');
    await expect(store.check()).resolves.toBeUndefined();
    expect(await store.follows.of(KEY)).toEqual(follows(2));
  });

  test('in the middle of a transaction undoes it and ends nothing else', async () => {
    const url = await server.freshDatabase();
    const store = await opened({ databaseUrl: url });
    const database = openPostgres(url, () => {});
    cleanUps.push(database.close);
    const half = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('leases').values({ name: 'half', holder: 'x', ends_at: NOON }).execute();
      await run(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
      );
      await transaction.insertInto('leases').values({ name: 'whole', holder: 'x', ends_at: NOON }).execute();
    });
    await expect(half).rejects.toThrow();
    expect(await run(url, 'select * from leases')).toEqual([]);
    expect(await store.leases.take('half', 'y', NOON, 1)).toBe(true);
    expect(await database.db.selectFrom('leases').select('holder').execute()).toEqual([{ holder: 'y' }]);
  });

  test('is noticed where the network swallows everything', async () => {
    const url = await throughProxy();
    await opened({ databaseUrl: url });
    const database = openPostgres(url, () => {}, 300);
    cleanUps.push(database.close);
    const query = () => database.db.selectFrom('leases').select('name').execute();
    await expect(query()).resolves.toEqual([]);
    proxy.set('silent');
    await expect(query()).rejects.toThrow('Postgres fell silent');
    proxy.set('open');
    await expect(query()).resolves.toEqual([]);
  });
});
