import { among, atomically, batches, type Database, lastByKey } from './database.ts';
import type { TellProblem } from './problems.ts';
import { readRows, ringRow, rowOfRing } from './rows.ts';
import type { Ring, Rings } from './store.ts';

const KEY = ['workspace', 'target', 'key'] as const;
type RingKey = Pick<Ring, (typeof KEY)[number]>;

export function createRings(database: Database, tell: TellProblem): Rings {
  return {
    inWorkspace: async (workspace) => {
      const all = database.db.selectFrom('rings').selectAll().where('workspace', '=', workspace);
      return readRows('rings', KEY, ringRow, await all.orderBy('target').orderBy('key').execute(), tell);
    },
    put: (rings) => put(database, rings),
    delete: (rings) => remove(database, rings),
    forget: (before) => forget(database, before),
  };
}

async function put(database: Database, rings: readonly Ring[]): Promise<void> {
  await atomically(database, async (transaction) => {
    for (const batch of batches(lastByKey(rings, keyOf))) {
      await transaction
        .insertInto('rings')
        .values(batch.map(rowOfRing))
        .onConflict((conflict) =>
          conflict.columns([...KEY]).doUpdateSet((row) => ({
            conversation: row.ref('excluded.conversation'),
            post_at: row.ref('excluded.post_at'),
            text: row.ref('excluded.text'),
            state: row.ref('excluded.state'),
            scheduled_id: row.ref('excluded.scheduled_id'),
          })),
        )
        .execute();
    }
  });
}

async function remove(database: Database, rings: readonly RingKey[]): Promise<void> {
  await atomically(database, async (transaction) => {
    for (const batch of batches(rings)) {
      await transaction
        .deleteFrom('rings')
        .where(among(KEY, batch.map(keyOf)))
        .execute();
    }
  });
}

async function forget(database: Database, before: number): Promise<number> {
  return await atomically(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('rings')
      .where('state', '=', 'rung')
      .where('post_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

function keyOf({ workspace, target, key }: RingKey): readonly string[] {
  return [workspace, target, key];
}
