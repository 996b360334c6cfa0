/** The buttons that ask whether an answer was right. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { type Flow, type FlowOptions, openSample, openShared } from './harness.ts';
import { strings, words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const QUESTION = `when does enrollment close for ${CODE}?`;
const ON = { ANSWER_FEEDBACK: '1' };

const openAsking = (options: FlowOptions = {}) => openSample({ ...options, env: { ...ON, ...options.env } });

const hasButtons = ({ blocks }: SlackMessage): boolean =>
  blocks.some(({ type }) => type === 'context_actions');

async function counted({ url }: Flow): Promise<string[]> {
  const shown = await (await fetch(`${url}/metrics`)).text();
  return shown.split('\n').filter((line) => /^coursebell_answer_feedback_total\{.* [1-9]/.test(line));
}

/** Presses one of the buttons, and waits for the thanks. */
const press = (flow: Flow, message: SlackMessage, label: string, user = 'sam') =>
  flow.next(() => flow.slack.click(message, 'answer.feedback', { choice: label, user }));

describe('the buttons', () => {
  /** For rows that only ask. */
  const sharedAsking = openShared(openAsking);

  test.each([
    ['a question in plain words', QUESTION],
    ['a question in Finnish', `milloin ${CODE} alkaa?`],
    ['a question about rooms', 'which rooms does 78025 have?'],
  ])('stand under the answer to %s', async (_, question) => {
    const flow = await sharedAsking();
    expect(hasButtons((await flow.direct(question)).answer)).toBe(true);
    expect(hasButtons((await flow.mention(question)).answer)).toBe(true);
  });

  test.each([
    ['a code alone', CODE],
    ['several codes', `${CODE} IM00BR45-3003`],
    ['help', 'help'],
    ['what is not understood', 'what is for lunch?'],
    ['a course that does not exist', 'when does ZZ00ZZ99-3001 start?'],
    ['a question that is asked back', 'which rooms are in the main house?'],
  ])('do not stand under %s', async (_, question) => {
    const flow = await sharedAsking();
    expect(hasButtons((await flow.direct(question)).answer)).toBe(false);
  });

  test('do not stand under commands, nor anywhere if they are not switched on', async () => {
    const flow = await openAsking();
    expect(hasButtons((await flow.command(`/course ${CODE}`)).message)).toBe(false);
    const usual = await openSample();
    expect(hasButtons((await usual.direct(QUESTION)).answer)).toBe(false);
  });

  test('go alone where Slack refuses them: the answer stays as it is', async () => {
    const flow = await openAsking({ troubles: ['layout'] });
    const before = await flow.direct(QUESTION);
    flow.slack.refuseBlock('context_actions');
    // In one talk a course's buttons stand once.
    flow.pass(31 * 60_000);
    const { answer } = await flow.direct(`${QUESTION} please`);
    expect(hasButtons(answer)).toBe(false);
    expect(answer.blocks.map(({ type }) => type)).toEqual(
      before.answer.blocks.map(({ type }) => type).filter((type) => type !== 'context_actions'),
    );
  });
});

describe('a press', () => {
  test('is counted by feature and language, and thanked for in the presser’s language', async () => {
    const flow = await openAsking();
    const { answer } = await flow.mention(QUESTION);
    const thanks = await press(flow, answer, 'Right answer');
    expect(thanks).toMatchObject({ text: 'Thank you.', onlyFor: 'U0SAM00001' });
    const finnish = await press(flow, answer, 'Not what I asked', 'aino');
    expect(words(finnish)).toContain('Kysy toisin sanoin');
    const lines = await counted(flow);
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(/feature="(?:facts|enrollment)",language="en",verdict="(?:good|bad)"\} 1$/);
  });

  test('counts once for a person and an answer', async () => {
    const flow = await openAsking();
    const { answer } = await flow.direct(QUESTION);
    await press(flow, answer, 'Right answer');
    await flow.slack.click(answer, 'answer.feedback', { choice: 'Right answer', user: 'sam' });
    await flow.direct('help');
    expect(await counted(flow)).toHaveLength(1);
    expect((await counted(flow))[0]).toMatch(/ 1$/);
  });

  test('leaves no trace of what was asked in log or metrics', async () => {
    const flow = await openAsking();
    const { answer } = await flow.direct(QUESTION);
    await press(flow, answer, 'Not what I asked');
    const written = JSON.stringify([flow.log, await counted(flow)]);
    for (const word of [CODE, 'close', 'U0SAM00001']) expect(written).not.toContain(word);
  });

  test('with a forged value is no answer to anything', async () => {
    const flow = await openAsking({ troubles: ['rejected'] });
    const { answer } = await flow.direct(QUESTION);
    const block = answer.blocks.find(({ type }) => type === 'context_actions');
    const forged = JSON.parse(JSON.stringify(block).replaceAll('good', 'best'));
    Object.assign(answer, { blocks: [forged] });
    const told = await press(flow, answer, 'Right answer');
    expect(strings(told).join(' ')).toContain('older message');
    expect(await counted(flow)).toEqual([]);
  });
});
