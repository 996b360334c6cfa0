/** Everything that a store promises, behind a pooler that hands out another connection for each transaction. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { StoreProblem } from '../../src/store/database/database.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type FakePooler, startPooler } from '../fakes/pooler.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { databaseContract } from '../store/contract.ts';
import { databaseWorld } from '../store/world.ts';

describe('a store behind a pooler keeps the whole contract', () => {
  const problems: StoreProblem[] = [];
  const stores: Store[] = [];
  const server = databasesOfFile();
  let pooler: FakePooler;
  let client: pg.Client;
  beforeAll(async () => {
    const direct = await server.freshDatabase();
    pooler = await startPooler(direct, 6);
    client = new pg.Client({ connectionString: direct });
    await client.connect();
    const databaseUrl = direct.replace(`:${server.port}/`, `:${pooler.port}/`);
    const opening = Array.from({ length: 4 }, () =>
      openStore({ databaseUrl, dataDir: '', onProblem: (problem) => problems.push(problem) }),
    );
    stores.push(...(await Promise.all(opening)));
  });
  afterAll(async () => {
    await Promise.all([client.end(), ...stores.map((store) => store.close())]);
    expect(await pooler.leftBehind(), 'what others would meet').toEqual([]);
    await pooler.close();
  });

  databaseContract(
    databaseWorld({
      problems,
      replicas: (count) => stores.slice(0, count),
      run: async (statement) => {
        await client.query(statement);
      },
    }),
  );
});
