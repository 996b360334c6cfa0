/**
 * Slack gives a private channel another id when it becomes shared. All that is kept of the channel moves to the new
 * id, and is merged with what is kept there. The old id is remembered for a while, since an answer that was under
 * way, and a form that was open, still name it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { atomically, type Database, removeRows } from './database.ts';
import { isUsual } from './reminder-settings.ts';
import { settingsText, type Tables, wholeTime } from './rows.ts';
import type { ChannelMove } from './workspaces.ts';

type Kept = Kysely<Tables> | Transaction<Tables>;

/** Slack never gives a person another id. */
const isPerson = (id: string): boolean => /^[UW]/.test(id);

/** The id that a channel has now; the given one where it has not been changed. */
export async function idNow(db: Kept, workspace: string, id: string): Promise<string> {
  if (isPerson(id)) return id;
  const moves = db.selectFrom('moved_channels').select('new_id').where('workspace', '=', workspace);
  return (await moves.where('old_id', '=', id).executeTakeFirst())?.new_id ?? id;
}

/** Finds something of a channel: under the given id, else under the one that the channel has now. */
export async function findMoved<T>(
  db: Kept,
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
  await transaction
    .insertInto('moved_channels')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['workspace', 'old_id']).doUpdateSet({ new_id: to, moved_at: row.moved_at }),
    )
    .execute();
  const others = transaction.updateTable('moved_channels').set({ new_id: to });
  await others.where('workspace', '=', workspace).where('new_id', '=', from).execute();
  await removeRows(transaction, 'moved_channels', sql`workspace = ${workspace} and old_id = ${to}`);
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

async function isLeft(db: Kept, { workspace, from }: ChannelMove): Promise<boolean> {
  const { rows } = await sql`
    select 1 from targets where workspace = ${workspace} and target = ${from}
    union all select 1 from rings where workspace = ${workspace} and target = ${from}
    union all select 1 from channels where workspace = ${workspace} and channel = ${from} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Tables that hold something of a channel, each with what moves it. What refers to a row moves after it. */
async function moveAll(transaction: Transaction<Tables>, move: ChannelMove): Promise<void> {
  const { workspace, from, to } = move;
  // Work that adds follows locks the target first, and so does this.
  await sql`update targets set kind = kind where workspace = ${workspace} and target in (${from}, ${to})`.execute(
    transaction,
  );
  const targets = await moveTarget(transaction, move);
  await moveFollows(transaction, move);
  await targets.removeOld();
  await moveReminders(transaction, move);
  await moveChoices(transaction, move);
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
  if (old && !known) {
    // The channel was not found under the old id, which says nothing of the new one.
    const pause = old.pause?.includes('channel_not_found') ? null : old.pause;
    await transaction
      .insertInto('targets')
      .values({ ...old, target: to, conversation: to, pause })
      .execute();
  } else if (old && known) {
    const chosen = await languageOf(transaction, workspace, to);
    await transaction
      .updateTable('targets')
      .set({
        settings: isUsualText(known.settings) ? old.settings : known.settings,
        language: chosen ?? old.language,
      })
      .where('workspace', '=', workspace)
      .where('target', '=', to)
      .execute();
  }
  return {
    /** After the follows, which refer to it. */
    removeOld: () => removeRows(transaction, 'targets', sql`workspace = ${workspace} and target = ${from}`),
  };
}

/** Whether no settings were chosen. A text that can't be read holds no choice. */
function isUsualText(text: string): boolean {
  const { data } = settingsText.safeParse(text);
  return data === undefined || isUsual(data);
}

async function languageOf(transaction: Transaction<Tables>, workspace: string, channel: string) {
  const chosen = transaction.selectFrom('channels').select('language').where('workspace', '=', workspace);
  return (await chosen.where('channel', '=', channel).executeTakeFirst())?.language;
}

/** Of a course that is followed under both ids, the follow of the new one stays. */
async function moveFollows(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  await sql`update follows set target = ${to} where workspace = ${workspace} and target = ${from}
    and code not in (select code from follows where workspace = ${workspace} and target = ${to})`.execute(
    transaction,
  );
  await removeRows(transaction, 'follows', sql`workspace = ${workspace} and target = ${from}`);
}

/** A row that says more of what Slack has done comes before one that says less. */
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
    const row = (id: string) => sql`workspace = ${workspace} and target = ${id} and key = ${key}`;
    const wins = sure(state) > sure(known.get(key));
    await removeRows(transaction, 'rings', row(wins ? to : from));
    if (wins) await sql`update rings set target = ${to} where ${row(from)}`.execute(transaction);
  }
}

/** What was chosen under the new id stays, and the rest comes from the old one. */
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
    answers_codes: known?.answers_codes === 1 ? (1 as const) : old.answers_codes,
  };
  await transaction
    .insertInto('channels')
    .values({ workspace, channel: to, ...merged })
    .onConflict((conflict) => conflict.columns(['workspace', 'channel']).doUpdateSet(merged))
    .execute();
  await removeRows(transaction, 'channels', sql`workspace = ${workspace} and channel = ${from}`);
}

/** What a channel has been told lately, by words in the names of claims. The later end counts. */
async function moveClaims(transaction: Transaction<Tables>, { workspace, from, to }: ChannelMove) {
  const like = `% ${workspace} ${from} %`;
  const all = transaction.selectFrom('claims').selectAll().where('name', 'like', like);
  for (const { name, ends_at } of await all.execute()) {
    const words = name.split(' ');
    const at = words.findIndex((word, index) => word === from && words[index - 1] === workspace);
    if (at < 0) continue;
    await transaction
      .insertInto('claims')
      .values({ name: words.with(at, to).join(' '), ends_at })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ ends_at }).where('claims.ends_at', '<', ends_at),
      )
      .execute();
    await transaction.deleteFrom('claims').where('name', '=', name).execute();
  }
}
