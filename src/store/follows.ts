import { type Kysely, sql } from 'kysely';
import { wholeTime } from './columns.ts';
import type { TellProblem } from './concerns.ts';
import { atomically, batches, type Database, inPages, lastByKey, Undone, valuesOf } from './database.ts';
import { idNow, movedTo } from './moved-channels.ts';
import { codeRow, followRow, readRows, rowOfFollow, rowOfTarget, type Tables, targetRow } from './rows.ts';
import type { Follow, Follows, Target, TargetChange, TargetKey, Targets } from './store.ts';

const KEY = ['workspace', 'target', 'code'] as const;

export function createFollows(database: Database, tell: TellProblem): Follows {
  const { db } = database;
  const read = (rows: readonly Tables['follows'][]) => readRows('follows', KEY, followRow, rows, tell);
  return {
    add: (target, follows, most) => add(database, target, follows, most),
    remove: (key, codes) => remove(database, key, codes),
    of: async (key) => {
      const of = async (target: string) =>
        read(
          await ofTarget(db, { ...key, target })
            .selectAll()
            .orderBy('code')
            .execute(),
        );
      const found = await of(key.target);
      if (found.length > 0) return found;
      const now = await movedTo(db, key.workspace, key.target);
      return now === undefined ? found : of(now);
    },
    inWorkspace: (workspace) =>
      inPages(
        ['target', 'code'],
        (comesNext, most) => {
          const all = db.selectFrom('follows').selectAll().where('workspace', '=', workspace);
          return all.where(comesNext).orderBy('target').orderBy('code').limit(most).execute();
        },
        read,
      ),
    setUpBy: async (workspace, user) => {
      const all = db.selectFrom('follows').select('code').distinct().where('workspace', '=', workspace);
      return sorted(await all.where('created_by', '=', user).where('target', '<>', user).execute());
    },
    codes: async (after, most) => {
      return readRows('follows', ['code'], codeRow, await codePage(db, after, most).execute(), tell);
    },
    count: async () => {
      const counted = db.selectFrom('follows').select((row) => row.fn.countAll().as('all'));
      return Number((await counted.executeTakeFirstOrThrow()).all);
    },
    told: (follows) => told(database, follows),
  };
}

/** Undoes a transaction that would pass the limit. */
class TooMany extends Undone {}

async function add(database: Database, target: Target, follows: readonly Follow[], most: number) {
  if (follows.some((follow) => follow.workspace !== target.workspace || follow.target !== target.target)) {
    throw new TypeError('the follows are not all of the target');
  }
  try {
    const added = await atomically(database, async (transaction) => {
      const here = await whereItIs(transaction, target);
      await putAndLock(transaction, here);
      const kept = await ofTarget(transaction, here).select('code').execute();
      const known = new Set(kept.map((row) => row.code));
      const wanted = lastByKey(follows, (follow) => [follow.code]).filter(
        (follow) => !known.has(follow.code),
      );
      if (wanted.length > 0 && known.size + wanted.length > most) throw new TooMany();
      for (const batch of batches(wanted)) {
        const rows = batch.map((follow) => rowOfFollow({ ...follow, target: here.target }));
        await transaction.insertInto('follows').values(rows).execute();
      }
      return wanted.map((follow) => follow.code);
    });
    return { added, refused: false };
  } catch (error) {
    if (error instanceof TooMany) return { added: [], refused: true };
    throw error;
  }
}

/** The target under the id that its channel has now. */
async function whereItIs(db: Kysely<Tables>, target: Target): Promise<Target> {
  const id = target.kind === 'channel' ? await movedTo(db, target.workspace, target.target) : undefined;
  return id === undefined ? target : { ...target, target: id, conversation: id };
}

/**
 * Adds the target, or locks it by an update: work that adds to the same target waits for the lock, and then
 * counts the follows that are there. A group direct message may have become a channel.
 */
async function putAndLock(db: Kysely<Tables>, target: Target): Promise<void> {
  await db
    .insertInto('targets')
    .values(rowOfTarget(target))
    .onConflict((conflict) =>
      conflict.columns(['workspace', 'target']).doUpdateSet((row) => ({ kind: row.ref('excluded.kind') })),
    )
    .execute();
}

function ofTarget(db: Kysely<Tables>, key: TargetKey) {
  return db.selectFrom('follows').where('workspace', '=', key.workspace).where('target', '=', key.target);
}

async function remove(database: Database, key: TargetKey, codes: readonly string[] | 'all') {
  return await atomically(database, async (transaction) => {
    const target = await idNow(transaction, key.workspace, key.target);
    const all = transaction
      .deleteFrom('follows')
      .where('workspace', '=', key.workspace)
      .where('target', '=', target)
      .returning('code');
    if (codes === 'all') return sorted(await all.execute());
    const removed: { code: string }[] = [];
    for (const batch of batches(codes)) removed.push(...(await all.where('code', 'in', batch).execute()));
    return sorted(removed);
  });
}

function sorted(rows: readonly { code: string }[]): string[] {
  return rows.map((row) => row.code).sort();
}

/** A page ends between two codes, never between two languages of one. */
function codePage(db: Kysely<Tables>, after: string | undefined, most: number) {
  const codes = db.selectFrom('follows').select('code').distinct().orderBy('code').limit(most);
  const page = after === undefined ? codes : codes.where('code', '>', after);
  return db
    .selectFrom('follows')
    .innerJoin('targets', (join) =>
      join
        .onRef('targets.workspace', '=', 'follows.workspace')
        .onRef('targets.target', '=', 'follows.target'),
    )
    .select(['follows.code', 'targets.language'])
    .distinct()
    .where('follows.code', 'in', page)
    .orderBy('follows.code')
    .orderBy('targets.language');
}

async function told(database: Database, follows: Parameters<Follows['told']>[0]): Promise<void> {
  const last = lastByKey(follows, ({ key, code }) => [key.workspace, key.target, code]);
  const rows = last.map(({ key, code, facts, missing }) => {
    return [key.workspace, key.target, code, JSON.stringify(facts), missing ? 1 : 0];
  });
  await atomically(database, async (transaction) => {
    for (const batch of batches(rows)) {
      await sql`update follows set told = given.column4, told_missing = cast(given.column5 as integer)
        from ${valuesOf(batch)} as given where follows.workspace = given.column1
        and follows.target = given.column2 and follows.code = given.column3`.execute(transaction);
    }
  });
}

const TARGETS_KEY = ['workspace', 'target'] as const;

export function createTargets(database: Database, tell: TellProblem): Targets {
  const { db } = database;
  const read = (rows: readonly Tables['targets'][]) =>
    readRows('targets', TARGETS_KEY, targetRow, rows, tell);
  return {
    get: async ({ workspace, target }) => {
      const all = db.selectFrom('targets').selectAll().where('workspace', '=', workspace);
      const of = async (id: string) => read(await all.where('target', '=', id).execute())[0];
      const found = await of(target);
      if (found) return found;
      const now = await movedTo(db, workspace, target);
      return now === undefined ? undefined : of(now);
    },
    inWorkspace: (workspace) =>
      inPages(
        ['target'],
        (comesNext, most) => {
          const all = db.selectFrom('targets').selectAll().where('workspace', '=', workspace);
          return all.where(comesNext).orderBy('target').limit(most).execute();
        },
        read,
      ),
    workspaces: async () => {
      const all = [...(await workspacesIn('follows', db)), ...(await workspacesIn('rings', db))];
      return [...new Set(all)].sort();
    },
    change: (key, change) => put(database, key, changedColumns(change)),
    checked: (ids, at) => checked(database, ids, wholeTime(at)),
  };
}

/**
 * Each workspace once. Goes from one to the next by the index, since a university's rows all have the same
 * one.
 */
async function workspacesIn(table: 'follows' | 'rings', db: Kysely<Tables>): Promise<string[]> {
  const from = sql.table(table);
  const { rows } = await sql<Pick<Tables['targets'], 'workspace'>>`
    with recursive each_one(workspace) as (
      select min(workspace) from ${from}
      union all
      select (select min(workspace) from ${from} where workspace > each_one.workspace)
      from each_one where workspace is not null
    ) select workspace from each_one where workspace is not null`.execute(db);
  return rows.map(({ workspace }) => workspace);
}

function changedColumns({ language, settings, pause }: TargetChange): Partial<Tables['targets']> {
  return {
    ...(language !== undefined && { language }),
    ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    ...(pause !== undefined && { pause: pause === null ? null : JSON.stringify(pause) }),
  };
}

async function put(database: Database, key: TargetKey, columns: Partial<Tables['targets']>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await atomically(database, async (transaction) => {
    const target = await idNow(transaction, key.workspace, key.target);
    await transaction
      .updateTable('targets')
      .set(columns)
      .where('workspace', '=', key.workspace)
      .where('target', '=', target)
      .execute();
  });
}

async function checked(database: Database, workspaces: readonly string[], at: number): Promise<void> {
  await atomically(database, async (transaction) => {
    for (const batch of batches(workspaces)) {
      await transaction
        .updateTable('targets')
        .set({ checked_at: at })
        .where('workspace', 'in', batch)
        .execute();
    }
  });
}
