/** Forgets what has been kept long enough. */
import { sql } from 'kysely';
import { wholeTime } from './columns.ts';
import { atomically, type Database, removeRows } from './database.ts';

const DAY = 86_400_000;
/** How long a course that nobody follows is kept after it was last read, in milliseconds. */
const COURSES = 30 * DAY;
/**
 * How long a rung ring is kept after its moment, in milliseconds: by then it is no longer wanted, so it can't
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
