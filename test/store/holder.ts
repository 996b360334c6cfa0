/** A process of its own that has the embedded store, and writes into it until it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Holder {
  /** The last generation of which the process has said that it is written. */
  confirmed(): number;
  /** Waits until so many further generations have been confirmed. */
  generations(count: number): Promise<void>;
  /** Kills it without warning, after some milliseconds. */
  kill(afterMs?: number): Promise<void>;
}

/** Rejects with what the process says where it cannot open the store. */
export async function startHolder(dataDir: string): Promise<Holder> {
  const program = fileURLToPath(new URL('./holder-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let last = 0;
  let seen = 0;
  let wake = Promise.withResolvers<void>();
  let trouble = '';
  child.stderr.on('data', (data) => {
    trouble += String(data);
  });
  createInterface(child.stdout).on('line', (line) => {
    last = Number(line);
    seen += 1;
    wake.resolve();
    wake = Promise.withResolvers();
  });
  const generations = async (count: number) => {
    const until = seen + count;
    while (seen < until) {
      await Promise.race([wake.promise, ended]);
      if (child.exitCode !== null) throw new Error(`the process has ended: ${trouble}`);
    }
  };
  await generations(1);
  return {
    confirmed: () => last,
    generations,
    kill: async (afterMs = 0) => {
      await sleep(afterMs);
      child.kill('SIGKILL');
      await ended;
    },
  };
}
