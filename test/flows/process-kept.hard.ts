/** What the process keeps of what it has compiled, in a checkout of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { dataDir } from './data-dir.ts';
import { BOT_TOKEN, KEY, SIGNING_SECRET } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The source and its dependencies in a new folder, so that nothing is kept there yet. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

const keptIn = (folder: string): string => join(folder, 'node_modules/.cache/coursebell');

/** Starts it and waits until it answers. `told`: what Node tells of what it has kept. */
async function started(folder: string) {
  const child = spawn(process.execPath, [join(folder, 'src/start.js')], {
    env: {
      ...{
        STUDY_API_URL: 'http://127.0.0.1:9/',
        STUDY_API_KEY: KEY,
        STUDY_API_EXTRAS: 'off',
        SLACK_API_URL: 'http://127.0.0.1:9/',
      },
      ...{ SLACK_SIGNING_SECRET: SIGNING_SECRET, SLACK_BOT_TOKEN: BOT_TOKEN },
      ...{ PORT: '0', DATA_DIR: dataDir(), NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let told = '';
  child.stderr.on('data', (chunk) => {
    told += String(chunk);
  });
  let port: unknown;
  for await (const line of createInterface({ input: child.stdout })) {
    ({ port } = JSON.parse(line) as { port?: number });
    if (port) break;
  }
  // What follows a start is written in one go: each answer comes after it.
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  const killed = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { killed, told: () => told };
}

test('what was compiled is there for the next start, even where the process is killed', async () => {
  const folder = checkout();
  const taken = /V8 code cache for ESM file:\S+\/src\/main\.ts was accepted/;
  const first = await started(folder);
  await first.killed();
  expect(taken.test(first.told())).toBe(false);

  const second = await started(folder);
  await second.killed();
  expect(taken.test(second.told())).toBe(true);
});

test('it comes up where nothing can be kept', async () => {
  const folder = checkout();
  mkdirSync(join(folder, 'node_modules/.cache'));
  // A file where the folder would be: root could write into one without rights.
  cpSync(join(ROOT, 'package.json'), keptIn(folder));
  const { killed } = await started(folder);
  await killed();
  expect(statSync(keptIn(folder)).isFile()).toBe(true);
});
