import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { BOT } from '../../playground/slack-side.ts';
import { openStage, SECRET, type Stage } from './fake-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

const texts = () => stage.slack.workspace.messages.map(({ text }) => text);

describe('what people type', () => {
  test('a command is signed, and the answer in the ack is shown to its asker alone', async () => {
    stage.answer = { body: { response_type: 'ephemeral', text: 'hello' } };
    const delivered = await stage.slack.command('#it-courses', 'sam', '/course  TX00EY23-3015 ');
    expect(delivered.status).toBe(200);
    const { headers, body } = stage.requests[0] ?? { headers: {}, body: '' };
    const base = `v0:${String(headers['x-slack-request-timestamp'])}:${body}`;
    expect(headers['x-slack-signature']).toBe(
      `v0=${createHmac('sha256', SECRET).update(base).digest('hex')}`,
    );
    expect(stage.fields()).toMatchObject({
      command: '/course',
      text: 'TX00EY23-3015',
      channel_name: 'it-courses',
    });
    expect(stage.slack.workspace.messages[0]).toMatchObject({
      text: 'hello',
      onlyFor: 'U0SAM00001',
      author: { kind: 'app' },
    });
  });

  test('Slack itself says so when the app fails, is late, or answers with wrong blocks', async () => {
    stage.answer = { status: 500 };
    expect(await stage.slack.command('#it-courses', 'sam', '/course x')).toMatchObject({ status: 500 });
    stage.answer = { body: { blocks: [{ type: 'nonsense' }], text: 'x' } };
    expect((await stage.slack.command('#it-courses', 'sam', '/course x')).problem).toMatch(
      /invalid_blocks: .*nonsense/,
    );
    stage.answer = { delayMs: 3500 };
    expect(await stage.slack.command('#it-courses', 'sam', '/course x')).toMatchObject({ status: 'timeout' });
    expect(texts()).toEqual([
      '/course failed with the error "http_service_error"',
      '/course failed with the error "invalid_blocks"',
      '/course failed because the app did not respond.',
    ]);
  });

  test('a mention and a direct message arrive as events, and can be delivered again', async () => {
    await stage.slack.mention('#it-courses', 'aino', 'rooms of <b> & 78025?');
    await stage.slack.directMessage('aino', 'TX00EY23-3015');
    const [mention, direct] = [0, 1].map((at) => stage.fields(at));
    expect(mention?.['event']).toMatchObject({
      type: 'app_mention',
      text: `<@${BOT.userId}> rooms of &lt;b&gt; &amp; 78025?`,
    });
    expect(direct?.['event']).toMatchObject({ type: 'message', channel_type: 'im', user: 'U0AINO0002' });
    await stage.slack.redeliver(2);
    expect(stage.requests[2]).toMatchObject({
      headers: { 'x-slack-retry-num': '2' },
      body: stage.requests[1]?.body,
    });
  });

  test('where the bot is no member, a mention does not reach it until it is invited', async () => {
    await stage.slack.mention('#random', 'sam', 'hello');
    expect(stage.requests).toHaveLength(0);
    await stage.slack.command('#random', 'sam', '/invite @Coursebell');
    await stage.slack.mention('#random', 'sam', 'hello');
    // The invitation itself is told, too; neither waits for the other.
    await stage.slack.until(() => (stage.requests.length === 2 ? true : undefined));
    const told = stage.requests.map(({ body }) => JSON.parse(body).event.type);
    expect(told.toSorted()).toEqual(['app_mention', 'member_joined_channel']);
  });

  test('people remove the bot and archive channels, but no direct message', async () => {
    const channel = (name: string) => stage.slack.workspace.channel(name);
    await stage.slack.command('#it-courses', 'sam', '/remove @Coursebell');
    expect(channel('it-courses')).toMatchObject({ botIsMember: false, isArchived: false });
    await stage.slack.command('#random', 'sam', '/archive');
    expect(channel('random')).toMatchObject({ isArchived: true });
    expect(texts()).toEqual(['You removed Coursebell from #it-courses.', 'You archived #random.']);
    expect(stage.requests).toHaveLength(0);
    await stage.slack.command('U0SAM00001', 'sam', '/archive');
    expect(channel('U0SAM00001')).toMatchObject({ isArchived: false });
  });

  test('requests are signed by the workspace’s clock', async () => {
    const ahead = await openStage(() => 1_900_000_000_500);
    await ahead.slack.command('#it-courses', 'sam', '/course x');
    expect(ahead.requests[0]?.headers).toMatchObject({ 'x-slack-request-timestamp': '1900000000' });
  });
});
