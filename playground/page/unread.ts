import { useEffect, useState } from 'react';
import type { SlackMessage } from '../slack-side.ts';
import type { Room } from './room.tsx';

/** Messages that this person may see. */
export function visibleTo(messages: readonly SlackMessage[], userId: string): SlackMessage[] {
  return messages.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === userId);
}

/** The conversations with new messages since the person last looked at them. */
export function useUnread({ state, user }: Room, current: string | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  const latest: Record<string, string> = {};
  for (const { channel, ts, author } of visibleTo(state.messages, user.id)) {
    if (author.kind !== 'user' || author.user !== user.id) latest[channel] = ts;
  }
  const newest = current ? latest[current] : undefined;
  useEffect(() => {
    if (current && newest) setSeen((before) => ({ ...before, [current]: newest }));
  }, [current, newest]);
  const unread = Object.entries(latest).filter(
    ([channel, ts]) => channel !== current && (seen[channel] ?? '') < ts,
  );
  return new Set(unread.map(([channel]) => channel));
}
