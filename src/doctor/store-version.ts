import { MIGRATIONS } from '../store/migrate.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** What a look at a store gives. */
export interface Looked {
  readonly finding: Finding;
  /** What is kept of each installation, encrypted; undefined where that can't be read. */
  readonly sealed?: readonly string[] | undefined;
}

/** The version whose tables hold installations. */
export const INSTALLATIONS = '003-installations';

/**
 * What the migrations that a store has been through say of its version.
 * @param found what is known of it already, as the beginning of a sentence
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
