/** All that is stored of a person: every row of the workspace in which the person's id stands in a column. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { PersonKey } from './store.ts';
import type { StoredRows } from './workspaces.ts';

/** Reads the rows of every table, also of one that a later version adds. */
export async function personData({ db }: Database, { workspace, user }: PersonKey): Promise<StoredRows> {
  const found: Record<string, Readonly<Record<string, unknown>>[]> = {};
  for (const { name, columns } of await db.introspection.getTables()) {
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
