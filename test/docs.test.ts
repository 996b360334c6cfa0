import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
