/** Whether this version can read and write the store. Leaves nothing behind, and keeps nobody waiting. */

import { reasonOf } from '../store/concerns.ts';
import type { Database } from '../store/database.ts';
import { migrated } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { createSeal, type Seal, SealKeyUnknown } from '../store/sealing.ts';
import { type Finding, fail, ok } from './finding.ts';
import {
  CHECK_JOB,
  CHECKS,
  type Checks,
  checkEmbedded,
  INSTALLATIONS,
  judgeChecks,
  type Looked,
  ofVersion,
} from './store-file.ts';

// Whether the tokens of installations can be read with the given keys. No token is decrypted or shown.

const ABOUT = 'installations';

/**
 * @param sealed the stored token of each installation, as `store/sealing.ts` made it
 * @param keys the first encrypts, all decrypt
 */
function checkInstallations(sealed: readonly string[], keys: readonly Uint8Array[]): Finding {
  const lost = underOthers(sealed, createSeal(keys));
  const older = underOthers(sealed, createSeal(keys.slice(0, 1))) - lost;
  if (lost > 0) {
    const next =
      'List that key in TOKEN_ENCRYPTION_KEY, after the first one; else these workspaces must install again.';
    return fail(ABOUT, `${lost} of ${sealed.length} are encrypted under a key that is not listed`, next);
  }
  const kept = older > 0 ? `, ${older} of them under an older key, which is still needed` : '';
  return ok(ABOUT, `${sealed.length} in the store${kept}`);
}

function underOthers(sealed: readonly string[], seal: Seal): number {
  return sealed.filter((text) => {
    try {
      // The empty name belongs to no row, so text under a known key fails as well, but later and with another
      // error.
      seal.open(text, '');
      return false;
    } catch (error) {
      return error instanceof SealKeyUnknown;
    }
  }).length;
}

interface StorePlace {
  /** `postgres://…`; undefined: an embedded file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** What the findings depend on beside the store. */
interface StoreAspects {
  /** The encryption keys of installations by OAuth; undefined: there are none. */
  readonly keys: readonly Uint8Array[] | undefined;
  /** How often followed courses are to be read. */
  readonly checkSeconds: number;
  readonly now: () => number;
}

/** Looks at the store as the app finds it, even while the app is running. */
export async function checkStore(
  { databaseUrl, dataDir }: StorePlace,
  { keys, checkSeconds, now }: StoreAspects,
): Promise<readonly Finding[]> {
  const { finding, sealed, checks } =
    databaseUrl === undefined ? checkEmbedded(dataDir) : await checkPostgres(databaseUrl);
  return [
    finding,
    ...(sealed && keys ? [checkInstallations(sealed, keys)] : []),
    ...(checks ? [judgeChecks(checks[0], checkSeconds, now())] : []),
  ];
}

async function checkPostgres(url: string): Promise<Looked> {
  let database: Database | undefined;
  try {
    database = openPostgres(url, () => {});
    const has = await migrated(database.db);
    await tryToWrite(database, has.length > 0);
    const sealed = has.includes(INSTALLATIONS) ? await sealedIn(database) : undefined;
    const checks = has.includes(CHECKS) ? await checksIn(database) : undefined;
    return { finding: ofVersion('Postgres answers and can be written', has), sealed, checks };
  } catch (error) {
    const next = 'Check DATABASE_URL, that the server runs, and that its user may create and change tables.';
    return { finding: fail('store', `Postgres: ${reasonOf(error)}`, next) };
  } finally {
    await database?.close();
  }
}

async function sealedIn({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('installations')
    .select('sealed')
    .where('sealed', 'is not', null)
    .execute();
  return rows.flatMap(({ sealed }) => sealed ?? []);
}

async function checksIn({ db }: Database): Promise<Checks[]> {
  const all = db.selectFrom('jobs').select(['succeeded_at', 'failing_since']);
  return await all.where('name', '=', CHECK_JOB).execute();
}

/** Thrown to roll the attempt back. */
class TakenBack extends Error {}

async function tryToWrite({ db }: Database, filled: boolean): Promise<void> {
  const trying = db.transaction().execute(async (transaction) => {
    if (filled) await transaction.deleteFrom('leases').where('name', '=', '').execute();
    else await transaction.schema.createTable('coursebell_doctor').addColumn('tried', 'integer').execute();
    throw new TakenBack();
  });
  await trying.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}
