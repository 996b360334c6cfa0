/**
 * Slack gives a private channel another id when it becomes shared. All that is kept of the channel moves to the new
 * id, and is merged with what is kept there. The old id is remembered for a while, since an answer that was under
 * way, and a form that was open, still name it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { json, wholeTime } from './database/columns.ts';
import { atomically, type Database, equal, removeRows, updateRows, upsert } from './database/database.ts';
import { CHANNEL_COLUMNS, KEYS, type TableName, type Tables } from './database/tables.ts';
import { isUsual, settingsShape } from './reminder-settings.ts';
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

async function moveAll(transaction: Transaction<Tables>, move: ChannelMove): Promise<void> {
  const { workspace, from, to } = move;
  // Work that adds follows locks the target first, and so does this.
  await sql`update targets set kind = kind
    where workspace = ${workspace} and target in (${from}, ${to})`.execute(transaction);
  await moveTarget(transaction, move);
  await dropLessSure(transaction, move);
  await mergeChoices(transaction, move);
  for (const [table, column] of CHANNEL_COLUMNS) await moveRows(transaction, table, column, move);
  // Others referred to it.
  await removeRows(transaction, 'targets', equal({ workspace, target: from }));
  await moveClaims(transaction, move);
}

/** Of two rows with the same rest of the key, that of the new id stays: it is the later one. */
async function moveRows(
  transaction: Transaction<Tables>,
  table: TableName,
  column: string,
  { workspace, from, to }: ChannelMove,
): Promise<void> {
  const old = equal({ workspace, [column]: from });
  if (KEYS[table].includes(column)) {
    const rest = KEYS[table].filter((name) => name !== column);
    const isSame = rest.map((name) => sql`known.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`);
    const known = sql`select 1 from ${sql.table(table)} as known
      where known.${sql.ref(column)} = ${to} and ${sql.join(isSame, sql` and `)}`;
    await removeRows(transaction, table, sql`${old} and exists (${known})`);
  }
  await updateRows(transaction, table, { [column]: to }, old);
}

/**
 * Settings that were chosen stay. Where something was chosen under both ids, the new one counts: it is the later
 * one. The same is true of the language.
 */
async function moveTarget(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const stored = transaction.selectFrom('targets').selectAll();
  const old = await stored.where(equal({ workspace, target: from })).executeTakeFirst();
  const known = await stored.where(equal({ workspace, target: to })).executeTakeFirst();
  if (!old) return;
  if (known) {
    const settings = isUsualText(known.settings) ? old.settings : known.settings;
    const chosen = transaction.selectFrom('channels').select('language');
    const own = await chosen.where(equal({ workspace, channel: to })).executeTakeFirst();
    const language = own?.language ?? old.language;
    await updateRows(transaction, 'targets', { settings, language }, equal({ workspace, target: to }));
  } else {
    // The channel was not found under the old id, which says nothing of the new one.
    const pause = old.pause?.includes('channel_not_found') ? null : old.pause;
    await upsert(transaction, 'targets', [{ ...old, target: to, conversation: to, pause }]);
  }
}

/** Whether no settings were chosen. A text that can't be read holds no choice. */
function isUsualText(settings: string): boolean {
  const { data } = json(settingsShape).safeParse(settings);
  return data === undefined || isUsual(data);
}

/**
 * Of a message that was meant for both ids, the row that says more about Slack's work stays. Rows keep the conversation
 * in which Slack holds their message: the next pass finds it there. A message without a row is taken back by the next
 * pass that asks Slack.
 */
async function dropLessSure(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const sureness = (row: string) =>
    sql`case ${sql.ref(`${row}.state`)} when 'rung' then 3 when 'held' then 2 when 'posting' then 1 else 0 end`;
  const surer = sql`select 1 from rings as old where old.workspace = ${workspace} and old.target = ${from}
    and old.key = rings.key and ${sureness('old')} > ${sureness('rings')}`;
  await removeRows(transaction, 'rings', sql`${equal({ workspace, target: to })} and exists (${surer})`);
}

/** Choices under the new id stay, and the rest comes from the old one. */
async function mergeChoices(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const old = (column: string) =>
    sql`(select ${sql.ref(column)} from channels as old where old.workspace = ${workspace} and old.channel = ${from})`;
  const merged = {
    language: sql`coalesce(language, ${old('language')})`,
    linked: sql`coalesce(linked, ${old('linked')})`,
    answers_codes: sql`case answers_codes when 1 then 1 else coalesce(${old('answers_codes')}, 0) end`,
  };
  await updateRows(transaction, 'channels', merged, equal({ workspace, channel: to }));
}

/** Claims name a channel among their words. The later end counts. */
async function moveClaims(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const like = `% ${workspace} ${from} %`;
  const all = transaction.selectFrom('claims').selectAll().where('name', 'like', like);
  for (const { name, ends_at } of await all.execute()) {
    const words = name.split(' ');
    const at = words.findIndex((word, index) => word === from && words[index - 1] === workspace);
    if (at < 0) continue;
    const moved = { name: words.with(at, to).join(' '), ends_at };
    await upsert(transaction, 'claims', [moved], { where: sql`claims.ends_at < excluded.ends_at` });
    await removeRows(transaction, 'claims', equal({ name }));
  }
}
