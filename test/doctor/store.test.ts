import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkPublicUrl } from '../../src/doctor/examine.ts';
import { createNetwork } from '../../src/network/network.ts';
import { openStore } from '../../src/store/open.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { eventually, monotonicTime } from '../fixtures/patience.ts';
import { dataDir } from '../flows/data-dir.ts';
import { openSample } from '../flows/harness.ts';
import { startHolder } from '../store/holder.ts';
import { allIsWell, examined, NO_CALENDAR, told, troubles } from './stand-ins.ts';

const look = { now: Date.now, network: createNetwork() };

const MB = 1024 * 1024;

/** A store that has been used and closed. */
async function used(where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await openStore(where);
  await store.close();
}

function sqlite(folder: string, statement: string): void {
  const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  file.exec(statement);
  file.close();
}

describe('SQLite', () => {
  test('a store of this version is up to date, and stays as it is', async () => {
    const { env } = await allIsWell();
    const folder = dataDir();
    await used({ dataDir: folder });
    const before = readdirSync(folder);
    const findings = await examined({ ...env, DATA_DIR: folder });
    expect(troubles(findings)).toEqual([]);
    expect(told(findings, 'store')).toMatch(/^ok .*read and written, and is up to date/);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('works beside a running Coursebell, and says that it runs', async () => {
    const { env } = await allIsWell();
    const folder = dataDir();
    const holder = await startHolder(folder);
    onTestFinished(() => holder.kill());
    const findings = await examined({ ...env, DATA_DIR: folder });
    expect(troubles(findings)).toEqual([]);
    expect(told(findings, 'store')).toContain('a running Coursebell has it');
  });

  test('a folder that is not there yet is not made', async () => {
    const { env } = await allIsWell();
    const folder = join(dataDir(), 'deep', 'data');
    const findings = await examined({ ...env, DATA_DIR: folder });
    expect(told(findings, 'store')).toMatch(/^ok .*the first start makes it/);
    expect(readdirSync(join(folder, '../..'))).toEqual([]);
  });

  test('a file in the place of the folder fails', async () => {
    const { env } = await allIsWell();
    const file = join(dataDir(), 'data');
    writeFileSync(file, '');
    const findings = await examined({ ...env, DATA_DIR: file });
    expect(troubles(findings)).toEqual(['fail store']);
    expect(told(findings, 'disk')).toBe('skip  disk: DATA_DIR is not a folder');
  });

  test.each<[string, (folder: string) => void, string, string]>([
    [
      'that is none',
      (folder) => writeFileSync(join(folder, 'coursebell.sqlite'), 'x'.repeat(5000)),
      'fail',
      'not a database',
    ],
    [
      'that is none, with what to do',
      (folder) => writeFileSync(join(folder, 'coursebell.sqlite'), 'x'.repeat(5000)),
      'fail',
      'restore a back-up',
    ],
    [
      'of which a part is another file’s',
      (folder) => {
        const path = join(folder, 'coursebell.sqlite');
        writeFileSync(path, readFileSync(path).fill('nonsense', 4096));
      },
      'fail',
      'malformed\n      → Keep what is there, and restore a back-up: docs/care.md.',
    ],
    [
      'that is a folder',
      (folder) => mkdirSync(join(folder, 'coursebell.sqlite')),
      'fail',
      'is a folder\n      → Keep what is there, and restore a back-up',
    ],
    [
      'that is another program’s',
      (folder) => sqlite(folder, 'create table follows (x); create table theirs (y)'),
      'fail',
      'tables of the same names (follows)\n      → Move the file away',
    ],
    [
      'of an earlier version',
      (folder) => sqlite(folder, "delete from kysely_migration where name > '002'"),
      'warn',
      'Make a back-up first',
    ],
    [
      'of a newer version',
      (folder) =>
        sqlite(
          folder,
          "insert into kysely_migration values ('999-new', '2030'); insert into versions values ('readable since', '999-new', null)",
        ),
      'fail',
      'newer version (999-new)',
    ],
  ])('a store %s', async (name, spoil, level, words) => {
    const { env } = await allIsWell();
    const folder = dataDir();
    if (name.startsWith('of')) await used({ dataDir: folder });
    spoil(folder);
    const findings = await examined({ ...env, DATA_DIR: folder });
    expect(troubles(findings)).toEqual([`${level} store`]);
    expect(told(findings, 'store')).toContain(words);
  });

  test('a lock that lasts is told with what to do', async () => {
    const { env } = await allIsWell();
    const folder = dataDir();
    await used({ dataDir: folder });
    const other = new DatabaseSync(join(folder, 'coursebell.sqlite'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const time = monotonicTime();
    let found: Awaited<ReturnType<typeof examined>> | undefined;
    void examined({ ...env, DATA_DIR: folder }).then((findings) => {
      found = findings;
    });
    await eventually(() => {
      time.pass(1_000);
      expect(found).toBeDefined();
    });
    expect(troubles(found ?? [])).toEqual(['fail store']);
    expect(told(found ?? [], 'store')).toMatch(/holds the store's lock.*\n +→ Another program has locked it/);
  });

  test('a full disk is told with what to do', async () => {
    const { env } = await allIsWell();
    const folder = dataDir();
    await used({ dataDir: folder });
    const full = Object.assign(new Error('disk I/O error'), { errcode: 4874 });
    const writing = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw full;
    });
    onTestFinished(() => writing.mockRestore());
    const findings = await examined({ ...env, DATA_DIR: folder });
    expect(told(findings, 'store')).toContain('disk I/O error\n      → Make room on the disk');
  });

  test.each([
    [10 * MB, ['fail disk']],
    [100 * MB, ['warn disk']],
    [1000 * MB, []],
  ])('%i bytes free: %j', async (bytes, expected) => {
    const { env } = await allIsWell();
    expect(troubles(await examined(env, { free: async () => bytes }))).toEqual(expected);
  });
});

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 12, 2, 7, 853);

/** Checks of followed courses, as hours before now; undefined: none has ended. */
interface Checks {
  /** For how many hours what checks read has not been believed. */
  readonly distrusted?: number;
  readonly succeeded?: number;
  readonly failed?: number;
}

const CHECKS: readonly [string, Checks, string, string][] = [
  ['has succeeded lately', { succeeded: 0.5 }, 'ok', 'the last successful one was 30 minutes ago'],
  ['succeeded two periods ago', { succeeded: 6 }, 'ok', 'the last successful one was 6 hours ago'],
  [
    'has not succeeded for longer than that',
    { succeeded: 6.1 },
    'warn',
    'the last successful one was 6 hours ago; it is to come every 3 hours\n      → If Coursebell runs',
  ],
  [
    'fails since it succeeded',
    { succeeded: 75, failed: 72 },
    'warn',
    'was 3 days ago; checks have failed for 3 days; it is to come every 3 hours',
  ],
  [
    'reads too little to be believed',
    { succeeded: 1, distrusted: 2 },
    'warn',
    'ago; for 2 hours too much of what is followed is missing, or has changed at once, to be believed',
  ],
  [
    'fails, though not for long',
    { succeeded: 1, failed: 0.2 },
    'warn',
    '60 minutes ago; checks have failed for 12',
  ],
  [
    'fails since a minute ago',
    { succeeded: 1 / 60, failed: 1 / 60 },
    'warn',
    'the last successful one was 1 minute ago; checks have failed for 1 minute',
  ],
  ['has succeeded a second ago', { succeeded: 1.5 / 3600 }, 'ok', 'the last successful one was 1 second ago'],
  ['has succeeded just now', { succeeded: 0 }, 'ok', 'the last successful one was 0 seconds ago'],
  ['has never succeeded', { failed: 2 }, 'warn', 'none has succeeded yet; checks have failed for 2 hours'],
  ['has never ended', {}, 'skip', 'none has ended yet'],
];

/** A store in which checks went so. */
async function checkedStore(
  where: { dataDir: string; databaseUrl?: string },
  { succeeded, failed, distrusted }: Checks,
): Promise<void> {
  const store = await openStore(where);
  const note = (hours: number | undefined, isWell: boolean) =>
    hours !== undefined &&
    store.jobs.note('check', { triedAt: NOW - hours * HOUR, endedAt: NOW - hours * HOUR, isWell });
  await note(succeeded, true);
  await note(failed, false);
  if (distrusted !== undefined) {
    const at = NOW - distrusted * HOUR;
    await store.jobs.note('trust', { triedAt: at, endedAt: at, isWell: false });
  }
  await store.close();
}

describe('a check of followed courses on SQLite', () => {
  test.each(CHECKS)('that %s is told', async (_, checks, level, words) => {
    const { env } = await allIsWell();
    const folder = dataDir();
    await checkedStore({ dataDir: folder }, checks);
    const findings = await examined({ ...env, DATA_DIR: folder }, { now: () => NOW });
    expect(told(findings, 'check of followed courses')).toMatch(new RegExp(`^${level} `));
    expect(told(findings, 'check of followed courses')).toContain(words);
  });

  test.each([
    ['1200', 'every 20 minutes'],
    ['1', 'every second'],
    ['30', 'every 30 seconds'],
    ['60', 'every minute'],
    ['90', 'every 90 seconds'],
    ['3600', 'every hour'],
    ['5400', 'every 90 minutes'],
    ['86400', 'every day'],
  ])('is looked for by the period that is configured: %s → %s', async (seconds, words) => {
    const { env } = await allIsWell();
    const folder = dataDir();
    await checkedStore({ dataDir: folder }, { succeeded: 24 * 8 });
    const given = { ...env, DATA_DIR: folder, FOLLOW_CHECK_SECONDS: seconds, STUDY_CACHE_FRESH_SECONDS: '1' };
    const findings = await examined(given, { now: () => NOW });
    const line = told(findings, 'check of followed courses');
    expect(line).toMatch(/^warn .*was 8 days ago; it is to come /);
    expect(line).toContain(`it is to come ${words}\n`);
  });
});

describe('Postgres', () => {
  const server = databasesOfFile();

  test('an empty database is fine, and stays empty', async () => {
    const { env } = await allIsWell();
    const url = await server.freshDatabase();
    const first = await examined({ ...env, DATABASE_URL: url });
    expect(troubles(first)).toEqual([]);
    expect(told(first, 'store')).toContain('the first start makes the tables');
    expect(await examined({ ...env, DATABASE_URL: url })).toEqual(first);
    expect(told(first, 'disk')).toBe('');
  });

  test.each(CHECKS)('a check of followed courses that %s is told', async (_, checks, level, words) => {
    const { env } = await allIsWell();
    const databaseUrl = await server.storeDatabase();
    await checkedStore({ dataDir: '', databaseUrl }, checks);
    const findings = await examined({ ...env, DATABASE_URL: databaseUrl }, { now: () => NOW });
    expect(told(findings, 'check of followed courses')).toMatch(new RegExp(`^${level} `));
    expect(told(findings, 'check of followed courses')).toContain(words);
  });

  test('one in use is up to date', async () => {
    const { env } = await allIsWell();
    const databaseUrl = await server.storeDatabase();
    const store = await openStore({ dataDir: '', databaseUrl });
    onTestFinished(store.close);
    const findings = await examined({ ...env, DATABASE_URL: databaseUrl });
    expect(told(findings, 'store')).toMatch(/^ok .*up to date/);
  });

  test('a wrong password and a server that is not there fail, without the password', async () => {
    const { env } = await allIsWell();
    const url = new URL(await server.freshDatabase());
    url.pathname = '/nowhere';
    const lost = await examined({ ...env, DATABASE_URL: url.href });
    expect(troubles(lost)).toEqual(['fail store']);
    expect(told(lost, 'store')).toContain('does not exist');
    url.port = '9';
    const gone = await examined({ ...env, DATABASE_URL: url.href });
    expect(troubles(gone)).toEqual(['fail store']);
    expect(JSON.stringify([lost, gone])).not.toContain(url.password);
  });
});

describe('PUBLIC_URL', () => {
  test.each([
    [404, ['warn PUBLIC_URL']],
    [200, ['warn PUBLIC_URL']],
    [502, ['warn PUBLIC_URL']],
  ])('an answer of %i: %j', async (status, expected) => {
    const { env } = await allIsWell();
    const proxy = await startUpstream(() => ({ status }));
    onTestFinished(proxy.close);
    expect(troubles(await examined({ ...env, PUBLIC_URL: `${proxy.url}/bell/` }))).toEqual(expected);
    expect(proxy.calls.map(({ path }) => path)).toEqual(['/bell/calendar/doctor.ics']);
  });

  test('Coursebell is known by its answer, and not where the proxy leaves the path in', async () => {
    const { url } = await openSample({ env: { PUBLIC_URL: 'https://bell.example' } });
    expect(await checkPublicUrl(url, look)).toMatchObject({
      level: 'ok',
      finding: 'Coursebell answers there',
    });
    expect(await checkPublicUrl(`${url}/bell`, look)).toMatchObject({
      level: 'warn',
      next: expect.stringContaining('without the path that PUBLIC_URL may have'),
    });
  });

  test('Coursebell behind a proxy that adds headers of its own is known as well', async () => {
    const proxy = await startUpstream(() => NO_CALENDAR);
    onTestFinished(proxy.close);
    expect(await checkPublicUrl(proxy.url, look)).toMatchObject({ level: 'ok' });
  });

  test('an address without a listener is a warning only', async () => {
    const { env } = await allIsWell();
    expect(troubles(await examined({ ...env, PUBLIC_URL: 'http://127.0.0.1:9' }))).toEqual([
      'warn PUBLIC_URL',
    ]);
  });
});
