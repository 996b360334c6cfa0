/** One JSON line for each event, with allow-listed fields: no token, key or message text can slip in. */
import { type DestinationStream, pino } from 'pino';

/** The fields of a line. Every value is short and our own; a person's words and names are never among them. */
export interface Fields {
  readonly kind: string;
  readonly reference?: string | undefined;
  readonly workspace?: string | undefined;
  readonly feature?: string | undefined;
  readonly outcome?: string | undefined;
  /** The class of an error. */
  readonly error?: string | undefined;
  /** Our own words for an error, Slack's word, or the place in the code. */
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

/**
 * The same fields at run time, with the form of each. A field that a caller spreads into a line by mistake is
 * left out, and so is a value of another form: an id may be forged, and hold anything.
 */
const FIELDS: ReadonlyMap<string, RegExp | 'number'> = new Map<keyof Fields, RegExp | 'number'>([
  ['kind', name],
  ['reference', /^[A-Z0-9]{8}$/],
  ['workspace', /^(?:[A-Z][A-Z0-9]{1,39})?$/],
  ['feature', name],
  ['outcome', word],
  ['error', word],
  ['detail', /^[\s\S]{0,220}$/],
  // An operation of the study API, or a method of Slack's.
  ['operation', /^[a-z][\w.-]{0,60}$/],
  ['status', 'number'],
  ['ms', 'number'],
  ['ackMs', 'number'],
  ['port', 'number'],
  ['retryMs', 'number'],
]);

/**
 * The names of the fields that a line may hold. Only tests read them.
 *
 * @internal
 */
export const FIELD_NAMES: readonly string[] = [...FIELDS.keys()];

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
  const form = FIELDS.get(field);
  if (form === 'number') return Number.isFinite(value);
  return form !== undefined && typeof value === 'string' && form.test(value);
}
