/** A killed process, from outside. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Moment, Order, Word } from './orders.ts';

type Done = Extract<Word, { is: 'done' }>;
type Open = Extract<Order, { do: 'open' }>;

export interface Replica {
  open(store: Open['store'], now: number): Promise<void>;
  /** One whole round. Rejects where something went wrong in it. */
  round(now: number): Promise<Done>;
  /** Begins a round that waits at a moment. Resolves there, or when the round is over without it. */
  roundUntil(now: number, waitAt: Moment): Promise<Word>;
  /** Goes on from where it waits. Resolves when the round is over, rejects where the process ends before. */
  goOn(): Promise<Word>;
  start(now: number): void;
  /** SIGKILL. Resolves when the process is gone. */
  kill(): Promise<void>;
}

const SOURCE = fileURLToPath(new URL('./child.ts', import.meta.url));

/** What a replica may have of its own. */
export interface Kind {
  readonly leaseMs?: number | undefined;
  /** A file that is loaded before the program, and changes modules of its source. */
  readonly preload?: URL;
}

/** Starts a process; the caller ends it. It opens nothing before it is told. */
export function startReplica(slackUrl: string, studyUrl: string, { leaseMs, preload }: Kind = {}): Replica {
  const lease = leaseMs === undefined ? [] : [String(leaseMs)];
  const programs = inject('programs');
  const child = fork(preload ? SOURCE : join(programs, 'child.js'), [slackUrl, studyUrl, ...lease], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: preload ? ['--import', preload.href] : [],
    // Compiling takes a third of a start, and hundreds are started.
    env: { ...process.env, NODE_COMPILE_CACHE: join(programs, '.compiled') },
  });
  const gone = once(child, 'exit');
  let said = '';
  child.stderr?.on('data', (data) => {
    said += String(data);
  });
  const order = (given: Order): Promise<Word> => {
    const answer = nextWord(child, () => said);
    child.send(given);
    return answer;
  };
  return {
    open: async (store, now) => void (await order({ do: 'open', now, store })),
    round: async (now) => {
      const word = await order({ do: 'round', now });
      if (word.is !== 'done' || word.troubles.length > 0) throw new Error(JSON.stringify(word));
      return word;
    },
    roundUntil: (now, waitAt) => order({ do: 'round', now, waitAt }),
    goOn: () => order({ do: 'go on' }),
    start: (now) => void child.send({ do: 'start', now } satisfies Order),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** What it says next; rejects where it ends before. */
function nextWord(child: ChildProcess, said: () => string): Promise<Word> {
  return new Promise((resolve, reject) => {
    const heard = (word: unknown): void => {
      child.off('exit', ended);
      resolve(word as Word);
    };
    const ended = (): void => {
      child.off('message', heard);
      reject(new Error(`the process has ended: ${said()}`));
    };
    child.once('message', heard);
    child.once('exit', ended);
  });
}
