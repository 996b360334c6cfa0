/** The channels and people that follow, and their settings. */
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { json, text, wholeTime } from './database/columns.ts';
import {
  atomically,
  batches,
  type Database,
  equal,
  isNothing,
  put,
  rowReader,
  type TellProblem,
  updateRows,
} from './database/database.ts';
import { TARGETS, type TableName, type Tables } from './database/tables.ts';
import { findMoved, idNow } from './moved-channels.ts';
import type { Store, Target } from './store.ts';

/** Targets that want an overview of each week, or of each day's lessons. The text is as `JSON.stringify` makes it. */
export const wantsOverview = sql<SqlBool>`(targets.settings like '%"weekly":%' or targets.settings like '%"daily":%')`;

export function createTargets(database: Database, tell: TellProblem): Store['targets'] {
  const { db } = database;
  const reader = rowReader(db, TARGETS, tell);
  return {
    get: ({ workspace, target }) =>
      findMoved(db, workspace, target, (id) => reader.get({ workspace, target: id })),
    inWorkspace: reader.list,
    workspaces: async () => {
      const wanting = await db
        .selectFrom('targets')
        .select('workspace')
        .distinct()
        .where(wantsOverview)
        .execute();
      const all = wanting.map(({ workspace }) => workspace);
      for (const table of ['follows', 'run_follows', 'rings'] as const)
        all.push(...(await workspacesIn(table, db)));
      return [...new Set(all)].sort();
    },
    change: async ({ workspace, target: given }, change) => {
      if (isNothing(change)) return;
      await atomically(database, async (transaction) => {
        const key = equal({ workspace, target: await idNow(transaction, workspace, given) });
        await updateRows(transaction, 'targets', TARGETS.columnsOf(change), key);
      });
    },
    moveTo: ({ workspace, user }, zone) =>
      atomically(database, async (transaction) => {
        const ofTarget = equal({ workspace, target: user, kind: 'person' });
        const ofPerson = equal({ workspace, user_id: user });
        const isMoved = [
          await changeZone(transaction, 'targets', 'settings', ofTarget, zone),
          await changeZone(transaction, 'persons', 'rings', ofPerson, zone),
        ];
        return isMoved.includes(true);
      }),
    checked: async (workspaces, at) => {
      await atomically(database, async (transaction) => {
        for (const batch of batches(workspaces)) {
          await transaction
            .updateTable('targets')
            .set({ checked_at: wholeTime(at) })
            .where('workspace', 'in', batch)
            .execute();
        }
      });
    },
  };
}

/** Stored settings; `looseObject`: what a later version has added stays. */
const zoned = json(z.looseObject({ zone: text }));

/** The rest of the settings stays, also where another writer changes it meanwhile. @returns whether it was another zone */
async function changeZone(
  transaction: Transaction<Tables>,
  table: 'targets' | 'persons',
  column: 'settings' | 'rings',
  where: RawBuilder<SqlBool>,
  zone: string,
): Promise<boolean> {
  const read = sql<{
    kept: string | null;
  }>`select ${sql.ref(column)} as kept from ${sql.table(table)} where ${where}`;
  for (;;) {
    const kept = (await read.execute(transaction)).rows[0]?.kept;
    const settings = typeof kept === 'string' ? z.safeDecode(zoned, kept).data : undefined;
    if (!settings || settings.zone === zone) return false;
    const columns = { [column]: z.encode(zoned, { ...settings, zone }) };
    const isUnchanged = sql`${where} and ${equal({ [column]: kept })}`;
    if ((await updateRows(transaction, table, columns, isUnchanged)) > 0) return true;
  }
}

/**
 * Each workspace once. Goes from one to the next by the index, since a university's rows all have the same
 * one.
 */
export async function workspacesIn(table: TableName, db: Kysely<Tables>): Promise<string[]> {
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

/**
 * Adds a target unless it is there. What a person has chosen since the target was made up, as while a course was looked up,
 * is kept: the person's row is locked, so that a choice that is stored next finds the target.
 */
export async function putTarget(transaction: Transaction<Tables>, target: Target): Promise<void> {
  const key = equal({ workspace: target.workspace, target: target.target });
  const found = sql`select 1 from targets where ${key}`;
  const isKnown = (await found.execute(transaction)).rows.length > 0;
  // A group direct message may have become a channel.
  await put(transaction, TARGETS, [target], { columns: ['kind'] });
  if (isKnown || target.kind !== 'person') return;
  const chosen = sql<Pick<Tables['persons'], 'rings'>>`update persons set rings = rings
    where ${equal({ workspace: target.workspace, user_id: target.target })} returning rings`;
  const rings = (await chosen.execute(transaction)).rows[0]?.rings;
  const kept = rings ? z.safeDecode(zoned, rings).data : undefined;
  if (!kept) return;
  const settings = z.encode(zoned, { ...kept, zone: target.settings.zone });
  await updateRows(transaction, 'targets', { settings }, key);
}
