/** What any part of the page may need: the workspace, the acting person, and the theme. */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { PageState } from '../page-contract.ts';
import type { SlackChannel, SlackMessage, SlackUser } from '../slack-side.ts';
import { Prompts } from './beyond.tsx';
import { Composer } from './composer.tsx';
import { dayLabel } from './dates-panel.tsx';
import { onEscape, useStay } from './focus.ts';
import { HomeTab } from './home-tab.tsx';
import { Avatar, Icon } from './icons.tsx';
import { act, type Theme, visibleTo } from './live.ts';
import { MessageRow } from './message-row.tsx';
import { type AppTab, AppTabs } from './sidebar.tsx';
import { Ideas, Suggestions } from './suggestions.tsx';
import type { Tool } from './tools.tsx';

export interface Room {
  readonly state: PageState;
  readonly user: SlackUser;
  readonly theme: Theme;
  /** Opens a panel on the right. */
  readonly openTool: (tool: Tool) => void;
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
function channelName(channel: SlackChannel, botName: string): string {
  return channel.kind === 'im' ? botName : `#${channel.name}`;
}

interface Props {
  readonly channel: SlackChannel;
  readonly threadTs: string;
  readonly onClose: () => void;
}

/** The thread under one message, on the right. */
export function ThreadPanel({ channel, threadTs, onClose }: Props): ReactNode {
  const { state, user } = useRoom();
  const messages = visibleTo(state.messages, user.id).filter(
    (each) => each.channel === channel.id && (each.ts === threadTs || each.threadTs === threadTs),
  );
  const list = useStay(messages.length);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  return (
    <aside ref={panel} className="thread" aria-label="Thread" onKeyDown={onEscape(onClose)}>
      <header className="head">
        <h1>Thread</h1>
        <p className="head-note">{channelName(channel, state.bot.name)}</p>
        <button type="button" className="icon-button" aria-label="Close the thread" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="messages" ref={list}>
        <div>
          {messages.map((message) => (
            <MessageRow key={message.ts} message={message} />
          ))}
        </div>
      </div>
      <Composer channel={channel} threadTs={threadTs} placeholder="Reply…" />
    </aside>
  );
}

interface ConversationProps {
  readonly channel: SlackChannel;
  readonly onThread: (ts: string) => void;
  readonly onMenu: () => void;
}

/** One channel or the direct message: its head, its messages, and its composer. */
export function Conversation({ channel, onThread, onMenu }: ConversationProps): ReactNode {
  const { state } = useRoom();
  const [tab, setTab] = useState<AppTab>('messages');
  const title = channelTitle(channel, state.bot.name);
  const name = channelName(channel, state.bot.name);
  return (
    <main className="conversation">
      <header className="head">
        <button type="button" className="menu icon-button" aria-label="Conversations" onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <h1>
          {channel.kind === 'im' ? <Avatar author={{ kind: 'app' }} size={22} /> : <Icon name="hash" />}
          <span>{title}</span>
        </h1>
        {!channel.botIsMember && (
          <p className="head-note">{state.bot.name} is not a member of this channel</p>
        )}
      </header>
      {channel.kind === 'im' ? (
        <AppTabs tab={tab} onTab={setTab}>
          {tab === 'home' ? <HomeTab /> : <Said {...{ channel, name, onThread }} />}
        </AppTabs>
      ) : (
        <Said {...{ channel, name, onThread }} />
      )}
    </main>
  );
}

interface SaidProps {
  readonly channel: SlackChannel;
  /** With its `#`. */
  readonly name: string;
  readonly onThread: (ts: string) => void;
}

/** The messages of a conversation, and the composer. */
function Said({ channel, name, onThread }: SaidProps): ReactNode {
  const { state, user } = useRoom();
  const messages = visibleTo(state.messages, user.id).filter((each) => each.channel === channel.id);
  return (
    <>
      <MessageList messages={messages} onThread={onThread}>
        <Welcome channel={channel} name={name} />
      </MessageList>
      {channel.isArchived ? (
        <Archived channel={channel} name={name} />
      ) : (
        <>
          <Prompts channel={channel} />
          {messages.length > 0 && <Suggestions channel={channel} />}
          <Composer channel={channel} placeholder={`Message ${name}`} />
        </>
      )}
    </>
  );
}

/** An archived channel has no composer. */
function Archived({ channel, name }: { channel: SlackChannel; name: string }): ReactNode {
  return (
    <div className="archived">
      <p>{name} is archived.</p>
      <button
        type="button"
        className="button"
        onClick={() => void act({ do: 'unarchive', channel: channel.id })}
      >
        Unarchive
      </button>
    </div>
  );
}

function Welcome({ channel, name }: { channel: SlackChannel; name: string }): ReactNode {
  const { state } = useRoom();
  const about =
    channel.kind === 'im'
      ? `This is your conversation with ${state.bot.name}. Ask it in your own words, or send a code.`
      : channel.botIsMember
        ? `${state.bot.name} is a member here: mention it, or use its commands.`
        : `${state.bot.name} is not a member here: its commands work all the same, mentions do not.`;
  return (
    <section className="welcome">
      <h2>{channel.kind === 'im' ? name : `The very beginning of ${name}`}</h2>
      <p>{about}</p>
      <Ideas channel={channel} />
    </section>
  );
}

interface ListProps {
  readonly messages: readonly SlackMessage[];
  readonly onThread: (ts: string) => void;
  readonly children: ReactNode;
}

function MessageList({ messages, onThread, children }: ListProps): ReactNode {
  const top = messages.filter(({ threadTs, ts }) => threadTs === undefined || threadTs === ts);
  const list = useStay(top.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="messages" ref={list} role="log" aria-label="Messages" tabIndex={0}>
      <div>
        {children}
        {top.map((message, index) => {
          const replies = messages.filter(({ threadTs, ts }) => threadTs === message.ts && ts !== message.ts);
          const day = dayLabel(message.ts);
          return (
            <div key={message.ts}>
              {day !== dayLabel(top[index - 1]?.ts) && (
                <p className="day">
                  <span>{day}</span>
                </p>
              )}
              <MessageRow message={message} replies={replies} onThread={() => onThread(message.ts)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
