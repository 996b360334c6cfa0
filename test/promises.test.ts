/** That every promise of `docs/reliability.md` and `docs/promises.md` is held by a test that there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('docs/reliability.md', () => {
  const rows = read('docs/reliability.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| promise '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  /** The tests of a row, each by its file and its name: `file`: “name”, “name”; `file`: “name”. */
  const heldBy = rows.flatMap(([, promise = '', cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`: ((?:“.+?”(?:, )?)+)/g)).flatMap(([, file = '', names = '']) =>
      Array.from(names.matchAll(/“(.+?)”(?=, “|$|, $)/g), ([, name = '']) => ({ promise, file, name })),
    ),
  );

  test('names a test for every promise', () => {
    const held = new Set(heldBy.map(({ promise }) => promise));
    expect(rows.map(([, promise]) => promise).filter((promise = '') => !held.has(promise))).toEqual([]);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
    expect(rows.length).toBeGreaterThan(30);
  });

  test('names only tests that there are', () => {
    // Within quotes, and not the beginning of a longer word.
    const isTitled = (file: string, name: string): boolean =>
      read(file)
        .split('\n')
        .some((line) => {
          const [before = '', after = 'x'] = line.split(name);
          return /['`]/.test(before) && !/^\p{L}/u.test(after);
        });
    const lost = heldBy.filter(({ file, name }) => !existsSync(join(ROOT, file)) || !isTitled(file, name));
    expect(lost).toEqual([]);
    const quoted = rows.flatMap(([, , cell = '']) => Array.from(cell.matchAll(/“/g)));
    expect(heldBy.length).toBe(quoted.length);
  });

  test('names every suite that takes minutes', () => {
    const suites = readdirSync(join(ROOT, 'test/hard'))
      .filter((name) => name.endsWith('.hard.ts'))
      .map((name) => `test/hard/${name}`);
    const named = new Set(heldBy.map(({ file }) => file));
    expect(suites.filter((file) => !named.has(file))).toEqual([]);
  });
});

test('docs/promises.md names only files that there are', () => {
  const paths = Array.from(read('docs/promises.md').matchAll(/`([^`\n]+)`/g), ([, code = '']) => code).filter(
    (code) => /^[\w-]+\/[\w./-]*(?:\.ts|\/)?$/.test(code),
  );
  const lost = paths.filter(
    (path) => !['', 'src', 'test'].some((folder) => existsSync(join(ROOT, folder, path))),
  );
  expect(lost).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});
