/** Stores that are full of follows, with everything at Slack that a round would hand over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createRender } from '../../src/features/reminders/messages.ts';
import { wantedBy } from '../../src/reminders/notices.ts';
import { type Outgoing, rowOf } from '../../src/reminders/steps.ts';
import { openStore } from '../../src/store/open.ts';
import type { Course, Follow, Reminder, Store, Target } from '../../src/store/store.ts';
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
    await store.reminders.put(rowsOf(messagesOf({ ...workspace, courses: [] })));
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

/** What is kept of one workspace; its targets have one language. */
export interface Kept {
  readonly targets: readonly Target[];
  readonly follows: readonly Follow[];
  readonly courses: readonly Course[];
}

/** What the passes hand over, by their own planning. */
export function messagesOf(kept: Kept, rows: readonly Reminder[] = []): Outgoing[] {
  const courses = new Map(kept.courses.map((course) => [course.code, course]));
  const followsOf = Map.groupBy(kept.follows, ({ target }) => target);
  const mine = Map.groupBy(rows, ({ target }) => target);
  const noted = { enrolled: new Set<string>(), snoozed: [] };
  const options = { now: NOW, horizonMs: HORIZON, render };
  return kept.targets.flatMap((target) => {
    const [follows = [], held = []] = [followsOf.get(target.target), mine.get(target.target)];
    return wantedBy({ target, follows, courses, rows: held, ...noted }, options).messages;
  });
}

export const idOf = ({ target, key }: Pick<Reminder, 'target' | 'key'>): string => `Q ${target} ${key}`;
export const rowsOf = (messages: readonly Outgoing[]): Reminder[] =>
  messages.map((message) => rowOf(message, 'held', idOf(message)));
