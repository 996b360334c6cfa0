import { expect, test } from 'vitest';
import { isApps, openSample, openScripted } from './harness.ts';
import { plenty } from './upstream-rows.ts';

const AT_HAND = [
  '/course TX00EY23-3015',
  '/course TX00EY23-3015 IM00BR45-3003 194201',
  '/course unit 72101',
  '/enrollment TX00EY23-3015',
];
/** A table of rooms may be refused, which an ack would not tell. */
const TYPED = [...AT_HAND, '/rooms 78025 40+'];

test.for(AT_HAND)(
  '%s: a cold answer comes after an empty ack, a cached one inside the ack',
  async (typed) => {
    const { command, slack, study } = await openSample();
    const cold = await command(typed);
    expect(cold.delivered.body).toBe('');
    expect(slack.calls).toMatchObject([
      { method: 'response_url', status: 200, body: { response_type: 'ephemeral' } },
    ]);
    const asked = study.calls.length;
    const warm = await command(typed);
    expect(warm.delivered.body).toMatchObject({ response_type: 'ephemeral', text: cold.message.text });
    expect(slack.calls, 'no further call to Slack').toHaveLength(1);
    expect(study.calls, 'no further call to the study API').toHaveLength(asked);
  },
);

test('what Slack may refuse comes after the ack, also where it is at hand', async () => {
  const { command, study } = await openSample();
  const cold = await command('/rooms 78025 40+');
  const asked = study.calls.length;
  const warm = await command('/rooms 78025 40+');
  expect([cold.delivered.body, warm.delivered.body]).toEqual(['', '']);
  expect(study.calls, 'no further call to the study API').toHaveLength(asked);
});

test('what is known not to exist is told inside the ack, too', async () => {
  const { command } = await openSample();
  const cold = await command('/course ZZ00ZZ99-3001');
  const warm = await command('/course ZZ00ZZ99-3001');
  expect(cold.delivered.body).toBe('');
  expect(warm.delivered.body).toMatchObject({
    text: expect.stringContaining('There is no course'),
  });
});

test.for([...TYPED, '/course ZZ00ZZ99-3001'])(
  '%s: the ack has left before the study API has answered',
  async (typed) => {
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const { slack, next } = await openScripted(async (request) => {
      await gate.promise;
      events.push('the study API answers');
      return plenty(request);
    });
    const answer = await next(async () => {
      const { status, body } = await slack.command('#it-courses', 'sam', typed);
      events.push(`ack ${status} “${body}”`);
      expect(slack.calls).toEqual([]);
      gate.resolve();
    });
    expect(answer.onlyFor).toBe('U0SAM00001');
    expect(new Set(events)).toEqual(new Set(['ack 200 “”', 'the study API answers']));
    expect(events[0]).toBe('ack 200 “”');
    expect(slack.calls).toHaveLength(1);
  },
);

test('mentions and direct messages are acknowledged before the study API has answered', async () => {
  const gate = Promise.withResolvers<void>();
  const { slack, next, until } = await openScripted(async (request) => {
    await gate.promise;
    return plenty(request);
  });
  await next(async () => {
    expect(await slack.mention('#it-courses', 'sam', 'TX00EY23-3015')).toMatchObject({ status: 200 });
    expect(await slack.directMessage('sam', 'TX00EY23-3015')).toMatchObject({ status: 200 });
    expect(slack.calls).toEqual([]);
    gate.resolve();
  });
  await until(() => slack.workspace.messages.filter(isApps).length === 2 || undefined);
});

test('presses are acknowledged before the study API has answered', async () => {
  let gate = Promise.resolve();
  const held = Promise.withResolvers<void>();
  const { slack, command, pass, until, url } = await openScripted(async (request) => {
    await gate;
    return plenty(request);
  });
  const course = await command('/course TX00EY23-3015');
  pass(25 * 60 * 60_000);
  gate = held.promise;
  for (const label of ['Details', 'Share to channel']) {
    expect(await slack.click(course.message, label)).toMatchObject({ status: 200, body: '' });
  }
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  held.resolve();
  await until(() => slack.workspace.messages.find(({ onlyFor }) => onlyFor === undefined));
  await until(() => (course.message.text.includes('Shared to the channel.') ? true : undefined));
});
