/** Tables that keep only the newest rows of each owner. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

interface Kept {
  readonly table: 'seen_courses' | 'look_ups';
  /** The column with the time. */
  readonly time: 'seen_at' | 'looked_up_at';
  /** Names the owner: the values of the columns before `time` in the table's index by time. */
  readonly owner: Readonly<Record<string, string>>;
  readonly most: number;
}

/**
 * Forgets an owner's rows beyond the newest `most`. For an owner with fewer rows it walks over the index of
 * their own rows, and writes nothing. Where several add rows at once there may be more than `most` until the
 * next is added.
 */
export async function forgetOldest(transaction: Transaction<Tables>, kept: Kept): Promise<void> {
  const [table, time] = [sql.table(kept.table), sql.ref(kept.time)];
  const mine = isOwner(kept.owner);
  const beyond = await sql<{ at: number; code: string }>`select ${time} as at, code from ${table}
    where ${mine} order by ${time} desc, code limit 1 offset ${kept.most}`.execute(transaction);
  for (const { at, code } of beyond.rows) {
    await sql`delete from ${table} where ${mine}
      and (${time} < ${at} or (${time} = ${at} and code >= ${code}))`.execute(transaction);
  }
}

function isOwner(owner: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const equal = Object.entries(owner).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(equal, sql` and `);
}
