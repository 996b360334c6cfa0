/** What the app hears of conversations beside messages to it: its own messages, and edits. */
import type { Hands, Parts } from './contract.ts';
import { eventDelivery, messageAsSent, messageEvent } from './events.ts';
import type { Delivered, Json, SlackChannel, SlackMessage } from './types.ts';

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

/** The event for a person's edit; `previous` is the message before it. */
function changedEvent(message: SlackMessage, previous: Json, channel: SlackChannel, ts: string): Json {
  const edited = { user: previous['user'], ts };
  return {
    type: 'message',
    subtype: 'message_changed',
    hidden: true,
    message: { ...messageAsSent(message), edited },
    previous_message: previous,
    channel: channel.id,
    channel_type: channel.kind,
    ts,
    event_ts: ts,
  };
}

async function edit(parts: Parts, message: SlackMessage, text: string): Promise<Delivered | undefined> {
  const { workspace, now } = parts;
  const channel = workspace.channel(message.channel);
  if (!channel || message.author.kind !== 'user') throw new Error('only what a person said can be edited');
  const previous = messageAsSent(message);
  Object.assign(message, { text, edited: true });
  workspace.changed();
  if (!hears(parts, channel)) return undefined;
  return parts.send(eventDelivery(changedEvent(message, previous, channel, workspace.nextTs()), now()));
}

/** The way to edit a message. */
export function createEdits(parts: Parts): Pick<Hands, 'edit'> {
  return { edit: (message, text) => edit(parts, message, text) };
}
