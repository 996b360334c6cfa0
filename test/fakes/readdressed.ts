/**
 * Payloads of a Slack side as Slack sends them where the actor is not simply in the app's own workspace: in another
 * one, in an Enterprise Grid organization, or from another organization in a channel that both share.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { close, listen, readBody } from '../../playground/http.ts';
import { TEAM } from '../../playground/slack-side.ts';
import { sign } from '../flows/raw.ts';
import type { Installer } from './slack-oauth.ts';

type Payload = Readonly<Record<string, unknown>>;
/** Changes a payload, or the fields of a command. */
type Change = (payload: Payload) => Payload;

/** The workspace in which an organization's people are at home: Slack names it as theirs, wherever they act. */
export const HOME = 'T0HOME00009';

const isEvent = (payload: Payload): boolean => 'event' in payload;
const isCommand = (payload: Payload): boolean => 'command' in payload;
const nested = (value: unknown, change: Change): unknown =>
  typeof value === 'object' && value !== null ? change(value as Payload) : value;

/** The same request with another payload in it. */
function changed(body: string, change: Change): string {
  if (body.startsWith('{')) return JSON.stringify(change(JSON.parse(body)));
  const form = Object.fromEntries(new URLSearchParams(body));
  const { payload } = form;
  const fields =
    payload === undefined ? change(form) : { payload: JSON.stringify(change(JSON.parse(payload))) };
  return new URLSearchParams(fields as Record<string, string>).toString();
}

/** From another workspace; with `whole` as an organization's installation gets it. */
export function ofInstaller(body: string, { team, enterprise, whole = false }: Installer): string {
  const own = body.replaceAll(TEAM.id, team.id);
  if (!enterprise) return own;
  return changed(own, (payload) => {
    if (isCommand(payload))
      return { ...payload, enterprise_id: enterprise.id, is_enterprise_install: String(whole) };
    if (!isEvent(payload)) return whole ? ofOrganization(payload, enterprise) : { ...payload, enterprise };
    const authorization = {
      ...{ enterprise_id: enterprise.id, team_id: whole ? null : team.id, user_id: 'U0BELL0001' },
      ...{ is_bot: true, is_enterprise_install: whole },
    };
    return {
      ...{ ...payload, enterprise_id: enterprise.id, is_enterprise_install: whole },
      ...{ context_team_id: team.id, authorizations: [authorization] },
    };
  });
}

/** An interaction where the whole organization has the app. */
function ofOrganization(payload: Payload, enterprise: unknown): Payload {
  return {
    ...{ ...payload, enterprise, team: null, is_enterprise_install: true },
    user: nested(payload['user'], (user) => ({ ...user, team_id: HOME })),
  };
}

/** By a person of another organization, in a channel that is shared with it. */
export function byStranger(body: string, stranger: string): string {
  return changed(body, (payload) => {
    if (isCommand(payload)) throw new Error('Slack offers no command to another organization');
    if (isEvent(payload)) {
      const { team_id, event } = payload;
      const envelope = { team_id: stranger, context_team_id: team_id, is_ext_shared_channel: true };
      const said = nested(event, (fields) => ({ ...fields, team: stranger, user_team: stranger }));
      return { ...payload, ...envelope, event: said };
    }
    return {
      ...{ ...payload, team: { id: stranger, domain: 'stranger' } },
      user: nested(payload['user'], (user) => ({ ...user, team_id: stranger })),
      ...('view' in payload && { view: nested(payload['view'], (view) => ({ ...view, team_id: stranger })) }),
    };
  });
}

/** Signs a request anew and passes it on to the app. */
export async function passedOn(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
  { to, signingSecret }: { readonly to: string; readonly signingSecret: string },
): Promise<void> {
  const timestamp = Number(headers['x-slack-request-timestamp']);
  const kept = Object.entries(headers).filter(([name]) => /^(?:content-type|x-slack-)/.test(name));
  const answered = await fetch(`${to}/slack/events`, {
    method: 'POST',
    headers: {
      ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      'x-slack-signature': sign(signingSecret, timestamp, body),
    },
    body,
  });
  response.writeHead(answered.status, {
    'content-type': answered.headers.get('content-type') ?? 'text/plain',
  });
  response.end(await answered.text());
}

/** An address that changes each request on its way to the app. */
export async function startReaddressing(
  change: (body: string) => string,
  way: { readonly to: string; readonly signingSecret: string },
): Promise<string> {
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => passedOn(request, response, change(body), way))
      .catch(() => response.writeHead(500).end());
  });
  onTestFinished(() => close(server));
  return `http://127.0.0.1:${await listen(server, 0)}`;
}
