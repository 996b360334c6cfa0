/**
 * One address for Coursebell and for pg_dump: what `sslmode` and its like ask for, over a Postgres that encrypts, judged by the
 * libpq that comes with it (through the extension dblink), which knows `sslrootcert=system` as those from 16 on do.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseProblem } from '../../src/config-values.ts';
import { checkStore } from '../../src/doctor/store.ts';
import { connectionOf } from '../../src/store/database/address.ts';
import type { Database } from '../../src/store/database/database.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { createAuthority } from '../fakes/certificates.ts';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { eventually } from '../fixtures/patience.ts';

const ours = createAuthority();
/** The server is asked by this name, and by an address that its certificate has not. */
const { cert, key } = ours.issue(['localhost']);
const folder = mkdtempSync(join(tmpdir(), 'coursebell-tls-'));
const own = join(folder, 'own.pem');
const another = join(folder, 'another.pem');

let server: FakePostgres;
let admin: pg.Client;

/** Writes a file beside the server's, as its user, who alone may read it. */
async function writeThere(file: string, text: string): Promise<void> {
  const lines = text.trim().split('\n');
  const rows = lines.map((line) => `('${line}')`).join(', ');
  await admin.query(`copy (select * from (values ${rows}) as _) to program 'umask 077; cat > "${file}"'`);
}

/** Who may come in: by encrypted connections, by others, or by both. */
async function letIn(how: 'host' | 'hostssl' | 'hostnossl', by = 'password'): Promise<void> {
  // The administrator's own connection stays.
  await writeThere('pg_hba.conf', `${how} all all 127.0.0.1/32 ${by}\n${how} all all ::1/128 ${by}`);
  await admin.query('select pg_reload_conf()');
  // The file is read at once here, and by new connections when the server has seen the signal.
  const read = 'select type, auth_method from pg_hba_file_rules limit 1';
  await eventually(async () =>
    expect((await admin.query(read)).rows).toEqual([{ type: how, auth_method: by }]),
  );
}

async function encrypt(on: 'on' | 'off'): Promise<void> {
  await admin.query(`alter system set ssl = ${on}`);
  await admin.query('select pg_reload_conf()');
  const expected = on === 'on' ? 'encrypted' : 'refused';
  await eventually(async () =>
    expect(await byLibpq(address('localhost', 'sslmode=require'))).toMatch(expected),
  );
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  writeFileSync(own, ours.cert);
  writeFileSync(another, createAuthority('Another authority').cert);
  // That of the server, too, where its libpq looks for files.
  vi.stubEnv('HOME', folder);
  server = await startPostgres();
  admin = new pg.Client({ connectionString: server.maintenance });
  await admin.connect();
  await admin.query('create extension dblink');
  await writeThere('server.crt', cert);
  await writeThere('server.key', key);
});
afterAll(async () => {
  await admin.end();
  await server.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const address = (host: string, query: string): string =>
  `${server.maintenance.replace('127.0.0.1', host)}${query && `?${query}`}`;

/** Whether libpq connects, encrypted or not; else its words. */
async function byLibpq(url: string): Promise<string> {
  try {
    await admin.query(`select dblink_connect('one', $1)`, [url]);
    const asked = `select * from dblink('one', 'select ssl from pg_stat_ssl where pid = pg_backend_pid()') as _(ssl boolean)`;
    const { rows } = await admin.query<{ ssl: boolean }>(asked);
    await admin.query(`select dblink_disconnect('one')`);
    return rows[0]?.ssl ? 'encrypted' : 'plain';
  } catch (error) {
    return error instanceof pg.DatabaseError ? `refused: ${error.detail ?? error.message}` : String(error);
  }
}

/** The same of the app. */
async function byCoursebell(url: string): Promise<string> {
  let database: Database | undefined;
  try {
    database = openPostgres(url, () => {});
    const asked = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    const { rows } = await asked.execute(database.db);
    return rows[0]?.ssl ? 'encrypted' : 'plain';
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await database?.close();
  }
}

/** Both, which must agree; their answer without the words of a refusal. */
async function byBoth(url: string): Promise<string | undefined> {
  const [mine, libpqs] = [await byCoursebell(url), await byLibpq(url)];
  const [[answer], [other]] = [mine.split(':', 1), libpqs.split(':', 1)];
  expect(answer, `${mine} | ${libpqs}`).toEqual(other);
  return answer;
}

const MODES = ['', 'disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
const ROOTS: readonly [root: string, path: string][] = [
  ['none', ''],
  ['its own', own],
  ['another', another],
  ['system', 'system'],
];
const queryOf = (mode: string, path: string): string =>
  [mode && `sslmode=${mode}`, path && `sslrootcert=${path}`].filter(Boolean).join('&');

describe.each([
  ['that does not encrypt', 'off', 'host'],
  ['that encrypts', 'on', 'host'],
  ['that lets in what is encrypted alone', 'on', 'hostssl'],
  ['that lets in what is not encrypted alone', 'on', 'hostnossl'],
] as const)('a server %s', (_, ssl, how) => {
  beforeAll(async () => {
    await letIn('host');
    await encrypt(ssl);
    await letIn(how);
  });

  test.each(MODES)(
    'sslmode=%s is to Coursebell what it is to libpq, for every authority and host',
    async (mode) => {
      const answers: (string | undefined)[] = [];
      for (const [, path] of ROOTS) {
        for (const host of ['localhost', '127.0.0.1'])
          answers.push(await byBoth(address(host, queryOf(mode, path))));
      }
      expect(answers).toMatchSnapshot();
    },
  );
});

describe('an address', () => {
  beforeAll(async () => {
    await letIn('host');
    await encrypt('on');
  });

  test('has its signs written with % or as they are, to Coursebell and to libpq alike', async () => {
    const odd = 'a/b%c#d@e:f+g?h i&j=kä';
    await admin.query(`create role "${odd}" login password '${odd}'`);
    await admin.query(`create database "${odd}"`);
    const coded = encodeURIComponent(odd);
    const place = `localhost:${server.port}`;
    for (const url of [
      `postgres://${coded}:${coded}@${place}/${coded}`,
      `postgresql://${coded}:${coded.replace('%2B', '+').replace('%3D', '=')}@${place}/${coded}?sslmode=require`,
      `postgres:///x?user=${coded}&password=${coded}&host=localhost&port=${server.port}&dbname=${coded}`,
      address('localhost', 'ssl=true'),
      address('localhost', 'sslmode=disable&sslmode=require'),
      address('localhost', 'options=-c%20search_path%3Dx&connect_timeout=5'),
      address('localhost', 'sslmode=require&sslnegotiation=direct'),
      address('localhost', 'sslmode=require&ssl_min_protocol_version=TLSv1.3'),
    ]) {
      expect(databaseProblem(url), url).toBeUndefined();
      expect(await byBoth(url), url).toBe('encrypted');
    }
    // To libpq a plus is no space.
    expect(await byBoth(address('localhost', 'options=-c+search_path%3Dx'))).toBe('refused');
  });

  test.each([
    ['localhost', 'sslmode=verify-full&sslrootcert=system', 'authority’s certificate'],
    ['localhost', `sslmode=verify-ca&sslrootcert=${another}`, 'sslrootcert in DATABASE_URL must name a file'],
    ['127.0.0.1', `sslmode=verify-full&sslrootcert=${own}`, 'one that the certificate names'],
  ])('over %s with %s is refused with what to do', async (host, query, next) => {
    const options = { dataDir: folder, keys: undefined, checkSeconds: 60, now: Date.now };
    const { findings } = await checkStore({ ...options, databaseUrl: address(host, query) });
    expect(findings).toMatchObject([{ level: 'fail', finding: expect.stringContaining(next) }]);
  });

  test.each([
    'uselibpqcompat=true',
    'sslmode=no-verify',
    'sslmode=require&sslrootcert=system',
    'sslmode=prefer&sslnegotiation=direct',
    'max=4',
  ])('with %s is refused by both', async (query) => {
    expect(databaseProblem(address('localhost', query))).toBeDefined();
    expect(await byBoth(address('localhost', query))).toBe('refused');
  });

  test('takes what it does not say from the variables of libpq, and from its folder', async () => {
    const home = mkdtempSync(join(tmpdir(), 'coursebell-home-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const bare = address('localhost', '');
    const strict = { PGSSLMODE: 'verify-full', PGSSLROOTCERT: own };
    expect(connectionOf(bare, strict, home)).toMatchObject({ ssl: { ca: ours.cert }, otherwise: undefined });
    expect(connectionOf(`${bare}?sslmode=disable`, strict, home)).toMatchObject({ ssl: false });
    expect(() => connectionOf(bare, { PGSSLMODE: 'never' }, home)).toThrow('sslmode that is known');
    expect(() => connectionOf(bare, { PGCHANNELBINDING: 'require' }, home)).toThrow('(PGCHANNELBINDING)');
    for (const [name, value] of [
      ...['99999', '0', 'abc'].map((port) => ['PGPORT', port]),
      ...[
        ['PGCONNECT_TIMEOUT', 'soon'],
        ['PGSSLSNI', 'on'],
      ],
    ] as const)
      expect(() => connectionOf(bare, { [name ?? '']: value }, home)).toThrow(`(${name})`);
    expect(() => connectionOf('postgres:///bell', {}, home)).toThrow('must name a host');
    expect(connectionOf('postgres:///bell', { PGHOST: '/run/postgresql' }, home)).toMatchObject({
      ssl: false,
    });
    expect(() => connectionOf(`${bare}?sslrootcert=/none.pem`, {}, home)).toThrow('can be read (ENOENT)');
    mkdirSync(join(home, '.postgresql'));
    writeFileSync(join(home, '.postgresql/root.crt'), ours.cert);
    const { ssl, notes } = connectionOf(`${bare}?sslmode=require`, {}, home);
    expect([ssl, notes]).toMatchObject([{ ca: ours.cert, rejectUnauthorized: true }, []]);
  });

  test('brings a certificate by which the server knows Coursebell', async () => {
    const me = ours.issue(['tester']);
    const [cert, key] = ['me.crt', 'me.key'].map((name) => join(folder, name)) as [string, string];
    writeFileSync(cert, me.cert);
    writeFileSync(key, me.key, { mode: 0o600 });
    await writeThere('root.crt', ours.cert);
    await admin.query(`alter system set ssl_ca_file = 'root.crt'`);
    onTestFinished(() => letIn('host'));
    await letIn('hostssl', 'cert');
    const query = `sslmode=verify-full&sslrootcert=${own}&sslcert=${cert}`;
    expect(await byCoursebell(address('localhost', `${query}&sslkey=${key}`))).toBe('encrypted');
    expect(await byCoursebell(address('localhost', queryOf('verify-full', own)))).toMatch('refused');
    // libpq refuses a key that others can read; the app says so.
    chmodSync(key, 0o644);
    const { notes } = connectionOf(address('localhost', `${query}&sslkey=${key}`));
    expect(notes).toEqual(['an sslkey that others can read: chmod 600']);
    expect(() => connectionOf(address('localhost', query))).toThrow('an sslkey beside its sslcert');
  });
});

describe('the authorities of the system', () => {
  const run = promisify(execFile);
  const open = `const { openPostgres } = await import('./src/store/database/postgres.ts');
    const { db, close } = openPostgres(process.env.URL, () => {});
    await db.deleteFrom('leases').execute().catch(({ message }) => console.log(message));
    await close();`;
  const said = async (query: string, env: object): Promise<string> => {
    const options = { env: { PATH: process.env['PATH'], URL: address('localhost', query), ...env } };
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', open], options);
    return stdout.trim();
  };
  const inside = 'relation "leases" does not exist';

  test.each([
    ['sslrootcert=system', { SSL_CERT_FILE: own }, inside],
    ['sslmode=verify-full&sslrootcert=system', { NODE_EXTRA_CA_CERTS: own }, inside],
    ['sslrootcert=system', {}, 'certificate'],
    // pg_dump would refuse this: it is named at the start.
    ['sslmode=verify-full', { NODE_EXTRA_CA_CERTS: own }, inside],
    ['sslmode=verify-full', {}, 'certificate'],
  ])('%s with %j → %s', async (query, env, expected) => {
    expect(await said(query, env)).toContain(expected);
  });

  test('are told apart by name where sslmode=verify-ca or verify-full names none, which a start tells', () => {
    for (const mode of ['verify-ca', 'verify-full']) {
      const { ssl, notes } = connectionOf(address('localhost', `sslmode=${mode}`), {}, folder);
      expect(ssl).not.toHaveProperty('checkServerIdentity');
      expect(notes).toEqual([expect.stringContaining('add sslrootcert=system')]);
    }
  });
});
