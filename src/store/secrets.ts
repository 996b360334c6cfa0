import type { Secrets } from './concerns.ts';
import { atomically, type Database } from './database.ts';

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
