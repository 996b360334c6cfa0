/** Targets, their follows, what was read of courses, rings, and leases. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

export async function createFollowTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTargets(db, types);
  await createFollows(db, types);
  await createCourses(db, types);
  await createRings(db, types);
  await createLeases(db, types);
}

async function createTargets(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('targets')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('target', id, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('conversation', 'text', (column) => column.notNull())
    .addColumn('language', id, (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('pause', 'text')
    .addColumn('checked_at', 'bigint')
    .addPrimaryKeyConstraint('targets_key', ['workspace', 'target'])
    .execute();
}

async function createFollows(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('target', id, (column) => column.notNull())
    .addColumn('code', id, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('told_missing', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('follows_key', ['workspace', 'target', 'code'])
    .addForeignKeyConstraint('follows_target', ['workspace', 'target'], 'targets', ['workspace', 'target'])
    .execute();
  await db.schema
    .createIndex('follows_by_code')
    .on('follows')
    .columns(['code', 'workspace', 'target'])
    .execute();
}

async function createCourses(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('courses')
    .addColumn('code', id, (column) => column.notNull())
    .addColumn('language', id, (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('missing_since', 'bigint')
    .addPrimaryKeyConstraint('courses_key', ['code', 'language'])
    .execute();
}

async function createRings(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('rings')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('target', id, (column) => column.notNull())
    .addColumn('key', id, (column) => column.notNull())
    .addColumn('conversation', 'text', (column) => column.notNull())
    .addColumn('post_at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('scheduled_id', 'text')
    .addPrimaryKeyConstraint('rings_key', ['workspace', 'target', 'key'])
    .execute();
  await db.schema.createIndex('rings_by_time').on('rings').columns(['state', 'post_at']).execute();
}

async function createLeases(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', id, (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
}
