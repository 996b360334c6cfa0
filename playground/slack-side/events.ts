/** Events that Slack sends to an app, in Slack's own shapes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Delivery, Hands, Parts } from './contract.ts';
import { messageJson } from './methods.ts';
import { VERIFICATION_TOKEN } from './payloads.ts';
import type { Delivered, Json, SlackChannel, SlackMessage } from './types.ts';
import { BOT, TEAM } from './workspace.ts';

/** The bot as Slack writes it in a text. */
export const MENTION = `<@${BOT.userId}>`;

/** The typed text in Slack's markup: escaped, and with the bot's name as a mention. */
export function markup(text: string): string {
  const kept = text.split(/(<@[A-Z0-9]+>|<https?:[^<>]+>)/);
  const escaped = kept.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  return escaped.join('').replace(/@coursebell\b/gi, MENTION);
}

/** An event in its envelope. */
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

/** A message as payloads hold it: for a person's text Slack makes a rich text. */
export function messageAsSent(message: SlackMessage): Json {
  if (message.author.kind !== 'user') return messageJson(message);
  const section = { type: 'rich_text_section', elements: [{ type: 'text', text: message.text }] };
  return {
    ...messageJson(message),
    client_msg_id: createHash('sha256').update(message.ts).digest('hex').slice(0, 16),
    blocks: [{ type: 'rich_text', block_id: 'typed', elements: [section] }],
  };
}

/** The event that a message causes. */
export function messageEvent(
  message: SlackMessage,
  channel: SlackChannel,
  kind: 'app_mention' | 'message',
): Json {
  return {
    ...messageAsSent(message),
    type: kind,
    channel: channel.id,
    event_ts: message.ts,
    ...(kind === 'message' && { channel_type: channel.kind }),
  };
}

// What the app hears of conversations beside messages to it: its own messages, and edits.

/** Whether the app is told of messages in the channel. */
export function hears({ grants }: Parts, { kind, botIsMember }: SlackChannel): boolean {
  return kind === 'im' || (botIsMember && grants.hearsChannels);
}

/** From now on the app's own messages in channels reach it, too, as in Slack. */
export function hearOwnMessages(parts: Parts): void {
  const { workspace, now } = parts;
  workspace.onPost((message) => {
    const channel = workspace.channel(message.channel);
    if (!channel || channel.kind === 'im' || message.author.kind !== 'app' || message.onlyFor) return;
    if (hears(parts, channel))
      void parts.tell(eventDelivery(messageEvent(message, channel, 'message'), now()));
  });
}

/** The event for a person's edit. */
function changedEvent({ message, previous, channel, ts }: Edit): Json {
  return {
    type: 'message',
    subtype: 'message_changed',
    hidden: true,
    message: { ...messageAsSent(message), edited: editedBy(previous, ts) },
    previous_message: previous,
    channel: channel.id,
    channel_type: channel.kind,
    ts,
    event_ts: ts,
  };
}

/** An edit. `previous` is the message before it, `ts` the time of the edit. */
interface Edit {
  readonly message: SlackMessage;
  readonly previous: Json;
  readonly channel: SlackChannel;
  readonly ts: string;
}

const editedBy = (previous: Json, ts: string): Json => ({ user: previous['user'], ts });

/** An edited mention has its first `ts`, and says that it was edited. */
function mentionEvent({ message, previous, channel, ts }: Edit): Json {
  return { ...messageEvent(message, channel, 'app_mention'), edited: editedBy(previous, ts), event_ts: ts };
}

async function edit(parts: Parts, message: SlackMessage, text: string): Promise<Delivered | undefined> {
  const { workspace, now } = parts;
  const channel = workspace.channel(message.channel);
  if (!channel || message.author.kind !== 'user') throw new Error('only what a person said can be edited');
  const previous = messageAsSent(message);
  Object.assign(message, { text: markup(text), edited: true });
  workspace.changed();
  const edited = { message, previous, channel, ts: workspace.nextTs() };
  const isMention = channel.kind === 'channel' && channel.botIsMember && message.text.includes(MENTION);
  const heard = hears(parts, channel) ? parts.send(eventDelivery(changedEvent(edited), now())) : undefined;
  if (!isMention) return heard;
  const mentioned = parts.send(eventDelivery(mentionEvent(edited), now()));
  return (await Promise.all([mentioned, heard]))[0];
}

/** The way to edit a message. */
export function createEdits(parts: Parts): Pick<Hands, 'edit'> {
  return { edit: (message, text) => edit(parts, message, text) };
}
