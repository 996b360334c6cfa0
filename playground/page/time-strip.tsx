import { type ReactNode, useState } from 'react';
import { useNow } from './clock.ts';
import { heldTitle, moment } from './dates.ts';
import { pressedIf } from './focus.ts';
import { Icon } from './icons.tsx';
import { act } from './live.ts';
import { useRoom } from './room.tsx';

/** A panel on the right. */
export type Tool = 'held' | 'dates';

interface Props {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
}

/** Below the bar: the workspace's time, buttons that move it forward, and tools that depend on time. */
export function TimeStrip({ tool, onTool }: Props): ReactNode {
  const { state } = useRoom();
  const toggle = (wanted: Tool, label: string): ReactNode => (
    <button
      type="button"
      className="strip-button"
      aria-pressed={tool === wanted}
      onClick={() => onTool(tool === wanted ? undefined : wanted)}
    >
      {label}
    </button>
  );
  return (
    <section className="strip" aria-label="Time">
      <Now />
      <Forward />
      <div className="strip-tools">
        {toggle('held', heldTitle(state.held.length))}
        {toggle('dates', 'Change a course’s dates')}
      </div>
    </section>
  );
}

function Now(): ReactNode {
  const { state } = useRoom();
  const hours = Math.round(state.clock.ahead / 3_600_000);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const parts = [days && `${days} d`, rest && `${rest} h`].filter(Boolean);
  return (
    <p className="now">
      <Icon name="clock" size={16} />
      <time>{moment(useNow() / 1000)}</time>
      {parts.length > 0 && <span className="now-ahead">{parts.join(' ')} ahead</span>}
    </p>
  );
}

function Forward(): ReactNode {
  const { moving } = useRoom().state.clock;
  const [asked, setAsked] = useState(0);
  const forward = async (hours: number): Promise<void> => {
    setAsked(hours);
    await act({ do: 'forward', hours });
    setAsked(0);
  };
  const busy = moving || asked > 0;
  const button = (hours: number, label: string): ReactNode => (
    <button
      type="button"
      className="strip-button"
      aria-busy={asked === hours}
      {...pressedIf(!busy, () => void forward(hours))}
    >
      {label}
    </button>
  );
  return (
    <div className="forward">
      {button(1, '+1 hour')}
      {button(24, '+1 day')}
    </div>
  );
}
