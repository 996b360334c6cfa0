/** The app as an agent: suggested questions, and the channel that a person looks at. */
import { describe, expect, test } from 'vitest';
import { suggestedPrompts } from '../../src/ask/declared.ts';
import { LANGUAGES } from '../../src/language.ts';
import { type Flow, type FlowOptions, LOCALES, openSample, openShared } from './harness.ts';
import { envelope, post } from './raw.ts';
import { words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const METHOD = 'assistant.threads.setSuggestedPrompts';

async function openAgent(options: FlowOptions = {}): Promise<Awaited<ReturnType<typeof openSample>>> {
  const flow = await openSample({ ...options, env: { AGENT_VIEW: '1', ...options.env } });
  flow.slack.isAgent = true;
  return flow;
}

const suggestedTo = ({ slack }: Flow, user: string) =>
  slack.workspace.prompts.get(slack.workspace.user(user)?.id ?? '');
const calls = ({ slack }: Flow) => slack.calls.filter(({ method }) => method === METHOD);

/** Opens the conversation with the app, and waits for what it suggests. */
async function opened(flow: Flow, user: string) {
  await flow.slack.openHome(user, { tab: 'messages' });
  return flow.until(() => suggestedTo(flow, user));
}

async function link(flow: Flow): Promise<void> {
  await flow.command(`/course link ${CODE}`);
  flow.slack.calls.length = 0;
}

describe('suggested questions', () => {
  test('stand in the language of the person who opens the conversation', async () => {
    const flow = await openAgent();
    expect((await opened(flow, 'sam')).prompts).toEqual(suggestedPrompts('en'));
    expect((await opened(flow, 'aino')).prompts).toEqual(suggestedPrompts('fi'));
  });

  test('are about the course of the channel that the person looks at, and change with it', async () => {
    const flow = await openAgent();
    await link(flow);
    await flow.slack.lookAt('#it-courses', 'sam');
    await flow.until(() => suggestedTo(flow, 'sam')?.prompts[0]?.message.includes(CODE) || undefined);
    await flow.slack.lookAt('#random', 'sam');
    await flow.until(() => (suggestedTo(flow, 'sam')?.prompts[0]?.message.includes(CODE) ? undefined : true));
    expect((await opened(flow, 'sam')).prompts).toEqual(suggestedPrompts('en'));
  });

  test('are not set again where nothing changes', async () => {
    const flow = await openAgent();
    await opened(flow, 'sam');
    for (const channel of ['#random', '#it-courses', '#random']) await flow.slack.lookAt(channel, 'sam');
    await flow.direct('help');
    await flow.app.stop();
    expect(calls(flow)).toHaveLength(1);
  });

  test.each([
    ['in Slack', '1', false],
    ['by its configuration', '0', true],
  ])('are not set by an app that is no agent %s', async (_, AGENT_VIEW, isAgent) => {
    const flow = await openSample({ env: { AGENT_VIEW } });
    flow.slack.isAgent = isAgent;
    await flow.slack.openHome('sam', { tab: 'messages' });
    await flow.direct('help');
    await flow.app.stop();
    expect(calls(flow)).toEqual([]);
  });

  test('that Slack refuses cost nothing but a line in the log', async () => {
    const flow = await openAgent({ troubles: ['undelivered'] });
    flow.slack.fail(METHOD, 'missing_scope');
    await flow.slack.openHome('sam', { tab: 'messages' });
    await flow.error();
    const { answer } = await flow.direct(CODE);
    expect(words(answer)).toContain(CODE);
  });

  const each = LANGUAGES.flatMap((language) =>
    [undefined, CODE].flatMap((course) =>
      suggestedPrompts(language, course).map(({ message }) => [language, message] as const),
    ),
  );

  const knowing = openShared(async (language: keyof typeof LOCALES) => {
    const flow = await openAgent({ locales: { sam: LOCALES[language] } });
    await flow.command('/rooms 78025');
    await flow.command(`/course follow ${CODE}`);
    return flow;
  });

  test.each(each)('%s: “%s” is understood', async (language, message) => {
    const flow = await knowing(language);
    const { answer } = await flow.direct(message);
    const line = await flow.until(() => flow.log.findLast(({ kind }) => kind === 'direct-message'));
    expect(line).toMatchObject({ outcome: 'answered' });
    // Help is what is asked for by one of them; for the others it would mean that they were not understood.
    const isHelp = ['help', 'ohje', 'hjälp'].includes(message);
    expect(line['feature'] === 'help').toBe(isHelp);
    expect(words(answer)).not.toBe('');
  });
});

describe('a direct message to an agent', () => {
  test('is answered in its own thread', async () => {
    const flow = await openAgent();
    const { question, answer } = await flow.direct(CODE);
    expect(answer.threadTs).toBe(question.ts);
    const usual = await openSample();
    expect((await usual.direct(CODE)).answer.threadTs).toBeUndefined();
  });

  test('without a code is about the course of the channel that the person looks at', async () => {
    const flow = await openAgent();
    await link(flow);
    await flow.slack.lookAt('#it-courses', 'sam');
    const { answer } = await flow.direct('when does enrollment close?');
    expect(words(answer)).toContain(CODE);
  });

  test('a channel of another workspace says nothing', async () => {
    const flow = await openAgent();
    await link(flow);
    const entity = { type: 'slack#/types/channel_id', value: 'C0COURSES1', team_id: 'T0OTHER0001' };
    const event = {
      ...{
        type: 'message',
        channel: 'D0SAM00001',
        channel_type: 'im',
        user: 'U0SAM00001',
        ts: '1795176000.7',
      },
      ...{ text: 'when does enrollment close?', app_context: { entities: [entity] } },
    };
    const answer = await flow.next(() => post(flow.url, { body: JSON.stringify(envelope(event)) }));
    expect(words(answer)).not.toContain('Software Engineering Project');
  });
});
