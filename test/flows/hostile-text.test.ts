import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import { isApps, openSample } from './harness.ts';
import { anyText, openHostile, staysHarmless } from './hostile.ts';
import { envelope, post, unique } from './raw.ts';

test('commands', { tags: 'property' }, async () => {
  const flow = await openHostile();
  const commands = fc.constantFrom('/course', '/course', '/rooms', '/enrollment', '/dance');
  const property = fc.asyncProperty(
    commands,
    fc.constantFrom('', 'unit ', 'help '),
    anyText,
    async (command, subcommand, text) => {
      const delivered = await flow.slack.command('#it-courses', 'sam', `${command} ${subcommand}${text}`);
      expect(delivered.status).toBe(200);
      expect(delivered.problem).toBeUndefined();
    },
  );
  await fc.assert(property, { numRuns: runs(300) });
  await flow.app.stop();
  const shown = flow.slack.workspace.messages.filter(isApps);
  expect(shown, 'an answer to each, and each private').toHaveLength(runs(300));
  expect(new Set(shown.map(({ onlyFor }) => onlyFor))).toEqual(new Set(['U0SAM00001']));
  staysHarmless(flow);
});

test('messages', { tags: 'property' }, async () => {
  const flow = await openHostile();
  const property = fc.asyncProperty(anyText, async (text) => {
    const event = {
      type: 'message',
      channel_type: 'im',
      channel: 'D0SAM00001',
      user: 'U0SAM00001',
      ts: unique(),
      text,
    };
    expect((await post(flow.url, { body: JSON.stringify(envelope(event)) })).status).toBe(200);
  });
  await fc.assert(property, { numRuns: runs(200) });
  await flow.app.stop();
  expect(flow.slack.calls).toHaveLength(runs(200));
  expect(new Set(flow.slack.calls.map(({ answer }) => answer['ok']))).toEqual(new Set([true]));
  staysHarmless(flow);
});

test('what swells in a button is answered all the same, now and from the cache', async () => {
  const { command } = await openSample();
  const word = (n: number, sign: string) => `a${sign.repeat(37 / sign.length)}${n}`;
  for (const sign of ['<', '‹', '\\', '&', '<‹'])
    for (let again = 0; again < 2; again += 1) {
      const five = Array.from({ length: 5 }, (_, n) => word(n, sign)).join(' ');
      const { message } = await command(`/rooms 78025 ${five} without ${five}`);
      expect(message.text).toContain('0 of 40 rooms');
    }
});
