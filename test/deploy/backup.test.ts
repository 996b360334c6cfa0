/** The one script that makes back-ups, run as the chart, Kustomize, Compose and systemd run it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/store/database/sqlite.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = join(ROOT, 'deploy/helm/backup.sh');
const DAY = 86_400;

/** Tells what it was called with, and writes the file that it is told to; or fails halfway, or writes nothing. */
const DUMP = `#!/bin/sh
file=; for each; do case $each in --file=*) file=\${each#--file=} ;; esac; done
printf '%s\\n' "$@" "root=\${PGSSLROOTCERT:-}" > "$CALLED"
case $HOW in empty) : > "$file" ;; *) echo dump > "$file" ;; esac
[ "$HOW" != fails ] || { echo 'pg_dump: error: no' >&2; exit 1; }
`;

interface Place {
  readonly cwd: string;
  readonly backups: string;
}

function place(): Place {
  const cwd = mkdtempSync(join(tmpdir(), 'coursebell-backup-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  for (const folder of ['bin', 'dist']) mkdirSync(join(cwd, folder));
  writeFileSync(join(cwd, 'bin/pg_dump'), DUMP);
  chmodSync(join(cwd, 'bin/pg_dump'), 0o755);
  writeFileSync(join(cwd, 'package.json'), '{"type":"module"}');
  writeFileSync(join(cwd, 'dist/backup.js'), `import ${JSON.stringify(join(ROOT, 'src/backup.ts'))};`);
  return { cwd, backups: join(cwd, 'backups') };
}

/** Runs the script; `called`: the arguments of pg_dump, and the authority that it was told. */
function run({ cwd, backups }: Place, env: Readonly<Record<string, string>> = {}, how = 'works') {
  const called = join(cwd, 'called');
  rmSync(called, { force: true });
  const path = `${join(cwd, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}`;
  const { status, stderr } = spawnSync('sh', [SCRIPT, backups], {
    ...{ cwd, encoding: 'utf8' },
    env: { PATH: path, HOME: cwd, HOW: how, CALLED: called, ...env },
  });
  const files = readdirSync(cwd).includes('backups') ? readdirSync(backups) : [];
  const said = readdirSync(cwd).includes('called') ? readFileSync(called, 'utf8').trim().split('\n') : [];
  return { status, stderr, files, called: said };
}

const URL = 'postgres://bell:p%25w$x@db.example/bell?sslmode=require';

describe('of Postgres', () => {
  test('is one whole file, for its owner alone', () => {
    const here = place();
    const { status, files, called } = run(here, { DATABASE_URL: URL });
    expect([status, files]).toEqual([0, [expect.stringMatching(/^coursebell-[\dT-]+Z\.dump$/)]]);
    expect(called).toEqual(expect.arrayContaining(['--format=custom', '--no-owner', URL]));
    expect(statSync(join(here.backups, files[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(statSync(here.backups).mode & 0o777).toBe(0o700);
  });

  test.each(['fails', 'empty'])('that %s leaves nothing behind, deletes nothing, and fails', (how) => {
    const here = place();
    mkdirSync(here.backups);
    const old = join(here.backups, 'coursebell-2020-01-01T000000Z.dump');
    writeFileSync(old, 'dump');
    utimesSync(old, 1, 1);
    const { status, files } = run(here, { DATABASE_URL: URL }, how);
    expect(status).not.toBe(0);
    expect(files).toEqual(['coursebell-2020-01-01T000000Z.dump']);
  });

  test.each([
    [{}, 14],
    [{ KEEP_DAYS: '3' }, 3],
  ] as const)('deletes what is older than it is told (%j), and nothing of others', (env, days) => {
    const here = place();
    mkdirSync(here.backups);
    const now = Date.now() / 1000;
    const put = (name: string, age: number): void => {
      writeFileSync(join(here.backups, name), 'x');
      utimesSync(join(here.backups, name), now - age * DAY, now - age * DAY);
    };
    put('coursebell-young.dump', days);
    put('coursebell-old.dump', days + 2);
    put('coursebell-old.sqlite', days + 2);
    put('other-old.dump', days + 2);
    const { files } = run(here, { DATABASE_URL: URL, ...env });
    expect(files).toHaveLength(3);
    expect(files).toEqual(expect.arrayContaining(['coursebell-young.dump', 'other-old.dump']));
  });

  test('refuses a number of days that is none, before anything is done', () => {
    const { status, files, called } = run(place(), { DATABASE_URL: URL, KEEP_DAYS: '2w' });
    expect([status, files, called]).toEqual([2, [], []]);
  });

  test.each([
    ['as the environment has it', { DATABASE_URL: URL }, undefined],
    ['with the line break that a secret of a file has', { DATABASE_URL: `${URL}\n` }, undefined],
    ['as .env has it, with signs that a shell would read', {}, `A=1\nDATABASE_URL=${URL}&connect_timeout=9`],
    ['of Windows’ .env', {}, `DATABASE_URL=${URL} \r\nA=1\r\n`],
    ['of the environment before that of .env', { DATABASE_URL: URL }, 'DATABASE_URL=postgres://other/bell'],
  ])('asks the server that Coursebell asks: %s', (_, env, file) => {
    const here = place();
    if (file !== undefined) writeFileSync(join(here.cwd, '.env'), file);
    const { called } = run(here, env);
    expect(called.find((one) => one.startsWith('postgres:'))?.replace('&connect_timeout=9', '')).toBe(URL);
  });

  test('reads the file that DATABASE_URL_FILE names', () => {
    const here = place();
    writeFileSync(join(here.cwd, 'secret'), `${URL}\n`);
    expect(run(here, { DATABASE_URL_FILE: join(here.cwd, 'secret') }).called).toContain(URL);
  });

  test.each([
    ['sslmode=verify-full', {}, 'system'],
    ['sslmode=verify-full', { PGSSLROOTCERT: '/ca.pem' }, '/ca.pem'],
    ['sslmode=verify-full&sslrootcert=/ca.pem', {}, ''],
    ['', { PGSSLMODE: 'verify-full' }, 'system'],
    ['sslmode=require', {}, ''],
  ])('takes the authorities that Coursebell takes: %s with %j', (query, env, root) => {
    const { called } = run(place(), { DATABASE_URL: `postgres://db/bell?${query}`, ...env });
    expect(called).toContain(`root=${root}`);
  });
});

describe('of SQLite', () => {
  test.each([
    ['DATA_DIR', 'environment'],
    ['DATA_DIR', '.env'],
    ['the default folder', undefined],
  ])('is of %s (%s), one whole file for its owner alone, that is a store', async (_, by) => {
    const here = place();
    const data = by === undefined ? 'data' : 'elsewhere';
    const database = openSqlite(join(here.cwd, data));
    await database.migrate();
    onTestFinished(() => database.close());
    if (by === '.env') writeFileSync(join(here.cwd, '.env'), `DATA_DIR=./${data}\n`);
    const { status, stderr, files, called } = run(
      here,
      by === 'environment' ? { DATA_DIR: `./${data}` } : {},
    );
    expect([status, called], stderr).toEqual([0, []]);
    expect(files).toEqual([expect.stringMatching(/^coursebell-[\dT-]+Z\.sqlite$/)]);
    const file = join(here.backups, files[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'latin1')).toMatch(/^SQLite format 3/);
  });

  test('that fails leaves nothing behind', () => {
    const { status, files, stderr } = run(place());
    expect([status, files]).toEqual([1, []]);
    expect(stderr).toContain('No backup was made');
  });
});
