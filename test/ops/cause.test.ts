import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { causeOf, nameAndCause } from '../../src/ops/log.ts';

/** What an error of SQLite's own is. */
function failureOf(statement: string): unknown {
  const file = new DatabaseSync(':memory:');
  file.exec('create table kept (text primary key); pragma max_page_count = 3');
  try {
    file.exec(statement);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    file.close();
  }
}

const coded = (code: unknown) =>
  Object.assign(new Error('no connection to 10.0.0.1 with hush-hush'), { code });

test.each<[string, unknown, string | undefined]>([
  [
    'a full disk',
    failureOf("insert into kept values (zeroblob(50000) || 'hush-hush')"),
    'database or disk is full',
  ],
  [
    'a read-only file',
    failureOf("pragma query_only = on; insert into kept values ('hush-hush')"),
    'attempt to write a readonly database',
  ],
  ['values that SQLite names in its message', failureOf('select hush-hush from kept'), 'SQL logic error'],
  ['a SQLSTATE', coded('53300'), '53300'],
  ['a code of the system', coded('ECONNREFUSED'), 'ECONNREFUSED'],
  [
    'a connection that is lost',
    new Error('Connection terminated unexpectedly'),
    'Connection terminated unexpectedly',
  ],
  ['a number', coded(20), undefined],
  ['a code that may hold anything', coded('hush-hush'), undefined],
  ['a message alone', new Error('hush-hush'), undefined],
  ['what is no error', 'hush-hush', undefined],
])('%s', (_, error, cause) => {
  expect(error).toBeDefined();
  expect(causeOf(error)).toBe(cause);
  expect(JSON.stringify(nameAndCause(error))).not.toMatch(/hush|10\.0/);
});
