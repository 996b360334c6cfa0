/** The app as a process of its own, before Slack and a study API on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, onTestFinished } from 'vitest';
import { type SlackSide, startSlackSide } from '../../playground/slack-side.ts';
import { type FakeUpstream, startUpstream, type UpstreamHandler } from '../fakes/upstream.ts';
import { keepLines } from '../logged/tap.ts';
import { dataDir } from './data-dir.ts';
import { BOT_TOKEN, KEY, SIGNING_SECRET } from './harness.ts';

const START = join(import.meta.dirname, '../../src/start.js');

export interface Running {
  readonly slack: SlackSide;
  readonly upstream: FakeUpstream;
  /** Where it listens. */
  readonly url: string;
  /** Its embedded store. */
  readonly file: string;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGUSR2'): void;
  /** Its standard output is not read from now on. */
  stopReading(): void;
  /** The status that it ends with; null where a signal has killed it. */
  readonly ended: Promise<number | null>;
  /** What it has logged. */
  log(): readonly Record<string, unknown>[];
}

/** Starts it and waits until it listens. @param folder where its store is, made before; a new one by default */
export async function runApp(handler: UpstreamHandler, folder = dataDir(), env = {}): Promise<Running> {
  const slack = await startSlackSide({ signingSecret: SIGNING_SECRET, botToken: BOT_TOKEN, now: Date.now });
  onTestFinished(slack.close);
  const upstream = await startUpstream(handler);
  onTestFinished(upstream.close);
  const child = spawn(process.execPath, [START], {
    env: {
      STUDY_API_URL: upstream.url,
      STUDY_API_KEY: KEY,
      STUDY_API_EXTRAS: 'off',
      SLACK_SIGNING_SECRET: SIGNING_SECRET,
      SLACK_BOT_TOKEN: BOT_TOKEN,
      SLACK_API_URL: slack.apiUrl,
      PORT: '0',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  const log = () =>
    said
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const begun = () => log().find(({ kind }) => kind === 'start');
  while (!begun()) await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${begun()?.['port']}`;
  slack.appUrl = url;
  onTestFinished(() => keepLines(inject('logged'), said));
  const file = join(folder, 'coursebell.sqlite');
  return {
    ...{ slack, upstream, url, file, ended, log },
    signal: (name) => void child.kill(name),
    stopReading: () => void child.stdout.destroy(),
  };
}

/** Waits until readiness says no. */
export async function unready(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/health/ready`);
    await response.text();
    if (response.status === 503) return;
  }
}

/** Marks of work that was done, which is not due again for a while: no process waits for these. */
const DONE = /^(?:passed .*|forget|erase|verify)$/;

/** Leases that another process would have to wait for, and whether the courses have been checked. */
export function leasesIn(file: string): string[] {
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = store.prepare('select name from leases').all();
    return rows.map(({ name }) => String(name)).filter((name) => !DONE.test(name));
  } finally {
    store.close();
  }
}

/** How long it takes, in milliseconds. */
export async function timed(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work;
  return performance.now() - from;
}

/** Texts of the app's messages to one person. */
export function toldTo({ workspace }: SlackSide, user: string): string[] {
  const id = workspace.user(user)?.id;
  return workspace.messages.filter(({ onlyFor }) => onlyFor === id).map(({ text }) => text);
}

/** Sends a command that can't be answered at once. */
export async function asks({ slack }: Pick<Running, 'slack'>, user: string, text: string): Promise<void> {
  expect(await slack.command('#it-courses', user, text)).toMatchObject({ status: 200, body: '' });
}
