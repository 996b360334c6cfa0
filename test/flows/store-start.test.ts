/** A start without a store to work with: one message says why, and nothing is left running or half made. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createCoursebell } from '../../src/app.ts';
import { InvalidConfig, readConfig } from '../../src/config.ts';
import { openStore } from '../../src/store/open.ts';
import { eventually } from '../fixtures/patience.ts';
import { dataDir } from './data-dir.ts';

const START = join(import.meta.dirname, '../../src/start.js');

const environment = (more: Readonly<Record<string, string>>) => ({
  STUDY_API_URL: 'http://127.0.0.1:9/',
  STUDY_API_KEY: 'key',
  SLACK_SIGNING_SECRET: 'secret',
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_API_URL: 'http://127.0.0.1:9/api/',
  PORT: '0',
  ...more,
});

/** A store of which the last three quarters are another file's. */
async function damaged(folder: string): Promise<string> {
  await (await openStore({ dataDir: folder })).close();
  writeFileSync(join(folder, 'coursebell.sqlite'), Buffer.alloc(65_536, 'nonsense'));
  return folder;
}

async function newer(folder: string): Promise<string> {
  await (await openStore({ dataDir: folder })).close();
  const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  file.exec(`insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`);
  file.exec(`insert into versions values ('readable since', '999-later', null)`);
  file.close();
  return folder;
}

async function inUse(folder: string): Promise<string> {
  const store = await openStore({ dataDir: folder });
  onTestFinished(store.close);
  return folder;
}

/** A port without a listener. */
async function refusing(): Promise<number> {
  const server = createServer();
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 1;
}

const folders: [string, (folder: string) => string | Promise<string>, RegExp][] = [
  [
    'a file in the place of the folder',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data');
    },
    /^ {2}- cannot make the folder .*data: EEXIST/,
  ],
  [
    'a file above the folder',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data/more');
    },
    /^ {2}- cannot make the folder .*more: ENOTDIR/,
  ],
  [
    'a folder in the place of the file',
    (folder) => {
      mkdirSync(join(folder, 'coursebell.sqlite'));
      return folder;
    },
    /^ {2}- cannot open .*coursebell\.sqlite: unable to open database file$/,
  ],
  [
    'a folder in the place of the lock',
    (folder) => {
      mkdirSync(join(folder, 'coursebell.lock'));
      return folder;
    },
    /^ {2}- cannot open .*coursebell\.lock: unable to open database file$/,
  ],
  ['a file that is no store', damaged, /^ {2}- cannot open .*coursebell\.sqlite: file is not a database$/],
  ['a store of a newer version', newer, /^ {2}- the store belongs to a newer version$/],
  ['a store that another process has', inUse, /^ {2}- the store in .* is in use by another process; /],
];

test.each(folders)('%s', async (_name, prepare, words) => {
  const folder = await prepare(dataDir());
  const app = createCoursebell(await readConfig(environment({ DATA_DIR: folder })));
  const error = await app.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidConfig);
  const [first, second, ...more] = String(error instanceof Error && error.message).split('\n');
  expect([first, more]).toEqual(['Coursebell cannot start:', []]);
  expect(second).toMatch(words);
  await app.stop();
});

test('a stop while the store is being opened lets go of it', async () => {
  const folder = dataDir();
  const app = createCoursebell(await readConfig(environment({ DATA_DIR: folder, LOG_LEVEL: 'silent' })));
  const started = expect(app.start()).rejects.toThrow('stopped before it was started');
  await app.stop();
  await started;
  // Another process may have it by now, and nothing of ours writes there any more.
  const store = await openStore({ dataDir: folder });
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
});

test('Postgres that is not there', async () => {
  const url = `postgres://me:hush-hush@127.0.0.1:${await refusing()}/none`;
  const app = createCoursebell(await readConfig(environment({ DATABASE_URL: url, DATA_DIR: dataDir() })));
  const error = await app.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidConfig);
  expect(String(error)).toMatch(/\n {2}- the store cannot be opened: connect ECONNREFUSED/);
  expect(String(error)).not.toContain('hush-hush');
});

test('the process ends with the message alone, and has made nothing', async () => {
  const folder = dataDir();
  mkdirSync(join(folder, 'coursebell.sqlite'));
  const child = spawn(process.execPath, [START], { env: environment({ DATA_DIR: folder }) });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, logged, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ]);
  expect(said).toMatch(/^Coursebell cannot start:\n {2}- cannot open [^\n]+\n$/);
  expect([code, logged]).toEqual([1, '']);
  expect(readdirSync(folder).sort()).toEqual(['coursebell.lock', 'coursebell.sqlite']);
});

/** A user who can't write what only its owner can: root always can. */
const otherUser = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const canRun = spawnSync(process.execPath, ['-v'], otherUser).status === 0;

test.skipIf(!canRun).each(['coursebell.sqlite', 'coursebell.lock'])(
  'a %s that can be read and not written',
  async (name) => {
    const folder = dataDir();
    await (await openStore({ dataDir: folder })).close();
    chmodSync(folder, 0o777);
    for (const one of readdirSync(folder)) chmodSync(join(folder, one), one === name ? 0o444 : 0o666);
    const child = spawn(process.execPath, [START], { env: environment({ DATA_DIR: folder }), ...otherUser });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toBe(
      `Coursebell cannot start:\n  - cannot open ${join(folder, name)}: attempt to write a readonly database\n`,
    );
    expect(code).toBe(1);
  },
);

test.skipIf(process.platform !== 'linux')('a full disk where the log goes ends nothing', async () => {
  const port = await refusing();
  const child = spawn(process.execPath, [START], {
    env: environment({ DATA_DIR: dataDir(), PORT: String(port), LOG_LEVEL: 'debug' }),
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const ask = () => fetch(`http://127.0.0.1:${port}/health/ready`);
  await eventually(async () => expect((await ask()).status).toBe(200));
  // Refused, and each is a line of the log at this level or not: the process answers on.
  expect((await fetch(`http://127.0.0.1:${port}/slack/events`, { method: 'POST' })).status).toBe(401);
  expect((await ask()).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

/** Sends this process SIGTERM when a file of that name begins to load. */
const endsAt = (file: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => {
      if (url.endsWith('/src/${file}')) process.kill(process.pid, 'SIGTERM');
      return next(url, context);
    } });`)}`;

test.each(['main.ts', 'app.ts'])(
  'SIGTERM while %s is being loaded is not lost: the process ends with 0',
  async (file) => {
    const child = spawn(process.execPath, ['--import', endsAt(file), START], {
      env: environment({ DATA_DIR: dataDir() }),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect([code, signal]).toEqual([0, null]);
    expect(said).toMatch(/^$|"Coursebell has stopped"/);
  },
);
