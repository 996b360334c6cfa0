/**
 * Slack gives a private channel another id when it becomes shared. All that is kept of the channel moves to the new
 * id, and is merged with what is kept there. The old id is remembered for a while, since an answer that was under
 * way, and a form that was open, still name it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { atomically, type Database, equal, removeRows, update, upsert } from './database/database.ts';
import { settingsText, type Tables, wholeTime } from './database/tables.ts';
import type { ChannelMove } from './records.ts';
import { isUsual } from './reminder-settings.ts';

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
  await sql`update moved_channels set new_id = ${to}
    where ${equal({ workspace, new_id: from })}`.execute(transaction);
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
  const [target, channel] = [equal({ workspace, target: from }), equal({ workspace, channel: from })];
  const left = sql`select 1 from targets where ${target} union all select 1 from rings where ${target}
    union all select 1 from channels where ${channel}
    union all select 1 from channel_edits where ${channel}
    union all select 1 from feeds where ${equal({ workspace, user_id: from })} limit 1`;
  return (await left.execute(db)).rows.length > 0;
}

/** A row that others refer to is removed after them. */
async function moveAll(transaction: Transaction<Tables>, move: ChannelMove): Promise<void> {
  const { workspace, from, to } = move;
  const [old, both] = [equal({ workspace, target: from }), sql`target in (${from}, ${to})`];
  // Work that adds follows locks the target first, and so does this.
  await sql`update targets set kind = kind where workspace = ${workspace} and ${both}`.execute(transaction);
  await moveTarget(transaction, move);
  // Of a course that is followed under both ids, the follow of the new one stays.
  await sql`update follows set target = ${to} where ${old} and code not in
    (select code from follows where ${equal({ workspace, target: to })})`.execute(transaction);
  await removeRows(transaction, 'follows', old);
  for (const table of ['run_follows', 'new_runs'] as const) {
    const key = table === 'run_follows' ? sql`topic` : sql`topic || ' ' || code`;
    await sql`update ${sql.table(table)} set target = ${to} where ${old} and ${key} not in
      (select ${key} from ${sql.table(table)} where ${equal({ workspace, target: to })})`.execute(
      transaction,
    );
    await removeRows(transaction, table, old);
  }
  await removeRows(transaction, 'targets', old);
  for (const table of ['enrolled', 'snoozes'])
    await sql`update ${sql.table(table)} set target = ${to} where ${old}`.execute(transaction);
  await moveReminders(transaction, move);
  await moveChoices(transaction, move);
  await moveFeed(transaction, move);
  await moveContexts(transaction, move);
  await moveEdits(transaction, move);
  await moveClaims(transaction, move);
}

/**
 * Settings that were chosen stay. Where something was chosen under both ids, the new one counts: it is the later
 * one. The same is true of the language.
 */
async function moveTarget(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const rows = await transaction
    .selectFrom('targets')
    .selectAll()
    .where('workspace', '=', workspace)
    .where('target', 'in', [from, to])
    .execute();
  const [old, known] = [from, to].map((id) => rows.find(({ target }) => target === id));
  if (!old) return;
  if (known) {
    const settings = isUsualText(known.settings) ? old.settings : known.settings;
    const language = (await chosenLanguage(transaction, workspace, to)) ?? old.language;
    await update(transaction, 'targets', { workspace, target: to }, { settings, language });
  } else {
    // The channel was not found under the old id, which says nothing of the new one.
    const pause = old.pause?.includes('channel_not_found') ? null : old.pause;
    await upsert(transaction, 'targets', [{ ...old, target: to, conversation: to, pause }]);
  }
}

/** Whether no settings were chosen. A text that can't be read holds no choice. */
function isUsualText(text: string): boolean {
  const { data } = settingsText.safeParse(text);
  return data === undefined || isUsual(data);
}

async function chosenLanguage(transaction: Transaction<Tables>, workspace: string, channel: string) {
  const chosen = transaction.selectFrom('channels').select('language').where('workspace', '=', workspace);
  return (await chosen.where('channel', '=', channel).executeTakeFirst())?.language;
}

/** A row that says more about Slack's work comes before one that says less. */
const SURENESS: Readonly<Record<string, number>> = { rung: 3, held: 2, posting: 1, intended: 0 };

/**
 * Rows keep the conversation in which Slack holds their message: the next pass finds it there. Of a message that
 * was meant for both ids one row stays; a message without a row is taken back by the next pass that asks Slack.
 */
async function moveReminders(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const ofBoth = await transaction
    .selectFrom('rings')
    .select(['target', 'key', 'state'])
    .where('workspace', '=', workspace)
    .where('target', 'in', [from, to])
    .execute();
  const known = new Map(ofBoth.flatMap((row) => (row.target === to ? [[row.key, row.state]] : [])));
  const sure = (state = ''): number => SURENESS[state] ?? -1;
  for (const { key, state } of ofBoth.filter(({ target }) => target === from)) {
    const row = (id: string) => equal({ workspace, target: id, key });
    const wins = sure(state) > sure(known.get(key));
    await removeRows(transaction, 'rings', row(wins ? to : from));
    if (wins) await sql`update rings set target = ${to} where ${row(from)}`.execute(transaction);
  }
}

/** Choices under the new id stay, and the rest comes from the old one. */
async function moveChoices(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const rows = await transaction
    .selectFrom('channels')
    .selectAll()
    .where('workspace', '=', workspace)
    .where('channel', 'in', [from, to])
    .execute();
  const [old, known] = [from, to].map((id) => rows.find(({ channel }) => channel === id));
  if (!old) return;
  const merged = {
    language: known?.language ?? old.language,
    linked: known?.linked ?? old.linked,
    answers_codes: known?.answers_codes === 1 ? 1 : old.answers_codes,
  };
  await upsert(transaction, 'channels', [{ workspace, channel: to, ...merged }]);
  await removeRows(transaction, 'channels', equal({ workspace, channel: from }));
}

/** Calendars go on at the address under the new id; else at that of the old one. */
async function moveFeed(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const old = equal({ workspace, user_id: from });
  await sql`update feeds set user_id = ${to} where ${old} and not exists
    (select 1 from feeds as newer where newer.workspace = ${workspace} and newer.user_id = ${to})`.execute(
    transaction,
  );
  await removeRows(transaction, 'feeds', old);
}

/** What is noted under the new id is the later. */
async function moveContexts(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  await removeRows(
    transaction,
    'contexts',
    sql`workspace = ${workspace} and conversation = ${from} and exists (select 1 from contexts as known
      where known.workspace = ${workspace} and known.conversation = ${to}
      and known.user_id = contexts.user_id and known.thread = contexts.thread)`,
  );
  await transaction
    .updateTable('contexts')
    .set({ conversation: to })
    .where('workspace', '=', workspace)
    .where('conversation', '=', from)
    .execute();
}

async function moveEdits(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  await sql`update channel_edits set channel = ${to}
    where ${equal({ workspace, channel: from })}`.execute(transaction);
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
