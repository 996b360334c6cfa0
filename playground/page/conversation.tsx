import { type ReactNode, useState } from 'react';
import type { SlackChannel, SlackMessage } from '../slack-side.ts';
import { type AppTab, AppTabs } from './app-tabs.tsx';
import { Avatar } from './avatar.tsx';
import { Composer } from './composer.tsx';
import { dayLabel } from './dates.ts';
import { HomeTab } from './home-tab.tsx';
import { Icon } from './icons.tsx';
import { act } from './live.ts';
import { MessageRow } from './message-row.tsx';
import { channelName, channelTitle, useRoom } from './room.tsx';
import { useStay } from './stay.ts';
import { Ideas, Suggestions } from './suggestions.tsx';
import { visibleTo } from './unread.ts';

interface Props {
  readonly channel: SlackChannel;
  readonly onThread: (ts: string) => void;
  readonly onMenu: () => void;
}

/** One channel or the direct message: its head, its messages, and its composer. */
export function Conversation({ channel, onThread, onMenu }: Props): ReactNode {
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
