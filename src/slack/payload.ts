/**
 * Slack's payloads, read as plain values: whether they are well-formed, where they come from, who acts and what a
 * message says. Slack names up to six workspaces in a payload; the right one is the one that has the app installed,
 * which need not be the workspace of the person who acts: a channel may be shared with another organization, and
 * people of an Enterprise Grid organization are in several workspaces.
 */

import type { BlockAction } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Place } from '../ask/place.ts';
import { LIMITS } from '../cards/blocks.ts';
import { isChannelId, isInstalledId, isSlackId, isUserId, isWorkspaceId } from '../slack-terms.ts';

/** The source of a payload, as the payload tells it. */
export interface PayloadSource {
  /** The workspace that has the app, where Slack says which it is. */
  readonly installed: string | undefined;
  /** The workspace that Slack names instead: often the one that has the app, at times the actor's. */
  readonly named: string | undefined;
  /** Workspaces that come last, the likeliest first. The last one is the actor's own. */
  readonly perhaps: readonly string[];
  readonly enterprise: string | undefined;
  /** Where the payload comes from: the conversation of a message, a command or an event. */
  readonly conversation: string | undefined;
  readonly user: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING: Fields = {};

/** The fields of a value that should be an object. A payload may hold anything there. */
function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : NOTHING;
}

const workspaceIn = (given: unknown): string | undefined => (isWorkspaceId(given) ? given : undefined);
const firstWorkspace = (...given: readonly unknown[]): string | undefined => given.find(isWorkspaceId);

/**
 * A workspace's or an organization's id; undefined for anything else. Such an id is looked up, kept and
 * logged.
 */
export function idIn(given: unknown): string | undefined {
  return isInstalledId(given) ? given : undefined;
}

/** Reads the source of a payload. What is no id counts as absent. */
export function sourceOf(payload: unknown): PayloadSource {
  const body = fields(payload);
  if (body['event'] !== undefined) return ofEvent(body);
  return typeof body['command'] === 'string' ? ofCommand(body) : ofInteraction(body);
}

/** Slack offers a command only where the app is installed. */
function ofCommand(body: Fields): PayloadSource {
  return {
    installed: workspaceIn(body['team_id']),
    named: undefined,
    perhaps: [],
    enterprise: idIn(body['enterprise_id']),
    conversation: conversationIn(body['channel_id']),
    user: userIn(body['user_id']),
  };
}

/**
 * The authorization is the installation for which Slack delivers the event. An organization's names no
 * workspace: then it is the one through which the app receives the event. In a channel that organizations share,
 * `team_id` may be another organization's.
 */
function ofEvent(body: Fields): PayloadSource {
  const event = fields(body['event']);
  const [first] = Array.isArray(body['authorizations']) ? body['authorizations'] : [];
  const authorization = fields(first);
  const named = workspaceIn(body['team_id']);
  const isShared = body['is_ext_shared_channel'] === true;
  const sure = firstWorkspace(authorization['team_id'], body['context_team_id']);
  const installed = sure ?? (isShared ? undefined : named);
  return {
    installed,
    named,
    perhaps: [],
    enterprise:
      idIn(authorization['enterprise_id']) ??
      idIn(body['context_enterprise_id']) ??
      (isOfAnother(named, installed) ? undefined : idIn(body['enterprise_id'])),
    conversation: conversationIn(event['channel']),
    user: userIn(event['user']),
  };
}

/**
 * Whether the workspace that a payload names is another one than that with the app: it is the actor's then, and so
 * is the organization that stands beside it.
 */
function isOfAnother(named: string | undefined, installed: string | undefined): boolean {
  return named !== undefined && installed !== undefined && named !== installed;
}

/**
 * A view says where the app is installed that opened it; a message with our buttons is ours, and says which
 * workspace's bot posted it. A private answer is not sent along. `team` may be the actor's, and is null where an
 * organization has the app.
 */
function ofInteraction(body: Fields): PayloadSource {
  const { user, team, view, message, channel, container, enterprise } = body;
  const installed = firstWorkspace(
    fields(view)['app_installed_team_id'],
    // A shortcut may be used on a message of anyone, and a link may stand in one.
    body['type'] === 'message_action' || fields(container)['is_app_unfurl'] === true
      ? undefined
      : fields(message)['team'],
  );
  const named = workspaceIn(fields(team)['id']);
  return {
    installed,
    named,
    perhaps: [fields(view)['team_id'], fields(user)['team_id']].filter(isWorkspaceId),
    enterprise: isOfAnother(named, installed)
      ? undefined
      : (idIn(fields(enterprise)['id']) ?? idIn(fields(team)['enterprise_id'])),
    conversation: conversationIn(fields(channel)['id']) ?? conversationIn(fields(container)['channel_id']),
    user: userIn(fields(user)['id']),
  };
}

function conversationIn(given: unknown): string | undefined {
  return isSlackId(given) ? given : undefined;
}

function userIn(given: unknown): string | undefined {
  return isUserId(given) ? given : undefined;
}

// Well-formed payloads. Ids are kept beside other requests, logged and sent on, so a value that is no id is refused.

/** Whether a field of ids holds one, or nothing: Slack sends null or '' for an absent one. */
export const mayBeId = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || isSlackId(value);

const mayBeText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Whether a payload's ids are ids, its typed input is text, and the person who acts is named. */
export function isWellFormed(payload: unknown): boolean {
  const body = fields(payload);
  const { event } = body;
  // Typed input: with a command, into a menu, or as a message. An edit holds the message as it is now.
  const messages = event === undefined ? [] : [fields(event), fields(fields(event)['message'])];
  if (!mayBeText(body['text']) || !mayBeText(body['value'])) return false;
  if (!messages.every(({ text }) => mayBeText(text))) return false;
  if (body['command'] !== undefined) {
    const { team_id, user_id, channel_id, enterprise_id } = body;
    return isSlackId(team_id) && isSlackId(user_id) && mayBeId(channel_id) && mayBeId(enterprise_id);
  }
  if (event !== undefined)
    return messages.every(({ user }) => mayBeId(user)) && mayBeId(fields(event)['channel']);
  const [user, team, channel, view, message] = ['user', 'team', 'channel', 'view', 'message'].map((name) =>
    fields(body[name]),
  ) as [Fields, Fields, Fields, Fields, Fields];
  const workspaces = [
    ...[team['id'], user['team_id'], message['team']],
    ...[view['team_id'], view['app_installed_team_id']],
  ];
  // Without any workspace, nothing can be stored for the person who acts.
  return isSlackId(user['id']) && workspaces.some(isSlackId) && [...workspaces, channel['id']].every(mayBeId);
}

// Who acts, and where. `workspace` is the one that the payload counts for, which `authorizeBy` has found out.

/** Slack names a group direct message by its people: `mpdm-sam--aino-1`. */
const isGroup = (name: unknown): boolean | undefined =>
  typeof name === 'string' ? name.startsWith('mpdm-') : undefined;

interface CommandPayload {
  readonly user_id: string;
  readonly channel_id: string;
  readonly channel_name?: string;
}

export function placeOfCommand(command: CommandPayload, workspace = ''): Place {
  const { user_id, channel_id, channel_name } = command;
  return { workspace, user: user_id, conversation: channel_id, isGroup: isGroup(channel_name) };
}

/** The fields of every interaction that name the place. */
interface Interaction {
  readonly user: { readonly id: string };
  readonly channel?: { readonly id: string; readonly name?: string } | undefined;
}

export function placeOfInteraction({ user, channel }: Interaction, workspace = ''): Place {
  return { workspace, user: user.id, conversation: channel?.id, isGroup: isGroup(channel?.name) };
}

/** A press on a button, freed of Slack's payload. */
export interface Press {
  readonly place: Place;
  readonly client: WebClient;
  readonly trigger_id: string;
  /** The `response_url`; '' in a page, where there is none. */
  readonly url: string;
  /** The message above the button, for this person. */
  readonly message: string;
  /** Whether the presser alone sees that message. */
  readonly isPrivate: boolean;
  /** The page of the button; undefined in a message. */
  readonly view: BlockAction['view'];
}

export function pressOf(body: BlockAction, place: Place, client: WebClient): Press {
  const { trigger_id, response_url: url = '', view } = body;
  const container = fields(body.container);
  const { workspace, user } = place;
  const message = `${workspace}:${container['channel_id']}:${container['message_ts']}:${user}`;
  return { place, client, trigger_id, url, message, isPrivate: container['is_ephemeral'] === true, view };
}

interface MessagePayload {
  readonly user?: string;
  readonly channel: string;
  /** Not every event has one. */
  readonly channel_type?: string;
}

export function placeOfMessage({ user = '', channel, channel_type }: MessagePayload, workspace = ''): Place {
  const isGroup = channel_type === undefined ? undefined : channel_type === 'mpim';
  // Slack delivers messages of the app's own direct conversations alone. Commands come from those of others, too.
  const isDirect = channel_type === 'im';
  return { workspace, user, conversation: channel, isGroup, ...(isDirect && { isDirect }) };
}

/**
 * The channel that a person looks at beside the conversation with an agent; undefined if Slack tells of none, or of one
 * of another workspace.
 * @param context as Slack sends it: what the person sees, the most relevant first
 */
export function viewedChannel(context: unknown, workspace: string): string | undefined {
  const { entities } = fields(context);
  const seen = (Array.isArray(entities) ? entities : []).map(fields);
  const [first] = seen.flatMap(({ type, value, team_id }) => {
    if (type === CHANNEL) return [{ channel: value, team_id }];
    return type === MESSAGE ? [{ channel: fields(value)['channel_id'], team_id }] : [];
  });
  const isHere = first?.team_id === undefined || first.team_id === workspace;
  return isHere && isChannelId(first?.channel) ? first.channel : undefined;
}

/** Slack's names for what a person may look at. */
const CHANNEL = 'slack#/types/channel_id';
const MESSAGE = 'slack#/types/message_context';

// All words of a message: other apps often put them into blocks or attachments alone.

/** Fields of blocks and attachments that people see, and addresses: a code may stand in any of them. */
const SHOWN = new Set('text fallback pretext title title_link from_url url alt_text value'.split(' '));
const DEEPEST = 16;
const MOST_PIECES = 1000;

/** The words of a message as Slack sends it, one piece per line; at most 40,000 characters. Never throws. */
export function messageWords(message: object): string {
  const { text, blocks, attachments } = { text: '', blocks: [], attachments: [], ...message };
  const pieces = typeof text === 'string' ? [text] : [];
  gather([blocks, attachments], pieces, 0);
  return pieces.join('\n').slice(0, LIMITS.messageTextTaken);
}

/** Buttons and menus are left out: their values are not shown. */
function gather(value: unknown, pieces: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if ('action_id' in value) return;
  for (const [key, inner] of Object.entries(value)) {
    if (pieces.length >= MOST_PIECES) return;
    if (typeof inner !== 'string') gather(inner, pieces, depth + 1);
    else if (SHOWN.has(key)) pieces.push(inner);
  }
}
