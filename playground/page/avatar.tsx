import type { ReactNode } from 'react';
import type { SlackMessage } from '../slack-side.ts';
import { Icon } from './icons.tsx';
import { useRoom } from './room.tsx';

const COLOURS = ['#2b6cb0', '#b7541c', '#2f7d4f'];

interface Props {
  readonly author: SlackMessage['author'];
  readonly size: number;
}

/** A square picture: the bell of the app, Slack's own mark, or a person's initials. */
export function Avatar({ author, size }: Props): ReactNode {
  const { state } = useRoom();
  const style = { width: size, height: size, fontSize: Math.round(size * 0.42) };
  if (author.kind === 'app') {
    return (
      <span className="avatar avatar-app" style={style}>
        <Icon name="bell" size={Math.round(size * 0.7)} />
      </span>
    );
  }
  if (author.kind === 'slackbot') {
    return (
      <span className="avatar avatar-slackbot" style={style}>
        <Icon name="hash" size={Math.round(size * 0.62)} />
      </span>
    );
  }
  const index = state.users.findIndex(({ id }) => id === author.user);
  const initials = (state.users[index]?.realName ?? '?').split(' ').map((word) => word.charAt(0));
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{ ...style, background: COLOURS[index % COLOURS.length] }}
    >
      {initials.join('')}
    </span>
  );
}

/** The name beside the picture. */
export function useAuthorName(author: SlackMessage['author']): string {
  const { state } = useRoom();
  if (author.kind === 'app') return state.bot.name;
  if (author.kind === 'slackbot') return 'Slackbot';
  return state.users.find(({ id }) => id === author.user)?.realName ?? author.user;
}
