/** What decorates an answer delays none: Slack hangs at each such call, for eight seconds. */
import { expect, test } from 'vitest';
import { type Flow, type FlowOptions, openScripted } from './harness.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'TX00EY23-3016';
/** A call that hangs is given up after eight seconds; what waits for it comes later. In milliseconds. */
const BEFORE_IT_ENDS = 6_000;

/** The app before a study API that answers after so many milliseconds. */
const openSlow = (ms: number, options: FlowOptions = {}): Promise<Flow> =>
  openScripted(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return success({ realizations: codesOf(request).map((code) => realization(code)) });
  }, options);

interface Decoration {
  readonly name: string;
  readonly hangs: string;
  /** Of the study API, in milliseconds. */
  readonly after?: number;
  readonly strangers?: true;
  readonly ask: (flow: Flow) => Promise<unknown>;
}

const DECORATIONS: readonly Decoration[] = [
  {
    name: 'a sign that it is under way',
    ...{ hangs: 'assistant.threads.setStatus', after: 1_800 },
    ask: ({ slack }) => slack.mention('#it-courses', 'sam', CODE),
  },
  {
    name: 'a note that it is under way',
    ...{ hangs: 'response_url', after: 1_800 },
    ask: ({ slack }) => slack.command('#it-courses', 'sam', `/course ${CODE}`),
  },
  {
    name: 'a channel’s line about a follow',
    hangs: 'chat.postMessage',
    ask: ({ slack }) => slack.command('#it-courses', 'sam', `/course follow ${CODE}`),
  },
  {
    name: 'a channel’s line about its course',
    hangs: 'chat.postMessage',
    ask: ({ slack }) => slack.command('#it-courses', 'sam', `/course link ${CODE}`),
  },
  {
    name: 'the language of who asks by a command',
    ...{ hangs: 'users.info', strangers: true },
    ask: ({ slack }) => slack.command('#it-courses', 'sam', `/course ${CODE}`),
  },
  {
    name: 'the language of who mentions',
    ...{ hangs: 'users.info', strangers: true },
    ask: ({ slack }) => slack.mention('#it-courses', 'sam', CODE),
  },
  {
    name: 'the language of who writes directly',
    ...{ hangs: 'users.info', strangers: true },
    ask: ({ slack }) => slack.directMessage('sam', CODE),
  },
  {
    name: 'the zone of a first follow in words',
    hangs: 'users.info',
    ask: ({ slack }) => slack.directMessage('sam', `follow ${CODE}`),
  },
  {
    name: 'the conversation of a first follow in words',
    hangs: 'conversations.open',
    ask: ({ slack }) => slack.directMessage('sam', `follow ${CODE}`),
  },
  {
    name: 'the zone of a first follow by command',
    hangs: 'users.info',
    ask: ({ slack }) => slack.command('D0SAM00001', 'sam', `/course follow ${CODE}`),
  },
  {
    name: 'the conversation of a first follow by command',
    hangs: 'conversations.open',
    ask: ({ slack }) => slack.command('D0SAM00001', 'sam', `/course follow ${CODE}`),
  },
  {
    name: 'the zone of a first reminder in words',
    hangs: 'users.info',
    ask: ({ slack }) => slack.directMessage('sam', `remind me 24 hours before ${CODE} closes`),
  },
  {
    name: 'the conversation of a first reminder in words',
    hangs: 'conversations.open',
    ask: ({ slack }) => slack.directMessage('sam', `remind me 24 hours before ${CODE} closes`),
  },
  {
    name: 'a reminder that is handed over',
    hangs: 'chat.scheduleMessage',
    ask: ({ slack }) => slack.command('#it-courses', 'sam', `/course follow ${CODE} ${OTHER}`),
  },
  {
    name: 'Home, which shows the change',
    hangs: 'views.publish',
    ask: async ({ slack }) => {
      await slack.openHome('sam');
      return slack.command('D0SAM00001', 'sam', `/course follow ${CODE}`);
    },
  },
];

test('what decorates an answer delays it by no more than the answer takes itself', async () => {
  // All at once: each waits for most of its time.
  await Promise.all(DECORATIONS.map(delaysNone));
});

async function delaysNone({ name, hangs, after = 0, strangers, ask }: Decoration): Promise<void> {
  const flow = await openSlow(after, {
    // The app's own patience.
    languageWithin: 250,
    ...(strangers && { strangers }),
    troubles: ['undelivered', 'tell', 'pass', 'home'],
  });
  flow.slack.fail(hangs, 'hang');
  const from = performance.now();
  const message = await flow.next(() => ask(flow));
  // The answer may take the place of the note that it is under way.
  await flow.until(() => message.text.includes(CODE) || undefined);
  expect(performance.now() - from, name).toBeLessThan(BEFORE_IT_ENDS);
  // Else the stop waits for what hangs.
  await flow.slack.close();
}

/** What Slack has not told within a quarter of a second is left out, and told later. In milliseconds, with room for a slow machine. */
const AT_ONCE = 900;

/** The app with a course at hand, for whom Slack has told nothing of. */
async function openAtHand(options: FlowOptions = {}): Promise<Flow> {
  const flow = await openSlow(0, { troubles: ['tell', 'pass', 'home'], languageWithin: 250, ...options });
  await flow.next(() => flow.slack.command('#it-courses', 'aino', `/course ${CODE}`));
  return flow;
}

/** The shortest of a few waits for an answer: a machine that has much else to do lengthens one now and then. */
async function shortest(flow: Flow, ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    await flow.next(ask);
    waits.push(performance.now() - from);
  }
  return Math.min(...waits);
}

const ASKED: Readonly<Record<string, (flow: Flow) => Promise<unknown>>> = {
  'a command': ({ slack }) => slack.command('#it-courses', 'sam', `/course ${CODE}`),
  'a command in a direct conversation': ({ slack }) => slack.command('D0SAM00001', 'sam', `/course ${CODE}`),
  'a direct message': ({ slack }) => slack.directMessage('sam', CODE),
  'a mention': ({ slack }) => slack.mention('#it-courses', 'sam', CODE),
};

test('what is asked of a course at hand waits for no language', async () => {
  const waits = Object.entries(ASKED).map(async ([name, ask]) => {
    const flow = await openAtHand({ strangers: true });
    flow.slack.fail('users.info', 'hang');
    expect(await shortest(flow, () => ask(flow)), name).toBeLessThan(AT_ONCE);
    await flow.slack.close();
  });
  await Promise.all(waits);
});

test('an answer is in the asker’s language once Slack tells it', async () => {
  const answers = ['a command', 'a direct message'].map(async (name) => {
    const flow = await openAtHand({ strangers: true, locales: { sam: 'fi-FI' } });
    flow.slack.fail('users.info', 'late');
    const message = await flow.next(async () => ASKED[name]?.(flow));
    expect(message.text, name).toContain('Enrollment');
    await flow.until(() => (message.text.includes('Ilmoittautuminen') ? true : undefined));
  });
  await Promise.all(answers);
});

test.each<[hangs: string]>([['conversations.open'], ['users.info']])(
  'a first follow in a direct conversation that is open waits for no %s',
  async (hangs) => {
    const flow = await openAtHand({ troubles: ['tell', 'pass', 'home', 'failed'] });
    await flow.slack.openHome('sam', { tab: 'messages' });
    flow.slack.fail(hangs, 'hang');
    const from = performance.now();
    const message = await flow.next(() => flow.slack.command('D0SAM00001', 'sam', `/course follow ${CODE}`));
    expect(performance.now() - from).toBeLessThan(AT_ONCE);
    expect(message.text).toContain('You now follow');
    await flow.slack.close();
  },
);
