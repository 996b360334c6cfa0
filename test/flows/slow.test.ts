/** A look-up that takes a while shows that it is under way, and costs nothing where Slack refuses that. */
import { expect, test } from 'vitest';
import { testAtOnce } from '../fixtures/at-once.ts';
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
    await flow.direct(CODE);
  }
  await flow.app.stop();
  const methods = flow.slack.calls.map(({ method }) => method);
  expect(methods.filter((method) => method === STATUS || method === 'chat.update')).toEqual([]);
  expect(private_(flow)).toHaveLength(2);
});

const posted = ({ slack }: Flow) => slack.workspace.messages.filter(isApps);
const answered = ({ log }: Flow) =>
  log.filter(({ kind, outcome }) => kind === 'direct-message' && outcome === 'answered');

test('an edit that asks nothing new leaves no line', async () => {
  const flow = await openSlow(0);
  const { question } = await flow.direct(CODE);
  await flow.slack.edit(question, `${CODE} `);
  await flow.app.stop();
  expect(posted(flow)).toHaveLength(1);
});

/** What a slow answer shows beside a command's: each waits for what is slow. */
const SHOWN: Readonly<Record<string, () => Promise<unknown>>> = {
  'a slow mention shows Slack’s own sign in its thread': async () => {
    const flow = await openSlow(1_800);
    const { question, answer } = await flow.mention(CODE);
    expect(answer.text).toContain(CODE);
    const signs = flow.slack.calls.filter(({ method }) => method === STATUS);
    expect(signs.map(({ body }) => body)).toMatchObject([
      { channel_id: 'C0COURSES1', thread_ts: question.ts, status: 'Looking it up…' },
    ]);
  },
  'a slow direct message gets a line that says so, whose place the answer takes; it counts once':
    async () => {
      const asked = [
        ['en-GB', `when does enrollment for ${CODE} close?`],
        ['fi-FI', `milloin ${CODE} ilmoittautuminen päättyy?`],
        ['sv-SE', `när stänger anmälan till ${CODE}?`],
      ] as const;
      const flows = asked.map(async ([locale, said]) => {
        const flow = await openSlow(1_800, { locales: { sam: locale } });
        await flow.slack.directMessage('sam', said);
        const message = await flow.until(() => posted(flow)[0]);
        expect(message.text).toBe(SAID[locale]);
        await flow.until(() => (message.text.includes(CODE) ? message : undefined));
        await flow.app.stop();
        expect(posted(flow)).toHaveLength(1);
        expect(answered(flow)).toHaveLength(1);
      });
      await Promise.all(flows);
    },
  'in a thread of a direct conversation Slack’s sign is shown, and the line where Slack refuses it':
    async () => {
      const shown = async (isRefused: boolean): Promise<void> => {
        const flow = await openSlow(1_800);
        const { question } = await flow.direct('hello');
        if (isRefused) flow.slack.fail(STATUS, 'missing_scope', 4);
        const { answer } = await flow.direct(CODE, question.ts);
        expect(answer.text).toContain(CODE);
        expect(answer.threadTs).toBe(question.ts);
        await flow.app.stop();
        const methods = flow.slack.calls.map(({ method }) => method);
        expect(methods.filter((one) => one === 'chat.update')).toHaveLength(isRefused ? 1 : 0);
        expect(posted(flow)).toHaveLength(2);
      };
      await Promise.all([shown(false), shown(true)]);
    },
  'a line that is refused or gone leaves one answer and no line': async () => {
    const refused = async (): Promise<void> => {
      const flow = await openSlow(1_800);
      flow.slack.fail('chat.postMessage', 'invalid_blocks', 3);
      await flow.slack.directMessage('sam', CODE);
      await flow.until(() => posted(flow).find(({ text }) => text.includes(CODE)));
      await flow.app.stop();
      expect(posted(flow)).toHaveLength(1);
    };
    const gone = async (): Promise<void> => {
      const flow = await openSlow(1_800);
      await flow.slack.directMessage('sam', CODE);
      const line = await flow.until(() => posted(flow)[0]);
      flow.slack.workspace.remove(line);
      await flow.until(() => posted(flow).find(({ text }) => text.includes(CODE)));
      await flow.app.stop();
      expect(posted(flow)).toHaveLength(1);
    };
    await Promise.all([refused(), gone()]);
  },
  'a refusal of the sign costs nothing': async () => {
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
  },
};

testAtOnce(
  'a slow answer shows it, once, and costs nothing where Slack refuses that',
  Object.keys(SHOWN),
  async (name) => SHOWN[name]?.(),
);

test('a line whose answer does not come any more says so, and an answer that comes after all takes its place', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const flow = await openScripted(
    async (request) => {
      await comes;
      return success({ realizations: codesOf(request).map((code) => realization(code)) });
    },
    { locales: { sam: 'sv-SE' } },
  );
  await flow.slack.directMessage('sam', CODE);
  const line = await flow.until(() => posted(flow)[0]);
  // While an answer may come, it stands.
  await flow.app.round();
  expect(line.text).toBe('Hämtar…');
  for (let minute = 0; minute < 50 && line.text === 'Hämtar…'; minute += 1) {
    flow.pass(61_000);
    await flow.app.round();
  }
  expect(line.text).toBe('Jag blev avbruten. Fråga igen.');
  // What was kept of it while it was being posted may have been found first.
  flow.pass(3 * 61_000);
  await flow.app.round();
  come();
  await flow.until(() => (line.text.includes(CODE) ? line : undefined));
  flow.pass(61_000);
  await flow.app.round();
  expect(line.text).toContain(CODE);
  expect(posted(flow)).toHaveLength(1);
});
