/**
 * With the bot token of one workspace, something may be kept under the id of another one: a person of another organization
 * acted in a shared channel while it was not known yet whose the token is. It moves to the token's workspace, and is
 * merged with what is kept there. Channels and people have the same ids in both.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { NAME_COLUMNS, wholeTime } from './database/columns.ts';
import { atomically, type Database, equal, removeRows, updateRows } from './database/database.ts';
import { KEYS, TABLES, type TableName, type Tables } from './database/tables.ts';
import { followCountOf } from './follows.ts';
import { forgetOldest, GIVEN_TO_ALL } from './history.ts';
import {
  dropLessSure,
  later,
  mergeChoices,
  mergeRows,
  moveClaims,
  moveRows,
  moveTarget,
  orOld,
  type RowsMove,
} from './moved-rows.ts';
import { MOST_FOLLOWS } from './reminder-settings.ts';
import type { TakeIn } from './store.ts';
import { workspacesIn } from './targets.ts';

/** Tables of which some rows refer to others. */
const FOLLOWING: ReadonlySet<TableName> = new Set<TableName>(['targets', 'follows', 'run_follows']);
const LAST_MINUTE = 60_000;
const OF_WORKSPACE: readonly TableName[] = TABLES.filter((table) => KEYS[table].includes('workspace'));

/** @returns the workspaces whose rows have been moved */
export async function takeInStrangers(database: Database, given: TakeIn): Promise<string[]> {
  // Mostly there are none, and nothing is written for that.
  if ((await strangersIn(database.db, given)).length === 0) return [];
  return atomically(database, async (transaction) => {
    const strangers = await strangersIn(transaction, given);
    for (const from of strangers) await moveAll(transaction, from, given);
    return strangers;
  });
}

/** The workspaces that something is kept of, and that have never had the app themselves. */
async function strangersIn(db: Kysely<Tables>, { workspace, others }: TakeIn): Promise<string[]> {
  const kept = new Set<string>();
  for (const table of OF_WORKSPACE) for (const one of await workspacesIn(table, db)) kept.add(one);
  for (const one of [workspace, GIVEN_TO_ALL, ...others]) kept.delete(one);
  if (kept.size === 0) return [];
  for (const { team } of await db.selectFrom('installations').select('team').execute()) kept.delete(team);
  return [...kept].sort();
}

async function moveAll(
  transaction: Transaction<Tables>,
  from: string,
  { workspace: to, at, most }: TakeIn,
): Promise<void> {
  const move = { column: 'workspace', from, to };
  const theirs = equal({ workspace: from });
  // Work that adds follows locks the target first, and so does this.
  await sql`update targets set kind = kind where workspace = ${from} or (workspace = ${to}
    and target in (select target from targets where workspace = ${from}))`.execute(transaction);
  const targets = await transaction.selectFrom('targets').selectAll().where('workspace', '=', from).execute();
  for (const target of targets) await moveFollowing(transaction, target, move);
  const people = await transaction
    .selectFrom('look_ups')
    .select('user_id')
    .distinct()
    .where(theirs)
    .execute();
  await dropLessSure(transaction, move);
  await leaveInDoubt(transaction, from, to, at);
  await mergeChoices(transaction, move);
  const ofPerson = ['language', 'rings', 'home_opened_at', 'student_group', 'greeted_at'] as const;
  await mergeRows(
    transaction,
    'persons',
    move,
    Object.fromEntries(ofPerson.map((column) => [column, orOld])),
  );
  await mergeRows(transaction, 'look_ups', move, { looked_up_at: later });
  const names = Object.keys(NAME_COLUMNS).map((column) => [column, orOld] as const);
  for (const table of ['seen_courses', 'seen_units'] as const)
    await mergeRows(transaction, table, move, { ...Object.fromEntries(names), seen_at: later });
  await undoHere(transaction, from, to);
  await moveTokens(transaction, from, to, most.tokens);
  await dropRoundabouts(transaction, from, to);
  for (const table of OF_WORKSPACE) if (!FOLLOWING.has(table)) await moveRows(transaction, table, move);
  await moveClaims(transaction, from, to);
  for (const table of ['seen_courses', 'seen_units'] as const)
    await forgetOldest(transaction, { table, time: 'seen_at', owner: { workspace: to }, most: most.seen });
  for (const { user_id } of people) {
    const owner = { workspace: to, user_id };
    await forgetOldest(transaction, { table: 'look_ups', time: 'looked_up_at', owner, most: most.lookUps });
  }
}

/** Moves a target with its follows. Targets that are added meanwhile are left to the next time. */
async function moveFollowing(
  transaction: Transaction<Tables>,
  theirs: Tables['targets'],
  move: RowsMove,
): Promise<void> {
  const { target } = theirs;
  const mine = { ...move, within: { target } };
  await moveTarget(transaction, theirs, { ...theirs, workspace: move.to }, async (own) => {
    const chosen = await languageChosen(transaction, own);
    return chosen ?? (await languageChosen(transaction, theirs)) ?? own.language;
  });
  await mergeRows(transaction, 'targets', mine, { checked_at: orOld, slack_language: orOld });
  await dropBeyond(transaction, target, move.from, move.to);
  for (const table of ['follows', 'run_follows'] as const) await moveRows(transaction, table, mine);
  await removeRows(transaction, 'targets', equal({ workspace: move.from, target }));
}

/** The language that was chosen for a target, which may be spoken to in another one. */
async function languageChosen(
  transaction: Transaction<Tables>,
  { workspace, target, kind }: Pick<Tables['targets'], 'workspace' | 'target' | 'kind'>,
): Promise<string | undefined> {
  const { rows } = await (kind === 'person'
    ? sql<{
        language: string | null;
      }>`select language from persons where ${equal({ workspace, user_id: target })}`
    : sql<{
        language: string | null;
      }>`select language from channels where ${equal({ workspace, channel: target })}`
  ).execute(transaction);
  return rows[0]?.language ?? undefined;
}

/** Of what a target would follow beyond the most that it may, what the stranger's id has followed last is left out. */
async function dropBeyond(
  transaction: Transaction<Tables>,
  target: string,
  from: string,
  to: string,
): Promise<void> {
  const room = MOST_FOLLOWS - (await followCountOf(transaction, { workspace: to, target }));
  const added = (table: 'follows' | 'run_follows', name: 'code' | 'topic') =>
    sql`select ${sql.lit(table)} as kind, ${sql.ref(name)} as name, created_at from ${sql.table(table)} as given
      where ${equal({ workspace: from, target })} and not exists (select 1 from ${sql.table(table)} as known
        where known.workspace = ${to} and known.target = given.target and known.${sql.ref(name)} = given.${sql.ref(name)})`;
  const { rows } = await sql<{ kind: 'follows' | 'run_follows'; name: string }>`select * from
    (${added('follows', 'code')} union all ${added('run_follows', 'topic')}) as added
    order by created_at, kind, name`.execute(transaction);
  for (const { kind, name } of rows.slice(Math.max(0, room))) {
    const row = { workspace: from, target, [kind === 'follows' ? 'code' : 'topic']: name };
    await removeRows(transaction, kind, equal(row));
  }
}

/**
 * Of a message that is to come and that was handed over for both, Slack holds the one, the other or both: passes took back
 * each other's. Without an id the row stands for the one that the next pass finds. In a message's last minute Slack takes
 * nothing back any more: then one of them counts as posted, by its id.
 */
async function leaveInDoubt(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  at: number,
): Promise<void> {
  const twice = sql`select 1 from rings as old where old.workspace = ${from} and old.target = rings.target
    and old.key = rings.key and old.state = 'held'`;
  const isAhead = sql`state = 'held' and post_at > ${wholeTime((at + LAST_MINUTE) / 1000)}`;
  const doubtful = sql`${equal({ workspace: to })} and ${isAhead} and exists (${twice})`;
  await updateRows(transaction, 'rings', { scheduled_id: null }, doubtful);
}

/** What can be undone names the workspace in which it is to be as before. */
async function undoHere(transaction: Transaction<Tables>, from: string, to: string): Promise<void> {
  const named = (workspace: string) => `"workspace":${JSON.stringify(workspace)}`;
  const edit = sql`replace(edit, ${named(from)}, ${named(to)})`;
  await updateRows(transaction, 'channel_edits', { edit }, equal({ workspace: from }));
}

/** A person's tokens get the numbers that are free; those beyond the most that a person may have are left out. */
async function moveTokens(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  most: number,
): Promise<void> {
  const tokens = transaction.selectFrom('assistant_tokens').select(['user_id', 'slot']);
  const own = await tokens.where('workspace', '=', to).execute();
  const taken = new Set(own.map(({ user_id, slot }) => `${user_id} ${slot}`));
  for (const { user_id, slot } of await tokens.where('workspace', '=', from).orderBy('made_at').execute()) {
    const numbers = Array.from({ length: most }, (_, index) => index + 1);
    const free = numbers.find((number) => !taken.has(`${user_id} ${number}`));
    const row = equal({ workspace: from, user_id, slot });
    if (free === undefined) await removeRows(transaction, 'assistant_tokens', row);
    else await updateRows(transaction, 'assistant_tokens', { workspace: to, slot: free }, row);
    taken.add(`${user_id} ${free}`);
  }
}

/** A channel's id that leads to one that leads back would be no end of moves. */
async function dropRoundabouts(transaction: Transaction<Tables>, from: string, to: string): Promise<void> {
  const back = sql`select 1 from moved_channels as known where known.workspace = ${to}
    and known.old_id = moved_channels.new_id and known.new_id = moved_channels.old_id`;
  await removeRows(transaction, 'moved_channels', sql`${equal({ workspace: from })} and exists (${back})`);
}
