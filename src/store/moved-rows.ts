/** How rows get another value in one column of their key, and are merged with those that have it already. */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { json } from './database/columns.ts';
import { equal, removeRows, updateRows, upsert } from './database/database.ts';
import { KEYS, type TableName, type Tables } from './database/tables.ts';
import { isUsual, settingsShape } from './reminder-settings.ts';

export interface RowsMove {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  /** What else all of the rows have; nothing by default. */
  readonly within?: Readonly<Record<string, string>>;
}

/** Rows that have the old value, and those that have the new one. */
const leaving = ({ column, from, within }: RowsMove) => equal({ ...within, [column]: from });
const staying = ({ column, to, within }: RowsMove) => equal({ ...within, [column]: to });

/**
 * Whether the row `other` stands for the same as a row of the table: it has another value in the column, and the rest of
 * its key is the same.
 */
function isSameBut(table: TableName, column: string, other: string, value: string): RawBuilder<SqlBool> {
  const rest = KEYS[table].filter((name) => name !== column);
  const isSame = rest.map((name) => sql`${sql.ref(`${other}.${name}`)} = ${sql.ref(`${table}.${name}`)}`);
  return sql`${sql.join([sql`${sql.ref(`${other}.${column}`)} = ${value}`, ...isSame], sql` and `)}`;
}

/** Of two rows with the same rest of the key, that of the new value stays. */
export async function moveRows(
  transaction: Transaction<Tables>,
  table: TableName,
  move: RowsMove,
): Promise<void> {
  const { column, to } = move;
  if (KEYS[table].includes(column)) {
    const known = sql`select 1 from ${sql.table(table)} as known where ${isSameBut(table, column, 'known', to)}`;
    await removeRows(transaction, table, sql`${leaving(move)} and exists (${known})`);
  }
  await updateRows(transaction, table, { [column]: to }, leaving(move));
}

/** The value of a column by those of two rows that stand for the same. */
type Merge = (own: RawBuilder<unknown>, old: RawBuilder<unknown>) => RawBuilder<unknown>;
export const orOld: Merge = (own, old) => sql`coalesce(${own}, ${old})`;
export const later: Merge = (own, old) => sql`case when ${old} > ${own} then ${old} else ${own} end`;

/** Brings the rows with the new value up to date by those that will not be moved for their sake. */
export async function mergeRows(
  transaction: Transaction<Tables>,
  table: TableName,
  move: RowsMove,
  merges: Readonly<Record<string, Merge>>,
): Promise<void> {
  const isOld = isSameBut(table, move.column, 'old', move.from);
  const old = (value: RawBuilder<unknown>) =>
    sql`(select ${value} from ${sql.table(table)} as old where ${isOld})`;
  const merged = Object.entries(merges).map(([column, merge]) => [
    column,
    merge(sql.ref(`${table}.${column}`), old(sql.ref(`old.${column}`))),
  ]);
  const known = sql`${staying(move)} and exists ${old(sql`1`)}`;
  await updateRows(transaction, table, Object.fromEntries(merged), known);
}

/** Whether a person or a channel has chosen to have codes answered. */
const chosen: Merge = (own, old) => sql`case ${own} when 1 then 1 else coalesce(${old}, 0) end`;

/** Choices under the new value stay, and the rest comes from the old one. */
export const mergeChoices = (transaction: Transaction<Tables>, move: RowsMove): Promise<void> =>
  mergeRows(transaction, 'channels', move, {
    ...{ language: orOld, linked: orOld, answers_codes: chosen, greeted_at: orOld },
  });

/**
 * Of a message that was meant for both, the row that says more about Slack's work stays. Rows keep the conversation in
 * which Slack holds their message: the next pass finds it there. A message without a row is taken back by the next pass
 * that asks Slack.
 */
export async function dropLessSure(transaction: Transaction<Tables>, move: RowsMove): Promise<void> {
  const sureness = (row: string) =>
    sql`case ${sql.ref(`${row}.state`)} when 'rung' then 3 when 'held' then 2 when 'posting' then 1 else 0 end`;
  const surer = sql`select 1 from rings as old where ${isSameBut('rings', move.column, 'old', move.from)}
    and ${sureness('old')} > ${sureness('rings')}`;
  await removeRows(transaction, 'rings', sql`${staying(move)} and exists (${surer})`);
}

type StoredTarget = Tables['targets'];

/**
 * Moves a target's row to one that may be there. Settings that were chosen stay; where something was chosen for both,
 * that of the new one counts. The same is true of the language, by what `languageOf` says was chosen.
 * @param moved what the row is where there is none yet
 */
export async function moveTarget(
  transaction: Transaction<Tables>,
  old: StoredTarget,
  moved: StoredTarget,
  languageOf: (target: StoredTarget) => Promise<string | undefined>,
): Promise<void> {
  const key = equal({ workspace: moved.workspace, target: moved.target });
  const known = await transaction.selectFrom('targets').selectAll().where(key).executeTakeFirst();
  if (!known) return void (await upsert(transaction, 'targets', [moved]));
  const settings = isUsualText(known.settings) ? old.settings : known.settings;
  const language = (await languageOf(known)) ?? old.language;
  await updateRows(transaction, 'targets', { settings, language }, key);
}

/** Whether no settings were chosen. A text that can't be read holds no choice. */
function isUsualText(settings: string): boolean {
  const { data } = json(settingsShape).safeParse(settings);
  return data === undefined || isUsual(data);
}

/**
 * Whether a column holds words, separated by spaces, among others. `like` would not tell `t1` from `T1` on
 * SQLite.
 */
export function namesWords(column: string, words: string): RawBuilder<SqlBool> {
  const all = sql`' ' || ${sql.ref(column)} || ' '`;
  return sql`replace(${all}, ${` ${words} `}, '') <> ${all}`;
}

/** Claims name ids among their words. The later end counts. @param to the words that take the others' place */
export async function moveClaims(transaction: Transaction<Tables>, words: string, to: string): Promise<void> {
  const all = transaction.selectFrom('claims').selectAll().where(namesWords('name', words));
  for (const { name, ends_at } of await all.execute()) {
    const moved = { name: ` ${name} `.replace(` ${words} `, ` ${to} `).trim(), ends_at };
    await upsert(transaction, 'claims', [moved], { where: sql`claims.ends_at < excluded.ends_at` });
    await removeRows(transaction, 'claims', equal({ name }));
  }
}
