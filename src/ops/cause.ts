import { randomInt } from 'node:crypto';
import type { Fields } from './log.ts';

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
  const { message, errstr, code }: Error & { errstr?: unknown; code?: unknown } = error;
  if (typeof errstr === 'string') return errstr;
  if (typeof code === 'string' && CODE.test(code)) return code;
  return LOST.has(message) ? message : undefined;
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
