/** The parts of a store that the doctor judges: its version, the keys of installations, and checks. */
import type { Kysely } from 'kysely';
import { MIGRATIONS, migrated } from '../store/migrations.ts';
import { createSeal, type Seal, SealKeyUnknown } from '../store/sealing.ts';
import type { Tables } from '../store/tables.ts';
import { isUsable, readableSince } from '../store/versions.ts';
import { type Finding, fail, ok, skip, warn } from './finding.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface StoreContents {
  /** The earliest version that can use the store; undefined: a store of this age has no mark. */
  readonly since: string | undefined;
  /** The migrations that the store has been through; none for an empty store. */
  readonly migrations: readonly string[];
  /** The encrypted record of each installation; undefined: a store of this age has none. */
  readonly sealed: readonly string[] | undefined;
  /** The checks of followed courses, a list of one or none; undefined: a store of this age has none. */
  readonly checks: readonly Checks[] | undefined;
}

/** Times are epoch milliseconds; null: never. */
interface Checks {
  readonly succeeded_at: number | null;
  readonly failing_since: number | null;
}

export async function readContents(db: Kysely<Tables>): Promise<StoreContents> {
  const migrations = await migrated(db);
  const installed = db.selectFrom('installations').select('sealed').where('sealed', 'is not', null);
  const checked = db.selectFrom('jobs').select(['succeeded_at', 'failing_since']).where('name', '=', 'check');
  return {
    migrations,
    since: await readableSince(db, migrations),
    sealed: migrations.includes('003-installations')
      ? (await installed.execute()).flatMap(({ sealed }) => sealed ?? [])
      : undefined,
    checks: migrations.includes('004-jobs') ? await checked.execute() : undefined,
  };
}

/** @param found the beginning of the finding, such as `Postgres answers` */
export function judgeVersion(
  found: string,
  { migrations, since }: Pick<StoreContents, 'migrations' | 'since'>,
): Finding {
  const about = 'store';
  const wanted = Object.keys(MIGRATIONS);
  const newer = migrations.find((name) => !wanted.includes(name));
  if (newer !== undefined && isUsable(wanted, migrations, since))
    return ok(about, `${found}, and is of a newer version (${newer}), which this one can use`);
  if (newer !== undefined) {
    const next = 'Run that version, or restore a back-up: docs/care.md.';
    return fail(about, `it belongs to a newer version (${newer})`, next);
  }
  if (migrations.length === 0)
    return ok(about, `${found}; it is empty, and the first start makes the tables`);
  if (migrations.length === wanted.length) return ok(about, `${found}, and is up to date (${wanted.at(-1)})`);
  const next = 'The next start brings it up to date. Make a back-up first: docs/care.md.';
  return warn(about, `${found}, and is of an earlier version (${migrations.at(-1)})`, next);
}

/**
 * Whether the tokens of installations can be read. No token is decrypted or shown.
 * @param keys the first encrypts, all decrypt
 */
export function judgeInstallations(sealed: readonly string[], keys: readonly Uint8Array[]): Finding {
  const about = 'installations';
  const lost = countUnknown(sealed, createSeal(keys));
  const older = countUnknown(sealed, createSeal(keys.slice(0, 1))) - lost;
  if (lost > 0) {
    const next =
      'List that key in TOKEN_ENCRYPTION_KEY, after the first one; else these workspaces must install again.';
    return fail(about, `${lost} of ${sealed.length} are encrypted under a key that is not listed`, next);
  }
  const kept = older > 0 ? `, ${older} of them under an older key, which is still needed` : '';
  return ok(about, `${sealed.length} in the store${kept}`);
}

function countUnknown(sealed: readonly string[], seal: Seal): number {
  const isUnknown = (text: string): boolean => {
    try {
      // The empty name belongs to no row, so text under a known key fails as well, but with another error.
      seal.open(text, '');
      return false;
    } catch (error) {
      return error instanceof SealKeyUnknown;
    }
  };
  return sealed.filter(isUnknown).length;
}

/**
 * Whether followed courses are still read.
 * @param everySeconds how often they are to be read; twice this is too long
 */
export function judgeChecks([checks]: readonly Checks[], everySeconds: number, now: number): Finding {
  const about = 'check of followed courses';
  const next =
    'If Coursebell runs: look for lines of kind check in its log, and for what is wrong with the study API or the store above.';
  if (checks === undefined) return skip(about, 'none has ended yet; the first one follows the start');
  const { succeeded_at, failing_since } = checks;
  const failing = failing_since === null ? '' : `; checks have failed for ${duration(now - failing_since)}`;
  if (succeeded_at === null) return warn(about, `none has succeeded yet${failing}`, next);
  const found = `the last successful one was ${duration(now - succeeded_at)} ago${failing}`;
  if (now - succeeded_at <= 2 * everySeconds * 1000) return ok(about, found);
  return warn(about, `${found}; it is to come every ${duration(everySeconds * 1000)}`, next);
}

function duration(ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (['days', DAY] as const)
      : ms >= 2 * HOUR
        ? (['hours', HOUR] as const)
        : (['minutes', MINUTE] as const);
  return `${Math.max(0, Math.floor(ms / size))} ${unit}`;
}
