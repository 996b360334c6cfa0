/** What the doctor looks at, in the place of the world outside: all is well until a test spoils something. */
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startSampleStudyApi } from '../../playground/sample-study-api.ts';
import { startSlackSide } from '../../playground/slack-side.ts';
import { examine, type Machine } from '../../src/doctor/examine.ts';
import { type Finding, report } from '../../src/doctor/findings.ts';
import { startUpstream, type UpstreamReply, type UpstreamRequest } from '../fakes/upstream.ts';
import { dataDir } from '../flows/data-dir.ts';

export const KEY = 'k3y-0f-the-doctor';
export const BOT_TOKEN = 'xoxb-the-bot-token-of-the-doctor';
export const APP_TOKEN = 'xapp-the-app-token-of-the-doctor';
export const SIGNING_SECRET = '0123456789abcdef0123456789abcdef';
export const MINUTE = 60_000;

const manifest = z.object({ oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }) });
export const SCOPES = manifest.parse(
  parse(readFileSync(new URL('../../manifest.yml', import.meta.url), 'utf8')),
).oauth_config.scopes.bot;

/** Coursebell's answer for a calendar that is not there, through a proxy that adds headers of its own. */
export const NO_CALENDAR: UpstreamReply = {
  status: 404,
  headers: { 'cache-control': 'no-store, private', 'referrer-policy': 'no-referrer, same-origin' },
};

export type Env = Readonly<Record<string, string>>;

/** Slack, which also says what the token may do and opens sockets; `spoil` answers in its place. */
export async function startSlack(
  spoil: (request: UpstreamRequest) => UpstreamReply | undefined = () => undefined,
) {
  const side = await startSlackSide({ signingSecret: SIGNING_SECRET, botToken: BOT_TOKEN, now: Date.now });
  onTestFinished(side.close);
  let scopes: readonly string[] = SCOPES;
  const front = await startUpstream(async (request) => {
    const spoiled = spoil(request);
    if (spoiled) return spoiled;
    const token = request.headers.authorization ?? '';
    if (request.path.endsWith('/apps.connections.open')) return opened(token, front.url);
    const path = request.path.replace('/api/', '');
    const response = await fetch(`${side.apiUrl}${path}`, {
      method: 'POST',
      headers: { authorization: token },
    });
    return {
      status: response.status,
      json: await response.json(),
      headers: { 'x-oauth-scopes': scopes.join(',') },
    };
  });
  onTestFinished(front.close);
  return {
    side,
    calls: front.calls,
    url: `${front.url}/api/`,
    /** From now on the token has these. */
    grant: (granted: readonly string[]) => {
      scopes = granted;
    },
  };
}

/** @param url of Slack's own side: sockets are refused there, as without a ticket */
function opened(token: string, url: string): UpstreamReply {
  const socket = `${url.replace('http', 'ws')}/link?ticket=t1`;
  if (token === `Bearer ${APP_TOKEN}`) return { json: { ok: true, url: socket } };
  return { json: { ok: false, error: 'invalid_auth' } };
}

/** An environment in which nothing is wrong, and what stands behind it. */
export async function allIsWell() {
  const slack = await startSlack();
  const study = await startSampleStudyApi({ key: KEY, now: Date.now });
  onTestFinished(study.close);
  const env: Env = {
    STUDY_API_URL: study.url,
    STUDY_API_KEY: KEY,
    SLACK_SIGNING_SECRET: SIGNING_SECRET,
    SLACK_BOT_TOKEN: BOT_TOKEN,
    SLACK_API_URL: slack.url,
    DATA_DIR: dataDir(),
  };
  return { slack, study, env };
}

const SECRETS = [KEY, BOT_TOKEN, APP_TOKEN, SIGNING_SECRET];

/** Examines, and holds that no secret is among what would be printed. */
export async function examined(
  env: Env,
  machine?: Machine,
  wanted?: Parameters<typeof examine>[2],
): Promise<readonly Finding[]> {
  const findings = await examine(env, machine, wanted);
  const told = report(findings);
  for (const secret of SECRETS) {
    if (told.includes(secret)) throw new Error('a secret was told');
  }
  return findings;
}

/** What was found of something, as it is told; empty where nothing was. */
export function told(findings: readonly Finding[], about: string): string {
  return report(findings.filter((each) => each.about === about)).replace(
    /\n*Nothing failed.*\n$|\n*\d+ failed.*\n$/,
    '',
  );
}

/** Those that are not as they should be. */
export const troubles = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ level }) => level === 'fail' || level === 'warn')
    .map(({ level, about }) => `${level} ${about}`);
