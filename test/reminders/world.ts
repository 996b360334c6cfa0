/** The real app with a real store on disk, between Slack's side and a scripted study API, and a clock to set. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, vi } from 'vitest';
import {
  type ClickOptions,
  type SlackMessage,
  type SlackSide,
  type SlackView,
  startSlackSide,
} from '../../playground/slack-side.ts';
import { type Coursebell, createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { patiently } from '../fixtures/patience.ts';
import { deadDates } from '../fixtures/safety.ts';
import { makeTables } from '../flows/data-dir.ts';
import { type ScriptedStudy, startScriptedStudy } from './scripted-study.ts';

const KEY = 'k3y-0f-the-rings';
export const SECRET = 'the-signing-secret-of-the-rings';
export const TOKEN = 'xoxb-the-bot-token-of-the-rings';

export interface World {
  readonly slack: SlackSide;
  readonly study: ScriptedStudy;
  readonly log: readonly { readonly level: number; readonly kind: string; readonly outcome?: string }[];
  readonly now: () => number;
  /** Moves the clock; Slack posts what comes due, each at its own time. */
  goTo(ms: number): void;
  /** Everything that is due now. */
  round(): Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
  /** A new process on the same store. Its first round by itself is over when this resolves. */
  start(): Promise<void>;
  /** Types a command, and waits for the private answer and for the pass that it asked for. */
  command(channel: string, user: string, text: string): Promise<SlackMessage>;
  /** Clicks, and waits for the answer, wherever it goes, and for the pass that it asked for. */
  press(source: SlackMessage | SlackView, target: string, options?: ClickOptions): Promise<void>;
  /** What the app posted unasked in a conversation, or in all of them, oldest first; lines about changes are left out. */
  posts(channel?: string): SlackMessage[];
  close(): Promise<void>;
}

export const timeOf = ({ ts }: SlackMessage): number => Math.floor(Number(ts) * 1000);

/** Not yet started. */
export async function openWorld(begin: number, env: Readonly<Record<string, string>> = {}): Promise<World> {
  // Timers stay real: only the time of day stands still, for all that asks for it.
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  const now = () => Date.now();
  const study = await startScriptedStudy();
  const slack = await startSlackSide({ signingSecret: SECRET, botToken: TOKEN, now });
  // What is told here is told in English.
  for (const { id } of slack.workspace.users) slack.setLocale(id, 'en-GB');
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'coursebell-rings-')));
  if (env['DATA_DIR'] === undefined && env['DATABASE_URL'] === undefined) await makeTables(dataDir);
  const log: { level: number; kind: string; outcome?: string }[] = [];
  let app: Coursebell | undefined;
  const config = await readConfig({
    STUDY_API_URL: study.url,
    STUDY_API_KEY: KEY,
    STUDY_API_EXTRAS: 'off',
    SLACK_SIGNING_SECRET: SECRET,
    SLACK_BOT_TOKEN: TOKEN,
    SLACK_API_URL: slack.apiUrl,
    PORT: '0',
    DATA_DIR: dataDir,
    FOLLOW_CHECK_SECONDS: '3600',
    LIMIT_PER_USER: '0',
    LIMIT_PER_WORKSPACE: '0',
    ...env,
  });
  const round = async () => app?.round();
  const stop = async () => {
    await app?.stop();
    app = undefined;
  };
  const said = async (act: () => Promise<unknown>): Promise<SlackMessage> => {
    const before = new Set(slack.workspace.messages);
    const arrived = slack.until(() =>
      slack.workspace.messages.find((one) => !before.has(one) && one.author.kind === 'app' && one.onlyFor),
    );
    await act();
    const message = await arrived;
    await round();
    return message;
  };
  return {
    slack,
    study,
    log,
    now,
    goTo: (ms) => {
      slack.advance(ms);
      vi.setSystemTime(ms);
    },
    round,
    stop,
    isRunning: () => app !== undefined,
    start: async () => {
      const calls = slack.calls.length;
      app = createCoursebell(config, {
        now,
        greets: false,
        log: createLog('info', { write: (line) => void log.push(JSON.parse(line)) }),
        studyTiming: { retryBaseMs: 1 },
        pace: () => async () => {},
        rest: async () => {},
      });
      const { port } = await app.start();
      slack.appUrl = `http://127.0.0.1:${port}`;
      // It goes round by itself at first: once its check is over, it asks Slack what it holds.
      const isNew = !slack.workspace.messages.some(({ author }) => author.kind === 'app');
      const asked = () =>
        slack.calls.slice(calls).some(({ method }) => method === 'chat.scheduledMessages.list');
      await patiently('Slack is not asked what it holds', () => isNew || asked());
      await checked(dataDir, env['DATABASE_URL']);
      await round();
    },
    command: (channel, user, text) => said(() => slack.command(channel, user, text)),
    press: async (source, target, options) => {
      const before = slack.calls.length;
      await slack.click(source, target, options);
      await patiently('the button is not answered', () =>
        slack.calls.slice(before).some(({ method }) => ANSWERS.has(method)),
      );
      await round();
    },
    posts: (channel) => {
      const id = channel === undefined ? undefined : slack.workspace.channel(channel)?.id;
      return slack.workspace.messages.filter(
        (one) =>
          one.author.kind === 'app' &&
          !one.onlyFor &&
          !CHANGED_BY.test(one.text) &&
          (id === undefined || one.channel === id),
      );
    },
    close: async () => {
      await stop();
      await Promise.all([slack.close(), study.close()]);
      await rm(dataDir, { recursive: true, force: true });
      vi.useRealTimers();
      const said = slack.calls.map(({ body }) => body);
      expect(deadDates(said), 'dates that people would see as signs').toEqual([]);
    },
  };
}

/** Ends a line that tells a channel what a person has changed for it. */
const CHANGED_BY = /\n(?:Changed|Undone) by <@U\w+>$/;
const CHECK = "select 1 from leases where name = 'check'";

/** Waits until no check is under way, by its lease in the store. */
async function checked(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const until = (isChecking: () => boolean | Promise<boolean>) =>
    patiently('the check does not end', async () => !(await isChecking()));
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await until(async () => (await client.query(CHECK)).rows.length > 0).finally(() => client.end());
    return;
  }
  const file = new DatabaseSync(join(dataDir, 'coursebell.sqlite'), { readOnly: true });
  const read = file.prepare(CHECK);
  await until(() => read.get() !== undefined).finally(() => file.close());
}

/** Where answers to buttons go. */
const ANSWERS = new Set(['response_url', 'views.open', 'views.push', 'views.update', 'chat.postEphemeral']);

const A_DAY = 24 * 3_600_000;

/** Goes on to a moment, with a round on the way and there. */
export async function until(world: World, moment: number): Promise<void> {
  for (let next = world.now() + A_DAY; next < moment; next += A_DAY) {
    world.goTo(next);
    await world.round();
  }
  world.goTo(moment);
  await world.round();
}

/** Has a course followed, and waits until it is: on a busy machine the first answer may be that it is being looked up. */
export async function followed(world: World, channel: string, code: string): Promise<void> {
  await world.command(channel, 'sam', `/course follow ${code}`);
  await patiently('the course is not followed', async () => {
    const { text } = await world.command(channel, 'sam', '/course following');
    return text.includes(code.split(' ').at(-1) ?? code);
  });
}
