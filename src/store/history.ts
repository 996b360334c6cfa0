import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type {
  LookedUp,
  LookUps,
  Names,
  SeenBuilding,
  SeenBuildings,
  SeenCourse,
  SeenCourses,
  TellProblem,
} from './concerns.ts';
import { atomically, batches, type Database, lastByKey } from './database.ts';
import {
  lookUpRow,
  readRows,
  rowOfLookUp,
  rowOfSeenBuilding,
  rowOfSeenCourse,
  seenBuildingRow,
  seenCourseRow,
  type Tables,
} from './rows.ts';

// Tables that keep only the newest rows of each owner.

interface Kept {
  readonly table: 'seen_courses' | 'look_ups';
  /** The column with the time. */
  readonly time: 'seen_at' | 'looked_up_at';
  /** Names the owner: the values of the columns before `time` in the table's index by time. */
  readonly owner: Readonly<Record<string, string>>;
  readonly most: number;
}

/**
 * Forgets an owner's rows beyond the newest `most`. For an owner with fewer rows it walks over the index of
 * their own rows, and writes nothing. Where several add rows at once there may be more than `most` until the
 * next is added.
 */
async function forgetOldest(transaction: Transaction<Tables>, kept: Kept): Promise<void> {
  const [table, time] = [sql.table(kept.table), sql.ref(kept.time)];
  const mine = isOwner(kept.owner);
  const beyond = await sql<{ at: number; code: string }>`select ${time} as at, code from ${table}
    where ${mine} order by ${time} desc, code limit 1 offset ${kept.most}`.execute(transaction);
  for (const { at, code } of beyond.rows) {
    await sql`delete from ${table} where ${mine}
      and (${time} < ${at} or (${time} = ${at} and code >= ${code}))`.execute(transaction);
  }
}

function isOwner(owner: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const equal = Object.entries(owner).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(equal, sql` and `);
}

const KEY = ['workspace', 'user_id', 'code'] as const;

export function createLookUps(database: Database, tell: TellProblem): LookUps {
  return {
    put: (lookUps, most) => put(database, lookUps, most),
    of: async ({ workspace, user }) => {
      const all = database.db.selectFrom('look_ups').selectAll().where('workspace', '=', workspace);
      const mine = all.where('user_id', '=', user);
      const rows = await mine.orderBy('looked_up_at', 'desc').orderBy('code').execute();
      return readRows('look_ups', KEY, lookUpRow, rows, tell);
    },
  };
}

async function put(database: Database, lookUps: readonly LookedUp[], most: number): Promise<void> {
  if (lookUps.length === 0) return;
  await atomically(database, async (transaction) => {
    for (const batch of batches(newestOf(lookUps, most))) {
      await transaction
        .insertInto('look_ups')
        .values(batch.map(rowOfLookUp))
        .onConflict((conflict) =>
          conflict
            .columns([...KEY])
            .doUpdateSet((row) => ({ looked_up_at: row.ref('excluded.looked_up_at') }))
            .whereRef('excluded.looked_up_at', '>', 'look_ups.looked_up_at'),
        )
        .execute();
    }
    for (const { workspace, user } of lastByKey(lookUps, (one) => [one.workspace, one.user])) {
      const owner = { workspace, user_id: user };
      await forgetOldest(transaction, { table: 'look_ups', time: 'looked_up_at', owner, most });
    }
  });
}

/**
 * Each person's newest look-ups, at most `most`, in the order of keys. Older ones would be forgotten at once.
 */
function newestOf(lookUps: readonly LookedUp[], most: number): LookedUp[] {
  const inTime = lookUps.toSorted((one, other) => one.at - other.at);
  const lasts = lastByKey(inTime, ({ workspace, user, code }) => [workspace, user, code]);
  const counts = new Map<string, number>();
  const isNew = ({ workspace, user }: LookedUp): boolean => {
    const person = JSON.stringify([workspace, user]);
    const count = (counts.get(person) ?? 0) + 1;
    counts.set(person, count);
    return count <= most;
  };
  const kept = new Set(lasts.toSorted(newestFirst).filter(isNew));
  return lasts.filter((one) => kept.has(one));
}

/** The same order as in `forgetOldest`. */
const newestFirst = (one: LookedUp, other: LookedUp): number =>
  other.at - one.at || (one.code < other.code ? -1 : 1);

// Seen courses and seen buildings have this in common: their names are learned one by one.

type SeenTable = 'seen_courses' | 'seen_buildings';

interface Seen {
  readonly code: string | undefined;
  readonly names: Names;
  readonly seenAt: number;
}

/** One row for each key, in the order of keys, with everything that the rows of the key know together. */
function mergedByKey<T extends Seen>(rows: readonly T[], keyOf: (row: T) => readonly string[]): T[] {
  const byKey = new Map<string, T>();
  const merged = rows
    .toSorted((one, other) => one.seenAt - other.seenAt)
    .map((row) => {
      const key = JSON.stringify(keyOf(row));
      const earlier = byKey.get(key);
      const both = earlier ? mergedWith(earlier, row) : row;
      byKey.set(key, both);
      return both;
    });
  return lastByKey(merged, keyOf);
}

function mergedWith<T extends Seen>(earlier: T, later: T): T {
  const { en, fi, sv } = later.names;
  const given = {
    ...(en !== undefined && { en }),
    ...(fi !== undefined && { fi }),
    ...(sv !== undefined && { sv }),
  };
  return { ...later, code: later.code ?? earlier.code, names: { ...earlier.names, ...given } };
}

/**
 * The new value of a column where a row meets one with the same key: the later row's, or the other's where
 * that is null.
 */
function knownLater(table: SeenTable, column: 'code' | 'name_en' | 'name_fi' | 'name_sv') {
  const [given, kept] = [sql.ref(`excluded.${column}`), sql.ref(`${table}.${column}`)];
  return sql<
    string | null
  >`case when ${isLater(table)} then coalesce(${given}, ${kept}) else coalesce(${kept}, ${given}) end`;
}

/** The columns that both tables have. */
function mergedColumns(table: SeenTable) {
  return {
    name_en: knownLater(table, 'name_en'),
    name_fi: knownLater(table, 'name_fi'),
    name_sv: knownLater(table, 'name_sv'),
    seen_at: sql<number>`case when ${isLater(table)} then excluded.seen_at else ${sql.ref(`${table}.seen_at`)} end`,
  };
}

function isLater(table: SeenTable): RawBuilder<SqlBool> {
  return sql<SqlBool>`excluded.seen_at >= ${sql.ref(`${table}.seen_at`)}`;
}

const SEEN_COURSES_KEY = ['workspace', 'code'] as const;

export function createSeenCourses(database: Database, tell: TellProblem): SeenCourses {
  return {
    put: (courses, most) => putSeenCourses(database, courses, most),
    inWorkspace: async (workspace) => {
      const all = database.db.selectFrom('seen_courses').selectAll().where('workspace', '=', workspace);
      const rows = await all.orderBy('seen_at', 'desc').orderBy('code').execute();
      return readRows('seen_courses', SEEN_COURSES_KEY, seenCourseRow, rows, tell);
    },
  };
}

async function putSeenCourses(
  database: Database,
  courses: readonly SeenCourse[],
  most: number,
): Promise<void> {
  if (courses.length === 0) return;
  const merged = mergedByKey(courses, ({ workspace, code }) => [workspace, code]);
  await atomically(database, async (transaction) => {
    for (const batch of batches(merged)) {
      await transaction
        .insertInto('seen_courses')
        .values(batch.map(rowOfSeenCourse))
        .onConflict((conflict) =>
          conflict.columns([...SEEN_COURSES_KEY]).doUpdateSet(mergedColumns('seen_courses')),
        )
        .execute();
    }
    for (const workspace of new Set(merged.map((course) => course.workspace))) {
      const owner = { workspace };
      await forgetOldest(transaction, { table: 'seen_courses', time: 'seen_at', owner, most });
    }
  });
}

export function createSeenBuildings(database: Database, tell: TellProblem): SeenBuildings {
  return {
    put: (buildings) => putSeenBuildings(database, buildings),
    all: async () => {
      const rows = await database.db.selectFrom('seen_buildings').selectAll().orderBy('id').execute();
      return readRows('seen_buildings', ['id'], seenBuildingRow, rows, tell);
    },
  };
}

async function putSeenBuildings(database: Database, buildings: readonly SeenBuilding[]): Promise<void> {
  if (buildings.length === 0) return;
  await atomically(database, async (transaction) => {
    for (const batch of batches(mergedByKey(buildings, ({ id }) => [id]))) {
      await transaction
        .insertInto('seen_buildings')
        .values(batch.map(rowOfSeenBuilding))
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...mergedColumns('seen_buildings'), code: knownLater('seen_buildings', 'code') }),
        )
        .execute();
    }
  });
}
