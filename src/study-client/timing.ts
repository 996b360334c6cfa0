/**
 * The durations and bounds of the study client that tests or the configuration change. Durations are in milliseconds
 * unless the name says otherwise.
 */
export interface Timing {
  /** The longest that one look-up may take upstream, with its retries and waits. */
  readonly deadlineMs: number;
  /** The longest that one HTTP exchange may take, to the last byte of its body. */
  readonly attemptMs: number;
  /** The longest that an answer waits for other languages to fill it. */
  readonly otherLanguagesMs: number;
  /** How long realization codes are gathered into one request: what is asked for at once comes in turns of the event loop. */
  readonly batchWindowMs: number;
  /** The most retries of one look-up. */
  readonly retries: number;
  /** The first retry waits half of this to one and a half times this; each later one twice as long. */
  readonly retryBaseMs: number;
  /** The longest cooldown that a look-up waits out rather than failing at once. */
  readonly cooldownPatienceMs: number;
  /** The cooldown after a quota answer that does not say when to come back. */
  readonly cooldownDefaultMs: number;
  /** The longest wait that is believed and told. */
  readonly cooldownMostMs: number;
  /** The longest cooldown: after it the upstream is asked again, even where it gave a longer wait. */
  readonly cooldownProbeMs: number;
  /** Consecutive failed exchanges that open the circuit breaker. */
  readonly breakerFailures: number;
  /** How long the circuit breaker stays open before it lets one exchange try. */
  readonly breakerOpenMs: number;
  /** The age until which an old answer is served while it is refreshed. */
  readonly staleMs: number;
  /** How long an entry is not refreshed again after a failed refresh. */
  readonly refreshPauseMs: number;
  /** How long "there is no such thing" is believed. */
  readonly negativeMs: number;
  /** The largest answer that is read, in bytes after decompression. */
  readonly answerBytes: number;
  /** The most exchanges at once, each on a socket of its own. */
  readonly sockets: number;
  /** The most exchanges at once for one workspace: half of all, so that the others are answered. */
  readonly workspaceSockets: number;
  /** The most exchanges at once in the background: refreshes, and re-reading followed courses. */
  readonly backgroundSockets: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The defaults. */
export const TIMING: Timing = {
  deadlineMs: 10 * SECOND,
  attemptMs: 8 * SECOND,
  otherLanguagesMs: 4 * SECOND,
  batchWindowMs: 4,
  retries: 2,
  retryBaseMs: 150,
  cooldownPatienceMs: 2 * SECOND,
  cooldownDefaultMs: 5 * SECOND,
  cooldownMostMs: 31 * 24 * HOUR,
  cooldownProbeMs: HOUR / 4,
  breakerFailures: 5,
  breakerOpenMs: 10 * SECOND,
  staleMs: 24 * HOUR,
  refreshPauseMs: 30 * SECOND,
  negativeMs: 60 * SECOND,
  answerBytes: 16 * 1024 * 1024,
  sockets: 32,
  workspaceSockets: 16,
  backgroundSockets: 8,
};

/** Buildings change seldom: they are fresh this many times longer than realizations and units. */
export const BUILDING_FRESH_FACTOR = 36;
/** Reservations are never fresh for longer, in milliseconds: of an older answer no room counts as free. */
export const RESERVATIONS_FRESH = 600_000;

/** The memory given to cached answers where the caller does not choose, in bytes. */
export const CACHE_BYTES = 16 * 1024 * 1024;

/** Where "now" comes from, in epoch milliseconds. */
export interface Clock {
  now(): number;
}
