/** A program of ours that is killed at a moment of its own doing: the n-th. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';

const PRELOAD = fileURLToPath(new URL('./dying-preload.ts', import.meta.url));

interface Order {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Undefined: it is not killed, or not before it is told. */
  readonly dieAt?: number;
}

/** Starts one of the programs by its name. It is gone with the test. */
export function startDying(program: string, { args, env = {}, dieAt }: Order): ChildProcess {
  const child = spawn(process.execPath, ['--import', PRELOAD, join(inject('programs'), program), ...args], {
    env: { ...env, ...(dieAt !== undefined && { DIE_AT: String(dieAt) }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export interface Ended {
  readonly isKilled: boolean;
  readonly code: number | null;
  readonly stderr: string;
}

/** Runs it to its end, whichever that is. */
export async function runDying(program: string, order: Order): Promise<Ended> {
  const child = startDying(program, order);
  const said = child.stderr ? text(child.stderr) : '';
  child.stdout?.resume();
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { isKilled: signal === 'SIGKILL', code, stderr: await said };
}

/** Has a running program die so many moments from now. */
export async function arm(child: ChildProcess, dieAt: number): Promise<void> {
  const armed = once(child, 'message');
  child.send({ dieAt });
  await armed;
}

/** The port of an app that begins to listen, from its log. Rejects where it ends before. */
export async function portOf({ stdout, stderr }: ChildProcess): Promise<number> {
  if (!stdout) throw new TypeError('no output');
  stderr?.resume();
  for await (const line of createInterface(stdout)) {
    const said = JSON.parse(line) as { kind: string; port?: number };
    if (said.kind !== 'start') continue;
    stdout.resume();
    return said.port ?? 0;
  }
  throw new Error('it has ended');
}
