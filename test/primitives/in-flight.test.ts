import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createInFlight } from '../../src/primitives/async.ts';

/** Work that ends when it is told to. */
function begin({ during }: Pick<ReturnType<typeof createInFlight>, 'during'>) {
  const work = Promise.withResolvers<void>();
  const outcome = during(() => work.promise).then(
    () => 'done',
    (error: Error) => error.message,
  );
  return { ...work, outcome };
}

/** Whether a promise has resolved by now. */
async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), turn(false)]);
}

test('where nothing is under way nothing is waited for', async () => {
  expect(await hasCome(createInFlight().over())).toBe(true);
});

test('the end comes with that of the last, and a failure is its own caller’s', async () => {
  const inFlight = createInFlight();
  const [first, second] = [begin(inFlight), begin(inFlight)];
  const ends = [inFlight.over(), inFlight.over()];
  first.reject(new Error('failed'));
  expect(await first.outcome).toBe('failed');
  for (const end of ends) expect(await hasCome(end)).toBe(false);
  const third = begin(inFlight);
  second.resolve();
  expect(await second.outcome).toBe('done');
  for (const end of ends) expect(await hasCome(end), 'one has begun meanwhile').toBe(false);
  third.resolve();
  await Promise.all(ends);
  const later = begin(inFlight);
  const end = inFlight.over();
  expect(await hasCome(end), 'work that began after an end').toBe(false);
  later.resolve();
  await end;
});
