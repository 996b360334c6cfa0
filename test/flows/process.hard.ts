/** The process itself: what it says and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstream } from '../fakes/upstream.ts';
import { eventually } from '../fixtures/patience.ts';
import { dataDir } from './data-dir.ts';

const START = join(import.meta.dirname, '../../src/start.js');

/** Nothing of this machine's own environment, so that no real workspace is touched. */
function run(env: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: text(child.stderr), ended: ends(child) };
}

async function ends(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

test.for(['x', '70000', '-1', '3000.5'])(
  'PORT=%s: the playground says what is wrong with it',
  async (port) => {
    const { said, ended } = run({ PORT: port }, 'playground');
    expect(await said).toMatch(
      /^Coursebell cannot start:\n {2}- PORT must be (a whole number )?from 0 to 65535\n$/,
    );
    expect(await ended).toBe(1);
  },
);

/** The process in front of a Slack that takes a connection and never says anything. */
async function runWaiting(env: Readonly<Record<string, string>> = {}) {
  const slack = await startUpstream(() => ({ trouble: 'hang' }));
  onTestFinished(slack.close);
  const running = run({
    STUDY_API_URL: 'http://127.0.0.1:9/',
    STUDY_API_KEY: 'key',
    SLACK_APP_TOKEN: 'xapp-1',
    SLACK_BOT_TOKEN: 'xoxb-1',
    SLACK_API_URL: slack.url,
    PORT: '0',
    DATA_DIR: dataDir(),
    ...env,
  });
  await eventually(() => expect(slack.calls).not.toEqual([]));
  return running;
}

test('a signal ends it at once while it waits for a Slack that does not answer', async () => {
  const { child, said, ended } = await runWaiting();
  const started = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(9_000);
  expect(await said).toBe('');
});

test.each([
  ['a rejection', `Promise.reject(new TypeError('secret\\nat secret'))`],
  ['an exception', `{ throw new TypeError('secret\\nat secret'); }`],
])(
  '%s that no code handles stops the process with code 1, and is written with its time and place, without its words',
  async (_, fails) => {
    const late = `process.on('SIGUSR2', () => ${fails})`;
    const { child, said, ended } = await runWaiting({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(late)}`,
    });
    child.kill('SIGUSR2');
    expect(await ended).toBe(1);
    expect(JSON.parse(await said)).toEqual({
      level: 60,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      kind: 'unhandled',
      error: 'TypeError',
      detail: expect.stringMatching(/^at .*data:text/),
      msg: 'Coursebell stops: no code handles this error',
    });
  },
);
