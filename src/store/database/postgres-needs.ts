/** What a Postgres must be able to do, looked at before anything is kept in it. */
import { type Kysely, sql } from 'kysely';
import { NO_SCHEMA, StoreNotOpened } from './database.ts';
import { TABLES, type Tables } from './tables.ts';

/** The oldest version, as `server_version_num` has it. */
const OLDEST = 130_000;

interface Settings {
  readonly encoding: string;
  readonly client: string;
  readonly version: number;
  readonly name: string;
  readonly commits: string;
  /** Where tables are made; null: nowhere. */
  readonly schema: string | null;
}

/** Rejects with `StoreNotOpened` where texts could not be kept, or commits not be relied on. Names all that is wrong. */
export async function expectAble(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Settings>`select current_setting('server_encoding') as encoding,
    current_setting('client_encoding') as client, current_setting('server_version') as name,
    current_setting('server_version_num')::int as version,
    current_setting('synchronous_commit') as commits, current_schema() as schema`.execute(db);
  const problems = rows.flatMap(problemsOf);
  if (problems.length > 0) throw new StoreNotOpened(problems.join('; '));
}

function problemsOf({ encoding, client, version, name, commits, schema }: Settings): string[] {
  const problems: string[] = [];
  if (encoding !== 'UTF8')
    problems.push(
      `the database’s encoding is ${encoding} and must be UTF8: make another one, by create database coursebell encoding 'UTF8' template template0`,
    );
  if (client !== 'UTF8') problems.push(`the connection’s client_encoding is ${client} and must be UTF8`);
  if (version < OLDEST) problems.push(`Postgres ${name} is too old: it must be ${OLDEST / 10_000} or newer`);
  // Else what people were told is kept could be lost.
  if (commits === 'off') problems.push('synchronous_commit is off and must be on');
  if (schema === null) problems.push(NO_SCHEMA);
  return problems;
}

/** Rejects with `StoreNotOpened` where the user can't read and change each of the tables that are there. */
export async function expectRights(db: Kysely<Tables>): Promise<void> {
  const names = sql.join(['versions', ...TABLES]);
  const rights = ['select', 'insert', 'update', 'delete'];
  const has = sql.join(
    rights.map((right) => sql`has_table_privilege(to_regclass(name), ${right})`),
    sql` and `,
  );
  const { rows } = await sql<{ name: string }>`select name from unnest(array[${names}]::text[]) name
    where to_regclass(name) is not null and not (${has})`.execute(db);
  if (rows.length === 0) return;
  const tables = rows.map(({ name }) => name).join(', ');
  throw new StoreNotOpened(`the database user needs the rights ${rights.join(', ')} on ${tables}`);
}
