/**
 * Look-ups, the courses, course units and buildings that were seen in them, and the courses that conversations are about. Names are
 * learned one by one.
 */
import { type SqlBool, sql, type Transaction } from 'kysely';
import { type Table, wholeTime } from './database/columns.ts';
import {
  atomically,
  type Database,
  equal,
  put,
  putNow,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import {
  CONTEXTS,
  LOOK_UPS,
  SEEN_BUILDINGS,
  SEEN_COURSES,
  SEEN_UNITS,
  type Tables,
} from './database/tables.ts';
import type { Store } from './store.ts';

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
export async function forgetOldest(transaction: Transaction<Tables>, newest: Newest): Promise<void> {
  const [table, time] = [sql.table(newest.table), sql.ref(newest.time)];
  const mine = equal(newest.owner);
  const beyond = await sql<{ at: number; code: string }>`select ${time} as at, code from ${table}
    where ${mine} order by ${time} desc, code limit 1 offset ${newest.most}`.execute(transaction);
  for (const { at, code } of beyond.rows) {
    await sql`delete from ${table} where ${mine}
      and (${time} < ${at} or (${time} = ${at} and code >= ${code}))`.execute(transaction);
  }
}

/** Whose rows they are: the given ones, each once. */
const ownersOf = <Owner extends Readonly<Record<string, string>>>(owners: readonly Owner[]): Owner[] => [
  ...new Map(owners.map((owner) => [JSON.stringify(owner), owner])).values(),
];

export function createLookUps(database: Database, tell: TellProblem): Store['lookUps'] {
  const { find } = rowReader(database.db, LOOK_UPS, tell);
  const isLater = sql<SqlBool>`excluded.looked_up_at > look_ups.looked_up_at`;
  return {
    put: async (lookUps, most) => {
      const inTime = lookUps.toSorted((one, other) => one.at - other.at);
      const owners = ownersOf(lookUps.map(({ workspace, user }) => ({ workspace, user_id: user })));
      await atomically(database, async (transaction) => {
        await put(transaction, LOOK_UPS, inTime, { where: isLater });
        for (const owner of owners)
          await forgetOldest(transaction, { table: 'look_ups', time: 'looked_up_at', owner, most });
      });
    },
    of: ({ workspace, user }) => find({ workspace, user }, ['looked_up_at desc', 'code']),
  };
}

type SeenTable = 'seen_courses' | 'seen_units' | 'seen_buildings';
type SeenRow = Readonly<Record<string, string | number | null>> & { readonly seen_at: number };

/** One row for each key, with everything that the rows of the key know together: of two values the later counts. */
function mergedByKey(rows: readonly SeenRow[], key: readonly string[]): SeenRow[] {
  const byKey = new Map<string, SeenRow>();
  for (const row of rows.toSorted((one, other) => one.seen_at - other.seen_at)) {
    const id = JSON.stringify(key.map((column) => row[column]));
    const known = Object.entries(row).filter(([, value]) => value !== null);
    byKey.set(id, { ...row, ...byKey.get(id), ...Object.fromEntries(known) });
  }
  return [...byKey.values()];
}

/** Adds what was seen to what is known. */
async function learn<Row extends object, Fields, Value>(
  transaction: Transaction<Tables>,
  { name, key, rowOf }: Table<SeenTable, Row, Fields, Value>,
  seen: readonly Value[],
): Promise<void> {
  const rows = mergedByKey(seen.map(rowOf) as never, key);
  // The same in the database.
  const isLater = sql`excluded.seen_at >= ${sql.ref(`${name}.seen_at`)}`;
  const merged = Object.keys(rows[0] ?? {}).map((column) => {
    const [added, kept] = [sql.ref(`excluded.${column}`), sql.ref(`${name}.${column}`)];
    const value = sql`case when ${isLater} then coalesce(${added}, ${kept}) else coalesce(${kept}, ${added}) end`;
    return [column, value] as const;
  });
  await upsert(transaction, name, rows, { set: Object.fromEntries(merged) });
}

/** What workspaces have seen. */
function createSeen<
  Row extends object,
  Fields extends { workspace: string },
  Value extends { workspace: string },
>(database: Database, table: Table<'seen_courses' | 'seen_units', Row, Fields, Value>, tell: TellProblem) {
  const { find } = rowReader(database.db, table, tell);
  return {
    put: async (seen: readonly Value[], most: number): Promise<void> => {
      await atomically(database, async (transaction) => {
        await learn(transaction, table, seen);
        for (const owner of ownersOf(seen.map(({ workspace }) => ({ workspace }))))
          await forgetOldest(transaction, { table: table.name, time: 'seen_at', owner, most });
      });
    },
    inWorkspace: (workspace: string) => find({ workspace } as Partial<Fields>, ['seen_at desc', 'code']),
  };
}

/** In the place of a workspace: courses that were given to all of them, in `SEED_CODES_FILE`. No workspace of Slack's has such an id. */
export const GIVEN_TO_ALL = '*';

export function createSeenCourses(database: Database, tell: TellProblem): Store['seenCourses'] {
  const { put, inWorkspace } = createSeen(database, SEEN_COURSES, tell);
  return { put, inWorkspace, givenToAll: () => inWorkspace(GIVEN_TO_ALL) };
}

export function createSeenUnits(database: Database, tell: TellProblem): Store['seenUnits'] {
  return {
    ...createSeen(database, SEEN_UNITS, tell),
    idOf: async (code) => {
      const all = database.db.selectFrom('seen_units').select('unit_id').where('code', '=', code);
      return (await all.orderBy('seen_at', 'desc').limit(1).executeTakeFirst())?.unit_id;
    },
  };
}

export function createSeenBuildings(database: Database, tell: TellProblem): Store['seenBuildings'] {
  const { find } = rowReader(database.db, SEEN_BUILDINGS, tell);
  return {
    put: (buildings) => atomically(database, (transaction) => learn(transaction, SEEN_BUILDINGS, buildings)),
    all: () => find({}, ['id']),
  };
}

/**
 * How long what an answer showed is what a question without a code is about, in milliseconds: in a thread, and in a direct
 * conversation outside of threads. It is kept for no longer, until the next hourly clean-up.
 */
export const SPOKEN_OF = { thread: 24 * 3_600_000, direct: 30 * 60_000 } as const;
/** The end of the name under which the last list of a thread is noted: no thread of Slack's has such an id. */
export const LIST = ' list';

/** What answers showed in conversations. A note is a person's, so that it is erased with the person's data. */
export function createContexts(database: Database, tell: TellProblem): Store['contexts'] {
  const { parse } = rowReader(database.db, CONTEXTS, tell);
  return {
    note: async (spot, user, codes, at) =>
      void (await putNow(database, CONTEXTS, [{ ...spot, user, codes, at }])),
    codes: async ({ workspace, conversation, thread }, since) => {
      const latest = database.db
        .selectFrom('contexts')
        .selectAll()
        .where(equal({ workspace, conversation, thread }))
        .where('at', '>=', wholeTime(since))
        .orderBy('at', 'desc')
        .limit(1);
      return parse(await latest.execute())[0]?.codes ?? [];
    },
    of: async ({ workspace, user }) => {
      const mine = database.db
        .selectFrom('contexts')
        .selectAll()
        .where(equal({ workspace, user_id: user }));
      return parse(await mine.orderBy('at', 'desc').execute()).flatMap(({ codes }) => codes);
    },
  };
}
