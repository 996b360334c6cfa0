import { among, atomically, batches, type Database, inPages, lastByKey } from './database.ts';
import type { TellProblem } from './problems.ts';
import { readRows, ringRow, rowOfRing } from './rows.ts';
import type { Ring, Rings } from './store.ts';
import type { Tables } from './tables.ts';

const KEY = ['workspace', 'target', 'key'] as const;
type RingKey = Pick<Ring, (typeof KEY)[number]>;

export function createRings(database: Database, tell: TellProblem): Rings {
  const { db } = database;
  const read = (rows: readonly Tables['rings'][]) => readRows('rings', KEY, ringRow, rows, tell);
  const ofWorkspace = (workspace: string) =>
    db.selectFrom('rings').selectAll().where('workspace', '=', workspace);
  return {
    of: async ({ workspace, target }) =>
      read(await ofWorkspace(workspace).where('target', '=', target).orderBy('key').execute()),
    inWorkspace: (workspace) =>
      inPages(
        ['target', 'key'],
        (comesNext, most) =>
          ofWorkspace(workspace).where(comesNext).orderBy('target').orderBy('key').limit(most).execute(),
        read,
      ),
    put: (rings) => put(database, rings),
    delete: (rings) => remove(database, rings),
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

function keyOf({ workspace, target, key }: RingKey): readonly string[] {
  return [workspace, target, key];
}
