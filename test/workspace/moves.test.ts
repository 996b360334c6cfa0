import { expect, test, vi } from 'vitest';
import { createMoves } from '../../src/workspace/moves.ts';
import { createPreferences } from '../../src/workspace/preferences.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';

const MOVE = { workspace: 'T1', from: 'G1', to: 'C9' };

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
    failed,
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
