/** Changes of channels: archived or not, with the bot or without it. */
import type { Schedule } from './scheduled.ts';
import { channelOf } from './talk.ts';
import type { Delivered, Json, SlackChannel } from './types.ts';
import type { Workspace } from './workspace.ts';

/**
 * What becomes of scheduled messages where a channel gets another id: they move along, stay under the old id and are
 * never posted, or are dropped. Slack promises none of these.
 */
export type HeldAlong = 'move' | 'stay' | 'drop';

/** Changes channels, which are given by id, name or `#name`. */
export interface Membership {
  archive(channel: string): void;
  unarchive(channel: string): void;
  removeBot(channel: string): void;
  inviteBot(channel: string): void;
  /** The channel becomes shared, and so gets another id. Resolves to the event that tells the app. */
  changeId(channel: string, id: string, held: HeldAlong): Promise<Delivered>;
}

/** @param tick posts messages that came due before the change */
export function createMembership(
  workspace: Workspace,
  { tick, rename }: Pick<Schedule, 'tick' | 'rename'>,
  tell: (event: Json) => Promise<Delivered>,
): Membership {
  const change = (
    wanted: string,
    fields: Partial<Pick<SlackChannel, 'isArchived' | 'botIsMember'>>,
  ): void => {
    tick();
    Object.assign(channelOf(workspace, wanted), fields);
    workspace.changed();
  };
  return {
    archive: (channel) => change(channel, { isArchived: true }),
    unarchive: (channel) => change(channel, { isArchived: false }),
    removeBot: (channel) => change(channel, { botIsMember: false }),
    inviteBot: (channel) => change(channel, { botIsMember: true }),
    changeId: (wanted, id, held) => {
      tick();
      const channel = channelOf(workspace, wanted);
      const old = channel.id;
      Object.assign(channel, { id });
      for (const message of workspace.messages)
        if (message.channel === old) Object.assign(message, { channel: id });
      rename(old, id, held);
      workspace.changed();
      const event = { type: 'channel_id_changed', old_channel_id: old, new_channel_id: id };
      return tell({ ...event, event_ts: workspace.nextTs() });
    },
  };
}
