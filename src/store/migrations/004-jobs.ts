/** How the work that replicas share went the last time. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

export async function createJobs(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', id, (column) => column.primaryKey())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .addColumn('succeeded_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .execute();
}
