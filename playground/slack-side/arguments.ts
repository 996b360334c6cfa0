/** Arguments that several methods read. */
import { type Json, type SlackChannel, SlackRefusal } from './types.ts';
import type { Workspace } from './workspace.ts';

/** The channel of a call, or Slack's refusal. */
export function channelOf(workspace: Workspace, args: Json): SlackChannel {
  const channel = workspace.channel(String(args['channel']));
  if (!channel) throw new SlackRefusal('channel_not_found');
  return channel;
}

/** The channel of a call where the bot may post now, or Slack's refusal. */
export function memberChannel(workspace: Workspace, args: Json): SlackChannel {
  const channel = channelOf(workspace, args);
  if (channel.isArchived) throw new SlackRefusal('is_archived');
  if (!channel.botIsMember) throw new SlackRefusal('not_in_channel');
  return channel;
}

/** The thread of a message. */
export function threadOf({ thread_ts }: Json): string | undefined {
  return typeof thread_ts === 'string' ? thread_ts : undefined;
}
