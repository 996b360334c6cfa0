/** What comes from others: exactly which, by which licence, and what of it may run while it is installed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const versions = z.record(z.string(), z.string()).default({});
const manifest = z
  .object({
    name: z.string(),
    version: z.string(),
    dependencies: versions,
    devDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
    devEngines: z.object({ runtime: z.unknown() }),
  })
  .parse(JSON.parse(read('package.json')));
const locked = z.object({
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const lock = z
  .object({ packages: z.record(z.string(), z.looseObject({})) })
  .parse(JSON.parse(read('package-lock.json')));

const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...locked.parse(entry),
  }));
const production = packages.filter(({ dev }) => !dev);

describe('package-lock.json', () => {
  it('is that of package.json', () => {
    const { name, version, dependencies, devDependencies } = manifest;
    expect(lock.packages['']).toMatchObject({ name, version, dependencies, devDependencies });
  });

  it('holds everything by its hash, and nothing that does not come from the registry', () => {
    expect(packages.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
    const keys = new Set(Object.values(lock.packages).flatMap((entry) => Object.keys(entry)));
    for (const elsewhere of ['resolved', 'link', 'inBundle']) expect(keys).not.toContain(elsewhere);
    expect(packages.length).toBeGreaterThan(production.length);
    expect(production.length).toBeGreaterThan(100);
  });
});

describe('the Node that packages ask for', () => {
  it('is not asked of the Node that installs: the lockfile leaves it out', async () => {
    const object = z.record(z.string(), z.unknown());
    const whole = object.parse(JSON.parse(read('package-lock.json')));
    const entries = Object.entries(z.record(z.string(), object).parse(whole['packages']));
    const leftOut = entries.map(([path, { engines, ...entry }]) => [
      path,
      path === '' ? { ...entry, engines } : entry,
    ]);
    const without = { ...whole, packages: Object.fromEntries(leftOut) };
    await expect(`${JSON.stringify(without, undefined, 2)}\n`).toMatchFileSnapshot('../package-lock.json');
  });

  it('is the one that is pinned', () => {
    const { node = '' } = manifest.devDependencies;
    const own = z.object({ engines: z.object({ node: z.string().default('*') }).default({ node: '*' }) });
    const here = Object.keys(lock.packages).filter((path) => existsSync(join(ROOT, path, 'package.json')));
    const others = here.filter((path) => {
      const { engines } = own.parse(JSON.parse(read(join(path, 'package.json'))));
      return !semver.satisfies(node, engines.node);
    });
    expect(others).toEqual([]);
    expect(here.length).toBeGreaterThan(300);
  });

  it('may be older to install: npm ci says nothing of it', () => {
    expect(manifest.devEngines.runtime).toEqual({ name: 'node', version: '>=20', onFail: 'warn' });
  });
});

describe('scripts that run while a package is installed', () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);

  it('are each allowed or denied by name, and no name is there for nothing', () => {
    expect(Object.keys(manifest.allowScripts).sort()).toEqual(withScript.map(({ name }) => name).sort());
  });

  it('are allowed for Node alone', () => {
    expect(Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])).toEqual([
      'node',
    ]);
  });

  it('are of development only', () => {
    expect(withScript.filter(({ dev }) => !dev)).toEqual([]);
  });

  it('stop the installation where no decision on them was made', () => {
    expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
  });
});

describe('licences', () => {
  /** That ask for no more than their text and the authors' names. */
  const PERMITTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];

  test('of what production holds are permitted', () => {
    const others = production.filter(({ license = 'none' }) => !PERMITTED.includes(license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('are known of everything', () => {
    expect(packages.filter(({ license = '' }) => license === '').map(({ name }) => name)).toEqual([]);
  });

  test('are those of the packages that are here', () => {
    const here = production.filter(({ name }) =>
      existsSync(join(ROOT, 'node_modules', name, 'package.json')),
    );
    const told = z.object({ version: z.string(), license: z.string() });
    const differing = here.filter(({ name, version, license }) => {
      const own = told.parse(JSON.parse(read(`node_modules/${name}/package.json`)));
      return own.version === version && own.license !== license;
    });
    expect(differing).toEqual([]);
    expect(here.length).toBeGreaterThan(100);
  });

  test('stand in docs/licences.md', async () => {
    const rows = [...Map.groupBy(production, ({ license = '' }) => license)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([license, of]) => {
        const names = [...new Set(of.map(({ name }) => `\`${name}\``))].sort();
        // Of the commonest one the lockfile has the names.
        return `| ${license} | ${of.length} | ${license === 'MIT' ? 'all others' : names.join(', ')} |`;
      });
    const page = [
      '# Licences',
      '',
      `The ${production.length} packages that Coursebell runs with, direct or not; the image also has some lines of \`rolldown\`.`,
      'Names, versions and licences are in `package-lock.json`, from which `npx vitest run test/supply-chain.test.ts --update=all` writes this page;',
      'the texts are in the packages’ folders, and in the image in `/app/dist/licences.txt`.',
      '',
      '| licence | packages | names |',
      '|---|---|---|',
      ...rows,
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot('../docs/licences.md');
  });
});
