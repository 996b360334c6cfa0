import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { moveStore, NotMoved } from '../../src/store/database/copy.ts';
import { TABLES } from '../../src/store/database/tables.ts';
import { eventually } from '../fixtures/patience.ts';
import { bothDatabases, KINDS, type Kind, migrateTo, TYPES } from './both.ts';
import { fillTables } from './every-table.ts';

const both = bothDatabases();
const { alone, contentOf, within } = both;
const PROGRAM = fileURLToPath(new URL('../../src/move-store.ts', import.meta.url));
const OTHER: Readonly<Record<Kind, Kind>> = { SQLite: 'Postgres', Postgres: 'SQLite' };
const directions = KINDS.map((from) => ({ from, to: OTHER[from] }));

/** A store with so many rows in every table. */
async function filled(kind: Kind, count: number): Promise<string> {
  const place = await both.fresh(kind);
  await within(place, async (database) => {
    await database.migrate();
    await fillTables(database.db, count);
  });
  return place;
}

async function move(from: string, to: string): Promise<string[]> {
  const said: string[] = [];
  await moveStore({ from, to, say: (line) => said.push(line) });
  return said;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
  both.after(async () => child.kill('SIGKILL'));
  return child;
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = start(args, env);
  const [stdout, stderr] = [child.stdout ? text(child.stdout) : '', child.stderr ? text(child.stderr) : ''];
  const [code] = await once(child, 'exit');
  return { code: Number(code), stdout: await stdout, stderr: await stderr };
}

describe('a move', () => {
  test.each(directions)('from $from to $to and back leaves every row as it was', async ({ from, to }) => {
    const source = await filled(from, 2_300);
    const before = await contentOf(source);
    expect(Object.values(before).map((rows) => rows.length)).toEqual(TABLES.map(() => 2_300));
    const [target, back] = [await both.fresh(to), await both.fresh(from)];
    const said = await move(source, target);
    expect(said).toEqual([...TABLES.map((table) => `${table}: 2,300 rows`), 'everything has been moved']);
    expect(await contentOf(target)).toEqual(before);
    await move(target, back);
    expect(await contentOf(back)).toEqual(before);
    expect(await contentOf(source)).toEqual(before);
  });

  test('from a Postgres that is written to takes one moment of it', async () => {
    const [source, target] = [await filled('Postgres', 10), await filled('Postgres', 0)];
    const before = await contentOf(source);
    const [writer, gate] = [both.open(source), both.open(target)];
    // The move waits at its third table, until the test lets go of the lock.
    await sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return new; end $$`.execute(gate.db);
    await sql`create trigger wait before insert on courses for each row execute function wait()`.execute(
      gate.db,
    );
    const moved = await gate.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      const moving = move(source, target);
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      await eventually(async () => expect((await waiting.execute(gate.db)).rows).toHaveLength(1));
      await sql`delete from secrets`.execute(writer.db);
      await sql`insert into leases values ('later', 'one', 1)`.execute(writer.db);
      return { moving };
    });
    await moved.moving;
    expect(await contentOf(target)).toEqual(before);
  });

  test('of an empty store makes an empty one', async () => {
    const [source, target] = [await filled('SQLite', 0), await both.fresh('Postgres')];
    await move(source, target);
    expect(await contentOf(target)).toEqual(Object.fromEntries(TABLES.map((table) => [table, []])));
  });

  test.each(KINDS)('into %s goes into tables that are there and empty', async (kind) => {
    const [source, target] = [await filled('SQLite', 3), await filled(kind, 0)];
    await move(source, target);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });
});

describe('a move is refused', () => {
  test.each(KINDS)('where the target on %s has a single row, wherever', async (kind) => {
    const source = await filled('SQLite', 3);
    for (const table of ['targets', 'secrets', 'installations'] as const) {
      const target = await filled(kind, 1);
      await within(target, async ({ db }) => {
        for (const other of TABLES.toReversed()) {
          if (other !== table) await sql`delete from ${sql.table(other)}`.execute(db);
        }
      });
      const before = await contentOf(target);
      await expect(move(source, target)).rejects.toThrow(`target: the store is not empty (${table})`);
      expect(await contentOf(target)).toEqual(before);
    }
  });

  test.each(KINDS)('where an end on %s is of another version, and leaves it so', async (kind) => {
    const [older, good] = [await both.fresh(kind), await filled('SQLite', 3)];
    await within(older, (database) => migrateTo(database, 1, TYPES[kind]));
    const later = await filled(kind, 0);
    await within(later, ({ db }) => sql`insert into kysely_migration values ('999-later', '')`.execute(db));
    for (const place of [older, later]) {
      const before = await contentOf(place);
      const other = await both.fresh('SQLite');
      await expect(move(place, other)).rejects.toThrow('source: the store is of another version');
      await expect(move(good, place)).rejects.toThrow('target: the store is of another version');
      expect(await contentOf(place)).toEqual(before);
    }
  });

  test('where there is no store, and none is made', async () => {
    const [directory, address] = [await both.fresh('SQLite'), await both.fresh('Postgres')];
    const target = await both.fresh('SQLite');
    const missing = join(directory, 'missing');
    await expect(move(missing, target)).rejects.toThrow('there is no store');
    await expect(move(address, target)).rejects.toThrow('source: there is no store');
    expect([existsSync(missing), existsSync(join(target, 'coursebell.sqlite'))]).toEqual([false, false]);
    await expect(move(directory, directory)).rejects.toThrow('the same');
    await expect(move('mysql://127.0.0.1/none', target)).rejects.toThrow('only postgres://');
  });

  test('where a store is in use', async () => {
    const [source, target] = [await filled('SQLite', 3), await filled('SQLite', 0)];
    both.open(source);
    await expect(move(source, target)).rejects.toThrow(/source: .*in use by another process/);
    const [free, used] = [await filled('SQLite', 3), target];
    both.open(used);
    await expect(move(free, used)).rejects.toThrow(/target: .*in use by another process/);
  });

  test('where a row can not be written, and the target stays empty', async () => {
    const [source, target] = [await filled('SQLite', 3), await both.fresh('Postgres')];
    // The last table: everything before it has been written by then.
    await within(source, ({ db }) => sql`update installations set removed_at = 'soon'`.execute(db));
    await expect(move(source, target)).rejects.toThrow(/target: .*soon/);
    expect(Object.values(await contentOf(target)).flat()).toEqual([]);
  });

  test('where a row would not come back as it was', async () => {
    const [source, target] = [await filled('SQLite', 3), await filled('Postgres', 0)];
    await within(target, ({ db }) =>
      sql`create function shout() returns trigger language plpgsql as
        $$ begin new.secret := upper(new.secret || 'x'); return new; end $$`
        .execute(db)
        .then(() =>
          sql`create trigger shout before insert on secrets for each row execute function shout()`.execute(
            db,
          ),
        ),
    );
    await expect(move(source, target)).rejects.toThrow('secrets: what was written is not what was read');
    expect(Object.values(await contentOf(target)).flat()).toEqual([]);
  });

  test('without ever showing a password', async () => {
    const address = await both.fresh('Postgres');
    const wrong = address.replace(/:[^:@/]+@/, ':hush-hush@');
    const error = await move(wrong, await both.fresh('SQLite')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotMoved);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hush-hush');
    for (const url of [wrong, 'postgres://me:hush-hush@127.0.0.1:nonsense/none']) {
      const { code, stdout, stderr } = await run(['--from', url, '--to', await both.fresh('SQLite')]);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Nothing was moved\. source: /);
      expect(stderr).not.toContain('hush-hush');
    }
  });
});

describe('the command', () => {
  test('moves, and takes an address from the environment', async () => {
    const [source, target] = [await filled('SQLite', 5), await both.fresh('Postgres')];
    const moved = await run(['--from', source, '--to', 'DATABASE_URL'], { DATABASE_URL: ` ${target}\n` });
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout.trim().split('\n')).toHaveLength(TABLES.length + 1);
    expect(await contentOf(target)).toEqual(await contentOf(source));
    const again = await run(['--from', source, '--to', target]);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain('Nothing was moved. target: the store is not empty');
  });

  test.each([
    [[], '--from is missing'],
    [['--from', './data'], '--to is missing'],
    [['--from', './data', '--to'], 'argument missing'],
    [['--from', '', '--to', './data'], '--from is missing'],
    [['--from', './data', '--to', 'DATABASE_URL'], '--to is DATABASE_URL, which is not set'],
    [['--from', './data', '--to', './other', '--force'], "Unknown option '--force'"],
    [['./data', './other'], 'Unexpected argument'],
  ])('with %j says what is wrong, and how it is used', async (args, reason) => {
    const { code, stdout, stderr } = await run(args, { DATABASE_URL: '' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('usage: npm run move-store -- --from PLACE --to PLACE');
  });
});

test.each([
  [['--from', 'here', '--to', 'postgres://bell:a#hush@db/b'], {}, 'target: the address must have no #'],
  [['--from', 'postgres://bell:hush@db', '--to', 'here'], {}, 'source: the address must name the database'],
  [
    ['--from', 'DATABASE_URL', '--to', 'here'],
    { DATABASE_URL: '"postgres://bell:hush@db/b"' },
    'source: the address must have no quotes around it',
  ],
])(
  'a move with the address in %j says what is wrong with it',
  async (args, env: NodeJS.ProcessEnv, reason) => {
    const { code, stderr } = await run(args, env);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Nothing was moved. ${reason}`)]);
    expect(stderr).not.toContain('hush');
  },
);

describe('a move that is killed', () => {
  test.each(directions)('from $from to $to leaves nothing, and can be made again', async ({ from, to }) => {
    const source = await filled(from, 1_500);
    const before = await contentOf(source);
    const target = await both.fresh(to);
    // After each of some tables has been written.
    for (const table of ['targets', 'rings', 'feeds', 'installations']) {
      const child = start(['--from', source, '--to', target]);
      const ended = once(child, 'exit');
      const lines = createInterface({ input: child.stdout ?? process.stdin });
      lines.on('line', (line) => line.startsWith(`${table}:`) && child.kill('SIGKILL'));
      const [code, signal] = await ended;
      await alone(target);
      const content = await contentOf(target);
      const empty = Object.values(content).every((rows) => rows.length === 0);
      // Where the last table was written, it may have been too late.
      if (table !== 'installations') expect([code, signal, empty]).toEqual([null, 'SIGKILL', true]);
      else if (!empty) expect(content).toEqual(before);
    }
    if ((await contentOf(target))['targets']?.length === 0) await move(source, target);
    expect(await contentOf(target)).toEqual(before);
    expect(await contentOf(source)).toEqual(before);
  });
});
