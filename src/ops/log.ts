/** One JSON line an event, with allow-listed fields: no token, key or message text can slip in. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** What a line may hold. Everything is short and ours; a person's words and names are never among it. */
export interface Fields {
  readonly kind: string;
  readonly reference?: string | undefined;
  readonly workspace?: string | undefined;
  readonly feature?: string | undefined;
  readonly outcome?: string | undefined;
  /** The class of an error, and its message where it is one of `errors.ts`. */
  readonly error?: string | undefined;
  readonly detail?: string | undefined;
  readonly operation?: string | undefined;
  readonly status?: number | undefined;
  /** Milliseconds; of a request: from its payload to its card. */
  readonly ms?: number | undefined;
  /** Milliseconds from a payload to its acknowledgement. */
  readonly ackMs?: number | undefined;
  readonly port?: number | undefined;
}

const word = /^[\w -]{1,40}$/;
const name = /^[a-z][a-z-]{0,30}$/;
const text = /^[\s\S]{0,220}$/;
const number = /^-?[\d.e+-]+$/;

/**
 * The same at run time, with what each may look like: what a caller spreads into a line by mistake is left out, and so is
 * what does not look as it should. An id may be forged, and hold anything.
 */
const FIELDS: Readonly<Record<keyof Fields, RegExp>> = {
  kind: name,
  reference: /^[A-Z0-9]{8}$/,
  workspace: /^(?:[A-Z][A-Z0-9]{0,20})?$/,
  feature: name,
  outcome: word,
  error: word,
  detail: text,
  operation: name,
  status: number,
  ms: number,
  ackMs: number,
  port: number,
};

/** Lines wait for others until there are so many characters of them, or for so many milliseconds. */
const TOGETHER = 4096;
const AT_MOST = 100;
/** Characters of lines that wait to be written. */
const MOST_WAITING = 1_000_000;

/** Names of the fields that a line may hold. */
export const FIELD_NAMES: readonly string[] = Object.keys(FIELDS);

/** Writes lines at a level. */
export interface Log {
  debug(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
}

/** @param destination where lines go; standard output by default */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const options = { level, base: null, timestamp: createTimestamp() };
  const logger: Logger = pino(options, destination);
  const at =
    (write: 'debug' | 'info' | 'warn' | 'error') =>
    (fields: Fields, message: string): void =>
      logger[write](allowed(fields), message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** ISO 8601. Many lines fall into the same second, and are spared the calendar. */
function createTimestamp(): () => string {
  let second = Number.NaN;
  let before = '';
  return () => {
    const now = Date.now();
    const since = now % 1000;
    if (now - since !== second) {
      second = now - since;
      before = `,"time":"${new Date(second).toISOString().slice(0, -4)}`;
    }
    return `${before}${String(since).padStart(3, '0')}Z"`;
  };
}

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(Object.entries(FIELDS));

/**
 * Lines go out together: to write one costs more than to make it. They go after a moment, and when the process ends by itself.
 * What a full disk does not take waits for it, up to a bound; it must not end the process.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: MOST_WAITING, sync: false });
  const [flush, flushSync] = [output.flush.bind(output), output.flushSync.bind(output)];
  let isFailing = false;
  output.on('write', () => (isFailing = false)).on('error', () => (isFailing = true));
  const together = gathering(output);
  // At the end of the process, when what could not be written would be tried for ever.
  output.flushSync = () => {
    together.handOn();
    if (!isFailing) flushSync();
  };
  // Where a process ends because nothing is left to do.
  output.flush = (told) => {
    together.handOn();
    flush(told);
  };
  return together;
}

/** Hands lines on together. */
function gathering(output: DestinationStream): DestinationStream & { handOn(): void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const handOn = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = lines;
    lines = '';
    if (gathered !== '') output.write(gathered);
  };
  return {
    handOn,
    write: (line) => {
      lines += line;
      if (lines.length >= TOGETHER) handOn();
      else timer ??= setTimeout(handOn, AT_MOST).unref();
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
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return PATTERNS.get(field)?.test(String(value)) ?? false;
}
