/** Whether this version can read and write the store. Leaves nothing behind, and works beside a running app. */

import { type Database, reasonOf } from '../store/database.ts';
import { openPostgres } from '../store/postgres.ts';
import { type Finding, fail } from './finding.ts';
import { judgeChecks, judgeInstallations, judgeVersion, readContents } from './store-contents.ts';
import { checkEmbedded, type ExaminedStore } from './store-file.ts';

interface StoreOptions {
  /** `postgres://…`; undefined: an embedded file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The encryption keys of installations by OAuth; undefined: there are none. */
  readonly keys: readonly Uint8Array[] | undefined;
  /** How often followed courses are to be read. */
  readonly checkSeconds: number;
  readonly now: () => number;
}

/** Examines the store as the app finds it. */
export async function checkStore(options: StoreOptions): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir, keys, checkSeconds, now } = options;
  const { finding, contents } = await (databaseUrl === undefined
    ? checkEmbedded(dataDir)
    : checkPostgres(databaseUrl));
  return [
    finding,
    ...(contents?.sealed && keys ? [judgeInstallations(contents.sealed, keys)] : []),
    ...(contents?.checks ? [judgeChecks(contents.checks, checkSeconds, now())] : []),
  ];
}

async function checkPostgres(url: string): Promise<ExaminedStore> {
  let database: Database | undefined;
  try {
    database = openPostgres(url, () => {});
    const contents = await readContents(database.db);
    await tryToWrite(database, contents.migrations.length > 0);
    return { finding: judgeVersion('Postgres answers and can be written', contents), contents };
  } catch (error) {
    const next = 'Check DATABASE_URL, that the server runs, and that its user may create and change tables.';
    return { finding: fail('store', `Postgres: ${reasonOf(error)}`, next) };
  } finally {
    await database?.close();
  }
}

/** Thrown to roll the attempt back. */
class RolledBack extends Error {}

async function tryToWrite({ db }: Database, hasTables: boolean): Promise<void> {
  const attempt = db.transaction().execute(async (transaction) => {
    if (hasTables) await transaction.deleteFrom('leases').where('name', '=', '').execute();
    else await transaction.schema.createTable('coursebell_doctor').addColumn('tried', 'integer').execute();
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}
