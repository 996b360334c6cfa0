/** Whether this version can read and write the store. Leaves nothing behind, and keeps nobody waiting. */
import type { Database } from '../store/database.ts';
import { migrated } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres.ts';
import { reasonOf } from '../store/problems.ts';
import { type Finding, fail } from './finding.ts';
import { checkInstallations } from './installations.ts';
import { CHECK, CHECKS, type Checks, judgeChecks } from './last-check.ts';
import { checkEmbedded } from './store-file.ts';
import { INSTALLATIONS, type Looked, ofVersion } from './store-version.ts';

export interface StorePlace {
  /** `postgres://…`; undefined: an embedded file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** What the findings depend on beside the store. */
export interface StoreAspects {
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
  return await all.where('name', '=', CHECK).execute();
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
