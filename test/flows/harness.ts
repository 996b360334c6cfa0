/**
 * The real app between a Slack side and a study API, all on this machine. The clock stands still and moves
 * only when a test says so; everything ends with the test, which fails where the app logged an error or broke
 * one of the rules in `rules.ts`.
 */
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { freePort } from '../../playground/http.ts';
import {
  type SampleStudyApi,
  type SampleStudyApiOptions,
  startSampleStudyApi,
} from '../../playground/sample-study-api.ts';
import {
  type Delivered,
  type SlackMessage,
  type SlackSide,
  startSlackSide,
} from '../../playground/slack-side.ts';
import { type Coursebell, createCoursebell } from '../../src/app.ts';
import { prepareLikeness } from '../../src/ask/like.ts';
import { readConfig } from '../../src/config.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { createLog } from '../../src/ops/log.ts';
import type { Timing } from '../../src/study-client/timing.ts';
import { startSocketBridge } from '../fakes/socket-bridge.ts';
import { type FakeUpstream, startUpstream, type UpstreamHandler } from '../fakes/upstream.ts';
import { storeDir } from './data-dir.ts';
import { atEnd, endingLater } from './ending.ts';
import { keepsRules } from './rules.ts';

export const KEY = 'k3y-0f-the-flows';
export const SIGNING_SECRET = 'the-signing-secret-of-the-flows';
export const BOT_TOKEN = 'xoxb-the-bot-token-of-the-flows';
const APP_TOKEN = 'xapp-the-app-token-of-the-flows-over-a-socket';
/** 14:02 in Helsinki, and some: a clock hardly ever stands at a whole minute. */
export const NOW = Date.UTC(2026, 10, 20, 12, 2, 7, 853);
export const MINUTE = 60_000;
/** The clock of now: each flow that is opened puts another in the place of `Date`. */
const now = (): number => Date.now();

/** A line of the app's log. pino's level 50 is an error. */
export interface LogLine {
  readonly level: number;
  readonly kind: string;
  readonly outcome?: string;
  readonly reference?: string;
  readonly [field: string]: unknown;
}

export interface FlowOptions {
  /** Environment beside what every flow has. */
  readonly env?: Readonly<Record<string, string>>;
  /** The same, of the addresses of study API and Slack's Web API. */
  readonly envAt?: (at: {
    readonly study: string;
    readonly slack: string;
  }) => Readonly<Record<string, string>>;
  /** Kinds or outcomes of error lines that this test is about; any other fails it. `layout`: refused blocks. */
  readonly troubles?: readonly string[];
  /** Slack's own setting of people; sam's is English, aino's Finnish. */
  readonly locales?: Readonly<Record<string, string>>;
  /** Durations and bounds of the study client that are not to be its own. */
  readonly studyTiming?: Partial<Timing>;
  /** What the sample study API offers, how it behaves, and rows in place of its own. */
  readonly study?: Pick<SampleStudyApiOptions, 'extras' | 'manners' | 'data' | 'slowMs'>;
  /** How long an answer waits for its language, in milliseconds; patient by default, for a machine that has much else to do. */
  readonly languageWithin?: number;
  /** Whether people and channels are greeted; most flows are not about that. */
  readonly greets?: true;
  /** What is done now and then is done at the start, too; in most flows `app.round()` alone does it. */
  readonly isCalm?: true;
  /** The first request of all: Slack is still to be asked for people's languages. */
  readonly strangers?: true;
}

export interface Flow {
  readonly app: Coursebell;
  readonly slack: SlackSide;
  /** Where the app listens. */
  readonly url: string;
  readonly log: readonly LogLine[];
  /** Moves the clock of app, Slack and study API. */
  pass(ms: number): void;
  /** Types a command and waits for its one private answer. */
  command(text: string, by?: { channel?: string; user?: string }): Promise<Answered>;
  /** Mentions the bot in #it-courses and waits for the answer. */
  mention(text: string, threadTs?: string): Promise<Exchange>;
  /** Writes to the bot directly and waits for the answer. */
  direct(text: string, threadTs?: string): Promise<Exchange>;
  /** Waits until `read` gives something of the workspace; patient, since it is never about time. */
  until<T>(read: () => T | undefined): Promise<T>;
  /** Waits until the log tells of an error. */
  error(): Promise<LogLine>;
  /** Waits for the app's next message while `act` goes on; lines that tell of a change are no answer. */
  next(act: () => Promise<unknown>): Promise<SlackMessage>;
  /** Forgets all messages, modals, calls and lines of the log; what the app knows stays. */
  forget(): void;
  /** Fails where one of the rules is broken. */
  keepsRules(): void;
}

interface Answered {
  readonly message: SlackMessage;
  readonly delivered: Delivered;
}

interface Exchange {
  readonly question: SlackMessage;
  readonly answer: SlackMessage;
}

/** The app before the sample study API. */
export async function openSample(
  options: FlowOptions = {},
): Promise<Flow & { readonly study: SampleStudyApi }> {
  stopClock();
  const study = await startSampleStudyApi({ key: KEY, now, ...options.study });
  atEnd(study.close);
  return { ...(await open(study.url, options)), study };
}

/** The app before the sample study API, with a public address, which is its own. */
export async function openPublic(options: FlowOptions = {}): ReturnType<typeof openSample> {
  const port = String(await freePort());
  const env = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, ...options.env };
  return openSample({ ...options, env });
}

/** The app before an upstream that answers what the test says. */
export async function openScripted(
  handler: UpstreamHandler,
  options: FlowOptions = {},
): Promise<Flow & { readonly upstream: FakeUpstream }> {
  stopClock();
  const upstream = await startUpstream(handler);
  atEnd(upstream.close);
  return { ...(await open(upstream.url, options)), upstream };
}

/** Timers stay real: only the time of day stands still. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * One app for all rows of a table in a file that ask for the same, opened by the first of them: for rows that do not
 * hear what others have said. Each begins at the same time, without the messages and calls of those before, and keeps
 * the rules.
 */
export function openShared<F extends Flow, Asked extends readonly unknown[]>(
  openOne: (...asked: Asked) => Promise<F>,
): (...asked: Asked) => Promise<F> {
  const ends: (() => unknown)[] = [];
  const opened = new Map<string, Promise<F>>();
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    // The file's module stays in its process.
    ends.length = 0;
    opened.clear();
  });
  return async (...asked) => {
    stopClock();
    const key = JSON.stringify(asked);
    const opening = opened.get(key) ?? endingLater(ends, () => openOne(...asked));
    opened.set(key, opening);
    const flow = await opening;
    flow.forget();
    onTestFinished(flow.keepsRules);
    return flow;
  };
}

async function open(
  studyUrl: string,
  { env = {}, envAt, troubles = [], locales = {}, strangers, studyTiming, ...outside }: FlowOptions,
): Promise<Flow> {
  // What learns beside an answer delays it in real time: once in a process.
  await prepareLikeness();
  const slack = await startSlackSide({ signingSecret: SIGNING_SECRET, botToken: BOT_TOKEN, now });
  atEnd(slack.close);
  // `test/hard/over-a-socket.ts` runs the flows like this.
  const bridge = process.env['FLOWS_OVER'] === 'socket' ? await startSocketBridge(slack.apiUrl) : undefined;
  if (bridge) atEnd(bridge.close);
  const log: LogLine[] = [];
  // `until` looks after each line, too.
  const hear = (line: string): void => {
    log.push(JSON.parse(line));
    slack.workspace.changed();
  };
  const config = await readConfig({
    STUDY_API_URL: studyUrl,
    // Calls are counted: what is found out is asked for by the tests that are about it.
    STUDY_API_EXTRAS: 'off',
    STUDY_API_KEY: KEY,
    SLACK_SIGNING_SECRET: SIGNING_SECRET,
    SLACK_BOT_TOKEN: BOT_TOKEN,
    SLACK_API_URL: bridge?.apiUrl ?? slack.apiUrl,
    ...(bridge && { SLACK_APP_TOKEN: APP_TOKEN }),
    PORT: '0',
    DATA_DIR: await storeDir(),
    // The clock stands still, so that all requests of a test fall within a minute.
    LIMIT_PER_USER: '0',
    LIMIT_PER_WORKSPACE: '0',
    ...env,
    ...envAt?.({ study: studyUrl, slack: slack.apiUrl }),
  });
  const app = createCoursebell(config, {
    now,
    log: createLog('debug', { write: hear }),
    // A flow waits for no retry, unless it is about that.
    studyTiming: { retryBaseMs: 1, ...studyTiming },
    languageWithin: outside.languageWithin ?? 2_000,
    // Hours pass in no time here: Slack's rate, which is counted in real time, would be waited for (`reminders/pace.test.ts`).
    pace: () => async () => {},
    rest: async () => {},
    greets: outside.greets ?? false,
    whenCalm: outside.isCalm ? undefined : untilStopped,
  });
  const { port } = await app.start();
  const own = `http://127.0.0.1:${port}`;
  bridge?.leadsTo(own);
  const url = bridge?.url ?? own;
  slack.appUrl = url;
  const rules = (): void => keepsRules(slack, log, troubles);
  atEnd(async () => {
    await app.stop();
    rules();
  });
  for (const [user, locale] of Object.entries(locales)) slack.setLocale(user, locale);
  await ownerKnown(slack);
  const forget = (): void => {
    const { workspace } = slack;
    for (const message of [...workspace.messages]) workspace.remove(message);
    for (const { id } of workspace.users) workspace.setStack(id, []);
    slack.calls.length = 0;
    log.length = 0;
  };
  if (!strangers) await makeAcquainted(slack, forget);
  return { app, slack, url, log, forget, keepsRules: rules, ...talk(slack, log) };
}

/** As long as the app is not stopped, it has no time for regular work. */
const untilStopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** The app asks at its start whose the token is; what a test counts begins after that. */
async function ownerKnown(slack: SlackSide): Promise<void> {
  const asked = ({ method }: SlackSide['calls'][number]) => method === 'auth.test';
  const call = await slack.until(() => slack.calls.find(asked));
  slack.calls.splice(slack.calls.indexOf(call), 1);
}

/** Everybody has asked for help once, so that their languages are known; no trace of it is left. */
async function makeAcquainted(slack: SlackSide, forget: () => void): Promise<void> {
  await Promise.all(
    slack.workspace.users.map(async ({ id }) => {
      await slack.command('#it-courses', id, '/course help');
      await slack.until(() => slack.workspace.messages.find(({ onlyFor }) => onlyFor === id));
    }),
  );
  forget();
}

function talk(
  slack: SlackSide,
  log: readonly LogLine[],
): Pick<Flow, 'pass' | 'command' | 'mention' | 'direct' | 'until' | 'error' | 'next'> {
  const { workspace } = slack;
  const until: Flow['until'] = (read) => slack.until(read);
  const next: Flow['next'] = async (act) => {
    const before = new Set(workspace.messages);
    const isAnswer = (each: SlackMessage) => isApps(each) && !tellsChange(each);
    const arrived = until(() => workspace.messages.find((each) => !before.has(each) && isAnswer(each)));
    await act();
    return arrived;
  };
  const exchange = async (say: () => Promise<Delivered>): Promise<Exchange> => {
    const before = new Set(workspace.messages);
    const answer = await next(async () => expect(await say()).toMatchObject({ status: 200, body: '' }));
    // The answer takes the place of a line that it is under way.
    await until(() => (isNote(answer) ? undefined : answer));
    const question = workspace.messages.find((each) => !before.has(each) && each.author.kind === 'user');
    if (!question) throw new Error('no question was asked');
    return { question, answer };
  };
  return {
    pass: (ms) => void vi.setSystemTime(Date.now() + ms),
    until,
    error: () => until(() => log.find(({ level }) => level >= 50)),
    next,
    command: async (text, { channel = '#it-courses', user = 'sam' } = {}) => {
      const calls = slack.calls.length;
      let delivered: Delivered | undefined;
      const message = await next(async () => {
        delivered = await slack.command(channel, user, text);
      });
      if (!delivered) throw new Error('nothing was delivered');
      expect(delivered).toMatchObject({ status: 200 });
      expect(delivered.problem).toBeUndefined();
      // On a busy machine any look-up may take so long that it says so first.
      await until(() => (isNote(message) ? undefined : message));
      isPrivate(message, slack, user);
      const sent = delivered.body === '' ? postsTo(slack, calls) : [delivered.body];
      expect(sent, 'one message with an explicit visibility').toMatchObject([{ response_type: 'ephemeral' }]);
      return { message, delivered };
    },
    mention: (text, threadTs) => exchange(() => slack.mention('#it-courses', 'sam', text, { threadTs })),
    direct: (text, threadTs) => exchange(() => slack.directMessage('sam', text, { threadTs })),
  };
}

/** What went to a response_url, after the first `before` calls. */
function postsTo({ calls }: SlackSide, before: number): unknown[] {
  return calls
    .slice(before)
    .flatMap(({ method, body }) => (method === 'response_url' && !isNote(body) ? [body] : []));
}

const NOTES = LANGUAGES.map((language) => texts(language).modal.lookingUp);

/** What Slack says of a person's language. */
export const LOCALES = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' } as const;

/** What is answered to a command, which begins with a slash, or to a direct message. */
export const answerTo = async (
  { command, direct }: Pick<Flow, 'command' | 'direct'>,
  typed: string,
): Promise<SlackMessage> =>
  typed.startsWith('/') ? (await command(typed)).message : (await direct(typed)).answer;

/** Whether it says that a look-up is under way. */
const isNote = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'text' in said && NOTES.some((note) => note === said.text);

export function isApps({ author }: SlackMessage): boolean {
  return author.kind === 'app';
}

/** Whether it is a line that tells a channel what a person has changed for it, or undone. */
export function tellsChange({ text }: SlackMessage): boolean {
  return /\n(?:Changed by|Undone by|A part was undone by|Muutoksen teki|Kumosi|Osan kumosi|Ändrat av|Ångrat av|En del ångrad av) <@\w+>$/.test(
    text,
  );
}

function isPrivate(message: SlackMessage, slack: SlackSide, user: string): void {
  expect(message.onlyFor, 'who sees the answer').toBe(slack.workspace.user(user)?.id);
}
