/** Who asks in the benchmarks, and for what; the same in every process. */

export const SIGNING_SECRET = 'the-signing-secret-of-the-benchmarks';
/** The workspace of the token, which `auth.test` tells. */
export const WORKSPACE = 'T0000000';
export const BOT_TOKEN = `xoxb-the-bot-token-of-the-benchmarks-${WORKSPACE}`;
/** Neither has a common divisor with the other, so everybody asks for everything. */
export const PERSONS = 61;
export const HOT = 32;

/** A course that everybody asks for. */
export const hotCode = (at: number): string => `TX00EY23-${3000 + (at % HOT)}`;

/** A course that no other person asks for, of the usual form: codes of realizations end in 3000 to 3999. */
export const coldCode = (at: number): string =>
  `TX${String(Math.floor(at / 1000) % 100_000).padStart(5, '0')}-${3000 + (at % 1000)}`;

export const userOf = (person: number): string => `U${String(person).padStart(7, '0')}`;
