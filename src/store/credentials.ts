/** What lets Coursebell into workspaces, sealed, and a person's programs into Coursebell: calendar feeds and tokens of assistants, as digests. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { wholeTime } from './database/columns.ts';
import {
  atomically,
  type Database,
  equal,
  put,
  putNow,
  removeNow,
  removeRows,
  rowReader,
  type TellProblem,
  updateRows,
} from './database/database.ts';
import { ASSISTANT_TOKENS, FEEDS, INSTALLATIONS } from './database/tables.ts';
import type { Installation, InstallationKey, PersonKey, Store } from './store.ts';

const isOf = ({ workspace, user }: PersonKey) => equal({ workspace, user_id: user });
const personOf = ({ workspace, user }: PersonKey): PersonKey => ({ workspace, user });

export function createFeedRows(database: Database, tell: TellProblem): Store['feeds'] {
  const { get } = rowReader(database.db, FEEDS, tell);
  return {
    replace: async (key, hash, at) => {
      await atomically(database, async (transaction) => {
        // Deleted, and not only written over, so that the old hash counts as something to overwrite in the files.
        await removeRows(transaction, 'feeds', isOf(key));
        await put(transaction, FEEDS, [{ ...key, hash, madeAt: at }]);
      });
    },
    revoke: (key) => removeNow(database, 'feeds', isOf(key)),
    madeAt: async (key) => (await get(personOf(key)))?.madeAt,
    owner: async (hash) => {
      const found = await get({ hash });
      return found && personOf(found);
    },
  };
}

export function createAssistantTokenRows(database: Database, tell: TellProblem): Store['assistantTokens'] {
  const { get, find } = rowReader(database.db, ASSISTANT_TOKENS, tell);
  const ofPerson = (key: PersonKey) => find(personOf(key), ['made_at', 'slot']);
  const tryToAdd = async (
    key: PersonKey,
    token: Parameters<Store['assistantTokens']['add']>[1],
    most: number,
  ): Promise<boolean | 'again'> => {
    const known = await ofPerson(key);
    if (known.some(({ hash }) => hash === token.hash)) return true;
    const numbers = Array.from({ length: most }, (_, index) => index + 1);
    const slot = numbers.find((number) => known.every((one) => one.slot !== number));
    if (slot === undefined) return false;
    // A number that another writer has taken stays as it is.
    const where = sql<SqlBool>`1 = 0`;
    return (await putNow(database, ASSISTANT_TOKENS, [{ ...key, ...token, slot }], { where })) || 'again';
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
    of: async (key) => (await ofPerson(key)).map(({ hash, name, madeAt }) => ({ hash, name, madeAt })),
    revoke: ({ workspace, user }, hash) =>
      removeNow(database, 'assistant_tokens', equal({ workspace, user_id: user, hash })),
    owner: async (hash) => {
      const found = await get({ hash });
      return found && personOf(found);
    },
  };
}

// Sealed installations.

export function createInstallations(database: Database, tell: TellProblem): Store['installations'] {
  const { db } = database;
  const reader = rowReader(db, INSTALLATIONS, tell);
  const installed = db
    .selectFrom('installations')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('sealed', 'is not', null);
  const read = async (some: typeof installed): Promise<Installation[]> =>
    reader
      .parse(await some.execute())
      .flatMap(({ enterprise, team, sealed, installedAt }) =>
        sealed === undefined ? [] : [{ enterprise, team, sealed, installedAt }],
      );
  /** @returns whether the condition held */
  const change = (columns: Readonly<Record<string, unknown>>, condition: RawBuilder<unknown>) =>
    atomically(database, async (transaction) => {
      return (await updateRows(transaction, 'installations', columns, condition)) > 0;
    });
  return {
    put: async (key, sealed, at) => {
      const set = {
        installed_at: sql`case when installations.removed_at is null then installations.installed_at
          else excluded.installed_at end`,
      };
      await putNow(database, INSTALLATIONS, [fresh(key, sealed, at)], { set });
    },
    add: (key, sealed, at) => {
      const where = sql<SqlBool>`installations.removed_at is not null`;
      return putNow(database, INSTALLATIONS, [fresh(key, sealed, at)], { where });
    },
    replace: ({ enterprise, team }, before, sealed, at) =>
      change({ sealed, updated_at: wholeTime(at) }, equal({ enterprise, team, sealed: before })),
    get: async (key) => (await read(installed.where(named(key))))[0],
    remove: async (key, at, sealed) => {
      const time = wholeTime(at);
      const isSame = sealed === undefined ? sql`1 = 1` : sql`sealed = ${sealed}`;
      const isRemoved = await change(
        { sealed: null, updated_at: time, removed_at: time },
        sql`${named(key)} and removed_at is null and ${isSame}`,
      );
      // A row that is emptied by an update leaves as much behind as one that is deleted.
      if (isRemoved) database.noteDeleted();
      return isRemoved;
    },
    all: async (after, most) => {
      const isAfter = sql<SqlBool>`(enterprise, team) > (${after?.enterprise}, ${after?.team})`;
      const page = after === undefined ? installed : installed.where(isAfter);
      return read(page.orderBy('enterprise').orderBy('team').limit(most));
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
      removeNow(database, 'installations', sql`${named(key)} and removed_at < ${wholeTime(removedBefore)}`),
  };
}

const fresh = ({ enterprise, team }: InstallationKey, sealed: string, at: number) => ({
  ...{ enterprise, team, sealed },
  ...{ installedAt: at, updatedAt: at, removedAt: undefined },
});

const named = ({ enterprise, team }: InstallationKey) => equal({ enterprise, team });
