/** What a program says when it can't start: the bundle, which `npm start` and the image run, says what the source says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Bundled, bundled } from '../fixtures/bundled.ts';
import { dataDir } from '../flows/data-dir.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAMS = {
  start: 'src/start.js',
  doctor: 'src/doctor/examine.ts',
  backup: 'src/backup.ts',
  'move-store': 'src/move-store.ts',
  manifest: 'src/app-manifest.ts',
  mcp: 'src/mcp.ts',
} as const;
type Program = keyof typeof PROGRAMS;
type Env = Readonly<Record<string, string>>;

const WELL: Env = {
  STUDY_API_URL: 'http://127.0.0.1:9/',
  STUDY_API_KEY: 'key',
  SLACK_SIGNING_SECRET: 'secret',
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_API_URL: 'http://127.0.0.1:9/',
  PORT: '0',
};

const OAUTH: Env = {
  SLACK_BOT_TOKEN: '',
  SLACK_CLIENT_ID: '1.2',
  SLACK_CLIENT_SECRET: 'other',
  SLACK_STATE_SECRET: 'a state secret of some length',
  TOKEN_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  PUBLIC_URL: 'https://bell.example',
};

let programs: Bundled;
beforeAll(async () => {
  programs = await bundled(Object.values(PROGRAMS));
});
afterAll(() => programs.remove());

const said = async (program: string, args: readonly string[], env: Env) => {
  const child = spawn(process.execPath, [program, ...args], { env: { ...env }, cwd: ROOT, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end();
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, out, err };
};

/** What both say, which is the same. */
async function both(program: Program, args: readonly string[], env: Env) {
  const file = PROGRAMS[program];
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '.js');
  const [source, bundle] = await Promise.all([
    said(join(ROOT, file), args, env),
    said(join(programs.programs, name), args, env),
  ]);
  expect(bundle).toEqual(source);
  return source;
}

/** Wrong in one value each: all are named at once. */
const WRONG: Env = {
  DATABASE_URL: 'postgres://bell:a%2Fb%c@db.example/bell',
  STUDY_API_URL: 'https://me:pass@study.example',
  STUDY_TIME_ZONE: 'Europe/Helsinky',
  STUDY_RUN_SUFFIXES: '3040-3001',
  STUDY_CACHE_FRESH_SECONDS: '0',
  HTTPS_PROXY: 'http://proxy:x',
  SLACK_BOT_TOKEN: 'xapp-1',
  SLACK_API_URL: 'slack',
  PUBLIC_URL: 'https://bell.example?x=1',
  COURSE_PAGE_URL: 'https://{code}.example/',
  UNIT_PAGE_URL: 'https://u.example/',
  ENROLL_URL: 'https://',
  ROOM_BOOKING_URL: 'https://b.example/',
  STUDY_GUIDE_URL: 'https://g.example/{code}',
  SUPPORT_CONTACT: 'mailto:help',
  BUILDINGS_FILE: join(ROOT, 'package.json'),
  PORT: '3e3',
  MCP: 'yes',
  DEFAULT_LANGUAGE: 'de',
  FOLLOW_CHECK_SECONDS: '0',
  TOKEN_ENCRYPTION_KEY: 'short',
  LOG_LEVEL: 'loud',
};

describe('what the app says at a start that is not possible', () => {
  test('names each value that is wrong', async () => {
    const { code, out, err } = await both('start', [], { ...WELL, ...WRONG });
    expect(err).toMatch(/^Coursebell cannot start:\n {2}- /);
    for (const name of Object.keys(WRONG)) expect(err, name).toContain(`- ${name} `);
    expect(err).toContain('DATABASE_URL must have no % but before two hexadecimal digits');
    expect(err).toContain('- STUDY_GUIDE_URL must have no braces\n');
    expect([code, out]).toEqual([1, '']);
  });

  test.each<[name: string, wrong: Env, words: string]>([
    ['a missing secret', { STUDY_API_KEY: '' }, 'STUDY_API_KEY is required'],
    ['a secret in no file', { DATABASE_URL_FILE: '/nowhere/secret' }, 'file that can be read (ENOENT)'],
    ['OAuth over plain HTTP', { ...OAUTH, PUBLIC_URL: 'http://bell.example' }, 'must start with https://'],
    ['OAuth with a token', { ...OAUTH, SLACK_BOT_TOKEN: 'xoxb-1' }, 'must not be set beside'],
    ['no Postgres', { DATABASE_URL: 'postgres://bell@127.0.0.1:9/bell' }, 'ECONNREFUSED'],
    ['a file as the folder', { DATA_DIR: join(ROOT, 'package.json') }, 'cannot make the folder'],
  ])('%s', async (_, wrong, words) => {
    const { code, out, err } = await both('start', [], { ...WELL, DATA_DIR: dataDir(), ...wrong });
    expect(err).toMatch(/^Coursebell cannot start:\n {2}- /);
    expect(err).toContain(words);
    expect([code, out]).toEqual([1, '']);
  });

  test('a store that is no database', async () => {
    const folder = dataDir();
    writeFileSync(join(folder, 'coursebell.sqlite'), 'none '.repeat(1_500));
    const { code, err } = await both('start', [], { ...WELL, DATA_DIR: folder });
    expect(err).toMatch(/^Coursebell cannot start:\n {2}- cannot open .*: file is not a database\n$/);
    expect(code).toBe(1);
  });
});

test.each<[program: Program, args: readonly string[], code: number]>([
  ['start', ['--help'], 0],
  ['start', ['playground', '-h'], 0],
  ['doctor', ['--help'], 0],
  ['doctor', ['--crads'], 1],
  ['backup', ['--help'], 2],
])('%s %j tells its usage, and does nothing else', async (program, args, code) => {
  const { code: ended, out, err } = await both(program, args, { DATA_DIR: dataDir() });
  expect(ended).toBe(code);
  expect(`${out}${err}`).toMatch(/^usage: npm /);
});

describe('what another program says', () => {
  const ADDRESS = 'postgres://bell:a%2Fb%c@db.example/bell';
  test.each<[program: Program, args: readonly string[], env: Env, words: string]>([
    ['doctor', [], { ...WELL, DATABASE_URL: ADDRESS }, 'DATABASE_URL must have no %'],
    ['mcp', [], { STUDY_API_URL: 'http://[', STUDY_API_KEY: 'key' }, 'must be a whole URL'],
    ['backup', ['/tmp/x.sqlite'], { DATA_DIR: '/nowhere' }, 'there is no store in /nowhere'],
    ['move-store', ['--from', '/nowhere', '--to', ADDRESS], {}, 'target: the address must have no %'],
    ['manifest', [], { PUBLIC_URL: 'http://' }, 'PUBLIC_URL'],
  ])('%s %j %j: %s', async (program, args, env, words) => {
    const { code, out, err } = await both(program, args, { DATA_DIR: dataDir(), ...env });
    expect(`${out}${err}`).toContain(words);
    expect(code).not.toBe(0);
  });
});
