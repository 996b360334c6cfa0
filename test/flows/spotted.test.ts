/** Codes in ordinary messages: off by default, and quiet where they are on. */
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { type Flow, type FlowOptions, isApps, MINUTE, openSample, tellsChange } from './harness.ts';
import { words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'IM00BR45-3003';

/** A workspace where Coursebell hears channels, and #it-courses has asked for it. */
async function openListening(options: FlowOptions = {}) {
  const flow = await openSample(options);
  flow.slack.hearsChannels = true;
  const { message } = await flow.command('/course settings');
  await flow.slack.click(message, 'Answer codes');
  await flow.until(() => words(message).includes('Stop answering codes') || undefined);
  return flow;
}

/** What the app has posted for everybody to see. */
function posts({ slack }: Flow): SlackMessage[] {
  return slack.workspace.messages.filter(
    (each) => isApps(each) && each.onlyFor === undefined && !tellsChange(each),
  );
}

/** Says something and waits until the app has dealt with it. */
async function say(
  flow: Flow,
  text: string,
  options: { user?: string; threadTs?: string } = {},
): Promise<void> {
  const { user = 'sam', ...thread } = options;
  await flow.slack.say('#it-courses', user, text, thread);
}

/** Everything that was said before is answered by then: the app is asked something else, and its answer waited for. */
async function settled(flow: Flow): Promise<void> {
  await flow.command('/course help');
  await flow.app.stop();
}

test('a code in a message gets one compact card in the thread, for everybody', async () => {
  const flow = await openListening();
  const answer = await flow.next(() => say(flow, `has anybody taken ${CODE}?`));
  const [question] = flow.slack.workspace.messages.filter(({ author }) => author.kind === 'user');
  expect(answer.onlyFor).toBeUndefined();
  expect(answer.threadTs).toBe(question?.ts);
  expect(words(answer)).toContain('Software Engineering Project');
  expect(answer.blocks.length).toBeLessThanOrEqual(4);
});

test('it is off until it is switched on, and off again when it is switched off', async () => {
  const flow = await openSample();
  flow.slack.hearsChannels = true;
  await say(flow, CODE);
  const { message } = await flow.command('/course settings');
  await flow.slack.click(message, 'Answer codes');
  await flow.until(() => words(message).includes('Stop answering codes') || undefined);
  await flow.slack.click(message, 'Stop answering codes');
  await flow.until(() => !words(message).includes('Stop answering codes') || undefined);
  await say(flow, CODE);
  await settled(flow);
  expect(posts(flow)).toEqual([]);
});

test('not again for the same code in the channel within 30 minutes, then again', async () => {
  const flow = await openListening();
  await flow.next(() => say(flow, CODE));
  flow.pass(29 * MINUTE);
  // The one that is new is answered, and only that.
  const second = await flow.next(() => say(flow, `${CODE} or ${OTHER}`));
  expect(words(second)).toContain(OTHER);
  expect(words(second)).not.toContain(CODE);
  flow.pass(MINUTE);
  const third = await flow.next(() => say(flow, CODE.toLowerCase()));
  expect(words(third)).toContain(CODE);
});

test('several at once about the same code get one card', async () => {
  const flow = await openListening();
  await Promise.all([1, 2, 3, 4].map((n) => say(flow, `${n}. ${CODE}`, { user: n % 2 ? 'sam' : 'aino' })));
  await flow.until(() => posts(flow)[0]);
  await settled(flow);
  expect(posts(flow)).toHaveLength(1);
});

test('of five codes the first three are answered', async () => {
  const flow = await openListening();
  const codes = flow.study.courses
    .map(({ realization }) => realization.code)
    .filter((code) => /^\w+-3\d{3}$/.test(code));
  const answer = await flow.next(() => say(flow, codes.slice(0, 5).join(' ')));
  const named = codes.slice(0, 5).filter((code) => words(answer).includes(code));
  expect(named).toEqual(codes.slice(0, 3));
});

test.each([
  ['a code that does not exist', 'ZZ00ZZ99-3001'],
  ['no code', 'see you at 12 in A-3015'],
  ['an issue key', 'PROJ-3015 is fixed'],
  ['a code typed carelessly, without a question', CODE.replace('-', ' ')],
])('%s is left alone', async (_, text) => {
  const flow = await openListening();
  await say(flow, text);
  await settled(flow);
  expect(posts(flow)).toEqual([]);
});

test('while the study API is down nothing is said, and the code is answered when it is back', async () => {
  const flow = await openListening();
  flow.study.mode = 'down';
  await say(flow, CODE);
  await flow.until(() => flow.log.find(({ kind }) => kind === 'study-api'));
  flow.study.mode = 'fine';
  flow.pass(2 * MINUTE);
  const answer = await flow.next(() => say(flow, CODE));
  expect(words(answer)).toContain(CODE);
  expect(posts(flow)).toHaveLength(1);
});

test('a mention is answered once, as a mention', async () => {
  const flow = await openListening();
  await flow.mention(CODE);
  await settled(flow);
  expect(posts(flow)).toHaveLength(1);
});

test('what the app itself posts is never answered', async () => {
  const flow = await openListening();
  const { message } = await flow.command(`/course ${CODE}`);
  await flow.slack.click(message, 'Share to channel');
  await flow.until(() => posts(flow)[0]);
  await settled(flow);
  expect(posts(flow)).toHaveLength(1);
});

test('an edited message is not answered', async () => {
  const flow = await openListening();
  await say(flow, 'has anybody taken it?');
  const [message] = flow.slack.workspace.messages.filter(({ author }) => author.kind === 'user');
  if (message) await flow.slack.edit(message, `has anybody taken ${CODE}?`);
  await settled(flow);
  expect(posts(flow)).toEqual([]);
});

test('in a thread the answer stays there', async () => {
  const flow = await openListening();
  await say(flow, 'which course?');
  const [parent] = flow.slack.workspace.messages.filter(({ author }) => author.kind === 'user');
  const answer = await flow.next(() => say(flow, CODE, { threadTs: parent?.ts ?? '' }));
  expect(answer.threadTs).toBe(parent?.ts);
});

test('delivered twice, it is answered once', async () => {
  const flow = await openListening();
  await flow.next(() => say(flow, CODE));
  await flow.slack.redeliver();
  await settled(flow);
  expect(posts(flow)).toHaveLength(1);
});

test('codes that do not exist take no place of those that do', async () => {
  const flow = await openListening();
  const answer = await flow.next(() => say(flow, `ZZ00ZZ99-3001 ZZ00ZZ99-3002 ZZ00ZZ99-3003 ${CODE}`));
  expect(words(answer)).toContain(CODE);
});

test('what Slack did not take is answered the next time', async () => {
  const flow = await openListening({ troubles: ['undelivered'] });
  flow.slack.fail('chat.postMessage', 'restricted_action');
  await say(flow, CODE);
  await flow.error();
  const answer = await flow.next(() => say(flow, CODE));
  expect(words(answer)).toContain(CODE);
});
