/** Requests that Slack sends to an app when people act, in Slack's own shapes. */
import type { Delivery } from './contract.ts';
import { actionJson, type Choice, type Choices, type PlacedElement, stateValues } from './elements.ts';
import { messageJson } from './methods.ts';
import type { Json, SlackChannel, SlackMessage, SlackUser, SlackView } from './types.ts';
import { viewJson } from './views.ts';
import { BOT, TEAM } from './workspace.ts';

/** Deprecated by Slack but still sent; only the signature counts. */
export const VERIFICATION_TOKEN = 'not-a-secret';

function form(fields: Record<string, string>): Delivery {
  return { body: new URLSearchParams(fields).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** An interaction as the form that Slack sends. */
export function interaction(payload: Json): Delivery {
  return form({ payload: JSON.stringify(payload) });
}

/** The fields of every click, choice and submission about the person and the app. */
export function common(user: SlackUser): Json {
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
    channel_name: String(channelJson(channel)['name']),
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

/** A channel as interactions name it. */
export function channelJson({ id, kind, name }: SlackChannel): Json {
  return { id, name: kind === 'im' ? 'directmessage' : name };
}

/** The place of an action. An ephemeral message is not sent along: Slack keeps none. */
function messageSource(message: SlackMessage): Json {
  const { ts, channel, threadTs, onlyFor } = message;
  const container = {
    type: 'message',
    message_ts: ts,
    channel_id: channel,
    is_ephemeral: onlyFor !== undefined,
    // The buttons of a person's message stand below its links.
    ...(message.author.kind === 'user' && { type: 'message_attachment', is_app_unfurl: true }),
    ...(threadTs && { thread_ts: threadTs }),
  };
  return { container, ...(onlyFor === undefined && { message: messageJson(message) }) };
}

function viewSource(view: SlackView, choices: Choices = {}): Json {
  const container = { type: 'view', view_id: view.id };
  return { container, view: viewJson(view, stateValues(view.view.blocks, choices)) };
}

/** The place of a select in which a person types: the message or the view. */
export function sourceJson(source: SlackMessage | SlackView): Json {
  return 'view' in source ? viewSource(source) : messageSource(source);
}

export interface ActionPayload {
  readonly user: SlackUser;
  readonly placed: PlacedElement;
  readonly choice: Choice | undefined;
  readonly choices: Choices;
  readonly triggerId: string;
  readonly ts: string;
}

/** A click on a message. */
export function messageActionDelivery(
  action: ActionPayload,
  message: SlackMessage,
  channel: SlackChannel,
  responseUrl: string,
): Delivery {
  return interaction({
    type: 'block_actions',
    ...common(action.user),
    ...messageSource(message),
    trigger_id: action.triggerId,
    channel: channelJson(channel),
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
    ...viewSource(view, action.choices),
    trigger_id: action.triggerId,
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
