/** Coursebell as it is operated: a process of its own, from the bundle or the source, which answers nothing but Slack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundlePrograms } from '../../deploy/bundle.ts';
import { freePort } from '../../playground/http.ts';
import type { Outside } from './outside.ts';
import { environmentOf } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm start` runs. */
export const START = join(ROOT, 'deploy/start.js');

/** Makes the bundle that `npm start` and the image run. Returns the file that the image starts. */
export async function makeBundle(): Promise<string> {
  await bundlePrograms();
  return join(ROOT, 'dist/start.js');
}

/** A process that accepts connections. */
export interface Started {
  /** Milliseconds from the spawn to the first connection that was accepted. */
  readonly ms: number;
  readonly pid: number;
  readonly port: number;
  end(): Promise<void>;
}

interface StartOptions {
  readonly file: string;
  /** Node's. */
  readonly flags: readonly string[];
  /** Beside what Coursebell needs. */
  readonly env?: Readonly<Record<string, string>>;
  readonly outside: Outside;
  /** Is given the store's folder before the process starts. */
  readonly fill?: (dataDir: string) => Promise<void>;
}

/** Starts a process, and waits until it accepts connections. */
export async function startProcess({
  file,
  flags,
  env: given,
  outside,
  fill,
}: StartOptions): Promise<Started> {
  const { slackUrl, studyUrl } = outside;
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
  await fill?.(dataDir);
  const port = await freePort();
  const env = { PATH: process.env['PATH'], ...given, ...environmentOf({ slackUrl, studyUrl, dataDir }) };
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...env, SLACK_URL: slackUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await sleep(2);
  }
  return {
    ms: performance.now() - began,
    pid: child.pid ?? 0,
    port,
    end: async () => {
      // Asked to end, since a process that is killed keeps nothing of what it has compiled.
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(killing);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
