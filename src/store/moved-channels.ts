/**
 * Slack gives a private channel another id when it becomes shared. All that is kept of the channel moves to the new
 * id, and is merged with what is kept there. The old id is remembered for a while, since an answer that was under
 * way, and a form that was open, still name it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { wholeTime } from './database/columns.ts';
import { atomically, type Database, equal, removeRows, updateRows, upsert } from './database/database.ts';
import { CHANNEL_COLUMNS, type Tables } from './database/tables.ts';
import { dropLessSure, mergeChoices, moveClaims, moveRows, moveTarget } from './moved-rows.ts';
import type { ChannelMove } from './store.ts';

/** Slack never gives a person another id. */
const isPerson = (id: string): boolean => /^[UW]/.test(id);

/** The id that a channel has now; the given one where it has not been changed. */
export async function idNow(db: Kysely<Tables>, workspace: string, id: string): Promise<string> {
  if (isPerson(id)) return id;
  const moves = db.selectFrom('moved_channels').select('new_id').where('workspace', '=', workspace);
  return (await moves.where('old_id', '=', id).executeTakeFirst())?.new_id ?? id;
}

/** Finds something of a channel: under the given id, else under the one that the channel has now. */
export async function findMoved<T>(
  db: Kysely<Tables>,
  workspace: string,
  id: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find(id);
  if (found !== undefined) return found;
  const now = await idNow(db, workspace, id);
  return now === id ? undefined : find(now);
}

/** The same for a list. */
export async function listMoved<T>(
  db: Kysely<Tables>,
  workspace: string,
  id: string,
  find: (id: string) => Promise<T[]>,
): Promise<T[]> {
  const some = async (one: string) => {
    const found = await find(one);
    return found.length > 0 ? found : undefined;
  };
  return (await findMoved(db, workspace, id, some)) ?? [];
}

/**
 * Moves all that is kept of a channel. To do it again changes nothing. That it has moved is kept first, for itself:
 * if the rest fails, or the process ends, `settleMoves` does it.
 */
export async function moveChannel(database: Database, move: ChannelMove, at: number): Promise<void> {
  const { workspace, from } = move;
  const to = await atomically(database, (transaction) => noteMove(transaction, move, at));
  if (to !== undefined)
    await atomically(database, (transaction) => moveAll(transaction, { workspace, from, to }));
}

/** @returns the id that the channel has now; undefined where that is the old one */
async function noteMove(transaction: Transaction<Tables>, move: ChannelMove, at: number) {
  const { workspace, from } = move;
  // This move may come after a later one, or be told again.
  const latest = await idNow(transaction, workspace, move.to);
  const to = latest === from ? move.to : latest;
  if (to === from) return undefined;
  const row = { workspace, old_id: from, new_id: to, moved_at: wholeTime(at) };
  await upsert(transaction, 'moved_channels', [row]);
  await updateRows(transaction, 'moved_channels', { new_id: to }, equal({ workspace, new_id: from }));
  await removeRows(transaction, 'moved_channels', equal({ workspace, old_id: to }));
  return to;
}

/** Moves what is under an old id: a move that was not ended, or work that was under way, has left it there. */
export async function settleMoves(database: Database, workspace: string): Promise<void> {
  const all = database.db.selectFrom('moved_channels').selectAll().where('workspace', '=', workspace);
  for (const { old_id: from, new_id: to } of await all.execute()) {
    const move = { workspace, from, to };
    if (await isLeft(database.db, move))
      await atomically(database, (transaction) => moveAll(transaction, move));
  }
}

async function isLeft(db: Kysely<Tables>, { workspace, from }: ChannelMove): Promise<boolean> {
  const each = [['targets', 'target'] as const, ...CHANNEL_COLUMNS].map(
    ([table, column]) => sql`select 1 from ${sql.table(table)} where ${equal({ workspace, [column]: from })}`,
  );
  const { rows } = await sql`${sql.join(each, sql` union all `)} limit 1`.execute(db);
  return rows.length > 0;
}

async function moveAll(
  transaction: Transaction<Tables>,
  { workspace, from, to }: ChannelMove,
): Promise<void> {
  const rowsBy = (column: string) => ({ column, from, to, within: { workspace } });
  // Work that adds follows locks the target first, and so does this.
  await sql`update targets set kind = kind
    where workspace = ${workspace} and target in (${from}, ${to})`.execute(transaction);
  const stored = transaction
    .selectFrom('targets')
    .selectAll()
    .where(equal({ workspace, target: from }));
  const old = await stored.executeTakeFirst();
  if (old) {
    // The channel was not found under the old id, which says nothing of the new one.
    const pause = old.pause?.includes('channel_not_found') ? null : old.pause;
    const moved = { ...old, target: to, conversation: to, pause };
    await moveTarget(transaction, old, moved, () => languageChosen(transaction, { workspace, channel: to }));
  }
  await dropLessSure(transaction, rowsBy('target'));
  await mergeChoices(transaction, rowsBy('channel'));
  // Of two rows that of the new id stays: it is the later one.
  for (const [table, column] of CHANNEL_COLUMNS) await moveRows(transaction, table, rowsBy(column));
  // Others referred to it.
  await removeRows(transaction, 'targets', equal({ workspace, target: from }));
  await moveClaims(transaction, `${workspace} ${from}`, `${workspace} ${to}`);
}

async function languageChosen(
  transaction: Transaction<Tables>,
  key: { readonly workspace: string; readonly channel: string },
): Promise<string | undefined> {
  const chosen = transaction.selectFrom('channels').select('language').where(equal(key));
  return (await chosen.executeTakeFirst())?.language ?? undefined;
}
