/** The one script that makes back-ups, run as the chart, Kustomize, Compose and systemd run it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/store/database/sqlite.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = join(ROOT, 'deploy/helm/backup.sh');
const DAY = 86_400;

/** Tells what it was called with, and writes the file that it is told to; or fails halfway, writes nothing, or waits for another. */
const DUMP = `#!/bin/sh
file=; for each; do case $each in --file=*) file=\${each#--file=} ;; esac; done
printf '%s\\n' "$@" "root=\${PGSSLROOTCERT:-}" > "$CALLED"
case $HOW in empty) : > "$file" ;; *) echo dump > "$file" ;; esac
[ "$HOW" != together ] || { echo >> "$CALLED.begun"; until [ "$(wc -l < "$CALLED.begun")" -ge 2 ]; do sleep 0.05; done; }
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
    env: { HOME: cwd, HOW: how, CALLED: called, ...env, PATH: env['PATH'] ? withoutNode(cwd) : path },
  });
  const files = readdirSync(cwd).includes('backups') ? readdirSync(backups) : [];
  const said = readdirSync(cwd).includes('called') ? readFileSync(called, 'utf8').trim().split('\n') : [];
  return { status, stderr, files, called: said };
}

/** A folder with the programs of a system that has no Node. */
function withoutNode(cwd: string): string {
  const folder = join(cwd, 'tools');
  mkdirSync(folder);
  for (const name of ['sh', 'tr', 'sed', 'grep', 'date', 'mkdir', 'rm', 'mv', 'chmod', 'find']) {
    const found = process.env['PATH']?.split(':').find((one) => existsSync(join(one, name)));
    symlinkSync(join(found ?? '', name), join(folder, name));
  }
  return `${join(cwd, 'bin')}:${folder}`;
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

  test('of two in the same second each is whole', async () => {
    const here = place();
    writeFileSync(join(here.cwd, 'bin/date'), '#!/bin/sh\necho 2026-11-29T011700Z\n');
    chmodSync(join(here.cwd, 'bin/date'), 0o755);
    const env = { HOME: here.cwd, HOW: 'together', CALLED: join(here.cwd, 'called'), DATABASE_URL: URL };
    const PATH = `${join(here.cwd, 'bin')}:${process.env['PATH']}`;
    const children = [1, 2].map(() =>
      spawn('sh', [SCRIPT, here.backups], { cwd: here.cwd, stdio: 'ignore', env: { ...env, PATH } }),
    );
    const ended = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(ended.map(([code]) => code)).toEqual([0, 0]);
    expect(readdirSync(here.backups)).toEqual(['coursebell-2026-11-29T011700Z.dump']);
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
    const kept = [
      ...['other-old.dump', 'coursebell-before-upgrade.dump', 'coursebell-0.1.0.tgz', 'coursebell-.dump'],
      ...['coursebell-2026-09-01T011700Z.dump.keep', 'coursebell-2026-09-01T011700Z-keep.dump'],
      ...['coursebell-2026-09-01.dump', 'coursebell-2026-09-01T011700Z.tgz'],
    ];
    put('coursebell-2026-10-01T011700Z.dump', days);
    for (const end of ['dump', 'sqlite', 'part']) put(`coursebell-2026-09-01T011700Z.${end}`, days + 2);
    for (const name of kept) put(name, days + 2);
    const { files } = run(here, { DATABASE_URL: URL, ...env });
    expect(files).toHaveLength(kept.length + 2);
    expect(files).toEqual(expect.arrayContaining([...kept, 'coursebell-2026-10-01T011700Z.dump']));
  });

  test('deletes old ones also where the folder is a link to another', () => {
    const here = place();
    const elsewhere = join(here.cwd, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, here.backups);
    writeFileSync(join(elsewhere, 'coursebell-2020-01-01T000000Z.dump'), 'dump');
    utimesSync(join(elsewhere, 'coursebell-2020-01-01T000000Z.dump'), 1, 1);
    expect(run(here, { DATABASE_URL: URL }).files).toHaveLength(1);
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
    ['of the last line', {}, `DATABASE_URL=postgres://other/bell\nDATABASE_URL=${URL}`],
    ['as a shell would export it', {}, `export DATABASE_URL=${URL}`],
    ['with spaces', {}, `  DATABASE_URL  =  ${URL}  `],
    ['with quotes', {}, `DATABASE_URL="${URL}"`],
    ['with single quotes, and exported', {}, `export DATABASE_URL='${URL}'`],
    ['with backticks', {}, `DATABASE_URL=\`${URL}\``],
    ['with a comment', {}, `DATABASE_URL=${URL} # the one of the department`],
    ['with quotes and a comment', {}, `DATABASE_URL = "${URL}" # DATABASE_URL=postgres://other/bell`],
    ['with the mark of Notepad', {}, `\uFEFFDATABASE_URL=${URL}\r\nA=1\r\n`],
    ['beside a comment', {}, `# DATABASE_URL=postgres://other/bell\nDATABASE_URL=${URL}`],
    ['beside those of other programs', {}, `TEST_DATABASE_URL=postgres://other/bell\nDATABASE_URL=${URL}`],
  ])('asks the server that Coursebell asks: %s', (_, env, file) => {
    const here = place();
    if (file !== undefined) writeFileSync(join(here.cwd, '.env'), file);
    const { called } = run(here, env);
    expect(called.find((one) => one.startsWith('postgres:'))?.replace('&connect_timeout=9', '')).toBe(URL);
  });

  test.each(['environment', '.env'])('reads the file that DATABASE_URL_FILE of %s names', (by) => {
    const here = place();
    writeFileSync(join(here.cwd, 'secret'), `\uFEFF${URL}\r\n`);
    if (by === '.env') writeFileSync(join(here.cwd, '.env'), 'export DATABASE_URL_FILE = "./secret"\n');
    const env = by === '.env' ? {} : { DATABASE_URL_FILE: join(here.cwd, 'secret') };
    expect(run(here, env).called).toContain(URL);
  });

  test('writes texts as UTF-8, also where the client_encoding of the user or the environment is another', () => {
    expect(run(place(), { DATABASE_URL: URL }).called).toContain('--encoding=UTF8');
  });

  test('keeps them for as long as .env says', () => {
    const here = place();
    writeFileSync(join(here.cwd, '.env'), `export KEEP_DAYS="90"\nDATABASE_URL=${URL}`);
    mkdirSync(here.backups);
    const old = join(here.backups, 'coursebell-2026-09-01T011700Z.dump');
    writeFileSync(old, 'dump');
    utimesSync(old, Date.now() / 1000 - 60 * DAY, Date.now() / 1000 - 60 * DAY);
    expect(run(here).files).toHaveLength(2);
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
  const STORE = mkdtempSync(join(tmpdir(), 'coursebell-backup-store-'));
  beforeAll(async () => {
    const database = openSqlite(STORE);
    await database.migrate();
    await database.close();
  });
  afterAll(() => rmSync(STORE, { recursive: true, force: true }));

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

  test.each<[what: string, file: string | undefined, env?: Readonly<Record<string, string>>]>([
    ['a colon in the place of =', `DATABASE_URL: ${URL}`],
    ['set before the name', `set DATABASE_URL=${URL}`],
    ['PowerShell’s way', `$env:DATABASE_URL = "${URL}"`],
    ['small letters', `database_url=${URL}`],
    ['a tab after export', `export\tDATABASE_URL=${URL}`],
    ['another prefix', `A=1\nreadonly DATABASE_URL="${URL}"`],
    ['a file, in another form', 'DATABASE_URL_FILE: /run/secrets/url'],
    ['UTF-16', Buffer.from(`DATABASE_URL=${URL}\r\n`, 'utf16le').toString('latin1')],
    ['the environment’s empty value, which Node prefers', `DATABASE_URL=${URL}`, { DATABASE_URL: '' }],
    ['an empty file', undefined, { DATABASE_URL_FILE: 'dist/empty' }],
    ['a file that is not there', undefined, { DATABASE_URL_FILE: 'dist/none' }],
    ['two ways at once', undefined, { DATABASE_URL_FILE: 'bin/pg_dump', DATABASE_URL: URL }],
    ['no Node by which .env could be read', `DATABASE_URL=${URL}`, { PATH: 'tools' }],
  ])('is not made of a former store where DATABASE_URL is there, too: %s', (_, file, env = {}) => {
    const here = place();
    cpSync(STORE, join(here.cwd, 'data'), { recursive: true });
    writeFileSync(join(here.cwd, 'dist/empty'), '\n');
    if (file !== undefined) writeFileSync(join(here.cwd, '.env'), file, 'latin1');
    const { status, stderr, files, called } = run(here, env);
    expect([status, files, called], stderr).toEqual([2, [], []]);
    expect(stderr).toMatch(/No back-up was made: .*DATABASE_URL/);
    expect(stderr).not.toContain('p%25w$x');
  });

  test('is refused where there is no Node', () => {
    const { status, stderr, files } = run(place(), { PATH: 'tools' });
    expect([status, files]).toEqual([2, []]);
    expect(stderr).toContain('No back-up was made: there is no DATABASE_URL, and no Node');
  });

  test('is made where .env has an empty DATABASE_URL, or only speaks of it', () => {
    const here = place();
    cpSync(STORE, join(here.cwd, 'data'), { recursive: true });
    const lines = [
      'DATABASE_URL=',
      'export DATABASE_URL = "" # none',
      ' # DATABASE_URL=x',
      'MY_DATABASE_URL=x',
    ];
    writeFileSync(join(here.cwd, '.env'), lines.join('\n'));
    const { status, stderr } = run(here);
    expect(status, stderr).toBe(0);
  });

  test('that fails leaves nothing behind', () => {
    const { status, files, stderr } = run(place());
    expect([status, files]).toEqual([1, []]);
    expect(stderr).toContain('No backup was made');
  });
});
