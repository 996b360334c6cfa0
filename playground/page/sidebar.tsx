import { type ReactNode, useEffect, useRef } from 'react';
import type { SlackChannel } from '../slack-side.ts';
import { Avatar } from './avatar.tsx';
import { onEscape } from './escape.ts';
import { Icon } from './icons.tsx';
import { channelTitle, useRoom } from './room.tsx';

interface Props {
  readonly current: string;
  readonly unread: ReadonlySet<string>;
  /** On narrow windows the sidebar is a drawer. */
  readonly open: boolean;
  readonly onOpen: (channel: string) => void;
  readonly onClose: () => void;
}

export function Sidebar({ current, unread, open, onOpen, onClose }: Props): ReactNode {
  const { state, user } = useRoom();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) close.current?.focus();
  }, [open]);
  const own = state.channels.filter(({ kind, name }) => kind === 'channel' || name === user.id);
  const items = (kind: SlackChannel['kind']): ReactNode =>
    own
      .filter((channel) => channel.kind === kind)
      .map((channel) => (
        <Item
          key={channel.id}
          channel={channel}
          isCurrent={channel.id === current}
          isUnread={unread.has(channel.id)}
          onOpen={() => onOpen(channel.id)}
        />
      ));
  return (
    <nav
      className="sidebar"
      data-open={open}
      aria-label="Conversations"
      onKeyDown={open ? onEscape(onClose) : undefined}
    >
      <div className="team">
        <span>{state.team.name}</span>
        <button
          ref={close}
          type="button"
          className="drawer-close icon-button"
          aria-label="Close the list"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <h2>Channels</h2>
      <ul>{items('channel')}</ul>
      <h2>Apps</h2>
      <ul>{items('im')}</ul>
      <p className="you">
        <Avatar author={{ kind: 'user', user: user.id }} size={20} /> <span>{user.realName} (you)</span>
      </p>
    </nav>
  );
}

interface ItemProps {
  readonly channel: SlackChannel;
  readonly isCurrent: boolean;
  readonly isUnread: boolean;
  readonly onOpen: () => void;
}

function Item({ channel, isCurrent, isUnread, onOpen }: ItemProps): ReactNode {
  const { state } = useRoom();
  return (
    <li>
      <button
        type="button"
        className="channel"
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={isUnread}
        onClick={onOpen}
      >
        {channel.kind === 'im' ? (
          <Avatar author={{ kind: 'app' }} size={20} />
        ) : (
          <Icon name="hash" size={16} />
        )}
        <span>{channelTitle(channel, state.bot.name)}</span>
        {isUnread && <span className="dot" role="img" aria-label="unread" />}
      </button>
    </li>
  );
}
