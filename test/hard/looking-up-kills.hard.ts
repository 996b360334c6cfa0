/**
 * SIGKILL between “Looking it up…” and the answer, over both stores: of a mention, a direct message, a command, a modal and
 * a form. After the next start nothing tells any more that it is being looked up, and what is asked again is answered.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SlackView } from '../../playground/slack-side/types.ts';
import { type SlackSide, startSlackSide } from '../../playground/slack-side.ts';
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { startUpstream, type UpstreamHandler } from '../fakes/upstream.ts';
import { eventually } from '../fixtures/patience.ts';
import { BOT_TOKEN, isApps, KEY, SIGNING_SECRET } from '../flows/harness.ts';
import { plenty } from '../flows/upstream-rows.ts';
import { bothDatabases, KINDS, type Kind } from '../store/both.ts';
import { arm, portOf, startDying } from './dying.ts';

const both = bothDatabases();
const CODE = 'TX00EY23-3015';
const LOOKING = 'Looking it up…';
const INTERRUPTED = 'I was interrupted. Ask again.';
const SIGN = 'assistant.threads.setStatus';
/** What was kept of a line has run out by then, in milliseconds. */
const LATER = 10 * 60_000;
const hangs: UpstreamHandler = () => ({ trouble: 'hang' });

/** A study API that never answers, a Slack, and a process that is to be killed. */
async function openStage(kind: Kind) {
  /** By how much the clock of Slack and of the next process is ahead, in milliseconds. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const slack = await startSlackSide({ signingSecret: SIGNING_SECRET, botToken: BOT_TOKEN, now });
  onTestFinished(slack.close);
  const upstream = await startUpstream(plenty);
  onTestFinished(upstream.close);
  const place = await both.stored(kind);
  const env = {
    STUDY_API_URL: upstream.url,
    STUDY_API_KEY: KEY,
    STUDY_API_EXTRAS: 'off',
    SLACK_SIGNING_SECRET: SIGNING_SECRET,
    SLACK_BOT_TOKEN: BOT_TOKEN,
    SLACK_API_URL: slack.apiUrl,
    PORT: '0',
    ...(kind === 'SQLite' ? { DATA_DIR: place } : { DATABASE_URL: place }),
  };
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> | undefined;
  return {
    ...{ slack, upstream },
    /** Starts the process that is to be killed. */
    startMortal: async (): Promise<ChildProcess> => {
      ahead = 0;
      child = startDying('start.js', { args: [], env });
      ended = once(child, 'exit');
      slack.appUrl = `http://127.0.0.1:${await portOf(child)}`;
      return child;
    },
    kill: async (): Promise<void> => {
      child?.kill('SIGKILL');
      await ended;
      await both.alone(place);
    },
    /** Starts the next process, at a time when what was kept has run out. @returns what stops it */
    startNext: async () => {
      upstream.answer(plenty);
      ahead = LATER;
      const app = createCoursebell(await readConfig(env), {
        log: createLog('silent'),
        now,
      });
      onTestFinished(() => app.stop());
      slack.appUrl = `http://127.0.0.1:${(await app.start()).port}`;
      await app.round();
      return app.stop;
    },
  };
}

const words = (views: readonly SlackView[]): string => JSON.stringify(views.map(({ view }) => view));
/** All that stands in conversations and modals. */
const shown = ({ workspace }: SlackSide): string =>
  [...workspace.messages.map(({ text }) => text), words(workspace.modals)].join('\n');

type Asks = (slack: SlackSide) => Promise<unknown>;

const ASKED: Readonly<Record<string, Asks>> = {
  'a mention whose sign Slack refuses': (slack) => {
    slack.fail(SIGN, 'missing_scope', 9);
    return slack.mention('#it-courses', 'sam', CODE);
  },
  'a direct message': (slack) => slack.directMessage('sam', CODE),
  'a command': (slack) => slack.command('#it-courses', 'sam', `/course ${CODE}`),
};

describe.each(KINDS)('a process over %s', (kind) => {
  test.each(Object.entries(ASKED))(
    'that is killed while it looks up leaves no line of %s',
    async (_, ask) => {
      const { slack, upstream, startMortal, startNext, kill } = await openStage(kind);
      await startMortal();
      upstream.answer(hangs);
      await ask(slack);
      await eventually(() => expect(shown(slack)).toContain(LOOKING));
      await kill();
      await startNext();
      await eventually(() => expect(shown(slack)).not.toContain(LOOKING));
      expect(shown(slack)).toContain(INTERRUPTED);
      const before = slack.workspace.messages.length;
      await ask(slack);
      await eventually(() => expect(slack.workspace.messages.slice(before).some(isApps)).toBe(true));
      await eventually(() => expect(shown(slack)).not.toContain(LOOKING));
      expect(shown(slack).split(INTERRUPTED), 'the answer has a place of its own').toHaveLength(2);
    },
  );

  // The moments of the line: kept as one that is being posted, posted, kept as one that stands.
  test.each([1, 3, 4, 5, 6, 7, 9])(
    'that is killed at moment %d of a slow direct message leaves no line',
    async (dieAt) => {
      const { slack, upstream, startMortal, startNext, kill } = await openStage(kind);
      const child = await startMortal();
      // The person's language is known, and the greeting is behind.
      await slack.directMessage('sam', 'hello');
      await eventually(() => expect(slack.workspace.messages.length).toBeGreaterThan(1));
      upstream.answer(hangs);
      const asked = upstream.calls.length;
      await slack.directMessage('sam', CODE);
      await eventually(() => expect(upstream.calls.length).toBeGreaterThan(asked));
      const ended = once(child, 'exit');
      // A process that is busy may be gone before it says that it is armed.
      await Promise.race([ended, arm(child, dieAt)]);
      await Promise.race([ended, sleep(2_500)]);
      await kill();
      await startNext();
      await eventually(() => expect(shown(slack)).not.toContain(LOOKING));
    },
  );

  test('that is killed while a modal waits leaves none that waits', async () => {
    const { slack, upstream, startMortal, startNext, kill } = await openStage(kind);
    const stop = await startNext();
    await slack.command('#it-courses', 'sam', `/course ${CODE}`);
    const card = await eventually(() => {
      const message = slack.workspace.messages.find(({ text }) => text.includes(CODE));
      return message ?? Promise.reject(new Error('no card yet'));
    });
    await stop();
    // This one knows no course yet.
    await startMortal();
    upstream.answer(hangs);
    await slack.click(card, 'Details');
    await eventually(() => expect(words(slack.workspace.modals)).toContain(LOOKING));
    await kill();
    await startNext();
    await eventually(() => expect(words(slack.workspace.modals)).not.toContain(LOOKING));
    expect(words(slack.workspace.modals)).toContain(INTERRUPTED);
  });
});
