/**
 * SIGKILL in the middle of a migration, a move and a back-up. Every time there is all of it or nothing of it, and doing it
 * again comes to its end.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS, migrated } from '../../src/store/database/migrations.ts';
import { TABLES } from '../../src/store/database/tables.ts';
import { openStore } from '../../src/store/open.ts';
import { bothDatabases, KINDS, type Kind, migrateTo, TYPES } from '../store/both.ts';
import { fillTables } from '../store/every-table.ts';
import { runDying } from './dying.ts';

const both = bothDatabases();
const { alone, contentOf, within } = both;
const NEWEST = Object.keys(MIGRATIONS);
/** At least so many kills are to come into each; the moments between them are left out. */
const KILLS = 5;

const versionOf = (place: string) => within(place, ({ db }) => migrated(db));

const envOf = (...places: readonly string[]): Record<string, string> => {
  const port = places.map((place) => /:(\d+)\//.exec(place)?.[1]).find((one) => one !== undefined);
  return port === undefined ? {} : { DIE_PORT: port };
};

/** Kills a program at moments spread over its whole run; resolves to how many kills there were. */
async function killOverAndOver(
  run: (dieAt: number) => Promise<{ isKilled: boolean }>,
  afterEach: () => Promise<void>,
  most: number,
  step = 9,
): Promise<number> {
  let kills = 0;
  for (let dieAt = 1; dieAt < most; dieAt = Math.max(dieAt + step, Math.ceil(dieAt * 1.5))) {
    const { isKilled } = await run(dieAt);
    await afterEach();
    if (!isKilled) break;
    kills += 1;
  }
  return kills;
}

describe.each(KINDS)('a migration on %s that is killed', (kind: Kind) => {
  test.each([0, 1, 2])(
    'from version %d leaves what was, and the next start brings it up with every row',
    async (version) => {
      const place = await both.fresh(kind);
      await within(place, async (database) => {
        if (version > 0) await migrateTo(database, version, TYPES[kind]);
        await fillTables(database.db, 300);
      });
      const before = await contentOf(place);
      const open = (dieAt: number) =>
        runDying('open-store-process.js', { args: [place], env: envOf(place), dieAt });
      const kills = await killOverAndOver(
        open,
        async () => {
          await alone(place);
          const names = await versionOf(place);
          // All of it or nothing of it.
          expect([NEWEST.slice(0, version), NEWEST]).toContainEqual(names);
          if (names.length === version) expect(await contentOf(place)).toMatchObject(before);
        },
        500,
        5,
      );
      expect(kills, 'kills').toBeGreaterThanOrEqual(KILLS);
      const options = kind === 'SQLite' ? { dataDir: place } : { databaseUrl: place, dataDir: '' };
      await (await openStore(options)).close();
      expect(await versionOf(place)).toEqual(NEWEST);
      const after = await contentOf(place);
      for (const [table, rows] of Object.entries(before)) {
        expect(
          after[table]?.map((row) => ({ ...row })),
          table,
        ).toMatchObject(rows.map((row) => ({ ...row })));
      }
    },
  );
});

const DIRECTIONS: [Kind, Kind][] = [
  ['SQLite', 'Postgres'],
  ['Postgres', 'SQLite'],
];

test.each(DIRECTIONS)(
  'a move from %s to %s that is killed leaves all or nothing, and the source',
  async (from, to) => {
    const [source, target] = [await both.fresh(from), await both.fresh(to)];
    await within(source, async (database) => {
      await database.migrate();
      await fillTables(database.db, 50);
    });
    const before = await contentOf(source);
    const args = ['--from', source, '--to', target];
    const kills = await killOverAndOver(
      (dieAt) => runDying('move-store.js', { args, env: envOf(source, target), dieAt }),
      async () => {
        await alone(target);
        await alone(source);
        expect(await contentOf(source)).toEqual(before);
        const content = await contentOf(target);
        const rows = TABLES.flatMap((table) => content[table] ?? []);
        if (rows.length > 0) expect(content).toEqual(before);
      },
      2_000,
    );
    expect(kills, 'kills').toBeGreaterThanOrEqual(KILLS);
    const { code, stderr } = await runDying('move-store.js', { args });
    if (code !== 0) expect([code, stderr]).toEqual([1, expect.stringContaining('the store is not empty')]);
    expect(await contentOf(target)).toEqual(before);
  },
);

test('a back-up that is killed is never taken for a whole one, and can be made again', async () => {
  const [source, folder] = [await both.fresh('SQLite'), await both.fresh('SQLite')];
  await within(source, async (database) => {
    await database.migrate();
    await fillTables(database.db, 2_000);
  });
  const before = await contentOf(source);
  const file = join(folder, 'coursebell.sqlite');
  const kills = await killOverAndOver(
    (dieAt) => runDying('backup.js', { args: [file], env: { DATA_DIR: source }, dieAt }),
    async () => {
      if (!existsSync(file)) return;
      expect(await contentOf(folder)).toEqual(before);
      rmSync(file);
    },
    100,
    1,
  );
  expect(kills).toBeGreaterThanOrEqual(3);
  expect(await runDying('backup.js', { args: [file], env: { DATA_DIR: source } })).toMatchObject({
    code: 0,
  });
  expect(await contentOf(folder)).toEqual(before);
  expect(await contentOf(source)).toEqual(before);
});
