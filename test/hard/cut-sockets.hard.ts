/** Socket Mode, cut in the middle of every request: it is answered once, by the way that is left. */
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import type { FakeSocketMode } from '../fakes/socket-mode.ts';
import { envelope, unique } from '../flows/raw.ts';
import { command, openConnected } from '../flows/socket.ts';
import { plenty } from '../flows/upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const SAM = { id: 'U0SAM00001' };

interface Asked {
  readonly type: 'slash_commands' | 'events_api' | 'interactive';
  /** Where the answer goes. */
  readonly to: string;
  /** Whether Slack delivers it again when it was not acknowledged. */
  readonly comesAgain: boolean;
  /** Whether a person whose first one it is gets a greeting beside the answer. */
  readonly isGreeted?: true;
  payload(slack: FakeSocketMode): unknown;
}

const event = (fields: Readonly<Record<string, string>>) =>
  envelope({ user: SAM.id, channel: 'C0COURSES1', text: CODE, ts: '1.2', ...fields });

const ASKED: Readonly<Record<string, Asked>> = {
  'a command': {
    ...{ type: 'slash_commands', to: '/response', comesAgain: false },
    payload: ({ responseUrl }) => command(CODE, responseUrl),
  },
  'a mention': {
    ...{ type: 'events_api', to: '/chat.postMessage', comesAgain: true },
    payload: () => event({ type: 'app_mention' }),
  },
  'a direct message': {
    ...{ type: 'events_api', to: '/chat.postMessage', comesAgain: true, isGreeted: true },
    payload: () => event({ type: 'message', channel: 'D0SAM00001', channel_type: 'im' }),
  },
  'a press': {
    ...{ type: 'interactive', to: '/response', comesAgain: false },
    payload: ({ responseUrl }) => ({
      type: 'block_actions',
      team: { id: 'T0CAMPUS01' },
      user: SAM,
      channel: { id: 'C0COURSES1' },
      container: { type: 'message', channel_id: 'C0COURSES1', message_ts: '1.1', is_ephemeral: true },
      trigger_id: unique(),
      response_url: responseUrl,
      actions: [
        {
          type: 'button',
          action_id: 'course.show',
          block_id: 'b',
          value: `{"l":"en","v":{"asked":"${CODE}"}}`,
        },
      ],
    }),
  },
};

const CUTS: Readonly<Record<string, (slack: FakeSocketMode) => void>> = {
  'without a word': (slack) => slack.drop(),
  'with a farewell': (slack) =>
    slack.say(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested' })),
};

const MOMENTS = ['at once', 'while it is looked up'] as const;

test.for(Object.entries(ASKED))('%s, cut in every way at every moment', async ([, asked]) => {
  const ways = Object.entries(CUTS).flatMap(([how, cut]) => MOMENTS.map((moment) => ({ how, cut, moment })));
  await Promise.all(ways.map(({ how, cut, moment }) => play(asked, cut, moment, `${how} ${moment}`)));
});

/** The text of a form, or of JSON. */
const spaced = (body: string): string => new URLSearchParams(body).get('text') ?? body;

const isGreeting = (body: string): boolean =>
  (new URLSearchParams(body).get('text') ?? '').includes(texts('en').greeting.hello);

async function play(
  asked: Asked,
  cut: (slack: FakeSocketMode) => void,
  moment: (typeof MOMENTS)[number],
  how: string,
): Promise<void> {
  const gate = Promise.withResolvers<void>();
  const { slack, app, log, upstream } = await openConnected(async (request) => {
    await gate.promise;
    return plenty(request);
  });
  const payload = asked.payload(slack);
  const { type } = asked;
  slack.say(
    JSON.stringify({ type, envelope_id: 'cut', payload, accepts_response_payload: type !== 'events_api' }),
  );
  if (moment !== 'at once')
    while (upstream.calls.length === 0) await new Promise((next) => setImmediate(next));
  cut(slack);
  await slack.socket(2);
  slack.hello();
  if (asked.comesAgain) await slack.deliver(type, payload);
  gate.resolve();
  await slack.called(asked.to);
  await slack.deliver('slash_commands', command('help', slack.responseUrl));
  await app.stop();
  const said = slack.calls.filter(
    // On a busy machine the note that a look-up takes long comes before its answer.
    ({ path, body }) => path.endsWith(asked.to) && !/What can I ask\?|Looking it up/.test(spaced(body)),
  );
  const [greetings, answers] = [true, false].map((is) => said.filter(({ body }) => isGreeting(body) === is));
  expect(answers, how).toHaveLength(1);
  expect(greetings, how).toHaveLength(asked.isGreeted ? 1 : 0);
  // The library tells of each socket that falls.
  expect(log.filter(({ level, kind }) => level >= 50 && kind !== 'bolt')).toEqual([]);
}
