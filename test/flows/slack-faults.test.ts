import { describe, expect, test } from 'vitest';
import { type Flow, isApps, openSample } from './harness.ts';
import { interaction, post, unique } from './raw.ts';
import { buttons, words } from './reading.ts';

const CARD = /^Software Engineering Project · TX00EY23-3015/;

function sent({ slack }: Flow, method: string): number {
  return slack.calls.filter((call) => call.method === method).length;
}

test('a layout that Slack refuses becomes a plain card, with every word: response_url', async () => {
  const { slack, next } = await openSample();
  slack.fail('response_url', 'invalid_blocks');
  const message = await next(() => slack.command('#it-courses', 'sam', '/course TX00EY23-3015'));
  expect(message.text).toMatch(CARD);
  expect(message.onlyFor).toBe('U0SAM00001');
  expect(message.blocks.map(({ type }) => type)).toEqual(['section', 'actions']);
  for (const word of ['15 credits', 'Open, closes in 2 days', '22 Nov 2026', 'TXL22S1'])
    expect(words(message)).toContain(word);
  expect(words(message)).not.toContain('<!date');
});

test('a layout that Slack refuses becomes a plain card: Web API', async () => {
  const flow = await openSample();
  flow.slack.fail('chat.postMessage', 'invalid_blocks');
  const { question, answer } = await flow.mention('TX00EY23-3015');
  expect(answer.text).toMatch(CARD);
  expect(answer.threadTs).toBe(question.ts);
  expect(answer.blocks.map(({ type }) => type)).toEqual(['section', 'actions']);
  expect(sent(flow, 'chat.postMessage')).toBe(2);
});

test('a layout that is refused when it is shared is shared plainly', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command('/course TX00EY23-3015');
  slack.fail('response_url', 'invalid_blocks');
  await slack.click(message, 'Share to channel');
  await until(() => message.text.includes('Shared to the channel.') || undefined);
  const posts = slack.workspace.messages.filter(({ onlyFor }) => onlyFor === undefined);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.text).toContain('Shared by <@U0SAM00001>');
});

test.for([
  ['response_url', 'command'],
  ['chat.postMessage', 'mention'],
] as const)('told to wait a second, %s gets its message after it, once', async ([method, by]) => {
  const flow = await openSample();
  flow.slack.fail(method, 429);
  const message = await flow.next(() =>
    by === 'command'
      ? flow.slack.command('#it-courses', 'sam', '/course TX00EY23-3015')
      : flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015'),
  );
  await flow.app.stop();
  expect(message.text).toMatch(CARD);
  expect(flow.slack.calls.map(({ status }) => status)).toEqual([429, 200]);
  expect(flow.slack.workspace.messages.filter(isApps)).toHaveLength(1);
});

test.for([
  ['response_url', 'command'],
  ['chat.postMessage', 'mention'],
] as const)('after a 500 from %s nothing is sent again: it may have arrived', async ([method, by]) => {
  const flow = await openSample({ troubles: ['undelivered'] });
  flow.slack.fail(method, 500);
  const { status } = await (by === 'command'
    ? flow.slack.command('#it-courses', 'sam', '/course TX00EY23-3015')
    : flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  expect(status).toBe(200);
  await flow.error();
  await flow.app.stop();
  expect(sent(flow, method)).toBe(1);
});

test.for(['is_archived', 'channel_not_found', 'restricted_action', 'not_in_channel'])(
  'shut out of the channel by %s, the asker is answered directly',
  async (word) => {
    const { mention, slack } = await openSample();
    slack.fail('chat.postMessage', word);
    const { answer } = await mention('TX00EY23-3015');
    expect(answer.channel).toBe('D0SAM00001');
    expect(answer.text).toMatch(CARD);
  },
);

test.for(['token_revoked', 'account_inactive', 'missing_scope'])(
  '%s is logged by its name, and the app lives on',
  async (word) => {
    const flow = await openSample({ troubles: ['undelivered', 'token-refused'] });
    flow.slack.fail('chat.postMessage', word);
    await flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015');
    const line = await flow.until(() => flow.log.find(({ outcome }) => outcome === 'undelivered'));
    expect(line).toMatchObject({ level: 50, kind: 'mention', detail: word });
    const { answer } = await flow.mention('TX00EY23-3015');
    expect(answer.text).toMatch(CARD);
  },
);

test('a button from an older message is told so, with a reference', async () => {
  const { command, slack, next, log } = await openSample({ troubles: ['replace'] });
  const { message } = await command('/course TX00EY23-3015');
  const [block] = message.blocks.slice(-1);
  if (!block) throw new Error('no buttons');
  message.blocks = [
    {
      ...block,
      elements: [
        { type: 'button', action_id: 'answer.gone', value: '1', text: { type: 'plain_text', text: 'Old' } },
      ],
    },
  ];
  expect(buttons(message)).toEqual(['Old']);
  const told = await next(() => slack.click(message, 'Old'));
  expect(told.onlyFor).toBe('U0SAM00001');
  const [, reference] =
    /This button is from an older message\.(?:.|\n)*Reference: (\w{8})$/.exec(told.text) ?? [];
  expect(log.filter((line) => line.reference === reference)).toMatchObject([{ outcome: 'rejected' }]);
});

test('what can’t be told of an old button is logged with its reference', async () => {
  const { url, log, error, app } = await openSample({ troubles: ['replace', 'rejected', 'undelivered'] });
  const payload = {
    type: 'block_actions',
    team: { id: 'T0CAMPUS01' },
    user: { id: 'U0SAM00001' },
    channel: { id: 'C0COURSES1' },
    container: { type: 'message', channel_id: 'C0COURSES1', message_ts: '1.1' },
    trigger_id: unique(),
    response_url: 'http://127.0.0.1:9/',
    actions: [{ type: 'button', action_id: 'answer.gone', block_id: 'b', value: '1' }],
  };
  expect((await post(url, interaction(payload))).status).toBe(200);
  const { reference } = await error();
  await app.stop();
  expect(log.filter(({ level }) => level >= 50)).toMatchObject([
    { outcome: 'rejected', reference },
    { outcome: 'undelivered', reference, error: 'RespondFailed' },
  ]);
});

/** What brings an answer, by which call, and how it is asked for. */
const WAYS: readonly (readonly [name: string, method: string, ask: (flow: Flow) => Promise<unknown>])[] = [
  ['a command', 'response_url', ({ slack }) => slack.command('#it-courses', 'sam', '/course TX00EY23-3015')],
  ['a mention', 'chat.postMessage', ({ slack }) => slack.mention('#it-courses', 'sam', 'TX00EY23-3015')],
  ['a direct message', 'chat.postMessage', ({ slack }) => slack.directMessage('sam', 'TX00EY23-3015')],
];
const NOT_POSTED = ['internal_error', 'service_unavailable', 'request_timeout'];
const REFUSED =
  /^Slack did not take my answer to what you asked just now\. Ask once more\.\nReference: (\w{8})$/;

describe.each(WAYS)('the answer to %s', (_, method, ask) => {
  test('comes, once, where Slack says one time that it posted nothing', async () => {
    const answers = NOT_POSTED.map(async (word) => {
      const flow = await openSample();
      flow.slack.fail(method, word);
      const message = await flow.next(() => ask(flow));
      await flow.app.stop();
      expect(message.text, word).toMatch(CARD);
      expect(flow.slack.workspace.messages.filter(isApps), word).toHaveLength(1);
      expect(sent(flow, method), word).toBe(2);
    });
    await Promise.all(answers);
  });

  test.each([
    ['internal_error', 2],
    ['a_word_of_tomorrow', 1],
  ] as const)(
    'that Slack refuses by %s is told as refused to the asker alone, with the reference of the log',
    async (word, times) => {
      const flow = await openSample({ troubles: ['undelivered'] });
      flow.slack.fail(method, word, times);
      const message = await flow.next(() => ask(flow));
      const line = await flow.error();
      await flow.app.stop();
      const [, reference] = REFUSED.exec(message.text) ?? [];
      expect(reference).toBe(line.reference);
      expect(message.channel).toBe('D0SAM00001');
      expect(flow.slack.workspace.messages.filter(isApps)).toEqual([message]);
    },
  );
});

test.each([
  ['en-GB', 'Perhaps my answer to what you asked just now did not arrive'],
  ['fi-FI', 'Vastaukseni siihen, mitä juuri kysyit, ei ehkä tullut perille'],
  ['sv-FI', 'Mitt svar på det du nyss frågade kom kanske inte fram'],
])('an answer in which Slack broke off is told as one that may have arrived: %s', async (locale, told) => {
  const flow = await openSample({ troubles: ['undelivered'], locales: { sam: locale } });
  for (const [, method, ask] of WAYS.slice(0, 1).concat(WAYS.slice(2))) {
    flow.slack.fail(method, 'fatal_error');
    const message = await flow.next(() => ask(flow));
    expect(message.text).toContain(told);
    expect(message.channel).toBe('D0SAM00001');
  }
});

test('an answer that Slack did not take is counted', async () => {
  const flow = await openSample({ troubles: ['undelivered'] });
  flow.slack.fail('chat.postMessage', 'internal_error', 2);
  await flow.next(() => flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  await flow.error();
  const metrics = await (await fetch(`${flow.url}/metrics`)).text();
  expect(metrics).toContain('coursebell_undelivered_answers_total{kind="mention"} 1');
});

test('a modal that Slack refuses is told as refused to the presser', async () => {
  const flow = await openSample({ troubles: ['undelivered'] });
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.slack.fail('views.open', 'internal_error');
  const told = await flow.next(() => flow.slack.click(message, 'Details'));
  expect(told.text).toMatch(REFUSED);
  await flow.error();
});
