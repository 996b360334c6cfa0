/** Sealed installations, and secrets that all replicas share. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Secrets } from './agreement.ts';
import { atomically, type Database, equal, parseRows, upsert } from './database.ts';
import { installationRow, wholeTime } from './rows.ts';
import type { TellProblem } from './store.ts';
import type { InstallationKey, Installations } from './workspaces.ts';

export function createInstallations(database: Database, tell: TellProblem): Installations {
  const { db } = database;
  const installed = db
    .selectFrom('installations')
    .select(['enterprise', 'team', 'sealed', 'installed_at'])
    .where('removed_at', 'is', null)
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: string }>();
  const parse = (rows: Awaited<ReturnType<typeof installed.execute>>) =>
    parseRows('installations', installationRow, rows, tell);
  /** Runs a statement whose condition decides. @returns whether it has changed anything */
  const decide = (statement: RawBuilder<unknown>) =>
    atomically(database, async (transaction) => {
      return Number((await statement.execute(transaction)).numAffectedRows) > 0;
    });
  return {
    put: async (key, sealed, at) => {
      const set = {
        installed_at: sql`case when installations.removed_at is null then installations.installed_at
          else excluded.installed_at end`,
      };
      const row = rowOf(key, sealed, at);
      await atomically(database, (transaction) => upsert(transaction, 'installations', [row], { set }));
    },
    add: (key, sealed, at) =>
      atomically(database, async (transaction) => {
        const where = sql<SqlBool>`installations.removed_at is not null`;
        return (await upsert(transaction, 'installations', [rowOf(key, sealed, at)], { where })) > 0;
      }),
    replace: (key, before, sealed, at) =>
      decide(sql`update installations set sealed = ${sealed}, updated_at = ${wholeTime(at)}
        where ${named(key)} and sealed = ${before}`),
    get: async (key) => parse(await installed.where(named(key)).execute())[0],
    remove: async (key, at, sealed) => {
      const time = wholeTime(at);
      const isSame = sealed === undefined ? sql`1 = 1` : sql`sealed = ${sealed}`;
      const isRemoved = await decide(sql`update installations
        set sealed = null, updated_at = ${time}, removed_at = ${time}
        where ${named(key)} and removed_at is null and ${isSame}`);
      // A row that is emptied by an update leaves as much behind as one that is deleted.
      if (isRemoved) database.noteDeleted();
      return isRemoved;
    },
    all: async (after, most) => {
      const isAfter = sql<SqlBool>`(enterprise, team) > (${after?.enterprise}, ${after?.team})`;
      const page = after === undefined ? installed : installed.where(isAfter);
      return parse(await page.orderBy('enterprise').orderBy('team').limit(most).execute());
    },
    count: async () => {
      const counted = installed.clearSelect().select((row) => row.fn.countAll().as('all'));
      return Number((await counted.executeTakeFirstOrThrow()).all);
    },
    removedBefore: async (at) => {
      const all = db.selectFrom('installations').select(['enterprise', 'team', 'removed_at as removedAt']);
      const removed = all.where('removed_at', '<', wholeTime(at)).$narrowType<{ removedAt: number }>();
      return await removed.orderBy('enterprise').orderBy('team').execute();
    },
    forget: (key, removedBefore) =>
      decide(sql`delete from installations
        where ${named(key)} and removed_at < ${wholeTime(removedBefore)}`),
  };
}

function rowOf({ enterprise, team }: InstallationKey, sealed: string, at: number) {
  const time = wholeTime(at);
  return { enterprise, team, sealed, installed_at: time, updated_at: time, removed_at: null };
}

const named = ({ enterprise, team }: InstallationKey) => equal({ enterprise, team });

export function createSecrets(database: Database): Secrets {
  const known: Secrets['known'] = async (name) => {
    const all = database.db.selectFrom('secrets').select('secret').where('name', '=', name);
    return (await all.executeTakeFirst())?.secret;
  };
  return {
    known,
    get: async (name, make) => (await known(name)) ?? (await keepFirst(database, name, make())),
  };
}

/** Keeps a secret. If another replica has kept one in between, the update changes nothing and gives back that. */
async function keepFirst(database: Database, name: string, secret: string): Promise<string> {
  return await atomically(database, async (transaction) => {
    const row = await transaction
      .insertInto('secrets')
      .values({ name, secret })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((first) => ({ secret: first.ref('secrets.secret') })),
      )
      .returning('secret')
      .executeTakeFirstOrThrow();
    return row.secret;
  });
}
