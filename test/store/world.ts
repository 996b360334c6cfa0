/** What the contract needs of a store. */

import type { StoreProblem } from '../../src/store/database/database.ts';
import { TABLES } from '../../src/store/database/tables.ts';
import type { Store } from '../../src/store/store.ts';

export interface World {
  /** Stores that share what they keep, as far as that can be: SQLite and memory have one for all. */
  replicas(count: number): readonly Store[];
  /** Forgets everything, for the next test: a new database would take longer than most tests. */
  empty(): Promise<void>;
}

/** A world whose stores stand on a database. */
export interface DatabaseWorld extends World {
  /** What the stores have told. Emptied with the rest. */
  readonly problems: StoreProblem[];
  /** Changes the tables behind the stores' back. */
  run(statements: string): Promise<void>;
}

export function databaseWorld(world: Omit<DatabaseWorld, 'empty'>): DatabaseWorld {
  return {
    ...world,
    empty: async () => {
      world.problems.length = 0;
      await world.run(
        TABLES.toReversed()
          .map((table) => `delete from ${table}`)
          .join(';'),
      );
    },
  };
}

export function oneOf(world: World): Store {
  return first(world.replicas(1));
}

export function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('there is none');
  return one;
}
