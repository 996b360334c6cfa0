import { type Kysely, sql } from 'kysely';
import { wholeTime } from './columns.ts';
import { atomically, batches, type Database, inPages } from './database.ts';
import { idNow, movedTo } from './moved-channels.ts';
import type { TellProblem } from './problems.ts';
import { readRows, targetRow } from './rows.ts';
import type { TargetChange, TargetKey, Targets } from './store.ts';
import type { Tables } from './tables.ts';

const KEY = ['workspace', 'target'] as const;

export function createTargets(database: Database, tell: TellProblem): Targets {
  const { db } = database;
  const read = (rows: readonly Tables['targets'][]) => readRows('targets', KEY, targetRow, rows, tell);
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
