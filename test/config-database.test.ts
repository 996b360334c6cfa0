import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseProblem } from '../src/config-values.ts';
import { connectionOf } from '../src/store/database/address.ts';
import { runs } from './fixtures/runs.ts';

/** What is told to the driver of an address. */
function read(url: string) {
  const { user, password, host, port, database } = connectionOf(url, {});
  return { user, password, host, port, database };
}

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((one) => one.isWellFormed());

test('a user name and a password that are written with % reach the driver as they were', {
  tags: 'property',
}, () => {
  const property = fc.property(text, text, (user, password) => {
    const [one, two] = [user, password].map(encodeURIComponent);
    const url = `postgres://${one}:${two}@db.example:6432/bell`;
    expect(databaseProblem(url)).toBeUndefined();
    expect(read(url)).toEqual({ user, password, host: 'db.example', port: 6432, database: 'bell' });
  });
  fc.assert(property);
});

test('a password that is written as it is is refused, or reaches the driver as it is', {
  tags: 'property',
}, () => {
  const sign = fc.constantFrom(...'#/?@:% &=+,;!$*()[]{}|\\^~<>"\'`aZ19ä', '%41', '%2', '%');
  const kinds = { refused: 0, taken: 0 };
  const property = fc.property(fc.array(sign, { minLength: 1, maxLength: 6 }), (signs) => {
    const password = signs.join('');
    const url = `postgres://bell:${password}@db.example/bell`;
    kinds[databaseProblem(url) === undefined ? 'taken' : 'refused'] += 1;
    if (databaseProblem(url) !== undefined) return;
    const wanted = { user: 'bell', password: decodeURIComponent(password), host: 'db.example' };
    expect(read(url)).toMatchObject({ ...wanted, port: 5432, database: 'bell' });
  });
  fc.assert(property, { numRuns: runs(1000) });
  expect(Math.min(kinds.refused, kinds.taken)).toBeGreaterThan(0.1 * runs(1000));
});
