/** The process of the app at its start: what it says and leaves where it can't go on, and how a stop reaches it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { openStore } from '../../src/store/open.ts';
import { eventually } from '../fixtures/patience.ts';
import { bareEnvironment, dataDir } from './data-dir.ts';

const START = join(import.meta.dirname, '../../src/start.js');

test('the process ends with the message alone, and has made nothing', async () => {
  const folder = dataDir();
  mkdirSync(join(folder, 'coursebell.sqlite'));
  const child = spawn(process.execPath, [START], { env: bareEnvironment({ DATA_DIR: folder }) });
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
    const child = spawn(process.execPath, [START], {
      env: bareEnvironment({ DATA_DIR: folder }),
      ...otherUser,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    const problem = `Coursebell cannot start:\n  - cannot open ${join(folder, name)}: attempt to write a readonly database`;
    expect(said.startsWith(problem), said).toBe(true);
    // Where the folder is another user's, that is said, with the command that cures it.
    const next =
      'uid' in otherUser
        ? / is of user 0, and .* runs as user 1000: once, as root, chown -R 1000:1000 /
        : /^\n$/;
    expect(said.slice(problem.length)).toMatch(next);
    expect(code).toBe(1);
  },
);

test.skipIf(process.platform !== 'linux')('a full disk where the log goes ends nothing', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [START], {
    env: bareEnvironment({ DATA_DIR: dataDir(), PORT: String(port), LOG_LEVEL: 'debug' }),
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
      env: bareEnvironment({ DATA_DIR: dataDir() }),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect([code, signal]).toEqual([0, null]);
    expect(said).toMatch(/^$|"Coursebell has stopped"/);
  },
);
