/** What Slack sends to an app, in Slack's own shapes. */
import { randomBytes } from 'node:crypto';
import type { Delivery } from './deliver.ts';
import { actionJson, type Choice, type Choices, type PlacedElement, stateValues } from './elements.ts';
import { messageJson } from './methods.ts';
import type { Json, SlackChannel, SlackMessage, SlackUser, SlackView } from './types.ts';
import { viewJson } from './view-methods.ts';
import { BOT, TEAM } from './workspace.ts';

/** Deprecated by Slack and still sent; the signature is what counts. */
const VERIFICATION_TOKEN = 'not-a-secret';

function form(fields: Record<string, string>): Delivery {
  return { body: new URLSearchParams(fields).toString(), contentType: 'application/x-www-form-urlencoded' };
}

function interaction(payload: Json): Delivery {
  return form({ payload: JSON.stringify(payload) });
}

function common(user: SlackUser): Json {
  return {
    user: { id: user.id, username: user.name, name: user.name, team_id: TEAM.id },
    api_app_id: BOT.appId,
    token: VERIFICATION_TOKEN,
    team: { id: TEAM.id, domain: TEAM.domain },
    enterprise: null,
    is_enterprise_install: false,
  };
}

export interface CommandPayload {
  readonly channel: SlackChannel;
  readonly user: SlackUser;
  readonly command: string;
  readonly text: string;
  readonly triggerId: string;
  readonly responseUrl: string;
}

export function commandDelivery({
  channel,
  user,
  command,
  text,
  triggerId,
  responseUrl,
}: CommandPayload): Delivery {
  return form({
    token: VERIFICATION_TOKEN,
    team_id: TEAM.id,
    team_domain: TEAM.domain,
    channel_id: channel.id,
    channel_name: channel.kind === 'im' ? 'directmessage' : channel.name,
    user_id: user.id,
    user_name: user.name,
    command,
    text,
    api_app_id: BOT.appId,
    is_enterprise_install: 'false',
    response_url: responseUrl,
    trigger_id: triggerId,
  });
}

/** An `app_mention`, or a `message` of a channel or a direct message, in its envelope. */
export function eventDelivery(event: Json, eventTime: number): Delivery & { readonly eventId: string } {
  const eventId = `Ev${randomBytes(5).toString('hex').toUpperCase()}`;
  const authorization = {
    enterprise_id: null,
    team_id: TEAM.id,
    user_id: BOT.userId,
    is_bot: true,
    is_enterprise_install: false,
  };
  const envelope = {
    token: VERIFICATION_TOKEN,
    team_id: TEAM.id,
    api_app_id: BOT.appId,
    event,
    type: 'event_callback',
    event_id: eventId,
    event_time: Math.floor(eventTime / 1000),
    authorizations: [authorization],
    is_ext_shared_channel: false,
  };
  return { body: JSON.stringify(envelope), contentType: 'application/json', eventId };
}

/** The event that a person's message causes. */
export function messageEvent(
  message: SlackMessage,
  channel: SlackChannel,
  kind: 'app_mention' | 'message',
): Json {
  const section = { type: 'rich_text_section', elements: [{ type: 'text', text: message.text }] };
  return {
    ...messageJson(message),
    type: kind,
    client_msg_id: randomBytes(8).toString('hex'),
    blocks: [{ type: 'rich_text', block_id: 'typed', elements: [section] }],
    channel: channel.id,
    event_ts: message.ts,
    ...(kind === 'message' && { channel_type: channel.kind }),
  };
}

export interface ActionPayload {
  readonly user: SlackUser;
  readonly placed: PlacedElement;
  readonly choice: Choice | undefined;
  readonly choices: Choices;
  readonly triggerId: string;
  readonly ts: string;
}

/** A click on a message. An ephemeral message is not sent along: Slack keeps none. */
export function messageActionDelivery(
  action: ActionPayload,
  message: SlackMessage,
  channel: SlackChannel,
  responseUrl: string,
): Delivery {
  const isEphemeral = message.onlyFor !== undefined;
  const thread = message.threadTs ? { thread_ts: message.threadTs } : {};
  return interaction({
    type: 'block_actions',
    ...common(action.user),
    container: {
      type: 'message',
      message_ts: message.ts,
      channel_id: channel.id,
      is_ephemeral: isEphemeral,
      ...thread,
    },
    trigger_id: action.triggerId,
    channel: { id: channel.id, name: channel.kind === 'im' ? 'directmessage' : channel.name },
    ...(!isEphemeral && { message: messageJson(message) }),
    state: { values: stateValues(message.blocks, action.choices) },
    response_url: responseUrl,
    actions: [actionJson(action.placed, action.choice, action.ts)],
  });
}

/** A click in a modal or on Home. */
export function viewActionDelivery(action: ActionPayload, view: SlackView): Delivery {
  return interaction({
    type: 'block_actions',
    ...common(action.user),
    container: { type: 'view', view_id: view.id },
    trigger_id: action.triggerId,
    view: viewJson(view, stateValues(view.view.blocks, action.choices)),
    actions: [actionJson(action.placed, action.choice, action.ts)],
  });
}

export function submissionDelivery(
  user: SlackUser,
  view: SlackView,
  choices: Choices,
  triggerId: string,
): Delivery {
  return interaction({
    type: 'view_submission',
    ...common(user),
    trigger_id: triggerId,
    view: viewJson(view, stateValues(view.view.blocks, choices)),
    response_urls: [],
  });
}

export function closedDelivery(user: SlackUser, view: SlackView, isCleared: boolean): Delivery {
  return interaction({ type: 'view_closed', ...common(user), view: viewJson(view), is_cleared: isCleared });
}
