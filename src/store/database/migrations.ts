/** The tables' versions, forward only. */
import {
  type ColumnDataType,
  type ColumnDefinitionBuilderCallback,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  sql,
} from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { reasonOf, StoreNotOpened } from './database.ts';
import type { Tables } from './tables.ts';
import {
  type Contracts,
  contract,
  createVersions,
  isUsable,
  mark,
  newerVersion,
  type Presence,
  readableSince,
  schemasOf,
  visibleTables,
} from './versions.ts';

/** Column types whose names differ between the two databases. */
export interface ColumnTypes {
  /** Ids and codes: text in the order of its code points, independent of the server's own order. */
  readonly id: ColumnDataType | RawBuilder<unknown>;
}

type Migrate = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>;

/** A column's type; with `?` it may be null. */
type Column = `${'id' | 'text' | 'bigint' | 'integer'}${'' | '?'}`;

/** A table with its primary key. */
function table<Name extends string>(
  db: Kysely<unknown>,
  types: ColumnTypes,
  name: string,
  key: readonly Name[],
  columns: Readonly<Record<string, Column>>,
  special: Readonly<Record<string, ColumnDefinitionBuilderCallback>> = {},
): CreateTableBuilder<string, Name> {
  let made: CreateTableBuilder<string, Name> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const dataType = type.startsWith('id') ? types.id : (type.replace('?', '') as ColumnDataType);
    const isKey = key.length === 1 && key.some((one) => one === column);
    made = made.addColumn(column as Name, dataType, (built) => {
      if (isKey) return built.primaryKey();
      const whole = type.endsWith('?') ? built : built.notNull();
      return special[column]?.(whole) ?? whole;
    });
  }
  return key.length === 1 ? made : made.addPrimaryKeyConstraint(`${name}_key`, [...key]);
}

const index = (db: Kysely<unknown>, name: string, on: string, columns: string[]): Promise<void> =>
  db.schema.createIndex(name).on(on).columns(columns).execute();

/** Targets, their follows, courses as they were last read, reminders, and leases. */
const createFollows: Migrate = async (db, types) => {
  await table(db, types, 'targets', ['workspace', 'target'], {
    workspace: 'id',
    target: 'id',
    kind: 'text',
    conversation: 'text',
    language: 'id',
    settings: 'text',
    pause: 'text?',
    checked_at: 'bigint?',
  }).execute();
  await table(db, types, 'follows', ['workspace', 'target', 'code'], {
    workspace: 'id',
    target: 'id',
    code: 'id',
    created_by: 'text',
    created_at: 'bigint',
    told: 'text',
    told_missing: 'integer',
  })
    .addForeignKeyConstraint('follows_target', ['workspace', 'target'], 'targets', ['workspace', 'target'])
    .execute();
  await index(db, 'follows_by_code', 'follows', ['code', 'workspace', 'target']);
  await table(db, types, 'courses', ['code', 'language'], {
    code: 'id',
    language: 'id',
    facts: 'text',
    read_at: 'bigint',
    missing_since: 'bigint?',
  }).execute();
  await table(db, types, 'rings', ['workspace', 'target', 'key'], {
    workspace: 'id',
    target: 'id',
    key: 'id',
    conversation: 'text',
    post_at: 'bigint',
    text: 'text',
    state: 'text',
    scheduled_id: 'text?',
  }).execute();
  await index(db, 'rings_by_time', 'rings', ['state', 'post_at']);
  const lease = { name: 'id', holder: 'text', ends_at: 'bigint' } as const;
  await table(db, types, 'leases', ['name'], lease).execute();
};

/**
 * One column for each language: two writers who know different names need no lock to keep both. A language that comes later
 * gets its columns by a migration of its own, in the tables that have these.
 */
const NAMES = { name_en: 'text?', name_fi: 'text?', name_sv: 'text?', seen_at: 'bigint' } as const;

/** People's and channels' choices, look-ups, calendar feeds, and what replicas agree on. */
const createHome: Migrate = async (db, types) => {
  await table(db, types, 'persons', ['workspace', 'user_id'], {
    workspace: 'id',
    user_id: 'id',
    language: 'text?',
    rings: 'text?',
    home_opened_at: 'bigint?',
  }).execute();
  await table(
    db,
    types,
    'channels',
    ['workspace', 'channel'],
    { workspace: 'id', channel: 'id', language: 'text?', answers_codes: 'integer', linked: 'text?' },
    { answers_codes: (column) => column.defaultTo(0) },
  ).execute();
  const seenCourse = { workspace: 'id', code: 'id', ...NAMES } as const;
  await table(db, types, 'seen_courses', ['workspace', 'code'], seenCourse).execute();
  await index(db, 'seen_courses_by_time', 'seen_courses', ['workspace', 'seen_at desc', 'code']);
  await table(db, types, 'look_ups', ['workspace', 'user_id', 'code'], {
    workspace: 'id',
    user_id: 'id',
    code: 'id',
    looked_up_at: 'bigint',
  }).execute();
  await index(db, 'look_ups_by_time', 'look_ups', ['workspace', 'user_id', 'looked_up_at desc', 'code']);
  await table(db, types, 'seen_buildings', ['id'], { id: 'id', code: 'text?', ...NAMES }).execute();
  await table(
    db,
    types,
    'feeds',
    ['workspace', 'user_id'],
    { workspace: 'id', user_id: 'id', hash: 'id', made_at: 'bigint' },
    { hash: (column) => column.unique() },
  ).execute();
  await table(db, types, 'secrets', ['name'], { name: 'id', secret: 'text' }).execute();
  await table(db, types, 'claims', ['name'], { name: 'id', ends_at: 'bigint' }).execute();
  await index(db, 'claims_by_time', 'claims', ['ends_at']);
};

/** '' stands where there is no organization or no single workspace: NULL would not be one value of a key. */
const createInstallations: Migrate = async (db, types) => {
  await table(db, types, 'installations', ['enterprise', 'team'], {
    enterprise: 'id',
    team: 'id',
    sealed: 'text?',
    installed_at: 'bigint',
    updated_at: 'bigint',
    removed_at: 'bigint?',
  }).execute();
};

/** How the work that replicas share went the last time. */
const createJobs: Migrate = async (db, types) => {
  await table(db, types, 'jobs', ['name'], {
    name: 'id',
    tried_at: 'bigint',
    succeeded_at: 'bigint?',
    failing_since: 'bigint?',
  }).execute();
};

/** Finds a channel without its workspace: a press does not always say which one it is. */
const indexChannels: Migrate = async (db) => {
  await index(db, 'targets_by_target', 'targets', ['target']);
  await index(db, 'channels_by_channel', 'channels', ['channel']);
};

/** Channels that Slack has given another id. */
const createMovedChannels: Migrate = async (db, types) => {
  await table(db, types, 'moved_channels', ['workspace', 'old_id'], {
    workspace: 'id',
    old_id: 'id',
    new_id: 'id',
    moved_at: 'bigint',
  }).execute();
};

/** Tokens that a person has made for assistants, numbered from 1 on. */
const createAssistantTokens: Migrate = async (db, types) => {
  await table(
    db,
    types,
    'assistant_tokens',
    ['workspace', 'user_id', 'slot'],
    { workspace: 'id', user_id: 'id', slot: 'integer', hash: 'id', name: 'text', made_at: 'bigint' },
    { hash: (column) => column.unique() },
  ).execute();
};

/** What conversations were about lately. */
const createContexts: Migrate = async (db, types) => {
  await table(db, types, 'contexts', ['workspace', 'user_id', 'conversation', 'thread'], {
    workspace: 'id',
    user_id: 'id',
    conversation: 'id',
    thread: 'id',
    codes: 'text',
    at: 'bigint',
  }).execute();
  await index(db, 'contexts_by_spot', 'contexts', ['workspace', 'conversation', 'thread']);
};

/** What people have changed for channels, for a day. */
const createChannelEdits: Migrate = async (db, types) => {
  await table(db, types, 'channel_edits', ['workspace', 'user_id', 'id'], {
    workspace: 'id',
    user_id: 'id',
    id: 'id',
    channel: 'id',
    at: 'bigint',
    edit: 'text',
    ts: 'text?',
  }).execute();
  await index(db, 'channel_edits_by_channel', 'channel_edits', ['workspace', 'channel', 'at']);
};

/** What targets are told the new runs of, and the runs that are known. */
const createRunFollows: Migrate = async (db, types) => {
  await table(db, types, 'run_follows', ['workspace', 'target', 'topic'], {
    workspace: 'id',
    target: 'id',
    topic: 'id',
    created_by: 'text',
    created_at: 'bigint',
  })
    .addForeignKeyConstraint('run_follows_target', ['workspace', 'target'], 'targets', [
      'workspace',
      'target',
    ])
    .execute();
  await index(db, 'run_follows_by_topic', 'run_follows', ['topic', 'workspace']);
  await table(db, types, 'new_runs', ['workspace', 'target', 'topic', 'code'], {
    workspace: 'id',
    target: 'id',
    topic: 'id',
    code: 'id',
    facts: 'text',
    found_at: 'bigint',
    told: 'integer',
  }).execute();
  await index(db, 'new_runs_by_told', 'new_runs', ['workspace', 'told']);
};

/** Course units that workspaces have looked up. */
const createSeenUnits: Migrate = async (db, types) => {
  const seenUnit = { workspace: 'id', code: 'id', unit_id: 'text', ...NAMES } as const;
  await table(db, types, 'seen_units', ['workspace', 'code'], seenUnit).execute();
  await index(db, 'seen_units_by_time', 'seen_units', ['workspace', 'seen_at desc', 'code']);
  await index(db, 'seen_units_by_code', 'seen_units', ['code']);
};

/** Lead times of single courses, and what persons note for themselves: that they have enrolled, and snoozed reminders. */
const createPersonal: Migrate = async (db, types) => {
  await db.schema.alterTable('follows').addColumn('leads', 'text').execute();
  const person = { workspace: 'id', user_id: 'id', code: 'id' } as const;
  const enrolled = { ...person, target: 'id', enrolled_at: 'bigint' } as const;
  await table(db, types, 'enrolled', ['workspace', 'user_id', 'code'], enrolled).execute();
  await table(db, types, 'snoozes', ['workspace', 'user_id', 'code', 'kind', 'choice'], {
    ...person,
    kind: 'id',
    choice: 'id',
    target: 'id',
    comes_at: 'bigint',
    made_at: 'bigint',
  }).execute();
};

/** What readings of courses would take away, until other readings agree. */
const addDoubts: Migrate = async (db) => {
  await db.schema.alterTable('courses').addColumn('doubts', 'text').execute();
};

/** What Slack last gave as a person's language: only a change of it changes the language of reminders. */
const addSlackLanguage: Migrate = async (db) => {
  await db.schema.alterTable('targets').addColumn('slack_language', 'text').execute();
};

/** The student groups of courses that workspaces have looked up. */
const addSeenGroups: Migrate = async (db) => {
  await db.schema.alterTable('seen_courses').addColumn('student_groups', 'text').execute();
};

/** What study APIs offer beside their four operations, as far as it was found out. */
const createStudyExtras: Migrate = async (db, types) => {
  const extra = { service: 'id', extra: 'id', verdict: 'text', reason: 'text', asked_at: 'bigint' } as const;
  await table(db, types, 'study_extras', ['service', 'extra'], extra).execute();
};

/** When the runs of what targets follow were last searched for. */
const addSearched: Migrate = async (db) => {
  await db.schema.alterTable('run_follows').addColumn('searched_at', 'bigint').execute();
};

/** The lessons of followed courses, and up to which of their changes follows have been told. */
const createLessons: Migrate = async (db, types) => {
  const lessons = { code: 'id', read_at: 'bigint', changed_at: 'bigint?', known: 'text' } as const;
  await table(db, types, 'lessons', ['code'], lessons).execute();
  await index(db, 'lessons_by_change', 'lessons', ['changed_at']);
  await db.schema.alterTable('follows').addColumn('lessons_told', 'bigint').execute();
  await db.schema.alterTable('follows').addColumn('lessons_told_apart', 'text').execute();
};

/** The group that a person has said to be in, and when persons and channels were greeted. */
const addGreetings: Migrate = async (db) => {
  await db.schema.alterTable('persons').addColumn('student_group', 'text').execute();
  await db.schema.alterTable('persons').addColumn('greeted_at', 'bigint').execute();
  await db.schema.alterTable('channels').addColumn('greeted_at', 'bigint').execute();
};

/** All migrations, in the order of their names. A released one is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migrate>> = {
  '001-follows': createFollows,
  '002-at-home': createHome,
  '003-installations': createInstallations,
  '004-jobs': createJobs,
  '005-channels': indexChannels,
  '006-moved-channels': createMovedChannels,
  '007-contexts': createContexts,
  '008-course-units': createSeenUnits,
  '009-enrolled': createPersonal,
  '012-channel-changes': createChannelEdits,
  '013-new-runs': createRunFollows,
  '014-assistant-tokens': createAssistantTokens,
  '015-versions': createVersions,
  '016-doubts': addDoubts,
  '017-slack-language': addSlackLanguage,
  '018-seen-groups': addSeenGroups,
  '019-study-extras': createStudyExtras,
  '020-searched-runs': addSearched,
  '021-lessons': createLessons,
  '022-greetings': addGreetings,
};

/**
 * Those that take something away, each with the earliest version that can use the tables after it: a version that no longer
 * reads what is taken away, and has been released. All others only add.
 */
export const CONTRACTS: Contracts = {};

interface Migrating {
  /** Where several processes may use the store: this one's presence. */
  readonly presence?: Presence | undefined;
  /** Told if it has to wait for processes of an earlier version. */
  readonly onWait?: (processes: number) => void;
}

/**
 * Brings the tables up to date. All migrations that are due run in one transaction, one process at a time. Tables of a newer
 * version are left as they are, if this one can use them. Rejects with `StoreNotOpened`, as where it can't.
 */
export async function migrate(
  db: Kysely<Tables>,
  types: ColumnTypes,
  { presence, onWait = () => {} }: Migrating = {},
): Promise<void> {
  const [own, executed] = [Object.keys(MIGRATIONS), await migrated(db)];
  if (!isUsable(own, executed, await readableSince(db, executed))) throw newerVersion();
  const due = own.filter((name) => !executed.includes(name));
  if (due.length > 0) {
    const since = await contract(db, due, CONTRACTS, { tell: onWait });
    await run(db, types);
    if (since !== undefined) await mark(db, since);
  }
  await presence?.enter(db);
}

async function run(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, types) },
    ]),
  );
  const own = await ownSchema(db);
  const migrator = new Migrator({
    ...{ db, provider: { getMigrations: async () => migrations } },
    ...(own !== undefined && { migrationTableSchema: own }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw notOpened(error);
}

/** An error as words for the person who starts the app. */
export function notOpened(error: unknown): StoreNotOpened {
  if (error instanceof StoreNotOpened) return error;
  return new StoreNotOpened(`the store cannot be opened: ${reasonOf(error)}`, { cause: error });
}

/** The migrations that a store has been through, in order; none where there is no store. */
export async function migrated(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await visibleTables(db)).some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The schema of the migrations' own tables; undefined: the database has none (SQLite). */
async function ownSchema(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await visibleTables(db);
  const known = tables.find(({ name }) => name === 'kysely_migration');
  return known ? known.schema : (await schemasOf(db))?.[0];
}
