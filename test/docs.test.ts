import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts } from '../src/i18n/index.ts';
import { LANGUAGES } from '../src/language.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const decisions = readdirSync(new URL('../docs/decisions', import.meta.url))
  .map((file) => read(`docs/decisions/${file}`))
  .join('\n');

describe('dependencies', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

  it.each(all)('%s %s has an exact version and a reason', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(decisions).toContain(`\`${name}\` ${version}`);
  });
});

describe('configuration', () => {
  const code = read('src/config.ts');
  const page = read('docs/configuration.md');
  const names = [...code.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1] ?? '');

  it('finds the names', () => {
    expect(names.length).toBeGreaterThan(10);
  });

  it.each(names)('%s stands in docs/configuration.md', (name) => {
    expect(page).toContain(`\`${name}\``);
  });

  it('documents no name that the code does not read', () => {
    const documented = [...page.matchAll(/`([A-Z][A-Z]+(?:_[A-Z]+)+|HOST|PORT)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(documented.filter((name) => !code.includes(name))).toEqual([]);
  });
});

const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('docs/students.md', () => {
  const blocks = Array.from(
    read('docs/students.md').matchAll(/^```text\n(.*?)^```$/gms),
    ([, block = '']) => block,
  );

  it('has one message for each language', () => {
    expect(blocks).toHaveLength(LANGUAGES.length);
  });

  it.each(LANGUAGES.map((language, at) => [language, blocks[at] ?? ''] as const))(
    'has at most 150 words in %s, and names the buttons as they are',
    (language, block) => {
      expect(wordsOf(block)).toBeLessThanOrEqual(150);
      const { share, privacy } = texts(language);
      expect(block).toContain(`*${share.button}*`);
      expect(block).toContain(`*${privacy.button}*`);
    },
  );
});

describe('length', () => {
  // All Markdown of the repository; what Git ignores at the top (packages, builds, copies of the mutation tests) is none of it.
  const ignored = new Set([
    '.git',
    ...read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, '')),
  ]);
  const pages = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(new URL(`../${entry.name}`, import.meta.url), {
            recursive: true,
            encoding: 'utf8',
          }).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    )
    .filter((path) => path.endsWith('.md'));
  /** As `wc -w` counts: the signs of tables and lists, too. */
  const lengthOf = (page: string): number =>
    read(page)
      .split(/\s+/)
      .filter((one) => one !== '').length;

  it('of README.md is at most 700 words', () => {
    expect(lengthOf('README.md')).toBeLessThanOrEqual(700);
  });

  it('of all Markdown files but the changelog is at most 14,000 words', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'src/README.md', 'docs/decisions/0010-the-store.md']),
    );
    const others = pages.filter((page) => page !== 'CHANGELOG.md');
    // As `wc -w` counts, with the signs of tables and lists.
    expect(others.reduce((sum, page) => sum + lengthOf(page), 0)).toBeLessThanOrEqual(14_000);
  });
});

it('no file hides who acts behind a pronoun: code, tests and pages name the person, the client or the process', () => {
  const words = ['nobody', 'somebody', 'whoever', 'whatever'];
  // This list, words that people type or read, and a card whose text is compared by its bytes.
  const allowed =
    /^test\/docs\.test\.ts$|^src\/i18n\/|^test\/__cards__\/|^test\/features\/course\/gallery\.ts$/;
  const files = ['src', 'test', 'playground', 'docs'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(?:ts|tsx|js|mjs|css|md|yml)$/.test(path) && !allowed.test(path)),
  );
  const found = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  expect(files.filter((path) => found.test(read(path)))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
