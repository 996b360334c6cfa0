import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atomically, type Database } from '../../src/store/database.ts';
import { createFollows } from '../../src/store/follows.ts';
import { createLeases } from '../../src/store/leases.ts';
import { openStore } from '../../src/store/open.ts';
import type { StoreProblem } from '../../src/store/problems.ts';
import { createRings } from '../../src/store/rings.ts';
import { openSqlite, proveWriting } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { databaseContract } from './contract.ts';
import { startHolder } from './holder.ts';
import {
  course,
  follows,
  KEY,
  lookedUp,
  NOON,
  PERSON,
  ring,
  seenBuilding,
  seenCourse,
  target,
} from './samples.ts';
import { turnsDuring } from './turns.ts';
import { databaseWorld } from './world.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function freshDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'coursebell-store-'));
  cleanUps.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

async function freshDatabase(): Promise<Database> {
  const database = openSqlite(await freshDirectory());
  cleanUps.push(database.close);
  await database.migrate();
  return database;
}

describe('the contract on SQLite', () => {
  const problems: StoreProblem[] = [];
  let dataDir: string;
  let store: Store;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'coursebell-store-'));
    store = await openStore({ dataDir, onProblem: (problem) => problems.push(problem) });
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const world = databaseWorld({
    problems,
    replicas: (count) => Array.from({ length: count }, () => store),
    run: async (statement) => {
      const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'));
      file.exec(statement);
      file.close();
    },
  });
  databaseContract(world);
});

describe('the file', () => {
  test('is made with its directory, and only for its owner', async () => {
    const dataDir = join(await freshDirectory(), 'deep', 'data');
    const store = await openStore({ dataDir });
    cleanUps.push(store.close);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await store.secrets.get('one', () => 'text');
    const names = await readdir(dataDir);
    expect(names).toEqual(
      expect.arrayContaining(['coursebell.lock', 'coursebell.sqlite', 'coursebell.sqlite-wal']),
    );
    if (process.platform === 'win32') return;
    for (const name of names) expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
  });

  test('keeps everything when the store is closed and opened again', async () => {
    const dataDir = await freshDirectory();
    const before = await openStore({ dataDir });
    await before.follows.add(target(), follows(3), 100);
    await before.courses.put([course('TX1')]);
    await before.rings.put([ring('a')]);
    await before.leases.take('pass', 'one', NOON, 1_000);
    await before.close();
    const after = await openStore({ dataDir });
    cleanUps.push(after.close);
    expect(await after.targets.get(KEY)).toEqual(target());
    expect(await after.follows.of(KEY)).toEqual(follows(3));
    expect(await after.courses.get([course('TX1')])).toEqual([course('TX1')]);
    expect(await after.rings.inWorkspace('T1')).toEqual([ring('a')]);
    expect(await after.leases.take('pass', 'two', NOON, 1_000)).toBe(false);
  });

  test('brings every commit to the disk, in WAL mode, with foreign keys', async () => {
    const database = openSqlite(await freshDirectory());
    cleanUps.push(database.close);
    const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(database.db)).rows;
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  });

  test.each(['coursebell.sqlite', 'coursebell.lock'])('says why %s cannot be opened', async (name) => {
    const dataDir = await freshDirectory();
    await writeFile(join(dataDir, name), 'this is no database, and never was one'.repeat(30));
    await expect(openStore({ dataDir })).rejects.toThrow(`${name}: file is not a database`);
    await rm(join(dataDir, name));
    const store = await openStore({ dataDir });
    cleanUps.push(store.close);
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('who else waits', () => {
  test('gets turns between statements that follow each other, and between large ones of one transaction', async () => {
    const store = await openStore({ dataDir: await freshDirectory() });
    cleanUps.push(store.close);
    const many = async () => {
      for (let nth = 0; nth < 1_000; nth += 1) await store.targets.get(KEY);
    };
    expect(await turnsDuring(many())).toBeGreaterThanOrEqual(4);
    const rings = Array.from({ length: 5_000 }, (_, nth) => ring(String(nth)));
    expect(await turnsDuring(store.rings.put(rings))).toBeGreaterThanOrEqual(4);
  });

  test('gets turns between a few statements that read much', async () => {
    const store = await openStore({ dataDir: await freshDirectory() });
    cleanUps.push(store.close);
    const seen = Array.from({ length: 1_500 }, (_, nth) => ({
      ...{ workspace: 'T1', code: `TX00AA00-${nth}`, names: { en: 'Any' }, seenAt: nth },
    }));
    await store.seenCourses.put(seen, seen.length);
    const read = async () => {
      for (let nth = 0; nth < 16; nth += 1) await store.seenCourses.inWorkspace('T1');
    };
    expect(await turnsDuring(read())).toBeGreaterThanOrEqual(3);
  });

  test('and nobody waits for others where little is done', async () => {
    const store = await openStore({ dataDir: await freshDirectory() });
    cleanUps.push(store.close);
    await turnsDuring(store.targets.get(KEY));
    const few = async () => {
      for (let nth = 0; nth < 20; nth += 1) await store.targets.get(KEY);
    };
    expect(await turnsDuring(few())).toBe(0);
  });
});

describe('what is erased', () => {
  test('is not in the folder any more, in no file', async () => {
    const dataDir = await freshDirectory();
    const store = await openStore({ dataDir });
    const [installation, person] = [
      { enterprise: '', team: 'T1' },
      { workspace: 'T1', user: 'U-ERASED' },
    ];
    for (const text of ['SEALED-ONE', 'SEALED-TWO']) {
      await store.installations.put(installation, text.repeat(200), NOON);
    }
    await store.lookUps.put([lookedUp('TX-ERASED', NOON, person)], 9);
    await store.rings.put([ring('a', { target: 'U-ERASED', text: 'RING-ERASED', state: 'rung' })]);
    await store.installations.remove(installation, NOON);
    await store.workspaces.erasePerson(person);
    await store.close();
    const files = (await readdir(dataDir)).map((name) => readFile(join(dataDir, name), 'latin1'));
    const all = (await Promise.all(files)).join('');
    expect(all).toContain('installations');
    expect(all).not.toMatch(/SEALED|ERASED/);
  });
});

describe('a column that a hand filled with something else', () => {
  test('costs its row, and is told', async () => {
    const dataDir = await freshDirectory();
    const problems: StoreProblem[] = [];
    const store = await openStore({ dataDir, onProblem: (problem) => problems.push(problem) });
    cleanUps.push(store.close);
    await store.seenCourses.put([seenCourse('TX1'), seenCourse('TX2')], 9);
    await store.seenBuildings.put([seenBuilding('1'), seenBuilding('2')]);
    await store.lookUps.put([lookedUp('TX1', NOON), lookedUp('TX2', NOON)], 9);
    await store.feeds.replace(PERSON, 'hash', NOON);
    const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'));
    // SQLite takes any text where it expects a number.
    file.exec(`update seen_courses set seen_at = 'soon' where code = 'TX1';
      update seen_buildings set seen_at = 'soon' where id = '1';
      update look_ups set looked_up_at = 'soon' where code = 'TX1';
      update feeds set made_at = 'soon'`);
    file.close();
    expect(await store.seenCourses.inWorkspace('T1')).toEqual([seenCourse('TX2')]);
    expect(await store.seenBuildings.all()).toEqual([seenBuilding('2')]);
    expect(await store.lookUps.of(PERSON)).toEqual([lookedUp('TX2', NOON)]);
    expect(await store.feeds.madeAt(PERSON)).toBeUndefined();
    expect(await store.feeds.owner('hash')).toBeUndefined();
    expect(problems.map((one) => one.about === 'row' && `${one.table} ${one.row}: ${one.reason}`)).toEqual([
      'seen_courses T1 TX1: seen_at: invalid_type',
      'seen_buildings 1: seen_at: invalid_type',
      'look_ups T1 U1 TX1: looked_up_at: invalid_type',
      'feeds T1 U1: made_at: invalid_type',
      'feeds T1 U1: made_at: invalid_type',
    ]);
  });
});

describe('a write that proves that the file can be written', () => {
  test('is one, and changes nothing', async () => {
    const path = join(await freshDirectory(), 'one.sqlite');
    const file = new DatabaseSync(path);
    file.exec('pragma journal_mode = wal');
    expect(() => proveWriting(file)).not.toThrow();
    file.exec('create table kept (text)');
    file.exec('pragma user_version = 7');
    proveWriting(file);
    expect(file.prepare('pragma user_version').get()).toEqual({ user_version: 7 });
    file.exec('pragma query_only = on');
    expect(() => proveWriting(file)).toThrow('readonly');
    file.close();
  });
});

describe('a full disk', () => {
  test('is what the error says, and leaves nothing of the write', async () => {
    const database = await freshDatabase();
    const rings = createRings(database, () => {});
    await rings.put([ring('before')]);
    const full = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql`pragma max_page_count = ${sql.lit(full.rows[0]?.page_count)}`.execute(database.db);
    const many = Array.from({ length: 3_000 }, (_, index) => ring(String(index)));
    await expect(rings.put(many)).rejects.toThrow('disk is full');
    expect(await rings.inWorkspace('T1')).toEqual([ring('before')]);
    expect(database.writing.failed).toBe(true);
  });
});

describe('a limit that a write would pass', () => {
  test('undoes it, and says nothing against the database', async () => {
    const database = await freshDatabase();
    const kept = createFollows(database, () => {});
    expect(await kept.add(target(), follows(9), 8)).toEqual({ added: [], refused: true });
    expect(await kept.of(KEY)).toEqual([]);
    expect(database.writing.failed).toBe(false);
  });
});

describe('a transaction that SQLite undoes by itself', () => {
  test('fails with the reason, and the next one works', async () => {
    const database = await freshDatabase();
    const insert = sql`insert or rollback into leases values ('pass', 'one', 1)`;
    const twice = atomically(database, async (transaction) => {
      await insert.execute(transaction);
      await insert.execute(transaction);
    });
    await expect(twice).rejects.toThrow('UNIQUE constraint failed');
    expect(await createLeases(database).take('pass', 'two', 0, 1)).toBe(true);
  });
});

describe('closing', () => {
  test('finishes what was asked before, refuses what comes after, and may happen twice', async () => {
    const dataDir = await freshDirectory();
    const store = await openStore({ dataDir });
    const asked = [store.follows.add(target(), follows(9), 9), store.rings.put([ring('a')])];
    await Promise.all([store.close(), store.close(), ...asked]);
    await expect(store.check()).rejects.toThrow('destroyed');
    const again = await openStore({ dataDir });
    cleanUps.push(again.close);
    expect(await again.follows.of(KEY)).toEqual(follows(9));
    expect(await again.rings.inWorkspace('T1')).toEqual([ring('a')]);
  });
});

describe('a second process', () => {
  test('is refused until the first has ended, however it ends', async () => {
    const dataDir = await freshDirectory();
    const holder = await startHolder(dataDir);
    cleanUps.push(holder.kill);
    await expect(openStore({ dataDir })).rejects.toThrow(/in use by another process.*DATABASE_URL/);
    await holder.kill();
    const store = await openStore({ dataDir });
    cleanUps.push(store.close);
    await expect(store.check()).resolves.toBeUndefined();
  });

  test('is refused while this one has the file', async () => {
    const dataDir = await freshDirectory();
    const store = await openStore({ dataDir });
    cleanUps.push(store.close);
    await expect(openStore({ dataDir })).rejects.toThrow('in use');
    await expect(startHolder(dataDir)).rejects.toThrow('in use by another process');
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('a process that is killed', () => {
  test('leaves every write whole or undone, and none that was confirmed is lost', async () => {
    const dataDir = await freshDirectory();
    for (let round = 0; round < 6; round += 1) {
      const holder = await startHolder(dataDir);
      cleanUps.push(holder.kill);
      // Some way into a write, a little further in every round.
      await holder.generations(1);
      await holder.kill(round * 5);
      const store = await openStore({ dataDir });
      const rings = await store.rings.inWorkspace('T1');
      const kept = new Set(rings.map((one) => one.postAt));
      const groups = Map.groupBy(await store.follows.inWorkspace('T1'), (one) => one.target);
      await store.close();
      expect(rings).toHaveLength(3_000);
      expect(kept.size).toBe(1);
      expect([...kept][0]).toBeGreaterThanOrEqual(holder.confirmed());
      expect(groups.size).toBeGreaterThanOrEqual(holder.confirmed());
      expect([...groups.values()].filter((group) => group.length !== 5)).toEqual([]);
    }
  });
});
