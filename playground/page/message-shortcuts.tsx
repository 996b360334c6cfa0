import type { ReactNode } from 'react';
import type { SlackMessage } from '../slack-side.ts';
import { act, troubleOf } from './live.ts';
import { MenuButton } from './menu.tsx';
import { useRoom } from './room.tsx';

interface Props {
  readonly message: SlackMessage;
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** The app's shortcuts for a message. Slack offers none for a message that only one person sees. */
export function MessageShortcuts({ message, onTrouble }: Props): ReactNode {
  const { state, user } = useRoom();
  const items = state.shortcuts
    .filter(({ type }) => type === 'message')
    .map(({ callbackId, name }) => ({ key: callbackId, label: name, about: state.bot.name }));
  if (items.length === 0 || message.onlyFor !== undefined) return null;
  const take = async (callbackId: string): Promise<void> => {
    const { channel, ts } = message;
    onTrouble(troubleOf(await act({ do: 'messageShortcut', user: user.id, callbackId, channel, ts })));
  };
  return (
    <MenuButton
      label="Message shortcuts"
      icon="dots"
      className="icon-button"
      items={items}
      onChoose={(callbackId) => void take(callbackId)}
    />
  );
}
