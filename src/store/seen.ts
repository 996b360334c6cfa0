/** Seen courses and seen buildings have this in common: their names are learned one by one. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Names } from './concerns.ts';
import { lastByKey } from './database.ts';

type SeenTable = 'seen_courses' | 'seen_buildings';

interface Seen {
  readonly code: string | undefined;
  readonly names: Names;
  readonly seenAt: number;
}

/** One row for each key, in the order of keys, with everything that the rows of the key know together. */
export function mergedByKey<T extends Seen>(rows: readonly T[], keyOf: (row: T) => readonly string[]): T[] {
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
export function knownLater(table: SeenTable, column: 'code' | 'name_en' | 'name_fi' | 'name_sv') {
  const [given, kept] = [sql.ref(`excluded.${column}`), sql.ref(`${table}.${column}`)];
  return sql<
    string | null
  >`case when ${isLater(table)} then coalesce(${given}, ${kept}) else coalesce(${kept}, ${given}) end`;
}

/** The columns that both tables have. */
export function mergedColumns(table: SeenTable) {
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
