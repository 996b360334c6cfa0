import { MIGRATIONS } from '../store/migrate.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import type { Checks } from './last-check.ts';

/** The result of a look at a store. */
export interface Looked {
  readonly finding: Finding;
  /** The encrypted record of each installation; undefined if these can't be read. */
  readonly sealed?: readonly string[] | undefined;
  /** What is known of checks, in a list of one, or of none where none has ended; undefined: can't be read. */
  readonly checks?: readonly Checks[] | undefined;
}

/** The migration that makes the table of installations. */
export const INSTALLATIONS = '003-installations';

/**
 * Judges a store's version by the migrations that it has been through.
 * @param found what is known of the store already, as the beginning of a sentence
 */
export function ofVersion(found: string, has: readonly string[]): Finding {
  const about = 'store';
  const wanted = Object.keys(MIGRATIONS);
  const newer = has.find((name) => !wanted.includes(name));
  if (newer !== undefined) {
    const next = 'Run that version, or restore a back-up: docs/care.md.';
    return fail(about, `it belongs to a newer version (${newer})`, next);
  }
  if (has.length === 0) return ok(about, `${found}; it is empty, and the first start makes the tables`);
  if (has.length === wanted.length) return ok(about, `${found}, and is up to date (${wanted.at(-1)})`);
  const next = 'The next start brings it up to date. Make a back-up first: docs/care.md.';
  return warn(about, `${found}, and is of an earlier version (${has.at(-1)})`, next);
}
