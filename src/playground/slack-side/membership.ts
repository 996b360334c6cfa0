/** Changes of channels: archived or not, with the bot or without it. */
import { channelOf } from './talk.ts';
import type { SlackChannel } from './types.ts';
import type { Workspace } from './workspace.ts';

/** Changes channels, which are given by id, name or `#name`. */
export interface Membership {
  archive(channel: string): void;
  unarchive(channel: string): void;
  removeBot(channel: string): void;
  inviteBot(channel: string): void;
}

/** @param tick posts messages that came due before the change */
export function createMembership(workspace: Workspace, tick: () => void): Membership {
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
  };
}
