/** That every promise of `docs/promises.md` is proved by a test that there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const rows = read('docs/promises.md')
  .split(/\n\n+/)
  .filter((block) => block.startsWith('| promise | proved by |'))
  .flatMap((table) => table.split('\n').slice(2))
  .filter((line) => line !== '')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The tests of a row, each by its file and its name, which may be abbreviated: `file`: “name”, “beginning…”; `file`: “name”. */
const proofs = rows.flatMap(([, promise = '', cell = '']) =>
  Array.from(cell.matchAll(/`([^`]+)`: ((?:“.+?”(?:, )?)+)/g)).flatMap(([, file = '', names = '']) =>
    Array.from(names.matchAll(/“(.+?)”(?=, “|$|, $)/g), ([, name = '']) => ({ promise, file, name })),
  ),
);

test('each promise is one row that names a file and a test', () => {
  expect(rows.filter((cells) => cells.length !== 4 || cells.slice(1, 3).includes(''))).toEqual([]);
  const proved = new Set(proofs.map(({ promise }) => promise));
  expect(rows.map(([, promise]) => promise).filter((promise = '') => !proved.has(promise))).toEqual([]);
  expect(rows.length).toBeGreaterThan(55);
});

test('each named test exists, and an abbreviated name means one test', () => {
  // Within quotes, and not the beginning of a longer word.
  const titlesOf = (file: string, name: string): number =>
    read(file)
      .split('\n')
      .filter((line) => {
        const [before = '', after = 'x'] = line.split(name.replace(/…$/, ''));
        return /['`]/.test(before) && !/^\p{L}/u.test(after);
      }).length;
  const lost = proofs.filter(({ file, name }) => {
    const count = existsSync(join(ROOT, file)) ? titlesOf(file, name) : 0;
    return name.endsWith('…') ? count !== 1 : count === 0;
  });
  expect(lost).toEqual([]);
  const quoted = rows.flatMap(([, , cell = '']) => Array.from(cell.matchAll(/`: “|”, “/g)));
  expect(proofs.length).toBe(quoted.length);
});

test('each suite of test/hard proves a promise', () => {
  const suites = readdirSync(join(ROOT, 'test/hard'))
    .filter((name) => name.endsWith('.hard.ts'))
    .map((name) => `test/hard/${name}`);
  const named = new Set(proofs.map(({ file }) => file));
  expect(suites.filter((file) => !named.has(file))).toEqual([]);
});
