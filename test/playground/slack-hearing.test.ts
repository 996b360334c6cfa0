import { beforeEach, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './fake-app.ts';

const COURSES = 'C0COURSES1';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

type Event = Record<string, unknown>;
const events = (): Event[] =>
  stage.requests.map((_, at) => stage.fields(at)['event'] as Event).filter((event) => event !== undefined);
/** Waits for what Slack sends of its own accord. */
const heard = async (count: number): Promise<Event[]> => {
  await expect.poll(() => stage.requests.length).toBe(count);
  return events();
};

describe('without channels:history', () => {
  test('nothing is heard of a channel but mentions', async () => {
    const { slack } = stage;
    expect(slack.hearsChannels).toBe(false);
    expect(await slack.say('#it-courses', 'sam', 'TX00EY23-3015')).toBeUndefined();
    await stage.api('chat.postMessage', { channel: COURSES, text: 'x' });
    await slack.mention('#it-courses', 'sam', 'hello');
    expect(events()).toMatchObject([{ type: 'app_mention' }]);
  });
});

describe('with channels:history', () => {
  beforeEach(() => {
    stage.slack.hearsChannels = true;
  });

  test('a person’s message is an event of its channel', async () => {
    const { slack } = stage;
    expect(
      await slack.say('#it-courses', 'aino', 'see TX00EY23-3015', { threadTs: '1.000000' }),
    ).toMatchObject({
      status: 200,
    });
    expect(stage.fields()).toMatchObject({
      authorizations: [
        {
          enterprise_id: null,
          team_id: 'T0CAMPUS01',
          user_id: 'U0BELL0001',
          is_bot: true,
          is_enterprise_install: false,
        },
      ],
      event: {
        type: 'message',
        channel: COURSES,
        channel_type: 'channel',
        user: 'U0AINO0002',
        text: 'see TX00EY23-3015',
        thread_ts: '1.000000',
        ts: slack.workspace.messages[0]?.ts,
      },
    });
    expect(events()[0]).not.toHaveProperty('bot_id');
  });

  test('a mention is told twice: as one, and as a message', async () => {
    const { slack } = stage;
    await slack.mention('#it-courses', 'sam', 'hello');
    const [first, second] = events();
    expect(new Set([first?.['type'], second?.['type']])).toEqual(new Set(['app_mention', 'message']));
    expect(first?.['ts']).toBe(second?.['ts']);
    expect(stage.fields(0)['event_id']).not.toBe(stage.fields(1)['event_id']);
    await slack.redeliver();
    expect(events()[2]).toMatchObject({ type: 'app_mention' });
  });

  test('where the bot is no member, nothing is heard', async () => {
    expect(await stage.slack.say('#random', 'sam', 'TX00EY23-3015')).toBeUndefined();
    await stage.slack.mention('#random', 'sam', 'hello');
    await stage.slack.command('#random', 'sam', '/course x');
    await stage.respond({ response_type: 'in_channel', text: 'card' });
    expect(events()).toEqual([]);
  });

  test('the app hears itself, but not what it told one person', async () => {
    const { slack } = stage;
    await stage.api('chat.postEphemeral', { channel: COURSES, user: 'U0SAM00001', text: 'psst' });
    await stage.api('chat.postMessage', { channel: 'U0SAM00001', text: 'directly' });
    await slack.command('#it-courses', 'sam', '/course x');
    await stage.respond({ response_type: 'ephemeral', text: 'psst' });
    await stage.respond({ response_type: 'in_channel', text: 'shared' });
    await stage.api('chat.postMessage', { channel: COURSES, text: 'posted' });
    const own = (await heard(3)).toSorted((a, b) => String(a['ts']).localeCompare(String(b['ts'])));
    expect(own).toMatchObject(
      ['shared', 'posted'].map((text) => ({
        type: 'message',
        channel_type: 'channel',
        text,
        bot_id: 'B0BELL0001',
        app_id: 'A0BELL0001',
      })),
    );
    for (const event of own) expect(event).not.toHaveProperty('subtype');
    await slack.redeliver();
    expect(stage.fields()['command']).toBe('/course');
  });

  test('changed words are an event with both', async () => {
    const { slack } = stage;
    await slack.say('#it-courses', 'sam', 'see TX00EY23-3015');
    const [message] = slack.workspace.messages;
    if (!message) throw new Error('no message');
    await slack.edit(message, 'see IM00BR45-3003');
    expect(events()[1]).toMatchObject({
      type: 'message',
      subtype: 'message_changed',
      channel: COURSES,
      channel_type: 'channel',
      message: {
        ts: message.ts,
        user: 'U0SAM00001',
        text: 'see IM00BR45-3003',
        edited: { user: 'U0SAM00001' },
      },
      previous_message: { ts: message.ts, text: 'see TX00EY23-3015' },
    });
    expect(events()[1]?.['ts']).not.toBe(message.ts);
    slack.hearsChannels = false;
    expect(await slack.edit(message, 'never mind')).toBeUndefined();
  });
});
