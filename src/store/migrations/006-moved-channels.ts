/** Channels that Slack has given another id. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

export async function createMovedChannels(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('moved_channels')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('old_id', id, (column) => column.notNull())
    .addColumn('new_id', id, (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moved_channels_key', ['workspace', 'old_id'])
    .execute();
}
