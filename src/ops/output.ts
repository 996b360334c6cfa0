/**
 * Text for standard output, in order, for which nobody waits. The destination may be a pipe without a reader,
 * or a full disk: neither may end the process, or keep it from ending.
 */
import { write, writeSync } from 'node:fs';

/** The most bytes that wait for a destination which takes nothing. What comes after them is dropped. */
const MOST_WAITING = 1_000_000;
/** How long a destination that is busy is left alone, in milliseconds. */
const BUSY_MS = 100;
/** How often a busy destination is tried at the end of the process, and the pause in between. */
const LAST_TRIES = 50;
const LAST_PAUSE_MS = 10;

const BUSY: ReadonlySet<unknown> = new Set(['EAGAIN', 'EBUSY']);
const NOTHING: Uint8Array = new Uint8Array();

export interface Output {
  /** Begins to write, or keeps the text until what came before it is written. */
  write(text: string): void;
  /**
   * Writes what waits, and a last text, before it returns, for the end of the process. Gives up where nobody
   * takes it.
   */
  end(last: string): void;
}

/** @param to a file descriptor */
export function createOutput(to: number): Output {
  let [rest, waiting] = [NOTHING, ''];
  let state: 'idle' | 'writing' | 'pausing' = 'idle';
  const next = (): void => {
    if (rest.length === 0) [rest, waiting] = [Buffer.from(waiting), ''];
    state = rest.length > 0 ? 'writing' : 'idle';
    if (state === 'writing') write(to, rest, done);
  };
  const done = (error: NodeJS.ErrnoException | null, written: number): void => {
    rest = rest.subarray(error ? 0 : written);
    // After another failure, such as a full disk, the next text is the occasion for another try.
    state = error && BUSY.has(error.code) ? 'pausing' : 'idle';
    if (!error) next();
    else if (state === 'pausing') setTimeout(next, BUSY_MS);
  };
  return {
    write: (text) => {
      if (rest.length + waiting.length + text.length <= MOST_WAITING) waiting += text;
      if (state === 'idle') next();
    },
    end: (last) => {
      // What is being written has been handed to the system, which finishes it.
      if (state !== 'writing') writeAll(to, rest);
      writeAll(to, Buffer.from(waiting + last));
      [rest, waiting] = [NOTHING, ''];
    },
  };
}

/** Each failure but a busy destination is the last: nobody will read this any more. */
function writeAll(to: number, bytes: Uint8Array): void {
  let left = bytes;
  for (let tries = 0; left.length > 0 && tries < LAST_TRIES; ) {
    try {
      left = left.subarray(writeSync(to, left));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && BUSY.has(error.code))) return;
      tries += 1;
      pause(LAST_PAUSE_MS);
    }
  }
}

/** Nothing else goes on at the end of a process. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
