import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { untilAborted } from '../../src/primitives.ts';

const DONE = 'done';
const never = new Promise<string>(() => undefined);
const failing = async (): Promise<string> => {
  throw new Error('failed');
};

test.each<[string, (end: AbortController) => Promise<string>, string]>([
  ['work that is done', async () => DONE, DONE],
  ['work that fails', failing, 'failed'],
  [
    'a signal before the work is done',
    (end) => {
      setImmediate(() => end.abort(new Error('too late')));
      return never;
    },
    'too late',
  ],
  [
    'a signal that was given before',
    (end) => {
      end.abort(new Error('too late'));
      return never;
    },
    'too late',
  ],
])('%s ends the waiting, and nothing listens any more', async (_name, begin, said) => {
  const end = new AbortController();
  const outcome = await untilAborted(end.signal, begin(end)).catch(({ message }: Error) => message);
  expect(outcome).toBe(said);
  expect(getEventListeners(end.signal, 'abort')).toEqual([]);
});
