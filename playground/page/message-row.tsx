import { memo, type ReactNode, useState } from 'react';
import type { SlackMessage } from '../slack-side.ts';
import { Unfurls } from './beyond.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { InteractionProvider, useMessageInteraction } from './blocks/interaction.tsx';
import { Mrkdwn } from './blocks/text.tsx';
import { useRoom } from './conversation.tsx';
import { fullMoment, timeOfTs } from './dates-panel.tsx';
import { Avatar, Icon, useAuthorName } from './icons.tsx';
import { act, troubleOf } from './live.ts';
import { MenuButton } from './menu.tsx';
import { JsonView } from './tools.tsx';
import { languageOf, useWords } from './words.ts';

interface Props {
  readonly message: SlackMessage;
  readonly onTrouble: (trouble: string | undefined) => void;
}

/** The app's shortcuts for a message. Slack offers none for a message that only one person sees. */
function MessageShortcuts({ message, onTrouble }: Props): ReactNode {
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

interface MessageRowProps {
  readonly message: SlackMessage;
  readonly replies?: readonly SlackMessage[];
  /** Left out inside a thread. */
  readonly onThread?: () => void;
}

/** One message with its author, its blocks, and its tools. */
export function MessageRow({ message, replies = [], onThread }: MessageRowProps): ReactNode {
  const name = useAuthorName(message.author);
  const [showsJson, setShowsJson] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { onlyFor, text, blocks } = message;
  return (
    <article
      className="message"
      data-private={onlyFor !== undefined}
      aria-label={`${name}: ${text.slice(0, 120)}`}
    >
      <Avatar author={message.author} size={36} />
      <div className="message-body">
        <Byline message={message} name={name} />
        <MessageContent message={message} />
        <Unfurls message={message} />
        {replies.length > 0 && onThread && (
          <button type="button" className="replies" onClick={onThread}>
            <Icon name="thread" size={16} /> {replies.length === 1 ? '1 reply' : `${replies.length} replies`}
          </button>
        )}
        {trouble && <Trouble text={trouble} />}
        {showsJson && <JsonView value={{ text, blocks }} />}
      </div>
      <Tools showsJson={showsJson} setShowsJson={setShowsJson} onThread={onlyFor ? undefined : onThread}>
        <MessageShortcuts message={message} onTrouble={setTrouble} />
      </Tools>
    </article>
  );
}

function Trouble({ text }: { text: string }): ReactNode {
  return (
    <p className="trouble" role="alert">
      <Icon name="warning" size={15} /> {text}
    </p>
  );
}

function Byline({ message, name }: { message: SlackMessage; name: string }): ReactNode {
  const { ts, author, onlyFor, command } = message;
  const { lang, onlyYou } = useWords();
  return (
    <>
      {onlyFor && (
        <p className="only-you" lang={lang}>
          <Icon name="eye" size={14} /> {onlyYou}
          {command && <code>{command}</code>}
        </p>
      )}
      <p className="byline">
        <strong>{name}</strong>
        {author.kind === 'app' && <span className="badge">APP</span>}
        <time title={fullMoment(Number(ts))}>{timeOfTs(ts)}</time>
      </p>
    </>
  );
}

interface ToolsProps {
  readonly showsJson: boolean;
  readonly setShowsJson: (shows: boolean) => void;
  readonly onThread: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The tools at the message's corner. */
function Tools({ showsJson, setShowsJson, onThread, children }: ToolsProps): ReactNode {
  return (
    <div className="tools">
      {onThread && (
        <button
          type="button"
          className="icon-button"
          title="Reply in thread"
          aria-label="Reply in thread"
          onClick={onThread}
        >
          <Icon name="thread" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        title="View JSON"
        aria-label="View JSON"
        aria-pressed={showsJson}
        onClick={() => setShowsJson(!showsJson)}
      >
        <Icon name="code" />
      </button>
      {children}
    </div>
  );
}

/** The blocks, or the bare text if there are none. */
const MessageContent = memo(function MessageContent({ message }: { message: SlackMessage }): ReactNode {
  const interaction = useMessageInteraction(message);
  const words = useWords();
  return (
    <div className="content" lang={message.locale && languageOf(message.locale)}>
      {message.blocks.length > 0 ? (
        <InteractionProvider interaction={interaction}>
          <Blocks blocks={message.blocks} />
        </InteractionProvider>
      ) : (
        <Mrkdwn text={message.text} />
      )}
      {message.edited && <span className="edited">{words.edited}</span>}
      {interaction.trouble && <Trouble text={interaction.trouble} />}
    </div>
  );
});
