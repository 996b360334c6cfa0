/** Who asks in the benchmarks, and for what; the same in every process. */

export const SIGNING_SECRET = 'the-signing-secret-of-the-benchmarks';
export const BOT_TOKEN = 'xoxb-the-bot-token-of-the-benchmarks';
/** Neither has a common divisor with the other, so everybody asks for everything. */
export const PERSONS = 61;
export const HOT = 32;
export const WORKSPACES = 8;

/** A course that everybody asks for. */
export const hotCode = (at: number): string => `TX00EY23-${3000 + (at % HOT)}`;

/** A course that nobody else asks for, of the usual form: codes of realizations end in 3000 to 3999. */
export const coldCode = (at: number): string =>
  `TX${String(Math.floor(at / 1000) % 100_000).padStart(5, '0')}-${3000 + (at % 1000)}`;

export const workspaceOf = (person: number): string => `T${String(person % WORKSPACES).padStart(7, '0')}`;
export const userOf = (person: number): string => `U${String(person).padStart(7, '0')}`;

/** A clock that runs `speed` times as fast as this machine's since `epoch`, both in epoch milliseconds. */
export function fastClock(epoch: number, speed: number): () => number {
  return () => epoch + (Date.now() - epoch) * speed;
}
