import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeases } from '../../src/store/coordination.ts';
import { atomically, type Database, type StoreProblem } from '../../src/store/database/database.ts';
import { openSqlite, proveWriting } from '../../src/store/database/sqlite.ts';
import { createOverwriting } from '../../src/store/database/sqlite-overwriting.ts';
import { createFollows, createReminders } from '../../src/store/follows.ts';
import { openStore } from '../../src/store/open.ts';
import type { PersonKey, Store } from '../../src/store/store.ts';
import { createTargets } from '../../src/store/targets.ts';
import { eventually } from '../fixtures/patience.ts';
import { bytesIn } from '../flows/data-dir.ts';
import { databaseContract } from './contract.ts';
import { closedAfterEach } from './opened.ts';
import {
  course,
  follow,
  follows,
  KEY,
  lookedUp,
  NOON,
  PERSON,
  reminder,
  seenBuilding,
  seenCourse,
  target,
} from './samples.ts';
import { turnsDuring } from './turns.ts';
import { databaseWorld } from './world.ts';

const { cleanUps, freshDirectory, opened } = closedAfterEach();

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
    const store = await opened({ dataDir });
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
    await before.reminders.put([reminder('a')]);
    await before.leases.take('pass', 'one', NOON, 1_000);
    await before.close();
    const after = await opened({ dataDir });
    expect(await after.targets.get(KEY)).toEqual(target());
    expect(await after.follows.of(KEY)).toEqual(follows(3));
    expect(await after.courses.get([course('TX1')])).toEqual([course('TX1')]);
    expect(await after.reminders.inWorkspace('T1')).toEqual([reminder('a')]);
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
    const store = await opened({ dataDir });
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('who else waits', () => {
  test('gets turns between statements that follow each other, and between large ones of one transaction', async () => {
    const store = await opened({ dataDir: await freshDirectory() });
    const many = async () => {
      for (let nth = 0; nth < 1_000; nth += 1) await store.targets.get(KEY);
    };
    expect(await turnsDuring(many())).toBeGreaterThanOrEqual(4);
    const reminders = Array.from({ length: 5_000 }, (_, nth) => reminder(String(nth)));
    expect(await turnsDuring(store.reminders.put(reminders))).toBeGreaterThanOrEqual(4);
  });

  test('gets turns between a few statements that read much', async () => {
    const store = await opened({ dataDir: await freshDirectory() });
    const seen = Array.from({ length: 1_500 }, (_, nth) => ({
      ...{ workspace: 'T1', code: `TX00AA00-${nth}`, names: { en: 'Any' }, groups: [], seenAt: nth },
    }));
    await store.seenCourses.put(seen, seen.length);
    const read = async () => {
      for (let nth = 0; nth < 16; nth += 1) await store.seenCourses.inWorkspace('T1');
    };
    expect(await turnsDuring(read())).toBeGreaterThanOrEqual(3);
  });

  test('nothing else is let in where little is done', async () => {
    const store = await opened({ dataDir: await freshDirectory() });
    await turnsDuring(store.targets.get(KEY));
    const few = async () => {
      for (let nth = 0; nth < 20; nth += 1) await store.targets.get(KEY);
    };
    expect(await turnsDuring(few())).toBe(0);
  });
});

const INSTALLATION = { enterprise: '', team: 'T1' };
const ERASED: PersonKey = { workspace: 'T1', user: 'U-ERASED' };
const OLD = NOON - 400 * 86_400_000;

/** How many times the store was written anew: SQLite counts that as a change of the tables. */
function rewritings(dataDir: string): number {
  const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'), { readOnly: true });
  try {
    return Number(file.prepare('pragma schema_version').get()?.['schema_version']);
  } finally {
    file.close();
  }
}

/** A store whose files hold nothing of earlier rows, as after the first hourly clean-up of a process. */
async function cleanStore(): Promise<{ store: Store; dataDir: string }> {
  const dataDir = await freshDirectory();
  const store = await opened({ dataDir });
  expect(await store.overwrite()).toBe(true);
  return { store, dataDir };
}

/** How each erasure is made: what is kept first, and the call after which it is gone from every file. */
const ERASURES: Readonly<Record<string, (store: Store) => Promise<() => Promise<unknown>>>> = {
  'a person': async (store) => {
    const direct = target({ target: 'U-ERASED', kind: 'person', conversation: 'D-ERASED' });
    await store.follows.add(direct, follows(30, { workspace: 'T1', target: 'U-ERASED' }), 100);
    await store.follows.add(target(), [follow('TX1', { createdBy: 'U-ERASED' })], 100);
    await store.lookUps.put([lookedUp('TX-ERASED', NOON, ERASED)], 9);
    await store.persons.change(ERASED, { language: 'fi' });
    await store.feeds.replace(ERASED, 'HASH-ERASED', NOON);
    await store.reminders.put([reminder('a', { target: 'U-ERASED', text: 'RING-ERASED', state: 'posted' })]);
    return () => store.workspaces.erasePerson(ERASED);
  },
  'a workspace when its time of grace is over': async (store) => {
    await store.follows.add(target({ target: 'C-ERASED' }), [follow('TX1', { target: 'C-ERASED' })], 100);
    await store.reminders.put([reminder('a', { target: 'C-ERASED', text: 'RING-ERASED' })]);
    await store.claims.take('spotted T1 C-ERASED TX1', NOON, 1_000);
    await store.channels.change({ workspace: 'T1', channel: 'C-ERASED' }, { linked: 'TX-ERASED' });
    return async () => {
      await store.workspaces.erase('T1', { follows: true });
      return store.overwrite();
    };
  },
  'the tokens of an installation': async (store) => {
    for (const text of ['SEALED-ERASED-ONE', 'SEALED-ERASED-TWO']) {
      await store.installations.put(INSTALLATION, text.repeat(200), NOON);
    }
    return async () => {
      await store.installations.remove(INSTALLATION, NOON);
      return store.overwrite();
    };
  },
  'a forgotten installation': async (store) => {
    const key = { enterprise: 'E-ERASED', team: '' };
    await store.installations.put(key, 'SEALED', NOON);
    await store.installations.remove(key, NOON);
    return async () => {
      await store.installations.forget(key, NOON + 1);
      return store.overwrite();
    };
  },
};

/** What is deleted without writing the store anew: it is gone from every file after the next clean-up. */
const DELETIONS: Readonly<Record<string, (store: Store) => Promise<() => Promise<unknown>>>> = {
  'a follow': async (store) => {
    await store.follows.add(target(), [follow('TX-ERASED')], 100);
    return () => store.follows.remove(KEY, ['TX-ERASED']);
  },
  'the address of a feed that is revoked': async (store) => {
    await store.feeds.replace(PERSON, 'HASH-ERASED', NOON);
    return () => store.feeds.revoke(PERSON);
  },
  'the address of a feed that is replaced': async (store) => {
    await store.feeds.replace(PERSON, 'HASH-ERASED', NOON);
    return () => store.feeds.replace(PERSON, 'another', NOON);
  },
  'what has been kept long enough, which the clean-up itself deletes': async (store) => {
    await store.lookUps.put([lookedUp('TX-ERASED', OLD, PERSON)], 9);
    await store.seenCourses.put([seenCourse('TX-ERASED-TOO', { seenAt: OLD })], 9);
    await store.claims.take('spotted T1 C-ERASED TX1', OLD, 1);
    await store.leases.take('passed T-ERASED', 'one', OLD, 1);
    await store.courses.put([course('TX-ERASED-THREE', { readAt: OLD })]);
    return async () => {};
  },
  'a look-up that is driven out by newer ones': async (store) => {
    await store.lookUps.put([lookedUp('TX-ERASED', NOON, PERSON)], 2);
    const newer = [lookedUp('TX1', NOON + 1, PERSON), lookedUp('TX2', NOON + 2, PERSON)];
    return () => store.lookUps.put(newer, 2);
  },
  'a reminder that Slack has given back': async (store) => {
    const one = reminder('a', { text: 'RING-ERASED' });
    await store.reminders.put([one]);
    return () => store.reminders.delete([one]);
  },
  'the old id of a channel, and the rings that were merged away': async (store) => {
    await store.follows.add(target({ target: 'C-ERASED' }), [follow('TX1', { target: 'C-ERASED' })], 100);
    await store.workspaces.moveChannel({ workspace: 'T1', from: 'C-ERASED', to: 'C2' }, OLD);
    return async () => {};
  },
  'a reminder that was posted long ago': async (store) => {
    await store.reminders.put([reminder('a', { state: 'posted', text: 'RING-ERASED', postAt: 5 })]);
    return async () => {};
  },
};

/** Rows of many people, of all lengths and in such an order that SQLite divides its pages again and again. */
async function crowd(store: Store, people: readonly string[]): Promise<void> {
  let state = 15;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let nth = 0; nth < 1_200; nth += 1) {
    const user = people[next(people.length)] ?? '';
    const one = reminder(`k${next(100_000)}`, { target: user, text: 'x'.repeat(next(300)), state: 'posted' });
    await store.reminders.put([one]);
    if (next(3) === 0) await store.reminders.delete([one]);
    await store.lookUps.put([lookedUp(`TX${next(100_000)}`, NOON + nth, { workspace: 'T1', user })], 99);
  }
}

describe('what is erased', () => {
  test.each(Object.entries(ERASURES))(
    '%s is in no file of the folder when the call is over',
    async (_, make) => {
      const { store, dataDir } = await cleanStore();
      const erase = await make(store);
      expect(bytesIn(dataDir)).toContain('ERASED');
      await erase();
      const left = bytesIn(dataDir);
      expect(left).toContain('installations');
      expect(left).not.toContain('ERASED');
      const before = rewritings(dataDir);
      await erase();
      expect(rewritings(dataDir), 'erased again, which erases nothing').toBe(before);
    },
  );

  test.each(Object.entries(DELETIONS))(
    '%s is in no file after the next clean-up, which alone writes the store anew, once',
    async (_, make) => {
      const { store, dataDir } = await cleanStore();
      const before = rewritings(dataDir);
      const remove = await make(store);
      expect(bytesIn(dataDir)).toContain('ERASED');
      await remove();
      expect(rewritings(dataDir), 'deleted').toBe(before);
      await store.forget(NOON);
      expect(bytesIn(dataDir)).not.toContain('ERASED');
      const after = rewritings(dataDir);
      expect(after).toBeGreaterThan(before);
      await store.leases.take('pass T1', 'one', NOON, 1_000);
      await store.leases.release('pass T1', 'one');
      await store.forget(NOON);
      expect(rewritings(dataDir), 'cleaned up again, with nothing left').toBe(after);
    },
  );

  test('before the process began is overwritten by its first clean-up', async () => {
    const dataDir = await freshDirectory();
    const killed = await openStore({ dataDir });
    await killed.follows.add(target(), follows(2), 100);
    await killed.follows.remove(KEY, 'all');
    await killed.close();
    const store = await opened({ dataDir });
    const before = rewritings(dataDir);
    await store.forget(NOON);
    expect(rewritings(dataDir)).toBeGreaterThan(before);
  });

  test('leaves no copy in a page that was divided, for each person among many', async () => {
    const dataDir = await freshDirectory();
    const store = await opened({ dataDir });
    const people = Array.from({ length: 40 }, (_, nth) => `U-${(nth * 7_919) % 1_000}-${nth}`);
    await crowd(store, people);
    // So few that most pages stay as they are: a page that is put together with another is written anew.
    const gone = people.slice(0, 6);
    for (const user of gone) await store.workspaces.erasePerson({ workspace: 'T1', user });
    const left = bytesIn(dataDir);
    expect(left).toContain(people.at(-1));
    expect(gone.filter((user) => left.includes(user))).toEqual([]);
  });

  test('is not called overwritten while another process reads the store, and is when that ends', async () => {
    const dataDir = await freshDirectory();
    const problems: StoreProblem[] = [];
    const store = await opened({ dataDir }, problems);
    const erase = await ERASURES['a person']?.(store);
    const reader = new DatabaseSync(join(dataDir, 'coursebell.sqlite'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select * from follows').all();
    await erase?.();
    expect(await store.follows.setUpBy('T1', 'U-ERASED')).toEqual([]);
    expect(await store.overwrite(0)).toBe(false);
    expect(problems).toContainEqual({ about: 'erased', reason: 'another process reads the file' });
    reader.exec('commit');
    reader.close();
    await eventually(() => expect(bytesIn(dataDir)).not.toContain('ERASED'));
  });

  test('is overwritten when the store closes, though another process read it until then', async () => {
    const dataDir = await freshDirectory();
    const store = await openStore({ dataDir });
    const erase = await ERASURES['a person']?.(store);
    const reader = new DatabaseSync(join(dataDir, 'coursebell.sqlite'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select * from follows').all();
    await erase?.();
    reader.close();
    await store.close();
    expect(bytesIn(dataDir)).not.toContain('ERASED');
  });
});

describe('overwriting', () => {
  test('of a large file is done beside: others get turns, and what they keep and delete meanwhile is as they left it', async () => {
    const { store, dataDir } = await cleanStore();
    const large = Array.from({ length: 6_000 }, (_, nth) =>
      reminder(`k${nth}`, {
        text: `RING-ERASED ${'x'.repeat(500)}`,
        state: nth % 2 === 0 ? 'posted' : 'held',
      }),
    );
    await store.reminders.put(large);
    await store.reminders.delete(large.slice(1));
    await store.reminders.put(large.slice(1).map((one) => ({ ...one, text: 'y'.repeat(500) })));
    await store.reminders.delete(large.slice(0, 1));
    const meanwhile = store.follows.add(target(), follows(3), 9);
    const first = store.overwrite();
    const second = turnsDuring(store.overwrite());
    expect(await second).toBeGreaterThan(20);
    expect(bytesIn(dataDir), 'by the end of the second').not.toContain('RING-ERASED');
    await Promise.all([first, meanwhile]);
    expect(await store.follows.of(KEY)).toHaveLength(3);
    expect(await store.reminders.inWorkspace('T1')).toHaveLength(large.length - 1);
  });

  test('is tried a last time at the end, also where a try is under way just then', async () => {
    const { store, dataDir } = await cleanStore();
    await store.close();
    const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'));
    cleanUps.push(async () => file.close());
    const reader = new DatabaseSync(join(dataDir, 'coursebell.sqlite'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select * from follows').all();
    file.exec("insert into leases values ('any', 'one', 1)");
    const tries = { begun: 0 };
    const held = Promise.withResolvers<void>();
    const overwriting = createOverwriting({
      file,
      // The second try, which nothing waits for, is under way until it is let go.
      alone: async (work) => {
        tries.begun += 1;
        if (tries.begun === 2) await held.promise;
        return work();
      },
      tell: () => {},
    });
    expect(await overwriting.overwrite(0)).toBe(false);
    await eventually(() => expect(tries.begun).toBe(2));
    reader.exec('commit');
    reader.close();
    const before = rewritings(dataDir);
    await overwriting.end();
    expect(rewritings(dataDir)).toBeGreaterThan(before);
    held.resolve();
  });
});

describe('the id of a person', () => {
  test.each(['U1', 'W1'])('is not looked for among the old ids of channels: %s', async (user) => {
    const database = await freshDatabase();
    const reads: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        reads.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = { ...database, db: database.db.withPlugin(counting) };
    const key = { workspace: 'T1', target: user };
    const stores = { follows: createFollows(counted, () => {}), targets: createTargets(counted, () => {}) };
    expect(await stores.follows.of(key)).toEqual([]);
    expect(await stores.targets.get(key)).toBeUndefined();
    await stores.follows.remove(key, 'all');
    await stores.targets.change(key, { language: 'fi' });
    expect(reads.filter((one) => one.includes('moved_channels'))).toEqual([]);
    await stores.follows.of({ workspace: 'T1', target: 'C1' });
    expect(reads.filter((one) => one.includes('moved_channels'))).toHaveLength(1);
  });
});

describe('a column that a hand filled with something else', () => {
  test('costs its row, and is told', async () => {
    const dataDir = await freshDirectory();
    const problems: StoreProblem[] = [];
    const store = await opened({ dataDir }, problems);
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
    const reminders = createReminders(database, () => {});
    await reminders.put([reminder('before')]);
    const full = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql`pragma max_page_count = ${sql.lit(full.rows[0]?.page_count)}`.execute(database.db);
    const many = Array.from({ length: 3_000 }, (_, index) => reminder(String(index)));
    await expect(reminders.put(many)).rejects.toThrow('disk is full');
    expect(await reminders.inWorkspace('T1')).toEqual([reminder('before')]);
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
    const asked = [store.follows.add(target(), follows(9), 9), store.reminders.put([reminder('a')])];
    await Promise.all([store.close(), store.close(), ...asked]);
    await expect(store.check()).rejects.toThrow('destroyed');
    const again = await opened({ dataDir });
    expect(await again.follows.of(KEY)).toEqual(follows(9));
    expect(await again.reminders.inWorkspace('T1')).toEqual([reminder('a')]);
  });
});
