import type { ReactNode } from 'react';
import type { SlackChannel } from '../slack-side.ts';
import { Composer } from './composer.tsx';
import { useStayAtEnd } from './conversation.tsx';
import { Icon } from './icons.tsx';
import { MessageRow } from './message-row.tsx';
import { channelTitle, useRoom } from './room.tsx';
import { visibleTo } from './unread.ts';

interface Props {
  readonly channel: SlackChannel;
  readonly threadTs: string;
  readonly onClose: () => void;
}

/** The thread under one message, at the right. */
export function ThreadPanel({ channel, threadTs, onClose }: Props): ReactNode {
  const { state, user } = useRoom();
  const messages = visibleTo(state.messages, user.id).filter(
    (each) => each.channel === channel.id && (each.ts === threadTs || each.threadTs === threadTs),
  );
  const { end, list } = useStayAtEnd(messages.length);
  return (
    <aside className="thread" aria-label="Thread">
      <header className="head">
        <h1>Thread</h1>
        <p className="head-note">{channelTitle(channel, state.bot.name)}</p>
        <button type="button" className="icon-button" aria-label="Close the thread" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="messages" ref={list}>
        {messages.map((message) => (
          <MessageRow key={message.ts} message={message} />
        ))}
        <div ref={end} />
      </div>
      <Composer channel={channel} threadTs={threadTs} placeholder="Reply…" />
    </aside>
  );
}
