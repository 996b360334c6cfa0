import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { parseDirectory, readDirectory } from '../../src/workspace/directory-file.ts';
import { runs } from '../fixtures/runs.ts';
import { dataDir } from '../flows/data-dir.ts';

const WHOLE = `
buildings:
  - id: 078025
    code: KM
    names: { fi: Karamalmin kampus, sv: Karamalms campus, en: Karamalmi Campus }
    aliases: [Karamalmi, "No"]
    hide:
      - KMB004
  - id: 78031
`;

describe('a directory', () => {
  it('is read as text: an id keeps its zeros, and a building may be called No', () => {
    expect(parseDirectory(WHOLE)).toEqual({
      buildings: [
        {
          id: '078025',
          code: 'KM',
          names: { fi: 'Karamalmin kampus', sv: 'Karamalms campus', en: 'Karamalmi Campus' },
          aliases: ['Karamalmi', 'No'],
          hide: ['KMB004'],
        },
        { id: '78031', names: {}, aliases: [], hide: [] },
      ],
    });
  });

  it('may be the example of the documentation', () => {
    const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n([^`]+)```/.exec(page) ?? [];
    expect(parseDirectory(example)).toMatchObject({ buildings: [{ id: '78025' }, { id: '78044' }] });
  });

  it('may be empty', () => {
    expect(parseDirectory('buildings: []')).toEqual({ buildings: [] });
  });

  it('is read from a file', () => {
    const path = join(dataDir(), 'buildings.yaml');
    writeFileSync(path, WHOLE);
    expect(readDirectory(path)).toEqual(parseDirectory(WHOLE));
    writeFileSync(path, ' '.repeat(513 * 1024));
    expect(readDirectory(path)).toEqual({ problems: ['must not be larger than 512 kB'] });
    rmSync(path);
    const gone = { problems: ['must be a file that exists and can be read'] };
    expect([readDirectory(path), readDirectory(import.meta.dirname)]).toEqual([gone, gone]);
  });
});

describe('what is wrong', () => {
  const MISSING = 'line 1: must hold a list named buildings';
  const one = (fields: string) => `buildings:\n  - id: '1'\n${fields.replace(/^/gm, '    ')}`;

  test.each<[string, string[]]>([
    ['', [MISSING]],
    ['just words', [MISSING]],
    ['buildings:', ['line 1: buildings must be a list of buildings']],
    ['buildings: {}', ['line 1: buildings must be a list of buildings']],
    ['buildings: []\nrooms: []', ['line 2: unknown key, known is buildings']],
    ['buildings:\n  - KM', ['line 2: must be a building with an id']],
    ['buildings:\n  - code: KM', ['line 2: id must be given as text']],
    ['buildings:\n  - id: ../1', ['line 2: id must be a building’s id, such as 78025']],
    ['buildings:\n  - id: []', ['line 2: id must be given as text']],
    [one('code: 5'), ['line 3: code must not be a number, since a number is always an id']],
    [one('code:'), ['line 3: code must be text on one line']],
    [one(`code: ${'x'.repeat(101)}`), ['line 3: code must have at most 100 characters']],
    [one('names: KM'), ['line 3: names must hold en, fi, sv']],
    [one('names:\n  fi: A\n  de: B'), ['line 5: unknown key, known are en, fi, sv']],
    [one('names:\n  fi: [A]'), ['line 4: names.fi must be text']],
    [one('aliases: KM'), ['line 3: aliases must be a list']],
    [
      one('aliases: [A, "12", [B]]'),
      [
        'line 3: aliases must not be a number, since a number is always an id',
        'line 3: aliases must be text',
      ],
    ],
    [
      one(`aliases: [${Array.from({ length: 31 }, (_, at) => `a${at}`).join()}]`),
      ['line 3: aliases must hold at most 30'],
    ],
    [
      one('hidden: [A]\nalias: x'),
      [
        'line 3: unknown key, known are id, code, names, aliases, hide',
        'line 4: unknown key, known are id, code, names, aliases, hide',
      ],
    ],
    [one('code: A\ncode: B'), ['line 4: is no YAML (DUPLICATE_KEY)']],
    ['buildings: []\n---\nbuildings: []', ['line 2: is no YAML (MULTIPLE_DOCS)']],
    ['buildings: &a []\nx: *a', ['line 2: must not refer elsewhere']],
    ['buildings:\n  - id: "1', ['line 2: is no YAML (MISSING_CHAR)']],
  ])('%j', (text, problems) => {
    expect(parseDirectory(text)).toEqual({ problems });
  });

  it('is told at once, in the order of the lines', () => {
    const text = `${one('codes: KM\nnames: { fi: 5 }')}\n  - id: /\nmore: 1`;
    expect(parseDirectory(text)).toEqual({
      problems: [
        'line 3: unknown key, known are id, code, names, aliases, hide',
        'line 4: names.fi must not be a number, since a number is always an id',
        'line 5: id must be a building’s id, such as 78025',
        'line 6: unknown key, known is buildings',
      ],
    });
  });

  it('is no more than fifty lines', () => {
    const { problems } = parseDirectory(`buildings:\n${'  - x\n'.repeat(200)}`) as { problems: string[] };
    expect(problems).toHaveLength(50);
  });
});

describe('what stands for two buildings', () => {
  const two = (first: string, second: string) =>
    parseDirectory(`buildings:\n  - {id: '1', ${first}}\n  - {${second}}`);
  const clash = (kind: string, other: string) => ({
    problems: [`line 3: this ${kind} is already the ${other} of another building`],
  });

  test.each([
    ['code: KM', `id: '1'`, clash('id', 'id')],
    ['code: A1', 'id: a1', clash('id', 'code')],
    ['code: KM', `id: '2', code: km`, clash('code', 'code')],
    ['code: KM', `id: '2', aliases: [Km]`, clash('alias', 'code')],
    ['aliases: [Töölö]', `id: '2', aliases: [toolo]`, clash('alias', 'alias')],
    ['names: {fi: Arabia}', `id: '2', aliases: [ARABIA]`, clash('alias', 'name')],
    ['aliases: [Arabia]', `id: '2', names: {sv: Arabia}`, clash('name', 'alias')],
  ])('%s and %s', (first, second, problem) => {
    expect(two(first, second)).toEqual(problem);
  });

  test.each([
    ['names: {fi: Arabia}', `id: '2', names: {fi: Arabia}`],
    ['names: {fi: Arabia, sv: Arabia}, aliases: [Arabia], code: Arabia', `id: '2'`],
  ])('is no clash: %s and %s', (first, second) => {
    expect(two(first, second)).toHaveProperty('buildings');
  });
});

const names = fc.string({ unit: 'grapheme', maxLength: 12 });
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'buildings:',
        '\n',
        '  ',
        '- ',
        'id: ',
        '1',
        'names:',
        '{',
        ']',
        '&a',
        '*a',
        '"',
        'fi: x',
        '? ',
      ),
      { maxLength: 40 },
    )
    .map((all) => all.join('')),
  fc
    .record({
      buildings: fc.array(
        fc.record({ id: names, code: names, aliases: fc.array(names) }, { requiredKeys: [] }),
      ),
    })
    .map((value) => stringify(value)),
);

it('never throws, and never repeats what stands there', { tags: 'property' }, () => {
  fc.assert(
    fc.property(anything, (text) => {
      const read = parseDirectory(`${text}\nzqxsecret: zqxsecret`);
      expect(JSON.stringify('problems' in read ? read.problems : [])).not.toContain('zqx');
      const alone = parseDirectory(text);
      expect('problems' in alone ? alone.problems.length : 1).toBeGreaterThan(0);
    }),
    { numRuns: runs(500) },
  );
});
