/** The disk under a running app fills up, or becomes read-only, and comes back. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TABLES } from '../../src/store/database/tables.ts';
import { eventually } from '../fixtures/patience.ts';
import { dataDir, storeDir } from './data-dir.ts';
import { type Flow, openSample } from './harness.ts';

/** The app, and a hand on its own connection to the file: SQLite itself then refuses to write. */
async function openFailing() {
  const folder = dataDir();
  // Makes its own store first, if no test has.
  await storeDir();
  const opened = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => opened.mockRestore());
  const env = { DATA_DIR: folder, LIMIT_PER_USER: '0' };
  const flow = await openSample({ env, troubles: ['error', 'unexpected', 'failed', 'store', 'notes'] });
  const connection = opened.mock.contexts.find(
    (one) => one instanceof DatabaseSync && one.location()?.endsWith('coursebell.sqlite'),
  );
  if (!(connection instanceof DatabaseSync)) throw new Error('the app has no store');
  const file = join(folder, 'coursebell.sqlite');
  return { flow, connection, file };
}

/** Every follow, read beside the app. */
function followsIn(file: string): unknown[] {
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    return store.prepare('select target, code from follows order by target, code').all();
  } finally {
    store.close();
  }
}

async function readiness({ url }: Flow): Promise<number> {
  const response = await fetch(`${url}/health/ready`);
  await response.text();
  return response.status;
}

/** Why the store is not ready. */
async function reason({ url }: Flow): Promise<unknown> {
  const response = await fetch(`${url}/health/ready`);
  const { parts } = (await response.json()) as { parts: { store: { reason?: unknown } } };
  return parts.store.reason;
}

/** SQLite has room for no row more, in any table. */
function fill(connection: DatabaseSync): void {
  for (const table of TABLES)
    connection.exec(`create temp trigger full_${table} before insert on main.${table}
    begin select raise(abort, 'database or disk is full'); end`);
}

function empty(connection: DatabaseSync): void {
  for (const table of TABLES) connection.exec(`drop trigger full_${table}`);
}

type Hand = (connection: DatabaseSync) => void;
const TROUBLES: [name: string, breaks: Hand, mends: Hand, cause: string][] = [
  [
    'read-only',
    (connection) => connection.exec('pragma query_only = on'),
    (connection) => connection.exec('pragma query_only = off'),
    'attempt to write a readonly database',
  ],
  // The trigger stands in for the disk: SQLite's own words for a trigger are others.
  ['full', fill, empty, 'constraint failed'],
];

test.each(TROUBLES)('a disk that is %s', async (_name, breaks, mends, cause) => {
  const { flow, connection, file } = await openFailing();
  await flow.command('/course follow TX00EY23-3015');
  await flow.app.round();
  const before = followsIn(file);
  expect(before).toHaveLength(1);
  breaks(connection);

  const answer = await flow.command('/course TX00EY23-3015');
  expect(answer.message.text, 'what needs no store').toContain('TX00EY23-3015');
  const refused = await flow.command('/course follow TX00EW54-3008');
  const { text } = refused.message;
  // What was looked up can't be kept either, which is another line.
  const line = await flow.until(() => flow.log.find(({ reference = '?' }) => text.includes(reference)));
  expect(line['detail'], 'the line that the card names says why, and where').toMatch(
    new RegExp(`^${cause}, at `),
  );
  expect(followsIn(file), 'nothing is kept half').toEqual(before);
  await eventually(async () => expect(await readiness(flow)).toBe(503));
  expect(await reason(flow)).toBe(cause);
  expect((await fetch(`${flow.url}/health/live`)).status, 'a restart would not help').toBe(200);

  mends(connection);
  await eventually(async () => expect(await readiness(flow)).toBe(200));
  await flow.command('/course follow TX00EW54-3008');
  expect(followsIn(file)).toHaveLength(2);
  await flow.app.round();
});
