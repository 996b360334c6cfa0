import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import { anyText, IDS, openHostile, staysHarmless } from './hostile.ts';
import { interaction, post, unique } from './raw.ts';

const requests = fc.oneof(
  fc.record({ asked: fc.oneof(anyText, fc.array(anyText, { maxLength: 12 })) }),
  fc.record({ search: anyText }),
  fc.record({ id: anyText }),
  fc.record({
    building: anyText,
    filters: fc.record({
      minSeats: fc.oneof(fc.integer(), fc.double()),
      words: fc.array(anyText, { maxLength: 6 }),
    }),
    page: fc.integer(),
  }),
  fc.record({ about: fc.constantFrom('usage', 'hint'), input: anyText, nearest: anyText }),
  fc.jsonValue(),
);
const asks = fc.record({
  f: fc.oneof(fc.constantFrom('course', 'course-unit', 'enrollment', 'rooms', 'help'), fc.string()),
  r: requests,
});
const values = fc.oneof(
  fc
    .record({ l: fc.constantFrom('en', 'fi', 'sv', 'de'), v: fc.oneof(asks, requests) })
    .map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constantFrom(
    '{"l":"en","v":{"__proto__":{"asked":"1"}}}',
    '{"l":"en"}',
    '[]',
    'null',
    `{"l":"en","v":"${'x'.repeat(3000)}"}`,
  ),
);

test('ids and values of buttons', { tags: 'property' }, async () => {
  const flow = await openHostile({ troubles: ['listener', 'undelivered', 'replace'] });
  const property = fc.asyncProperty(
    fc.oneof(fc.constantFrom(...IDS), fc.string()),
    values,
    async (action_id, value) => {
      const payload = {
        type: 'block_actions',
        team: { id: 'T1' },
        user: { id: 'U0SAM00001' },
        container: { type: 'message', channel_id: 'C0COURSES1', message_ts: unique(), is_ephemeral: true },
        trigger_id: unique(),
        response_url: flow.inbox.url,
        actions: [{ type: 'button', action_id, block_id: 'b', value }],
      };
      expect((await post(flow.url, interaction(payload))).status).toBeLessThan(500);
    },
  );
  await fc.assert(property, { numRuns: runs(300) });
  await flow.app.stop();
  staysHarmless(flow);
});
