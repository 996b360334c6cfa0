import { atomically, type Database, parseRows, upsert } from './database.ts';
import { contextRow, wholeTime } from './rows.ts';
import type { TellProblem } from './store.ts';
import type { Contexts } from './workspaces.ts';

/** A note is a person's, so that it is erased with the person's data. */
export function createContexts(database: Database, tell: TellProblem): Contexts {
  return {
    note: async ({ workspace, conversation, thread }, user, codes, at) => {
      const spot = { workspace, user_id: user, conversation, thread };
      const row = { ...spot, codes: JSON.stringify(codes), at: wholeTime(at) };
      await atomically(database, async (transaction) => upsert(transaction, 'contexts', [row]));
    },
    codes: async ({ workspace, conversation, thread }, since) => {
      const latest = database.db
        .selectFrom('contexts')
        .selectAll()
        .where('workspace', '=', workspace)
        .where('conversation', '=', conversation)
        .where('thread', '=', thread)
        .where('at', '>=', wholeTime(since))
        .orderBy('at', 'desc')
        .limit(1);
      return parseRows('contexts', contextRow, await latest.execute(), tell)[0] ?? [];
    },
  };
}
