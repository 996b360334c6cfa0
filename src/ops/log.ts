/** One JSON line for each event, with allow-listed fields: no token, key or message text can slip in. */
import { write, writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createMicroBatch, withTimeout } from '../primitives/promises.ts';

// Text for standard output, in order, for which nobody waits. The destination may be a pipe without a reader,
// or a full disk: neither may end the process, or keep it from ending.

/** The most bytes that wait for a destination which takes nothing. What comes after them is dropped. */
const MOST_WAITING = 1_000_000;
/** How long a destination that is busy is left alone, in milliseconds. */
const BUSY_MS = 100;
/** How often a busy destination is tried at the end of the process, and the pause in between. */
const LAST_TRIES = 50;
const LAST_PAUSE_MS = 10;

const BUSY: ReadonlySet<unknown> = new Set(['EAGAIN', 'EBUSY']);
const NOTHING: Uint8Array = new Uint8Array();

interface Output {
  /** Begins to write, or keeps the text until what came before it is written. */
  write(text: string): void;
  /**
   * Writes what waits, and a last text, before it returns, for the end of the process. Gives up where nobody
   * takes it.
   */
  end(last: string): void;
}

/** @param to a file descriptor */
function createOutput(to: number): Output {
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

/**
 * The fields of a line. Every value is short and our own; a person's words and names are never among them.
 */
export interface Fields {
  readonly kind: string;
  readonly reference?: string | undefined;
  readonly workspace?: string | undefined;
  readonly feature?: string | undefined;
  readonly outcome?: string | undefined;
  /**
   * `error`: the class of an error. `detail`: our own words for it, Slack's word, or the place in the code.
   */
  readonly error?: string | undefined;
  readonly detail?: string | undefined;
  readonly operation?: string | undefined;
  readonly status?: number | undefined;
  /** Milliseconds; for a request, from its payload to its card. */
  readonly ms?: number | undefined;
  /** Milliseconds from a payload to its acknowledgement. */
  readonly ackMs?: number | undefined;
  readonly port?: number | undefined;
  /** Milliseconds until background work that failed is tried again. */
  readonly retryMs?: number | undefined;
}

const word = /^[\w -]{1,40}$/;
const name = /^[a-z][a-z-]{0,30}$/;
const text = /^[\s\S]{0,220}$/;
/** An operation of the study API, or a method of Slack's. */
const call = /^[a-z][\w.-]{0,60}$/;
/** A number as text. A number itself may be any finite one. */
const number = /^-?[\d.e+-]+$/;

/**
 * The same fields at run time, with the form of each. A field that a caller spreads into a line by mistake is
 * left out, and so is a value of another form. An id may be forged, and hold anything.
 */
const FIELDS: Readonly<Record<keyof Fields, RegExp>> = {
  kind: name,
  reference: /^[A-Z0-9]{8}$/,
  workspace: /^(?:[A-Z][A-Z0-9]{1,39})?$/,
  feature: name,
  outcome: word,
  error: word,
  detail: text,
  operation: call,
  status: number,
  ms: number,
  ackMs: number,
  port: number,
  retryMs: number,
};

/** The most lines that wait for others, and how long they wait at most, in milliseconds. */
const TOGETHER = 256;
const AT_MOST = 100;

/**
 * The names of the fields that a line may hold. Only tests read them.
 *
 * @internal
 */
export const FIELD_NAMES: readonly string[] = Object.keys(FIELDS);

/** Writes lines at a level. Fields are read a moment later, so the caller must not change them any more. */
export interface Log {
  debug(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
}

type Level = keyof Log;

/** Something to be logged, at a time in epoch milliseconds. */
interface Told {
  readonly level: Level;
  readonly fields: Fields;
  readonly message: string;
  readonly at: number;
}

/** @param destination gets each line at once; without it lines go to standard output, several together */
export function createLog(level: string, destination?: DestinationStream): Log {
  const { isWanted, tell } = destination ? createLines(level, destination) : onStandardOutput(level);
  const at =
    (level: Level) =>
    (fields: Fields, message: string): void => {
      if (isWanted(level)) tell({ level, fields, message, at: Date.now() });
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

interface Lines {
  isWanted(level: Level): boolean;
  tell(told: Told): void;
}

/** Makes the lines. */
function createLines(level: string, destination: DestinationStream): Lines {
  const stamp = createStamp();
  let time = '';
  const logger: Logger = pino({ level, base: null, timestamp: () => time }, destination);
  return {
    isWanted: (level) => logger.isLevelEnabled(level),
    tell: ({ level, fields, message, at }) => {
      time = stamp(at);
      logger[level](allowed(fields), message);
    },
  };
}

/** ISO 8601 of epoch milliseconds. Many lines fall into the same second, which is worked out only once. */
function createStamp(): (at: number) => string {
  let second = Number.NaN;
  let before = '';
  return (at) => {
    const since = at % 1000;
    if (at - since !== second) {
      second = at - since;
      before = `,"time":"${new Date(second).toISOString().slice(0, -4)}`;
    }
    return `${before}${String(since).padStart(3, '0')}Z"`;
  };
}

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(Object.entries(FIELDS));

/**
 * Makes lines and writes them together: one by one they cost five times as much. They are written after a
 * moment, and when the process ends by itself.
 */
function onStandardOutput(level: string): Lines {
  const output = createOutput(1);
  let [text, isFirst, isOver] = ['', true, false];
  const { isWanted, tell } = createLines(level, {
    write: (line) => {
      text += line;
    },
  });
  const together = createMicroBatch<Told>({
    most: TOGETHER,
    afterMs: AT_MOST,
    take: (all) => {
      for (const told of all) tell(told);
      const lines = text;
      text = '';
      if (isOver) output.end(lines);
      else output.write(lines);
    },
  });
  const atTheEnd = (): void => {
    isOver = true;
    together.flush();
    output.end('');
  };
  return {
    isWanted,
    tell: (told) => {
      if (isFirst) process.once('exit', atTheEnd);
      isFirst = false;
      together.add(told);
    },
  };
}

function allowed(fields: Fields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value: unknown = fields[field as keyof Fields];
    if (isAllowed(field, value)) line[field] = value;
  }
  return line;
}

function isAllowed(field: string, value: unknown): boolean {
  const pattern = PATTERNS.get(field);
  if (typeof value === 'number') return pattern === number && Number.isFinite(value);
  return typeof value === 'string' && pattern !== undefined && pattern.test(value);
}

// A number that is costly to read. It is read now and then, and nobody waits for it long.

/** How long a number counts as new, in milliseconds. */
const FRESH = 30_000;
/** How long a scrape waits for the number, in milliseconds. */
const PATIENCE = 1_000;

interface Reading {
  /** Says how the number is read. */
  from(read: () => Promise<number>): void;
  /** The number; the last known one where it can't be read, undefined where none is known. Never rejects. */
  now(): Promise<number | undefined>;
}

/** @param clock milliseconds that only go forward */
export function createReading(clock: () => number = performance.now.bind(performance)): Reading {
  let read: (() => Promise<number>) | undefined;
  let last: number | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const refresh = (from: () => Promise<number>): Promise<void> =>
    from()
      .then((value) => {
        last = value;
      })
      .catch(() => undefined)
      .finally(() => {
        // After a failure, too, the next try waits.
        freshUntil = clock() + FRESH;
        underWay = undefined;
      });
  return {
    from: (given) => {
      read = given;
    },
    now: async () => {
      if (read && clock() >= freshUntil) {
        underWay ??= refresh(read);
        await withTimeout(underWay, PATIENCE);
      }
      return last;
    },
  };
}
