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
  /** Milliseconds. */
  readonly ms?: number | undefined;
  readonly port?: number | undefined;
}

/** Writes lines at a level. */
export interface Log {
  debug(fields: Fields, message: string): void;
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
}

/** @param destination where lines go; standard output by default */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const logger: Logger = destination ? pino(options, destination) : pino(options);
  const at =
    (write: 'debug' | 'info' | 'warn' | 'error') =>
    (fields: Fields, message: string): void =>
      logger[write](fields, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
