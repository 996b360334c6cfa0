import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { STEPS } from '../src/ask/declared.ts';
import { close, listen, readBody, sendJson } from './http.ts';
import type { Offered } from './manifest.ts';
import { type Played, perform } from './page-actions.ts';
import { bundlePage } from './page-bundle.ts';
import type { CourseDates, HeldMessage, PageAction, PageState, StepKind } from './page-contract.ts';
import { NO_EXTRAS } from './sample-extras.ts';
import type { SampleStudyApi } from './sample-study-api.ts';
import { BOT, type SlackSide, TEAM } from './slack-side.ts';

/** Everything that the page's state is made from. */
interface Shown extends Played, Offered {}

function held({ scheduled }: SlackSide): HeldMessage[] {
  return scheduled.map(({ id, channel, postAt, text }) => {
    const [firstLine = ''] = text.split('\n');
    return { id, channel, postAt, firstLine };
  });
}

function courses(study: SampleStudyApi): CourseDates[] {
  return study.courses.map(({ realization, removed }) => {
    const { code, name, opens = null, closes = null, starts = null } = realization;
    return { code, name: name.en ?? name.fi ?? code, opens, closes, starts, removed };
  });
}

/** The steps that a workflow may run. */
const STEP_KINDS: readonly StepKind[] = Object.entries(STEPS).map(([id, { title, inputs }]) => ({
  id,
  title,
  inputs: Object.entries(inputs).map(([name, input]) => ({
    name,
    title: input.title,
    isRequired: 'isRequired' in input,
  })),
}));

/** The current state of everything that the page shows. */
function pageState({ slack, study, commands, shortcuts, clock, moves }: Shown): PageState {
  const { users, channels, messages, modals, homes } = slack.workspace;
  return {
    team: { name: TEAM.name },
    bot: { userId: BOT.userId, name: BOT.name },
    ...{ users, channels, messages, modals, commands, shortcuts },
    homes: [...homes.values()],
    mode: study.mode,
    onlyFourOperations: study.extras === NO_EXTRAS,
    clock: { ahead: clock.ahead, moving: moves.moving },
    held: held(slack),
    courses: courses(study),
    isAgent: slack.isAgent,
    prompts: [...slack.workspace.prompts].map(([user, suggested]) => ({ user, ...suggested })),
    details: [...slack.workspace.details.values()],
    stepKinds: STEP_KINDS,
    steps: slack.workspace.steps.map(({ token: _, ...run }) => run),
  };
}

// Serves the page, tells it of every change, and carries out its actions. Only for this machine's browser.

export interface PageServerOptions extends Played, Shown {
  readonly port: number;
}

const CONTENT_POLICY = "default-src 'self'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'";

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Coursebell playground</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ctext y='13' font-size='13'%3E%F0%9F%94%94%3C/text%3E%3C/svg%3E">
<link rel="stylesheet" href="/page.css">
</head>
<body><div id="root"></div><script type="module" src="/page.js"></script></body>
</html>`;

/** Sends the state to all open pages, once for all changes of one turn of the event loop. */
function live(options: PageServerOptions): { join(response: ServerResponse): void; stop(): void } {
  const open = new Set<ServerResponse>();
  const write = (response: ServerResponse): void => {
    response.write(`data: ${JSON.stringify(pageState(options))}\n\n`);
  };
  let due = false;
  const stop = options.slack.on(() => {
    if (due) return;
    due = true;
    setImmediate(() => {
      due = false;
      for (const response of open) write(response);
    });
  });
  return {
    join: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      open.add(response);
      response.on('close', () => open.delete(response));
      write(response);
    },
    stop,
  };
}

/** Keeps pages of other sites out: neither a made-up host name nor a form gets in. */
function isOurs({ headers, method }: IncomingMessage): boolean {
  const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
  return isLocal && (method !== 'POST' || headers['content-type'] === 'application/json');
}

async function act(
  options: PageServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const action = JSON.parse(await readBody(request)) as PageAction;
    sendJson(response, 200, await perform(options, action));
  } catch (error) {
    sendJson(response, 409, { problem: error instanceof Error ? error.message : 'failed' });
  }
}

function sendFile(response: ServerResponse, [type, text]: readonly [type: string, text: string]): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': CONTENT_POLICY };
  response.writeHead(200, headers);
  response.end(text);
}

/** Starts the page on 127.0.0.1. The page is built in memory; nothing is written to disk. */
export async function startPageServer(
  options: PageServerOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { script, style } = await bundlePage();
  const { join, stop } = live(options);
  const files = new Map<string, readonly [type: string, text: string]>([
    ['/', ['text/html', HTML]],
    ['/page.js', ['text/javascript', script]],
    ['/page.css', ['text/css', style]],
  ]);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = files.get(path);
    if (!isOurs(request)) sendJson(response, 403, { problem: 'not from here' });
    else if (request.method === 'POST' && path === '/act') void act(options, request, response);
    else if (path === '/live') join(response);
    else if (file) sendFile(response, file);
    else sendJson(response, 404, { problem: 'nothing here' });
  });
  const url = `http://127.0.0.1:${await listen(server, options.port)}`;
  return {
    url,
    close: () => {
      stop();
      return close(server);
    },
  };
}
