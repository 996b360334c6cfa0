import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { SlackChannel } from '../slack-side.ts';
import { channelTitle, useRoom } from './conversation.tsx';
import { onEscape } from './focus.ts';
import { Avatar, Icon } from './icons.tsx';
import { act } from './live.ts';

/** The two pages of an app in Slack. */
export type AppTab = 'home' | 'messages';

const TABS: readonly (readonly [tab: AppTab, label: string])[] = [
  ['home', 'Home'],
  ['messages', 'Messages'],
];

interface Props {
  readonly tab: AppTab;
  readonly onTab: (tab: AppTab) => void;
  readonly children: ReactNode;
}

/** The tabs Home and Messages, with the content of the chosen one. */
export function AppTabs({ tab, onTab, children }: Props): ReactNode {
  const { user } = useRoom();
  const id = useId();
  const choose = (next: AppTab): void => {
    onTab(next);
    // `HomeTab` itself reports that Home was opened, also when it opens anew in another language.
    if (next === 'messages') void act({ do: 'home', user: user.id, tab: next });
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Coursebell" onKeyDown={walk}>
        {TABS.map(([each, label]) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => choose(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        {children}
      </div>
    </>
  );
}

/** An arrow key moves to the other tab and opens it. */
function walk({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const tab = target as HTMLElement;
  const other = (tab.nextElementSibling ?? tab.previousElementSibling) as HTMLElement | null;
  other?.focus();
  other?.click();
}

interface SidebarProps {
  readonly current: string;
  readonly unread: ReadonlySet<string>;
  /** On narrow windows the sidebar is a drawer. */
  readonly open: boolean;
  readonly onOpen: (channel: string) => void;
  readonly onClose: () => void;
}

export function Sidebar({ current, unread, open, onOpen, onClose }: SidebarProps): ReactNode {
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
