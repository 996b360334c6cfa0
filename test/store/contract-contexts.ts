import { expect, test } from 'vitest';
import { SPOKEN_OF } from '../../src/store/history.ts';
import { NOON, PERSON } from './samples.ts';
import { oneOf, type World } from './world.ts';

const SPOT = { workspace: PERSON.workspace, conversation: 'C1', thread: '' };
const THREAD = { ...SPOT, thread: '1790000000.000100' };
const DAY = 86_400_000;

export function contextsContract(world: World): void {
  test('the latest note of a spot counts, for a while', async () => {
    const { contexts } = oneOf(world);
    await contexts.note(SPOT, PERSON.user, ['TX1'], NOON);
    await contexts.note(SPOT, 'U2', ['TX2', 'TX3'], NOON + 5);
    await contexts.note(THREAD, PERSON.user, ['TX4'], NOON + 9);
    expect(await contexts.codes(SPOT, NOON)).toEqual(['TX2', 'TX3']);
    expect(await contexts.codes(SPOT, NOON + 6)).toEqual([]);
    expect(await contexts.codes(THREAD, NOON)).toEqual(['TX4']);
    await contexts.note(SPOT, PERSON.user, ['TX5'], NOON + 7);
    expect(await contexts.codes(SPOT, NOON)).toEqual(['TX5']);
    for (const other of [{ workspace: 'T2' }, { conversation: 'C2' }, { thread: '1' }])
      expect(await contexts.codes({ ...SPOT, ...other }, NOON)).toEqual([]);
  });

  test('notes of a direct conversation are forgotten when they no longer count, its lists as well', async () => {
    const store = oneOf(world);
    const direct = { ...SPOT, conversation: 'D1' };
    for (const thread of ['', ' list', THREAD.thread, `${THREAD.thread} list`])
      await store.contexts.note({ ...direct, thread }, PERSON.user, [`TX${thread}`], NOON);
    expect([...(await store.contexts.of(PERSON))].sort()).toEqual(
      ['TX', 'TX list', `TX${THREAD.thread}`, `TX${THREAD.thread} list`].sort(),
    );
    expect(await store.contexts.of({ ...PERSON, user: 'U2' })).toEqual([]);
    await store.forget(NOON + SPOKEN_OF.direct);
    expect(await store.contexts.of(PERSON)).toHaveLength(4);
    await store.forget(NOON + SPOKEN_OF.direct + 1);
    expect([...(await store.contexts.of(PERSON))].sort()).toEqual(
      [`TX${THREAD.thread}`, `TX${THREAD.thread} list`].sort(),
    );
    await store.forget(NOON + SPOKEN_OF.thread + 1);
    expect(await store.contexts.of(PERSON)).toEqual([]);
  });

  test('notes are erased with the person, and forgotten after a day', async () => {
    const store = oneOf(world);
    await store.contexts.note(SPOT, PERSON.user, ['TX1'], NOON);
    await store.contexts.note(THREAD, 'U2', ['TX2'], NOON);
    await store.workspaces.erasePerson(PERSON);
    expect(await store.contexts.codes(SPOT, 0)).toEqual([]);
    expect(await store.contexts.codes(THREAD, 0)).toEqual(['TX2']);
    await store.forget(NOON + DAY - 1);
    expect(await store.contexts.codes(THREAD, 0)).toEqual(['TX2']);
    await store.forget(NOON + DAY + 1);
    expect(await store.contexts.codes(THREAD, 0)).toEqual([]);
  });

  test('notes move with a channel that gets another id', async () => {
    const store = oneOf(world);
    await store.contexts.note(SPOT, PERSON.user, ['TX1'], NOON);
    await store.contexts.note({ ...SPOT, conversation: 'C9' }, PERSON.user, ['TX2'], NOON + 1);
    await store.contexts.note(THREAD, PERSON.user, ['TX3'], NOON);
    await store.workspaces.moveChannel({ workspace: SPOT.workspace, from: 'C1', to: 'C9' }, NOON + 2);
    expect(await store.contexts.codes({ ...SPOT, conversation: 'C9' }, 0)).toEqual(['TX2']);
    expect(await store.contexts.codes({ ...THREAD, conversation: 'C9' }, 0)).toEqual(['TX3']);
  });
}
