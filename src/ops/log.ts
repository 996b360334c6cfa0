/**
 * One JSON line for each event, with allow-listed fields: no token, key or message text can slip in. And what a line
 * tells of an error.
 */

import { randomInt } from 'node:crypto';
import { type DestinationStream, pino } from 'pino';
import { StoreBusy } from '../errors.ts';

const word = /^[\w -]{1,40}$/;
const name = /^[a-z][a-z-]{0,30}$/;
const NUMBER = 0;
const MOST_OF_DETAIL = 220;

/**
 * The fields of a line, with the form of each: a value is short and our own, never a person's words or name. At run time a
 * field that a caller spreads into a line by mistake is left out, and so is a value of another form: an id may be forged,
 * and hold anything.
 */
const FIELDS = {
  kind: name,
  reference: /^[A-Z0-9]{8}$/,
  workspace: /^(?:[A-Z][A-Z0-9]{1,39})?$/,
  feature: name,
  outcome: word,
  /** The class of an error. */
  error: word,
  /** Our own words for an error, Slack's word, or the place in the code. */
  detail: new RegExp(`^[\\s\\S]{0,${MOST_OF_DETAIL}}$`),
  /** An operation of the study API, or a method of Slack's. */
  operation: /^[a-z][\w.-]{0,60}$/,
  status: NUMBER,
  /** Milliseconds; for a request, from its payload to its card. */
  ms: NUMBER,
  /** Milliseconds from a payload to its acknowledgement. */
  ackMs: NUMBER,
  port: NUMBER,
  /** Milliseconds until background work that failed is tried again. */
  retryMs: NUMBER,
} as const;

/** What a caller may give for a line. */
export type Fields = { readonly kind: string } & {
  readonly [Name in Exclude<keyof typeof FIELDS, 'kind'>]?:
    | ((typeof FIELDS)[Name] extends RegExp ? string : number)
    | undefined;
};

/**
 * The names of the fields that a line may hold. Only tests read them.
 *
 * @internal
 */
export const FIELD_NAMES: readonly string[] = Object.keys(FIELDS);

/** Writes lines at a level. */
export interface Log {
  debug(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
}

/** The most bytes that are kept while a destination takes nothing, such as a full disk. Later lines are dropped. */
const MOST_KEPT = 1_000_000;

/** @param destination gets each line; standard output by default */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: allowed },
  };
  return pino(options, destination);
}

/** Written at once, so that no line is lost at the end of the process, however it comes. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_KEPT });
  // A full disk must not end the process.
  output.on('error', () => {});
  return output;
}

function allowed(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => isAllowed(field, value)));
}

function isAllowed(field: string, value: unknown): boolean {
  if (!Object.hasOwn(FIELDS, field)) return false;
  const form = FIELDS[field as keyof typeof FIELDS];
  return form === NUMBER ? Number.isFinite(value) : typeof value === 'string' && form.test(value);
}

/** The kind of an error, for the log. The message is left out: it may name a secret or a person. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** A Postgres SQLSTATE such as `53300`, or a code of the system or of Node such as `ECONNREFUSED`. */
const CODE = /^[A-Z0-9_]{5,40}$/;
/** What the driver of Postgres says where it has no code. */
const LOST: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Postgres fell silent',
]);

/**
 * Why something failed, as far as an error tells it in words that may be logged: SQLite's own text for its code,
 * such as “database or disk is full”, or a code. A message is not among them, since it can hold values.
 */
export function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StoreBusy) return error.message;
  const { message, errstr, code }: Error & { errstr?: unknown; code?: unknown } = error;
  if (typeof errstr === 'string') return errstr;
  if (typeof code === 'string' && CODE.test(code)) return code;
  return LOST.has(message) ? message : undefined;
}

/** Our own words, which may be long, as a `detail`: longer ones than fit would be left out as a whole. */
export function detailOf(words: string): string {
  return words.length > MOST_OF_DETAIL ? `${words.slice(0, MOST_OF_DETAIL - 1)}…` : words;
}

/** An error as the log shows it. */
export function nameAndCause(error: unknown): Pick<Fields, 'error' | 'detail'> {
  return { error: nameOfError(error), detail: causeOf(error) };
}

/**
 * Where an error was thrown: the first frame of its stack, for the log. The stack repeats the lines of the
 * error's message. None of them is a frame, even where it looks like one.
 */
export function firstFrame(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { stack = '', message } = error;
  const frame = stack.split('\n').find((line) => /^\s+at \S/.test(line) && !message.includes(line.trim()));
  return frame?.trim();
}

// The code on a card and in the log that connects the two.

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Eight letters and digits that are not confused when they are read aloud. */
export function newReference(): string {
  // One random number for all characters: each request needs a reference, and randomness is costly.
  let number = randomInt(ALPHABET.length ** LENGTH);
  let reference = '';
  while (reference.length < LENGTH) {
    reference += ALPHABET.charAt(number % ALPHABET.length);
    number = Math.floor(number / ALPHABET.length);
  }
  return reference;
}
