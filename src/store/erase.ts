/** Erases all that is kept of a workspace or a person, in whatever table. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { wholeTime } from './columns.ts';
import type { Erasure, InstallationState, PersonKey, Workspaces } from './concerns.ts';
import { atomically, type Database, erasing, removeRows, Undone } from './database.ts';
import { moveChannel, settleMoves } from './moved-channels.ts';
import { KEYS, TABLES, type TableName, type Tables } from './rows.ts';

/**
 * Tables that a workspace keeps for a while when the app is removed: so a removal by mistake loses nothing.
 */
const FOLLOWING: ReadonlySet<TableName> = new Set<TableName>(['targets', 'follows', 'rings']);
const OF_WORKSPACE = TABLES.filter((table) => hasColumn(table, 'workspace'));
const OF_PERSON = OF_WORKSPACE.filter((table) => hasColumn(table, 'user_id'));

function hasColumn(table: TableName, column: string): boolean {
  return KEYS[table].some((name) => name === column);
}

export function createWorkspaces(database: Database): Workspaces {
  return {
    moveChannel: (move, at) => moveChannel(database, move, at),
    settleMoves: (workspace) => settleMoves(database, workspace),
    ofChannel: (channel) => ofChannel(database, channel),
    erase: (workspace, erasure) => erase(database, workspace, erasure),
    erasePerson: (key) => erasePerson(database, key),
  };
}

async function ofChannel({ db }: Database, channel: string): Promise<string[]> {
  const follows = db.selectFrom('targets').select('workspace').where('target', '=', channel);
  const set = db.selectFrom('channels').select('workspace').where('channel', '=', channel);
  return (await follows.union(set).orderBy('workspace').execute()).map(({ workspace }) => workspace);
}

/** Undoes an erasure that was decided on by what is no longer so. */
class Changed extends Undone {}

async function erase(database: Database, workspace: string, { follows, expected = [] }: Erasure) {
  const rows = sql`workspace = ${workspace}`;
  try {
    await atomically(database, async (transaction) => {
      for (const state of expected) await expectState(transaction, state);
      await removeRows(transaction, 'claims', namesWord('name', workspace));
      for (const table of OF_WORKSPACE.filter((name) => !FOLLOWING.has(name))) {
        await removeRows(transaction, table, rows);
      }
      if (follows) await removeFollowing(transaction, rows);
    });
    return true;
  } catch (error) {
    if (error instanceof Changed) return false;
    throw error;
  }
}

/** Locks an installation's row by an update, so that it stays as expected until the end of the transaction. */
async function expectState(transaction: Transaction<Tables>, state: InstallationState): Promise<void> {
  const row = await transaction
    .updateTable('installations')
    .set((same) => ({ updated_at: same.ref('updated_at') }))
    .where('enterprise', '=', state.enterprise)
    .where('team', '=', state.team)
    .returning(['sealed', 'removed_at'])
    .executeTakeFirst();
  const isSame = (row?.sealed ?? undefined) === state.sealed;
  const isSameRemoval = state.removedAt === undefined || row?.removed_at === wholeTime(state.removedAt);
  if (!isSame || !isSameRemoval) throw new Changed();
}

async function erasePerson(database: Database, { workspace, user }: PersonKey): Promise<void> {
  const rows = sql`workspace = ${workspace} and user_id = ${user}`;
  const target = sql`workspace = ${workspace} and target = ${user}`;
  await erasing(database, async (transaction) => {
    let erased = 0;
    for (const table of OF_PERSON) erased += await removeRows(transaction, table, rows);
    // Other reminders stay: without the row nobody would know that Slack has a reminder to give back.
    erased += await removeFollowing(transaction, target, sql`${target} and state = 'rung'`);
    const unnamed = await sql`update follows set created_by = ''
      where workspace = ${workspace} and created_by = ${user}`.execute(transaction);
    return erased + Number(unnamed.numAffectedRows);
  });
}

/**
 * Removes targets with their follows and reminders. Whoever adds follows locks the target first, and so does
 * this: they wait, and then add to a new target. A target that is committed meanwhile is left out as a whole,
 * as if it had come after.
 * @returns how many rows
 */
async function removeFollowing(
  transaction: Transaction<Tables>,
  rows: RawBuilder<unknown>,
  reminders = rows,
): Promise<number> {
  await sql`update targets set kind = kind where ${rows}`.execute(transaction);
  const alone = sql`not exists (select 1 from follows
    where follows.workspace = targets.workspace and follows.target = targets.target)`;
  return (
    (await removeRows(transaction, 'follows', rows)) +
    (await removeRows(transaction, 'rings', reminders)) +
    (await removeRows(transaction, 'targets', sql`${rows} and ${alone}`))
  );
}

/**
 * Whether a column holds a word among words separated by spaces. `like` would not tell `t1` from `T1` on
 * SQLite.
 */
function namesWord(column: string, word: string): RawBuilder<unknown> {
  const words = sql`' ' || ${sql.ref(column)} || ' '`;
  return sql`replace(${words}, ${` ${word} `}, '') <> ${words}`;
}

// Forgets what has been kept long enough.

const DAY = 86_400_000;
/** How long a course that nobody follows is kept after it was last read, in milliseconds. */
const COURSES = 30 * DAY;
/**
 * How long a rung reminder is kept after its moment, in milliseconds: by then it is no longer wanted, so it can't
 * come again.
 */
const RUNG = 4 * DAY;
/** How long the old id of a channel is remembered, in milliseconds. */
const MOVED = 30 * DAY;
/** How long look-ups and seen courses are kept after the last look-up, in milliseconds. */
const SEEN = 180 * DAY;

/**
 * A followed course is read again every few hours. So a course that was not read for a month has not been
 * followed for a month, or its follows are still there and keep it.
 */
export async function forget(database: Database, at: number): Promise<void> {
  const now = wholeTime(at);
  const unfollowed = sql`not exists (select 1 from follows where follows.code = courses.code)`;
  await atomically(database, async (transaction) => {
    // A day after its end nobody takes over from a lease's holder any more.
    await removeRows(transaction, 'leases', sql`ends_at < ${now - DAY}`);
    await removeRows(transaction, 'claims', sql`ends_at <= ${now}`);
    const rungBefore = wholeTime((now - RUNG) / 1000);
    await removeRows(transaction, 'rings', sql`state = 'rung' and post_at < ${rungBefore}`);
    await removeRows(transaction, 'courses', sql`read_at < ${now - COURSES} and ${unfollowed}`);
    await removeRows(transaction, 'moved_channels', sql`moved_at < ${now - MOVED}`);
    await removeRows(transaction, 'look_ups', sql`looked_up_at < ${now - SEEN}`);
    await removeRows(transaction, 'seen_courses', sql`seen_at < ${now - SEEN}`);
  });
  // All that was deleted since the last time.
  await database.overwrite();
}
