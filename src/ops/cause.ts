import type { Fields } from './log.ts';
import { nameOfError } from './name-of-error.ts';

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
