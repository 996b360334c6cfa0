/** Requests as Slack signs them, made by hand: for what the Slack side never sends. */
import { createHmac, randomBytes } from 'node:crypto';
import { BOT, TEAM } from '../../playground/slack-side.ts';
import { SIGNING_SECRET } from './harness.ts';

export interface Raw {
  readonly body: string;
  readonly contentType?: string;
  /** In epoch seconds; the flows' clock by default. */
  readonly timestamp?: number | string;
  readonly signature?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Slack's `v0` signature of a body. */
export function sign(secret: string, timestamp: number, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
}

/** Posts a correctly signed request, unless something else is said. */
export function post(
  url: string,
  { body, contentType = 'application/json', headers, ...said }: Raw,
): Promise<Response> {
  const timestamp = said.timestamp ?? Math.floor(Date.now() / 1000);
  const signature = said.signature ?? sign(SIGNING_SECRET, Number(timestamp), body);
  return fetch(`${url}/slack/events`, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'x-slack-request-timestamp': String(timestamp),
      'x-slack-signature': signature,
      ...headers,
    },
    body,
  });
}

export const FORM = 'application/x-www-form-urlencoded';

/** A form as Slack sends commands. */
export function form(fields: Readonly<Record<string, string>>): Pick<Raw, 'body' | 'contentType'> {
  return { body: new URLSearchParams(fields).toString(), contentType: FORM };
}

/** A form with an interaction in it. */
export function interaction(payload: unknown): Pick<Raw, 'body' | 'contentType'> {
  return form({ payload: JSON.stringify(payload) });
}

/** Something that Slack has never sent before. */
export function unique(): string {
  return randomBytes(8).toString('hex');
}

/** The fields of a command, with a trigger_id of its own. */
export function commandFields(command: string, text: string, responseUrl: string): Record<string, string> {
  return {
    team_id: TEAM.id,
    channel_id: 'C0COURSES1',
    user_id: 'U0SAM00001',
    command,
    text,
    api_app_id: BOT.appId,
    response_url: responseUrl,
    trigger_id: unique(),
  };
}

/** The envelope of an event, with an event_id of its own. */
export function envelope(event: unknown): Record<string, unknown> {
  return {
    type: 'event_callback',
    team_id: TEAM.id,
    api_app_id: BOT.appId,
    event_id: `Ev${unique()}`,
    event_time: Math.floor(Date.now() / 1000),
    authorizations: [],
    event,
  };
}

/** A press on a button of a private message, with a trigger_id of its own. */
export function pressOf(
  action: { readonly action_id?: string | undefined; readonly value?: string | undefined },
  responseUrl: string,
  place: { readonly user: object; readonly container?: object },
): Pick<Raw, 'body' | 'contentType'> {
  return interaction({
    type: 'block_actions',
    team: { id: TEAM.id },
    user: place.user,
    container: { type: 'message', is_ephemeral: true, ...place.container },
    trigger_id: unique(),
    response_url: responseUrl,
    actions: [{ type: 'button', block_id: 'b', ...action }],
  });
}
