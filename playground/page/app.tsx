import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageState } from '../page-contract.ts';
import { DetailsPanel, StepsPanel } from './beyond.tsx';
import { Conversation, type Room, RoomProvider, ThreadPanel } from './conversation.tsx';
import { DatesPanel, speakDates } from './dates-panel.tsx';
import { useKeptFocus } from './focus.ts';
import { LessonsPanel } from './lessons-panel.tsx';
import { act, useLive, useTheme, useUnread } from './live.ts';
import { ModalLayer } from './modal.tsx';
import { Sidebar } from './sidebar.tsx';
import { HeldPanel, PlaygroundBar, TimeStrip, type Tool } from './tools.tsx';

/** Waits for the first state, and says so when the playground has ended. */
export function App(): ReactNode {
  const { state, connected } = useLive();
  const [theme, setTheme] = useTheme();
  const [userId, setUserId] = useState<string>();
  const [tool, setTool] = useState<Tool>();
  useKeptFocus();
  if (!state)
    return <p className="waiting">{connected ? 'Opening the workspace…' : 'The playground has ended.'}</p>;
  const user = state.users.find(({ id }) => id === userId) ?? state.users[0];
  if (!user) return null;
  speakDates(user.locale, user.timeZone);
  const room = { state, user, theme, openTool: setTool };
  return (
    <RoomProvider room={room}>
      {!connected && (
        <p className="ended" role="alert">
          The playground has ended. Start it again with <code>npm run playground</code>.
        </p>
      )}
      <PlaygroundBar setTheme={setTheme} setUser={setUserId} />
      <TimeStrip tool={tool} onTool={setTool} />
      <Workspace room={room} tool={tool} closeTool={() => setTool(undefined)} />
      <ModalLayer />
    </RoomProvider>
  );
}

function firstChannel({ channels }: PageState): string {
  return channels[0]?.id ?? '';
}

/** The open conversation and the open thread. Each person has their own direct message. */
function useWhere({ state, user }: Room) {
  const [channelId, setChannelId] = useState(() => firstChannel(state));
  const [threadTs, setThreadTs] = useState<string>();
  const wanted = state.channels.find(({ id }) => id === channelId);
  const isOthers = wanted?.kind === 'im' && wanted.name !== user.id;
  const own = state.channels.find(({ kind, name }) => kind === 'im' && name === user.id);
  const channel = (isOthers ? own : wanted) ?? state.channels[0];
  const open = (id: string): void => {
    setChannelId(id);
    setThreadTs(undefined);
  };
  return { channel, threadTs, setThreadTs, open };
}

function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} – Coursebell playground`;
  }, [name]);
}

/**
 * The list of conversations in narrow windows. When it closes, the button that opened it gets the focus back.
 */
function useDrawer(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.querySelector<HTMLElement>('.menu')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return [isOpen, setOpen];
}

interface WorkspaceProps {
  readonly room: Room;
  readonly tool: Tool | undefined;
  readonly closeTool: () => void;
}

function Workspace({ room, tool, closeTool }: WorkspaceProps): ReactNode {
  const { channel, threadTs, setThreadTs, open } = useWhere(room);
  const unread = useUnread(room, channel?.id);
  const [menuOpen, setMenuOpen] = useDrawer();
  useTitle(channel?.kind === 'im' ? room.state.bot.name : `#${channel?.name}`);
  if (!channel) return null;
  const openAndShow = (id: string): void => {
    open(id);
    const { state, user } = room;
    const isChannel = state.channels.some((each) => each.id === id && each.kind === 'channel');
    if (state.isAgent && isChannel) void act({ do: 'look', user: user.id, channel: id });
    setMenuOpen(false);
  };
  const openThread = (ts: string): void => {
    setThreadTs(ts);
    closeTool();
  };
  return (
    <div className="workspace">
      <Sidebar
        open={menuOpen}
        current={channel.id}
        unread={unread}
        onOpen={openAndShow}
        onClose={() => setMenuOpen(false)}
      />
      <Conversation
        key={channel.id}
        channel={channel}
        onThread={openThread}
        onMenu={() => setMenuOpen(true)}
      />
      {tool && <OpenTool tool={tool} onClose={closeTool} />}
      {threadTs && !tool && (
        <ThreadPanel
          key={threadTs}
          channel={channel}
          threadTs={threadTs}
          onClose={() => setThreadTs(undefined)}
        />
      )}
    </div>
  );
}

const PANELS = {
  held: HeldPanel,
  dates: DatesPanel,
  lessons: LessonsPanel,
  steps: StepsPanel,
  details: DetailsPanel,
};

function OpenTool({ tool, onClose }: { tool: Tool; onClose: () => void }): ReactNode {
  const Panel = PANELS[tool];
  return <Panel onClose={onClose} />;
}
