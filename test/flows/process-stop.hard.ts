/** SIGTERM: what has been asked is answered, what is held is let go of, and it takes no longer than ten seconds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { eventually } from '../fixtures/patience.ts';
import { facts, follow, target } from '../reminders/samples.ts';
import { dataDir } from './data-dir.ts';
import { asks, leasesIn, runApp, timed, toldTo, unready } from './running.ts';
import { plenty } from './upstream-rows.ts';

/** The leases, but for the mark of the day's reading of profiles, which may have been made or not. */
const heldIn = (file: string): string[] => leasesIn(file).filter((name) => name !== 'read profiles');

/** Waits until the first check is over, which begins once the process is calm. */
const checked = (file: string) => eventually(() => expect(heldIn(file)).toEqual(['checked']));

/** Twenty codes. */
const CODES = Array.from({ length: 20 }, (_, each) => `TX00AA${10 + each}-3001`);
const WITHIN = 10_000;

/** A study API that answers when the test says so. */
function gated() {
  const gate = Promise.withResolvers<void>();
  const handler = async (request: Parameters<typeof plenty>[0]) => {
    await gate.promise;
    return plenty(request);
  };
  return { handler, open: () => gate.resolve() };
}

test('twenty answers that wait for a slow study API arrive, and who asks meanwhile is answered, too', async () => {
  const { handler, open } = gated();
  const app = await runApp(handler);
  await checked(app.file);
  for (const code of CODES) await asks(app, 'sam', `/course ${code}`);
  app.signal('SIGTERM');
  const took = timed(app.ended);
  await unready(app.url);
  // No load balancer has noticed yet.
  await asks(app, 'aino', `/course ${CODES[0]}`);
  open();
  expect(await app.ended).toBe(0);
  expect(await took).toBeLessThan(WITHIN);
  const answered = toldTo(app.slack, 'sam').map((text) => /Name of (\S+)/.exec(text)?.[1]);
  expect(answered.sort()).toEqual(CODES);
  expect(toldTo(app.slack, 'aino')).toHaveLength(1);
  expect(heldIn(app.file), 'all leases are free').toEqual(['checked']);
});

test('with a study API that hangs everybody is told so, in time', async () => {
  const app = await runApp(() => ({ trouble: 'hang' }));
  for (const code of CODES) await asks(app, 'sam', `/course ${code}`);
  app.signal('SIGTERM');
  expect(await timed(app.ended)).toBeLessThan(WITHIN);
  expect(await app.ended).toBe(0);
  const told = toldTo(app.slack, 'sam');
  expect(told).toHaveLength(CODES.length);
  for (const text of told) expect(text).toContain('The study system');
  const outcomes = app.log().flatMap(({ msg, outcome }) => (msg === 'request' ? [outcome] : []));
  expect(outcomes).toEqual(CODES.map(() => 'Unavailable'));
});

test('an answer under way is given before a rejection that no code handles ends the process', async () => {
  const { handler, open } = gated();
  const fails = `process.on('SIGUSR2', () => Promise.reject(new Error('secret')))`;
  const app = await runApp(handler, dataDir(), {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fails)}`,
  });
  await checked(app.file);
  await asks(app, 'sam', `/course ${CODES[0]}`);
  app.signal('SIGUSR2');
  await unready(app.url);
  open();
  expect(await app.ended).toBe(1);
  expect(toldTo(app.slack, 'sam')).toEqual([expect.stringContaining('Name of')]);
  expect(heldIn(app.file), 'all leases are free').toEqual(['checked']);
});

test('a second SIGTERM cuts nothing', async () => {
  const { handler, open } = gated();
  const app = await runApp(handler);
  await asks(app, 'sam', `/course ${CODES[0]}`);
  app.signal('SIGTERM');
  await unready(app.url);
  app.signal('SIGTERM');
  open();
  expect(await app.ended).toBe(0);
  expect(toldTo(app.slack, 'sam')).toEqual([expect.stringContaining('Name of')]);
});

test('with nothing to do it ends soon', async () => {
  const app = await runApp(plenty);
  app.signal('SIGTERM');
  expect(await timed(app.ended)).toBeLessThan(8_000);
  expect(await app.ended).toBe(0);
  expect(app.log().filter(({ kind }) => kind === 'stop')).toMatchObject([
    { outcome: 'begun', msg: 'Coursebell is stopping' },
    { msg: 'Coursebell has stopped' },
  ]);
});

test('it ends as well without a reader of its log', async () => {
  const app = await runApp(plenty);
  app.stopReading();
  app.signal('SIGTERM');
  expect(await app.ended).toBe(0);
});

test('a check that waits for a study API that hangs is let go of, and its lease with it', async () => {
  const folder = dataDir();
  const store = await openStore({ dataDir: folder, databaseUrl: undefined, onProblem: () => undefined });
  const one = target({ language: 'en' });
  await store.follows.add(one, [follow({ told: facts({ opens: '2027-01-01' }) })], 10);
  await store.close();
  const app = await runApp(() => ({ trouble: 'hang' }), folder);
  await eventually(() => expect(app.upstream.calls).not.toEqual([]));
  expect(leasesIn(app.file)).toEqual(expect.arrayContaining(['check', 'checked']));
  app.signal('SIGTERM');
  expect(await timed(app.ended)).toBeLessThan(5_000);
  expect(heldIn(app.file)).toEqual([]);
});

test('a signal during the start, before a database that does not answer, ends it', async () => {
  const connected = Promise.withResolvers<void>();
  const blackHole = createServer((socket) => {
    socket.on('error', () => undefined);
    connected.resolve();
  });
  blackHole.listen(0, '127.0.0.1');
  await once(blackHole, 'listening');
  onTestFinished(() => void blackHole.close());
  const address = blackHole.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/start.js')], {
    env: {
      STUDY_API_URL: 'http://127.0.0.1:9/',
      STUDY_API_KEY: 'key',
      SLACK_SIGNING_SECRET: 'secret',
      SLACK_BOT_TOKEN: 'xoxb-1',
      SLACK_API_URL: 'http://127.0.0.1:9/',
      DATABASE_URL: `postgres://bell@127.0.0.1:${port}/bell`,
      PORT: '0',
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await connected.promise;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await timed(ended)).toBeLessThan(WITHIN);
  expect(await ended).toEqual([0, null]);
});
