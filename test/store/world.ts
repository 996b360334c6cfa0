/** What the contract needs of a database, SQLite or Postgres. */
import type { StoreProblem } from '../../src/store/problems.ts';
import type { Store } from '../../src/store/store.ts';

export interface World {
  /** Stores that share one database, as far as that can be: SQLite has one for all. */
  replicas(count: number): readonly Store[];
  /** What the stores have told. Emptied before every test. */
  readonly problems: StoreProblem[];
  /** Changes the tables behind the stores' back. */
  run(statements: string): Promise<void>;
}

/** Forgets everything, for the next test: a new database would take longer than most tests. */
export async function empty(world: World): Promise<void> {
  world.problems.length = 0;
  const tables = ['follows', 'targets', 'courses', 'rings', 'leases'];
  await world.run(tables.map((table) => `delete from ${table}`).join(';'));
}

export function oneOf(world: World): Store {
  return first(world.replicas(1));
}

export function first<T>(all: readonly T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error('there is none');
  return one;
}
