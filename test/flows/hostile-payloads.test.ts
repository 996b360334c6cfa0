import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import { anyText, IDS, openHostile, staysHarmless } from './hostile.ts';
import { commandFields, form, interaction, post, unique } from './raw.ts';

const RUNS = { numRuns: runs(120) };

const shape = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      type: fc.constantFrom(
        'event_callback',
        'block_actions',
        'view_submission',
        'shortcut',
        'message_action',
        'block_suggestion',
        'url_verification',
        'x',
      ),
      event: fc.oneof(
        fc.jsonValue(),
        fc.record({
          type: fc.constantFrom('app_mention', 'message', 'x'),
          text: fc.jsonValue(),
          user: fc.jsonValue(),
          channel: fc.jsonValue(),
          ts: fc.jsonValue(),
          channel_type: fc.constantFrom('im', 'x'),
        }),
      ),
      actions: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.record({
            type: fc.constantFrom('button', 'static_select'),
            action_id: fc.oneof(fc.constantFrom(...IDS), fc.jsonValue()),
            value: fc.jsonValue(),
          }),
          { maxLength: 2 },
        ),
      ),
      container: fc.jsonValue(),
      user: fc.jsonValue(),
      team: fc.jsonValue(),
      view: fc.jsonValue(),
      trigger_id: fc.jsonValue(),
      event_id: fc.jsonValue(),
      authorizations: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

test('shapes of payloads', { tags: 'property' }, async () => {
  const flow = await openHostile({ troubles: ['listener', 'undelivered', 'replace'] });
  const wrapped = fc.constantFrom((body: unknown) => ({ body: JSON.stringify(body) ?? '' }), interaction);
  const property = fc.asyncProperty(shape, wrapped, async (body, wrap) => {
    expect((await post(flow.url, wrap(body))).status).toBeLessThan(500);
  });
  await fc.assert(property, RUNS);
  const fields = fc.dictionary(
    fc.constantFrom(
      'command',
      'text',
      'payload',
      'ssl_check',
      'type',
      'response_url',
      'trigger_id',
      'team_id',
      'user_id',
    ),
    anyText,
  );
  const forms = fc.asyncProperty(fields, async (given) => {
    const { status } = await post(flow.url, form({ ...given, response_url: flow.inbox.url, x: unique() }));
    expect(status).toBeLessThan(500);
  });
  await fc.assert(forms, RUNS);
  expect((await post(flow.url, form(commandFields('/course', 'help', flow.inbox.url)))).status).toBe(200);
  staysHarmless(flow);
});
