/** Slack's HTTP side: the Web API under `/api/`, and every response_url. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, listen, readBody, sendJson } from '../http.ts';
import { takeContent } from './content.ts';
import type { Method } from './methods.ts';
import type { Outcome, ReadSwitches } from './switches.ts';
import { type Json, type RawAnswer, type SlackCall, type SlackMessage, SlackRefusal } from './types.ts';
import type { Workspace } from './workspace.ts';

// `response_url`: five answers within thirty minutes, even where the bot is no member.

const USES = 5;
const LIVES_MS = 30 * 60_000;

/** The origin of a response_url. */
export interface ResponseContext {
  readonly channel: string;
  readonly user: string;
  /** The message whose button was clicked; undefined for a command. */
  readonly source?: SlackMessage | undefined;
  /** The command as it was typed. */
  readonly command?: string | undefined;
  /** The last answer to a command, which the next one may replace. */
  shown?: SlackMessage;
}

interface Issued {
  readonly context: ResponseContext;
  readonly at: number;
  uses: number;
}

export interface ResponseUrls {
  /** The path of a new response_url. */
  issue(context: ResponseContext): string;
  /** Takes one answer, or throws Slack's refusal. */
  answer(path: string, body: Json): void;
}

/** Shows an answer to a command or a click, as `response_type` asks. */
export function showAnswer(workspace: Workspace, context: ResponseContext, body: Json): void {
  const { channel, user, source, command } = context;
  const content = takeContent(body, workspace);
  const asked = body['thread_ts'];
  context.shown = workspace.post({
    channel,
    author: { kind: 'app' },
    ...content,
    threadTs: typeof asked === 'string' ? asked : source?.threadTs,
    onlyFor: body['response_type'] === 'in_channel' ? undefined : user,
    command,
  });
}

function replace(workspace: Workspace, source: SlackMessage, body: Json): void {
  // The visibility does not change: an ephemeral message never becomes visible to the channel.
  Object.assign(source, takeContent(body, workspace), source.onlyFor ? {} : { edited: true });
  workspace.changed();
}

/** Keeps the response_urls of one workspace. */
export function createResponseUrls(workspace: Workspace, now: () => number): ResponseUrls {
  const issued = new Map<string, Issued>();
  return {
    issue: (context) => {
      const path = `/response/${randomBytes(12).toString('hex')}`;
      issued.set(path, { context, at: now(), uses: 0 });
      return path;
    },
    answer: (path, body) => {
      const { context } = valid(issued.get(path), now());
      const source = context.source ?? context.shown;
      if (source && body['delete_original'] === true) workspace.remove(source);
      else if (source && body['replace_original'] === true) replace(workspace, source, body);
      else showAnswer(workspace, context, body);
    },
  };
}

/** Counts a use, or throws Slack's refusal. */
function valid(entry: Issued | undefined, now: number): Issued {
  if (!entry) throw new SlackRefusal('no_such_url');
  if (now - entry.at > LIVES_MS) throw new SlackRefusal('expired_url');
  if (entry.uses >= USES) throw new SlackRefusal('used_url');
  entry.uses += 1;
  return entry;
}

export interface ApiServerOptions {
  readonly botToken: string;
  readonly methods: Readonly<Record<string, Method>>;
  readonly responseUrls: ResponseUrls;
  readonly switches: ReadSwitches;
  readonly now: () => number;
  /** Whether a token is that of a step that a workflow runs. */
  readonly isStepToken: (token: string) => boolean;
}

export interface ApiServer {
  /** Without a path, and without a slash at the end. */
  readonly origin: string;
  readonly calls: SlackCall[];
  close(): Promise<void>;
}

/** Arguments that a form holds as JSON. */
const JSON_ARGUMENTS = [
  'blocks',
  'view',
  'metadata',
  'attachments',
  'outputs',
  'prompts',
  'unfurls',
  'error',
  'message',
];

/** The arguments of a call, from a form or from JSON. */
function parseArguments(request: IncomingMessage, body: string): Json {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const given: Record<string, unknown> = isJson
    ? (JSON.parse(body || '{}') as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  for (const name of JSON_ARGUMENTS) {
    if (typeof given[name] !== 'string') continue;
    try {
      given[name] = JSON.parse(given[name]);
    } catch {
      // Left as text: the method then reports that it is neither a list nor an object.
    }
  }
  return given;
}

function refused(error: unknown, status: number): Outcome {
  if (!(error instanceof SlackRefusal)) throw error;
  const messages = error.details.map((detail) => `[ERROR] ${detail}`);
  const metadata = messages.length > 0 ? { response_metadata: { messages } } : {};
  return { status, answer: { ok: false, error: error.code, ...metadata } };
}

function spoiled(fault: string | number): Outcome {
  if (typeof fault === 'string') return { status: 200, answer: { ok: false, error: fault } };
  return { status: fault, answer: { ok: false, error: fault === 429 ? 'ratelimited' : 'internal_error' } };
}

function callMethod(
  { botToken, methods, switches, isStepToken }: ApiServerOptions,
  name: string,
  token: string,
  args: Json,
): Outcome {
  const method = methods[name];
  if (!method) return { status: 200, answer: { ok: false, error: 'unknown_method' } };
  if (name === TOKENLESS) return done(method, args);
  if (token === '') return { status: 200, answer: { ok: false, error: 'not_authed' } };
  const isOfStep = name.startsWith('functions.') && isStepToken(token);
  if (token !== botToken && !isOfStep) return { status: 200, answer: { ok: false, error: 'invalid_auth' } };
  const state = switches.tokenState();
  if (state) return { status: 200, answer: { ok: false, error: state } };
  return done(method, args);
}

/** The one method that needs no token. */
const TOKENLESS = 'blocks.validate';

function done(method: Method, args: Json): Outcome {
  try {
    return { status: 200, answer: { ok: true, ...method(args) } };
  } catch (error) {
    return refused(error, 200);
  }
}

function callResponseUrl({ responseUrls }: ApiServerOptions, path: string, body: Json): Outcome {
  try {
    responseUrls.answer(path, body);
    return { status: 200, answer: { ok: true } };
  } catch (error) {
    return refused(error, error instanceof SlackRefusal && error.code.endsWith('_url') ? 404 : 400);
  }
}

/** The wait for a call that is answered late. */
const LATE_MS = 1_000;

/** The result of a call: spoiled, limited, or done. */
function outcomeOf(
  options: ApiServerOptions,
  name: string,
  act: () => Outcome,
): Outcome | RawAnswer | Promise<Outcome> | 'hang' | 'cut' | 'garbled' {
  const fault = options.switches.nextFault(name);
  if (typeof fault === 'object') return fault;
  if (fault === 'hang') return fault;
  if (fault === 'reset') return 'cut';
  if (fault === 'late') return sleep(LATE_MS).then(() => options.switches.limited(name) ?? act());
  if (fault !== undefined && fault !== 'lost' && fault !== 'garbled') return spoiledAs(name, fault);
  const outcome = options.switches.limited(name) ?? act();
  if (fault === 'lost') return 'cut';
  return fault ?? outcome;
}

/** Gives no readable answer. */
function unanswered(how: 'hang' | 'cut' | 'garbled', response: ServerResponse): void {
  if (how === 'cut') response.destroy();
  if (how === 'garbled')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sorry');
}

/** What is called, and by which token. */
function calledBy({ url = '/', headers }: IncomingMessage, args: Json) {
  const path = url.split('?')[0] ?? '/';
  const name = path.startsWith('/response/') ? 'response_url' : path.replace(/^\/api\//, '');
  const token = headers.authorization?.replace(/^Bearer /, '') ?? String(args['token'] ?? '');
  return { path, name, token };
}

/** Starts Slack's HTTP side on a free port of 127.0.0.1. */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const calls: SlackCall[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const args = parseArguments(request, await readBody(request));
    const { path, name, token } = calledBy(request, args);
    const done = outcomeOf(options, name, () =>
      name === 'response_url' ? callResponseUrl(options, path, args) : callMethod(options, name, token, args),
    );
    // A call is noted in the same turn in which it is done.
    const outcome = done instanceof Promise ? await done : done;
    if (typeof outcome === 'string') return unanswered(outcome, response);
    if (!('answer' in outcome)) {
      calls.push({ at: options.now(), method: name, body: args, status: outcome.status, answer: {} });
      return sendRaw(response, outcome);
    }
    const { status, answer, retryAfter = 1 } = outcome;
    calls.push({ at: options.now(), method: name, body: args, status, answer });
    sendJson(response, status, answer, status === 429 ? { 'retry-after': String(retryAfter) } : {});
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => sendJson(response, 500, { ok: false, error: 'fatal_error' }));
  });
  const port = await listen(server, 0);
  return { origin: `http://127.0.0.1:${port}`, calls, close: () => close(server) };
}

function sendRaw(response: ServerResponse, { status, headers = {}, body }: RawAnswer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}

/** A response_url reports refusals by the HTTP status, the Web API by `ok`. */
function spoiledAs(name: string, fault: string | number): Outcome {
  const outcome = spoiled(fault);
  return name === 'response_url' && outcome.status === 200 ? { ...outcome, status: 400 } : outcome;
}
