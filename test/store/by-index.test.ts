/** What a pass asks of a large workspace, as SQLite means to find it: by an index, and never by walking over what comes before. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { follows, KEY, reminder, target } from './samples.ts';

/** One more than are read at a time. */
const MANY = 1_001;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A store in which one workspace has so many of everything. */
async function filled(): Promise<{ readonly store: Store; readonly file: DatabaseSync }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-store-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const store = await openStore({ dataDir });
  cleanUps.push(() => store.close());
  await store.follows.add(target(), follows(MANY), MANY);
  await store.reminders.put(Array.from({ length: MANY }, (_, at) => reminder(String(at))));
  const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'));
  cleanUps.push(async () => file.close());
  file.exec(`with recursive each_one(at) as (select 1 union all select at + 1 from each_one where at < ${MANY})
    insert into targets select workspace, target || at, kind, conversation, language, settings, pause, checked_at, slack_language
    from targets, each_one`);
  return { store, file };
}

/** The statements that are made ready while something goes on. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  try {
    await work();
    return prepare.mock.calls
      .map(([statement]) => statement)
      .filter((one) => /^\s*(?:select|with)\b/.test(one));
  } finally {
    prepare.mockRestore();
  }
}

function planOf(statement: string, file: DatabaseSync): string {
  const steps = file.prepare(`explain query plan ${statement}`).all();
  return steps.map(({ detail }) => String(detail)).join('; ');
}

const { workspace } = KEY;

test.each([
  ['follows', (store: Store) => store.follows.inWorkspace(workspace), MANY],
  ['rings', (store: Store) => store.reminders.inWorkspace(workspace), MANY],
  ['targets', (store: Store) => store.targets.inWorkspace(workspace), MANY + 1],
] as const)('each page of %s begins where the one before ended', async (_, read, count) => {
  const { store, file } = await filled();
  const statements = await statementsOf(async () => expect(await read(store)).toHaveLength(count));
  const [first = '', second = '', ...more] = statements.map((one) => planOf(one, file));
  expect(more).toEqual([]);
  expect(first).toMatch(/^SEARCH \w+ USING INDEX \w+ \(workspace=\?\)$/);
  expect(second).toMatch(/^SEARCH \w+ USING INDEX \w+ \(workspace=\? AND [^)]*\)?>/);
});

test('the workspaces are found without a walk over what they have', async () => {
  const { store, file } = await filled();
  const statements = await statementsOf(async () =>
    expect(await store.targets.workspaces()).toEqual([workspace]),
  );
  const plans = statements.map((one) => planOf(one, file)).join('; ');
  expect(plans).toMatch(/SEARCH follows .*SEARCH rings /);
  expect(plans).not.toMatch(/SCAN (?:follows|rings)/);
});
