import { expect, test } from 'vitest';
import { CODE, failureOf, found, open, QUESTIONS, row } from './setup.ts';

test.each(QUESTIONS)('%s: many who ask at once cost one call and get the same value', async (_, ask) => {
  const { study, upstream } = await open();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(study)));
  expect(upstream.calls).toHaveLength(1);
  expect(new Set(answers.map((answer) => (answer as { value: unknown }).value)).size).toBe(1);
});

test.each(QUESTIONS)('%s: a failing flight is shared, then forgotten', async (_, ask) => {
  const { study, upstream } = await open(() => ({ status: 400 }));
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(ask(study))));
  expect(new Set(failures.map((error) => error.name))).toEqual(new Set(['InvalidResponse']));
  expect(upstream.calls).toHaveLength(1);
  await failureOf(ask(study));
  expect(upstream.calls).toHaveLength(2);
});

test('a caller who leaves does not end the look-up for those who joined it', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { study, upstream } = await open(async () => {
    await held;
    return found(row(CODE));
  });
  const first = Promise.race([study.realization(CODE, 'en'), Promise.resolve('left')]);
  const second = study.realization(CODE, 'en');
  expect(await first).toBe('left');
  answer();
  expect((await second).value.code).toBe(CODE);
  expect(upstream.calls).toHaveLength(1);
});

test('joiners are told apart from misses in the events', async () => {
  const { study, events } = await open();
  await Promise.all([study.realization(CODE, 'en'), study.realization(CODE, 'en')]);
  const outcomes = events.flatMap((event) => (event.event === 'cache' ? [event.outcome] : []));
  expect(outcomes).toEqual(['miss', 'joined']);
});
