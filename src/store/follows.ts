/** Follows, and the targets that they belong to. */
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { apartShape, json, languageShape, text, wholeTime } from './database/columns.ts';
import {
  among,
  atomically,
  batches,
  type Database,
  equal,
  lastByKey,
  put,
  putNow,
  readRows,
  removeRows,
  rowReader,
  type TellProblem,
  Undone,
  updateRows,
  valuesOf,
} from './database/database.ts';
import { COURSES, FOLLOWS, LESSONS, REMINDERS, type Tables } from './database/tables.ts';
import { idNow, listMoved } from './moved-channels.ts';
import { endPersonalMarks } from './people.ts';
import type { Course, CourseLessons, Follow, PersonKey, Store, Target, TargetKey } from './store.ts';
import { putTarget, wantsOverview } from './targets.ts';

export function createFollows(database: Database, tell: TellProblem): Store['follows'] {
  const { db } = database;
  const reader = rowReader(db, FOLLOWS, tell);
  return {
    add: (target, follows, most) => add(database, target, follows, most),
    remove: (key, codes) => remove(database, key, codes),
    of: ({ workspace, target }) =>
      listMoved(db, workspace, target, (id) => reader.find({ workspace, target: id }, ['code'])),
    inWorkspace: async (workspace, targets) => {
      if (targets === undefined) return reader.list(workspace);
      const found: Follow[] = [];
      for (const some of batches(targets)) {
        const theirs = db.selectFrom('follows').selectAll().where('workspace', '=', workspace);
        const rows = await theirs.where('target', 'in', some).orderBy('target').orderBy('code').execute();
        found.push(...reader.parse(rows));
      }
      return found;
    },
    setUpBy: (workspace, user) => setUpBy(db, 'follows', { workspace, user }),
    codes: async (after, most) => readRows(CODES, (await codePage(after, most).execute(db)).rows, tell),
    places: async (codes) => {
      const found: { workspace: string; code: string }[] = [];
      for (const some of batches([...new Set(codes)])) {
        const all = db.selectFrom('follows').select(['workspace', 'code']).distinct();
        found.push(...(await all.where('code', 'in', some).execute()));
      }
      return found;
    },
    count: async () => {
      const counted = db.selectFrom('follows').select((row) => row.fn.countAll().as('all'));
      return Number((await counted.executeTakeFirstOrThrow()).all);
    },
    told: (follows) => told(database, follows),
    untoldLessons: async (workspace, now) => {
      const at = wholeTime(now);
      const since = sql`coalesce(follows.lessons_told, case when created_at > ${at} then 0 else created_at end)`;
      // A cross join begins with the changed courses, also on SQLite: there are few, and thirty thousand follows.
      const { rows } = await sql<z.input<typeof untoldRow>>`
        select follows.target, follows.code, ${since} as since, lessons_told_apart as apart
        from lessons cross join follows
        where lessons.changed_at > 0 and follows.code = lessons.code and follows.workspace = ${workspace}
          and lessons.changed_at > ${since} order by follows.target, follows.code`.execute(db);
      return readRows(UNTOLD, rows, tell);
    },
    toldLessons: (follows) => toldLessons(database, follows),
    setLeads: ({ workspace, target: given }, code, leads) =>
      atomically(database, async (transaction) => {
        const target = await idNow(transaction, workspace, given);
        const columns = FOLLOWS.columnsOf({ leads: leads ?? null });
        return (await updateRows(transaction, 'follows', columns, equal({ workspace, target, code }))) > 0;
      }),
  };
}

/** A followed code with the language of a follower. */
const codeRow = z.object({ code: text, language: languageShape });
const CODES = {
  name: 'follows',
  key: ['code'],
  read: (row: z.input<typeof codeRow>) => codeRow.safeParse(row),
} as const;

/** A follow whose course's lessons have changed. Postgres gives a sum of times as a text. */
const untoldRow = z.object({
  ...{ target: text, code: text, since: z.coerce.number() },
  apart: json(apartShape).nullable(),
});
const UNTOLD = {
  name: 'follows',
  key: ['target', 'code'],
  read: (row: z.input<typeof untoldRow>) =>
    untoldRow.transform(({ apart, ...one }) => ({ ...one, ...(apart && { apart }) })).safeParse(row),
} as const;

async function add(database: Database, given: Target, follows: readonly Follow[], most: number) {
  const isOfTarget = ({ workspace, target }: Follow) =>
    workspace === given.workspace && target === given.target;
  if (!follows.every(isOfTarget)) throw new TypeError('the follows are not all of the target');
  const codes = follows.map(({ code }) => code);
  return addFollowing(database, 'follows', given, codes, most, async (transaction, target, added) => {
    const wanted = follows.filter(({ code }) => added.has(code));
    await put(
      transaction,
      FOLLOWS,
      wanted.map((follow) => ({ ...follow, target })),
    );
  });
}

async function remove(database: Database, key: TargetKey, codes: readonly string[] | 'all') {
  return await atomically(database, async (transaction) => {
    const target = await idNow(transaction, key.workspace, key.target);
    const at = { workspace: key.workspace, target };
    const removed = await stopFollowing(transaction, 'follows', at, codes);
    const ended = removed.map(({ code }) => code).sort();
    await endPersonalMarks(transaction, at, ended);
    return ended;
  });
}

// What targets follow, of both kinds, each with the column that names it.

const NAMED_BY = { follows: 'code', run_follows: 'topic' } as const;
type Following = keyof typeof NAMED_BY;

/** What a person has had channels follow, each once, in order. */
export async function setUpBy(
  db: Kysely<Tables>,
  table: Following,
  { workspace, user }: PersonKey,
): Promise<string[]> {
  const mine = sql`${equal({ workspace, created_by: user })} and target <> ${user}`;
  return namesOf(db, table, mine);
}

/** Names of rows, each once, in order. */
async function namesOf(db: Kysely<Tables>, table: Following, where: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct ${sql.ref(NAMED_BY[table])} as name
    from ${sql.table(table)} where ${where}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/**
 * Adds something that a target follows, in one transaction, unless it would follow more than `most`.
 * @param write writes what is new, by its names, for the id that the target has now
 */
export async function addFollowing(
  database: Database,
  table: Following,
  given: Target,
  names: readonly string[],
  most: number,
  write: (transaction: Transaction<Tables>, target: string, added: ReadonlySet<string>) => Promise<void>,
): Promise<{ added: string[]; refused: boolean }> {
  try {
    const added = await atomically(database, async (transaction) => {
      const target = await underNewId(transaction, given);
      // Added, or locked by an update: work that adds to the same target waits for the lock, and then counts the
      // follows that are there.
      await putTarget(transaction, target);
      const mine = equal({ workspace: target.workspace, target: target.target });
      const known = new Set(await namesOf(transaction, table, mine));
      const fresh = new Set(names.filter((name) => !known.has(name)));
      if (fresh.size > 0 && (await followCountOf(transaction, target)) + fresh.size > most)
        throw new Undone();
      await write(transaction, target.target, fresh);
      return [...fresh].sort();
    });
    return { added, refused: false };
  } catch (error) {
    if (error instanceof Undone) return { added: [], refused: true };
    throw error;
  }
}

/** Ends what a target follows, by its names. @returns the rows that there were */
export async function stopFollowing<Name extends Following>(
  transaction: Transaction<Tables>,
  table: Name,
  { workspace, target }: TargetKey,
  names: readonly string[] | 'all',
): Promise<Tables[Name][]> {
  const all = equal({ workspace, target });
  const some = (batch: readonly string[]) =>
    sql`${all} and ${sql.ref(NAMED_BY[table])} in (${sql.join(batch)})`;
  const removed: Tables[Name][] = [];
  for (const condition of names === 'all' ? [all] : [...batches(names)].map(some)) {
    const rows = sql<Tables[Name]>`delete from ${sql.table(table)} where ${condition} returning *`;
    removed.push(...(await rows.execute(transaction)).rows);
  }
  return removed;
}

/** How many courses, units and groups a target follows. */
export async function followCountOf(db: Kysely<Tables>, { workspace, target }: TargetKey): Promise<number> {
  const mine = equal({ workspace, target });
  const { rows } = await sql<{ all: number | string }>`select (select count(*) from follows where ${mine})
    + (select count(*) from run_follows where ${mine}) as "all"`.execute(db);
  return Number(rows[0]?.all ?? 0);
}

/** The target under the id that its channel has now. */
async function underNewId(db: Kysely<Tables>, target: Target): Promise<Target> {
  const id = await idNow(db, target.workspace, target.target);
  return id === target.target ? target : { ...target, target: id, conversation: id };
}

/** A page ends between two codes, never between two languages of one. */
function codePage(after: string | undefined, most: number) {
  const later = (column: string) => (after === undefined ? sql`1 = 1` : sql`${sql.ref(column)} > ${after}`);
  const linked = sql`channels join targets on targets.workspace = channels.workspace
    and targets.target = channels.channel where ${wantsOverview} and linked is not null`;
  const page = sql`select code from
    (select distinct code from follows where ${later('code')} order by code limit ${most}) as followed
    union select linked from ${linked} and ${later('linked')} order by code limit ${most}`;
  return sql<z.input<typeof codeRow>>`select follows.code, targets.language from follows
    join targets on targets.workspace = follows.workspace and targets.target = follows.target
    where follows.code in (${page})
    union select linked, targets.language from ${linked} and linked in (${page}) order by code, language`;
}

async function told(database: Database, follows: Parameters<Store['follows']['told']>[0]): Promise<void> {
  const last = lastByKey(follows, ({ key, code }) => [key.workspace, key.target, code]);
  const rows = last.map(({ key, code, facts, missing }) => {
    return [key.workspace, key.target, code, JSON.stringify(facts), missing ? 1 : 0];
  });
  await atomically(database, async (transaction) => {
    for (const batch of batches(rows)) {
      await sql`update follows set told = given.column4, told_missing = cast(given.column5 as integer)
        from ${valuesOf(batch)} as given where follows.workspace = given.column1
        and follows.target = given.column2 and follows.code = given.column3`.execute(transaction);
    }
  });
}

async function toldLessons(
  database: Database,
  follows: Parameters<Store['follows']['toldLessons']>[0],
): Promise<void> {
  const inOrder = follows.toSorted((one, other) => one.since - other.since);
  const last = lastByKey(inOrder, ({ key, code }) => [key.workspace, key.target, code]);
  const rows = last.map(({ key, code, since, apart }) => [
    ...[key.workspace, key.target, code, wholeTime(since)],
    apart ? JSON.stringify(apart) : '',
  ]);
  const to = sql`cast(given.column4 as bigint)`;
  await atomically(database, async (transaction) => {
    for (const batch of batches(rows)) {
      await sql`update follows set lessons_told = ${to}, lessons_told_apart = nullif(given.column5, '')
        from ${valuesOf(batch)} as given where follows.workspace = given.column1
        and follows.target = given.column2 and follows.code = given.column3
        and coalesce(lessons_told, 0) <= ${to}`.execute(transaction);
    }
  });
}

// Courses as they were last read, and reminders that are meant for Slack.

/**
 * Checks of replicas end within so long of each other, in milliseconds. A stored course that seems to be
 * newer by more was read before the clock was set back, and must not stand in the way of what is read now.
 */
const APART = 3_600_000;
const isNewer = sql<SqlBool>`excluded.read_at >= courses.read_at or excluded.read_at < courses.read_at - ${APART}`;

export function createCourses(database: Database, tell: TellProblem): Store['courses'] {
  const keyOf = ({ code, language }: Pick<Course, 'code' | 'language'>) => [code, language];
  const { parse } = rowReader(database.db, COURSES, tell);
  return {
    get: async (pairs) => {
      const found: Course[] = [];
      for (const batch of batches(lastByKey(pairs, keyOf))) {
        const wanted = among(COURSES.key, batch.map(keyOf));
        const all = database.db.selectFrom('courses').selectAll().where(wanted);
        found.push(...parse(await all.orderBy('code').orderBy('language').execute()));
      }
      return found;
    },
    put: async (courses) => {
      const inTime = courses.toSorted((one, other) => one.readAt - other.readAt);
      await putNow(database, COURSES, inTime, { where: isNewer });
    },
  };
}

export function createLessonRows(database: Database, tell: TellProblem): Store['lessons'] {
  const { parse } = rowReader(database.db, LESSONS, tell);
  return {
    of: async (codes) => {
      const found: CourseLessons[] = [];
      for (const batch of batches([...new Set(codes)].sort())) {
        const all = database.db.selectFrom('lessons').selectAll().where('code', 'in', batch);
        found.push(...parse(await all.orderBy('code').execute()));
      }
      return found;
    },
    put: async (rows) => {
      const byRow = Map.groupBy(rows, ({ over }) => over);
      await atomically(database, async (transaction) => {
        for (const [over, some] of byRow) {
          const where =
            over === undefined ? {} : { where: sql<SqlBool>`lessons.read_at = ${wholeTime(over)}` };
          await put(transaction, LESSONS, some, where);
        }
      });
    },
  };
}

export function createReminders(database: Database, tell: TellProblem): Store['reminders'] {
  const reader = rowReader(database.db, REMINDERS, tell);
  return {
    of: ({ workspace, target }) => reader.find({ workspace, target }, ['key']),
    inWorkspace: reader.list,
    put: async (reminders) => void (await putNow(database, REMINDERS, reminders)),
    delete: async (reminders) => {
      const keys = reminders.map(({ workspace, target, key }) => [workspace, target, key]);
      await atomically(database, async (transaction) => {
        for (const batch of batches(keys))
          await removeRows(transaction, 'rings', among(REMINDERS.key, batch));
      });
    },
  };
}
