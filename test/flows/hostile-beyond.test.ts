/** Events beyond messages whose fields hold anything: none causes a fault, and none makes the app say something. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import { openSample } from './harness.ts';
import { envelope, post } from './raw.ts';

const RUNS = { numRuns: runs(2500) };
const CODE = 'TX00EY23-3015';
const PAGE = `https://guide.example.edu/course/${CODE}`;

const any = fc.jsonValue({ maxDepth: 2 });
/** Mostly right, else anything. */
const nearly = (...right: readonly unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: any });

/** Mostly of a shape, else anything. */
const mostly = (shape: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: shape }, { weight: 1, arbitrary: any });

const event = fc.record(
  {
    type: fc.constantFrom(
      'link_shared',
      'entity_details_requested',
      'app_context_changed',
      'function_executed',
    ),
    channel: nearly('C0COURSES1', 'D0SAM00001', 'COMPOSER', null),
    user: nearly('U0SAM00001', null),
    message_ts: nearly('1795176000.1'),
    thread_ts: any,
    source: nearly('composer', 'conversations_history'),
    links: mostly(fc.array(mostly(fc.record({ url: nearly(PAGE), domain: any })), { maxLength: 3 })),
    trigger_id: nearly('1.2'),
    entity_url: nearly(PAGE),
    external_ref: mostly(fc.record({ id: nearly(CODE), type: any })),
    user_locale: nearly('fi-FI', ''),
    context: mostly(
      fc.record({ entities: fc.array(fc.record({ type: nearly('slack#/types/channel_id'), value: any })) }),
    ),
    function: mostly(
      fc.record({ callback_id: nearly('look_up_course', 'find_rooms', 'find_courses', 'find_lessons') }),
    ),
    inputs: mostly(
      fc.record({
        code: nearly(CODE),
        building: nearly('78025'),
        seats: any,
        words: any,
        from: any,
        days: any,
      }),
    ),
    function_execution_id: nearly('Fx0SAMPLE01'),
    bot_access_token: nearly('xwfp-1'),
  },
  { requiredKeys: ['type', 'channel', 'user', 'function_execution_id', 'message_ts', 'trigger_id'] },
);

test('shapes of events beyond messages', { tags: 'property' }, async () => {
  const env = { COURSE_PAGE_URL: 'https://guide.example.edu/course/{code}', AGENT_VIEW: '1' };
  const flow = await openSample({ env, troubles: ['undelivered', 'rejected'] });
  flow.slack.isAgent = true;
  await fc.assert(
    fc.asyncProperty(event, async (made) => {
      const { status } = await post(flow.url, { body: JSON.stringify(envelope(made)) });
      expect(status).toBeLessThan(500);
    }),
    RUNS,
  );
  // After all that, a step that is in order is done.
  await flow.slack.runStep('look_up_course', { code: CODE });
  await flow.direct('help');
  await flow.app.stop();
  const called = new Set(flow.slack.calls.map(({ method }) => method));
  const reached = [
    'chat.unfurl',
    'entity.presentDetails',
    'functions.completeSuccess',
    'functions.completeError',
  ];
  expect([...called]).toEqual(expect.arrayContaining([...reached, 'assistant.threads.setSuggestedPrompts']));
  const faults = flow.log.filter(({ kind, outcome }) => kind === 'listener' || outcome === 'unexpected');
  expect(faults).toEqual([]);
  expect(flow.slack.workspace.messages.filter(({ channel }) => channel === 'C0COURSES1')).toEqual([]);
});
