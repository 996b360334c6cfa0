/** The tables' versions, forward only. */
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { ColumnTypes } from './columns.ts';
import { reasonOf, StoreNotOpened } from './concerns.ts';
import type { Tables } from './rows.ts';

// Targets, their follows, what was read of courses, reminders, and leases.

async function createFollowTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTargets(db, types);
  await createFollows(db, types);
  await createCourses(db, types);
  await createReminders(db, types);
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

async function createReminders(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
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

// People's and channels' choices, what was looked up, calendar feeds, and what replicas agree on.

async function createHomeTables(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
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

// Installations into workspaces and organizations.

/** '' stands where there is no organization or no single workspace: NULL would not be one value of a key. */
async function createInstallations(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
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

// How the work that replicas share went the last time.

async function createJobs(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', id, (column) => column.primaryKey())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .addColumn('succeeded_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .execute();
}

// Finds a channel without its workspace: a press does not always say which one it is.

async function indexChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('targets_by_target').on('targets').column('target').execute();
  await db.schema.createIndex('channels_by_channel').on('channels').column('channel').execute();
}

// Channels that Slack has given another id.

async function createMovedChannels(db: Kysely<unknown>, { id }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('moved_channels')
    .addColumn('workspace', id, (column) => column.notNull())
    .addColumn('old_id', id, (column) => column.notNull())
    .addColumn('new_id', id, (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moved_channels_key', ['workspace', 'old_id'])
    .execute();
}

/** All migrations, in the order of their names. A released one is never changed. */
export const MIGRATIONS: Readonly<
  Record<string, (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>>
> = {
  '001-follows': createFollowTables,
  '002-at-home': createHomeTables,
  '003-installations': createInstallations,
  '004-jobs': createJobs,
  '005-channels': indexChannels,
  '006-moved-channels': createMovedChannels,
};

/**
 * Brings the tables up to date. All migrations that are due run in one transaction, one process at a time.
 * Rejects with `StoreNotOpened`, as where the tables are a newer version's.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, types) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw notOpened(error);
}

/** An error as words for the person who starts the app. */
export function notOpened(error: unknown): StoreNotOpened {
  if (error instanceof StoreNotOpened) return error;
  const reason = reasonOf(error);
  const newer = /previously executed migration \S+ is missing/.test(reason);
  const words = newer ? 'the store belongs to a newer version' : `the store cannot be opened: ${reason}`;
  return new StoreNotOpened(words, { cause: error });
}

/** The migrations that a store has been through, in order; none where there is no store. */
export async function migrated(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
