/** An early answer that fails is logged and counted, and the command is answered all the same. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSample } from './harness.ts';

const COURSE = '/course TX00EY23-3015';

test('an unexpected error in the early answer is logged and counted, and Bolt answers the command', async () => {
  const { command, log, url } = await openSample({ troubles: ['early-answer'] });
  await command(COURSE);
  const { message: cached } = await command(COURSE);
  // The clock fails once, where the early answer reads it for the card.
  const { now } = Date;
  let isBroken = true;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    if (!isBroken || !new Error('where').stack?.includes('wholeAtHand')) return now();
    isBroken = false;
    throw new RangeError('no time');
  });
  onTestFinished(() => clock.mockRestore());
  const { message, delivered } = await command(COURSE);
  expect(delivered.body).toMatchObject({ response_type: 'ephemeral', text: cached.text });
  expect(message.text).toBe(cached.text);
  expect(log.filter(({ kind }) => kind === 'early-answer')).toMatchObject([
    { level: 50, outcome: 'failed', error: 'RangeError', workspace: expect.stringMatching(/^T/) },
  ]);
  expect(log.filter(({ kind }) => kind === 'command')).toHaveLength(3);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^coursebell_early_answer_failures_total 1$/m);
});
