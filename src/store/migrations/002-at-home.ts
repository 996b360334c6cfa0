/** People's and channels' choices, what was looked up, calendar feeds, and what replicas agree on. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../column-types.ts';

export async function createHomeTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createPersons(db, types);
  await createChannels(db, types);
  await createSeenCourses(db, types);
  await createLookUps(db, types);
  await createSeenBuildings(db, types);
  await createFeeds(db, types);
  await createSecrets(db, types);
  await createClaims(db, types);
}

async function createPersons(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('persons')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('rings', 'text')
    .addColumn('home_opened_at', 'bigint')
    .addPrimaryKeyConstraint('persons_key', ['workspace', 'user_id'])
    .execute();
}

async function createChannels(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('channels')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('channel', id, (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('answers_codes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('linked', 'text')
    .addPrimaryKeyConstraint('channels_key', ['workspace', 'channel'])
    .execute();
}

/** One column for each language: two writers who know different names need no lock to keep both. */
async function createSeenCourses(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('seen_courses')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('code', id, (column) => column.notNull())
    .addColumn('name_en', 'text')
    .addColumn('name_fi', 'text')
    .addColumn('name_sv', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_courses_key', ['workspace', 'code'])
    .execute();
  await db.schema
    .createIndex('seen_courses_by_time')
    .on('seen_courses')
    .columns(['workspace', 'seen_at desc', 'code'])
    .execute();
}

async function createLookUps(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('look_ups')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.notNull())
    .addColumn('code', id, (column) => column.notNull())
    .addColumn('looked_up_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('look_ups_key', ['workspace', 'user_id', 'code'])
    .execute();
  await db.schema
    .createIndex('look_ups_by_time')
    .on('look_ups')
    .columns(['workspace', 'user_id', 'looked_up_at desc', 'code'])
    .execute();
}

async function createSeenBuildings(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('seen_buildings')
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('code', 'text')
    .addColumn('name_en', 'text')
    .addColumn('name_fi', 'text')
    .addColumn('name_sv', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createFeeds(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('feeds')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('user_id', id, (column) => column.notNull())
    .addColumn('hash', id, (column) => column.notNull().unique())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('feeds_key', ['workspace', 'user_id'])
    .execute();
}

async function createSecrets(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', id, (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}

async function createClaims(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('claims')
    .addColumn('name', id, (column) => column.primaryKey())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('claims_by_time').on('claims').columns(['ends_at']).execute();
}
