/** A look-up that takes a while shows that it is under way, and costs nothing where Slack refuses that. */
import { expect, test } from 'vitest';
import { type Flow, type FlowOptions, isApps, openScripted } from './harness.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const STATUS = 'assistant.threads.setStatus';

/** The app before a study API that answers after so many milliseconds. */
function openSlow(ms: number, options: FlowOptions = {}): Promise<Flow> {
  return openScripted(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return success({ realizations: codesOf(request).map((code) => realization(code)) });
  }, options);
}

const private_ = ({ slack }: Flow) => slack.workspace.messages.filter(({ onlyFor }) => onlyFor);

const SAID = { 'en-GB': 'Looking it up…', 'fi-FI': 'Haetaan…', 'sv-SE': 'Hämtar…' };

test('a slow command says so after a moment in the language of who asks, and its answer takes that place', async () => {
  const asked = [
    { U0SAM00001: 'en-GB', U0AINO0002: 'fi-FI' },
    { U0SAM00001: 'sv-SE', U0AINO0002: 'sv-SE' },
  ] as const;
  const flows = asked.map(async (locales) => {
    const flow = await openSlow(1_800, { locales });
    const answers = Object.entries(locales).map(async ([user, locale]) => {
      const own = () => private_(flow).filter(({ onlyFor }) => onlyFor === user);
      expect(await flow.slack.command('#it-courses', user, `/course ${CODE}`)).toMatchObject({ body: '' });
      const message = await flow.until(() => own()[0]);
      expect(message.text).toBe(SAID[locale]);
      await flow.until(() => (message.text.includes(CODE) ? message : undefined));
      expect(own()).toHaveLength(1);
    });
    await Promise.all(answers);
  });
  await Promise.all(flows);
});

test('a quick answer shows nothing of it, neither does one at hand', async () => {
  const flow = await openSlow(300);
  for (let times = 0; times < 2; times += 1) {
    await flow.command(`/course ${CODE}`);
    await flow.mention(CODE);
  }
  await flow.app.stop();
  expect(flow.slack.calls.map(({ method }) => method).filter((method) => method === STATUS)).toEqual([]);
  expect(private_(flow)).toHaveLength(2);
});

test('a slow mention shows Slack’s own sign in its thread', async () => {
  const flow = await openSlow(1_800);
  const { question, answer } = await flow.mention(CODE);
  expect(answer.text).toContain(CODE);
  const signs = flow.slack.calls.filter(({ method }) => method === STATUS);
  expect(signs.map(({ body }) => body)).toMatchObject([
    { channel_id: 'C0COURSES1', thread_ts: question.ts, status: 'Looking it up…' },
  ]);
});

test('a refusal of the sign costs nothing', async () => {
  const command = async (): Promise<void> => {
    const flow = await openSlow(1_800);
    flow.slack.fail('response_url', 'invalid_arguments', 4);
    await flow.slack.command('#it-courses', 'sam', `/course ${CODE}`);
    const message = await flow.until(() => private_(flow)[0]);
    expect(message.text).toContain(CODE);
    expect(flow.slack.workspace.messages.filter(isApps)).toHaveLength(1);
  };
  const mention = async (): Promise<void> => {
    const flow = await openSlow(1_800);
    flow.slack.fail(STATUS, 'missing_scope', 4);
    expect((await flow.mention(CODE)).answer.text).toContain(CODE);
    expect(flow.slack.workspace.messages.filter(isApps)).toHaveLength(1);
  };
  await Promise.all([command(), mention()]);
});
