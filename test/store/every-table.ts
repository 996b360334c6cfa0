/** Rows of every table, as many as are wanted. A table that has none here does not compile. */
import { type Kysely, sql } from 'kysely';
import { KEYS, TABLES, type TableName, type Tables } from '../../src/store/database/tables.ts';
import { FACTS, NOON, SETTINGS } from './samples.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** Texts whose order differs where letters are ordered as people do, and what quoting may stumble over. */
const TEXTS = ['b', 'B', 'Ä', 'å', '-', '🔔', "it's", '"', '\\', '%_', '{}', '', ' ', '\n', 'tšekki', '中'];
const LANGUAGES = ['en', 'fi', 'sv'] as const;

/** A text that is another for each number. */
const id = (n: number): string => `${TEXTS[n % TEXTS.length]}${n}`;
const text = (n: number): string => TEXTS[n % TEXTS.length] ?? '';
const language = (n: number) => LANGUAGES[n % 3] ?? 'en';
/** Every third is nothing. */
const or = <T>(n: number, value: T): T | null => (n % 3 === 0 ? null : value);
const flag = (n: number): 0 | 1 => (n % 2 === 0 ? 0 : 1);
const named = (n: number) => ({
  ...{ name_en: or(n, text(n)), name_fi: text(n), name_sv: or(n + 1, text(n)), seen_at: NOON - n },
});
const facts = (n: number) => JSON.stringify({ ...FACTS, name: text(n), credits: n / 7 });

const ROWS: { readonly [Table in TableName]: (n: number, workspace: string) => RowOf<Table> } = {
  targets: (n, workspace) => ({
    ...{ workspace, target: id(n), kind: n % 2 === 0 ? 'channel' : 'person', conversation: text(n) },
    ...{ language: language(n), settings: JSON.stringify({ ...SETTINGS, quietFrom: n % 1_440 }) },
    pause: or(n, JSON.stringify({ reason: 'is_archived', since: NOON + n, told: true })),
    checked_at: or(n + 1, Number.MAX_SAFE_INTEGER - n),
    slack_language: or(n, language(n)),
  }),
  follows: (n, workspace) => ({
    ...{ workspace, target: id(n), code: id(n + 1), created_by: text(n), created_at: NOON + n },
    ...{ told: facts(n), told_missing: flag(n) },
    leads: or(n, JSON.stringify({ 'opens-1h': NOON + n })),
    lessons_told: or(n + 1, NOON + n),
    lessons_told_apart: or(n, JSON.stringify({ [text(n)]: NOON + n })),
  }),
  run_follows: (n, workspace) => ({
    ...{ workspace, target: id(n), topic: id(n + 1), created_by: text(n), created_at: NOON + n },
    searched_at: or(n, NOON + n),
  }),
  new_runs: (n, workspace) => ({
    ...{
      workspace,
      target: id(n),
      topic: id(n + 1),
      code: id(n + 2),
      facts: n % 2 === 0 ? 'null' : facts(n),
    },
    ...{ found_at: NOON + n, told: flag(n) },
  }),
  courses: (n) => ({
    ...{ code: id(n), language: language(n), facts: facts(n), read_at: n, missing_since: or(n, -n) },
    doubts: or(n, JSON.stringify({ credits: { as: text(n), since: n, last: n, times: 1 } })),
  }),
  lessons: (n) => ({
    ...{ code: id(n), read_at: NOON + n, changed_at: or(n, NOON - n) },
    known: JSON.stringify({
      aheadAt: NOON - n,
      days: { first: '2026-12-01', last: '2026-12-14' },
      lessons: [{ id: id(n), starts: NOON, ends: NOON + n, rooms: [text(n)] }],
      changes: [{ id: id(n), at: NOON - n, before: { starts: n, ends: n, rooms: [] } }],
    }),
  }),
  rings: (n, workspace) => ({
    ...{ workspace, target: id(n), key: id(n + 1), conversation: text(n), post_at: n, text: text(n) },
    ...{ state: n % 2 === 0 ? 'held' : 'rung', scheduled_id: or(n, id(n)) },
  }),
  study_extras: (n) => ({
    ...{
      service: id(n),
      extra: id(n + 1),
      verdict: n % 2 === 0 ? 'on' : 'off',
      reason: text(n),
      asked_at: NOON + n,
    },
  }),
  leases: (n) => ({ name: id(n), holder: text(n), ends_at: NOON + n }),
  persons: (n, workspace) => ({
    ...{ workspace, user_id: id(n), language: or(n, language(n)), home_opened_at: or(n, NOON + n) },
    rings: or(n + 1, JSON.stringify(SETTINGS)),
    ...{ student_group: or(n, id(n)), greeted_at: or(n + 1, NOON + n) },
  }),
  channels: (n, workspace) => ({
    ...{
      workspace,
      channel: id(n),
      language: or(n, language(n)),
      answers_codes: flag(n),
      linked: or(n, id(n)),
      greeted_at: or(n + 1, NOON + n),
    },
  }),
  channel_edits: (n, workspace) => ({
    ...{ workspace, user_id: id(n), id: `${n}`, channel: id(n + 1), at: NOON + n, ts: or(n, text(n)) },
    edit: JSON.stringify({ is: 'followed', courses: [{ code: text(n) }] }),
  }),
  seen_courses: (n, workspace) => ({
    ...{ workspace, code: id(n), ...named(n) },
    student_groups: or(n, JSON.stringify([text(n)])),
  }),
  seen_units: (n, workspace) => ({ workspace, code: id(n), unit_id: text(n), ...named(n) }),
  look_ups: (n, workspace) => ({ workspace, user_id: id(n), code: id(n + 1), looked_up_at: n }),
  contexts: (n, workspace) => ({
    ...{ workspace, user_id: id(n), conversation: id(n + 1), thread: text(n), at: NOON + n },
    codes: JSON.stringify([text(n)]),
  }),
  seen_buildings: (n) => ({ id: id(n), code: or(n, text(n)), ...named(n) }),
  feeds: (n, workspace) => ({ workspace, user_id: id(n), hash: `${workspace} ${n}`, made_at: NOON + n }),
  assistant_tokens: (n, workspace) => ({
    ...{ workspace, user_id: id(n), slot: 1, name: `Assistant ${n}` },
    ...{ hash: `${workspace} ${n}`, made_at: NOON + n },
  }),
  secrets: (n) => ({ name: id(n), secret: text(n) }),
  claims: (n, workspace) => ({ name: `spotted ${workspace} ${id(n)}`, ends_at: NOON + n }),
  moved_channels: (n, workspace) => ({
    ...{ workspace, old_id: `old ${id(n)}`, new_id: id(n), moved_at: NOON + n },
  }),
  installations: (n, workspace) => ({
    ...{ enterprise: or(n, id(n)) ?? '', team: `${workspace} ${n}`, sealed: or(n, text(n)) },
    ...{ installed_at: NOON, updated_at: NOON + n, removed_at: or(n + 1, NOON) },
  }),
  enrolled: (n, workspace) => ({
    ...{ workspace, user_id: id(n), code: id(n + 1), target: id(n), enrolled_at: NOON + n },
  }),
  snoozes: (n, workspace) => ({
    ...{
      workspace,
      user_id: id(n),
      code: id(n + 1),
      kind: 'closes',
      choice: 'before-closing',
      target: id(n),
    },
    ...{ comes_at: NOON + n, made_at: NOON - n },
  }),
  jobs: (n) => ({ name: id(n), tried_at: NOON + n, succeeded_at: or(n, NOON), failing_since: or(n + 1, n) }),
};
type RowOf<Table extends TableName> = {
  readonly [Column in keyof Tables[Table]]: Tables[Table][Column] extends string | number | null
    ? Tables[Table][Column]
    : string | number | null;
};

/** Writes so many rows of a workspace, from a number on, into every table that is there, with the columns that it has. */
export async function fillTables(
  db: Kysely<Tables>,
  count: number,
  { workspace = 'T1', first = 0 }: { workspace?: string; first?: number } = {},
): Promise<void> {
  const there = await db.introspection.getTables();
  for (const table of TABLES) {
    const columns = there.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    if (columns.length === 0) continue;
    const rows = Array.from({ length: count }, (_, n): Row => ROWS[table](first + n, workspace));
    for (let from = 0; from < count; from += 500) {
      const values = rows
        .slice(from, from + 500)
        .map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
      const names = sql.join(columns.map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
    }
  }
}

/** Every row of every table that is there, in an order that does not depend on the database. */
export async function readTables(db: Kysely<Tables>): Promise<Record<string, readonly Row[]>> {
  const there = await db.introspection.getTables();
  const tables: Record<string, readonly Row[]> = {};
  // Which process uses the store is no part of its content.
  for (const { name } of there.filter((table) => table.name !== 'versions')) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    tables[name] = inOrder(rows.map((row) => ({ ...row })));
  }
  return tables;
}

function inOrder(rows: readonly Row[]): readonly Row[] {
  const key = (row: Row) => JSON.stringify(Object.entries(row).sort());
  const keyed = rows.map((row) => [key(row), row] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Has a workspace keep the same as another one. */
export async function copyWorkspace(db: Kysely<Tables>, from: string, to: string): Promise<void> {
  const kept = await readTables(db);
  for (const table of TABLES.filter((one) => KEYS[one].includes('workspace')))
    for (const row of (kept[table] ?? []).filter(({ workspace }) => workspace === from)) {
      // Digests are another's each.
      const copy = { ...row, workspace: to, ...('hash' in row && { hash: `${to} ${row['hash']}` }) };
      const names = sql.join(Object.keys(copy).map((name) => sql.ref(name)));
      const values = sql.join(Object.values(copy));
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
    }
}
