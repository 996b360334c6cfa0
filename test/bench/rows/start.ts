import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from '../../../deploy/bundle.ts';
import { freePort } from '../../../playground/http.ts';
import { startChild } from '../child.ts';
import { residentOf } from '../memory.ts';
import type { Outside } from '../outside.ts';
import type { Line } from '../report.ts';
import { environmentOf, NODE_FLAGS } from '../stage.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Row } from './row.ts';

const SOURCES = join(import.meta.dirname, '../../..');
const SOURCE = join(SOURCES, 'src/start.js');
const BOLT = join(SOURCES, 'test/bench/start-bolt.js');
/** Milliseconds after which a process that listens is called idle. */
const IDLE_AFTER = 3_000;
const IDLE_ROUNDS = 3;

/** What is started: the bundle as the image does, the source as `npm start` does. */
interface Starter {
  readonly name: 'Coursebell' | 'its source' | 'bare Bolt' | 'bare Bolt again';
  readonly file: string;
}

const startersOf = (bundled: string): readonly Starter[] => [
  { name: 'Coursebell', file: join(bundled, 'dist/start.js') },
  { name: 'its source', file: SOURCE },
  { name: 'bare Bolt', file: BOLT },
  { name: 'bare Bolt again', file: BOLT },
];

type Numbers = ReadonlyMap<Starter['name'], number[]>;

const noNumbers = (starters: readonly Starter[]): Numbers => new Map(starters.map(({ name }) => [name, []]));

const ms = (one: number): string => `${one.toFixed(0)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** From the spawn to the first connection that is accepted; and what an idle process holds. */
export const start: Row = {
  name: 'start',
  about: 'cold start to listening, and memory of an idle process, beside bare Bolt',
  measure: async ({ rounds }) => {
    const outside = await startChild<Outside>('outside.ts');
    const bundled = await mkdtemp(join(tmpdir(), 'coursebell-bundle-'));
    const begun = (starter: Starter): Promise<Begun> => begin(starter, outside.ready);
    try {
      await bundle(join(bundled, 'dist'));
      // It says that what stands below are modules.
      await copyFile(join(SOURCES, 'package.json'), join(bundled, 'package.json'));
      const starters = startersOf(bundled);
      // The files are read once before, so that no order is the better one.
      for (const starter of starters) await (await begun(starter)).end();
      const cold = await coldStarts(starters, begun, Math.max(rounds * 2, 5));
      const idle = await idleMemory(starters, begun);
      return {
        title: 'Start and idle',
        lines: [
          lineOf('cold start to listening of the bundle', cold, ms),
          lineOf('cold start to listening (npm start)', cold, ms, { most: 2 }, 'its source'),
          lineOf('idle RSS of the bundle', idle, megabytes),
          lineOf('idle RSS (npm start)', idle, megabytes, { most: 1.25 }, 'its source'),
        ],
        nulls: [nullOf('cold start', cold), nullOf('idle RSS', idle)],
      };
    } finally {
      await outside.stop();
      await rm(bundled, { recursive: true });
    }
  },
};

async function coldStarts(
  starters: readonly Starter[],
  begun: (starter: Starter) => Promise<Begun>,
  rounds: number,
): Promise<Numbers> {
  const numbers = noNumbers(starters);
  for (let round = 0; round < rounds; round += 1) {
    for (const starter of starters) {
      const process = await begun(starter);
      numbers.get(starter.name)?.push(process.ms);
      await process.end();
    }
  }
  return numbers;
}

function lineOf(
  what: string,
  numbers: Numbers,
  words: (one: number) => string,
  goal?: Line['goal'],
  name: Starter['name'] = 'Coursebell',
): Line {
  const [ours = [], theirs = []] = [numbers.get(name), numbers.get('bare Bolt')];
  const note = `${words(spreadOf(ours).median)} beside ${words(spreadOf(theirs).median)}`;
  return { what: `${what} ÷ bare Bolt`, ratio: ratioOf(ours, theirs), ...(goal && { goal }), note };
}

function nullOf(what: string, numbers: Numbers): Line {
  const [one = [], again = []] = [numbers.get('bare Bolt'), numbers.get('bare Bolt again')];
  return { what: `${what} of bare Bolt ÷ itself`, ratio: ratioOf(again, one) };
}

interface Begun {
  readonly ms: number;
  readonly pid: number;
  end(): Promise<void>;
}

async function begin({ file }: Starter, { slackUrl, studyUrl }: Outside): Promise<Begun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
  const port = await freePort();
  const env = { PATH: process.env['PATH'], ...environmentOf({ slackUrl, studyUrl, dataDir }) };
  const began = performance.now();
  const flags = file === BOLT ? [] : NODE_FLAGS;
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

async function idleMemory(
  starters: readonly Starter[],
  begun: (starter: Starter) => Promise<Begun>,
): Promise<Numbers> {
  const numbers = noNumbers(starters);
  for (let round = 0; round < IDLE_ROUNDS; round += 1) {
    const all: Begun[] = [];
    // One after the other: two that look for a free port at once may find the same one.
    for (const starter of starters) all.push(await begun(starter));
    await sleep(IDLE_AFTER);
    const resident = await Promise.all(all.map(({ pid }) => residentOf(pid)));
    for (const [at, { name }] of starters.entries()) numbers.get(name)?.push(resident[at] ?? Number.NaN);
    for (const one of all) await one.end();
  }
  return numbers;
}
