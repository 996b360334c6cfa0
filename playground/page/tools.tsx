import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeldMessage } from '../page-contract.ts';
import { STUDY_API_MODES, type StudyApiMode } from '../sample-modes.ts';
import { AgentSwitch } from './beyond.tsx';
import { Mrkdwn } from './blocks/text.tsx';
import { useRoom } from './conversation.tsx';
import { fullMoment, heldTitle, moment, slackDate } from './dates-panel.tsx';
import { onEscape, pressedIf } from './focus.ts';
import { Icon } from './icons.tsx';
import { act, type Theme, useNow } from './live.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel to the right of the conversation, in place of a thread. */
export function ToolPanel({ title, onClose, children }: Props): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside ref={panel} className="thread tool" aria-label={title} tabIndex={-1} onKeyDown={onEscape(onClose)}>
      <header className="head">
        <h1>{title}</h1>
        <button type="button" className="icon-button" aria-label="Close the panel" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="tool-body">{children}</div>
    </aside>
  );
}

/** What the app really sent, to read or to paste into a Block Kit builder. */
export function JsonView({ value }: { value: unknown }): ReactNode {
  const text = JSON.stringify(value, null, 2);
  const [copied, setCopied] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Under the last message the view would open out of sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <div className="json" lang="en" ref={box}>
      <button type="button" className="json-copy" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

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

export function Held({ message: { channel, postAt, firstLine } }: { message: HeldMessage }): ReactNode {
  return (
    <li>
      <p className="held-head">
        <time title={fullMoment(postAt)}>{slackDate(postAt, '{date_short_pretty} {time}')}</time>
        <Where channel={channel} />
      </p>
      <Mrkdwn text={firstLine} />
    </li>
  );
}

/** A panel on the right. */
export type Tool = 'held' | 'dates' | 'lessons' | 'steps' | 'details';

interface TimeStripProps {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
}

/** Below the bar: the workspace's time, buttons that move it forward, and tools that depend on time. */
export function TimeStrip({ tool, onTool }: TimeStripProps): ReactNode {
  const { state } = useRoom();
  // What an evaluator does not need at first.
  const [hasMore, setMore] = useState(false);
  const toggle = (wanted: Tool, label: string, opens = label): ReactNode => (
    <button
      type="button"
      className="strip-button"
      aria-label={opens}
      title={opens === label ? undefined : opens}
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
      <NextHeld />
      <div className="strip-tools">
        {toggle('held', heldTitle(state.held.length))}
        {toggle('dates', 'Dates', 'Change a course’s dates')}
        <button
          type="button"
          className="strip-button"
          aria-expanded={hasMore}
          onClick={() => setMore(!hasMore)}
        >
          {hasMore ? 'Less' : 'More'}
        </button>
        {hasMore && (
          <>
            {toggle('lessons', 'Lessons', 'Change a course’s lessons')}
            {toggle('steps', 'Workflow steps')}
            <AgentSwitch />
            <OperationsSwitch />
          </>
        )}
      </div>
    </section>
  );
}

/** Takes away all that the study API offers beyond its specification. */
function OperationsSwitch(): ReactNode {
  const { onlyFourOperations } = useRoom().state;
  return (
    <button
      type="button"
      className="strip-button"
      aria-pressed={onlyFourOperations}
      title="The study API then finds courses by their codes alone, as an older one"
      onClick={() => void act({ do: 'onlyFourOperations', on: !onlyFourOperations })}
    >
      Only the four operations
    </button>
  );
}

/** The next message that Slack holds: when it comes, where, and how it begins. */
function NextHeld(): ReactNode {
  const { state } = useRoom();
  const [next] = state.held;
  if (!next) return null;
  return (
    <p className="next-held" role="status">
      <span className="next-held-when">
        Next:{' '}
        <time title={fullMoment(next.postAt)}>{slackDate(next.postAt, '{date_short_pretty} {time}')}</time>{' '}
        <Where channel={next.channel} />
      </span>
      <Mrkdwn text={next.firstLine} />
    </p>
  );
}

/** "#it-courses", or "to Sam". */
function Where({ channel }: { channel: string }): ReactNode {
  const { state } = useRoom();
  const where = state.channels.find(({ id }) => id === channel);
  const person = state.users.find(({ id }) => id === where?.name);
  return <span>{person ? `to ${person.realName}` : `#${where?.name ?? channel}`}</span>;
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
      {button(1 / 6, '+10 min')}
      {button(1, '+1 hour')}
      {button(24, '+1 day')}
    </div>
  );
}

interface PlaygroundBarProps {
  readonly setTheme: (theme: Theme) => void;
  readonly setUser: (id: string) => void;
}

/** The bar above the workspace, with the controls that only a playground has. */
export function PlaygroundBar({ setTheme, setUser }: PlaygroundBarProps): ReactNode {
  const { state, user, theme } = useRoom();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className="bar">
      <strong className="bar-title">
        <Icon name="bell" size={16} /> <span>Coursebell playground</span>
      </strong>
      <ModeSwitch mode={state.mode} />
      <label className="bar-user">
        <span>Acting as</span>
        <select value={user.id} onChange={(event) => setUser(event.target.value)}>
          {state.users.map(({ id, realName }) => (
            <option key={id} value={id}>
              {realName}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice />
      <button
        type="button"
        className="bar-theme"
        title={`Switch to ${other}`}
        aria-label={`Switch to ${other}`}
        onClick={() => setTheme(other)}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={16} />
      </button>
    </header>
  );
}

const LANGUAGES: readonly (readonly [locale: string, name: string])[] = [
  ['en-GB', 'English'],
  ['fi-FI', 'Suomi'],
  ['sv-SE', 'Svenska'],
];

/** The language in which the acting person uses Slack. */
function LanguageChoice(): ReactNode {
  const { user } = useRoom();
  return (
    <label className="bar-user">
      <span>Slack in</span>
      <select
        aria-label="Slack’s language"
        value={user.locale}
        onChange={(event) => void act({ do: 'locale', user: user.id, locale: event.target.value })}
      >
        {LANGUAGES.map(([locale, name]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ModeSwitch({ mode }: { mode: StudyApiMode }): ReactNode {
  const [chosen, setChosen] = useState(mode);
  // The switch moves at once; another tab may move it, too.
  useEffect(() => setChosen(mode), [mode]);
  const choose = (next: StudyApiMode): void => {
    setChosen(next);
    void act({ do: 'mode', mode: next });
  };
  return (
    <fieldset className="modes">
      <legend>Study API</legend>
      {STUDY_API_MODES.map((each) => (
        <label key={each} className="mode" data-on={each === chosen}>
          <input type="radio" name="study-api-mode" checked={each === chosen} onChange={() => choose(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
