/** Installations into workspaces and organizations. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

/** '' stands where there is no organization or no single workspace: NULL would not be one value of a key. */
export async function createInstallations(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('installations')
    .addColumn('enterprise', id, (column) => column.notNull())
    .addColumn('team', id, (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('installed_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('installations_key', ['enterprise', 'team'])
    .execute();
}
