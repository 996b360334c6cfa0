/**
 * The real app, installed by OAuth into any number of workspaces, as one process or several over one store. A browser
 * made by hand goes through the pages.
 */
import { expect, onTestFinished, vi } from 'vitest';
import { type SampleStudyApi, startSampleStudyApi } from '../../playground/sample-study-api.ts';
import type { SlackMessage, SlackSide } from '../../playground/slack-side.ts';
import { type Coursebell, createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { type SlackFront, startSlackFront, type Workspace } from '../fakes/slack-front.ts';
import type { Asked, Installer } from '../fakes/slack-oauth.ts';
import { eventually } from '../fixtures/patience.ts';
import { storeDir } from './data-dir.ts';
import { isApps, KEY, type LogLine, NOW, SIGNING_SECRET, tellsChange } from './harness.ts';

export const PUBLIC = 'https://bell.example.org/app';
export const CLIENT_SECRET = 'the-client-secret-of-the-flows';
export const STATE_SECRET = 'the-state-secret-of-the-flows';
export const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
/** An environment for installation by OAuth; what it lacks is where the others are. */
export const BY_OAUTH = {
  SLACK_SIGNING_SECRET: SIGNING_SECRET,
  SLACK_CLIENT_ID: '123.456',
  SLACK_CLIENT_SECRET: CLIENT_SECRET,
  SLACK_STATE_SECRET: STATE_SECRET,
  TOKEN_ENCRYPTION_KEY: ENCRYPTION_KEY,
  PUBLIC_URL: PUBLIC,
  PORT: '0',
  LIMIT_PER_USER: '0',
  LIMIT_PER_WORKSPACE: '0',
};

export const NORTH: Installer = { team: { id: 'T0NORTH001', name: 'North Campus' } };
export const SOUTH: Installer = { team: { id: 'T0SOUTH002', name: 'South & <b>Sons</b>' } };

export interface Replica {
  readonly app: Coursebell;
  readonly url: string;
}

export interface Campus {
  readonly front: SlackFront;
  readonly study: SampleStudyApi;
  readonly log: readonly LogLine[];
  /** Every line, as it was written. */
  readonly written: readonly string[];
  /** The embedded store's folder. */
  readonly dir: string;
  /** Starts the app, or one more of it. */
  start(env?: Readonly<Record<string, string>>): Promise<Replica>;
  /** A workspace that has installed the app. */
  join(installer: Installer, without?: readonly string[]): Promise<Workspace>;
  pass(ms: number): void;
  /** Waits for a line of the log. */
  line(holds: (line: LogLine) => boolean): Promise<LogLine>;
}

export async function openCampus(more: Readonly<Record<string, string>> = {}): Promise<Campus> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const study = await startSampleStudyApi({ key: KEY, now: Date.now });
  onTestFinished(study.close);
  const front = await startSlackFront({ signingSecret: SIGNING_SECRET, now: Date.now });
  const [log, written]: [LogLine[], string[]] = [[], []];
  const dir = await storeDir();
  const hear = (line: string): void => {
    written.push(line);
    log.push(JSON.parse(line));
  };
  const start: Campus['start'] = async (env = {}) => {
    const config = await readConfig({
      STUDY_API_URL: study.url,
      STUDY_API_KEY: KEY,
      // What a workspace finds in the catalogue is no other workspace's.
      STUDY_API_EXTRAS: 'off',
      ...BY_OAUTH,
      SLACK_API_URL: front.apiUrl,
      DATA_DIR: dir,
      ...more,
      ...env,
    });
    const app = createCoursebell(config, { now: Date.now, log: createLog('debug', { write: hear }) });
    const { port } = await app.start();
    onTestFinished(() => app.stop());
    front.appUrl = `http://127.0.0.1:${port}`;
    return { app, url: front.appUrl };
  };
  return {
    ...{ front, study, log, written, dir, start },
    pass: (ms) => void vi.setSystemTime(Date.now() + ms),
    line: (holds) => eventually(() => found(log.find(holds))),
    join: async (installer, without) => {
      const workspace = await front.add(installer);
      const page = await install(front, installer, without);
      expect(page.status, page.body).toBe(200);
      return workspace;
    },
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not yet');
  return value;
}

export interface Shown {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Keeps cookies, and follows nothing by itself. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Shown>;
}

/** The public address leads to the app, its path taken off by the proxy. */
export function openBrowser(appUrl: () => string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    get: async (address, headers = {}) => {
      const response = await fetch(address.replace(PUBLIC, appUrl()), {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/Expires=Thu, 01 Jan 1970/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
}

/** From the first page to Slack's. */
export async function begin(browser: Browser): Promise<Asked & { readonly address: string }> {
  const { body } = await browser.get(`${PUBLIC}/slack/install`);
  const [, href = ''] = /<a class="button" href="([^"]+)"/.exec(body) ?? [];
  const { status, headers } = await browser.get(href);
  expect(status).toBe(302);
  const address = headers.get('location') ?? '';
  const asked = new URL(address).searchParams;
  return {
    address,
    clientId: asked.get('client_id') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
    scopes: (asked.get('scope') ?? '').split(','),
    state: asked.get('state') ?? '',
  };
}

/** All the way; resolves to the last page. */
export async function install(
  front: SlackFront,
  by: Installer,
  without: readonly string[] = [],
  browser: Browser = openBrowser(() => front.appUrl),
): Promise<Shown> {
  return browser.get(front.oauth.allow(await begin(browser), by, without));
}

/** Does something, and waits for the app's next message in a workspace. */
export async function answered(side: SlackSide, act: () => Promise<unknown>): Promise<SlackMessage> {
  const before = new Set(side.workspace.messages);
  await act();
  const isAnswer = (each: SlackMessage) => !before.has(each) && isApps(each) && !tellsChange(each);
  return side.until(() => side.workspace.messages.find(isAnswer));
}
