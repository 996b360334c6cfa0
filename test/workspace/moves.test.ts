import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { createPreferences } from '../../src/workspace/preferences.ts';
import { createMoves } from '../../src/workspace/targets.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { dataDir } from '../flows/data-dir.ts';

const MOVE = { workspace: 'T1', from: 'G1', to: 'C9' };

/** Does tries as the app does: `failed` hears of those that go wrong. */
const trying = (failed: () => void) => async (_: string, work: () => Promise<unknown>) => {
  try {
    await work();
    return true;
  } catch {
    failed();
    return false;
  }
};

function open(failures: number) {
  const store = createMemoryStore();
  const preferences = createPreferences(store, () => 0);
  const moveChannel = vi.fn(store.workspaces.moveChannel);
  for (let failed = 0; failed < failures; failed += 1) moveChannel.mockRejectedValueOnce(new Error('away'));
  const [moved, failed] = [vi.fn(), vi.fn()];
  const workspaces = { ...store.workspaces, moveChannel };
  const move = createMoves({
    store: { workspaces },
    preferences,
    now: () => 0,
    moved,
    attempt: trying(failed),
    pauses: [1, 1],
  });
  return { store, preferences, move, moved, failed };
}

test('a choice that was remembered for the old id, and its absence for the new one, are forgotten', async () => {
  const { preferences, move } = open(0);
  const [old, known] = [MOVE.from, MOVE.to].map((channel) => ({ workspace: 'T1', channel }));
  if (!old || !known) throw new Error('two channels');
  await preferences.changeChannel(old, { linked: 'TX1' });
  expect([(await preferences.channel(old))?.linked, await preferences.channel(known)]).toEqual([
    'TX1',
    undefined,
  ]);
  await move(MOVE);
  expect((await preferences.channel(known))?.linked).toBe('TX1');
  expect((await preferences.channel(old))?.channel).toBe(MOVE.to);
});

test.each([
  [0, 1],
  [2, 1],
  [3, 0],
])(
  'after %i failures of the store the channel has moved %i times, and nothing is thrown',
  async (failures, times) => {
    const { move, moved, failed } = open(failures);
    await move(MOVE);
    expect(failed).toHaveBeenCalledTimes(failures);
    expect(moved).toHaveBeenCalledTimes(times);
  },
);

test('a move that the store could not end is done to its end by the next process', async () => {
  const dir = dataDir();
  const before = await openStore({ dataDir: dir });
  await before.channels.change({ workspace: 'T1', channel: MOVE.from }, { linked: 'TX1' });
  const file = new DatabaseSync(join(dir, 'coursebell.sqlite'));
  file.exec("create trigger away before update on channels begin select raise(abort, 'away'); end");
  const failed = vi.fn();
  const preferences = createPreferences(before, () => 0);
  const attempt = trying(failed);
  await createMoves({ store: before, preferences, now: () => 0, moved: vi.fn(), attempt, pauses: [1] })(MOVE);
  expect(failed).toHaveBeenCalledTimes(2);
  await before.close();
  file.exec('drop trigger away');
  file.close();
  const after = await openStore({ dataDir: dir });
  await after.workspaces.settleMoves('T1');
  expect(await after.channels.get({ workspace: 'T1', channel: MOVE.to })).toMatchObject({
    channel: MOVE.to,
    linked: 'TX1',
  });
  await after.close();
});
