/** Erases and reads all that is kept of a workspace or a person, in every table that names it; forgets what has become old. */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { wholeTime } from './database/columns.ts';
import { atomically, type Database, equal, removeRows, updateRows } from './database/database.ts';
import { KEYS, TABLES, type TableName, type Tables } from './database/tables.ts';
import { visibleTables } from './database/versions.ts';
import { LIST, SPOKEN_OF } from './history.ts';
import { moveChannel, settleMoves } from './moved-channels.ts';
import { namesWords } from './moved-rows.ts';
import { takeInStrangers } from './moved-workspaces.ts';
import { forgetRuns } from './run-follows.ts';
import type { Erasure, InstallationState, PersonKey, Store, StoredRows } from './store.ts';

/** Tables that a workspace keeps for a while when the app is removed: so a removal by mistake loses nothing. */
const FOLLOWING: ReadonlySet<string> = new Set<TableName>([
  'targets',
  'follows',
  'run_follows',
  'new_runs',
  'rings',
  'enrolled',
  'snoozes',
]);
const hasColumn = (table: TableName, column: string) => KEYS[table].some((name) => name === column);
const OF_WORKSPACE = TABLES.filter((table) => hasColumn(table, 'workspace') && !FOLLOWING.has(table));
const OF_PERSON = TABLES.filter((table) => hasColumn(table, 'user_id'));

export function createWorkspaces(database: Database): Store['workspaces'] {
  return {
    moveChannel: (move, at) => moveChannel(database, move, at),
    settleMoves: (workspace) => settleMoves(database, workspace),
    takeInStrangers: (strangers) => takeInStrangers(database, strangers),
    ofChannel: async (channel) => {
      const follows = database.db.selectFrom('targets').select('workspace').where('target', '=', channel);
      const set = database.db.selectFrom('channels').select('workspace').where('channel', '=', channel);
      return (await follows.union(set).orderBy('workspace').execute()).map(({ workspace }) => workspace);
    },
    erase: (workspace, erasure) => erase(database, workspace, erasure),
    erasePerson: (key) => erasePerson(database, key),
    personData: (key) => personData(database, key),
  };
}

function erase(database: Database, workspace: string, { follows, expected = [] }: Erasure) {
  const rows = equal({ workspace });
  return atomically(database, async (transaction) => {
    for (const state of expected) if (!(await isAsExpected(transaction, state))) return false;
    await removeRows(transaction, 'claims', namesWords('name', workspace));
    for (const table of OF_WORKSPACE) await removeRows(transaction, table, rows);
    if (!follows) return true;
    await removeFollowing(transaction, rows);
    for (const table of ['enrolled', 'snoozes'] as const) await removeRows(transaction, table, rows);
    return true;
  });
}

/** Locks an installation's row by an update, so that it stays as expected until the end of the transaction. */
async function isAsExpected(transaction: Transaction<Tables>, state: InstallationState): Promise<boolean> {
  const row = await transaction
    .updateTable('installations')
    .set((same) => ({ updated_at: same.ref('updated_at') }))
    .where(equal({ enterprise: state.enterprise, team: state.team }))
    .returning(['sealed', 'removed_at'])
    .executeTakeFirst();
  const isSame = (row?.sealed ?? undefined) === state.sealed;
  return isSame && (state.removedAt === undefined || row?.removed_at === wholeTime(state.removedAt));
}

async function erasePerson(database: Database, { workspace, user }: PersonKey): Promise<void> {
  const target = equal({ workspace, target: user });
  const unnamed = await atomically(database, async (transaction) => {
    for (const table of OF_PERSON) await removeRows(transaction, table, equal({ workspace, user_id: user }));
    // What another person has ended names the person who had set it up.
    const names = sql`replace(edit, ${JSON.stringify(user)}, '') <> edit`;
    await removeRows(transaction, 'channel_edits', sql`${equal({ workspace })} and ${names}`);
    // Other reminders stay: by their rows the next pass knows that Slack has a reminder to give back.
    await removeFollowing(transaction, target, sql`${target} and state = 'rung'`);
    let emptied = 0;
    for (const table of ['follows', 'run_follows'] as const) {
      const mine = equal({ workspace, created_by: user });
      emptied += await updateRows(transaction, table, { created_by: '' }, mine);
    }
    return emptied;
  });
  // A row that is emptied by an update leaves as much behind as one that is deleted.
  if (unnamed > 0) database.noteDeleted();
  await database.overwrite();
}

/**
 * Removes targets with their follows and reminders. Work that adds follows locks the target first, and so does
 * this: the other waits, and then adds to a new target. A target that is committed meanwhile is left out as a
 * whole, as if it had come after.
 */
async function removeFollowing(
  transaction: Transaction<Tables>,
  rows: RawBuilder<SqlBool>,
  reminders = rows,
): Promise<void> {
  await sql`update targets set kind = kind where ${rows}`.execute(transaction);
  const alone = sql`not exists (select 1 from follows
    where follows.workspace = targets.workspace and follows.target = targets.target)
    and not exists (select 1 from run_follows
    where run_follows.workspace = targets.workspace and run_follows.target = targets.target)`;
  await removeRows(transaction, 'follows', rows);
  await removeRows(transaction, 'run_follows', rows);
  await removeRows(transaction, 'new_runs', rows);
  await removeRows(transaction, 'rings', reminders);
  await removeRows(transaction, 'targets', sql`${rows} and ${alone}`);
}

const DAY = 86_400_000;
/** How long a posted reminder is kept after its moment: by then it is no longer wanted, so it can't come again. */
const POSTED = 4 * DAY;
/** How long a course without followers is kept after it was last read, and the old id of a channel. */
const MONTH = 30 * DAY;
/** How long look-ups, seen courses and seen units are kept after the last look-up. */
const SEEN = 180 * DAY;

/** How long rows are kept after the time in a column, in milliseconds. */
const KEPT_FOR = [
  // A day after its end no other process takes over from a lease's holder any more.
  ['leases', 'ends_at', DAY],
  ['contexts', 'at', SPOKEN_OF.thread],
  ['channel_edits', 'at', DAY],
  ['moved_channels', 'moved_at', MONTH],
  ['look_ups', 'looked_up_at', SEEN],
  ['seen_courses', 'seen_at', SEEN],
  ['seen_units', 'seen_at', SEEN],
] as const;

/**
 * Forgets what has been kept long enough. A followed course is read again every few hours. So a course that was
 * not read for a month has not been followed for a month, or its follows are still there and keep it.
 */
export async function forgetOld(database: Database, at: number): Promise<void> {
  const before = (age: number) => wholeTime(at - age);
  await atomically(database, async (transaction) => {
    for (const [table, column, age] of KEPT_FOR)
      await removeRows(transaction, table, sql`${sql.ref(column)} < ${before(age)}`);
    const ofDirect = sql`thread in ('', ${LIST}) and at < ${before(SPOKEN_OF.direct)}`;
    await removeRows(transaction, 'contexts', ofDirect);
    await removeRows(transaction, 'claims', sql`ends_at <= ${before(0)}`);
    const postedBefore = wholeTime(before(POSTED) / 1000);
    await removeRows(transaction, 'rings', sql`state = 'rung' and post_at < ${postedBefore}`);
    for (const name of ['courses', 'lessons'] as const) {
      const isFollowed = sql`exists (select 1 from follows where follows.code = ${sql.ref(`${name}.code`)})`;
      await removeRows(transaction, name, sql`read_at < ${before(MONTH)} and not ${isFollowed}`);
    }
    await forgetRuns(transaction, at);
    // Left by a mark that was set while its follow ended.
    for (const name of ['enrolled', 'snoozes'] as const) {
      const [workspace, code] = [sql.ref(`${name}.workspace`), sql.ref(`${name}.code`)];
      const isOf = sql`follows.target in (${sql.ref(`${name}.user_id`)}, ${sql.ref(`${name}.target`)})`;
      const follow = sql`follows.workspace = ${workspace} and follows.code = ${code} and ${isOf}`;
      await removeRows(transaction, name, sql`not exists (select 1 from follows where ${follow})`);
    }
  });
  // All that was deleted since the last time.
  await database.overwrite();
}

// All that is stored of a person: every row of the workspace in which the person's id stands in a column.

/** Reads the rows of every table, also of one that a later version adds. */
async function personData({ db }: Database, { workspace, user }: PersonKey): Promise<StoredRows> {
  const found: Record<string, Readonly<Record<string, unknown>>[]> = {};
  for (const { name, columns } of await visibleTables(db)) {
    const texts = columns.filter(({ dataType }) => /text|char/i.test(dataType));
    if (!texts.some((column) => column.name === 'workspace')) continue;
    const isPersons = sql.join(
      texts.map((column) => sql`${sql.ref(column.name)} = ${user}`),
      sql` or `,
    );
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}
      where workspace = ${workspace} and (${isPersons})`.execute(db);
    if (rows.length > 0) found[name] = rows.map(readable);
  }
  return found;
}

const readable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readableValue(column, value)]));

/** Columns of times, in milliseconds; Slack counts `post_at` in seconds. */
const TIME = /(?:^|_)at$/;

function readableValue(column: string, value: unknown): unknown {
  if (typeof value === 'number' && TIME.test(column))
    return new Date(column === 'post_at' ? value * 1000 : value).toISOString();
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    // A text that only looks like JSON.
    return value;
  }
}
