/** Processes of the benchmark: each measured thing has one of its own, and answers questions over IPC. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve as resolvePath } from 'node:path';

/** A process that has come up. */
export interface Child<Ready> {
  /** What it said when it had come up. */
  readonly ready: Ready;
  readonly pid: number;
  ask<T>(question: string, about?: unknown): Promise<T>;
  /** Lets it end by itself. */
  stop(): Promise<void>;
}

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly failed?: string;
}

/** Starts `file` of this folder, or of another one by its whole path. What it writes to standard output goes nowhere, as to a fast log. */
export async function startChild<Ready>(
  file: string,
  { env = {}, execArgv = [] }: Start = {},
): Promise<Child<Ready>> {
  const child = fork(resolvePath(import.meta.dirname, file), {
    execArgv: [...execArgv],
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  ended.catch(() => undefined);
  const waiting = new Map<number, (reply: Reply) => void>();
  const up = Promise.withResolvers<Ready>();
  child.on('message', (message: Reply | { readonly ready: Ready }) => {
    if ('ready' in message) up.resolve(message.ready);
    else waiting.get(message.id)?.(message);
  });
  let asked = 0;
  const ask = <T>(question: string, about?: unknown): Promise<T> => {
    const id = asked++;
    const reply = new Promise<T>((resolve, reject) => {
      waiting.set(id, ({ value, failed }) => {
        waiting.delete(id);
        if (failed === undefined) resolve(value as T);
        else reject(new Error(`${file}, ${question}: ${failed}`));
      });
    });
    child.send({ id, question, about });
    return Promise.race([reply, ended]);
  };
  return {
    ready: await Promise.race([up.promise, ended]),
    pid: child.pid ?? 0,
    ask,
    stop: async () => {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}

type Answers = Readonly<Record<string, (about: never) => unknown>>;

/** The other side: says what came up, answers questions, and ends when no more questions come. */
export function answerParent(
  ready: unknown,
  answers: Answers,
  end: () => Promise<unknown> = async () => {},
): void {
  process.on('message', async ({ id, question, about }: { id: number; question: string; about: unknown }) => {
    try {
      const value = await answers[question]?.(about as never);
      process.send?.({ id, value });
    } catch (error) {
      process.send?.({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.once('disconnect', async () => {
    await end();
    process.exit(0);
  });
  process.send?.({ ready });
}
