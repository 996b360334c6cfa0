/** What any part of the page may need: the workspace, the acting person, and the theme. */
import { createContext, type ReactNode, useContext } from 'react';
import type { PageState } from '../page-contract.ts';
import type { SlackChannel, SlackUser } from '../slack-side.ts';
import type { Theme } from './preferences.ts';

export interface Room {
  readonly state: PageState;
  readonly user: SlackUser;
  readonly theme: Theme;
}

const RoomContext = createContext<Room | undefined>(undefined);

export function RoomProvider({ room, children }: { room: Room; children: ReactNode }): ReactNode {
  return <RoomContext value={room}>{children}</RoomContext>;
}

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('outside of the room');
  return room;
}

/** The name of a conversation in the sidebar and above its messages. */
export function channelTitle(channel: SlackChannel, botName: string): string {
  return channel.kind === 'im' ? botName : channel.name;
}

/** The name inside a sentence: channels with their `#`. */
export function channelName(channel: SlackChannel, botName: string): string {
  return channel.kind === 'im' ? botName : `#${channel.name}`;
}
