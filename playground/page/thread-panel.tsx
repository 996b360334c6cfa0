import { type ReactNode, useEffect, useRef } from 'react';
import type { SlackChannel } from '../slack-side.ts';
import { Composer } from './composer.tsx';
import { onEscape } from './escape.ts';
import { Icon } from './icons.tsx';
import { MessageRow } from './message-row.tsx';
import { channelName, useRoom } from './room.tsx';
import { useStay } from './stay.ts';
import { visibleTo } from './unread.ts';

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
