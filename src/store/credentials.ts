/** What lets in a person's programs: calendar feeds and tokens of assistants. Only digests are kept. */
import { sql } from 'kysely';
import { z } from 'zod';
import { atomically, type Database, removeRows, rowReader, upsert } from './database.ts';
import type { TellProblem } from './problems.ts';
import { wholeTime } from './rows.ts';
import type { PersonKey } from './store.ts';
import type { AssistantTokenRows, Feeds } from './workspaces.ts';

const person = { workspace: z.string(), user_id: z.string() };
const personOf = ({ workspace, user_id }: z.infer<z.ZodObject<typeof person>>): PersonKey => ({
  workspace,
  user: user_id,
});

const feedRow = z
  .object({ ...person, hash: z.string(), made_at: z.number() })
  .transform((row) => ({ owner: personOf(row), madeAt: row.made_at }));

const assistantTokenRow = z
  .object({ ...person, slot: z.number(), hash: z.string(), name: z.string(), made_at: z.number() })
  .transform((row) => ({
    owner: personOf(row),
    slot: row.slot,
    token: { hash: row.hash, name: row.name, madeAt: row.made_at },
  }));

const isOf = ({ workspace, user }: PersonKey) => sql`workspace = ${workspace} and user_id = ${user}`;

export function createFeedRows(database: Database, tell: TellProblem): Feeds {
  const { get } = rowReader(database.db, 'feeds', feedRow, tell);
  return {
    replace: async (key, hash, at) => {
      const row = { workspace: key.workspace, user_id: key.user, hash, made_at: wholeTime(at) };
      await atomically(database, async (transaction) => {
        // Deleted, and not only written over, so that the old hash counts as something to overwrite in the files.
        await removeRows(transaction, 'feeds', isOf(key));
        await upsert(transaction, 'feeds', [row]);
      });
    },
    revoke: (key) =>
      atomically(database, async (transaction) => (await removeRows(transaction, 'feeds', isOf(key))) > 0),
    madeAt: async ({ workspace, user }) => (await get({ workspace, user_id: user }))?.madeAt,
    owner: async (hash) => (await get({ hash }))?.owner,
  };
}

/** A person's tokens have numbers from 1 on: as the numbers are part of the key, no two writers make one too many. */
export function createAssistantTokenRows(database: Database, tell: TellProblem): AssistantTokenRows {
  const { get, find } = rowReader(database.db, 'assistant_tokens', assistantTokenRow, tell);
  const ofPerson = ({ workspace, user }: PersonKey) =>
    find({ workspace, user_id: user }, ['made_at', 'slot']);
  const tryToAdd = async (
    key: PersonKey,
    { hash, name, madeAt }: Parameters<AssistantTokenRows['add']>[1],
    most: number,
  ): Promise<boolean | 'again'> => {
    const known = await ofPerson(key);
    if (known.some(({ token }) => token.hash === hash)) return true;
    const numbers = Array.from({ length: most }, (_, index) => index + 1);
    const slot = numbers.find((number) => known.every((one) => one.slot !== number));
    if (slot === undefined) return false;
    const { numAffectedRows } = await atomically(database, (transaction) =>
      sql`insert into assistant_tokens (workspace, user_id, slot, hash, name, made_at)
        values (${key.workspace}, ${key.user}, ${slot}, ${hash}, ${name}, ${wholeTime(madeAt)})
        on conflict (workspace, user_id, slot) do nothing`.execute(transaction),
    );
    return numAffectedRows === 1n ? true : 'again';
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
    of: async (key) => (await ofPerson(key)).map(({ token }) => token),
    revoke: (key, hash) =>
      atomically(
        database,
        async (transaction) =>
          (await removeRows(transaction, 'assistant_tokens', sql`${isOf(key)} and hash = ${hash}`)) > 0,
      ),
    owner: async (hash) => (await get({ hash }))?.owner,
  };
}
