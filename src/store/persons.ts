import { wholeTime } from './columns.ts';
import type { PersonChange, PersonKey, Persons } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { personRow } from './home-rows.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';
import type { Tables } from './tables.ts';

const KEY = ['workspace', 'user_id'] as const;

export function createPersons(database: Database, tell: TellProblem): Persons {
  return {
    get: async ({ workspace, user }) => {
      const all = database.db.selectFrom('persons').selectAll().where('workspace', '=', workspace);
      return readRows('persons', KEY, personRow, await all.where('user_id', '=', user).execute(), tell)[0];
    },
    change: (key, change) => put(database, key, changedColumns(change)),
  };
}

function changedColumns({ language, rings, homeOpenedAt }: PersonChange) {
  return {
    ...(language !== undefined && { language }),
    ...(rings !== undefined && { rings: JSON.stringify(rings) }),
    ...(homeOpenedAt !== undefined && { home_opened_at: wholeTime(homeOpenedAt) }),
  } satisfies Partial<Tables['persons']>;
}

async function put(
  database: Database,
  { workspace, user }: PersonKey,
  columns: ReturnType<typeof changedColumns>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await atomically(database, async (transaction) => {
    await transaction
      .insertInto('persons')
      .values({ workspace, user_id: user, ...columns })
      .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(columns))
      .execute();
  });
}
