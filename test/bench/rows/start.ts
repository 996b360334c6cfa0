import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import type { Outside } from '../outside.ts';
import { residentOf } from '../process-usage.ts';
import type { Line } from '../report.ts';
import { NODE_FLAGS } from '../stage.ts';
import { makeBundle, START, type Started, startProcess } from '../started.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Row } from './row.ts';

const SOURCES = join(import.meta.dirname, '../../..');
const SOURCE = join(SOURCES, 'src/start.js');
const BOLT = join(SOURCES, 'test/bench/start-bolt.js');
/** Milliseconds after which a process that listens is called idle. */
const IDLE_AFTER = 3_000;
const IDLE_ROUNDS = 3;

interface Starter {
  readonly name: 'Coursebell' | 'its source' | 'bare Bolt' | 'bare Bolt again';
  readonly file: string;
}

const STARTERS: readonly Starter[] = [
  { name: 'Coursebell', file: START },
  { name: 'its source', file: SOURCE },
  { name: 'bare Bolt', file: BOLT },
  { name: 'bare Bolt again', file: BOLT },
];

type Numbers = ReadonlyMap<Starter['name'], number[]>;

const noNumbers = (): Numbers => new Map(STARTERS.map(({ name }) => [name, []]));

const ms = (one: number): string => `${one.toFixed(0)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** From the spawn to the first connection that is accepted; and what an idle process holds. */
export const start: Row = {
  name: 'start',
  about: 'cold start to listening, and memory of an idle process, beside bare Bolt',
  measure: async ({ rounds }) => {
    const outside = await startChild<Outside>('outside.ts');
    const begin = ({ file }: Starter): Promise<Started> =>
      startProcess({ file, flags: file === BOLT ? [] : NODE_FLAGS, outside: outside.ready });
    try {
      await makeBundle();
      // The files are read once before, so that no order is the better one.
      for (const starter of STARTERS) await (await begin(starter)).end();
      const cold = await coldStarts(begin, Math.max(rounds * 2, 5));
      const idle = await idleMemory(begin);
      return {
        title: 'Start and idle',
        lines: [
          lineOf('cold start to listening (npm start)', cold, ms, { most: 2 }),
          lineOf('cold start to listening of the source', cold, ms, undefined, 'its source'),
          lineOf('idle RSS (npm start)', idle, megabytes, { most: 1.25 }),
          lineOf('idle RSS of the source', idle, megabytes, undefined, 'its source'),
        ],
        nulls: [nullOf('cold start', cold), nullOf('idle RSS', idle)],
      };
    } finally {
      await outside.stop();
    }
  },
};

async function coldStarts(begin: (starter: Starter) => Promise<Started>, rounds: number): Promise<Numbers> {
  const numbers = noNumbers();
  for (let round = 0; round < rounds; round += 1) {
    for (const starter of STARTERS) {
      const process = await begin(starter);
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

async function idleMemory(begin: (starter: Starter) => Promise<Started>): Promise<Numbers> {
  const numbers = noNumbers();
  for (let round = 0; round < IDLE_ROUNDS; round += 1) {
    const all: Started[] = [];
    // One after the other: two that look for a free port at once may find the same one.
    for (const starter of STARTERS) all.push(await begin(starter));
    await sleep(IDLE_AFTER);
    const resident = await Promise.all(all.map(({ pid }) => residentOf(pid)));
    for (const [at, { name }] of STARTERS.entries()) numbers.get(name)?.push(resident[at] ?? Number.NaN);
    for (const one of all) await one.end();
  }
  return numbers;
}
