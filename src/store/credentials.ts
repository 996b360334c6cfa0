/** What lets Coursebell into workspaces, sealed, and a person's programs into Coursebell: calendar feeds and tokens of assistants, as digests. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import {
  atomically,
  type Database,
  equal,
  parseRows,
  removeRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import { personColumns, personOf, wholeTime } from './database/tables.ts';
import type { AssistantTokenRows, Feeds, Installation, InstallationKey, Installations } from './records.ts';
import type { PersonKey } from './store.ts';

const feedRow = z
  .object({ ...personColumns, hash: z.string(), made_at: z.number() })
  .transform((row) => ({ owner: personOf(row), madeAt: row.made_at }));

const assistantTokenRow = z
  .object({ ...personColumns, slot: z.number(), hash: z.string(), name: z.string(), made_at: z.number() })
  .transform((row) => ({
    owner: personOf(row),
    slot: row.slot,
    token: { hash: row.hash, name: row.name, madeAt: row.made_at },
  }));

const isOf = ({ workspace, user }: PersonKey) => sql`workspace = ${workspace} and user_id = ${user}`;

export function createFeedRows(database: Database, tell: TellProblem): Feeds {
  const { get } = rowReader(database.db, 'feeds', feedRow, tell);
  return {
    replace: async (key, hash, at) => {
      const row = { workspace: key.workspace, user_id: key.user, hash, made_at: wholeTime(at) };
      await atomically(database, async (transaction) => {
        // Deleted, and not only written over, so that the old hash counts as something to overwrite in the files.
        await removeRows(transaction, 'feeds', isOf(key));
        await upsert(transaction, 'feeds', [row]);
      });
    },
    revoke: (key) =>
      atomically(database, async (transaction) => (await removeRows(transaction, 'feeds', isOf(key))) > 0),
    madeAt: async ({ workspace, user }) => (await get({ workspace, user_id: user }))?.madeAt,
    owner: async (hash) => (await get({ hash }))?.owner,
  };
}

/** A person's tokens have numbers from 1 on: as the numbers are part of the key, no two writers make one too many. */
export function createAssistantTokenRows(database: Database, tell: TellProblem): AssistantTokenRows {
  const { get, find } = rowReader(database.db, 'assistant_tokens', assistantTokenRow, tell);
  const ofPerson = ({ workspace, user }: PersonKey) =>
    find({ workspace, user_id: user }, ['made_at', 'slot']);
  const tryToAdd = async (
    key: PersonKey,
    { hash, name, madeAt }: Parameters<AssistantTokenRows['add']>[1],
    most: number,
  ): Promise<boolean | 'again'> => {
    const known = await ofPerson(key);
    if (known.some(({ token }) => token.hash === hash)) return true;
    const numbers = Array.from({ length: most }, (_, index) => index + 1);
    const slot = numbers.find((number) => known.every((one) => one.slot !== number));
    if (slot === undefined) return false;
    const { numAffectedRows } = await atomically(database, (transaction) =>
      sql`insert into assistant_tokens (workspace, user_id, slot, hash, name, made_at)
        values (${key.workspace}, ${key.user}, ${slot}, ${hash}, ${name}, ${wholeTime(madeAt)})
        on conflict (workspace, user_id, slot) do nothing`.execute(transaction),
    );
    return numAffectedRows === 1n ? true : 'again';
  };
  return {
    add: async (key, token, most) => {
      // Each time another writer was faster, so all numbers are soon taken.
      for (let tries = 0; tries <= most; tries += 1) {
        const added = await tryToAdd(key, token, most);
        if (added !== 'again') return added;
      }
      return false;
    },
    of: async (key) => (await ofPerson(key)).map(({ token }) => token),
    revoke: (key, hash) =>
      atomically(
        database,
        async (transaction) =>
          (await removeRows(transaction, 'assistant_tokens', sql`${isOf(key)} and hash = ${hash}`)) > 0,
      ),
    owner: async (hash) => (await get({ hash }))?.owner,
  };
}

// Sealed installations.

/** Of an installation that has not been removed. */
const installationRow = z
  .object({ enterprise: z.string(), team: z.string(), sealed: z.string(), installed_at: z.number() })
  .transform(({ installed_at, ...row }): Installation => ({ ...row, installedAt: installed_at }));

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
