/**
 * All of Slack at one address, for an app in several workspaces: its OAuth pages, and a Web API that leads each token
 * to the workspace it was issued for. Each workspace is a Slack side of its own, with the same people and channels by
 * the same ids; on the way their one team id becomes the workspace's own. A call by a token that is none, or for
 * another workspace than its own, is noted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { close, listen, readBody, sendJson } from '../../playground/http.ts';
import { type SlackSide, startSlackSide, TEAM } from '../../playground/slack-side.ts';
import { sign } from '../flows/raw.ts';
import { byStranger, HOME, ofInstaller, passedOn } from './readdressed.ts';
import { createSlackOAuth, type Installer, type Issued, type SlackOAuth } from './slack-oauth.ts';

interface FrontCall {
  readonly method: string;
  /** The workspace, or the organization, that the token is of; undefined: of none. */
  readonly of: string | undefined;
  readonly args: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

export interface Workspace {
  readonly installer: Installer;
  readonly side: SlackSide;
  /** The other organization's workspace from which people act now, in a shared channel; undefined: from this one. */
  actsFrom: string | undefined;
}

export interface SlackFront {
  readonly apiUrl: string;
  readonly oauth: SlackOAuth;
  /** Calls of the Web API with a token. */
  readonly calls: FrontCall[];
  /** The app's origin. */
  appUrl: string;
  /** Where sockets are opened; empty: nowhere. */
  socketsAt: string;
  /** `hang`, a status, or Slack's word: for the next call of a method. */
  fail(method: string, how: 'hang' | number | string): void;
  add(installer: Installer): Promise<Workspace>;
  /** What Slack tells of its own accord, signed; `retry`: the number of the retry. */
  tell(installer: Installer, event: Readonly<Record<string, unknown>>, more?: Telling): Promise<number>;
}

interface Telling {
  readonly to?: string;
  readonly eventId?: string;
  readonly at?: number;
  readonly retry?: number;
  /** Instead of the workspace's own. */
  readonly teamId?: string;
}

interface Options {
  readonly signingSecret: string;
  readonly now: () => number;
}

const SIDE_TOKEN = 'xoxb-of-the-side';

export async function startSlackFront({ signingSecret, now }: Options): Promise<SlackFront> {
  const oauth = createSlackOAuth(now);
  const workspaces = new Map<string, Workspace>();
  const faults: { method: string; how: 'hang' | number | string }[] = [];
  const calls: FrontCall[] = [];

  /** @returns whether a fault has taken the place of the answer */
  const spoil = (response: ServerResponse, method: string): boolean => {
    const at = faults.findIndex((one) => one.method === method);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (typeof fault?.how === 'number') sendJson(response, fault.how, { ok: false });
    else if (fault && fault.how !== 'hang') sendJson(response, 200, { ok: false, error: fault.how });
    return fault !== undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://front');
    const body = await readBody(request);
    const [, from] = /^\/from\/(\w+)\/slack\/events$/.exec(pathname) ?? [];
    if (from) return deliver(request, response, body, from);
    const method = pathname.replace(/^\/api\//, '');
    if (spoil(response, method)) return;
    if (method === 'apps.connections.open')
      return passOn(request, response, `${front.socketsAt}${method}`, body);
    const form = Object.fromEntries(new URLSearchParams(body));
    if (method === 'oauth.v2.access') return sendJson(response, 200, oauth.exchange(form));
    return call(request, response, method, body, form);
  };

  const call = async (
    request: IncomingMessage,
    response: ServerResponse,
    method: string,
    body: string,
    form: Record<string, string>,
  ): Promise<void> => {
    const token = tokenIn(request, form);
    const runs = [...workspaces.values()].find(({ side }) =>
      side.workspace.steps.some((step) => step.token === token),
    );
    if (runs) {
      calls.push({ method, of: runs.installer.team.id, args: form, error: undefined });
      return passOn(request, response, `${runs.side.apiUrl}${method}`, body);
    }
    const issued = oauth.find(token);
    const of = issued && ownerOf(issued);
    const error = oauth.wrongWith(token) ?? wrongTeam(issued, form);
    calls.push({ method, of, args: form, error });
    if (error) return sendJson(response, 200, { ok: false, error });
    if (method === 'auth.test') return sendJson(response, 200, whoIs(issued));
    const team = workspaceOf(method, issued, form['team_id']);
    const side = workspaces.get(team)?.side;
    if (!side) return sendJson(response, 200, { ok: false, error: 'missing_argument' });
    const answered = await fetch(`${side.apiUrl}${method}`, {
      method: 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? '',
        authorization: `Bearer ${SIDE_TOKEN}`,
      },
      body,
    });
    const said = (await answered.text()).replaceAll(TEAM.id, team);
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(said);
  };

  /** Where a call is made. A trigger leads to where the person acts, also if another workspace is named beside it. */
  const workspaceOf = (method: string, issued: Issued | undefined, named = ''): string => {
    if (!issued?.by.whole) return issued?.by.team.id ?? '';
    if (method !== 'views.open' || named !== HOME) return named;
    const all = [...workspaces.values()].map(({ installer }) => installer);
    return all.find(({ enterprise }) => enterprise?.id === issued.by.enterprise?.id)?.team.id ?? '';
  };

  const deliver = async (
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    team: string,
  ): Promise<void> => {
    const workspace = workspaces.get(team);
    const own = workspace ? ofInstaller(body, workspace.installer) : body;
    const sent = workspace?.actsFrom ? byStranger(own, workspace.actsFrom) : own;
    await passedOn(request, response, sent, { to: front.appUrl, signingSecret });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendJson(response, 500, { ok: false, error: 'fatal_error' }));
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  onTestFinished(() => close(server));

  const front: SlackFront = {
    apiUrl: `${origin}/api/`,
    oauth,
    calls,
    appUrl: '',
    socketsAt: '',
    fail: (method, how) => void faults.push({ method, how }),
    add: async (installer) => {
      const appUrl = `${origin}/from/${installer.team.id}`;
      const side = await startSlackSide({ signingSecret, botToken: SIDE_TOKEN, now, appUrl });
      onTestFinished(side.close);
      const workspace: Workspace = { installer, side, actsFrom: undefined };
      workspaces.set(installer.team.id, workspace);
      return workspace;
    },
    tell: async ({ team, enterprise, whole = false }, event, more = {}) => {
      const { to = front.appUrl, at = now(), retry, teamId = team.id } = more;
      const body = JSON.stringify({
        type: 'event_callback',
        team_id: teamId,
        enterprise_id: enterprise?.id ?? null,
        api_app_id: 'A0BELL0001',
        event_id: more.eventId ?? `Ev${Math.random().toString(36).slice(2)}`,
        event_time: Math.floor(at / 1000),
        is_enterprise_install: whole,
        event,
      });
      const timestamp = Math.floor(now() / 1000);
      const { status } = await fetch(`${to}/slack/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-slack-request-timestamp': String(timestamp),
          'x-slack-signature': sign(signingSecret, timestamp, body),
          ...(retry === undefined ? {} : { 'x-slack-retry-num': String(retry) }),
        },
        body,
      });
      return status;
    },
  };
  return front;
}

async function passOn(
  { headers }: IncomingMessage,
  response: ServerResponse,
  to: string,
  body: string,
): Promise<void> {
  const { authorization = '' } = headers;
  const answered = await fetch(to, { method: 'POST', headers: { authorization }, body });
  sendJson(response, answered.status, await answered.json());
}

function tokenIn({ headers }: IncomingMessage, form: Record<string, string>): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? form['token'] ?? '';
}

function ownerOf({ by }: Issued): string | undefined {
  return by.whole ? by.enterprise?.id : by.team.id;
}

/** An organization's token must say in which of its workspaces; a workspace's must not name another one. */
function wrongTeam(issued: Issued | undefined, { team_id }: Record<string, string>): string | undefined {
  if (!issued || issued.by.whole || team_id === undefined) return undefined;
  return team_id === issued.by.team.id ? undefined : 'team_access_not_granted';
}

function whoIs(issued: Issued | undefined): Record<string, unknown> {
  const { team, enterprise, whole = false } = issued?.by ?? { team: { id: '', name: '' } };
  return {
    ok: true,
    url: 'https://sample-campus.slack.com/',
    team: team.name,
    team_id: whole ? enterprise?.id : team.id,
    user_id: 'U0BELL0001',
    bot_id: 'B0BELL0001',
    is_enterprise_install: whole,
  };
}
