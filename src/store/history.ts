/**
 * Look-ups, the courses, course units and buildings that were seen in them, and the courses that conversations are about. Names are
 * learned one by one.
 */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../language.ts';
import {
  atomically,
  type Database,
  defined,
  equal,
  lastByKey,
  parseRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import { json, type NamedRow, personColumns, personOf, type Tables, wholeTime } from './database/tables.ts';
import type {
  Contexts,
  LookedUp,
  LookUps,
  Names,
  SeenBuilding,
  SeenBuildings,
  SeenCourse,
  SeenUnit,
  SeenUnits,
} from './records.ts';
import type { Store } from './store.ts';

const lookUpRow = z
  .object({ ...personColumns, code: z.string(), looked_up_at: z.number() })
  .transform((row): LookedUp => ({ ...personOf(row), code: row.code, at: row.looked_up_at }));

const contextRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    conversation: z.string(),
    thread: z.string(),
    codes: json(z.array(z.string())),
    at: z.number(),
  })
  .transform(({ codes }) => codes);

/** The column of each language's name. */
const NAME_COLUMNS = { en: 'name_en', fi: 'name_fi', sv: 'name_sv' } as const satisfies Record<
  Language,
  keyof NamedRow
>;

const named = {
  name_en: z.string().nullable(),
  name_fi: z.string().nullable(),
  name_sv: z.string().nullable(),
  seen_at: z.number(),
} satisfies Record<keyof NamedRow, z.ZodType>;

/** Only the languages that have a name. */
function namesOf(row: NamedRow): Names {
  const named = LANGUAGES.map((language) => [language, row[NAME_COLUMNS[language]]] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== null));
}

const seenCourseRow = z
  .object({ workspace: z.string(), code: z.string(), ...named })
  .transform((row): SeenCourse => {
    return { workspace: row.workspace, code: row.code, names: namesOf(row), seenAt: row.seen_at };
  });

const seenBuildingRow = z
  .object({ id: z.string(), code: z.string().nullable(), ...named })
  .transform((row): SeenBuilding => {
    return { id: row.id, code: row.code ?? undefined, names: namesOf(row), seenAt: row.seen_at };
  });

const seenUnitRow = z
  .object({ workspace: z.string(), code: z.string(), unit_id: z.string(), ...named })
  .transform(({ workspace, code, unit_id, ...row }): SeenUnit => {
    return { workspace, code, id: unit_id, names: namesOf(row), seenAt: row.seen_at };
  });

function rowOfSeenCourse(course: SeenCourse): Tables['seen_courses'] {
  return { workspace: course.workspace, code: course.code, ...nameColumns(course) };
}

function rowOfSeenBuilding(building: SeenBuilding): Tables['seen_buildings'] {
  return { id: building.id, code: building.code ?? null, ...nameColumns(building) };
}

function rowOfSeenUnit(unit: SeenUnit): Tables['seen_units'] {
  return { workspace: unit.workspace, code: unit.code, unit_id: unit.id, ...nameColumns(unit) };
}

function rowOfLookUp({ workspace, user, code, at }: LookedUp): Tables['look_ups'] {
  return { workspace, user_id: user, code, looked_up_at: wholeTime(at) };
}

function nameColumns({ names, seenAt }: { names: Names; seenAt: number }): NamedRow {
  return {
    name_en: names.en ?? null,
    name_fi: names.fi ?? null,
    name_sv: names.sv ?? null,
    seen_at: wholeTime(seenAt),
  };
}

/** A table that keeps only the newest rows of each owner. */
interface Newest {
  readonly table: 'seen_courses' | 'seen_units' | 'look_ups';
  /** The column with the time. */
  readonly time: 'seen_at' | 'looked_up_at';
  /** The columns before `time` in the table's index by time. */
  readonly owner: Readonly<Record<string, string>>;
  readonly most: number;
}

/**
 * Forgets an owner's rows beyond the newest `most`. For an owner with fewer rows it walks over the index of
 * their own rows, and writes nothing. Where several add rows at once there may be more than `most` until the
 * next is added.
 */
async function forgetOldest(transaction: Transaction<Tables>, newest: Newest): Promise<void> {
  const [table, time] = [sql.table(newest.table), sql.ref(newest.time)];
  const mine = equal(newest.owner);
  const beyond = await sql<{ at: number; code: string }>`select ${time} as at, code from ${table}
    where ${mine} order by ${time} desc, code limit 1 offset ${newest.most}`.execute(transaction);
  for (const { at, code } of beyond.rows) {
    await sql`delete from ${table} where ${mine}
      and (${time} < ${at} or (${time} = ${at} and code >= ${code}))`.execute(transaction);
  }
}

export function createLookUps(database: Database, tell: TellProblem): LookUps {
  const { find } = rowReader(database.db, 'look_ups', lookUpRow, tell);
  const isLater = sql<SqlBool>`excluded.looked_up_at > look_ups.looked_up_at`;
  return {
    put: async (lookUps, most) => {
      if (lookUps.length === 0) return;
      const inTime = lookUps.toSorted((one, other) => one.at - other.at);
      const last = lastByKey(inTime, ({ workspace, user, code }) => [workspace, user, code]);
      const people = lastByKey(lookUps, ({ workspace, user }) => [workspace, user]);
      await atomically(database, async (transaction) => {
        await upsert(transaction, 'look_ups', last.map(rowOfLookUp), { where: isLater });
        for (const { workspace, user } of people) {
          const owner = { workspace, user_id: user };
          await forgetOldest(transaction, { table: 'look_ups', time: 'looked_up_at', owner, most });
        }
      });
    },
    of: ({ workspace, user }) => find({ workspace, user_id: user }, ['looked_up_at desc', 'code']),
  };
}

type SeenTable = 'seen_courses' | 'seen_units' | 'seen_buildings';

interface Seen {
  readonly names: Names;
  readonly seenAt: number;
}

/** One row for each key, in the order of keys, with everything that the rows of the key know together. */
function mergedByKey<T extends Seen>(rows: readonly T[], keyOf: (row: T) => readonly string[]): T[] {
  const byKey = new Map<string, T>();
  for (const row of rows.toSorted((one, other) => one.seenAt - other.seenAt)) {
    const key = JSON.stringify(keyOf(row));
    const earlier = byKey.get(key);
    const names = { ...earlier?.names, ...defined(row.names) };
    byKey.set(key, { ...earlier, ...defined(row), names });
  }
  return lastByKey([...byKey.values()], keyOf);
}

/** The merging of rows in the database: the later row's values, or the other's where those are null. */
function mergedColumns(table: SeenTable, columns: readonly string[]): Record<string, RawBuilder<unknown>> {
  const isLater = sql`excluded.seen_at >= ${sql.ref(`${table}.seen_at`)}`;
  const merged = columns.map((column) => {
    const [added, kept] = [sql.ref(`excluded.${column}`), sql.ref(`${table}.${column}`)];
    const value = sql`case when ${isLater} then coalesce(${added}, ${kept}) else coalesce(${kept}, ${added}) end`;
    return [column, value] as const;
  });
  return Object.fromEntries(merged);
}

const NAMES = [...Object.values(NAME_COLUMNS), 'seen_at'];

export function createSeenCourses(database: Database, tell: TellProblem): Store['seenCourses'] {
  const { find } = rowReader(database.db, 'seen_courses', seenCourseRow, tell);
  const set = mergedColumns('seen_courses', NAMES);
  return {
    put: async (courses, most) => {
      if (courses.length === 0) return;
      const merged = mergedByKey(courses, ({ workspace, code }) => [workspace, code]);
      await atomically(database, async (transaction) => {
        await upsert(transaction, 'seen_courses', merged.map(rowOfSeenCourse), { set });
        for (const workspace of new Set(merged.map((course) => course.workspace))) {
          const owner = { workspace };
          await forgetOldest(transaction, { table: 'seen_courses', time: 'seen_at', owner, most });
        }
      });
    },
    inWorkspace: (workspace) => find({ workspace }, ['seen_at desc', 'code']),
  };
}

export function createSeenUnits(database: Database, tell: TellProblem): SeenUnits {
  const { find } = rowReader(database.db, 'seen_units', seenUnitRow, tell);
  const set = mergedColumns('seen_units', ['unit_id', ...NAMES]);
  return {
    put: async (units, most) => {
      if (units.length === 0) return;
      const merged = mergedByKey(units, ({ workspace, code }) => [workspace, code]);
      await atomically(database, async (transaction) => {
        await upsert(transaction, 'seen_units', merged.map(rowOfSeenUnit), { set });
        for (const workspace of new Set(merged.map((unit) => unit.workspace)))
          await forgetOldest(transaction, {
            table: 'seen_units',
            time: 'seen_at',
            owner: { workspace },
            most,
          });
      });
    },
    inWorkspace: (workspace) => find({ workspace }, ['seen_at desc', 'code']),
    idOf: async (code) => {
      const last = database.db
        .selectFrom('seen_units')
        .select('unit_id')
        .where('code', '=', code)
        .orderBy('seen_at', 'desc')
        .limit(1);
      return (await last.executeTakeFirst())?.unit_id;
    },
  };
}

export function createSeenBuildings(database: Database, tell: TellProblem): SeenBuildings {
  const { find } = rowReader(database.db, 'seen_buildings', seenBuildingRow, tell);
  const set = mergedColumns('seen_buildings', ['code', ...NAMES]);
  return {
    put: async (buildings) => {
      if (buildings.length === 0) return;
      const rows = mergedByKey(buildings, ({ id }) => [id]).map(rowOfSeenBuilding);
      await atomically(database, (transaction) => upsert(transaction, 'seen_buildings', rows, { set }));
    },
    all: () => find({}, ['id']),
  };
}

/** What answers showed in conversations. A note is a person's, so that it is erased with the person's data. */
export function createContexts(database: Database, tell: TellProblem): Contexts {
  return {
    note: async ({ workspace, conversation, thread }, user, codes, at) => {
      const spot = { workspace, user_id: user, conversation, thread };
      const row = { ...spot, codes: JSON.stringify(codes), at: wholeTime(at) };
      await atomically(database, async (transaction) => upsert(transaction, 'contexts', [row]));
    },
    codes: async ({ workspace, conversation, thread }, since) => {
      const latest = database.db
        .selectFrom('contexts')
        .selectAll()
        .where('workspace', '=', workspace)
        .where('conversation', '=', conversation)
        .where('thread', '=', thread)
        .where('at', '>=', wholeTime(since))
        .orderBy('at', 'desc')
        .limit(1);
      return parseRows('contexts', contextRow, await latest.execute(), tell)[0] ?? [];
    },
  };
}
