/** A long pass lets others in between: acks are due within three seconds, and people don't wait for reminders. */
import { expect, test } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createRests } from '../../src/turns.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { turnsDuring } from '../store/turns.ts';
import { createFakeTimer } from './fake-timer.ts';
import { optionsOf } from './one-pass.ts';
import { follow, NOW, target, WORKSPACE } from './samples.ts';

test('others get a turn for each thousand follows that are planned', async () => {
  const store = createMemoryStore();
  for (let nth = 0; nth < 1_000; nth += 1) {
    const of = { target: `C${nth}` };
    const own = Array.from({ length: 5 }, (_, each) => follow({ ...of, code: `TX00AA0${each}-3001` }));
    await store.follows.add(target(of), own, 5);
  }
  // The pass rests as in operation.
  const options = optionsOf({ store, timer: createFakeTimer(), clock: { now: NOW } });
  expect(
    await turnsDuring(passWorkspace(WORKSPACE, { ...options, rest: createRests() })),
  ).toBeGreaterThanOrEqual(5);
});
