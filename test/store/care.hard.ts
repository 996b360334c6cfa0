/** The commands of `docs/care.md`, as they stand there. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { bothDatabases, KINDS } from './both.ts';
import { fillTables, readTables } from './every-table.ts';
import { startHolder } from './holder.ts';

const ROOT = join(import.meta.dirname, '../..');
const POSTGRES_VERSION = 18;
const page = await readFile(join(ROOT, 'docs/care.md'), 'utf8');
const both = bothDatabases();
const sh = promisify(execFile);

/** The commands below a heading, of the block for this: a back-up comes first, what brings it back second. */
function commandsOf(heading: string, is: 'back-up' | 'restore' | 'move'): string {
  const section = page.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
  expect(blocks).toHaveLength(is === 'move' ? 1 : 2);
  return blocks[is === 'restore' ? 1 : 0] ?? '';
}

/** A folder in which Coursebell is installed. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coursebell-care-'));
  both.after(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['src', 'node_modules']) await symlink(join(ROOT, name), join(folder, name));
  await writeFile(join(folder, 'package.json'), await readFile(join(ROOT, 'package.json'), 'utf8'));
  return folder;
}

async function run(commands: string, cwd: string, url?: string): Promise<string> {
  const { DATABASE_URL: _, DATA_DIR: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
    ...(url && { DATABASE_URL: url }),
  };
  const { stdout } = await sh('sh', ['-e', '-c', commands], { cwd, env });
  return stdout;
}

async function fill(place: string, count: number, first = 0) {
  const database = both.open(place);
  await database.migrate();
  await fillTables(database.db, count, { first });
  const content = await readTables(database.db);
  await database.close();
  return content;
}

function anotherFile(path: string): void {
  const file = new DatabaseSync(path);
  file.exec('create table theirs (name text)');
  file.close();
}

/** Opens as the app does, which needs more than the rows. */
async function opens(where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await openStore(where);
  both.after(store.close);
  await store.check();
  expect(await store.leases.take('care', 'one', 0, 1)).toBe(true);
}

describe('SQLite', () => {
  test('is backed up and restored, without what came later', async () => {
    const folder = await installed();
    const data = join(folder, 'data');
    const before = await fill(data, 50);
    await run(commandsOf('SQLite', 'back-up'), folder);
    await fill(data, 50, 50);
    await run(commandsOf('SQLite', 'restore'), folder);
    expect(await both.contentOf(data)).toEqual(before);
    await opens({ dataDir: data });
    expect((await stat(data)).mode & 0o777).toBe(0o700);
  });

  test('is backed up while the app writes, as of one moment', async () => {
    const folder = await installed();
    const data = join(folder, 'data');
    const holder = await startHolder(data);
    both.after(holder.kill);
    const confirmed = holder.confirmed();
    await run(commandsOf('SQLite', 'back-up'), folder);
    await holder.generations(1);
    await holder.kill();
    await run(commandsOf('SQLite', 'restore'), folder);
    const store = await openStore({ dataDir: data });
    both.after(store.close);
    const reminders = await store.reminders.inWorkspace('T1');
    expect([reminders.length, new Set(reminders.map((one) => one.postAt)).size]).toEqual([3_000, 1]);
    expect(reminders[0]?.postAt).toBeGreaterThanOrEqual(confirmed);
  });

  test('is backed up into one file that only its owner can read', async () => {
    const folder = await installed();
    await fill(join(folder, 'data'), 5);
    await run(commandsOf('SQLite', 'back-up'), folder);
    expect(await readdir(join(folder, 'backups'))).toEqual(['monday.sqlite']);
    expect((await stat(join(folder, 'backups/monday.sqlite'))).mode & 0o777).toBe(0o600);
  });

  test('is not backed up where it is damaged', async () => {
    const folder = await installed();
    await fill(join(folder, 'data'), 20);
    const path = join(folder, 'data/coursebell.sqlite');
    const bytes = await readFile(path);
    // A name stands in the table and in its index, and now they differ.
    bytes.write('S', bytes.lastIndexOf('spotted T1'));
    await writeFile(path, bytes);
    const backup = run(commandsOf('SQLite', 'back-up'), folder);
    await expect(backup).rejects.toMatchObject({
      code: 1,
      stderr: /No backup was made: .*damaged/,
    });
    expect(await readdir(join(folder, 'backups'))).toEqual(['monday.sqlite.part']);
  });

  test('is backed up to standard output and restored from standard input, as in a container', async () => {
    const folder = await installed();
    const data = join(folder, 'data');
    const before = await fill(data, 50);
    await run('node src/backup.ts - > copy.sqlite', folder);
    expect(await readdir(data), 'nothing is left beside the store').not.toContainEqual(
      expect.stringMatching(/^backup/),
    );
    await fill(data, 50, 50);
    const said = await run('node src/backup.ts --restore - < copy.sqlite', folder);
    const [, former = ''] = /the former store is in (\S+)/.exec(said) ?? [];
    expect(await both.contentOf(data)).toEqual(before);
    expect((await both.contentOf(join(folder, former)))['follows']).toHaveLength(100);
    expect((await stat(join(data, 'coursebell.sqlite'))).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['is no store', async (folder: string) => writeFile(join(folder, 'copy'), 'precious'), /is no back-up/],
    ['is another program’s', async (folder: string) => anotherFile(join(folder, 'copy')), /no back-up of Co/],
    ['is not there', async () => {}, /ENOENT/],
  ])('is not replaced by a file that %s', async (_what, prepare, words) => {
    const folder = await installed();
    const before = await fill(join(folder, 'data'), 5);
    await prepare(folder);
    await expect(run('node src/backup.ts --restore copy', folder)).rejects.toMatchObject({
      code: 1,
      stderr: words,
    });
    expect(await both.contentOf(join(folder, 'data'))).toEqual(before);
  });

  test('is not replaced while a process has it', async () => {
    const folder = await installed();
    await fill(join(folder, 'data'), 5);
    await run(commandsOf('SQLite', 'back-up'), folder);
    const store = await openStore({ dataDir: join(folder, 'data') });
    both.after(store.close);
    const restored = run(commandsOf('SQLite', 'restore'), folder);
    await expect(restored).rejects.toMatchObject({ code: 1, stderr: /in use by another process/ });
  });

  test('is not backed up over a file, from nowhere, or from Postgres', async () => {
    const folder = await installed();
    const backup = commandsOf('SQLite', 'back-up');
    await expect(run(backup, folder)).rejects.toMatchObject({ code: 1, stderr: /no store in \.\/data/ });
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
    await fill(join(folder, 'data'), 5);
    await writeFile(join(folder, 'backups/monday.sqlite'), 'precious');
    await expect(run(backup, folder)).rejects.toMatchObject({ code: 1, stderr: /monday\.sqlite exists/ });
    expect(await readFile(join(folder, 'backups/monday.sqlite'), 'utf8')).toBe('precious');
    const elsewhere = run(backup, folder, 'postgres://127.0.0.1/none');
    await expect(elsewhere).rejects.toMatchObject({ code: 2, stderr: /docs\/care\.md/ });
    await expect(run('npm run backup', folder)).rejects.toMatchObject({ code: 2, stderr: /usage/ });
  });
});

/** Whether the tools are there, and new enough for the server of the tests. */
function hasTools(): boolean {
  try {
    const versions = ['pg_dump', 'pg_restore'].map((tool) =>
      execFileSync(tool, ['--version'], { encoding: 'utf8' }),
    );
    return versions.every((version) => Number(/ (\d+)/.exec(version)?.[1]) >= POSTGRES_VERSION);
  } catch {
    return false;
  }
}

describe('Postgres', () => {
  const ways = [
    { way: 'pg_dump', heading: 'Postgres', there: hasTools() },
    { way: 'move-store', heading: 'Postgres without pg_dump', there: true },
  ].filter(({ there }) => there);

  test.each(ways)('is backed up by $way while the app has it, and restored', async ({ heading }) => {
    const folder = await installed();
    const [old, fresh] = [await both.fresh('Postgres'), await both.fresh('Postgres')];
    const before = await fill(old, 50);
    await opens({ dataDir: '', databaseUrl: old });
    const atBackup = await both.contentOf(old);
    await run(commandsOf(heading, 'back-up'), folder, old);
    await fill(old, 50, 50);
    await run(commandsOf(heading, 'restore'), folder, fresh);
    expect(await both.contentOf(fresh)).toEqual(atBackup);
    expect(atBackup['rings']).toEqual(before['rings']);
    const store = await openStore({ dataDir: '', databaseUrl: fresh });
    both.after(store.close);
    expect(await store.follows.inWorkspace('T1')).toHaveLength(50);
  });

  test.each(KINDS)('takes over what SQLite had, where the target is on %s', async (kind) => {
    const folder = await installed();
    const before = await fill(join(folder, 'data'), 50);
    const target = await both.fresh(kind);
    const commands = commandsOf('From SQLite to Postgres', 'move');
    // DATABASE_URL stands for an address alone; a folder is named itself.
    const said =
      kind === 'Postgres'
        ? await run(commands, folder, target)
        : await run(commands.replace('DATABASE_URL', `'${target}'`), folder);
    if (kind === 'Postgres') expect(said).not.toContain(target);
    expect(said).toContain('everything has been moved');
    expect(await both.contentOf(target)).toEqual(before);
  });
});
