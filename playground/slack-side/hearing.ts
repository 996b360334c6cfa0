/** What the app hears of conversations beside messages to it: its own messages, and edits. */
import type { Hands, Parts } from './contract.ts';
import { eventDelivery, MENTION, markup, messageAsSent, messageEvent } from './events.ts';
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
