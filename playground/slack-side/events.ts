/** Events that Slack sends to an app, in Slack's own shapes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Delivery } from './deliver.ts';
import { messageJson } from './methods.ts';
import { VERIFICATION_TOKEN } from './payloads.ts';
import type { Json, SlackChannel, SlackMessage } from './types.ts';
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
