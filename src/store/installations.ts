import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { wholeTime } from './columns.ts';
import type { Installation, InstallationKey, Installations, Secrets, TellProblem } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { readRows, type Tables } from './rows.ts';

const KEY = ['enterprise', 'team'] as const;

const installationRow = z
  .object({
    enterprise: z.string(),
    team: z.string(),
    sealed: z.string(),
    installed_at: z.number(),
  })
  .transform(({ installed_at, ...row }): Installation => ({ ...row, installedAt: installed_at }));

export function createInstallations(database: Database, tell: TellProblem): Installations {
  const { db } = database;
  const read = (rows: readonly z.input<typeof installationRow>[]) =>
    readRows('installations', KEY, installationRow, rows, tell);
  return {
    put: (key, sealed, at) => put(database, key, sealed, wholeTime(at)),
    add: (key, sealed, at) => add(database, key, sealed, wholeTime(at)),
    get: async (key) => read(await installed(db).where(named(key)).execute())[0],
    replace: (key, before, sealed, at) => replace(database, key, before, sealed, wholeTime(at)),
    remove: (key, at, sealed) => remove(database, key, wholeTime(at), sealed),
    all: async (after, most) => {
      const page = after === undefined ? installed(db) : installed(db).where(isAfter(after));
      return read(await page.orderBy('enterprise').orderBy('team').limit(most).execute());
    },
    count: async () => {
      const counted = installed(db)
        .clearSelect()
        .select((row) => row.fn.countAll().as('all'));
      return Number((await counted.executeTakeFirstOrThrow()).all);
    },
    removedBefore: async (at) => {
      const all = db.selectFrom('installations').select([...KEY, 'removed_at as removedAt']);
      const gone = all.where('removed_at', '<', wholeTime(at)).$narrowType<{ removedAt: number }>();
      return await gone.orderBy('enterprise').orderBy('team').execute();
    },
    forget: (key, removedBefore) => forget(database, key, wholeTime(removedBefore)),
  };
}

function installed(db: Kysely<Tables>) {
  return db
    .selectFrom('installations')
    .select([...KEY, 'sealed', 'installed_at'])
    .where('removed_at', 'is', null)
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: string }>();
}

function named({ enterprise, team }: InstallationKey): RawBuilder<SqlBool> {
  return sql<SqlBool>`enterprise = ${enterprise} and team = ${team}`;
}

function isAfter({ enterprise, team }: InstallationKey): RawBuilder<SqlBool> {
  return sql<SqlBool>`(enterprise, team) > (${enterprise}, ${team})`;
}

async function put(database: Database, { enterprise, team }: InstallationKey, sealed: string, at: number) {
  await atomically(database, async (transaction) => {
    await transaction
      .insertInto('installations')
      .values({ enterprise, team, sealed, installed_at: at, updated_at: at, removed_at: null })
      .onConflict((conflict) =>
        conflict.columns([...KEY]).doUpdateSet({
          sealed,
          installed_at: sql`case when installations.removed_at is null then installations.installed_at
            else excluded.installed_at end`,
          updated_at: at,
          removed_at: null,
        }),
      )
      .execute();
  });
}

/** One statement decides, so that an installation that is put at the same time is not overwritten. */
async function add(database: Database, { enterprise, team }: InstallationKey, sealed: string, at: number) {
  return await atomically(database, async (transaction) => {
    const added = await transaction
      .insertInto('installations')
      .values({ enterprise, team, sealed, installed_at: at, updated_at: at, removed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns([...KEY])
          .doUpdateSet({ sealed, installed_at: at, updated_at: at, removed_at: null })
          .where('installations.removed_at', 'is not', null),
      )
      .returning('team')
      .execute();
    return added.length > 0;
  });
}

async function replace(database: Database, key: InstallationKey, before: string, sealed: string, at: number) {
  return await atomically(database, async (transaction) => {
    const replaced = await transaction
      .updateTable('installations')
      .set({ sealed, updated_at: at })
      .where(named(key))
      .where('sealed', '=', before)
      .executeTakeFirst();
    return replaced.numUpdatedRows > 0n;
  });
}

async function remove(database: Database, key: InstallationKey, at: number, sealed: string | undefined) {
  const removed = await atomically(database, (transaction) => {
    const installed = transaction
      .updateTable('installations')
      .set({ sealed: null, updated_at: at, removed_at: at })
      .where(named(key))
      .where('removed_at', 'is', null);
    return (sealed === undefined ? installed : installed.where('sealed', '=', sealed)).executeTakeFirst();
  });
  if (removed.numUpdatedRows === 0n) return false;
  // A row that is emptied by an update leaves as much behind as one that is deleted.
  database.noteDeleted();
  return true;
}

async function forget(database: Database, key: InstallationKey, removedBefore: number): Promise<boolean> {
  return await atomically(database, async (transaction) => {
    const forgotten = await transaction
      .deleteFrom('installations')
      .where(named(key))
      .where('removed_at', '<', removedBefore)
      .executeTakeFirst();
    return forgotten.numDeletedRows > 0n;
  });
}

export function createSecrets(database: Database): Secrets {
  return {
    get: async (name, make) => (await kept(database, name)) ?? (await keep(database, name, make())),
    known: (name) => kept(database, name),
  };
}

async function kept({ db }: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('secret').where('name', '=', name).executeTakeFirst();
  return row?.secret;
}

/**
 * Keeps a secret. If another replica has kept one in between, the update changes nothing and gives back that.
 */
async function keep(database: Database, name: string, secret: string): Promise<string> {
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
