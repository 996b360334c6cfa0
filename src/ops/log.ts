/** One JSON line for each event, with allow-listed fields: no token, key or message text can slip in. */
import { type DestinationStream, type Logger, pino } from 'pino';
import { createMicroBatch } from '../primitives/micro-batch.ts';
import { createOutput } from './output.ts';

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
