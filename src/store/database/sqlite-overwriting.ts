/** Leaves nothing of erased rows in the files of the embedded store. */
import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Database, reasonOf, type TellProblem } from './database.ts';

/** The pause before another try while another process reads the file, in milliseconds. */
const AGAIN = 250;
/** How long an erasure waits for such a process, in milliseconds, before it goes on without the overwriting. */
const PATIENCE = 500;
/** A larger file is written anew beside this thread, in bytes: it takes a tenth of a second of CPU for ten million. */
const LARGE = 2_000_000;

/**
 * Writes all pages of a file anew. A text, since a thread's program is a file of its own, and a bundle's are its programs. This
 * thread may wait for the lock.
 */
const REWRITE = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(require('node:worker_threads').workerData, { timeout: 5000 });
  file.exec('pragma synchronous = full; pragma secure_delete = on; pragma temp_store = memory; vacuum');
  file.close();
`;

interface Overwriting extends Pick<Database, 'noteDeleted' | 'overwrite'> {
  /** Ends the tries, after a last one where something is left. */
  end(): Promise<void>;
}

interface OverwritingOptions {
  readonly file: DatabaseSync;
  /** Runs work while no transaction is under way. */
  readonly alone: <T>(work: () => T) => Promise<T>;
  readonly tell: TellProblem;
}

/**
 * `secure_delete` overwrites a deleted row in its page. It does not reach the copies that SQLite leaves in the
 * free parts of other pages when it divides a full page, nor the pages in the write-ahead log. So all pages are
 * written anew from the rows that are left, and the log is emptied into the file. Meanwhile nothing else can be
 * written. So it is done for what a person or a workspace was told, and otherwise by the hourly clean-up.
 */
export function createOverwriting({ file, alone, tell }: OverwritingOptions): Overwriting {
  // A process that was killed may have left something.
  let isInPages = true;
  let isInLog = true;
  let underWay: Promise<void> | undefined;
  /** Whether the last try failed. */
  let isPending = false;
  /** Whether tries follow each other until one succeeds. */
  let isRetrying = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** False while another process reads an earlier state of the file. */
  const emptyLog = async (): Promise<boolean> => {
    const isEmpty = await alone(() => {
      const [found] = file.prepare('pragma wal_checkpoint(truncate)').all();
      return found?.['busy'] === 0;
    });
    if (isEmpty && !isInPages && !underWay) isInLog = false;
    return isEmpty;
  };
  /** One at a time, for all who ask. What is deleted after its beginning is noted anew. */
  const rewriteOnce = (): Promise<void> => {
    isInPages = false;
    isInLog = true;
    underWay = rewrite(file, alone)
      .catch((error: unknown) => {
        isInPages = true;
        throw error;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const overwriteAll = async (): Promise<boolean> => {
    // While the log can't be emptied, writing all pages would only lengthen it.
    if (!(await emptyLog())) return false;
    if (!isInPages && !underWay) return true;
    // One that others have begun may leave what was deleted since.
    while (isInPages || underWay) await (underWay ?? rewriteOnce());
    return await emptyLog();
  };
  /** Why nothing could be overwritten; undefined where all is. */
  const attempt = async (): Promise<string | undefined> => {
    const reason = await overwriteAll().then(
      (isDone) => (isDone ? undefined : 'another process reads the file'),
      (error: unknown) => reasonOf(error),
    );
    isPending = reason !== undefined;
    return reason;
  };
  const retryLater = (): void => {
    if (isOver) return;
    isRetrying = true;
    timer = setTimeout(async () => {
      if ((await attempt()) === undefined) isRetrying = false;
      else retryLater();
    }, AGAIN).unref();
  };
  const giveUp = (reason: string): false => {
    if (isRetrying) return false;
    tell({ about: 'erased', reason });
    retryLater();
    return false;
  };
  return {
    noteDeleted: () => {
      isInPages = true;
      isInLog = true;
    },
    overwrite: async (withinMs = PATIENCE) => {
      if (!isInLog) return true;
      const until = performance.now() + withinMs;
      for (;;) {
        const reason = await attempt();
        if (reason === undefined) return true;
        if (isOver || performance.now() >= until) return giveUp(reason);
        await sleep(AGAIN);
      }
    },
    end: async () => {
      isOver = true;
      clearTimeout(timer);
      if (isPending) await attempt();
    },
  };
}

/** Writes all pages anew: those of a large file by another thread, while this one goes on. */
async function rewrite(file: DatabaseSync, alone: OverwritingOptions['alone']): Promise<void> {
  const sizeOf = (name: string): number => Number(file.prepare(`pragma ${name}`).get()?.[name]);
  const path = file.location();
  if (path === null || (await alone(() => sizeOf('page_count') * sizeOf('page_size'))) < LARGE)
    return await alone(() => file.exec('vacuum'));
  const worker = new Worker(REWRITE, { eval: true, workerData: path, execArgv: [] });
  // Rejects with its error.
  await once(worker, 'exit');
}
