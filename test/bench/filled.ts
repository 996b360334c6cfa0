/** Stores that are full of follows, with everything at Slack that a round would hand over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createRender } from '../../src/features/reminders/messages.ts';
import { type Stored, wantedOf } from '../../src/reminders/notices.ts';
import { type Outgoing, rowOf } from '../../src/reminders/steps.ts';
import { openStore } from '../../src/store/open.ts';
import type { Reminder, Store } from '../../src/store/store.ts';
import { coursesOf, HORIZON, NOW, type Shape, workspaceOf } from './follows.ts';

export const render = createRender('Europe/Helsinki');

/** A store as it is after a round: every reminder within the horizon is with Slack. */
export async function filled(
  shape: Shape,
  databaseUrl: string | undefined,
): Promise<{ readonly store: Store; end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
  const store = await openStore({ dataDir, databaseUrl });
  await store.courses.put(coursesOf());
  for (let index = 0; index < shape.workspaces; index += 1) {
    const workspace = workspaceOf(index, shape);
    const mine = Map.groupBy(workspace.follows, ({ target }) => target);
    for (const target of workspace.targets)
      await store.follows.add(target, mine.get(target.target) ?? [], 100);
    await store.reminders.put(rowsOf(await messagesOf({ ...workspace, courses: [] })));
  }
  if (databaseUrl !== undefined) await looked(databaseUrl);
  return {
    store,
    end: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lets the server look at what it has. By itself it does so within a minute or two, and until then it guesses how to find a page. */
async function looked(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** What the passes hand over, by their own planning. */
export async function messagesOf(
  kept: Omit<Stored, 'rows'>,
  rows: readonly Reminder[] = [],
): Promise<Outgoing[]> {
  const wanted = await wantedOf({ ...kept, rows }, { now: NOW, horizonMs: HORIZON, render });
  return wanted.flatMap(({ messages }) => messages);
}

export const idOf = ({ target, key }: Pick<Reminder, 'target' | 'key'>): string => `Q ${target} ${key}`;
export const rowsOf = (messages: readonly Outgoing[]): Reminder[] =>
  messages.map((message) => rowOf(message, 'held', idOf(message)));
