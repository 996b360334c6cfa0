import type { SeenBuilding, SeenBuildings } from './concerns.ts';
import { atomically, batches, type Database } from './database.ts';
import { rowOfSeenBuilding, seenBuildingRow } from './home-rows.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';
import { knownLater, mergedByKey, mergedColumns } from './seen.ts';

export function createSeenBuildings(database: Database, tell: TellProblem): SeenBuildings {
  return {
    put: (buildings) => put(database, buildings),
    all: async () => {
      const rows = await database.db.selectFrom('seen_buildings').selectAll().orderBy('id').execute();
      return readRows('seen_buildings', ['id'], seenBuildingRow, rows, tell);
    },
  };
}

async function put(database: Database, buildings: readonly SeenBuilding[]): Promise<void> {
  if (buildings.length === 0) return;
  await atomically(database, async (transaction) => {
    for (const batch of batches(mergedByKey(buildings, ({ id }) => [id]))) {
      await transaction
        .insertInto('seen_buildings')
        .values(batch.map(rowOfSeenBuilding))
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...mergedColumns('seen_buildings'), code: knownLater('seen_buildings', 'code') }),
        )
        .execute();
    }
  });
}
