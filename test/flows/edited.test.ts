/** A message is answered once for what it asks, however often Slack tells of it. */
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { answered, NORTH, openCampus } from './campus.ts';
import { type Flow, isApps, MINUTE, NOW, openSample, openScripted } from './harness.ts';
import { envelope, post } from './raw.ts';
import { codesOf, plenty, success } from './upstream-rows.ts';

/** The first words of what the app has said. */
function answers({ slack }: Pick<Flow, 'slack'>): string[] {
  return slack.workspace.messages.filter(isApps).map(({ text }) => text.slice(0, 20));
}

const ONE = 'Software Engineering';
const OPENED = 'Enrollment opened: S';
const OTHER = 'Fundamentals of Mach';

/** What is asked first, what it is edited to, and the answers. */
const EDITS: readonly (readonly [
  why: string,
  first: string,
  edits: readonly string[],
  told: readonly string[],
])[] = [
  ['the same words', 'TX00EY23-3015', ['TX00EY23-3015'], [ONE]],
  ['other formatting', 'TX00EY23-3015', ['*TX00EY23-3015*'], [ONE]],
  ['other punctuation', 'when does TX00EY23-3015 open', ['When does TX00EY23-3015 open?'], [OPENED]],
  ['other words for the same', 'TX00EY23-3015 pls', ['TX00EY23-3015 please, thanks a lot'], [ONE]],
  ['another course', 'TX00EY23-3015', ['IM00BR45-3003'], [ONE, OTHER]],
  ['another course and back', 'TX00EY23-3015', ['IM00BR45-3003', 'TX00EY23-3015'], [ONE, OTHER]],
  [
    'the same in another language',
    'show TX00EY23-3015',
    ['näytä toteutus TX00EY23-3015'],
    [ONE, 'Ohjelmistotuotantopr'],
  ],
];

for (const hearsChannels of [false, true]) {
  test.for(EDITS)(
    `a mention that is edited to %s (channel messages heard: ${hearsChannels})`,
    async ([, first, edits, told]) => {
      const flow = await openSample();
      flow.slack.hearsChannels = hearsChannels;
      const { question } = await flow.mention(first);
      for (const edit of edits) await flow.slack.edit(question, `@Coursebell ${edit}`);
      await flow.app.stop();
      expect(answers(flow).toSorted()).toEqual(told.toSorted());
    },
  );
}

test.for(EDITS)('a direct message that is edited to %s', async ([, first, edits, told]) => {
  const flow = await openSample();
  const { question } = await flow.direct(first);
  for (const edit of edits) await flow.slack.edit(question, edit);
  await flow.app.stop();
  expect(answers(flow).toSorted()).toEqual(told.toSorted());
});

test('a mention that only the edit adds is answered, in the thread of its message', async () => {
  const flow = await openSample();
  await flow.slack.say('#it-courses', 'sam', 'TX00EY23-3015');
  const [message] = flow.slack.workspace.messages as [SlackMessage];
  const answer = await flow.next(() => flow.slack.edit(message, '@Coursebell TX00EY23-3015'));
  expect(answer.threadTs).toBe(message.ts);
  await flow.slack.edit(message, '@Coursebell TX00EY23-3015!');
  await flow.app.stop();
  expect(answers(flow)).toEqual([ONE]);
});

test('the same mention in two messages is answered twice', async () => {
  const flow = await openSample();
  await flow.mention('TX00EY23-3015');
  await flow.mention('TX00EY23-3015');
  expect(answers(flow)).toEqual([ONE, ONE]);
});

test('an edit while the first answer is being found adds nothing', async () => {
  const flow = await openSample();
  await flow.next(async () => {
    const said = flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015');
    const [message] = flow.slack.workspace.messages as [SlackMessage];
    await Promise.all([said, flow.slack.edit(message, '@Coursebell *TX00EY23-3015*')]);
  });
  await flow.app.stop();
  expect(answers(flow)).toEqual([ONE]);
});

const MENTION = {
  type: 'app_mention',
  user: 'U0SAM00001',
  channel: 'C0COURSES1',
  text: '<@U0BELL0001> TX00EY23-3015',
  ts: `${NOW / 1000}.1`,
};
const DIRECT = {
  ...MENTION,
  type: 'message',
  channel: 'D0SAM00001',
  channel_type: 'im',
  text: 'TX00EY23-3015',
};
const edited = { user: 'U0SAM00001', ts: `${NOW / 1000}.2` };
const changed = (message: object) => ({
  type: 'message',
  subtype: 'message_changed',
  hidden: true,
  channel: DIRECT.channel,
  channel_type: 'im',
  message,
  previous_message: DIRECT,
});

/** Two events about one message. */
const TWICE: readonly (readonly [string, object, object])[] = [
  ['a mention of which Slack tells twice', MENTION, MENTION],
  ['a mention in a direct message, told as both', DIRECT, { ...MENTION, channel: DIRECT.channel }],
  [
    'a reply that is later sent to the channel, too',
    { ...DIRECT, thread_ts: '1.1' },
    { ...DIRECT, thread_ts: '1.1', subtype: 'thread_broadcast' },
  ],
  [
    'a direct message under which Slack shows a link',
    DIRECT,
    changed({ ...DIRECT, attachments: [{ id: 1 }] }),
  ],
  [
    'an edited one under which Slack shows a link',
    DIRECT,
    changed({ ...DIRECT, edited, attachments: [{ id: 1 }] }),
  ],
];

test.for(TWICE)('%s is answered once', async ([, first, second]) => {
  const flow = await openSample();
  await flow.next(() => post(flow.url, { body: JSON.stringify(envelope(first)) }));
  await post(flow.url, { body: JSON.stringify(envelope(second)) });
  await flow.app.stop();
  expect(answers(flow)).toEqual([ONE]);
});

test.for([
  ['a bot’s edit', { ...DIRECT, edited, bot_id: 'B0BELL0001', text: 'IM00BR45-3003' }],
  ['an edit of a deleted message', { ...DIRECT, edited, subtype: 'tombstone', text: 'IM00BR45-3003' }],
  ['an edit with a text that is none', { ...DIRECT, edited, text: ['IM00BR45-3003'] }],
  ['an edit by an id that is none', { ...DIRECT, edited, user: 'U1 or 1', text: 'IM00BR45-3003' }],
  ['an edit of a message that is none', 'IM00BR45-3003'],
] as const)('%s is no question', async ([, message]) => {
  const flow = await openSample();
  const event = { ...changed({}), message };
  await post(flow.url, { body: JSON.stringify(envelope(event)) });
  await flow.app.stop();
  expect(flow.slack.calls).toEqual([]);
});

test('an edit that asks the same is answered where the first answer did not arrive', async () => {
  const flow = await openSample({ troubles: ['undelivered'] });
  flow.slack.fail('chat.postMessage', 'fatal_error');
  await flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015');
  await flow.error();
  const [message] = flow.slack.workspace.messages as [SlackMessage];
  const answer = await flow.next(() => flow.slack.edit(message, '@Coursebell *TX00EY23-3015*'));
  expect(answer.text).toContain(ONE);
});

test('an edit that asks the same is answered where the first was refused by a limit', async () => {
  const flow = await openSample({ env: { LIMIT_PER_USER: '1' } });
  flow.pass(2 * MINUTE);
  await flow.mention('TX00EY23-3015');
  const { question, answer } = await flow.mention('IM00BR45-3003');
  expect(answer.text).toMatch(/You have asked a lot/);
  flow.pass(2 * MINUTE);
  const later = await flow.next(() => flow.slack.edit(question, '@Coursebell *IM00BR45-3003*'));
  expect(later.text).toMatch(/^Fundamentals/);
});

/** What the study API answers at first, and what is asked. */
const FAILED_FIRST: readonly (readonly [string, UpstreamReply, string])[] = [
  ['the study API was down', { status: 500 }, 'TX00EY23-3015'],
  ['its answer was not understood', { json: 'what?' }, 'TX00EY23-3015'],
  ['it refused the key', { status: 401, json: { statusCode: 401, message: 'No.' } }, 'TX00EY23-3015'],
  ['several courses were asked for', { status: 500 }, 'TX00EY23-3015 IM00BR45-3003'],
];

test.for(FAILED_FIRST)('an edit that asks the same is answered where %s', async ([, reply, text]) => {
  let isWell = false;
  const flow = await openScripted(
    (request) => (isWell || !codesOf(request).includes(text.slice(-13)) ? plenty(request) : reply),
    { studyTiming: { retryBaseMs: 1 } },
  );
  const { question, answer } = await flow.direct(text);
  expect(answer.text).toMatch(/Reference: /);
  isWell = true;
  flow.pass(10 * MINUTE);
  const later = await flow.next(() => flow.slack.edit(question, `*${text}*`));
  expect(later.text).not.toMatch(/Reference: /);
});

test('an edit that asks the same is not answered where there is no such course', async () => {
  const flow = await openScripted(() => success({ realizations: [] }));
  const { question } = await flow.direct('TX00EY23-3015');
  await flow.slack.edit(question, '*TX00EY23-3015*');
  await flow.app.stop();
  expect(answers(flow)).toHaveLength(1);
});

test('edits of direct messages are charged to the person who edits', async () => {
  const flow = await openSample({ env: { LIMIT_PER_USER: '1' } });
  flow.pass(2 * MINUTE);
  const { question } = await flow.direct('TX00EY23-3015');
  const refused = await flow.next(() => flow.slack.edit(question, 'IM00BR45-3003'));
  expect(refused.text).toMatch(/You have asked a lot/);
});

test('an edit is known after a restart', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(NORTH);
  await answered(side, () => campus.front.tell(NORTH, MENTION));
  await first.app.stop();
  const second = await campus.start();
  await campus.front.tell(NORTH, { ...MENTION, edited });
  await second.app.stop();
  expect(answers({ slack: side })).toEqual([ONE]);
});
