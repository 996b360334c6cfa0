/** Leaves nothing of erased rows in the files of the embedded store. */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, type TellProblem } from './store.ts';

/** The pause before another try while another process reads the file, in milliseconds. */
const AGAIN = 250;
/** How long an erasure waits for such a process, in milliseconds, before it goes on without the overwriting. */
const PATIENCE = 500;

interface Overwriting {
  /** Notes that rows were deleted: a file may hold something of them. */
  noteDeleted(): void;
  /**
   * Overwrites what was deleted before the call, in every file, if anything was. False where that was not
   * possible within some milliseconds, by default half a second: then it is tried again until it is.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Ends the tries, after a last one where something is left. */
  end(): Promise<void>;
}

interface OverwritingOptions {
  readonly file: DatabaseSync;
  /** Runs work while no transaction is under way. */
  readonly alone: (work: () => boolean) => Promise<boolean>;
  /** How long the file's own statements wait for another process, in milliseconds. */
  readonly busyMs: number;
  readonly tell: TellProblem;
}

/**
 * `secure_delete` overwrites a deleted row in its page. It does not reach the copies that SQLite leaves in the
 * free parts of other pages when it divides a full page, nor the pages in the write-ahead log. So all pages are
 * written anew from the rows that are left, and the log is emptied into the file. That holds up everything else
 * in this process for as long as the file is large. So it is done for what a person or a workspace was told, and
 * otherwise by the hourly clean-up.
 */
export function createOverwriting({ file, alone, busyMs, tell }: OverwritingOptions): Overwriting {
  /** Where something is left: in the pages and the log, or in the log alone. */
  let left: 'in-pages' | 'in-log' | 'nowhere';
  // A process that was killed may have left something.
  left = 'in-pages';
  /** Whether the last try failed. */
  let isPending = false;
  /** Whether tries follow each other until one succeeds. */
  let isRetrying = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** False while another process reads an earlier state of the file. */
  const emptyLog = (): boolean => file.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  const overwriteAll = (): boolean => {
    if (left === 'nowhere') return true;
    // SQLite waits in this process, and nothing else could be done meanwhile.
    file.exec('pragma busy_timeout = 0');
    try {
      // While the log can't be emptied, writing all pages would only lengthen it.
      if (!emptyLog()) return false;
      if (left === 'in-pages') {
        file.exec('vacuum');
        left = 'in-log';
        if (!emptyLog()) return false;
      }
      left = 'nowhere';
      return true;
    } finally {
      file.exec(`pragma busy_timeout = ${busyMs}`);
    }
  };
  /** Why nothing could be overwritten; undefined where all is. */
  const attempt = async (): Promise<string | undefined> => {
    const reason = await alone(overwriteAll).then(
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
      left = 'in-pages';
    },
    overwrite: async (withinMs = PATIENCE) => {
      if (left === 'nowhere') return true;
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
