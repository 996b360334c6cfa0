/** The app in a process of its own, between Slack and a study API that write down what is wrong with what comes to them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { BOT, TEAM } from '../../../playground/slack-side.ts';
import { startChild } from '../../bench/child.ts';
import { startUpstream, type UpstreamHandler } from '../../fakes/upstream.ts';
import { BOT_TOKEN, KEY, NOW, SIGNING_SECRET } from '../../flows/harness.ts';
import { keepLines } from '../../logged/tap.ts';
import { answerProblems, callProblems, PUBLIC_URL, studyProblems } from './rules.ts';
import type { Left } from './serve.ts';

/** What went wrong, each way once, with how it was seen first. */
interface Problems {
  readonly all: ReadonlyMap<string, string>;
  add(problems: readonly string[], seen: string): void;
}

/** What the app has said at Slack, by method; posts to a response_url among them. */
interface Heard {
  readonly counts: ReadonlyMap<string, number>;
  /** Told of each body, as it came. */
  onBody: (method: string, body: string) => void;
}

export interface Stage {
  readonly url: string;
  /** Where a request may say that its late answers go. */
  readonly responseUrl: string;
  readonly problems: Problems;
  readonly heard: Heard;
  /** Requests that the study API has had. */
  readonly asked: () => number;
  /** The app's clock, in epoch milliseconds. */
  now(): number;
  /** Moves the app's clock, and makes every pass that is due then. */
  pass(ms: number): Promise<void>;
  /** Lets the app finish, and tells what it leaves. */
  end(): Promise<Left>;
}

/** As many ways to be wrong as a failed run shows. */
const MOST = 40;

function createProblems(): Problems {
  const all = new Map<string, string>();
  return {
    all,
    add: (problems, seen) => {
      for (const problem of problems) {
        const kind = problem.slice(0, 120);
        if (all.size < MOST && !all.has(kind)) all.set(kind, seen.slice(0, 600));
      }
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Layouts that Slack refuses now and then, so that the plainer ones are seen, too. */
const REFUSED = /"type":"(?:data_table|table|rich_text)"/;
const REFUSE_EVERY = 9;
const REFUSAL = { ok: false, error: 'invalid_blocks' };

interface Scheduled {
  readonly id: string;
  readonly channel_id: string;
  readonly post_at: number;
  readonly text: string;
}

/** The answers of the Web API, as far as the app reads them. */
function createWebApi() {
  const scheduled = new Map<string, Scheduled>();
  let count = 0;
  const schedule = ({ channel = '', post_at = '0', text = '' }: Record<string, string>) => {
    count += 1;
    const id = `Q${count}`;
    scheduled.set(id, { id, channel_id: channel, post_at: Number(post_at), text });
    return { scheduled_message_id: id, channel, post_at: Number(post_at) };
  };
  return (method: string, fields: Record<string, string>): Record<string, unknown> => {
    if (method === 'users.info')
      return { user: { id: fields['user'], locale: 'en-GB', tz: 'Europe/Helsinki' } };
    if (method === 'auth.test')
      return { team_id: TEAM.id, user_id: BOT.userId, bot_id: 'B1', url: 'https://x.invalid/' };
    if (method === 'chat.scheduleMessage') return schedule(fields);
    if (method === 'chat.deleteScheduledMessage') scheduled.delete(fields['scheduled_message_id'] ?? '');
    if (method === 'chat.scheduledMessages.list') return { scheduled_messages: [...scheduled.values()] };
    return { channel: { id: 'D0HOSTILE1' }, view: { id: 'V1' }, ts: '1.1' };
  };
}

async function startSlack(problems: Problems) {
  const counts = new Map<string, number>();
  const heard: Heard = { counts, onBody: () => {} };
  const api = createWebApi();
  const refused = new Set<string>();
  let laidOut = 0;
  const wordsAlone = (method: string, { blocks, text = '' }: Record<string, string>): void => {
    // What finds out whether Slack takes messages there is taken back before a person sees it.
    const isProbe = method === 'chat.scheduleMessage' && text === '…';
    if (blocks === '[]' && !refused.has(text) && !isProbe)
      problems.add(['words alone though nothing was refused'], `${method} ${text}`);
  };
  const refuses = (body: string): boolean => {
    if (!REFUSED.test(body)) return false;
    laidOut += 1;
    return laidOut % REFUSE_EVERY === 0;
  };
  const hear = (method: string, body: string): void => {
    counts.set(method, (counts.get(method) ?? 0) + 1);
    heard.onBody(method, body);
  };
  const taken = (body: string): object => {
    hear('response_url', body);
    problems.add(answerProblems(json(body)), `response_url ${body}`);
    return refuses(body) ? REFUSAL : { ok: true };
  };
  const called = (method: string, body: string): object => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    hear(method, JSON.stringify(fields));
    problems.add(callProblems(method, fields), `${method} ${JSON.stringify(fields)}`);
    wordsAlone(method, fields);
    if (!refuses(`${fields['blocks']}${fields['view']}`)) return { ok: true, ...api(method, fields) };
    refused.add(fields['text'] ?? '');
    return REFUSAL;
  };
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const path = request.url ?? '';
    const answer = path.startsWith('/api/') ? called(path.slice(5), body) : taken(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { heard, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Starts everything; what the test leaves is gone with it. */
export async function openStage(handler: UpstreamHandler): Promise<Stage> {
  const problems = createProblems();
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-hostile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const slack = await startSlack(problems);
  const study = await startUpstream((request) => {
    problems.add(studyProblems(request), `${request.method} ${request.path} ${JSON.stringify(request.body)}`);
    return handler(request);
  });
  onTestFinished(study.close);
  let ahead = NOW - Date.now();
  const child = await startChild<{ port: number }>(join(import.meta.dirname, 'serve.ts'), {
    env: {
      ...{
        STUDY_API_URL: study.url,
        STUDY_API_KEY: KEY,
        STUDY_API_EXTRAS: 'off',
        SLACK_SIGNING_SECRET: SIGNING_SECRET,
      },
      ...{ SLACK_BOT_TOKEN: BOT_TOKEN, SLACK_API_URL: `${slack.origin}/api/`, PUBLIC_URL, PORT: '0' },
      ...{ DATA_DIR: folder, LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '0', AHEAD: String(ahead) },
      LEARNED: inject('learned'),
    },
  });
  onTestFinished(child.stop);
  return {
    ...{ url: `http://127.0.0.1:${child.ready.port}`, responseUrl: `${slack.origin}/late`, problems },
    ...{ heard: slack.heard, asked: () => study.calls.length, now: () => Date.now() + ahead },
    pass: async (ms) => {
      ahead += ms;
      await child.ask('pass', ms);
      await child.ask('round');
    },
    end: async () => {
      const left = await child.ask<Left>('stop');
      keepLines(inject('logged'), left.lines.join(''));
      return left;
    },
  };
}
