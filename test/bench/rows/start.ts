import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { residentOf } from '../memory.ts';
import type { Outside } from '../outside.ts';
import { environmentOf } from '../stage.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Row } from './row.ts';

const SOURCES = join(import.meta.dirname, '../../..');
const OURS = join(SOURCES, 'src/main.ts');
const BOLT = join(SOURCES, 'test/bench/serve-bolt.ts');
/** Milliseconds after which a process that listens is called idle. */
const IDLE_AFTER = 3_000;
const IDLE_ROUNDS = 3;

/** From the spawn to the first connection that is accepted; and what a process holds that nobody asks anything. */
export const start: Row = {
  name: 'start',
  about: 'cold start to listening, and memory of an idle process, beside bare Bolt',
  measure: async ({ rounds }) => {
    const outside = await startChild<Outside>('outside.ts');
    const begun = async (file: string): Promise<Begun> => begin(file, outside.ready);
    try {
      const [ours, bolt, again]: [number[], number[], number[]] = [[], [], []];
      // The files are read once before, so that no order is the better one.
      for (const file of [OURS, BOLT]) await (await begun(file)).end();
      for (let round = 0; round < Math.max(rounds * 2, 5); round += 1) {
        for (const [file, into] of [
          [OURS, ours],
          [BOLT, bolt],
          [BOLT, again],
        ] as const) {
          const process = await begun(file);
          into.push(process.ms);
          await process.end();
        }
      }
      const idle = await idleMemory(begun);
      const told = `${spreadOf(ours).median.toFixed(0)} ms beside ${spreadOf(bolt).median.toFixed(0)} ms`;
      const mb = (bytes: readonly number[]) => `${(spreadOf(bytes).median / 2 ** 20).toFixed(0)} MB`;
      return {
        title: 'Start and idle',
        lines: [
          {
            what: 'cold start to listening ÷ bare Bolt',
            ratio: ratioOf(ours, bolt),
            goal: { most: 1 },
            note: told,
          },
          {
            what: 'idle RSS ÷ bare Bolt',
            ratio: ratioOf(idle.ours, idle.bolt),
            goal: { most: 1.25 },
            note: `${mb(idle.ours)} beside ${mb(idle.bolt)}`,
          },
        ],
        nulls: [
          { what: 'cold start of bare Bolt ÷ itself', ratio: ratioOf(again, bolt) },
          { what: 'idle RSS of bare Bolt ÷ itself', ratio: ratioOf(idle.again, idle.bolt) },
        ],
      };
    } finally {
      await outside.stop();
    }
  },
};

interface Begun {
  readonly ms: number;
  readonly pid: number;
  end(): Promise<void>;
}

async function begin(file: string, { slackUrl, studyUrl }: Outside): Promise<Begun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
  const port = await freePort();
  const env = { PATH: process.env['PATH'], ...environmentOf({ slackUrl, studyUrl, dataDir }) };
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function idleMemory(begun: (file: string) => Promise<Begun>) {
  const [ours, bolt, again]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < IDLE_ROUNDS; round += 1) {
    const all = [await begun(OURS), await begun(BOLT), await begun(BOLT)] as const;
    await sleep(IDLE_AFTER);
    const resident = await Promise.all(all.map(({ pid }) => residentOf(pid)));
    for (const [at, into] of [ours, bolt, again].entries()) into.push(resident[at] ?? Number.NaN);
    for (const one of all) await one.end();
  }
  return { ours, bolt, again };
}
