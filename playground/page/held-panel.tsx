import type { ReactNode } from 'react';
import type { HeldMessage } from '../page-contract.ts';
import { Mrkdwn } from './blocks/text.tsx';
import { fullMoment, heldTitle, slackDate } from './dates.ts';
import { useRoom } from './room.tsx';
import { ToolPanel } from './tool-panel.tsx';

/** The messages that Slack holds for later, soonest first. */
export function HeldPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { held } = useRoom().state;
  return (
    <ToolPanel title={heldTitle(held.length)} onClose={onClose}>
      {held.length === 0 && (
        <p className="tool-note">
          Follow a course, such as <code>/course follow TX00EY23-3015</code>. What is due within the next day
          and a half is handed to Slack, and comes even if Coursebell is down then.
        </p>
      )}
      <ol className="held">
        {held.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ol>
    </ToolPanel>
  );
}

function Held({ message: { channel, postAt, firstLine } }: { message: HeldMessage }): ReactNode {
  const { state } = useRoom();
  const where = state.channels.find(({ id }) => id === channel);
  const person = state.users.find(({ id }) => id === where?.name);
  return (
    <li>
      <p className="held-head">
        <time title={fullMoment(postAt)}>{slackDate(postAt, '{date_short_pretty} {time}')}</time>
        <span>{person ? `to ${person.realName}` : `#${where?.name ?? channel}`}</span>
      </p>
      <Mrkdwn text={firstLine} />
    </li>
  );
}
