import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { PageState } from '../page-contract.ts';
import type { SlackChannel } from '../slack-side.ts';
import { useRoom } from './conversation.tsx';
import { Icon } from './icons.tsx';
import { act, troubleOf } from './live.ts';
import { MenuButton } from './menu.tsx';

/** Something that the composer can fill in. */
interface Completion {
  readonly label: string;
  readonly usage: string;
  readonly about: string;
  /** The whole text once this completion is taken. */
  readonly fill: string;
}

/** The app's commands for a typed `/`, and the app itself for a typed `@`. */
function completionsFor(text: string, { commands, bot }: PageState): Completion[] {
  if (/^\/\S*$/.test(text)) {
    return commands
      .filter(({ command }) => command.startsWith(text.toLowerCase()))
      .map(({ command, usage, description }) => ({
        label: command,
        usage,
        about: description,
        fill: `${command} `,
      }));
  }
  const mention = /(^|\s)@(\w*)$/.exec(text);
  const typed = mention?.[2]?.toLowerCase();
  if (typed === undefined || !bot.name.toLowerCase().startsWith(typed)) return [];
  const fill = `${text.slice(0, text.length - typed.length)}${bot.name} `;
  return [{ label: `@${bot.name}`, usage: '', about: 'App', fill }];
}

/** The id of a completion in its list. */
function completionId(list: string, index: number): string {
  return `${list}-${index}`;
}

interface Props {
  readonly id: string;
  readonly completions: readonly Completion[];
  readonly index: number;
  readonly onTake: (completion: Completion) => void;
}

function CompletionList({ id, completions, index, onTake }: Props): ReactNode {
  if (completions.length === 0) return null;
  return (
    <div className="completions" id={id} role="listbox" aria-label="Suggestions">
      {completions.map((each, at) => (
        <button
          key={each.label}
          type="button"
          role="option"
          id={completionId(id, at)}
          aria-selected={at === index}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(each)}
        >
          <strong>{each.label}</strong> <span className="usage">{each.usage}</span>
          <span className="about">{each.about}</span>
        </button>
      ))}
    </div>
  );
}

interface ComposerProps {
  readonly channel: SlackChannel;
  readonly threadTs?: string;
  readonly placeholder: string;
}

/** The state of the last request: none yet, under way, answered in some time, or failed. */
type Outcome = { readonly note: string; readonly failed: boolean } | undefined;

function useSending({ channel, threadTs }: ComposerProps) {
  const { user } = useRoom();
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async (text: string): Promise<void> => {
    if (threadTs && text.startsWith('/')) {
      const note = 'Slack runs no commands in threads. Mention the app instead.';
      setOutcome({ note, failed: true });
      return;
    }
    setOutcome({ note: 'Sent…', failed: false });
    const answer = await act({ do: 'type', channel: channel.id, user: user.id, text, threadTs });
    const trouble = troubleOf(answer);
    if (trouble) setOutcome({ note: trouble, failed: true });
    else if (answer.ms === undefined) setOutcome(undefined);
    else setOutcome({ note: `Acknowledged in ${answer.ms || '<1'} ms`, failed: false });
  };
  const take = async (callbackId: string): Promise<void> => {
    const trouble = troubleOf(await act({ do: 'shortcut', user: user.id, callbackId }));
    setOutcome(trouble ? { note: trouble, failed: true } : undefined);
  };
  return { outcome, send, take };
}

/** The list that is open while a person types a command or a mention, and its keys. */
function useCompletions(text: string, setText: (text: string) => void, inThread: boolean) {
  const { state } = useRoom();
  const [index, setIndex] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const offered = text === dismissed || inThread ? [] : completionsFor(text, state);
  const take = ({ fill }: Completion): void => {
    setText(fill);
    setDismissed(fill);
    setIndex(0);
  };
  const move = (step: number): void => setIndex((index + step + offered.length) % offered.length);
  const keys = (chosen: Completion): Readonly<Record<string, () => void>> => ({
    Tab: () => take(chosen),
    Enter: () => take(chosen),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setDismissed(text),
  });
  /** True if the key belonged to the list. */
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const chosen = offered[index];
    const handle = chosen && !shiftKey ? keys(chosen)[key] : undefined;
    handle?.();
    return handle !== undefined;
  };
  return { offered, index, take, onKey, reset: () => setIndex(0) };
}

/** The field for messages: Enter sends, Shift+Enter breaks the line, `/` and `@` suggest. */
export function Composer(props: ComposerProps): ReactNode {
  const { outcome, send, take: takeShortcut } = useSending(props);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const { offered, index, take, onKey, reset } = useCompletions(text, setText, props.threadTs !== undefined);
  const submit = (): void => {
    if (text.trim() === '') return;
    setText('');
    field.current?.focus();
    void send(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  };
  const onType = (typed: string): void => {
    setText(typed);
    reset();
  };
  const onTake = (completion: Completion): void => {
    take(completion);
    field.current?.focus();
  };
  return (
    <div className="composer">
      <CompletionList id={list} completions={offered} index={index} onTake={onTake} />
      <Field
        {...{ field, text, placeholder: props.placeholder, onType, onKeyDown, submit }}
        suggested={offered.length > 0 ? { list, current: completionId(list, index) } : undefined}
      >
        <Shortcuts onTake={(callbackId) => void takeShortcut(callbackId)} />
      </Field>
      <p className="composer-note" data-failed={outcome?.failed === true} aria-live="polite">
        {outcome?.note ?? 'Enter sends · / for commands · @Coursebell to ask'}
      </p>
    </div>
  );
}

interface FieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly submit: () => void;
  /** The ids of the open list, and of the completion that the keys have reached. */
  readonly suggested: { readonly list: string; readonly current: string } | undefined;
  readonly children: ReactNode;
}

/** The app's shortcuts that need no message. */
function Shortcuts({ onTake }: { onTake: (callbackId: string) => void }): ReactNode {
  const { state } = useRoom();
  const items = state.shortcuts
    .filter(({ type }) => type === 'global')
    .map(({ callbackId, name, description }) => ({ key: callbackId, label: name, about: description }));
  if (items.length === 0) return null;
  return <MenuButton label="Shortcuts" icon="bolt" className="icon-button" items={items} onChoose={onTake} />;
}

/** The field is a combobox only while its list is open; otherwise it takes lines like any field. */
function listed({ suggested }: FieldProps) {
  return (
    suggested && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': true,
      'aria-controls': suggested.list,
      'aria-activedescendant': suggested.current,
    }
  );
}

function Field(props: FieldProps): ReactNode {
  const { field, text, placeholder, onType, onKeyDown, submit, children } = props;
  return (
    <div className="composer-box">
      {children}
      <textarea
        ref={field}
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        {...listed(props)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="send" aria-label="Send" disabled={text.trim() === ''} onClick={submit}>
        <Icon name="send" />
      </button>
    </div>
  );
}
