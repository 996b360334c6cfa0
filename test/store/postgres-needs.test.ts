/** What a Postgres lacks is told once, in words, by the start, the doctor and a move into it; what fails first is the one told. */
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { moveStore } from '../../src/store/database/copy.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { openStore } from '../../src/store/open.ts';
import { allIsWell, examined, told, troubles } from '../doctor/stand-ins.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { closedAfterEach } from './opened.ts';

const server = databasesOfFile();
const { cleanUps, freshDirectory } = closedAfterEach();

interface Place {
  readonly url: string;
  readonly name: string;
  run(statement: string): Promise<unknown>;
}

async function freshPlace(): Promise<Place> {
  const url = await server.freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUps.push(() => client.end());
  return { url, name: new URL(url).pathname.slice(1), run: (statement) => client.query(statement) };
}

/** Another database of the server, with this encoding. */
const encoded =
  (encoding: string) =>
  async ({ url, name, run }: Place): Promise<string> => {
    const other = `${name}_other`;
    await run(
      `create database ${other} encoding '${encoding}' locale_provider libc locale 'C' template template0`,
    );
    cleanUps.push(() => run(`drop database ${other} with (force)`));
    const address = new URL(url);
    address.pathname = `/${other}`;
    return address.href;
  };

/** A user of the database for whom something is done before. */
const user =
  (prepare: (role: string, name: string) => string) =>
  async ({ url, name, run }: Place): Promise<string> => {
    const role = `${name}_user`;
    await run(`create role ${role} login password 'hush-hush'; ${prepare(role, name)}`);
    cleanUps.push(() => run(`drop owned by ${role}; drop role ${role}`));
    const address = new URL(url);
    address.username = role;
    address.password = 'hush-hush';
    return address.href;
  };

const setting =
  (words: string) =>
  async ({ url, name, run }: Place): Promise<string> => {
    await run(`alter database ${name} set ${words}`);
    return url;
  };

const LACKS: [string, (place: Place) => Promise<string>, string][] = [
  ['its encoding is LATIN1', encoded('LATIN1'), 'encoding is LATIN1 and must be UTF8'],
  ['it has no encoding', encoded('SQL_ASCII'), 'encoding is SQL_ASCII and must be UTF8'],
  [
    'it can only be read',
    setting('default_transaction_read_only = on'),
    'standby, or its database can only be read',
  ],
  [
    'commits are not waited for',
    setting('synchronous_commit = off'),
    'synchronous_commit is off and must be on',
  ],
  [
    'no schema is there',
    user((role) => `alter role ${role} set search_path = nowhere`),
    'no schema of the user’s search_path is there',
  ],
  ['no table may be made', user(() => ''), 'needs the right to create and change tables'],
  [
    'two things are wrong',
    async (place) => {
      const url = await encoded('LATIN1')(place);
      await place.run(`alter database ${place.name}_other set synchronous_commit = off`);
      return url;
    },
    'template template0; synchronous_commit is off',
  ],
];

async function filledFolder(): Promise<string> {
  const folder = await freshDirectory();
  const database = openSqlite(folder);
  await database.migrate();
  await database.close();
  return folder;
}

test.each(LACKS)('where %s', async (_, prepare, words) => {
  const url = await prepare(await freshPlace());
  const { env } = await allIsWell();
  const start = await openStore({ databaseUrl: url, dataDir: '' }).catch((error: Error) => error.message);
  const move = await moveStore({ from: await filledFolder(), to: url, say: () => {} }).catch(
    (error: Error) => error.message,
  );
  const findings = await examined({ ...env, DATABASE_URL: url });
  expect(troubles(findings)).toEqual(['fail store']);
  for (const said of [start, move, told(findings, 'store')]) {
    expect(said).toContain(words);
    expect(said).not.toMatch(/aborted|hush-hush/);
  }
  expect(move).toMatch(/^target: /);
});

test('tables whose rows the user may not change are named at the start and by the doctor', async () => {
  const place = await freshPlace();
  await (await openStore({ databaseUrl: place.url, dataDir: '' })).close();
  const url = await user(
    (role) => `grant select, insert, update, delete on all tables in schema public to ${role};
      revoke update on follows from ${role}; revoke delete on targets from ${role}`,
  )(place);
  const { env } = await allIsWell();
  const words = 'needs the rights select, insert, update, delete on targets, follows';
  await expect(openStore({ databaseUrl: url, dataDir: '' })).rejects.toThrow(words);
  expect(told(await examined({ ...env, DATABASE_URL: url }), 'store')).toContain(words);
});

test.each([1, 2, 5])('of a user who may have %i connections, they are used in turn', async (most) => {
  const url = await user(
    (role, name) =>
      `alter role ${role} connection limit ${most}; grant create, usage on schema public to ${role}; grant create on database ${name} to ${role}`,
  )(await freshPlace());
  const store = await openStore({ databaseUrl: url, dataDir: '' });
  cleanUps.push(store.close);
  const takes = Array.from({ length: 12 }, (_, nth) => store.claims.take(`claim ${nth}`, 1, 1_000));
  expect(await Promise.all(takes)).toEqual(takes.map(() => true));
});

describe('beside the tables of another Coursebell in another schema', () => {
  const beside = async () => {
    const place = await freshPlace();
    await (await openStore({ databaseUrl: place.url, dataDir: '' })).close();
    return { ...place, at: (schema: string) => `${place.url}?options=-c%20search_path%3D${schema}` };
  };

  test('the own ones are made in the schema of search_path, and found again', async () => {
    const { run, at } = await beside();
    await run('create schema second');
    for (const isNew of [true, false]) {
      const store = await openStore({ databaseUrl: at('second'), dataDir: '' });
      expect(await store.claims.take('claim', 1, 1_000)).toBe(isNew);
      await store.close();
    }
    expect(await run('select name from claims')).toMatchObject({ rows: [] });
    expect(await run('select count(*)::int as count from second.claims')).toMatchObject({
      rows: [{ count: 1 }],
    });
  });

  test('those of an earlier schema of search_path count', async () => {
    const { run, at } = await beside();
    await run('create schema empty');
    const store = await openStore({ databaseUrl: at('public,empty'), dataDir: '' });
    cleanUps.push(store.close);
    expect(await store.claims.take('claim', 1, 1_000)).toBe(true);
    expect(await run('select count(*)::int as count from claims')).toMatchObject({ rows: [{ count: 1 }] });
  });

  test('a schema that is not there is told', async () => {
    const { at } = await beside();
    const opening = openStore({ databaseUrl: at('nowhere'), dataDir: '' });
    await expect(opening).rejects.toThrow('no schema of the user’s search_path is there');
  });
});

test('another default level of isolation changes nothing', async () => {
  const place = await freshPlace();
  const url = await setting('default_transaction_isolation = serializable')(place);
  const store = await openStore({ databaseUrl: url, dataDir: '' });
  cleanUps.push(store.close);
  const takes = Array.from({ length: 20 }, (_, nth) => store.claims.take(`claim ${nth % 4}`, 1, 1_000));
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(4);
});
