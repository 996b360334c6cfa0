/** The process of everything that is not measured: the study API and Slack's Web API, both on this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child.ts';
import { BOT_TOKEN } from './persons.ts';
import {
  buildingJson,
  type ReservationSearch,
  realizationJson,
  reservationsJson,
  searchBytes,
} from './upstream-json.ts';

export interface Outside {
  readonly studyUrl: string;
  readonly slackUrl: string;
}

const ALL_SCOPES = 'app_mentions:read,chat:write,commands,im:history,im:write,users:read,channels:history';

let delayMs = 0;
let studyCalls = 0;
let scheduled = 0;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, json: string | Buffer): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    .end(json);
}

const study = createServer(async (request, response) => {
  studyCalls += 1;
  const until = performance.now() + delayMs;
  const text = await textOf(request);
  // Made within the delay, so that an answer comes when it is due, however large it is.
  const answer = studyAnswer((request.url ?? '').split('?', 1)[0] ?? '', text);
  const left = until - performance.now();
  if (left > 0) await sleep(left);
  sendJson(response, answer);
});

function studyAnswer(path: string, text: string): string | Buffer {
  const id = path.split('/').at(-1) ?? '';
  if (path === '/realization/search') return searchBytes((JSON.parse(text) as { codes: string[] }).codes);
  if (path === '/reservation/search') return reservationsJson(JSON.parse(text) as ReservationSearch);
  if (path.startsWith('/reservation/')) return buildingJson(id);
  if (path.startsWith('/courseunit/'))
    return JSON.stringify({ status: 'success', courseUnits: [{ id, name: 'A unit', content: 'About it.' }] });
  return `{"status":"success","realizations":[${realizationJson('TX00EY23-3015')}]}`;
}

const slack = createServer(async (request, response) => {
  const text = await textOf(request);
  const method = (request.url ?? '').split('/').at(-1) ?? '';
  const token = String(request.headers.authorization ?? '').replace('Bearer ', '');
  sendJson(response, JSON.stringify({ ok: true, ...slackAnswer(method, text, token) }));
});

function slackAnswer(method: string, text: string, token: string): Record<string, unknown> {
  if (method === 'users.info') return { user: { locale: 'en-GB', tz: 'Europe/Helsinki' } };
  if (method === 'auth.test') return { ...BOT, team_id: workspaceOfToken(token), url: 'https://x.invalid/' };
  if (method === 'chat.scheduleMessage') return { scheduled_message_id: `Q${scheduled++}` };
  if (method === 'chat.scheduledMessages.list') return { scheduled_messages: [] };
  if (method === 'oauth.v2.access') return installed(new URLSearchParams(text).get('code') ?? '');
  return { channel: { id: 'D0000000' } };
}

const BOT = { user_id: 'U0BOT', bot_id: 'B0BOT' };

/** The person who is let in names the workspace by the code; its token names it, too. */
function installed(workspace: string): Record<string, unknown> {
  return {
    ...{
      app_id: 'A0000001',
      access_token: `${BOT_TOKEN}-${workspace}`,
      token_type: 'bot',
      bot_user_id: 'U0BOT',
    },
    ...{ scope: ALL_SCOPES, authed_user: { id: 'U0ADMIN' }, is_enterprise_install: false, enterprise: null },
    team: { id: workspace, name: workspace },
  };
}

const workspaceOfToken = (token: string): string => token.split('-').at(-1) ?? '';

async function listen(server: Server): Promise<string> {
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const outside: Outside = { studyUrl: await listen(study), slackUrl: `${await listen(slack)}/api/` };
answerParent(outside, {
  delay: (ms: number) => {
    delayMs = ms;
  },
  /** The calls to the study API since it was asked last. */
  calls: () => {
    const calls = studyCalls;
    studyCalls = 0;
    return calls;
  },
  die: () => {
    study.close();
    study.closeAllConnections();
  },
});
